import RefreshKit
import XCTest

/// One refresh per gesture, and only a finger arms: R2, R3, R9.
final class RefreshGestureTests: XCTestCase {
  // R3: one refresh per gesture; ending under the finger does not free it.
  func testPullOnAfterEndUnderFingerBeginsNoSecondRefresh() throws {
    for policy in RefreshConfiguration.Policy.allCases {
      let rig = try RefreshRig(policy: policy)
      rig.drag(-134)
      if policy == .release { rig.control.generateRefreshEvent() }
      rig.control.endRefreshing()
      rig.drag(-64)
      rig.drag(-164)
      XCTAssertFalse(rig.control.isArmed)
      rig.release()
      rig.settle()
      XCTAssertEqual(rig.recorder.count("begin"), 1, policy.rawValue)
      XCTAssertEqual(rig.recorder.count("armed"), 1, policy.rawValue)
      rig.assertClosed()
    }
  }

  // R3: a cycle that a command began during the gesture uses it up, too.
  func testPullAfterCommandedCycleInTheSameGestureBeginsNothing() throws {
    let rig = try RefreshRig()
    rig.drag(-74)
    rig.control.beginRefreshing()
    rig.control.endRefreshing()
    rig.drag(0)
    rig.drag(-164)
    XCTAssertEqual(rig.phase, .pulling)
    XCTAssertFalse(rig.control.isArmed)
    rig.release()
    rig.settle()
    XCTAssertEqual(rig.recorder.count("begin"), 0)
    rig.assertClosed()
  }

  // R3: a gesture that began while refreshing never starts one.
  func testGestureThatBeganWhileRefreshingBeginsNothingAfterTheEnd() throws {
    for policy in RefreshConfiguration.Policy.allCases {
      let rig = try RefreshRig.refreshing(policy: policy)
      rig.drag(-100)
      rig.control.endRefreshing()
      rig.drag(-50)
      rig.drag(-164)
      rig.release()
      XCTAssertEqual(rig.recorder.count("begin"), 0)
      XCTAssertEqual(rig.recorder.count("armed"), 0)
      rig.settle()
      rig.pull()
      XCTAssertEqual(rig.recorder.count("begin"), 1)
    }
  }

  // R3: from mid-list to the top in one stroke does.
  func testStrokeFromMidListPastTheTriggerBegins() throws {
    let rig = try RefreshRig()
    rig.jump(700)
    rig.drag(300)
    rig.drag(-124)
    XCTAssertEqual(rig.recorder.count("begin"), 1)
  }

  // R2: a fling that bounces past the trigger refreshes nothing and pulls nothing.
  func testFlingIntoTheTopEdgeBeginsNothing() throws {
    let rig = try RefreshRig()
    rig.jump(300)
    rig.drag(250)
    rig.release(-6000)
    var least = 0.0
    rig.run(5) { least = min(least, rig.y) }
    XCTAssertLessThan(least, -124)
    XCTAssertEqual(rig.recorder.refreshStory, ["B", "EB", "ED(true)", "WD", "DD"])
    rig.assertClosed()
  }

  // R2: neither an assigned, an immediate nor an animated offset pulls or arms.
  func testOffsetFromCodePastTheTriggerBeginsNothing() throws {
    let rig = try RefreshRig(policy: .release)
    rig.jump(-200)
    rig.view.contentOffset.y = -220
    rig.animate(-180)
    rig.run(1)
    XCTAssertEqual(rig.phase, .idle)
    XCTAssertFalse(rig.control.isArmed)
    rig.assertOffset(-180)
  }

  // R2: code lowers the distance under the finger (disarm, idle), and never arms.
  func testOffsetFromCodeUnderFingerDisarmsAndNeverArms() throws {
    let rig = try RefreshRig(policy: .release)
    rig.drag(-134)
    rig.jump(-94)
    XCTAssertFalse(rig.control.isArmed)
    rig.jump(-164)
    XCTAssertFalse(rig.control.isArmed)
    XCTAssertEqual(rig.recorder.count("disarmed"), 1)
    rig.jump(0)
    XCTAssertEqual(rig.phase, .idle)
    rig.release()
    XCTAssertEqual(rig.recorder.count("begin"), 0)
  }

  // R2: an inset change that raises the distance past the trigger begins nothing.
  func testInsetChangePastTheTriggerUnderFingerArmsNothing() throws {
    let rig = try RefreshRig()
    rig.drag(-74)
    rig.view.contentInset.top = 4
    XCTAssertEqual(rig.view.pullDistance, 70, accuracy: 1e-9)
    XCTAssertEqual(rig.phase, .pulling)
    XCTAssertEqual(rig.recorder.count("begin"), 0)
  }

