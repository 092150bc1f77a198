import RefreshKit
import XCTest

/// When a pull arms and begins a refresh: R3 to R6, with the rows of the table that a finger
/// drives.
final class RefreshPolicyTests: XCTestCase {
  // Table, D9: threshold begins while the finger is down.
  func testDragPastTriggerUnderThresholdBegins() throws {
    let rig = try RefreshRig()
    rig.drag(-134)
    XCTAssertEqual(rig.phase, .refreshing)
    XCTAssertTrue(rig.view.isTracking)
    XCTAssertEqual(
      rig.recorder.refreshStory,
      ["B", "idle>pulling drag", "armed", "pulling>refreshing trigger", "action", "begin"])
    rig.release()
    XCTAssertEqual(rig.recorder.count("begin"), 1)
    XCTAssertEqual(rig.recorder.count(prefix: "cancel"), 0)
  }

  // R5: release begins at the lift only.
  func testReleaseOfArmedPullUnderReleaseBegins() throws {
    let rig = try RefreshRig(policy: .release)
    rig.drag(-134)
    XCTAssertEqual(rig.phase, .pulling)
    XCTAssertTrue(rig.control.isArmed)
    XCTAssertEqual(rig.view.refreshInset, 0)
    rig.release()
    XCTAssertEqual(rig.phase, .refreshing)
    XCTAssertEqual(
      rig.recorder.refreshStory,
      [
        "B", "idle>pulling drag", "armed", "pulling>refreshing release", "action", "begin", "EB",
        "ED(true)", "WD",
      ])
    rig.settle()
    rig.assertRefreshing()
  }

  // R5: pushing back before the release disarms.
  func testPushBackUnderReleaseDisarmsAndReleaseCancels() throws {
    let rig = try RefreshRig(policy: .release)
    rig.drag(-134)
    rig.drag(-84)
    XCTAssertFalse(rig.control.isArmed)
    rig.release()
    rig.settle()
    XCTAssertEqual(
      rig.recorder.refreshStory,
      [
        "B", "idle>pulling drag", "armed", "disarmed", "cancel released", "EB", "ED(true)", "WD",
        "DD", "pulling>idle returned",
      ])
    rig.assertClosed()
  }

  // R4: ≥ counts, under both policies; a little less does not.
  func testDragExactlyToTriggerArms() throws {
    let threshold = try RefreshRig()
    threshold.drag(-124)
    XCTAssertEqual(threshold.phase, .refreshing)
    let release = try RefreshRig(policy: .release)
    release.drag(-124)
    XCTAssertTrue(release.control.isArmed)
    let less = try RefreshRig()
    less.drag(-124 + 1e-6)
    XCTAssertEqual(less.phase, .pulling)
    XCTAssertFalse(less.control.isArmed)
    XCTAssertEqual(less.view.progress, 1, accuracy: 1e-6)
  }

  // R4: a huge step equals the same way in small steps.
  func testHugeStepGivesTheEventsOfSmallSteps() throws {
    let huge = try RefreshRig()
    huge.drag(-134)
    let small = try RefreshRig()
    for step in 1...700 {
      small.drag(-64 - Double(step) / 10)
    }
    XCTAssertEqual(small.recorder.refreshStory, huge.recorder.refreshStory)
    XCTAssertEqual(small.y, huge.y)
  }

  // R4: armed at T, disarmed below T − h.
  func testPushBackWithHysteresisDisarmsBelowItOnly() throws {
    let rig = try RefreshRig(policy: .release, hysteresis: 10)
    rig.drag(-124)
    rig.drag(-114)
    XCTAssertTrue(rig.control.isArmed)
    rig.drag(-113)
    XCTAssertFalse(rig.control.isArmed)
    rig.drag(-123)
    XCTAssertFalse(rig.control.isArmed)
    rig.drag(-124)
    XCTAssertTrue(rig.control.isArmed)
  }

  // R6: defaults 60 high, 120 under threshold, 60 under release.
  func testDefaultsAreThoseOfTheContract() throws {
    XCTAssertEqual(RefreshControl().configuration.height, 60)
    XCTAssertEqual(RefreshControl().configuration.triggerDistance, 120)
    XCTAssertEqual(RefreshControl().configuration.policy, .threshold)
    XCTAssertEqual(try RefreshConfiguration(policy: .release).triggerDistance, 60)
  }

  // R6: the trigger is at most f(½ height): 100 pt of height give 100·0.275/1.275 = 21.5686274510.
  func testDragInShortViewBeginsAtTheCap() throws {
    let rig = try RefreshRig(height: 100)
    XCTAssertEqual(rig.control.triggerDistance, 100 * triggerCap, accuracy: 1e-8)
    rig.drag(-64 - 21.56)
    XCTAssertEqual(rig.phase, .pulling)
    rig.drag(-64 - 21.57)
    XCTAssertEqual(rig.phase, .refreshing)
  }

