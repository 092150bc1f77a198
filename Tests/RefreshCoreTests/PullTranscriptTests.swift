import RefreshCore
import XCTest

/// Stories of fingers: what begins a refresh and what does not.
final class PullTranscriptTests: XCTestCase {
  private func release(hysteresis: Double = 0) throws -> Story {
    Story(try RefreshConfiguration(policy: .release, hysteresis: hysteresis))
  }

  // MARK: R1, R5: the two policies

  func testDragUnderThresholdPastTriggerBeginsUnderTheFinger() {
    var story = Story()
    XCTAssertEqual(story.tell(.touchBegan(distance: 0), at: 5), "")
    XCTAssertEqual(story.tell(.dragged(to: 40), at: 10), "idle→pulling drag at 10")
    XCTAssertEqual(story.tell(.dragged(to: 119), at: 20), "")
    XCTAssertFalse(story.machine.isArmed)
    XCTAssertEqual(
      story.tell(.dragged(to: 120), at: 30), "pulling→refreshing trigger #1 at 30, armed")
    XCTAssertFalse(story.machine.isArmed, "armed only in pulling")
    XCTAssertEqual(story.tell(.released, at: 40), "")
  }

  func testReleaseUnderReleaseWhileArmedBegins() throws {
    var story = try release()
    story.tell(all: .touchBegan(distance: 0), .dragged(to: 30))
    XCTAssertEqual(story.tell(.dragged(to: 60)), "armed")
    XCTAssertTrue(story.machine.isArmed)
    XCTAssertEqual(story.tell(.dragged(to: 90)), "", "armed is told once")
    XCTAssertEqual(story.tell(.released, at: 70), "pulling→refreshing release #1 at 70")
  }

  func testPushBackUnderReleaseBelowTriggerDisarms() throws {  // R5
    var story = try release()
    story.tell(all: .touchBegan(distance: 0), .dragged(to: 30), .dragged(to: 60))
    XCTAssertEqual(story.tell(.dragged(to: 59)), "disarmed")
    XCTAssertEqual(story.tell(.dragged(to: 60)), "armed")
    XCTAssertEqual(story.tell(.dragged(to: 59)), "disarmed")
    XCTAssertEqual(story.tell(.released), "pull released")
  }

  func testDragToRestWhileArmedReturnsToIdle() throws {
    var story = try release()
    story.tell(all: .touchBegan(distance: 0), .dragged(to: 30), .dragged(to: 60))
    XCTAssertEqual(story.tell(.dragged(to: 0), at: 8), "pulling→idle drag at 8")
    XCTAssertEqual(story.tell(.released), "", "nothing is left to cancel")
  }

  // MARK: R2: only a finger arms

  func testOffsetMovedPastTriggerNeitherBeginsNorArms() throws {
    for configuration in [RefreshConfiguration.uiRefreshControl, .mjRefresh] {
      var story = Story(configuration)
      XCTAssertEqual(story.tell(.offsetMoved(to: 200)), "", "idle stays idle")
      XCTAssertEqual(story.phase, .idle)
      story.tell(all: .touchBegan(distance: 0), .dragged(to: 20))
      XCTAssertEqual(story.tell(.offsetMoved(to: 200)), "")
      XCTAssertFalse(story.machine.isArmed)
      XCTAssertEqual(story.tell(.released), "pull released")
    }
  }

  func testOffsetMovedWhileArmedDisarmsAndEndsAtRest() throws {
    var story = try release()
    story.tell(all: .touchBegan(distance: 0), .dragged(to: 30), .dragged(to: 80))
    XCTAssertEqual(story.tell(.offsetMoved(to: 60)), "")
    XCTAssertEqual(story.tell(.offsetMoved(to: 59)), "disarmed")
    XCTAssertEqual(story.tell(.offsetMoved(to: 0), at: 3), "pulling→idle returned at 3")
  }

  func testReleaseOfPullThenReturnReachesIdle() {
    var story = Story()
    story.tell(all: .touchBegan(distance: 0), .dragged(to: 50))
    XCTAssertEqual(story.tell(.released), "pull released")
    XCTAssertEqual(story.tell(.released), "", "told once")
    XCTAssertEqual(story.tell(.offsetMoved(to: 10)), "")
    XCTAssertEqual(story.tell(.offsetMoved(to: -3), at: 9), "pulling→idle returned at 9")
  }

