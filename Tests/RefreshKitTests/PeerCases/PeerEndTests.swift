import RefreshKit
import XCTest

/// Cases of other projects' tests about how a refresh ends and the content comes back.
final class PeerEndTests: XCTestCase {
  // P011: a whole life in offsets (0, −150, −60, −60, 0) and insets (0 but for 60 in the middle).
  func testWholeLifeHasItsOffsetsAndInsets() throws {
    let rig = try RefreshRig.peer(.threshold, trigger: 100, content: 400)
    XCTAssertEqual(rig.view.adjustedContentInset.top, 0)
    rig.assertOffset(0)
    rig.pull(to: 150)
    rig.assertOffset(-150)
    rig.release()
    rig.skip(2)
    rig.assertRefreshing(at: -60)
    XCTAssertEqual(rig.view.adjustedContentInset.top, 60)
    rig.control.endRefreshing()
    XCTAssertEqual(rig.phase, .ending)
    rig.assertOffset(-60)
    XCTAssertEqual(rig.view.adjustedContentInset.top, 0)
    rig.skip(5)
    rig.assertClosed(at: 0)
    XCTAssertEqual(
      rig.steps, ["idle>pulling", "pulling>refreshing", "refreshing>ending", "ending>idle"])
    XCTAssertEqual(rig.begins, 1)
  }

  // P174, P262: pulled, released, standing at the control's height, ended, closed.
  func testRefreshStandsAtTheHeightAndCloses() throws {
    for (id, trigger, extent, distance) in [("P174", 200.0, 200.0, 250.0), ("P262", 90, 40, 100)] {
      let rig = try RefreshRig.peer(.release, trigger: trigger, extent: extent, viewport: 1000)
      rig.pull(to: distance)
      rig.release()
      rig.settle()
      XCTAssertEqual(rig.phase, .refreshing, id)
      XCTAssertEqual(rig.view.pullDistance, extent, accuracy: 1e-6, id)
      rig.control.endRefreshing()
      XCTAssertTrue(rig.view.isMoving, id)
      rig.settle()
      XCTAssertEqual(rig.phase, .idle, id)
      XCTAssertEqual(rig.view.pullDistance, 0, accuracy: 1e-9, id)
      XCTAssertEqual(rig.view.adjustedContentInset.top, 0, id)
    }
  }

  // P015: ended while the control is out of sight, no row moves, and the next overscroll closes.
  func testEndOutOfSightMovesNothing() throws {
    let rig = try RefreshRig.peer(.threshold, trigger: 100)
    rig.pull(to: 150)
    rig.release()
    rig.drag(rig.y + 300)
    rig.release()
    XCTAssertEqual(rig.phase, .refreshing)
    rig.assertOffset(150)
    rig.control.endRefreshing()
    rig.skip(1)
    XCTAssertEqual(rig.phase, .idle)
    rig.assertOffset(150)
    rig.pull(to: 20)
    rig.release()
    rig.skip(2)
    rig.assertClosed(at: 0)
    XCTAssertEqual(rig.begins, 1)
  }

  // P027: ended while a finger holds the content 145 past the top: idle at once, no row moves.
  func testEndUnderAFingerThatScrolledAwayMovesNothing() throws {
    let rig = try RefreshRig.peer(.threshold, trigger: 100, content: 400)
    rig.view.alwaysBounceVertical = true
    rig.pull(to: 150)
    rig.drag(145.0332383665717)
    XCTAssertEqual(rig.phase, .refreshing)
    rig.control.endRefreshing()
    XCTAssertEqual(rig.phase, .idle)
    XCTAssertEqual(rig.view.adjustedContentInset.top, 0)
    for _ in 0..<2 {
      rig.assertOffset(145.0332383665717)
      rig.skip(2)
    }
  }

  // P175: a touch that stops the return leaves nothing half open.
  func testTouchThatStopsTheReturnLeavesNothingOpen() throws {
    let rig = try RefreshRig.peer(.release, trigger: 200, viewport: 1000)
    rig.pull(to: 60)
    rig.release()
    rig.down()
    rig.release()
    rig.settle()
    rig.assertClosed()
    XCTAssertEqual(rig.begins, 0)
  }

  // P251: it comes back by a motion, not by a jump.
  func testReleaseBelowTheTriggerComesBackByAMotion() throws {
    let rig = try RefreshRig.peer(.release, trigger: 64, extent: 64)
    rig.pull(to: 10)
    rig.release()
    rig.skip(0.05)
    rig.assertOffset(ScrollLaw.spring(-10, 0, at: 0.05))
    rig.settle()
    rig.assertClosed()
  }

  // P239: out of time after 500 ms; the work that comes back after 800 ms ends nothing any more.
  func testEndAfterTheTimeLimitIsNone() throws {
    let rig = try RefreshRig.peer(.release, trigger: 80, maximum: .milliseconds(500))
    rig.pull(to: 100)
    rig.release()
    XCTAssertEqual(rig.phase, .refreshing)
    XCTAssertEqual(rig.begins, 1)
    rig.skip(0.5)
    XCTAssertEqual(rig.phase, .ending)
    rig.skip(0.3)
    XCTAssertEqual(rig.control.endRefreshing(), .notRefreshing)
    rig.skip(0.2)
    rig.settle()
    XCTAssertEqual(rig.recorder.count(prefix: "end "), 1)
    XCTAssertEqual(rig.recorder.count("end timedOut"), 1)
  }
}
