import RefreshKit
import XCTest

/// Reported faults of the areas `trigger` and `begin`.
final class RefreshFaultsTriggerTests: XCTestCase {
  // B06: Handler ends at once while the bounce is still past the threshold.
  func testB06HandlerEndsWhileTheBounceIsPastTheThreshold() throws {
    let rig = try RefreshRig()
    rig.recorder.hooks["action"] = { $0.endRefreshing() }
    rig.drag(-164)
    rig.release(-300)
    for y in [-160.0, -150, -140, -130] {
      rig.jump(y)
    }
    rig.settle()
    XCTAssertEqual(rig.recorder.count("action"), 1)
    rig.assertClosed()
  }

  // B11: Pulling again while already refreshing.
  func testB11PullingAgainWhileRefreshing() throws {
    let rig = try RefreshRig()
    rig.pull()
    rig.settle()
    for _ in 0..<3 {
      rig.drag(-200)
      rig.release()
      rig.settle()
      rig.assertRefreshing()
    }
    XCTAssertEqual(rig.recorder.count("action"), 1)
    rig.control.endRefreshing()
    rig.settle()
    rig.assertClosed()
  }

  // B14: Momentum bounce without a finger must not refresh.
  func testB14MomentumBounceDoesNotRefresh() throws {
    let rig = try RefreshRig()
    rig.jump(1500)
    rig.drag(1490)
    rig.release(-6000)
    var (least, mostProgress) = (0.0, 0.0)
    rig.run(8) {
      least = min(least, rig.y)
      mostProgress = max(mostProgress, rig.view.progress)
      XCTAssertEqual(rig.phase, .idle)
    }
    XCTAssertLessThan(least, -124)
    XCTAssertGreaterThan(mostProgress, 1)
    XCTAssertEqual(rig.recorder.count("action"), 0)
    rig.assertClosed()
  }

  // B15: A drag that starts mid-list and reaches the top in one stroke still counts.
  func testB15StrokeFromMidListCounts() throws {
    let rig = try RefreshRig()
    rig.jump(200)
    rig.drag(-134)
    rig.release()
    rig.settle()
    XCTAssertEqual(rig.recorder.count("action"), 1)
    rig.assertRefreshing(at: -124)
  }

  // B16: Layout or safe-area change at start-up must not count as a pull.
  func testB16LayoutAtStartUpIsNoPull() throws {
    let rig = try RefreshRig(baseTop: 0)
    for top in [64.0, 100] {
      rig.view.contentInset.top = top
      rig.view.contentOffset.y = -top
    }
    rig.run(0.1)
    rig.assertClosed(at: -100)
    XCTAssertEqual(rig.recorder.refreshStory, [])
  }

  // B19: Pull past the trigger, push back, release.
  func testB19PullPushBackRelease() throws {
    let rig = try RefreshRig(policy: .release)
    for y in stride(from: -65.0, through: -134, by: -1) {
      rig.drag(y)
      rig.assertOffset(y)
    }
    for y in stride(from: -133.0, through: -84, by: 1) {
      rig.drag(y)
      rig.assertOffset(y)
    }
    rig.release()
    rig.settle()
    XCTAssertEqual(rig.recorder.count("action"), 0)
    rig.assertClosed()
  }

  // B22: Very fast pull in one step.
  func testB22VeryFastPullInOneStep() throws {
    let rig = try RefreshRig()
    rig.drag(-164)
    rig.release()
    XCTAssertEqual(rig.recorder.transitions.map(\.to), [.pulling, .refreshing])
    XCTAssertEqual(rig.recorder.count("action"), 1)
  }

  // B23: Very slow pull released with no further movement.
  func testB23VerySlowPull() throws {
    let rig = try RefreshRig(policy: .release)
    for step in 1...70 {
      rig.drag(-64 - Double(step))
      rig.skip(0.02)
      XCTAssertEqual(rig.view.adjustedContentInset.top, 64)
    }
    rig.run(1)
    rig.release()
    XCTAssertEqual(rig.recorder.count("action"), 1)
    XCTAssertTrue(rig.control.isRefreshing)
  }

  // B24: Exactly at the trigger distance.
  func testB24ExactlyAtTheTrigger() throws {
    let rig = try RefreshRig()
    rig.drag(-124)
    rig.release()
    XCTAssertEqual(rig.recorder.count("action"), 1)
    rig.assertOffset(-124)
    rig.control.endRefreshing()
    rig.settle()
    XCTAssertEqual(rig.recorder.count("action"), 1)
    rig.assertClosed()
  }

