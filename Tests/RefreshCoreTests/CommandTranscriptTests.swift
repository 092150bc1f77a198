import RefreshCore
import XCTest

/// Stories of commands, cycles and time: R7, R8, E1–E4.
final class CommandTranscriptTests: XCTestCase {
  private func refreshing(minimum: Int = 0, maximum: Int? = nil) throws -> Story {
    var story = Story(
      try RefreshConfiguration(
        minimumDuration: .milliseconds(minimum),
        maximumDuration: maximum.map { .milliseconds($0) }))
    story.tell(.beginCommanded)
    return story
  }

  // MARK: R7, R8: commands and cycles

  func testBeginEndBeginInOneTurnEndsUpRefreshing() {
    var story = Story()
    XCTAssertEqual(story.tell(.beginCommanded), "idle→refreshing command #1 at 0, began #1")
    XCTAssertEqual(story.tell(.beginCommanded), "alreadyRefreshing")
    XCTAssertEqual(story.end(), "refreshing→ending command #1 success at 0, ended")
    XCTAssertEqual(story.tell(.endInterrupted), "ending→idle interrupted #1 success at 0")
    XCTAssertEqual(story.tell(.beginCommanded), "idle→refreshing command #2 at 0, began #2")
    XCTAssertEqual(story.machine.newestCycle, RefreshCycle(number: 2))
    XCTAssertEqual(story.machine.state.cycle, RefreshCycle(number: 2))
  }

  func testBeginTellsWhoBeganAndWhen() {
    var story = Story()
    story.tell(.beginCommanded, at: 250)
    guard case .refreshing(let run) = story.machine.state else { return XCTFail("no refresh") }
    XCTAssertEqual(run.source, .programmatic)
    XCTAssertEqual(run.start, .at(250))
    XCTAssertNil(run.scheduledEnd)
    story.end()
    story.tell(all: .collapsed, .touchBegan(distance: 0), .dragged(to: 120), .dragged(to: 120))
    guard case .refreshing(let run) = story.machine.state else { return XCTFail("no refresh") }
    XCTAssertEqual(run.source, .user)
  }

  func testEndAndCancelWithoutRefreshAreAnsweredNotRefreshing() {
    var idle = Story()
    var pulling = Story()
    pulling.tell(all: .touchBegan(distance: 0), .dragged(to: 50))
    var ending = Story()
    ending.tell(.beginCommanded)
    ending.end(.failure)
    for story in [idle, pulling, ending] {
      var told = story
      XCTAssertEqual(told.end(), "notRefreshing")
      XCTAssertEqual(told.end(cycle: 1), "notRefreshing")
      XCTAssertEqual(told.end(deadline: 500), "notRefreshing")
      XCTAssertEqual(told.tell(.cancelCommanded(cycle: nil)), "notRefreshing")
      XCTAssertEqual(told.machine, story.machine, "nothing moves")
    }
    XCTAssertNil(idle.machine.state.cycle)
    XCTAssertNil(pulling.machine.state.cycle)
    XCTAssertEqual(ending.machine.state, .ending(RefreshCycle(number: 1), .failure))
    XCTAssertEqual(ending.machine.state.cycle, RefreshCycle(number: 1))
    idle.tell(.timeReached)
    XCTAssertEqual(idle.phase, .idle)
  }

  func testEndOfOlderCycleIsStaleAndChangesNothing() {
    var story = Story()
    story.tell(.beginCommanded)
    story.end()
    story.tell(all: .collapsed, .beginCommanded)
    let before = story.machine
    XCTAssertEqual(story.end(cycle: 1), "stale")
    XCTAssertEqual(story.end(cycle: 1, deadline: 90), "stale")
    XCTAssertEqual(story.end(cycle: 3), "stale", "a cycle that never was")
    XCTAssertEqual(story.tell(.cancelCommanded(cycle: RefreshCycle(number: 1))), "stale")
    XCTAssertEqual(story.machine, before)
    XCTAssertEqual(
      story.end(.failure, cycle: 2), "refreshing→ending command #2 failure at 0, ended")
  }

  func testContinueCyclesGoesOnFromTheOlderControl() {
    var machine = RefreshMachine()
    machine.continueCycles(after: RefreshCycle(number: 7))
    machine.continueCycles(after: RefreshCycle(number: 3))
    XCTAssertEqual(machine.newestCycle.number, 7)
    var story = Story(machine)
    XCTAssertEqual(story.tell(.beginCommanded), "idle→refreshing command #8 at 0, began #8")
  }

