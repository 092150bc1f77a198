import RefreshKit
import RefreshKitTesting
import XCTest

final class RefreshTesterTests: XCTestCase {
  func testNewStageHasAPhoneAtRest() {
    let stage = RefreshTester()
    XCTAssertEqual(stage.scrollView.viewportSize, ScrollSize(width: 390, height: 844))
    XCTAssertEqual(stage.scrollView.contentSize, ScrollSize(width: 390, height: 3000))
    XCTAssertEqual(stage.scrollView.contentOffset, .zero)
    XCTAssertEqual(stage.state, .idle)
    XCTAssert(stage.control === stage.scrollView.refreshControl)
    XCTAssertEqual(stage.now, .zero)
  }

  func testPullBeginsARefreshThatSettlesAtHold() throws {
    let stage = RefreshTester()
    try stage.pull()
    XCTAssertEqual(stage.now, .zero + .milliseconds(300))
    XCTAssertEqual(stage.scrollView.contentOffset.y, -130, accuracy: 1e-9)
    XCTAssertEqual(stage.state, .refreshing)
    let took = try stage.settle()
    XCTAssertGreaterThan(took, .zero)
    XCTAssertEqual(stage.scrollView.contentOffset.y, -60)
    XCTAssertEqual(stage.state, .refreshing)
    XCTAssertEqual(try stage.settle(), .zero)
    try stage.recorder.expect([
      .scrollViewWillBeginDragging,
      .transition(from: .idle, to: .pulling, reason: .drag),
      .armed,
      .transition(from: .pulling, to: .refreshing, reason: .trigger, cycle: 1),
      .scrollViewDidChangeAdjustedContentInset(.init(top: 60)),
      .action(cycle: 1),
      .didBeginRefresh(cycle: 1, source: "user"),
      .scrollViewWillEndDragging(velocity: .zero, target: .init(x: 0, y: -60)),
      .scrollViewDidEndDragging(willDecelerate: true),
      .scrollViewWillBeginDecelerating,
      .scrollViewDidEndDecelerating,
    ])
  }

  func testDragMovesInFramesAndKeepsTheFingerDown() {
    let stage = RefreshTester()
    stage.drag(to: 400, over: .milliseconds(200))
    XCTAssertEqual(stage.scrollView.contentOffset.y, 400)
    XCTAssert(stage.scrollView.isTracking)
    XCTAssertEqual(stage.now, .zero + .milliseconds(200))
    XCTAssertEqual(stage.recorder.events.filter(\.kind.isDidScroll).count, 12)
    stage.drag(to: 300, over: .zero)
    XCTAssertEqual(stage.scrollView.contentOffset.y, 300)
    XCTAssertEqual(stage.now, .zero + .milliseconds(200))
    stage.release()
    XCTAssertFalse(stage.scrollView.isTracking)
    XCTAssertFalse(stage.scrollView.isMoving)
  }

  func testScrollRestsWhereTheFingerLifts() throws {
    let stage = RefreshTester()
    stage.scroll(to: 700)
    XCTAssertEqual(stage.scrollView.contentOffset.y, 700)
    XCTAssertEqual(try stage.settle(), .zero)
    stage.scroll(to: 5000)
    try stage.settle()
    XCTAssertEqual(stage.scrollView.contentOffset.y, 3000 - 844)
  }

  func testFlingDeceleratesFromItsVelocity() throws {
    let stage = RefreshTester()
    stage.fling(velocity: 1500)
    XCTAssertEqual(stage.now, .zero + .milliseconds(100))
    XCTAssertEqual(stage.scrollView.contentOffset.y, 150, accuracy: 1e-9)
    XCTAssertEqual(stage.scrollView.velocity.y, 1500, accuracy: 1e-9)
    XCTAssert(stage.scrollView.isDecelerating)
    try stage.settle()
    // The law of deceleration: x0 − (|v0| − 10) / (1000 ln 0.998), about 500 points for 1000 pt/s.
    XCTAssertEqual(stage.scrollView.contentOffset.y, 150 + 1490 / 2.002002670673388, accuracy: 1e-6)
  }

  func testCancelledTouchBeginsNothing() throws {
    let stage = RefreshTester()
    stage.control.configuration = .mjRefresh
    stage.drag(to: -100)
    XCTAssertEqual(stage.control.isArmed, true)
    stage.cancelTouch()
    try stage.settle()
    XCTAssertEqual(stage.state, .idle)
    XCTAssertEqual(
      stage.recorder.events.filter { $0.kind == .didCancelPull(reason: "cancelled") }.count, 1)
  }