  // B26: Partial pull and release goes back to idle with an event.
  func testB26PartialPullGoesBackToIdle() throws {
    let rig = try RefreshRig()
    rig.drag(-94)
    rig.release()
    rig.settle()
    XCTAssertEqual(rig.recorder.transitions.map(\.from), [.idle, .pulling])
    XCTAssertEqual(rig.recorder.transitions.map(\.to), [.pulling, .idle])
    rig.assertClosed()
  }

  // B27: Content reload in the middle of a pull.
  func testB27ReloadInMidPull() throws {
    let rig = try RefreshRig()
    rig.drag(-94)
    rig.view.contentSize.height = 2600
    rig.view.viewportSize = rig.view.viewportSize
    rig.assertOffset(-94)
    rig.release()
    rig.settle()
    rig.assertClosed()
    XCTAssertEqual(rig.recorder.count("action"), 0)
  }

  // B28: Disabled in the middle of a gesture.
  func testB28DisabledInMidGesture() throws {
    let (rig, other) = (try RefreshRig(), try RefreshRig.refreshing())
    rig.drag(-94)
    rig.control.isEnabled = false
    rig.drag(-134)
    rig.release()
    rig.settle()
    XCTAssertEqual(rig.recorder.count("action"), 0)
    rig.assertClosed()
    rig.control.isEnabled = true
    rig.pull()
    XCTAssertEqual(rig.recorder.count("action"), 1)
    rig.control.isEnabled = false
    XCTAssertTrue(rig.control.isRefreshing)
    XCTAssertTrue(other.control.isEnabled)
  }

  // B09: Second begin while refreshing is ignored, and one end is enough.
  func testB09SecondBeginIsIgnored() throws {
    let rig = try RefreshRig()
    for _ in 0..<3 {
      rig.control.generateRefreshEvent()
      rig.run(0.1)
    }
    XCTAssertEqual(rig.view.adjustedContentInset.top, 124)
    XCTAssertEqual(rig.recorder.count("begin"), 1)
    rig.control.endRefreshing()
    rig.settle()
    rig.assertClosed()
  }

  // B30: Begin before the view is on screen is lost or delayed. (A begin without a pull scrolls
  // nothing, rule D4; the one with a pull ends at −124.)
  func testB30BeginBeforeTheViewIsOnScreen() throws {
    for pulls in [false, true] {
      let rig = try RefreshRig(height: 0)
      rig.view.isOnScreen = false
      if pulls { rig.view.pullAndRefresh() } else { rig.view.startRefreshing() }
      XCTAssertTrue(rig.control.isRefreshing)
      rig.view.viewportSize = ScrollSize(width: 320, height: 480)
      rig.view.isOnScreen = true
      rig.settle()
      rig.assertRefreshing(at: pulls ? -124 : -64)
      XCTAssertEqual(rig.view.adjustedContentInset.top, 124)
      XCTAssertEqual(rig.recorder.count("begin"), 1)
    }
  }

  // B31: Begin again off-screen while already refreshing.
  func testB31BeginAgainOffScreen() throws {
    let rig = try RefreshRig()
    rig.pull()
    rig.settle()
    rig.view.isOnScreen = false
    XCTAssertEqual(rig.control.beginRefreshing(), .alreadyRefreshing)
    rig.view.isOnScreen = true
    XCTAssertTrue(rig.control.isRefreshing)
    rig.control.endRefreshing()
    rig.settle()
    rig.assertClosed()
    XCTAssertEqual(rig.recorder.count("begin"), 1)
  }

  // B32, B33: Programmatic pull must take the top inset into account, also the second time.
  func testB32B33ProgrammaticPullsTakeTheTopInsetIntoAccount() throws {
    let rig = try RefreshRig()
    for number in 1...2 {
      rig.view.pullAndRefresh()
      rig.settle()
      rig.assertRefreshing(at: -124)
      XCTAssertEqual(rig.view.visibleHeight, 60)
      XCTAssertEqual(rig.recorder.count("action"), number)
      rig.control.endRefreshing()
      rig.settle()
    }
  }

  // B38: Begin on a hidden control.
  func testB38BeginOnAHiddenControl() throws {
    let rig = try RefreshRig()
    rig.control.isHidden = true
    rig.control.beginRefreshing()
    rig.settle()
    rig.control.endRefreshing()
    rig.settle()
    rig.control.isHidden = false
    rig.assertClosed()
    XCTAssertEqual(try XCTUnwrap(rig.control.originY) + rig.control.height, -64)
  }

  // B39: Empty content and a programmatic pull: spinner must run.
  func testB39EmptyContentAndAProgrammaticPull() throws {
    let rig = try RefreshRig(content: 0)
    rig.view.pullAndRefresh()
    rig.settle()
    rig.assertRefreshing(at: -124)
    rig.view.contentSize.height = 2000
    rig.assertRefreshing(at: -124)
    rig.control.endRefreshing()
    rig.settle()
    rig.assertClosed()
  }
}
