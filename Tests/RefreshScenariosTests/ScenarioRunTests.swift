import Foundation
import RefreshKit
import RefreshKitTesting
import RefreshScenarios
import XCTest

/// What steps of a file do that say less than the calls behind them.
final class ScenarioRunTests: XCTestCase {
  /// The step names y and height: 1000 + 44 − 480 = 564 is the least scroll.
  func testRectangleToShowLeavesXAsItIs() throws {
    let report = try ScenarioRunner().run(Data.scenario(named: "rect-x"))
    XCTAssertEqual(report.final.offset, .init(x: 100, y: 564))
    for (insets, x) in [
      (#""left": 50, "right": 70"#, 100.0), (#""right": 70"#, 650), (#""left": 50"#, -50),
      (#""left": 200, "right": 200"#, 100), (#""left": 200, "right": 200"#, -200),
      (#""left": 0.1"#, 0.7),
    ] {
      let scenario = try scenario(
        steps: #"{"at": 0, "do": "scrollRectToVisible", "y": 1000, "height": 44}"#,
        view: """
          "width": 320, "height": 480, "contentWidth": 900, "contentHeight": 2000,
          "contentInset": {\(insets)}, "contentOffset": {"x": \(x), "y": 0}
          """, more: #", "until": 0"#)
      XCTAssertEqual(
        try ScenarioRunner().run(scenario).final.offset, .init(x: x, y: 564), "\(insets) \(x)")
    }
  }

  /// A finger that lifts is where it was.
  func testTouchThatEndsNeedsNoPlace() throws {
    for (end, outcome) in [("touchEnded", "refreshing"), ("touchCancelled", "pulling")] {
      let scenario = try scenario(
        steps: """
          {"at": 0, "do": "touchBegan", "y": 10}, {"at": 0, "do": "touchMoved", "y": 400},
          {"at": 1, "do": "\(end)"}
          """,
        view: #""width": 320, "height": 480, "contentHeight": 2000"#,
        more: #", "refreshControl": {"trigger": "release"}, "until": 1"#)
      let final = try ScenarioRunner().run(scenario).final
      XCTAssertEqual(final.state, outcome)
      XCTAssertFalse(final.isTracking)
      XCTAssertEqual(try ScenarioFile.scenario(from: Data(scenario.fileText.utf8)), scenario)
    }
    XCTAssertEqual(
      fault(scenarioText(steps: #"{"at": 0, "do": "touchMoved"}"#)),
      "steps[0].y: missing, expected a number")
    XCTAssertEqual(
      fault(scenarioText(steps: #"{"at": 0, "do": "touchEnded", "y": null}"#)),
      "steps[0].y: expected a number, found null")
  }
}
