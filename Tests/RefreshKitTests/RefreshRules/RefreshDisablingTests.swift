import RefreshKit
import XCTest

/// Disabling and hiding: R9, H6, and what a cancelled gesture leaves.
final class RefreshDisablingTests: XCTestCase {
  // R9, table: disabling in mid-pull cancels it; it cannot begin any more.
  func testDisableInMidPullCancelsThePull() throws {
    for policy in RefreshConfiguration.Policy.allCases {
      let rig = try RefreshRig(policy: policy)
      rig.drag(-94)
      rig.control.isEnabled = false
      XCTAssertEqual(rig.recorder.log.last, "cancel disabled")
      XCTAssertEqual(rig.phase, .pulling)
      rig.drag(-134)
      XCTAssertFalse(rig.control.isArmed)
      rig.control.isEnabled = true
      rig.drag(-144)
      rig.release()
      rig.settle()
      XCTAssertEqual(rig.recorder.count("begin"), 0)
      XCTAssertEqual(rig.recorder.count(prefix: "cancel"), 1)
      rig.assertClosed()
      rig.pull()
      XCTAssertEqual(rig.recorder.count("begin"), 1)
    }
  }

  // R9: a disabled control is not pulled by a second touch on content that is on its way back.
  func testTouchOnReturningContentOfDisabledControlBeginsNothing() throws {
    let rig = try RefreshRig()
    rig.drag(-114)
    rig.control.isEnabled = false
    rig.release()
    rig.skip(0.02)
    rig.drag(-164)
    XCTAssertNotEqual(rig.phase, .refreshing)
    rig.release()
    rig.settle()
    XCTAssertEqual(rig.recorder.count("begin"), 0)
    rig.assertClosed()
  }

  // H6: the same for a hidden one.
  func testTouchOnReturningContentOfHiddenControlBeginsNothing() throws {
    for policy in RefreshConfiguration.Policy.allCases {
      let rig = try RefreshRig(policy: policy)
      rig.drag(-114)
      rig.control.isHidden = true
      rig.release()
      rig.skip(0.02)
      rig.drag(-164)
      XCTAssertFalse(rig.control.isArmed)
      XCTAssertNotEqual(rig.phase, .refreshing)
      rig.release()
      rig.settle()
      XCTAssertEqual(rig.recorder.count("begin"), 0)
      rig.assertClosed()
    }
  }

  // Words: a pull whose release was cancelled is armed again by a new touch only.
  func testNewTouchOnReturningContentMayBegin() throws {
    let rig = try RefreshRig()
    rig.drag(-114)
    rig.release()
    rig.skip(0.02)
    rig.drag(-134)
    XCTAssertEqual(rig.recorder.count("begin"), 1)
  }

  // R9: a disabled control is not pulled and not begun, and says so.
  func testDisabledControlIsNeitherPulledNorBegun() throws {
    let rig = try RefreshRig()
    rig.control.isEnabled = false
    XCTAssertFalse(rig.view.canStartRefreshing)
    XCTAssertEqual(rig.control.beginRefreshing(), .disabled)
    XCTAssertEqual(rig.view.startRefreshing(), .disabled)
    XCTAssertEqual(rig.view.pullAndRefresh(), .disabled)
    rig.drag(-164)
    XCTAssertEqual(rig.phase, .idle)
    XCTAssertEqual(rig.recorder.questions, 0)
    rig.release()
    rig.settle()
    rig.assertClosed()
  }

  // R9: disabling never blocks ending, and ends nothing.
  func testDisableWhileRefreshingEndsNothingAndEndWorks() throws {
    let rig = try RefreshRig.refreshing()
    rig.control.isEnabled = false
    rig.assertRefreshing()
    XCTAssertEqual(rig.control.endRefreshing(), .ended)
    XCTAssertEqual(rig.control.beginRefreshing(), .disabled)
    XCTAssertEqual(rig.phase, .ending)
    rig.settle()
    rig.assertClosed()
    XCTAssertEqual(rig.recorder.count("end success"), 1)
  }

