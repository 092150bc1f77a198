import RefreshKitTesting

/// Returns the built-in scenario: a recorded pull, a refresh with a deadline, a recorded flick.
///
/// The viewport is that of the phone of the recording: its touches lie on a grid of 3.5 pixels a
/// point, which is a screen of 1440 × 2560 pixels, or 411 × 731 points. The longest recorded pull
/// moves the finger 193 points, which is 93 points of content: less than the 120 points that the
/// policy `threshold` asks for by default, so that the control refreshes at the release, from 60
/// points on.
func demoScenario() -> Scenario {
  var steps = RecordedTouches.pull.steps(from: 0.5)
  steps += [
    .init(at: 1, .endRefreshing(deadline: nil, after: 1.5, outcome: .success)),
    .init(at: 2, .checkpoint(label: "refreshing")),
  ]
  steps += RecordedTouches.flick.steps(from: 3.5)
  return Scenario(
    name: "a pull and a flick, recorded on a phone",
    scrollView: .init(
      kind: .table,
      width: 411,
      height: 731,
      contentHeight: 3000,
      contentInset: .init(top: 80)),
    refreshControl: .init(trigger: .release),
    frame: 0.05,
    steps: steps,
    until: 8)
}

extension [RecordedTouches.Touch] {
  /// Returns the steps of a recorded gesture that begins at an instant.
  fileprivate func steps(from start: Double) -> [Scenario.Step] {
    enumerated().map { index, touch in
      let action: Scenario.Action =
        switch index {
        case startIndex: .touchBegan(x: touch.x, y: touch.y)
        case endIndex - 1: .touchEnded(x: touch.x, y: touch.y)
        default: .touchMoved(x: touch.x, y: touch.y)
        }
      return Scenario.Step(at: start + touch.time, action)
    }
  }
}
