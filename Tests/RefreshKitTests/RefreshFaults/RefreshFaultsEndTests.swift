import RefreshKit
import XCTest

// The faults that users of other controls reported, restated for the rig in
// `cases/reported-faults.json`; each test bears the id of its fault there.

/// Reported faults of the areas `end` and `deadline`.
final class RefreshFaultsEndTests: XCTestCase {
  private func at(_ seconds: Double) -> Instant { .zero + .seconds(seconds) }

  // B01: Begin and end in the same turn leave the spinner on screen.
  func testB01BeginAndEndInTheSameTurn() throws {
    let rig = try RefreshRig()
    rig.control.beginRefreshing()
    rig.control.endRefreshing()
    rig.run(1)
    rig.assertClosed()
    XCTAssertEqual(rig.recorder.count("begin"), 0)
    XCTAssertEqual(rig.recorder.count(prefix: "end "), 0)
    rig.pull()
    rig.settle()
    XCTAssertEqual(rig.recorder.count("action"), 1)
  }

  // B03: Immediate finish while the programmatic reveal is still moving.
  func testB03FinishWhileTheRevealIsMoving() throws {
    let rig = try RefreshRig()
    rig.view.pullAndRefresh()
    rig.skip(0.1)
    XCTAssertTrue(rig.y < -64 && rig.y > -124)
    rig.view.endRefreshing()
    rig.settle()
    rig.assertClosed()
    XCTAssertEqual(
      rig.log.filter { ["action", "begin", "end success"].contains($0) },
      ["action", "begin", "end success"])
  }

  // B08: Begin from inside the did-end callback.
  func testB08BeginInsideDidEnd() throws {
    let rig = try RefreshRig()
    rig.pull()
    rig.settle()
    var ends = 0
    rig.recorder.hooks["end success"] = { view in
      ends += 1
      if ends == 1 { view.startRefreshing() }
    }
    rig.control.endRefreshing()
    rig.settle()
    XCTAssertTrue(rig.control.isRefreshing)
    XCTAssertEqual(rig.view.adjustedContentInset.top, 124)
    rig.control.endRefreshing()
    rig.settle()
    XCTAssertEqual(rig.recorder.count("begin"), 2)
    XCTAssertEqual(rig.recorder.count("end success"), 2)
    rig.assertClosed()
  }

  // B10: Two ends in a row.
  func testB10TwoEndsInARow() throws {
    let rig = try RefreshRig.refreshing()
    rig.control.endRefreshing()
    rig.run(0.15)
    XCTAssertEqual(rig.control.endRefreshing(), .notRefreshing)
    var last = rig.y
    rig.run(2) {
      XCTAssertGreaterThanOrEqual(rig.y, last)
      last = rig.y
    }
    XCTAssertEqual(rig.recorder.count("end success"), 1)
    rig.assertClosed()
  }

  // B41: End while idle must not stop a moving list.
  func testB41EndWhileIdleDoesNotStopAMovingList() throws {
    let (rig, free) = (try RefreshRig(), try RefreshRig())
    for each in [rig, free] {
      each.jump(590)
      each.drag(600)
      each.release(1500)
      each.skip(0.1)
    }
    rig.control.endRefreshing()
    for each in [rig, free] {
      each.skip(0.1)
    }
    XCTAssertEqual(rig.y, free.y)
    XCTAssertEqual(rig.log, free.log)
  }

  // B45: End while the finger is dragging.
  func testB45EndWhileTheFingerIsDragging() throws {
    let rig = try RefreshRig.refreshing()
    rig.drag(-154)
    rig.control.endRefreshing()
    XCTAssertFalse(rig.control.isRefreshing)
    rig.run(0.5)
    rig.assertOffset(-154)
    rig.drag(-150)
    rig.assertOffset(-150)
    rig.release()
    rig.settle()
    rig.assertClosed()
    XCTAssertEqual(rig.recorder.count("action"), 0)
    rig.pull()
    XCTAssertEqual(rig.recorder.count("action"), 1)
  }

  // B46: End in the middle of the release bounce (fast network).
  func testB46EndInTheMiddleOfTheReleaseBounce() throws {
    let rig = try RefreshRig()
    rig.drag(-184)
    rig.release()
    while rig.y < -150 {
      rig.skip(1.0 / 60)
    }
    let y = rig.y
    rig.control.endRefreshing()
    rig.run(3) { XCTAssertGreaterThanOrEqual(rig.y, y) }
    rig.assertClosed()
  }

