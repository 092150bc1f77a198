import Foundation
import RefreshKit
import RefreshKitTesting
import XCTest

/// Settling and replaying: what could go on for ever or cannot be played is told as an error.
final class RefreshTesterWaitingTests: XCTestCase {
  /// Returns what a call of a stage throws, or nil.
  private func fault(_ body: () throws(RefreshTesterError) -> Void) -> RefreshTesterError? {
    do throws(RefreshTesterError) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  func testSettlingUnderAFingerThrows() {
    let stage = RefreshTester()
    stage.drag(to: -30)
    let error = fault { () throws(RefreshTesterError) in try stage.settle() }
    XCTAssertEqual(error, .fingerIsDown)
    XCTAssertEqual(
      error?.description,
      "the view cannot settle while a finger is down: call release() or cancelTouch() first")
  }

  func testSettlingWaitsForADeadlineAndTheClosing() throws {
    let stage = RefreshTester()
    try stage.pull()
    stage.scrollView.endRefreshing(after: .seconds(2))
    try stage.settle()
    XCTAssertEqual(stage.state, .idle)
    XCTAssertEqual(stage.scrollView.contentOffset, .zero)
    XCTAssertEqual(
      stage.recorder.instants(
        of: .transition(from: .refreshing, to: .ending, reason: .deadline, cycle: 1)),
      [.zero + .milliseconds(2300)])
  }

  func testSettlingStopsAtItsBound() throws {
    let stage = RefreshTester()
    try stage.pull()
    stage.scrollView.endRefreshing(after: .milliseconds(90_500))
    let error = fault { () throws(RefreshTesterError) in try stage.settle() }
    XCTAssertEqual(
      error?.description,
      "the view has not settled within 60 s: the refresh runs until 90.8 s")
    XCTAssertEqual(stage.now, .zero + .milliseconds(60_300))

    let flung = RefreshTester()
    flung.fling(velocity: 1000)
    let moving = fault { () throws(RefreshTesterError) in try flung.settle(within: .zero) }
    XCTAssertEqual(
      moving?.description,
      "the view has not settled within 0 s: the content still moves, at offset 100")
  }

  func testSettlingIsBoundedThoughEveryEndBeginsAnew() {
    final class Restless: ScrollViewDelegate {
      func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {
        let y = scrollView.contentOffset.y == 0 ? 100.0 : 0
        scrollView.setContentOffset(ScrollPoint(x: 0, y: y), animated: true)
      }
    }
    let stage = RefreshTester()
    let delegate = Restless()
    stage.scrollView.delegate = delegate
    stage.scrollView.setContentOffset(ScrollPoint(x: 0, y: 100), animated: true)
    XCTAssertNotNil(fault { () throws(RefreshTesterError) in try stage.settle() })
    XCTAssertEqual(stage.now, .zero + .seconds(60))
  }

  func testReplayedTouchesMoveTheContentAtTheirTimes() throws {
    let stage = RefreshTester()
    stage.advance(by: .seconds(1))
    let touches = [
      RecordedTouch(.began, time: 0, x: 195, y: 300),
      RecordedTouch(.moved, time: 0.05, x: 195, y: 500),
      RecordedTouch(.moved, time: 0.1, x: 195, y: 600),
      RecordedTouch(.ended, time: 0.4, x: 195, y: 600),
      RecordedTouch(.began, time: 0.9, x: 195, y: 600),
      RecordedTouch(.cancelled, time: 1, x: 195, y: 600),
    ]
    try stage.replay(touches)
    XCTAssertEqual(stage.now, .zero + .seconds(2))
    XCTAssertEqual(
      stage.recorder.instants(of: .scrollViewWillBeginDragging).first, .zero + .milliseconds(1050))
    XCTAssertEqual(stage.recorder.instants(of: .armed), [.zero + .milliseconds(1100)])
    XCTAssertFalse(stage.scrollView.isTracking)
    let data = try JSONEncoder().encode(touches)
    XCTAssertEqual(try JSONDecoder().decode([RecordedTouch].self, from: data), touches)
  }

  func testTouchesThatGoBackAreNotPlayed() {
    let stage = RefreshTester()
    for time in [0.5, .nan, .infinity] {
      let error = fault { () throws(RefreshTesterError) in
        try stage.replay([
          RecordedTouch(.began, time: 1, x: 0, y: 0), RecordedTouch(.ended, time: time, x: 0, y: 0),
        ])
      }
      XCTAssertEqual(error, .touchGoesBack(index: 1))
    }
    XCTAssertEqual(
      RefreshTesterError.touchGoesBack(index: 1).description,
      "touches[1].time must be a number of seconds, not less than that of the touch before it")
    XCTAssertFalse(stage.scrollView.isTracking)
    XCTAssertEqual(stage.now, .zero)
  }
}
