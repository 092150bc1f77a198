import RefreshCore
import XCTest

/// R6: what another configuration, or another limit of the trigger, does to a pull.
final class ConfigureTests: XCTestCase {
  private func release(hysteresis: Double = 0) throws -> Story {
    Story(try RefreshConfiguration(policy: .release, hysteresis: hysteresis))
  }

  func testConfigureWithTriggerLimitCapsTheTrigger() {
    var machine = RefreshMachine()
    XCTAssertEqual(machine.effectiveTriggerDistance, 120)
    XCTAssertEqual(machine.configure(.uiRefreshControl, triggerLimit: 45).text, "")
    XCTAssertEqual(machine.effectiveTriggerDistance, 45)
    _ = machine.configure(.uiRefreshControl, triggerLimit: .nan)
    XCTAssertEqual(machine.effectiveTriggerDistance, 45, "no number: ignored")
    _ = machine.configure(.mjRefresh, triggerLimit: .infinity)
    XCTAssertEqual(machine.effectiveTriggerDistance, 54)
    _ = machine.configure(.mjRefresh, triggerLimit: -1)
    XCTAssertEqual(machine.effectiveTriggerDistance, 0)
    _ = machine.configure(.mjRefresh, triggerLimit: 45)
    var story = Story(machine)
    story.tell(all: .touchBegan(distance: 0), .dragged(to: 44))
    XCTAssertEqual(story.tell(.dragged(to: 45)), "armed")
  }

  func testConfigureWithLimitZeroLetsNothingPull() {
    var story = Story()
    _ = story.machine.configure(.uiRefreshControl, triggerLimit: 0)
    XCTAssertEqual(story.tell(.touchBegan(distance: 50)), "")
    XCTAssertEqual(story.tell(.dragged(to: 200)), "")
    XCTAssertEqual(story.phase, .idle)
    XCTAssertEqual(
      story.tell(.beginCommanded), "idle→refreshing command #1 at 0, began #1", "commands work")
  }

  func testConfigureWithLimitZeroMidPullDisarmsAndEndsAtTheNextMove() throws {
    for event in [RefreshEvent.dragged(to: 100), .offsetMoved(to: 100)] {
      var story = try release()
      story.tell(all: .touchBegan(distance: 0), .dragged(to: 30), .dragged(to: 100))
      XCTAssertEqual(story.machine.configure(.mjRefresh, triggerLimit: 0).text, "disarmed")
      XCTAssertFalse(story.machine.isArmed)
      var released = story
      XCTAssertEqual(released.tell(.released), "pull released", "nothing begins")
      story.tell(event)
      XCTAssertEqual(story.phase, .idle)
    }
  }

  func testConfigureMayDisarmAndNeverArmsOrBegins() throws {
    var story = try release()
    let far = try RefreshConfiguration(triggerDistance: 90, policy: .release)
    story.tell(all: .touchBegan(distance: 0), .dragged(to: 30), .dragged(to: 70))
    XCTAssertTrue(story.machine.isArmed)
    XCTAssertEqual(story.machine.configure(far, triggerLimit: .infinity).text, "disarmed")
    let near = try RefreshConfiguration(triggerDistance: 10, policy: .threshold)
    XCTAssertEqual(story.machine.configure(near, triggerLimit: .infinity).text, "")
    XCTAssertFalse(story.machine.isArmed)
    XCTAssertEqual(story.phase, .pulling)
    XCTAssertEqual(
      story.tell(.dragged(to: 70)), "pulling→refreshing trigger #1 at 0, armed",
      "the next move of the finger is judged by the new one")
  }

  func testConfigureToThresholdWhileArmedBeginsAtTheNextMove() throws {
    var story = try release()
    story.tell(all: .touchBegan(distance: 0), .dragged(to: 30), .dragged(to: 70))
    let now = try RefreshConfiguration(triggerDistance: 60, policy: .threshold)
    XCTAssertEqual(story.machine.configure(now, triggerLimit: .infinity).text, "")
    var released = story
    XCTAssertEqual(released.tell(.released), "pull released", "threshold begins at no release")
    XCTAssertEqual(
      story.tell(.dragged(to: 70)), "pulling→refreshing trigger #1 at 0", "armed is told once")
  }

  func testEventWithDistanceThatIsNoNumberChangesNothing() {  // section 10
    var idle = Story()
    var pulling = Story()
    pulling.tell(all: .touchBegan(distance: 0), .dragged(to: 50))
    var refreshing = Story()
    refreshing.tell(.beginCommanded)
    var ending = refreshing
    ending.end()
    for bad in [Double.nan, .infinity, -.infinity] {
      for event in [
        RefreshEvent.touchBegan(distance: bad), .dragged(to: bad),
        .dragged(to: bad, isVetoed: true), .offsetMoved(to: bad),
      ] {
        for story in [idle, pulling, refreshing, ending] {
          var told = story
          XCTAssertEqual(told.tell(event), "")
          XCTAssertEqual(told.machine, story.machine)
        }
      }
    }
    idle.tell(.dragged(to: 1))
    XCTAssertTrue(idle.machine.gestureMayBegin, "the veto was ignored too")
  }
}
