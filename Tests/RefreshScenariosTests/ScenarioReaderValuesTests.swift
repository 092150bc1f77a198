import RefreshScenarios
import XCTest

final class ScenarioReaderValuesTests: XCTestCase {
  private func expect(
    _ line: String, _ text: String, file: StaticString = #filePath, at number: UInt = #line
  ) {
    XCTAssertEqual(fault(text), line, file: file, line: number)
  }

  private func view(_ field: String) -> String {
    scenarioText(view: "\"width\": 1, \"height\": 1, \(field)")
  }

  private func control(_ fields: String) -> String {
    scenarioText(more: ", \"refreshControl\": {\(fields)}")
  }

  func testFlagWhereANumberIsWantedIsRefused() {
    expect(
      "steps[0].y: expected a number, found true",
      scenarioText(steps: #"{"at": 0, "do": "dragTo", "y": true}"#))
    expect(
      "steps[0].y: expected a number, found \"3\"",
      scenarioText(steps: #"{"at": 0, "do": "dragTo", "y": "3"}"#))
  }

  func testNumberWhereAFlagIsWantedIsRefused() {
    expect("scrollView.bounces: expected true or false, found 1", view(#""bounces": 1"#))
    expect("scrollView.bounces: expected true or false, found 0", view(#""bounces": 0"#))
    expect(
      "steps[0].value: expected true or false, found 1",
      scenarioText(steps: #"{"at": 0, "do": "setVeto", "value": 1}"#))
  }

  func testOtherWrongTypesAreRefused() {
    expect("name: expected a text, found 3", scenarioText(more: #", "name": 3"#))
    expect(
      "refreshControl: expected an object, found true",
      scenarioText(more: #", "refreshControl": true"#))
    expect("steps[0]: expected an object, found 7", scenarioText(steps: "7"))
    expect(
      "steps: expected an array, found an object",
      #"{"format": 1, "scrollView": {"width": 1, "height": 1}, "steps": {}}"#)
    expect(
      "refreshControl.title: expected a text or null, found 3", control(#""title": 3"#))
  }

  func testNullWhereTheFormatHasNoneIsRefused() {
    expect(
      "until: expected seconds from 0 (the last step) to 1000000000, found null",
      scenarioText(more: #", "until": null"#))
    expect(
      "refreshControl: expected an object, found null",
      scenarioText(more: #", "refreshControl": null"#))
    expect(
      "refreshControl.triggerDistance: expected a number above 0, found null",
      control(#""triggerDistance": null"#))
    expect(
      "steps[0].x: expected a number, found null",
      scenarioText(steps: #"{"at": 0, "do": "dragTo", "y": 1, "x": null}"#))
  }

  func testStepBackInTimeIsRefused() {
    expect(
      "steps[1].at: expected 1.5 (the step before) or later, found 1",
      scenarioText(steps: #"{"at": 1.5, "do": "release"}, {"at": 1, "do": "release"}"#))
    expect(
      "steps[0].at: expected seconds from 0 to 1000000000, found -1",
      scenarioText(steps: #"{"at": -1, "do": "release"}"#))
  }

  func testUntilBeforeTheLastStepIsRefused() {
    expect(
      "until: expected seconds from 2 (the last step) to 1000000000, found 1.5",
      scenarioText(steps: #"{"at": 2, "do": "release"}"#, more: #", "until": 1.5"#))
  }

  func testDeadlineAndAfterTogetherAreRefused() {
    expect(
      "steps[0].after: expected deadline or after, found both in one step",
      scenarioText(steps: #"{"at": 0, "do": "endRefreshing", "deadline": 2, "after": 1}"#))
  }

  func testNonsensicalFrameIsRefused() {
    for frame in ["0", "-0.1", "1e-300"] {
      expect(
        "frame: expected seconds from 0.000001 to 1000000000, found \(frame)",
        scenarioText(more: ", \"frame\": \(frame)"))
    }
  }

  func testNonsensicalViewIsRefused() {
    expect(
      "scrollView.width: expected a number of 0 or more, found -1",
      scenarioText(view: #""width": -1, "height": 1"#))
    expect(
      "scrollView.contentHeight: expected a number of 0 or more, found -1",
      view(#""contentHeight": -1"#))
    for rate in ["0", "1", "1.5", "-0.5", "\"slow\"", "true"] {
      expect(
        "scrollView.decelerationRate: expected \"normal\", \"fast\" or a number between 0 and 1, "
          + "found \(rate)",
        view("\"decelerationRate\": \(rate)"))
    }
  }

  func testNonsensicalControlIsRefused() {
    expect(
      "refreshControl.triggerDistance: expected a number above 0, found 0",
      control(#""triggerDistance": 0"#))
    expect(
      "refreshControl.hysteresis: expected a number of 0 or more, found -1",
      control(#""hysteresis": -1"#))
    expect(
      "refreshControl.height: expected a number of 0 or more, found -60",
      control(#""height": -60"#))
    expect(
      "refreshControl.minimumDuration: expected at most the maximumDuration of 2, found 3",
      control(#""minimumDuration": 3, "maximumDuration": 2"#))
    expect(
      "steps[0].minimumDuration: expected at most the maximumDuration of 2, found 3",
      scenarioText(
        steps: """
          {"at": 0, "do": "attachControl", "minimumDuration": 3, "maximumDuration": 2}
          """))
  }
}
