import Foundation
import RefreshKit
import RefreshKitTesting
import RefreshScenarios
import XCTest

final class JSONReportTests: XCTestCase {
  /// The event forms of the file format, each with its kind.
  private let forms: [(kind: ScenarioEvent.Kind, json: String)] = [
    (.scrollViewWillBeginDragging, #"{"t": 0, "event": "scrollViewWillBeginDragging"}"#),
    (
      .state(from: "idle", to: "pulling", reason: "drag", cycle: nil),
      #"{"t": 0, "event": "state", "from": "idle", "to": "pulling", "reason": "drag"}"#
    ),
    (.armed, #"{"t": 0, "event": "armed"}"#),
    (.disarmed, #"{"t": 0, "event": "disarmed"}"#),
    (
      .state(from: "pulling", to: "refreshing", reason: "trigger", cycle: 1),
      """
      {"t": 0, "event": "state", "from": "pulling", "to": "refreshing", "reason": "trigger",
       "cycle": 1}
      """
    ),
    (
      .scrollViewDidScroll(x: 0, y: -134),
      #"{"t": 0, "event": "scrollViewDidScroll", "x": 0, "y": -134}"#
    ),
    (
      .scrollViewDidChangeAdjustedContentInset(.init(top: 124)),
      """
      {"t": 0, "event": "scrollViewDidChangeAdjustedContentInset", "top": 124, "left": 0,
       "bottom": 0, "right": 0}
      """
    ),
    (.action(cycle: 1), #"{"t": 0, "event": "action", "cycle": 1}"#),
    (
      .didBeginRefresh(cycle: 1, source: "user"),
      #"{"t": 0, "event": "didBeginRefresh", "cycle": 1, "source": "user"}"#
    ),
    (
      .scrollViewWillEndDragging(velocity: .zero, target: .init(x: 0, y: -124)),
      """
      {"t": 0, "event": "scrollViewWillEndDragging", "velocity": {"x": 0, "y": 0},
       "target": {"x": 0, "y": -124}}
      """
    ),
    (
      .scrollViewDidEndDragging(willDecelerate: true),
      #"{"t": 0, "event": "scrollViewDidEndDragging", "willDecelerate": true}"#
    ),
    (.scrollViewWillBeginDecelerating, #"{"t": 0, "event": "scrollViewWillBeginDecelerating"}"#),
    (.scrollViewDidEndDecelerating, #"{"t": 0, "event": "scrollViewDidEndDecelerating"}"#),
    (
      .scrollViewDidEndScrollingAnimation,
      #"{"t": 0, "event": "scrollViewDidEndScrollingAnimation"}"#
    ),
    (.scrollViewShouldScrollToTop, #"{"t": 0, "event": "scrollViewShouldScrollToTop"}"#),
    (.scrollViewDidScrollToTop, #"{"t": 0, "event": "scrollViewDidScrollToTop"}"#),
    (
      .didEndRefresh(cycle: 2, outcome: "timedOut"),
      #"{"t": 0, "event": "didEndRefresh", "cycle": 2, "outcome": "timedOut"}"#
    ),
    (
      .didCancelPull(reason: "released"),
      #"{"t": 0, "event": "didCancelPull", "reason": "released"}"#
    ),
    (
      .answer(command: "endRefreshing", outcome: "scheduled"),
      #"{"t": 0, "event": "answer", "do": "endRefreshing", "outcome": "scheduled"}"#
    ),
    (.indicatorRestarted, #"{"t": 0, "event": "indicatorRestarted"}"#),
    (.unhandledRefresh, #"{"t": 0, "event": "unhandledRefresh"}"#),
    (
      .diagnostic(text: "a \"bad\"/odd size\n"),
      #"{"t": 0, "event": "diagnostic", "text": "a \"bad\"/odd size\n"}"#
    ),
  ]

  private func report(_ kinds: [ScenarioEvent.Kind]) -> ScenarioReport {
    ScenarioReport(
      name: "a test", events: kinds.map { .init(time: 0, kind: $0, pull: 3) },
      checkpoints: [snapshot(time: 1.5, label: "held")], final: snapshot(time: 6))
  }

  func testEventsPrintedHaveTheFormsOfTheFormat() throws {
    let text = JSONReport(report(forms.map(\.kind))).text()
    guard case .object(let object) = try JSONText.value(of: Data(text.utf8)) else {
      return XCTFail("no object")
    }
    let expected = try forms.map { try JSONText.value(of: Data($0.json.utf8)) }
    XCTAssertEqual(object["events"], .array(expected))
    XCTAssertEqual(object["format"], .number(1))
    XCTAssertEqual(object["name"], .text("a test"))
    XCTAssertEqual(Set(object.keys), ["format", "name", "events", "checkpoints", "final"])
  }

  func testSnapshotPrintedHasEveryFieldOfTheFormat() throws {
    var held = snapshot(time: 1.5, label: "held", y: -124)
    held.counts = .init(
      actions: 1, didBeginRefresh: 2, didEndRefresh: 3, didScroll: 4, indicatorRestarts: 5)
    held.controlY = -124
    held.nextDeadline = 2.5
    let expected = """
      {"label": "held", "t": 1.5, "state": "idle", "isRefreshing": false, "armed": false,
       "offset": {"x": 0, "y": -124},
       "adjustedContentInset": {"top": 64, "left": 0, "bottom": 0, "right": 0},
       "contentInset": {"top": 64, "left": 0, "bottom": 0, "right": 0},
       "refreshInset": 0, "pinnedHeaderInset": 64, "pullDistance": 60, "progress": 0,
       "visibleHeight": 0, "indicator": "stopped", "isTracking": false, "isDragging": false,
       "isDecelerating": false, "velocity": {"x": 0, "y": 0}, "controlY": -124,
       "restOffset": -64, "holdOffset": -124, "nextDeadline": 2.5, "nextEvent": null,
       "counts": {"actions": 1, "didBeginRefresh": 2, "didEndRefresh": 3, "didScroll": 4,
        "indicatorRestarts": 5}}
      """
    XCTAssertEqual(JSONReport.json(held), try JSONText.value(of: Data(expected.utf8)))
  }

  func testSnapshotOfTheEndHasNoLabel() {
    guard case .object(let fields) = JSONReport.json(snapshot(time: 6)) else {
      return XCTFail("no object")
    }
    XCTAssertNil(fields["label"])
    XCTAssertEqual(fields["controlY"], .null)
  }

  func testNumbersPrintedAreTheShortestDecimals() throws {
    let text = JSONReport(
      report([.scrollViewDidScroll(x: -0.0, y: -134), .scrollViewDidScroll(x: 0.1, y: 1e-7)])
    ).text()
    XCTAssert(text.contains(#"{"event":"scrollViewDidScroll","t":0,"x":0,"y":-134}"#), text)
    XCTAssert(text.contains(#""x":0.1,"#), text)
    XCTAssertFalse(text.contains("-0,"))
  }

  func testReportPrintedTwiceGivesTheSameBytesWithOneLineAnEvent() throws {
    let kinds = forms.map(\.kind)
    let text = JSONReport(report(kinds)).text()
    XCTAssertEqual(JSONReport(report(kinds)).text(), text)
    XCTAssert(text.hasSuffix("}\n"))
    XCTAssertEqual(text.split(separator: "\n").filter { $0.contains("\"event\":") }.count, 22)
  }

  func testReportWithoutEventsGivesEmptyArrays() throws {
    let report = ScenarioReport(name: "", events: [], checkpoints: [], final: snapshot(time: 0))
    let text = JSONReport(report).text()
    XCTAssert(text.contains("\"events\":[],\n\"checkpoints\":[],"), text)
  }
}
