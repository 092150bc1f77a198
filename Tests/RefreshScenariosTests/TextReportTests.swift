import RefreshKit
import RefreshKitTesting
import RefreshScenarios
import XCTest

final class TextReportTests: XCTestCase {
  private let report = ScenarioReport(
    name: "a test",
    events: [
      .init(time: 0, kind: .scrollViewWillBeginDragging),
      .init(time: 0.05, kind: .scrollViewDidScroll(x: 0, y: -76.5), pull: 12.5),
      .init(time: 0.1, kind: .scrollViewDidScroll(x: 0, y: -134), pull: 70),
      .init(
        time: 0.1, kind: .state(from: "pulling", to: "refreshing", reason: "trigger", cycle: 1),
        pull: 70),
      .init(
        time: 2.5, kind: .scrollViewDidChangeAdjustedContentInset(.init(top: 64)), pull: 60),
      .init(time: 12.0625, kind: .scrollViewDidScroll(x: 0, y: 36), pull: -100),
      .init(time: 13, kind: .answer(command: "endRefreshing", outcome: "ended"), pull: -100),
    ],
    checkpoints: [snapshot(time: 0.1, label: "held", y: -124)],
    final: snapshot(time: 20, y: 36))

  func testReportPrintedHasALineAnEventWithItsBar() {
    let lines = TextReport(report).text.split(separator: "\n", omittingEmptySubsequences: false)
    XCTAssertEqual(
      lines.prefix(11).joined(separator: "\n"),
      """
      a test

      A █ is a pull of 5 pt from rest, a ░ a scroll of 20 pt into the list.

      seconds  list  ┃pull                      event
        0.000        ┃                          scrollViewWillBeginDragging
        0.050        ┃██▌                       scrollViewDidScroll x 0 y -76.5
        0.100        ┃██████████████            scrollViewDidScroll x 0 y -134
        0.100        ┃██████████████            state pulling → refreshing (trigger, cycle 1)
        2.500        ┃████████████              \
      scrollViewDidChangeAdjustedContentInset top 64 left 0 bottom 0 right 0
       12.063   ░░░░░┃                          scrollViewDidScroll x 0 y 36
      """)
  }

  func testSnapshotPrintedHasItsFigures() {
    let text = TextReport(report).text
    XCTAssert(
      text.contains(
        """
          0.100        ┃████████████              checkpoint held
                 state     idle, indicator stopped
                 offset    (0, -124), rest -64, hold -124
        """), text)
    XCTAssert(text.contains(" 20.000   ░░░░░┃                          final\n"), text)
    XCTAssert(text.hasSuffix("\n"))
    XCTAssertFalse(text.contains(" \n"), "no line ends in a space")
    XCTAssertEqual(TextReport(report).text, text)
  }

  func testBarOfAnyPullHasTheSameWidth() {
    let bar = OffsetBar(pulls: [120, -900])
    for pull in [0, 0.01, 0.06, 119.99, 120, 1e9, -0.06, -900, -1e9, .nan, .infinity] {
      XCTAssertEqual(bar.text(pull).count, bar.title.count, "\(pull)")
    }
  }

  func testBarOfASmallPullIsSeen() {
    let bar = OffsetBar(pulls: [1000, -5000])
    XCTAssert(bar.text(0.5).contains("┃▏"))
    XCTAssert(bar.text(-0.5).contains("░┃"))
    XCTAssertFalse(bar.text(0).contains("▏"))
  }

  func testScaleOfABarHoldsTheLargestPull() {
    XCTAssertEqual(OffsetBar(pulls: []).pulledPerCell, 1)
    XCTAssertEqual(OffsetBar(pulls: [24]).pulledPerCell, 1)
    XCTAssertEqual(OffsetBar(pulls: [24.5]).pulledPerCell, 2)
    XCTAssertEqual(OffsetBar(pulls: [120]).pulledPerCell, 5)
    XCTAssertEqual(OffsetBar(pulls: [-1300]).scrolledPerCell, 500)
  }

  func testNumberForAPersonIsRounded() {
    XCTAssertEqual((0.1 + 0.2).formatted(decimals: 2), "0.3")
    XCTAssertEqual((-0.001).formatted(decimals: 2), "0")
    XCTAssertEqual(1e300.formatted(decimals: 2), "1e+300")
    XCTAssertEqual(64.0.formatted(decimals: .max), "64")
    XCTAssertEqual((-0.0).formatted(decimals: .max), "0")
  }
}