  func testPullOnADisabledControlMovesAndBeginsNothing() throws {
    let stage = RefreshTester()
    stage.control.isEnabled = false
    stage.scrollView.alwaysBounceVertical = true
    try stage.pull()
    try stage.settle()
    try stage.recorder.expect([], where: \.isOfControl)
  }

  func testAdvanceInFramesOfAnyLengthEndsAtOneOffset() {
    let offsets = [Duration.zero, .milliseconds(1), .milliseconds(16), .seconds(1) / 3].map {
      frame in
      let stage = RefreshTester()
      stage.fling(velocity: 3000)
      stage.advance(by: .milliseconds(777), frame: frame)
      XCTAssertEqual(stage.now, .zero + .milliseconds(877))
      return stage.scrollView.contentOffset.y
    }
    for offset in offsets { XCTAssertEqual(offset, offsets[0], accuracy: 1e-9) }
  }

  func testOneSecondOfMotionHasSixtyFrames() {
    let stage = RefreshTester()
    stage.fling(velocity: 3000)
    stage.recorder.removeAll()
    stage.advance(by: .seconds(1))
    XCTAssertEqual(stage.recorder.events.filter(\.kind.isDidScroll).count, 60)
    stage.advance(by: .seconds(-1))
    stage.advance(to: .zero)
    XCTAssertEqual(stage.now, .zero + .milliseconds(1100))
  }

  func testWhatFallsDueFindsTheClockAtItsInstant() {
    final class Reader: ScrollViewRefreshControlDelegate {
      var clock: ManualClock?
      var ends: [Instant?] = []
      func didBeginRefresh(in scrollView: ScrollView) {
        scrollView.endRefreshing(after: .milliseconds(123))
      }
      func didEndRefresh(in scrollView: ScrollView, outcome: RefreshOutcome) {
        ends += [clock?.now, scrollView.now]
      }
    }
    let stage = RefreshTester()
    let reader = Reader()
    reader.clock = stage.clock
    stage.scrollView.delegate = reader
    stage.scrollView.startRefreshing()
    stage.advance(by: .seconds(2), frame: .seconds(1))
    XCTAssertEqual(reader.ends, [.zero + .milliseconds(123), .zero + .milliseconds(123)])
  }

  func testClockOrViewThatWasMovedAloneTakesTheOtherAlong() {
    let stage = RefreshTester()
    stage.clock.advance(by: .seconds(1))
    stage.scrollView.startRefreshing()
    XCTAssertEqual(stage.scrollView.now, .zero + .seconds(1))
    stage.scrollView.advance(to: .zero + .seconds(2))
    stage.advance(by: .seconds(1))
    XCTAssertEqual(stage.clock.now, .zero + .seconds(3))
    XCTAssertEqual(stage.scrollView.now, .zero + .seconds(3))
  }

  /// Frames of 40 ms lie at 40, 80 … 280 ms, whatever falls due at its own instant between two of
  /// them.
  func testFramesGoOnAsTheyWereAfterWhatFallsDueBetweenTwoOfThem() {
    let stage = RefreshTester()
    stage.control.beginRefreshing()
    stage.scrollView.endRefreshing(after: .milliseconds(250))
    stage.scrollView.setContentOffset(ScrollPoint(x: 0, y: 500), animated: true)
    stage.recorder.removeAll()
    stage.advance(by: .milliseconds(300), frame: .milliseconds(40))
    XCTAssertEqual(
      stage.recorder.events.filter(\.kind.isDidScroll).map(\.instant.sinceStart),
      [40, 80, 120, 160, 200, 240, 250, 280, 300].map { .milliseconds($0) })
  }

  /// A second has 60 samples, and the last of them is at its end.
  func testSamplesOfAGestureLieAtWholeFractionsOfASecond() {
    let stage = RefreshTester()
    stage.touchDown()
    stage.recorder.removeAll()
    stage.drag(to: 500, over: .seconds(2), samplesPerSecond: 60)
    let times = stage.recorder.events.filter(\.kind.isDidScroll).map(\.instant.sinceStart)
    XCTAssertEqual(times.count, 120)
    XCTAssertEqual(times.filter { $0 == .seconds(1) }, [.seconds(1)])
    XCTAssertEqual(times.last, .seconds(2))
  }
}
