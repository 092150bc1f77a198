import RefreshCore
import XCTest

/// R9: disabling, hiding, detaching and cancelling end a pull.
final class PullCancellationTests: XCTestCase {
  private func release(hysteresis: Double = 0) throws -> Story {
    Story(try RefreshConfiguration(policy: .release, hysteresis: hysteresis))
  }

  func testDisabledMidPullCancelsItAndBlocksTheRest() throws {
    var story = try release()
    story.tell(all: .touchBegan(distance: 0), .dragged(to: 30), .dragged(to: 60))
    XCTAssertEqual(story.tell(.disabled), "pull disabled")
    XCTAssertFalse(story.machine.isArmed)
    XCTAssertFalse(story.machine.isEnabled)
    XCTAssertEqual(story.tell(.enabled), "")
    XCTAssertTrue(story.machine.isEnabled)
    XCTAssertEqual(story.tell(.dragged(to: 90)), "", "until the distance is 0")
    XCTAssertEqual(story.tell(.released), "", "it was cancelled already")
    XCTAssertEqual(story.tell(.offsetMoved(to: 0)), "pulling→idle returned at 0")
  }

  func testDisabledPullGrabbedAgainCannotRefresh() {
    var story = Story()
    story.tell(all: .touchBegan(distance: 0), .dragged(to: 50), .disabled, .released)
    story.tell(.touchBegan(distance: 50))
    XCTAssertEqual(story.tell(.dragged(to: 150)), "", "disabling blocks new begins")
    story.tell(.released)
    story.tell(all: .enabled, .touchBegan(distance: 50))
    XCTAssertEqual(story.tell(.dragged(to: 150)), "pulling→refreshing trigger #1 at 0, armed")
  }

  func testHiddenMidPullCancelsItAsDisablingDoes() {
    var story = Story()
    XCTAssertEqual(story.tell(.hidden), "")
    story.tell(all: .touchBegan(distance: 0), .dragged(to: 50))
    XCTAssertEqual(story.tell(.hidden), "pull disabled")
    XCTAssertEqual(story.tell(.hidden), "")
    XCTAssertTrue(story.machine.isEnabled)
    XCTAssertEqual(story.tell(.offsetMoved(to: 0)), "pulling→idle returned at 0")
  }

  func testDisabledWhileIdleBlocksPullsAndBegins() {
    var story = Story()
    XCTAssertEqual(story.tell(.disabled), "")
    XCTAssertEqual(story.tell(.touchBegan(distance: 20)), "")
    XCTAssertEqual(story.tell(.dragged(to: 200)), "")
    XCTAssertEqual(story.tell(.beginCommanded), "disabled")
    XCTAssertEqual(story.phase, .idle)
  }

  func testDisabledNeverBlocksEnding() {
    var story = Story()
    story.tell(all: .beginCommanded, .disabled)
    XCTAssertEqual(story.phase, .refreshing)
    XCTAssertEqual(story.tell(.beginCommanded), "alreadyRefreshing")
    XCTAssertEqual(story.end(), "refreshing→ending command #1 success at 0, ended")
    XCTAssertEqual(story.tell(.disabled), "")
    XCTAssertEqual(story.tell(.hidden), "")
    XCTAssertEqual(story.tell(.beginCommanded), "disabled")
    XCTAssertEqual(story.tell(.enabled), "")
    XCTAssertEqual(story.tell(.beginCommanded), "alreadyRefreshing", "the host interrupts first")
    XCTAssertEqual(story.tell(.collapsed), "ending→idle collapsed #1 success at 0")
  }

  func testGestureCancelledNeverBegins() throws {
    var story = try release()
    story.tell(all: .touchBegan(distance: 0), .dragged(to: 30), .dragged(to: 60))
    XCTAssertEqual(story.tell(.gestureCancelled), "pull cancelled")
    XCTAssertEqual(story.tell(.gestureCancelled), "")
    XCTAssertEqual(story.tell(.released), "")
    XCTAssertFalse(story.machine.isArmed)
  }

  func testDetachedMidPullReturnsToIdleAndCancels() {
    var story = Story()
    story.tell(all: .touchBegan(distance: 0), .dragged(to: 50))
    XCTAssertEqual(story.tell(.detached, at: 6), "pulling→idle detached at 6, pull detached")
    XCTAssertFalse(story.machine.isAttached)
    XCTAssertEqual(story.tell(.touchBegan(distance: 50)), "", "a control on no view has no pull")
    XCTAssertEqual(story.tell(.dragged(to: 50)), "")
    XCTAssertEqual(story.tell(.beginCommanded), "noControl")
    XCTAssertEqual(story.tell(.attached), "")
    XCTAssertTrue(story.machine.isAttached)
  }

  func testDetachedAfterReleaseCancelsNotTwice() {
    var story = Story()
    story.tell(all: .touchBegan(distance: 0), .dragged(to: 50), .released)
    XCTAssertEqual(story.tell(.detached), "pulling→idle detached at 0")
    XCTAssertEqual(story.tell(.detached), "")
  }

  func testBeginWithoutViewIsAnsweredNoControlEvenDisabled() {
    var story = Story(isAttached: false)
    story.tell(.disabled)
    XCTAssertEqual(story.tell(.beginCommanded), "noControl")
  }

  // L8: the begin of another control disarms a pull, and takes the gesture its chance.
  func testExcludedGestureIsDisarmedAndCannotBegin() throws {
    var story = try release()
    XCTAssertEqual(story.machine.exclude().text, "", "no pull")
    story.tell(all: .touchBegan(distance: 0), .dragged(to: 30), .dragged(to: 60))
    XCTAssertTrue(story.machine.isArmed)
    XCTAssertEqual(story.machine.exclude().text, "disarmed")
    XCTAssertFalse(story.machine.gestureMayBegin)
    XCTAssertEqual(story.machine.exclude().text, "")
    XCTAssertEqual(story.tell(.dragged(to: 80)), "")
    XCTAssertEqual(story.tell(.released), "pull released")
    story.tell(all: .offsetMoved(to: 0), .touchBegan(distance: 0), .dragged(to: 30))
    XCTAssertEqual(story.tell(.dragged(to: 60)), "armed", "the next one may")
  }
}