  // B47: Touch during the closing animation, released half-way.
  func testB47TouchDuringTheClosing() throws {
    let rig = try RefreshRig.refreshing()
    rig.control.endRefreshing()
    rig.run(0.15)
    rig.drag(-94)
    rig.release()
    rig.settle()
    rig.assertClosed()
    XCTAssertEqual(rig.recorder.count("action"), 0)
    XCTAssertEqual(rig.recorder.count("end success"), 1)
  }

  // B49: Short content retracts by clock alone.
  func testB49ShortContentRetractsByTheClock() throws {
    let rig = try RefreshRig(content: 100)
    rig.view.alwaysBounceVertical = true
    rig.pull()
    rig.settle()
    rig.assertRefreshing(at: -124)
    rig.run(2)
    rig.control.endRefreshing()
    rig.run(2)
    rig.assertClosed(at: -64)
  }

  // B52: Without an end nothing ends by itself.
  func testB52NothingEndsByItself() throws {
    let rig = try RefreshRig.refreshing()
    rig.skip(600)
    rig.assertRefreshing()
    rig.control.endRefreshing(outcome: .failure)
    rig.settle()
    rig.assertClosed()
  }

  // B53: Reload and end in either order give the same result.
  func testB53ReloadAndEndInEitherOrder() throws {
    for reloadsFirst in [true, false] {
      let rig = try RefreshRig.refreshing()
      if reloadsFirst { rig.view.contentSize.height = 2600 }
      rig.control.endRefreshing()
      var last = rig.y
      // The spring from 60 pt is never faster than 3600·(e^(−10t) − e^(−12t)) = 241.2 pt/s.
      rig.run(0.1) {
        XCTAssertLessThan(abs(rig.y - last), 242.0 / 60)
        last = rig.y
      }
      if !reloadsFirst { rig.view.contentSize.height = 2600 }
      rig.assertOffset(last)
      rig.settle()
      rig.assertClosed()
    }
  }

  // B55: A late deadline must not end a newer refresh.
  func testB55LateDeadlineDoesNotEndANewerRefresh() throws {
    let rig = try RefreshRig()
    rig.control.generateRefreshEvent()
    rig.jump(-124)
    rig.control.endRefreshing(deadline: at(0.1))
    rig.view.advance(to: at(0.02))
    rig.control.endRefreshing()
    rig.view.advance(to: at(0.05))
    rig.control.generateRefreshEvent()
    rig.view.advance(to: at(1))
    rig.assertRefreshing()
    XCTAssertEqual(rig.recorder.count("begin"), 2)
    XCTAssertEqual(rig.recorder.count("end success"), 1)
  }

  // B58: Minimum showing time.
  func testB58MinimumShowingTime() throws {
    let rig = try RefreshRig()
    rig.control.generateRefreshEvent()
    rig.view.advance(to: at(0.1))
    rig.control.endRefreshing(deadline: at(0.6))
    rig.view.advance(to: at(0.59))
    XCTAssertEqual(rig.phase, .refreshing)
    rig.view.advance(to: at(0.6))
    XCTAssertNotEqual(rig.phase, .refreshing)
    rig.view.advance(to: at(2))
    XCTAssertEqual(rig.recorder.count("end success"), 1)
  }

  // B60: Deadline falls while the finger is down or the view is off screen.
  func testB60DeadlineUnderFingerOrOffScreen() throws {
    let finger = try RefreshRig.refreshing()
    finger.view.endRefreshing(after: .seconds(1))
    finger.drag(-150)
    finger.run(1.5)
    finger.assertOffset(-150)
    finger.release()
    finger.settle()
    finger.assertClosed()
    XCTAssertEqual(finger.recorder.count("end success"), 1)
    let away = try RefreshRig.refreshing()
    away.view.endRefreshing(after: .seconds(1))
    away.view.isOnScreen = false
    away.run(3)
    away.view.isOnScreen = true
    away.assertClosed()
    XCTAssertEqual(away.recorder.count("end success"), 1)
  }

  // B61: Deadline fires after the control or scroll view is gone.
  func testB61DeadlineAfterControlAndViewAreGone() throws {
    let recorder = RefreshRecorder()
    var view: ScrollView? = ScrollView(viewportSize: ScrollSize(width: 320, height: 480))
    weak let freed = view
    view?.delegate = recorder
    view?.addRefreshControl()
    view?.startRefreshing()
    view?.endRefreshing(deadline: at(1))
    view?.advance(to: at(0.5))
    view?.refreshControl = nil
    recorder.clear()
    view?.advance(to: at(2))
    XCTAssertEqual(recorder.log, [])
    view = nil
    XCTAssertNil(freed)
  }
}
