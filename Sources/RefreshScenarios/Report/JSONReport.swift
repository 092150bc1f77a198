import RefreshKit
import RefreshKitTesting

/// A report as one JSON object, each event and each snapshot on a line of its own.
public struct JSONReport {
  private let report: ScenarioReport

  /// Creates the JSON form of a report.
  public init(_ report: ScenarioReport) { self.report = report }

  /// Returns the text with a line feed at the end: the same bytes for the same report.
  ///
  /// Keys inside a line are sorted, numbers are the shortest decimals that read back as the same
  /// number.
  public func text() -> String {
    var writer = JSONWriter()
    writer.add("{\"format\":1,\"name\":")
    writer.add(.text(report.name))
    writer.add(",\n\"events\":")
    writer.addLines(report.events) { writer, event in
      let (name, facts) = event.kind.parts
      writer.add(
        [("event", .text(name)), ("t", .number(event.time))]
          + facts.map { (key: $0.key, value: $0.value.json) })
    }
    writer.add(",\n\"checkpoints\":")
    writer.addLines(report.checkpoints) { $0.add(Self.json($1)) }
    writer.add(",\n\"final\":")
    writer.add(Self.json(report.final))
    writer.add("}\n")
    return writer.text
  }

  /// Returns a snapshot as an object; only a checkpoint has a label.
  package static func json(_ snapshot: ScenarioSnapshot) -> JSONValue {
    var object: [String: JSONValue] = [
      "t": .number(snapshot.time),
      "state": .text(snapshot.state),
      "isRefreshing": .flag(snapshot.isRefreshing),
      "armed": .flag(snapshot.armed),
      "offset": snapshot.offset.json,
      "adjustedContentInset": snapshot.adjustedContentInset.json,
      "contentInset": snapshot.contentInset.json,
      "refreshInset": .number(snapshot.refreshInset),
      "pinnedHeaderInset": .number(snapshot.pinnedHeaderInset),
      "pullDistance": .number(snapshot.pullDistance),
      "progress": .number(snapshot.progress),
      "visibleHeight": .number(snapshot.visibleHeight),
      "indicator": .text(snapshot.indicator),
      "isTracking": .flag(snapshot.isTracking),
      "isDragging": .flag(snapshot.isDragging),
      "isDecelerating": .flag(snapshot.isDecelerating),
      "velocity": snapshot.velocity.json,
      "controlY": snapshot.controlY.map(JSONValue.number) ?? .null,
      "restOffset": .number(snapshot.restOffset),
      "holdOffset": .number(snapshot.holdOffset),
      "nextDeadline": snapshot.nextDeadline.map(JSONValue.number) ?? .null,
      "nextEvent": snapshot.nextEvent.map(JSONValue.number) ?? .null,
      "counts": .object(
        Dictionary(
          uniqueKeysWithValues: snapshot.counts.figures.map { ($0, .number(Double($1))) })),
    ]
    object["label"] = snapshot.label.map(JSONValue.text)
    return .object(object)
  }
}

extension EventFact {
  fileprivate var json: JSONValue {
    switch self {
    case .flag(let value): .flag(value)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .point(let point): point.json
    }
  }
}

extension ScrollPoint {
  fileprivate var json: JSONValue { .object(["x": .number(x), "y": .number(y)]) }
}

extension ContentInsets {
  fileprivate var json: JSONValue {
    .object([
      "top": .number(top), "left": .number(left), "bottom": .number(bottom),
      "right": .number(right),
    ])
  }
}
