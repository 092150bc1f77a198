import RefreshKit
import RefreshKitTesting
import XCTest

/// The judge of recorded events is judged by what it throws.
final class RefreshRecorderTests: XCTestCase {
  private let headline = "the recorded events are not the expected ones (− missing, + unexpected):"

  /// A view that was pulled for half a second, not far enough, and is idle again.
  private func pulledStage() throws -> RefreshTester {
    let stage = RefreshTester()
    stage.pull(by: 50, over: .milliseconds(500))
    try stage.settle()
    return stage
  }

  private let ofPull: [ScenarioEvent.Kind] = [
    .scrollViewWillBeginDragging,
    .transition(from: .idle, to: .pulling, reason: .drag),
    .didCancelPull(reason: "released"),
    .scrollViewWillEndDragging(velocity: .zero, target: .zero),
    .scrollViewDidEndDragging(willDecelerate: true),
    .scrollViewWillBeginDecelerating,
    .scrollViewDidEndDecelerating,
    .transition(from: .pulling, to: .idle, reason: .returned),
  ]

  /// Returns what the judge says, or nil if it is content.
  private func verdict(
    _ stage: RefreshTester, _ expected: [ScenarioEvent.Kind],
    where isIncluded: (ScenarioEvent.Kind) -> Bool = { !$0.isDidScroll }
  ) -> String? {
    do throws(RefreshRecorder.Mismatch) {
      try stage.recorder.expect(expected, where: isIncluded)
      return nil
    } catch {
      return "\(error)"
    }
  }

  func testEventsAsExpectedAreJudgedAlike() throws {
    let stage = try pulledStage()
    XCTAssertNil(verdict(stage, ofPull))
    XCTAssertNil(
      verdict(
        stage,
        [
          .transition(from: .idle, to: .pulling, reason: .drag),
          .transition(from: .pulling, to: .idle, reason: .returned),
        ], where: \.isOfControl))
    XCTAssertNil(verdict(stage, [], where: { $0 == .armed }))
  }

  func testMissingEventStandsInTheTextWithItsNeighbours() throws {
    var expected = ofPull
    expected.insert(.armed, at: 2)
    XCTAssertEqual(
      verdict(try pulledStage(), expected),
      """
      \(headline)
        0.000  scrollViewWillBeginDragging
        0.017  idle → pulling (drag)
      −        armed
        0.500  didCancelPull (released)
        0.500  scrollViewWillEndDragging (velocity (0, 0), target (0, 0))
        … 4 more as expected
      """)
  }

  func testUnexpectedEventStandsInTheTextWithItsSeconds() throws {
    var expected = ofPull
    expected.remove(at: 4)
    XCTAssertEqual(
      verdict(try pulledStage(), expected),
      """
      \(headline)
        … 2 more as expected
        0.500  didCancelPull (released)
        0.500  scrollViewWillEndDragging (velocity (0, 0), target (0, 0))
      + 0.500  scrollViewDidEndDragging (will decelerate)
        0.500  scrollViewWillBeginDecelerating
        1.281  scrollViewDidEndDecelerating
        … 1 more as expected
      """)
  }

  func testDifferentEventIsMissingAndUnexpected() throws {
    var expected = ofPull
    expected[0] = .scrollViewDidScrollToTop
    expected[7] = .didCancelPull(reason: "detached")
    XCTAssertEqual(
      verdict(try pulledStage(), expected),
      """
      \(headline)
      −        scrollViewDidScrollToTop
      + 0.000  scrollViewWillBeginDragging
        0.017  idle → pulling (drag)
        0.500  didCancelPull (released)
        … 2 more as expected
        0.500  scrollViewWillBeginDecelerating
        1.281  scrollViewDidEndDecelerating
      −        didCancelPull (detached)
      + 1.281  pulling → idle (returned)
      """)
  }

  func testNothingRecordedMissesAll() throws {
    XCTAssertEqual(
      verdict(RefreshTester(), [.armed, .action(cycle: 1)]),
      """
      \(headline)
      −   armed
      −   action (cycle 1)
      """)
    let stage = try pulledStage()
    stage.recorder.removeAll()
    XCTAssertNil(verdict(stage, []))
    XCTAssertEqual(stage.recorder.description, "")
  }

  func testOffsetsThatReadAlikeAreAlike() {
    let stage = RefreshTester()
    stage.scrollView.contentOffset = ScrollPoint(x: 0, y: 12.3456)
    XCTAssertNil(verdict(stage, [.scrollViewDidScroll(x: 0, y: 12.346)], where: { _ in true }))
    XCTAssertEqual(
      verdict(stage, [.scrollViewDidScroll(x: -0.0001, y: -12.5)], where: { _ in true }),
      """
      \(headline)
      −        scrollViewDidScroll (x 0, y -12.5)
      + 0.000  scrollViewDidScroll (x 0, y 12.346)
      """)
  }

  func testInstantsAreThoseOfTheEvents() {
    let stage = RefreshTester()
    stage.scrollView.pullAndRefresh()
    stage.scrollView.endRefreshing(after: .milliseconds(1250))
    stage.advance(by: .seconds(5), frame: .milliseconds(400))
    XCTAssertEqual(stage.recorder.instants(of: .action(cycle: 1)), [.zero])
    XCTAssertEqual(
      stage.recorder.instants(
        of: .transition(from: .refreshing, to: .ending, reason: .deadline, cycle: 1)),
      [.zero + .milliseconds(1250)])
    XCTAssertEqual(stage.recorder.instants(of: .armed), [])
  }

  func testFaultsAreRecordedAndReachTheHandlerOfTheView() {
    let view = ScrollView()
    var told: [RefreshDiagnostic] = []
    view.diagnosticHandler = { told.append($0) }
    view.addRefreshControl()
    let recorder = RefreshRecorder(view)
    view.startRefreshing()
    view.touchMoved(to: .zero)
    XCTAssertEqual(told, [.unhandledRefresh(.noDelegate), .unexpectedTouch(.moved)])
    XCTAssertEqual(
      recorder.description,
      """
      0.000  idle → refreshing (command, cycle 1)
      0.000  action (cycle 1)
      0.000  unhandledRefresh
      0.000  diagnostic (a touch moved without having begun, and was ignored)
      """)
  }
}
