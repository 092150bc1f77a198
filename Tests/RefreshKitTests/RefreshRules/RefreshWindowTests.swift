import RefreshKit
import XCTest

/// The window, the time before it, and what a host draws from: H2, H3, H8.
final class RefreshWindowTests: XCTestCase {
  // H2: leaving changes no refresh state; on return the indicator restarts, once, and no event.
  func testLeaveAndReturnWhileRefreshingRestartsTheIndicator() throws {
    let rig = try RefreshRig.refreshing()
    rig.view.isOnScreen = false
    rig.run(5)
    rig.assertRefreshing()
    XCTAssertEqual(rig.log, [])
    rig.view.isOnScreen = true
    rig.view.isOnScreen = true
    XCTAssertEqual(rig.log, ["restart"])
    XCTAssertEqual(rig.control.indicatorRestartCount, 1)
    rig.assertRefreshing()
  }

  // H2: off screen time goes on; a cycle that ends there is over on return.
  func testCycleThatEndsOffScreenIsOverOnReturn() throws {
    let rig = try RefreshRig.refreshing()
    rig.view.endRefreshing(after: .seconds(1))
    rig.view.isOnScreen = false
    rig.skip(10)
    rig.view.isOnScreen = true
    rig.assertClosed()
    XCTAssertEqual(rig.control.indicatorRestartCount, 0)
    XCTAssertEqual(rig.recorder.count("end success"), 1)
  }

  // H2: a first appearance counts only if a refresh already runs.
  func testFirstAppearanceRestartsOnlyWhatRuns() throws {
    let idle = try RefreshRig()
    idle.view.isOnScreen = false
    idle.view.isOnScreen = true
    XCTAssertEqual(idle.control.indicatorRestartCount, 0)
    let early = try RefreshRig()
    early.view.isOnScreen = false
    early.control.beginRefreshing()
    early.view.isOnScreen = true
    XCTAssertEqual(early.control.indicatorRestartCount, 1)
  }

  // S11, H2: leaving cancels a gesture; later moves and the lift of that finger are ignored.
  func testLeaveInMidPullCancelsThePullSilentlyForTheFinger() throws {
    let rig = try RefreshRig()
    rig.view.touchBegan(at: .zero)
    rig.view.touchMoved(to: ScrollPoint(x: 0, y: 80))
    XCTAssertEqual(rig.phase, .pulling)
    rig.view.isOnScreen = false
    XCTAssertFalse(rig.view.isTracking)
    rig.view.touchMoved(to: ScrollPoint(x: 0, y: 200))
    rig.view.touchEnded()
    XCTAssertEqual(rig.recorder.count("cancel cancelled"), 1)
    rig.settle()
    rig.assertClosed()
    XCTAssertEqual(rig.complaints.list, [])
  }

  // H3: begun before there is a size: refreshing from the call on, the inset right, no event twice.
  func testBeginBeforeTheViewHasASize() throws {
    let view = ScrollView()
    view.isOnScreen = false
    let recorder = RefreshRecorder()
    view.delegate = recorder
    let control = view.addRefreshControl()
    XCTAssertEqual(view.startRefreshing(), .began(RefreshCycle(number: 1)))
    XCTAssertTrue(control.isRefreshing)
    view.viewportSize = ScrollSize(width: 320, height: 480)
    view.contentSize = ScrollSize(width: 320, height: 2000)
    view.contentInset.top = 64
    view.isOnScreen = true
    XCTAssertEqual(view.adjustedContentInset.top, 124)
    XCTAssertEqual(view.contentOffset.y, -64)  // D4: a begin without a pull scrolls nothing
    XCTAssertEqual(recorder.count("begin"), 1)
    view.endRefreshing()
    XCTAssertEqual(view.adjustedContentInset.top, 64)
    XCTAssertEqual(control.state, .idle)
    XCTAssertEqual(recorder.count("end success"), 1)
  }

  // H3: a programmatic pull before there is a size ends at hold.
  func testPullAndRefreshBeforeTheViewHasASizeEndsAtHold() throws {
    let view = ScrollView()
    let control = view.addRefreshControl()
    view.pullAndRefresh()
    view.advance(to: .zero + .seconds(0.1))
    view.viewportSize = ScrollSize(width: 320, height: 480)
    view.contentInset.top = 64
    view.advance(to: .zero + .seconds(2))
    XCTAssertEqual(view.contentOffset.y, -124)
    XCTAssertTrue(control.isRefreshing)
  }

  // H8: visibleHeight, progress, isArmed and the indicator in each state.
  func testWhatAHostDrawsFromInEachState() throws {
    let rig = try RefreshRig(policy: .release)
    XCTAssertEqual(rig.control.indicator, .stopped)
    XCTAssertEqual(rig.view.restOffset.y, -64)
    XCTAssertEqual(rig.view.holdOffset.y, -124)
    rig.drag(-94)
    XCTAssertEqual(rig.control.indicator, .progress)
    XCTAssertEqual(rig.view.visibleHeight, 30)
    rig.drag(-150)
    XCTAssertEqual(rig.view.visibleHeight, 60)
    XCTAssertTrue(rig.control.isArmed)
    rig.release()
    XCTAssertFalse(rig.control.isArmed)
    XCTAssertEqual(rig.control.indicator, .spinning)
    rig.settle()
    rig.control.endRefreshing()
    XCTAssertEqual(rig.control.indicator, .spinning)
    XCTAssertEqual(rig.view.visibleHeight, 60)
    rig.control.isHidden = true
    XCTAssertEqual(rig.view.visibleHeight, 0)
    rig.control.isHidden = false
    XCTAssertEqual(rig.control.indicator, .stopped)
    rig.view.refreshControl = nil
    XCTAssertEqual(rig.view.visibleHeight, 0)
    XCTAssertEqual(rig.view.holdOffset, rig.view.restOffset)
  }
}
