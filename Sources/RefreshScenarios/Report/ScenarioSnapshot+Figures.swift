import RefreshKit
import RefreshKitTesting

extension ScenarioSnapshot {
  /// How far the content is below rest; negative if it is scrolled into the list.
  var pull: Double { restOffset - offset.y }

  /// The lines of the text form under the title of a snapshot.
  var figures: [(name: String, words: String)] {
    let deadline = nextDeadline.map { "deadline at \($0.formatted(decimals: 3))" }
    let event = nextEvent.map { "next event at \($0.formatted(decimals: 3))" }
    func line(_ name: String, _ words: String?...) -> (name: String, words: String) {
      (name, words.compactMap { $0 }.joined(separator: ", "))
    }
    return [
      line("state", state, armed ? "armed" : nil, "indicator \(indicator)", deadline, event),
      line(
        "offset", offset.formatted(decimals: 2), "rest \(restOffset.words)",
        "hold \(holdOffset.words)"),
      line(
        "pull", pullDistance.words, "progress \(progress.formatted(decimals: 3))",
        "visible \(visibleHeight.words)",
        controlY.map { "control at y \($0.words)" } ?? "no control"),
      line(
        "motion", isTracking ? "tracking" : nil, isDragging ? "dragging" : nil,
        isDecelerating ? "decelerating" : nil, "velocity \(velocity.formatted(decimals: 2))"),
      line(
        "insets", "adjusted \(adjustedContentInset.words)", "content \(contentInset.words)",
        "refresh \(refreshInset.words)", "header \(pinnedHeaderInset.words)"),
      ("counts", counts.figures.map { "\($0) \($1)" }.joined(separator: ", ")),
    ]
  }
}

extension Double {
  /// A length for a person.
  fileprivate var words: String { formatted(decimals: 2) }
}

extension ContentInsets {
  /// Top, left, bottom and right for a person.
  fileprivate var words: String {
    "(" + [top, left, bottom, right].map(\.words).joined(separator: ", ") + ")"
  }
}

extension String {
  /// The text with spaces up to a number of columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text without the spaces at its end.
  var withoutSpacesAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
