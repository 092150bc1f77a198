import RefreshScenarios
import XCTest

final class ScenarioReaderFaultsTests: XCTestCase {
  private func expect(
    _ line: String, _ text: String, file: StaticString = #filePath, at number: UInt = #line
  ) {
    XCTAssertEqual(fault(text), line, file: file, line: number)
  }

  func testTextThatIsNotJSONGivesLineAndColumn() {
    for text in ["{\"format\": 1,\n  \"steps\": [}", "", "{\"format\": 1", "NaN", "{} x"] {
      let line = fault(text) ?? "read"
      XCTAssert(line.contains("not valid JSON"), "\(text): \(line)")
      XCTAssert(line.hasPrefix("line "), "\(text): \(line)")
    }
    XCTAssert(fault("{\"format\": 1,\n  \"steps\": [}")?.hasPrefix("line 2, column 13: ") == true)
  }

  func testNumberOutOfRangeIsRefused() {
    let line = fault(scenarioText(view: #""width": 1e999, "height": 1"#)) ?? "read"
    XCTAssert(line.contains("not valid JSON"), line)
  }

  func testTopLevelOfAnotherTypeIsRefused() {
    expect("top level: expected an object, found an array", "[]")
    expect("top level: expected an object, found 3", "3")
  }

  func testFormatOtherThanOneIsRefusedBeforeAnythingElse() {
    expect("format: expected 1, found 2", #"{"format": 2, "unheardOf": true}"#)
    expect("format: expected 1, found \"1\"", #"{"format": "1"}"#)
    expect("format: expected 1, found true", #"{"format": true}"#)
    expect("format: missing, expected 1", "{}")
  }

  func testRequiredKeyLeftOutIsNamed() {
    expect("scrollView: missing, expected an object", #"{"format": 1, "steps": []}"#)
    expect(
      "steps: missing, expected an array",
      #"{"format": 1, "scrollView": {"width": 1, "height": 1}}"#)
    expect(
      "scrollView.width: missing, expected a number of 0 or more",
      scenarioText(view: #""height": 1"#))
    expect(
      "scrollView.height: missing, expected a number of 0 or more",
      scenarioText(view: #""width": 1"#))
    expect(
      "scrollView.contentOffset.y: missing, expected a number",
      scenarioText(view: #""width": 1, "height": 1, "contentOffset": {"x": 1}"#))
    expect(
      "steps[0].at: missing, expected seconds from 0 to 1000000000",
      scenarioText(steps: #"{"do": "release"}"#))
    expect(
      "steps[0].do: missing, expected the name of an action",
      scenarioText(steps: #"{"at": 0}"#))
    expect(
      "steps[1].y: missing, expected a number",
      scenarioText(steps: #"{"at": 0, "do": "release"}, {"at": 0, "do": "dragTo"}"#))
    expect(
      "steps[0].label: missing, expected a text",
      scenarioText(steps: #"{"at": 0, "do": "checkpoint"}"#))
    expect(
      "steps[0].value: missing, expected a text or null",
      scenarioText(steps: #"{"at": 0, "do": "setTitle"}"#))
  }

  func testUnknownKeyIsNamedWithTheNearestOne() {
    expect(
      "step: unknown key for a scenario, did you mean \"steps\"?",
      #"{"format": 1, "scrollView": {"width": 1, "height": 1}, "step": []}"#)
    expect(
      "untill: unknown key for a scenario, did you mean \"until\"?",
      scenarioText(more: #", "untill": 3"#))
    expect(
      "scrollView.bouncs: unknown key for scrollView, did you mean \"bounces\"?",
      scenarioText(view: #""width": 1, "height": 1, "bouncs": true"#))
    expect(
      "scrollView.contentInset.upper: unknown key for contentInset, "
        + "which takes top, left, bottom, right",
      scenarioText(view: #""width": 1, "height": 1, "contentInset": {"upper": 1}"#))
    expect(
      "refreshControl.triggerDistanec: unknown key for refreshControl, "
        + "did you mean \"triggerDistance\"?",
      scenarioText(more: #", "refreshControl": {"triggerDistanec": 1}"#))
  }

  func testKeyOfAnotherActionIsRefused() {
    expect(
      "steps[0].y: unknown key for release, which takes at, do, velocity",
      scenarioText(steps: #"{"at": 0, "do": "release", "y": 3}"#))
    expect(
      "steps[0].Y: unknown key for dragTo, did you mean \"y\"?",
      scenarioText(steps: #"{"at": 0, "do": "dragTo", "Y": 3}"#))
    expect(
      "steps[0].hieght: unknown key for attachControl, did you mean \"height\"?",
      scenarioText(steps: #"{"at": 0, "do": "attachControl", "hieght": 3}"#))
  }

  func testSeveralUnknownKeysNameTheFirstInTheAlphabet() {
    let text = scenarioText(more: #", "zebra": 1, "mule": 1, "ape": 1"#)
    for _ in 0..<5 { XCTAssert(fault(text)?.hasPrefix("ape: ") == true) }
  }

  func testUnknownActionIsNamedWithTheNearestOne() {
    expect(
      "steps[0].do: expected the name of an action, found \"dragto\", did you mean \"dragTo\"?",
      scenarioText(steps: #"{"at": 0, "do": "dragto", "y": 3}"#))
    expect(
      "steps[0].do: expected the name of an action, found \"explode\"",
      scenarioText(steps: #"{"at": 0, "do": "explode"}"#))
  }

  func testUnknownValueIsAnsweredWithTheKnownOnes() {
    expect(
      "scrollView.kind: expected \"scroll\", \"table\" or \"collection\", found \"grid\"",
      scenarioText(view: #""width": 1, "height": 1, "kind": "grid""#))
    expect(
      "delegate: expected \"refresh\", \"scroll\" or \"none\", found \"non\", "
        + "did you mean \"none\"?",
      scenarioText(more: #", "delegate": "non""#))
    expect(
      "steps[0].outcome: expected \"success\" or \"failure\", found \"cancelled\"",
      scenarioText(steps: #"{"at": 0, "do": "endRefreshing", "outcome": "cancelled"}"#))
  }
}
