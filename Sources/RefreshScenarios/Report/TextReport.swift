import RefreshKitTesting

/// A report as lines for a person: the time, the offset as a bar, and what happened.
public struct TextReport {
  private let report: ScenarioReport
  private let bar: OffsetBar
  private let timeWidth: Int

  /// Creates the text form of a report.
  public init(_ report: ScenarioReport) {
    self.report = report
    let snapshots = report.checkpoints + [report.final]
    bar = OffsetBar(pulls: report.events.map(\.pull) + snapshots.map(\.pull))
    let times = report.events.map(\.time) + snapshots.map(\.time)
    timeWidth = times.map { Self.seconds($0).count }.reduce(7, max)
  }

  /// The whole report, with a line feed at the end.
  public var text: String {
    var lines: [String] = []
    if !report.name.isEmpty { lines += [report.name.onOneLine, ""] }
    lines += [
      "A █ is a pull of \(bar.pulledPerCell.formatted(decimals: .max)) pt from rest, "
        + "a ░ a scroll of \(bar.scrolledPerCell.formatted(decimals: .max)) pt into the list.",
      "",
      "\(pad("seconds"))  \(bar.title)  event",
    ]
    for event in report.events {
      lines.append(line(event.time, event.pull, Self.sentence(event)))
    }
    for snapshot in report.checkpoints { lines += [""] + block(snapshot) }
    lines += [""] + block(report.final)
    return lines.map(\.withoutSpacesAtEnd).joined(separator: "\n") + "\n"
  }

  private func line(_ time: Double, _ pull: Double, _ words: String) -> String {
    "\(pad(Self.seconds(time)))  \(bar.text(pull))  \(words)"
  }

  private func pad(_ time: String) -> String {
    String(repeating: " ", count: max(0, timeWidth - time.count)) + time
  }

  private static func sentence(_ event: ScenarioEvent) -> String {
    let (name, facts) = event.kind.parts
    let words = facts.map { "\($0) \($1.formatted(decimals: 2))".onOneLine }
    return switch event.kind {
    case .state: "state \(event.kind)"
    case .answer(let command, let outcome): "answer to \(command): \(outcome)"
    case .diagnostic(let text): "diagnostic: \(text.onOneLine)"
    case .scrollViewDidEndDragging(let willDecelerate):
      "\(name) \(willDecelerate ? "will decelerate" : "will not decelerate")"
    case .scrollViewWillEndDragging: "\(name) \(words.joined(separator: ", "))"
    case .scrollViewDidScroll, .scrollViewWillBeginDragging, .scrollViewWillBeginDecelerating,
      .scrollViewDidEndDecelerating, .scrollViewDidEndScrollingAnimation,
      .scrollViewShouldScrollToTop, .scrollViewDidScrollToTop,
      .scrollViewDidChangeAdjustedContentInset, .didBeginRefresh, .didEndRefresh, .didCancelPull,
      .armed, .disarmed, .action, .indicatorRestarted, .unhandledRefresh:
      ([name] + words).joined(separator: " ")
    }
  }

  /// Returns the lines of a snapshot: one with the bar, and the figures under it.
  private func block(_ snapshot: ScenarioSnapshot) -> [String] {
    let title = snapshot.label.map { "checkpoint \($0.onOneLine)" } ?? "final"
    let indent = String(repeating: " ", count: timeWidth + 2)
    return [line(snapshot.time, snapshot.pull, title)]
      + snapshot.figures.map { indent + "\($0.name.padded(to: 9)) \($0.words)" }
  }

  private static func seconds(_ time: Double) -> String {
    time.formatted(decimals: 3, padded: true)
  }
}