  func testTouchOnShowingControlPullsAndArmsNothing() {  // R2: the touch itself arms nothing
    var story = Story()
    story.tell(.beginCommanded)
    story.end()
    XCTAssertEqual(
      story.tell(.endInterrupted, at: 4), "ending→idle interrupted #1 success at 4")
    XCTAssertEqual(story.tell(.touchBegan(distance: 130)), "idle→pulling touch at 4")
    XCTAssertFalse(story.machine.isArmed)
    XCTAssertEqual(
      story.tell(.dragged(to: 130)), "pulling→refreshing trigger #2 at 4, armed",
      "the next move of the finger is judged")
  }

  // MARK: R3: one refresh per gesture

  func testGestureThatRefreshedCannotRefreshAgain() {
    var story = Story()
    story.tell(all: .touchBegan(distance: 0), .dragged(to: 60), .dragged(to: 120))
    XCTAssertFalse(story.machine.gestureMayBegin)
    story.end()
    story.tell(.collapsed)
    XCTAssertEqual(story.tell(.dragged(to: 50)), "idle→pulling drag at 0")
    XCTAssertEqual(story.tell(.dragged(to: 300)), "", "used up: does not arm")
    XCTAssertEqual(story.tell(.released), "pull released")
    XCTAssertEqual(story.tell(.offsetMoved(to: 0)), "pulling→idle returned at 0")
    story.tell(all: .touchBegan(distance: 0), .dragged(to: 50))
    XCTAssertEqual(story.tell(.dragged(to: 120)), "pulling→refreshing trigger #2 at 0, armed")
  }

  func testBeginCommandDuringGestureUsesItUp() {
    var story = Story()
    story.tell(all: .touchBegan(distance: 0), .dragged(to: 60))
    XCTAssertEqual(
      story.tell(.beginCommanded), "pulling→refreshing command #1 at 0, began #1")
    story.end()
    story.tell(all: .endInterrupted, .dragged(to: 60))
    XCTAssertEqual(story.tell(.dragged(to: 200)), "")
    XCTAssertEqual(
      story.tell(.beginCommanded), "pulling→refreshing command #2 at 0, began #2",
      "commands are not limited")
  }

  func testGestureThatBeganWhileRefreshingCannotRefresh() {
    for touches in [true, false] {  // also for a host that tells no touches
      var story = Story()
      story.tell(.beginCommanded)
      if touches { story.tell(.touchBegan(distance: 0)) }
      XCTAssertEqual(story.tell(.dragged(to: 200)), "")
      story.end()
      story.tell(.collapsed)
      XCTAssertEqual(story.tell(.dragged(to: 50)), "idle→pulling drag at 0")
      XCTAssertEqual(story.tell(.dragged(to: 200)), "")
      story.tell(all: .released, .offsetMoved(to: 0), .dragged(to: 50))
      XCTAssertEqual(story.tell(.dragged(to: 200)), "pulling→refreshing trigger #2 at 0, armed")
    }
  }

  func testTouchDuringEndingMayRefreshOnceClosed() {  // an ending is no refreshing
    var story = Story()
    story.tell(.beginCommanded)
    story.end()
    XCTAssertEqual(story.tell(.touchBegan(distance: 20)), "")
    XCTAssertEqual(story.tell(.dragged(to: 0)), "")
    XCTAssertEqual(story.tell(.collapsed), "ending→idle collapsed #1 success at 0")
    story.tell(.dragged(to: 50))
    XCTAssertEqual(story.tell(.dragged(to: 120)), "pulling→refreshing trigger #2 at 0, armed")
  }

  func testGestureFromMidListInOneStrokeRefreshes() {
    var story = Story()
    story.tell(all: .touchBegan(distance: 0), .dragged(to: 0), .dragged(to: 0))
    XCTAssertEqual(story.tell(.dragged(to: 140)), "idle→pulling drag at 0")
    XCTAssertEqual(story.tell(.dragged(to: 140)), "pulling→refreshing trigger #1 at 0, armed")
  }

  func testReleasedPullGrabbedAgainMayRefresh() {
    var story = Story()
    story.tell(all: .touchBegan(distance: 0), .dragged(to: 50), .released)
    XCTAssertEqual(story.tell(.dragged(to: 150)), "", "without a new touch it cannot begin")
    XCTAssertEqual(story.tell(.touchBegan(distance: 30)), "")
    XCTAssertEqual(story.tell(.dragged(to: 120)), "pulling→refreshing trigger #1 at 0, armed")
  }