  // H6: a hidden control cannot be pulled; it can be begun and ended, and nothing scrolls for it.
  func testHiddenControlIsBegunAndEndedWithoutScroll() throws {
    let rig = try RefreshRig()
    rig.control.isHidden = true
    XCTAssertEqual(rig.view.holdOffset, rig.view.restOffset)
    rig.drag(-164)
    XCTAssertEqual(rig.phase, .idle)
    rig.release()
    rig.settle()
    rig.recorder.clear()
    XCTAssertEqual(rig.view.pullAndRefresh(), .began(RefreshCycle(number: 1)))
    XCTAssertEqual(rig.view.scrollToTopAndShowRunningRefreshControl(), .alreadyRefreshing)
    XCTAssertFalse(rig.view.isMoving)
    XCTAssertEqual(rig.view.refreshInset, 0)
    XCTAssertEqual(rig.view.visibleHeight, 0)
    XCTAssertEqual(rig.control.endRefreshing(), .ended)
    rig.assertClosed()
    XCTAssertEqual(
      rig.log,
      [
        "idle>refreshing command", "action", "begin", "restart", "refreshing>ending command",
        "ending>idle collapsed", "end success",
      ])
  }

  // H6: hiding cancels a pull as disabling does.
  func testHideInMidPullCancelsThePull() throws {
    let rig = try RefreshRig(policy: .release)
    rig.drag(-134)
    rig.control.isHidden = true
    XCTAssertEqual(rig.recorder.log.last, "cancel disabled")
    XCTAssertFalse(rig.control.isArmed)
    rig.assertOffset(-134)
    rig.release()
    rig.settle()
    XCTAssertEqual(rig.recorder.count("begin"), 0)
    rig.assertClosed()
  }

  // H6: hiding above rest brings the content to rest with the spring; showing moves nothing.
  func testHideAndShowWhileRefreshingAtHold() throws {
    let rig = try RefreshRig.refreshing()
    rig.control.isHidden = true
    XCTAssertEqual(rig.phase, .refreshing)
    XCTAssertEqual(rig.log, ["inset 64"])
    rig.skip(0.1)
    rig.assertOffset(-64 - 60 * RestingSpring.afterTenth)
    rig.settle()
    rig.assertOffset(-64)
    rig.recorder.clear()
    rig.control.isHidden = false
    XCTAssertEqual(rig.log, ["inset 124"])
    XCTAssertFalse(rig.view.isMoving)
    rig.assertOffset(-64)
  }

  // H6: showing during that spring: it follows its edge.
  func testShowDuringTheSpringOfHidingReturnsToHold() throws {
    let rig = try RefreshRig.refreshing()
    rig.control.isHidden = true
    rig.skip(0.1)
    rig.control.isHidden = false
    rig.settle()
    rig.assertRefreshing()
  }

  // H6: hiding ends a collapse within the call; the content still springs.
  func testHideDuringCollapseEndsItWithinTheCall() throws {
    let rig = try RefreshRig.refreshing()
    rig.control.endRefreshing()
    rig.skip(0.05)
    rig.recorder.clear()
    rig.control.isHidden = true
    XCTAssertEqual(rig.log, ["ending>idle collapsed", "end success"])
    rig.assertOffset(-64 - 60 * RestingSpring.afterTwentieth)
    rig.settle()
    rig.assertClosed()
  }

  // S11: a cancelled gesture never begins a refresh, however far it was.
  func testCancelOfArmedPullBeginsNothing() throws {
    let rig = try RefreshRig(policy: .release)
    rig.drag(-164)
    rig.view.touchCancelled()
    XCTAssertEqual(rig.recorder.count("cancel cancelled"), 1)
    rig.settle()
    XCTAssertEqual(rig.recorder.count("begin"), 0)
    rig.assertClosed()
  }

  // S11: disabling scrolling cancels the gesture under way.
  func testScrollingDisabledInMidPullCancelsThePull() throws {
    let rig = try RefreshRig(policy: .release)
    rig.drag(-164)
    rig.view.isScrollEnabled = false
    XCTAssertFalse(rig.view.isTracking)
    XCTAssertEqual(rig.recorder.count("cancel cancelled"), 1)
    rig.settle()
    rig.assertClosed()
    XCTAssertEqual(rig.complaints.list, [])
  }
}