  // R6: the cap is a finger's way of half the height.
  func testSwipeFromTheMiddleOfTheViewBeginsAnyTrigger() throws {
    let rig = try RefreshRig(trigger: 5000)
    rig.view.touchBegan(at: ScrollPoint(x: 0, y: 240))
    rig.view.touchMoved(to: ScrollPoint(x: 0, y: 479))
    XCTAssertEqual(rig.phase, .pulling)
    rig.view.touchMoved(to: ScrollPoint(x: 0, y: 480))
    XCTAssertEqual(rig.phase, .refreshing)
  }

  // R6: h·0.275/1.275 is 69.0196 at 320 pt and 103.5294 at 480; it is 120 at 556.36 pt.
  func testDefaultTriggerIsCappedInViewsOfUpTo556Points() throws {
    let figures = [
      320: 69.0196078431, 480: 103.5294117647, 556: 119.9215686275, 557: 120, 900: 120,
    ]
    for (height, trigger) in figures {
      let rig = try RefreshRig(trigger: 120, height: Double(height))
      XCTAssertEqual(rig.control.triggerDistance, trigger, accuracy: 1e-9, "\(height)")
    }
  }

  // R6: a control that is higher than the view is never pulled; one that just fits is.
  func testControlHigherThanTheViewCannotBePulled() throws {
    for (height, phase) in [59.99: RefreshPhase.idle, 60: .pulling] {
      let rig = try RefreshRig(policy: .release, height: height)
      rig.drag(-64 - 30)
      XCTAssertEqual(rig.phase, phase)
      XCTAssertFalse(height < 60 && rig.control.isArmed)
      XCTAssertEqual(rig.view.progress > 0, height == 60)
      rig.release()
      XCTAssertEqual(rig.phase, height == 60 ? .refreshing : .idle)
    }
  }

  // R6: the control's height counts as it is: with its title from when that counts, 80 pt in 70.
  func testControlThatGrowsHigherThanTheViewCannotBePulled() throws {
    let rig = try RefreshRig(height: 70)
    XCTAssertGreaterThan(rig.control.triggerDistance, 0)
    rig.control.title = "Loading"
    XCTAssertEqual(rig.control.triggerDistance, 0)
    rig.drag(-64 - 60)
    XCTAssertEqual(rig.phase, .idle)
    rig.release()
    rig.settle()
    rig.control.title = nil
    rig.drag(-64 - 60)
    XCTAssertEqual(rig.phase, .refreshing)
    let other = try RefreshRig(height: 70)
    other.control.configuration = try RefreshConfiguration(height: 71)
    XCTAssertEqual(other.view.progress, 0)
    other.drag(-64 - 60)
    XCTAssertEqual(other.phase, .idle)
  }

  // R6: the cap follows the height; a lower one never begins by itself (R2).
  func testHeightChangeUnderPullMovesTheCapAndBeginsNothing() throws {
    let rig = try RefreshRig(policy: .release)
    rig.drag(-94)
    rig.view.viewportSize = ScrollSize(width: 320, height: 100)
    XCTAssertEqual(rig.control.triggerDistance, 100 * triggerCap, accuracy: 1e-8)
    XCTAssertFalse(rig.control.isArmed)
    rig.assertOffset(-94)
    rig.drag(-94)
    XCTAssertTrue(rig.control.isArmed)
    rig.view.viewportSize = ScrollSize(width: 320, height: 480)
    XCTAssertFalse(rig.control.isArmed)
    XCTAssertEqual(rig.recorder.log.last, "disarmed")
  }

  // R6: a height of 0 pulls nothing, arms nothing, and progress is 0.
  func testDragInViewWithoutHeightPullsNothing() throws {
    let rig = try RefreshRig(height: 0)
    rig.drag(-164)
    rig.jump(-164)
    XCTAssertEqual(rig.phase, .idle)
    XCTAssertEqual(rig.view.progress, 0)
    rig.release()
    XCTAssertEqual(rig.recorder.count("begin"), 0)
    XCTAssertEqual(rig.recorder.count(prefix: "idle"), 0)
  }

  // Words: progress = distance / trigger in every state, not clamped; the clamped view beside it.
  func testProgressIsDistanceByTriggerInEveryState() throws {
    let rig = try RefreshRig(policy: .release)
    rig.drag(-94)
    XCTAssertEqual(rig.view.progress, 0.5, accuracy: 1e-9)
    rig.drag(-154)
    XCTAssertEqual(rig.view.progress, 1.5, accuracy: 1e-9)
    XCTAssertEqual(rig.view.clampedProgress, 1)
    rig.release()
    rig.settle()
    XCTAssertEqual(rig.view.progress, 1, accuracy: 1e-9)
    rig.control.endRefreshing()
    XCTAssertEqual(rig.view.progress, 1, accuracy: 1e-9)
    rig.view.refreshControl = nil
    XCTAssertEqual(rig.view.progress, 0)
  }

  // Table: a pull that the finger brings back to 0 is idle, without a cancel.
  func testPushBackToRestEndsThePullWithoutCancel() throws {
    let rig = try RefreshRig()
    rig.drag(-94)
    rig.drag(-64)
    XCTAssertEqual(rig.phase, .idle)
    XCTAssertEqual(rig.recorder.refreshStory, ["B", "idle>pulling drag", "pulling>idle drag"])
  }
}
