import RefreshKit
import XCTest

/// What a finger begins, and what it does not: R2, R3, R4, R5, R6, R9.
extension HostSuite {
  // R4: ≥ counts, and one unit less does not.
  func pullOfExactlyTheTriggerArms() throws {
    let rig = try rig(.release)
    rig.drag(to: 3)
    XCTAssertFalse(rig.control.isArmed)
    rig.drag(to: 4)
    XCTAssertTrue(rig.control.isArmed)
    rig.lift()
    XCTAssertEqual(rig.log.told, ["action", "begin"])
  }

  // R4: one huge step is the same as many small ones.
  func oneMovePastTheTriggerIsThatOfManySteps() throws {
    let (huge, small) = (try rig(), try rig())
    huge.drag(to: 6)
    for place in 1...6 { small.drag(to: Double(place)) }
    XCTAssertEqual(huge.log.story, small.log.story)
    XCTAssertEqual(
      huge.log.story,
      ["idle>pulling drag", "armed", "pulling>refreshing trigger", "action", "begin"])
  }

  // R5: under `threshold` it begins under the finger, and the content stays until the lift (I2).
  func thresholdBeginsUnderTheFinger() throws {
    let rig = try rig()
    rig.drag(to: 5)
    rig.assertRefreshing(at: 5)
    rig.lift()
    rig.settle()
    rig.assertRefreshing()
  }

  // R5: under `release` it begins at the lift, and goes to hold (I3).
  func releaseBeginsAtTheLift() throws {
    let rig = try rig(.release)
    rig.drag(to: 5)
    XCTAssertEqual(rig.phase, .pulling)
    rig.lift()
    XCTAssertEqual(rig.log.told, ["action", "begin"])
    rig.settle()
    rig.assertRefreshing()
  }

  // R5: pushing back below the trigger disarms; the lift begins nothing and all closes (I4).
  func pushingBackDisarms() throws {
    let rig = try rig(.release)
    rig.drag(to: 5)
    rig.drag(to: 3)
    rig.lift()
    rig.settle()
    XCTAssertEqual(
      rig.log.story,
      ["idle>pulling drag", "armed", "disarmed", "cancel released", "pulling>idle returned"])
    rig.assertClosed()
  }

  // Section 3: a finger that pushes back to the rest ends the pull itself.
  func pushingBackToTheRestEndsThePull() throws {
    let rig = try rig()
    rig.drag(to: 3)
    rig.drag(to: 0)
    XCTAssertEqual(rig.log.story, ["idle>pulling drag", "pulling>idle drag"])
    rig.lift()
    rig.assertClosed()
  }

  // S11: a touch that the system takes away begins nothing, however far it has pulled.
  func cancelledTouchBeginsNothing() throws {
    let rig = try rig(.release)
    rig.drag(to: 5)
    rig.cancelTouch()
    rig.settle()
    XCTAssertEqual(rig.log.told, ["cancel cancelled"])
    rig.assertClosed()
  }

  // R2: content that code moves past the trigger, at once or animated, pulls and arms nothing.
  func contentMovedByCodeNeverBegins() throws {
    for policy in RefreshConfiguration.Policy.allCases {
      let rig = try rig(policy)
      rig.jump(to: 6)
      rig.glide(to: 5)
      rig.settle()
      XCTAssertEqual(rig.phase, .idle)
      XCTAssertEqual(rig.log.story, [])
      rig.assertPlace(5)
    }
  }

  // R2: under a finger code lowers the distance (disarm, idle), and never arms.
  func contentMovedByCodeUnderAFingerDisarmsAndNeverArms() throws {
    let rig = try rig(.release)
    rig.drag(to: 5)
    rig.jump(to: 3)
    XCTAssertFalse(rig.control.isArmed)
    rig.jump(to: 6)
    XCTAssertFalse(rig.control.isArmed)
    rig.jump(to: -2)
    XCTAssertEqual(rig.phase, .idle)
    rig.lift()
    XCTAssertEqual(rig.log.told, [])
  }

