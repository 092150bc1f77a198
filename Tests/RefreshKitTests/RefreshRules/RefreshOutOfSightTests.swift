import RefreshKit
import XCTest

/// An end that comes while nothing of the control shows is over within the call, whatever moves:
/// I7.
final class RefreshOutOfSightTests: XCTestCase {
  private let closing = [
    "refreshing>ending command", "inset 64", "ending>idle collapsed", "end success",
  ]

  // I7: a deceleration in the content goes on alone; its DD comes when it ends.
  func testEndDuringADecelerationInTheContentIsOverWithinTheCall() throws {
    let rig = try RefreshRig.refreshing()
    rig.drag(300)
    rig.release(1000)
    rig.run(0.2)
    let (y, velocity) = (rig.y, rig.view.velocity.y)
    rig.recorder.clear()
    XCTAssertEqual(rig.control.endRefreshing(), .ended)
    XCTAssertEqual(rig.log, closing)
    XCTAssertEqual(rig.phase, .idle)
    rig.assertOffset(y)
    XCTAssertEqual(rig.view.velocity.y, velocity, accuracy: 1e-9)
    rig.settle()
    XCTAssertEqual(rig.recorder.story, closing + ["S", "DD"])
    // The law of deceleration: x0 + (|v0| − 10) / (−1000 ln 0.998).
    rig.assertClosed(at: 300 + 990 / 2.0020026706730793)
  }

  // I7: an animated change goes on alone, to wherever it goes; its EA comes when it ends.
  func testEndDuringAnAnimatedChangeOutOfSightIsOverWithinTheCall() throws {
    for (target, half) in [(-64.0, 68.0), (-124, 38), (400, 300)] {
      let rig = try RefreshRig.refreshing()
      rig.jump(200)
      rig.animate(target)
      rig.skip(0.15)  // half of the time is half of the way
      rig.assertOffset(half)
      rig.recorder.clear()
      rig.control.endRefreshing()
      XCTAssertEqual(rig.log, closing, "to \(target)")
      rig.settle()
      XCTAssertEqual(rig.recorder.story, closing + ["S", "EA"], "to \(target)")
      // One to hold, which is gone, goes on to rest (I4).
      rig.assertClosed(at: max(target, -64))
    }
  }

  // I7: and so does a scroll to the top.
  func testEndDuringAScrollToTopOutOfSightIsOverWithinTheCall() throws {
    let rig = try RefreshRig.refreshing()
    rig.jump(200)
    rig.view.scrollToTop()
    rig.skip(0.1)
    rig.recorder.clear()
    rig.control.endRefreshing()
    XCTAssertEqual(rig.log, closing)
    rig.settle()
    XCTAssertEqual(rig.recorder.story, closing + ["S", "top"])
    rig.assertClosed()
  }

  // I7, E6: at a deadline the instant at which it was due counts, not that of the frame.
  func testDeadlineOutOfSightIsOverAtItsInstant() throws {
    let rig = try RefreshRig.refreshing()
    rig.drag(300)
    rig.release(3000)
    let due = rig.view.now + .seconds(0.25)
    rig.control.endRefreshing(deadline: due)
    rig.recorder.clear()
    rig.skip(1)
    XCTAssertEqual(rig.recorder.transitions.map(\.reason), [.deadline, .collapsed])
    XCTAssertEqual(rig.recorder.transitions.map(\.instant), [due, due])
    XCTAssertEqual(
      rig.recorder.story,
      [
        "S", "refreshing>ending deadline", "inset 64", "ending>idle collapsed", "end success", "S",
      ])
    XCTAssertTrue(rig.view.isMoving)
  }

  // I7: a fling to the top after it shows no control: nothing pulls without a finger (R2).
  func testFlingToTheTopAfterTheEndShowsNothing() throws {
    let rig = try RefreshRig.refreshing()
    rig.drag(300)
    rig.release(-2000)
    rig.control.endRefreshing()
    rig.run(3) {
      XCTAssertEqual(rig.control.indicator, .stopped)
    }
    rig.assertClosed()
    XCTAssertEqual(rig.recorder.count("DD"), 1)
  }

  // I7: a horizontal motion alone does not keep a control open that is out of sight.
  func testEndDuringAHorizontalDecelerationIsOverWithinTheCall() throws {
    let rig = try RefreshRig.refreshing()
    rig.view.contentSize.width = 4000
    rig.drag(300)
    rig.view.touchEnded(velocity: ScrollPoint(x: 2000, y: 0))
    rig.recorder.clear()
    rig.control.endRefreshing()
    XCTAssertEqual(rig.log, closing)
    XCTAssertTrue(rig.view.isMoving)
  }

  // I7: a visible height of 1e-9 is none, one that is more keeps the control open.
  func testWhatCountsAsOutOfSight() throws {
    for (height, phase) in [(0.9e-9, RefreshPhase.idle), (1e-6, .ending)] {
      let rig = try RefreshRig(baseTop: 0)
      rig.control.beginRefreshing()
      rig.jump(-height)
      rig.view.touchBegan(at: .zero)
      rig.control.endRefreshing()
      XCTAssertEqual(rig.phase, phase, "\(height)")
    }
  }

  // I7: so it is with a control that takes up no room, however far the content is pulled.
  func testControlWithoutAHeightIsNeverVisible() throws {
    let rig = try RefreshRig()
    rig.control.configuration = try RefreshConfiguration(height: 0, triggerDistance: 60)
    rig.drag(-154)
    rig.recorder.clear()
    rig.control.endRefreshing()
    XCTAssertEqual(
      rig.log, ["refreshing>ending command", "ending>idle collapsed", "end success"])
    rig.release()
    rig.settle()
    rig.assertClosed()
  }

  // I4, I7: one that shows when it ends closes after the motion, also one that goes on into the
  // content.
  func testEndThatShowsWaitsForTheMotionIntoTheContent() throws {
    let rig = try RefreshRig.refreshing()
    rig.drag(-100)
    rig.release(1000)
    rig.skip(0.01)
    XCTAssertLessThan(rig.y, -64)
    rig.recorder.clear()
    rig.control.endRefreshing()
    rig.skip(0.3)
    XCTAssertGreaterThan(rig.y, -64)
    XCTAssertEqual(rig.phase, .ending)
    rig.settle()
    XCTAssertEqual(
      rig.recorder.story,
      ["refreshing>ending command", "inset 64", "S", "DD", "ending>idle collapsed", "end success"])
  }

  // I7: in a host of the user's own as well, whether it says that it moves or not.
  func testEndOutOfSightInAHostThatMovesIsOverWithinTheCall() throws {
    for isMoving in [true, false] {
      let host = BadHost()
      let log = HostLog()
      host.refreshDelegate = log
      host.addRefreshControl()
      host.startRefreshing()
      host.isMoving = isMoving
      host.endRefreshing()
      XCTAssertEqual(host.refreshControl?.state, .idle)
      XCTAssertEqual(log.told, ["begin", "end success"])
    }
  }
}