  func testAnswerNamesAreThoseOfTheCases() {
    let answers: KeyValuePairs<RefreshAnswer, String> = [
      .began(RefreshCycle(number: 1)): "began", .alreadyRefreshing: "alreadyRefreshing",
      .disabled: "disabled", .excluded: "excluded", .ended: "ended", .scheduled(.zero): "scheduled",
      .notRefreshing: "notRefreshing", .stale: "stale", .noControl: "noControl",
    ]
    for (answer, name) in answers { XCTAssertEqual("\(answer.name)", name) }
  }

  // MARK: E1–E3: deadlines

  func testEndWithDeadlineIsDueFromThatInstantOn() throws {
    var story = try refreshing()
    XCTAssertEqual(story.end(.failure, deadline: 300, at: 100), "scheduled 300")
    XCTAssertEqual(story.machine.nextDeadline, .at(300))
    XCTAssertEqual(story.tell(.timeReached, at: 299), "")
    XCTAssertEqual(
      story.tell(.timeReached, at: 300), "refreshing→ending deadline #1 failure at 300")
    XCTAssertNil(story.machine.nextDeadline)
  }

  func testDeadlineReachedLateCarriesItsOwnInstant() throws {  // R8, E6: not the frame's
    var story = try refreshing()
    story.end(deadline: 300)
    XCTAssertEqual(
      story.tell(.timeReached, at: 9000), "refreshing→ending deadline #1 success at 300")
  }

  func testEndWithPastDeadlineEndsAtOnce() throws {
    var story = try refreshing()
    XCTAssertEqual(
      story.end(deadline: 200, at: 500), "refreshing→ending command #1 success at 500, ended")
    story = try refreshing()
    XCTAssertEqual(
      story.end(deadline: 500, at: 500), "refreshing→ending command #1 success at 500, ended")
  }

  func testSeveralDeadlinesEarliestWins() throws {
    var story = try refreshing()
    XCTAssertEqual(story.end(.failure, deadline: 300), "scheduled 300")
    XCTAssertEqual(story.end(.success, deadline: 200), "scheduled 200")
    XCTAssertEqual(story.end(.cancelled, deadline: 250), "scheduled 250", "if none is earlier")
    XCTAssertEqual(story.machine.nextDeadline, .at(200))
    XCTAssertEqual(
      story.tell(.timeReached, at: 400), "refreshing→ending deadline #1 success at 200")
    XCTAssertEqual(story.tell(.timeReached, at: 500), "", "one end is reported")
  }

  func testDeadlinesAtOneInstantFirstSetWins() throws {
    var story = try refreshing()
    story.end(.failure, deadline: 300)
    XCTAssertEqual(story.end(.success, deadline: 300), "scheduled 300")
    XCTAssertEqual(
      story.tell(.timeReached, at: 300), "refreshing→ending deadline #1 failure at 300")
  }

  func testEndAtOnceBeforeDeadlineRemovesIt() throws {  // E2
    var story = try refreshing()
    story.end(.failure, deadline: 300)
    story.end(at: 100)
    story.tell(all: .endInterrupted, .beginCommanded)
    XCTAssertNil(story.machine.nextDeadline)
    XCTAssertEqual(story.tell(.timeReached, at: 300), "", "it never ends a later cycle")
    XCTAssertEqual(story.phase, .refreshing)
  }

  // MARK: E4: minimum and maximum

  func testEndBeforeMinimumIsDoneAtMinimumWithItsOutcome() throws {
    var story = try refreshing(minimum: 1000)
    XCTAssertEqual(story.end(.failure, at: 400), "scheduled 1000")
    XCTAssertEqual(story.machine.nextDeadline, .at(1000))
    XCTAssertEqual(story.end(.success, at: 500), "scheduled 1000")
    XCTAssertEqual(story.tell(.timeReached, at: 999), "")
    XCTAssertEqual(
      story.tell(.timeReached, at: 1016), "refreshing→ending deadline #1 failure at 1000")
  }

  func testDeadlinesBeforeMinimumComeInTheirOrderOfSetting() throws {
    var story = try refreshing(minimum: 1000)
    XCTAssertEqual(story.end(.failure, deadline: 500), "scheduled 1000")
    XCTAssertEqual(story.end(.success, deadline: 200), "scheduled 1000")
    XCTAssertEqual(
      story.tell(.timeReached, at: 1000), "refreshing→ending deadline #1 failure at 1000")
  }

  func testDeadlineAfterMinimumIsNotMoved() throws {
    var story = try refreshing(minimum: 1000)
    XCTAssertEqual(story.end(deadline: 1500), "scheduled 1500")
    XCTAssertEqual(
      story.end(.failure, at: 1200), "refreshing→ending command #1 failure at 1200, ended")
  }

