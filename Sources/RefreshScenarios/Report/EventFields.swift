import RefreshKit
import RefreshKitTesting

extension ScenarioEvent {
  /// The fields of the event beside its instant and its name, in the order of the file format.
  var fields: [(key: String, value: JSONValue)] {
    switch kind {
    case .scrollViewDidScroll(let x, let y):
      [("x", .number(x)), ("y", .number(y))]
    case .scrollViewWillEndDragging(let velocity, let target):
      [("velocity", velocity.json), ("target", target.json)]
    case .scrollViewDidEndDragging(let willDecelerate):
      [("willDecelerate", .flag(willDecelerate))]
    case .scrollViewDidChangeAdjustedContentInset(let insets):
      insets.fields
    case .didBeginRefresh(let cycle, let source):
      [("cycle", .number(Double(cycle))), ("source", .text(source))]
    case .didEndRefresh(let cycle, let outcome):
      [("cycle", .number(Double(cycle))), ("outcome", .text(outcome))]
    case .didCancelPull(let reason):
      [("reason", .text(reason))]
    case .state(let from, let to, let reason, let cycle):
      [("from", .text(from)), ("to", .text(to)), ("reason", .text(reason))]
        + (cycle.map { [("cycle", .number(Double($0)))] } ?? [])
    case .action(let cycle):
      [("cycle", .number(Double(cycle)))]
    case .answer(let command, let outcome):
      [("do", .text(command)), ("outcome", .text(outcome))]
    case .diagnostic(let text):
      [("text", .text(text))]
    case .scrollViewWillBeginDragging, .scrollViewWillBeginDecelerating,
      .scrollViewDidEndDecelerating, .scrollViewDidEndScrollingAnimation,
      .scrollViewShouldScrollToTop, .scrollViewDidScrollToTop, .armed, .disarmed,
      .indicatorRestarted, .unhandledRefresh:
      []
    }
  }
}

extension ScrollPoint {
  /// The point as an object.
  var json: JSONValue { .object(["x": .number(x), "y": .number(y)]) }
}

extension ContentInsets {
  /// The sides in the order of the file format.
  var fields: [(key: String, value: JSONValue)] {
    [
      ("top", .number(top)), ("left", .number(left)), ("bottom", .number(bottom)),
      ("right", .number(right)),
    ]
  }

  /// The insets as an object.
  var json: JSONValue {
    .object(Dictionary(fields.map { ($0.key, $0.value) }) { first, _ in first })
  }
}