  // R3: one refresh a gesture; an end under the finger does not free it.
  func gestureBeginsOneRefreshAtMost() throws {
    for policy in RefreshConfiguration.Policy.allCases {
      let rig = try rig(policy)
      rig.drag(to: 5)
      if policy == .release { rig.host.startRefreshing() }
      rig.host.endRefreshing()
      rig.drag(to: 0)
      rig.drag(to: 6)
      XCTAssertFalse(rig.control.isArmed)
      rig.lift()
      rig.settle()
      XCTAssertEqual(rig.log.count("begin"), 1)
      rig.assertClosed()
      rig.pull()
      XCTAssertEqual(rig.log.count("begin"), 2)
    }
  }

  // R3: a gesture that began while refreshing never starts one.
  func gestureThatBeganInARefreshBeginsNone() throws {
    let rig = try rig()
    rig.pullAndClear()
    rig.drag(to: 3)
    rig.host.endRefreshing()
    rig.drag(to: -1)
    rig.drag(to: 6)
    rig.lift()
    rig.settle()
    XCTAssertEqual(rig.log.told, ["end success", "cancel released"])
    XCTAssertEqual(rig.log.questions, 0)
    rig.assertClosed()
  }

  // R3: from the middle of the content to the top in one stroke does.
  func strokeFromTheContentPastTheTriggerBegins() throws {
    let rig = try rig()
    rig.jump(to: -20)
    rig.drag(to: -10)
    rig.drag(to: 5)
    rig.assertRefreshing(at: 5)
  }

  // R6: half of a short window can be pulled far enough; one without a height never.
  func shortWindowCanBePulledAndOneWithoutHeightCannot() throws {
    let rig = try rig()
    rig.setWindow(8)
    XCTAssertEqual(
      rig.control.triggerDistance, 8 * triggerCap * type(of: rig).unit, accuracy: 1e-9)
    rig.drag(to: 3)
    XCTAssertEqual(rig.phase, .refreshing)
    let flat = try self.rig()
    flat.setWindow(0)
    XCTAssertEqual(flat.host.progress, 0)
    flat.drag(to: 5)
    XCTAssertEqual(flat.phase, .idle)
  }

  // R9: the veto is asked for once a gesture, when it first pulls; it neither arms nor begins.
  func vetoIsAskedOnceAGesture() throws {
    let rig = try rig()
    rig.log.isVetoing = true
    rig.drag(to: -2)
    XCTAssertEqual(rig.log.questions, 0)
    rig.drag(to: 5)
    rig.log.isVetoing = false
    rig.drag(to: 6)
    XCTAssertEqual(rig.log.questions, 1)
    XCTAssertFalse(rig.control.isArmed)
    rig.lift()
    rig.settle()
    XCTAssertEqual(rig.log.told, ["cancel released"])
    rig.pull()
    XCTAssertEqual(rig.log.questions, 2)
    XCTAssertEqual(rig.phase, .refreshing)
  }

  // R9: disabling cancels a pull and blocks begins, and never an end.
  func disablingBlocksPullsAndBeginsButNoEnd() throws {
    let rig = try rig(.release)
    rig.drag(to: 5)
    rig.control.isEnabled = false
    rig.lift()
    rig.settle()
    XCTAssertEqual(rig.log.told, ["cancel disabled"])
    XCTAssertEqual(rig.host.startRefreshing(), .disabled)
    XCTAssertEqual(rig.host.pullAndRefresh(), .disabled)
    rig.pull()
    rig.settle()
    rig.assertClosed()
    rig.control.isEnabled = true
    rig.host.startRefreshing()
    rig.control.isEnabled = false
    XCTAssertEqual(rig.host.endRefreshing(), .ended)
  }

  // H8: what a host draws from.
  func progressAndVisibleHeightFollowThePull() throws {
    let rig = try rig(.release)
    rig.drag(to: 1)
    XCTAssertEqual(rig.host.progress, 0.25, accuracy: 1e-9)
    XCTAssertEqual(rig.host.visibleHeight, type(of: rig).unit, accuracy: 1e-9)
    XCTAssertEqual(rig.control.indicator, .progress)
    rig.drag(to: 6)
    XCTAssertEqual(rig.host.progress, 1.5, accuracy: 1e-9)
    XCTAssertEqual(rig.host.clampedProgress, 1)
    XCTAssertEqual(rig.host.visibleHeight, 2 * type(of: rig).unit, accuracy: 1e-9)
  }
}
