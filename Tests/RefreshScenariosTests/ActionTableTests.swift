import RefreshKitTesting
import XCTest

@testable import RefreshScenarios

/// The table of verbs: what reader, writer, help and random scripts make of each of them.
final class ActionTableTests: XCTestCase {
  private let verbs = Scenario.Action.Verb.allCases

  func testBlankActionOfAVerbHasThatVerbAndThatName() {
    for verb in verbs {
      XCTAssertEqual(verb.entry.blank.verb, verb)
      XCTAssertEqual(verb.entry.blank.name, verb.rawValue)
    }
  }

  func testRandomActionOfAVerbHasThatVerbOnceAFingerIsDown() {
    for verb in verbs {
      var writer = ScriptWriter(ScenarioGenerator(), seed: 1)
      if verb != .touchBegan { _ = writer.touch() }
      XCTAssertEqual(verb.entry.random(&writer).verb, verb)
    }
  }

  func testActionThatLiftsWithoutAFingerPutsOneDown() {
    for (verb, other) in [
      (Scenario.Action.Verb.touchMoved, Scenario.Action.Verb.touchBegan),
      (.touchEnded, .touchBegan), (.touchCancelled, .touchBegan), (.release, .dragTo),
      (.cancelDrag, .dragTo),
    ] {
      var writer = ScriptWriter(ScenarioGenerator(), seed: 1)
      XCTAssertEqual(verb.entry.random(&writer).verb, other, verb.rawValue)
    }
  }

  /// A line of a file names the step, and a reader gives the same action back.
  func testRandomActionsWrittenReadBack() throws {
    for verb in verbs {
      var writer = ScriptWriter(ScenarioGenerator(), seed: 2)
      for _ in 0..<20 {
        let step = Scenario.Step(at: 0, verb.entry.random(&writer))
        let line = FieldWriter(step).line
        XCTAssert(line.hasPrefix("{\"at\": 0, \"do\": \"\(step.action.name)\""), line)
        XCTAssertEqual(
          try FieldReader.object(JSONText.value(of: line.utf8), what: "a step"), step, line)
      }
    }
  }

  /// The table of the file format.
  func testHelpListsTheFieldsOfEachStep() {
    let control =
      "height?, triggerDistance?, trigger? (threshold|release), hysteresis?, "
      + "ignoresTableHeaderView?, enabled?, title?, minimumDuration?, maximumDuration?, "
      + "titleHeight?, hidden?"
    let fields = [
      "touchBegan": "x?, y", "touchMoved": "x?, y", "touchEnded": "x?, y?",
      "touchCancelled": "x?, y?", "dragTo": "x?, y", "release": "velocity?",
      "setContentOffset": "x?, y, animated?", "assignContentOffset": "x?, y",
      "scrollRectToVisible": "y, height, animated?",
      "setContentInset": "top?, left?, bottom?, right?",
      "setSafeAreaInsets": "top?, left?, bottom?, right?",
      "setContentSize": "width?, height?", "setViewportSize": "width?, height?",
      "setBounces": "value", "setAlwaysBounceVertical": "value", "setScrollEnabled": "value",
      "setRefreshEnabled": "value", "setRefreshHidden": "value", "setTableHeader": "height",
      "setTitle": "value", "setIgnoresTableHeader": "value", "setVeto": "value",
      "setAllowsScrollToTop": "value", "setAutomaticContainer": "value",
      "endRefreshing": "deadline?, after?, outcome? (success|failure)",
      "attachControl": "replaceIfExists?, " + control, "showRunningControl": "animated?",
      "setDelegate": "value (refresh|scroll|none)", "checkpoint": "label",
    ]
    let lines = StepHelp.text.split(separator: "\n").map { line in
      line.split(separator: " ", maxSplits: 1).map { $0.trimmingPrefix { $0 == " " } }
    }
    XCTAssertEqual(lines.map { String($0[0]) }, verbs.map(\.rawValue))
    for line in lines {
      XCTAssertEqual(line.count > 1 ? String(line[1]) : nil, fields[String(line[0])])
    }
  }
}