  func testEndAtExactlyMinimumEndsAtOnce() throws {
    var story = try refreshing(minimum: 1000)
    XCTAssertEqual(story.end(at: 1000), "refreshing→ending command #1 success at 1000, ended")
  }

  func testCancelAndDetachBeforeMinimumAreNeverDelayed() throws {
    var story = try refreshing(minimum: 1000)
    story.end(.success, at: 100)
    var other = story
    XCTAssertEqual(
      story.tell(.cancelCommanded(cycle: nil), at: 200),
      "refreshing→ending cancelled #1 cancelled at 200, ended")
    XCTAssertEqual(
      story.tell(.detached, at: 250), "ending→idle detached #1 cancelled at 250")
    XCTAssertEqual(
      other.tell(.detached, at: 300), "refreshing→idle detached #1 cancelled at 300")
    var named = try refreshing(minimum: 1000)
    XCTAssertEqual(
      named.tell(.cancelCommanded(cycle: RefreshCycle(number: 1)), at: 10),
      "refreshing→ending cancelled #1 cancelled at 10, ended")
  }

  func testDetachWhileEndingKeepsItsOwnOutcome() throws {
    var story = try refreshing()
    story.end(.failure)
    XCTAssertEqual(story.tell(.detached), "ending→idle detached #1 failure at 0")
  }

  func testMaximumEndsAsTimedOutAtItsInstant() throws {
    var story = try refreshing(maximum: 2000)
    XCTAssertEqual(story.machine.nextDeadline, .at(2000))
    XCTAssertEqual(story.tell(.timeReached, at: 1999), "")
    XCTAssertEqual(
      story.tell(.timeReached, at: 2300), "refreshing→ending maximum #1 timedOut at 2000")
  }

  func testMaximumComesAfterDeadlineOfTheSameInstant() throws {
    var story = try refreshing(maximum: 2000)
    XCTAssertEqual(story.end(.failure, deadline: 2000), "scheduled 2000")
    XCTAssertEqual(
      story.tell(.timeReached, at: 2500), "refreshing→ending deadline #1 failure at 2000")
  }

  func testMaximumComesBeforeLaterDeadlineInOneFrame() throws {
    var story = try refreshing(maximum: 2000)
    XCTAssertEqual(story.end(.failure, deadline: 2001), "scheduled 2001")
    XCTAssertEqual(story.machine.nextDeadline, .at(2000))
    XCTAssertEqual(
      story.tell(.timeReached, at: 2500), "refreshing→ending maximum #1 timedOut at 2000")
    story = try refreshing(maximum: 2000)
    story.end(.failure, deadline: 500)
    XCTAssertEqual(story.machine.nextDeadline, .at(500))
    XCTAssertEqual(
      story.tell(.timeReached, at: 2500), "refreshing→ending deadline #1 failure at 500")
  }

  func testMinimumEqualToMaximumEndsAsAsked() throws {  // at one instant deadlines come first
    var story = try refreshing(minimum: 1000, maximum: 1000)
    story.end(.success, at: 10)
    XCTAssertEqual(
      story.tell(.timeReached, at: 1000), "refreshing→ending deadline #1 success at 1000")
  }

  func testConfigureChangesTheDurationsOfTheRunningRefresh() throws {
    var story = try refreshing(minimum: 1000)
    story.end(.success, at: 100)
    let longer = try RefreshConfiguration(
      minimumDuration: .milliseconds(1500), maximumDuration: .milliseconds(3000))
    XCTAssertEqual(story.machine.configure(longer, triggerLimit: .infinity).text, "")
    XCTAssertEqual(story.machine.nextDeadline, .at(1500))
    XCTAssertEqual(story.tell(.timeReached, at: 1400), "")
    XCTAssertEqual(
      story.tell(.timeReached, at: 1500), "refreshing→ending deadline #1 success at 1500")
  }

  func testInstantsAndDurationsAtTheirLimitsDoNotTrap() throws {
    let configuration = try RefreshConfiguration(
      minimumDuration: RefreshLimits.duration, maximumDuration: RefreshLimits.duration)
    let most = Duration.seconds(Int64.max) + .seconds(Int64.max)
    for start in [.zero - most, .zero, most, most - .seconds(1)] {
      let now = Instant(sinceStart: start)
      var machine = RefreshMachine(configuration: configuration)
      _ = machine.handle(.beginCommanded, at: now)
      let end = RefreshEvent.endCommanded(cycle: nil, outcome: .success, deadline: now + most)
      _ = machine.handle(end, at: now)
      _ = machine.handle(.timeReached, at: .zero + most)
      XCTAssertEqual(machine.state.phase, .ending, "nothing is due after the last instant")
    }
  }
}
