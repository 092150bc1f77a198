import RefreshCore
import XCTest

/// What transitions and answers say of themselves.
final class RefreshTransitionTests: XCTestCase {
  func testDescriptionsOfTransitions() throws {
    var machine = RefreshMachine()
    var lines: [String] = []
    for event in [
      .touchBegan(distance: 0), .dragged(to: 130), .dragged(to: 130), .released,
      .endCommanded(cycle: nil, outcome: .failure, deadline: .zero + .seconds(1)),
      .timeReached, .collapsed,
    ] as [RefreshEvent] {
      let now = event == .timeReached ? Instant.zero + .seconds(1) : .zero
      if let transition = machine.handle(event, at: now).transition {
        lines.append("\(transition)")
      }
    }
    XCTAssertEqual(
      lines,
      [
        "idle → pulling (drag)", "pulling → refreshing (trigger)",
        "refreshing → ending (deadline, failure)", "ending → idle (collapsed, failure)",
      ])
  }

  func testCycleOfAnAnswer() {
    XCTAssertEqual(RefreshAnswer.began(RefreshCycle(number: 3)).cycle, RefreshCycle(number: 3))
    XCTAssertNil(RefreshAnswer.alreadyRefreshing.cycle)
  }
}
