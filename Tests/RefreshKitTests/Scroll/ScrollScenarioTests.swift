import RefreshKit
import XCTest

/// S11: the order of callbacks in 29 scenarios that others have recorded or documented.
final class ScrollScenarioTests: XCTestCase {
  private let scenarios = ScrollScenario.drags + ScrollScenario.code

  func testScenariosAreAllOfTheFile() {
    XCTAssertEqual(scenarios.count, 29)
    XCTAssertEqual(Set(scenarios.map(\.id)).count, 29)
  }

  func testScenarioMatchingComparesRunsOfScrolls() {
    XCTAssertTrue(ScrollScenario.matches(["B", "S", "S", "ED-"], "B S2 ED-"))
    XCTAssertTrue(ScrollScenario.matches(["S", "S", "S", "DD"], "S* S S* DD"))
    XCTAssertFalse(ScrollScenario.matches(["S", "S", "DD"], "S* S S* DD"))
    XCTAssertFalse(ScrollScenario.matches(["B", "S", "S"], "B S"))
    XCTAssertFalse(ScrollScenario.matches(["B"], "B S*"))
    XCTAssertFalse(ScrollScenario.matches(["ED+"], "ED-"))
    XCTAssertTrue(ScrollScenario.matches(["should", "did"], "should did"))
  }

  func testEveryScenarioSendsItsCallbacksInOrder() {
    for scenario in scenarios {
      let stage = scenario.run()
      XCTAssertTrue(
        ScrollScenario.matches(stage.log.entries.map(\.token), scenario.calls),
        "\(scenario.id): wanted \(scenario.calls), got \(stage.log.exact)")
      for (token, flags) in scenario.flags {
        let found = stage.log.entries.last { $0.token == token }?.flags
        XCTAssertEqual(found, flags, "\(scenario.id): flags inside the last \(token)")
      }
    }
  }

  func testEveryScenarioEndsWhereItShould() {
    for scenario in scenarios {
      let stage = scenario.run()
      let release = stage.log.all(.willEndDragging).first
      func compare(_ found: Double?, _ wanted: Double?, _ what: String) {
        guard let wanted else { return }
        XCTAssertEqual(found ?? .nan, wanted, accuracy: 1e-9, "\(scenario.id): \(what)")
      }
      compare(release?.velocity?.y, scenario.velocity, "velocity")
      compare(release?.target?.y, scenario.target, "target")
      compare(stage.y, scenario.finalOffset, "final offset")
      compare(stage.view.adjustedContentInset.top, scenario.adjustedTop, "adjusted top")
      compare(stage.log.entries.map(\.offset.y).min(), scenario.leastOffset, "least offset")
      if let isRefreshing = scenario.endsRefreshing {
        XCTAssertEqual(
          stage.view.refreshControl?.isRefreshing, isRefreshing, "\(scenario.id): refreshing")
      }
    }
  }

  func testFlickInwardFromPastTheEdgeEndsOnItsTarget() {
    // The file: UIKit's target is wrong here. Ours is where the content comes to rest.
    guard let scenario = scenarios.first(where: { $0.id == "overscroll_flick_inward" }) else {
      return XCTFail("no such scenario")
    }
    let stage = scenario.run()
    let target = stage.log.last(.willEndDragging)?.target?.y
    XCTAssertEqual(target ?? .nan, stage.y, accuracy: 1e-9)
  }
}
