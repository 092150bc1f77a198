import Foundation
import RefreshKitTesting
import XCTest

@testable import RefreshKitTool

final class DemoTests: XCTestCase {
  func testRecordedPullReachesTheTriggerOfItsPolicy() throws {
    let scenario = demoScenario()
    let first = try XCTUnwrap(RecordedTouches.pull.first)
    let last = try XCTUnwrap(RecordedTouches.pull.last)
    // The rubber band of S3, f(x) = (1 − 1/(x·c/d + 1))·d with c = 0.55 and d the viewport's
    // height; the library's trigger under the policy `release` is 60 points.
    let height = scenario.scrollView.height
    let pull = (1 - 1 / ((last.y - first.y) * 0.55 / height + 1)) * height
    XCTAssertEqual(scenario.refreshControl, .init(trigger: .release))
    XCTAssertGreaterThan(pull, 60)
  }

  func testRecordedTouchesAreInTheViewAndInOrder() {
    let scenario = demoScenario()
    XCTAssertEqual(scenario.scrollView.kind, .table)
    for gesture in [RecordedTouches.pull, RecordedTouches.flick] {
      XCTAssertEqual(gesture.first?.time, 0)
      for (before, after) in zip(gesture, gesture.dropFirst()) {
        XCTAssertLessThan(before.time, after.time)
      }
      for touch in gesture {
        XCTAssert((0...scenario.scrollView.width).contains(touch.x))
        XCTAssert((0...scenario.scrollView.height).contains(touch.y))
      }
    }
  }

  func testStepsOfTheDemoGoForwardInTime() {
    let steps = demoScenario().steps
    for (before, after) in zip(steps, steps.dropFirst()) {
      XCTAssertLessThanOrEqual(before.at, after.at)
    }
    XCTAssertEqual(steps.filter { $0.action.verb == .touchBegan }.count, 2)
    XCTAssertEqual(steps.filter { $0.action.verb == .touchEnded }.count, 2)
    XCTAssertEqual(steps.filter { $0.action.verb == .endRefreshing }.count, 1)
  }

  /// The committed output was read through by a person: the recorded finger pulls to 90 pt below
  /// rest, lets go, the refresh holds 60 pt and ends 1.5 s after it was asked to, and the flick
  /// scrolls the list.
  func testDemoPrintsTheCommittedOutput() throws {
    let committed = try XCTUnwrap(
      Bundle.module.url(forResource: "demo", withExtension: "txt", subdirectory: "Data"))
    let run = try Executable().run("demo")
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(run.output, try String(contentsOf: committed, encoding: .utf8))
  }
}