  func testVetoedGestureNeitherArmsNorBegins() throws {  // R3, R9
    for configuration in [RefreshConfiguration.uiRefreshControl, .mjRefresh] {
      var story = Story(configuration)
      story.tell(.touchBegan(distance: 0))
      XCTAssertTrue(story.machine.gestureMayBegin)
      story.tell(.dragged(to: 20, isVetoed: true))
      XCTAssertFalse(story.machine.gestureMayBegin)
      XCTAssertEqual(story.tell(.dragged(to: 200)), "", "the veto holds for the gesture")
      XCTAssertEqual(story.tell(.dragged(to: 0)), "pulling→idle drag at 0")
      story.tell(.dragged(to: 20))
      XCTAssertEqual(story.tell(.dragged(to: 200)), "")
      XCTAssertEqual(
        story.tell(.beginCommanded), "pulling→refreshing command #1 at 0, began #1",
        "commands are never vetoed")
    }
  }

  func testVetoOfGestureWithoutTouchHoldsInEveryState() {
    var released = Story()
    released.tell(all: .dragged(to: 50), .released)
    var ending = Story()
    ending.tell(all: .beginCommanded, .cancelCommanded(cycle: nil))
    for var story in [Story(), released, ending] {
      story.tell(.dragged(to: 40, isVetoed: true))
      story.tell(all: .collapsed, .dragged(to: 0), .dragged(to: 50))
      XCTAssertEqual(story.tell(.dragged(to: 200)), "")
      XCTAssertEqual(story.phase, .pulling)
    }
  }

  func testVetoOnceArmedUnderReleaseDoesNotBegin() throws {
    var story = try release()
    story.tell(all: .touchBegan(distance: 0), .dragged(to: 30), .dragged(to: 60))
    story.tell(.dragged(to: 61, isVetoed: true))
    XCTAssertEqual(story.tell(.released), "pull released")
  }

  func testDetachAndAttachDuringGestureDoesNotRefreshTwice() {
    var story = Story()
    story.tell(all: .touchBegan(distance: 0), .dragged(to: 60), .dragged(to: 120))
    XCTAssertEqual(story.tell(.detached), "refreshing→idle detached #1 cancelled at 0")
    story.tell(all: .attached, .dragged(to: 60))
    XCTAssertEqual(story.tell(.dragged(to: 120)), "")
    story.tell(all: .released, .offsetMoved(to: 0), .touchBegan(distance: 0), .dragged(to: 60))
    XCTAssertEqual(story.tell(.dragged(to: 120)), "pulling→refreshing trigger #2 at 0, armed")
  }

  // MARK: R4: exactly at the trigger

  func testDragToExactlyTriggerArmsWithSlack() throws {
    for (distance, isArmed) in [
      (60.0, true), (60 - 0.5e-9, true), (60 - 1e-8, false), (60 + 1e-8, true),
    ] {
      var story = try release()
      story.tell(all: .touchBegan(distance: 0), .dragged(to: 30), .dragged(to: distance))
      XCTAssertEqual(story.machine.isArmed, isArmed, "\(distance)")
    }
  }

  func testDragWithinSlackOfRestIsNoPull() {
    var story = Story()
    XCTAssertEqual(story.tell(.dragged(to: 0.5e-9)), "")
    XCTAssertEqual(story.tell(.dragged(to: -20)), "")
    XCTAssertEqual(story.tell(.dragged(to: 1e-8)), "idle→pulling drag at 0")
    XCTAssertEqual(story.tell(.dragged(to: 0.5e-9)), "pulling→idle drag at 0")
  }

  func testHugeStepEqualsSmallSteps() throws {
    for configuration in [RefreshConfiguration.uiRefreshControl, .mjRefresh] {
      var one = Story(configuration)
      one.tell(all: .touchBegan(distance: 0), .dragged(to: 120), .dragged(to: 120))
      var many = Story(configuration)
      many.tell(.touchBegan(distance: 0))
      for distance in 1...120 { many.tell(.dragged(to: Double(distance))) }
      XCTAssertEqual(one.machine, many.machine)
    }
  }

  func testHysteresisKeepsArmedDownToTriggerMinusIt() throws {
    var story = try release(hysteresis: 20)
    story.tell(all: .touchBegan(distance: 0), .dragged(to: 50))
    XCTAssertFalse(story.machine.isArmed, "50 is on the way up")
    XCTAssertEqual(story.tell(.dragged(to: 60)), "armed")
    XCTAssertEqual(story.tell(.dragged(to: 40)), "", "60 − 20 still counts")
    XCTAssertEqual(story.tell(.dragged(to: 40 - 1e-8)), "disarmed")
    XCTAssertEqual(story.tell(.dragged(to: 59)), "", "armed again only at the trigger")
    XCTAssertEqual(story.tell(.dragged(to: 60)), "armed")
    story.tell(.dragged(to: 45))
    XCTAssertEqual(story.tell(.released), "pulling→refreshing release #1 at 0")
  }
}
