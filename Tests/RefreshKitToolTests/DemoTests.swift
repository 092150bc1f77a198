import Foundation
import RefreshKit
import RefreshKitTesting
import RefreshScenarios
import XCTest

@testable import RefreshKitTool

final class DemoTests: XCTestCase {
  func testRecordedPullReachesTheTriggerOfItsPolicy() throws {
    let scenario = Demo.touches.scenario
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
    let scenario = Demo.touches.scenario
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
    let steps = Demo.touches.scenario.steps
    for (before, after) in zip(steps, steps.dropFirst()) {
      XCTAssertLessThanOrEqual(before.at, after.at)
    }
    XCTAssertEqual(steps.filter { $0.action.verb == .touchBegan }.count, 2)
    XCTAssertEqual(steps.filter { $0.action.verb == .touchEnded }.count, 2)
    XCTAssertEqual(steps.filter { $0.action.verb == .endRefreshing }.count, 1)
  }

  func testWrittenDemoReadsBackAsItself() throws {
    for demo in Demo.allCases {
      let file = Data(demo.scenario.fileText.utf8)
      XCTAssertEqual(try ScenarioFile.scenario(from: file), demo.scenario, "\(demo)")
    }
  }

  /// The committed output was read through by a person: the recorded finger pulls to 90 pt below
  /// rest, lets go, the refresh holds 60 pt and ends 1.5 s after it was asked to, and the flick
  /// scrolls the list.
  func testDemoPrintsTheCommittedOutput() throws {
    try assertOutput("demo", of: ["demo"])
    try assertOutput("demo", of: ["demo", "touches"])
  }

  /// Read through: one refresh from 0.5 to 3.5 s, the second pull answered `alreadyRefreshing`,
  /// shown at −60 and closed to 0.
  func testDemoOfRowsPrintsTheCommittedOutput() throws {
    try assertOutput("demo-rows", of: ["demo", "rows"])
  }

  /// Read through: the content goes from −64 to 86 (150 − 64) with the header, the control stands
  /// at 90 (150 − 60) throughout, the refresh holds at −124 and closes to −64.
  func testDemoOfTheHeaderPrintsTheCommittedOutput() throws {
    try assertOutput("demo-header", of: ["demo", "header"])
  }

  private func assertOutput(
    _ name: String, of arguments: [String], file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let committed = try XCTUnwrap(
      Bundle.module.url(forResource: name, withExtension: "txt", subdirectory: "Data"))
    let run = try Executable().run(arguments)
    XCTAssertEqual(run.status, 0, file: file, line: line)
    XCTAssertEqual(
      run.output, try String(contentsOf: committed, encoding: .utf8), file: file, line: line)
  }
}
