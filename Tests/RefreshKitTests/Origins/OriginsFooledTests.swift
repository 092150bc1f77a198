import RefreshKit
import XCTest

/// What fools other controls, the system's and those that are added by hand.
final class OriginsFooledTests: XCTestCase {
  // An end on an idle control stopped a deceleration.
  func testEndOnAnIdleControlStopsNoDeceleration() throws {
    let (rig, twin) = (try RefreshRig(), try RefreshRig())
    for rig in [rig, twin] {
      rig.drag(300)
      rig.release(1500)
      rig.skip(0.2)
    }
    XCTAssertEqual(rig.control.endRefreshing(), .notRefreshing)
    XCTAssertEqual(rig.view.endRefreshing(deadline: rig.view.now + .seconds(1)), .notRefreshing)
    XCTAssertTrue(rig.view.isDecelerating)
    rig.settle()
    twin.settle()
    XCTAssertEqual(rig.y, twin.y)
    XCTAssertEqual(rig.log, twin.log)
  }

  // An end while dragging let the content jump under the finger, or stay half open after the lift.
  func testEndWhileDraggingKeepsTheContentUnderTheFinger() throws {
    for lift in [-164.0, -124, -90, -64, 200] {
      let rig = try RefreshRig()
      rig.drag(-164)
      rig.control.endRefreshing()
      rig.skip(1)
      rig.assertOffset(-164)
      rig.drag(lift)
      rig.assertOffset(lift)
      rig.release()
      rig.settle()
      rig.assertClosed(at: max(-64, lift))
      XCTAssertEqual(rig.recorder.count("end success"), 1)
    }
  }

  // One pull, or one command on top of another, sent its event twice.
  func testRefreshSendsOneEventHoweverOftenItIsBegun() throws {
    let rig = try RefreshRig()
    rig.drag(-164)
    rig.drag(-100)
    rig.drag(-170)
    rig.view.startRefreshing()
    rig.view.pullAndRefresh()
    rig.control.generateRefreshEvent()
    rig.release()
    rig.view.pullAndRefresh()
    rig.settle()
    XCTAssertEqual(rig.recorder.count("action"), 1)
    XCTAssertEqual(rig.recorder.count("begin"), 1)
    rig.control.endRefreshing()
    rig.control.endRefreshing()
    rig.settle()
    XCTAssertEqual(rig.recorder.count("end success"), 1)
  }

  // Armed, then one event jumps above the top; released there, and later back at the top.
  func testArmedPullThatJumpsIntoTheContentBeginsNothingLater() throws {
    let rig = try RefreshRig(policy: .release)
    rig.drag(-164)
    XCTAssertTrue(rig.control.isArmed)
    rig.drag(300)
    XCTAssertFalse(rig.control.isArmed)
    rig.release()
    rig.view.scrollToTop()
    rig.settle()
    rig.drag(-70)
    rig.release()
    rig.settle()
    XCTAssertEqual(rig.recorder.count("begin"), 0)
    rig.assertClosed()
  }

  func testInertiaPastTheTriggerBeginsNothing() throws {
    for policy in RefreshConfiguration.Policy.allCases {
      let rig = try RefreshRig(policy: policy)
      rig.jump(300)
      rig.drag(250)
      rig.release(-6000)
      var least = 0.0
      rig.run(5) { least = min(least, rig.y) }
      XCTAssertLessThan(least, -124)
      XCTAssertEqual(rig.recorder.count("begin"), 0)
      rig.assertClosed()
    }
  }

  func testCodePastTheTriggerBeginsNothing() throws {
    for policy in RefreshConfiguration.Policy.allCases {
      let rig = try RefreshRig(policy: policy)
      rig.jump(-200)
      rig.animate(-180)
      rig.skip(1)
      rig.view.contentInset.top = 0
      rig.view.contentOffset.y = -150
      XCTAssertEqual(rig.recorder.count("begin"), 0)
      XCTAssertEqual(rig.phase, .idle)
    }
  }

  func testPullArmedBeyondAThousandPointsBegins() throws {
    for policy in RefreshConfiguration.Policy.allCases {
      let rig = try RefreshRig(policy: policy, trigger: 1000, height: 4000, content: 9000)
      rig.drag(-64 - 1500)
      rig.release()
      XCTAssertEqual(rig.recorder.count("begin"), 1)
      rig.settle()
      rig.assertRefreshing()
    }
  }

  func testPullOfExactlyTheTriggerBegins() throws {
    for policy in RefreshConfiguration.Policy.allCases {
      let rig = try RefreshRig(policy: policy)
      rig.drag(-123)
      XCTAssertFalse(rig.control.isArmed)
      rig.drag(-124)
      rig.release()
      XCTAssertEqual(rig.recorder.count("begin"), 1)
      rig.settle()
      rig.assertRefreshing()
    }
  }
}