  // R9: the veto is asked once per gesture, when it first pulls.
  func testVetoIsAskedOncePerGestureAtTheFirstPull() throws {
    let rig = try RefreshRig()
    rig.recorder.isVetoing = true
    rig.drag(-20)
    XCTAssertEqual(rig.recorder.questions, 0)
    rig.drag(-74)
    rig.recorder.isVetoing = false
    rig.drag(-60)
    rig.drag(-164)
    XCTAssertEqual(rig.recorder.questions, 1)
    XCTAssertEqual(rig.phase, .pulling)
    XCTAssertEqual(rig.recorder.count("armed"), 0)
    rig.release()
    rig.settle()
    XCTAssertEqual(rig.recorder.count("cancel released"), 1)
    rig.pull()
    XCTAssertEqual(rig.recorder.questions, 2)
    XCTAssertEqual(rig.recorder.count("begin"), 1)
  }

  // R9: commands are never vetoed, and not asked for.
  func testCommandUnderVetoBegins() throws {
    let rig = try RefreshRig()
    rig.recorder.isVetoing = true
    XCTAssertEqual(rig.view.startRefreshing(), .began(RefreshCycle(number: 1)))
    XCTAssertEqual(rig.recorder.questions, 0)
  }

  // R3, R9: a gesture that cannot begin is not asked about.
  func testGestureThatBeganWhileRefreshingIsNotAskedAbout() throws {
    let rig = try RefreshRig.refreshing()
    rig.drag(-150)
    rig.control.endRefreshing()
    rig.drag(-60)
    rig.drag(-150)
    XCTAssertEqual(rig.recorder.questions, 0)
  }

  // D6, R9: the question may take the control away; nothing of the pull is left.
  func testVetoQuestionThatDetachesTheControlLeavesNoPull() throws {
    let rig = try RefreshRig()
    rig.recorder.hooks["should"] = { $0.refreshControl = nil }
    rig.drag(-134)
    XCTAssertEqual(rig.phase, .idle)
    XCTAssertEqual(rig.recorder.refreshStory, ["B"])
    rig.release()
    rig.settle()
    rig.assertOffset(-64)
    rig.view.addRefreshControl(rig.control)
    rig.recorder.hooks = [:]
    rig.pull()
    XCTAssertEqual(rig.recorder.count("begin"), 1)
  }

  // D6, R9: the question may move the content; the pull is judged by where it is then.
  func testVetoQuestionThatMovesTheContentCountsForTheDistance() throws {
    let rig = try RefreshRig()
    rig.recorder.hooks["should"] = { $0.contentOffset.y = -74 }
    rig.drag(-134)
    XCTAssertEqual(rig.recorder.count("begin"), 0)
    rig.assertOffset(-74)
  }

  // D5: the finger has brought the content back, whatever the question does before it is answered.
  func testVetoQuestionThatGivesACommandLeavesTheMoveToTheFinger() throws {
    let rig = try RefreshRig()
    rig.jump(-94)
    rig.view.touchBegan(at: .zero)
    rig.recorder.hooks["should"] = { $0.refreshControl?.title = "title" }
    rig.drag(-64)
    XCTAssertEqual(rig.recorder.questions, 1)
    XCTAssertEqual(rig.recorder.refreshStory, ["idle>pulling touch", "B", "pulling>idle drag"])
  }

  // S4: a control that is attached meanwhile is not pulled by this gesture, nor one put back on.
  func testControlReattachedDuringGestureIsPulledByTheNextOnly() throws {
    let rig = try RefreshRig()
    rig.drag(-74)
    rig.view.refreshControl = nil
    rig.view.refreshControl = rig.control
    rig.recorder.clear()
    rig.drag(-164)
    XCTAssertEqual(rig.phase, .idle)
    rig.release()
    rig.settle()
    XCTAssertEqual(rig.recorder.count("begin"), 0)
    rig.pull()
    XCTAssertEqual(rig.recorder.count("begin"), 1)
  }

  // S4: commands work on a control that was attached meanwhile, I7 at its end included.
  func testCommandsOnControlAttachedDuringGestureWork() throws {
    let rig = try RefreshRig()
    rig.view.refreshControl = nil
    rig.drag(-94)
    rig.view.refreshControl = rig.control
    XCTAssertEqual(rig.view.startRefreshing(), .began(RefreshCycle(number: 1)))
    rig.view.endRefreshing()
    XCTAssertEqual(rig.phase, .ending)
    rig.drag(-60)
    XCTAssertEqual(rig.phase, .idle)
    XCTAssertEqual(rig.recorder.count("end success"), 1)
  }

  // R6: with a height of 0 nothing pulls, from the moment on at which the view loses its height.
  func testViewThatLosesItsHeightUnderAPullEndsThePullAtOnce() throws {
    let rig = try RefreshRig()
    rig.drag(-94)
    XCTAssertEqual(rig.phase, .pulling)
    rig.view.viewportSize.height = 0
    XCTAssertEqual(rig.phase, .idle)
    XCTAssertEqual(rig.view.progress, 0)
    XCTAssertEqual(rig.y, -94)
    rig.drag(-140)
    XCTAssertEqual(rig.phase, .idle)
  }
}
