import RefreshKit
import RefreshKitTesting
import RefreshScenarios

/// The built-in scenarios.
enum Demo: String, CaseIterable {
  /// A pull and a flick, recorded on a phone.
  case touches

  /// A selected row pulls and refreshes.
  case rows

  /// A control that ignores the header of its table.
  case header

  /// What is run.
  var scenario: Scenario {
    switch self {
    case .touches: Self.touchesScenario
    case .rows: Self.rowsScenario
    case .header: Self.headerScenario
    }
  }

  /// A recorded pull, a refresh with a deadline, a recorded flick.
  ///
  /// The viewport is that of the phone of the recording: its touches lie on a grid of 3.5 pixels a
  /// point, which is a screen of 1440 × 2560 pixels, or 411 × 731 points. The longest recorded pull
  /// moves the finger 193 points, which is 93 points of content: less than the 120 points that the
  /// policy `threshold` asks for by default, so that the control refreshes at the release, from 60
  /// points on.
  private static var touchesScenario: Scenario {
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

  /// Twenty rows of 44 points; two quick selections give one refresh, which ends 3 s later.
  private static var rowsScenario: Scenario {
    Scenario(
      name: "selecting a row pulls and refreshes",
      scrollView: .init(kind: .table, width: 320, height: 480, contentHeight: 880),
      refreshControl: .init(),
      frame: 0.05,
      steps: [
        .init(at: 0.5, .pullAndRefresh),
        .init(at: 0.5, .endRefreshing(deadline: nil, after: 3, outcome: .success)),
        .init(at: 0.7, .pullAndRefresh),
        .init(at: 2, .checkpoint(label: "refreshing")),
      ],
      until: 5)
  }

  /// An advertisement of 150 points comes late; the content goes to the first row, once.
  private static var headerScenario: Scenario {
    Scenario(
      name: "a control at the lower edge of a table's header",
      scrollView: .init(
        kind: .table, width: 320, height: 480, contentHeight: 2000, contentInset: .init(top: 64)),
      refreshControl: .init(ignoresTableHeaderView: true),
      frame: 0.05,
      steps: [
        .init(at: 0, .checkpoint(label: "no header yet")),
        .init(at: 0.5, .setTableHeader(height: 150)),
        .init(at: 0.5, .checkpoint(label: "the header is there")),
        .init(at: 1, .dragTo(y: -190, x: nil)),
        .init(at: 1.2, .release(velocity: 0)),
        .init(at: 2.2, .checkpoint(label: "refreshing")),
        .init(at: 2.5, .endRefreshing(deadline: nil, after: nil, outcome: .success)),
      ],
      until: 5)
  }
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
