import RefreshKit
import RefreshKitTesting
import XCTest

/// The clock with tasks that sleep.
///
/// Where the order of waking counts, all tasks of a test run on the main actor.
final class ManualClockSleepTests: XCTestCase {
  /// The names of sleepers in the order in which they woke.
  @MainActor private final class Log {
    var names: [String] = []
  }

  /// Starts a task that sleeps, and waits until it does.
  @MainActor private func sleeper(
    _ name: String, on clock: ManualClock, for seconds: Int, log: Log
  ) async throws -> Task<Void, any Error> {
    let task = Task { @MainActor in
      try await clock.sleep(for: .seconds(seconds))
      log.names.append(name)
    }
    try await clock.waitForSleepers(clock.sleeperCount + 1)
    return task
  }

  @MainActor
  func testSleepersWakeInTheOrderOfDeadlinesAndThenOfCalls() async throws {
    let clock = ManualClock()
    let log = Log()
    var tasks: [Task<Void, any Error>] = []
    for (name, seconds) in [("c", 3), ("a", 1), ("b", 2), ("d", 3), ("a2", 1)] {
      tasks.append(try await sleeper(name, on: clock, for: seconds, log: log))
    }
    XCTAssertEqual(clock.sleeperCount, 5)
    XCTAssertEqual(clock.nextDeadline, .zero + .seconds(1))
    clock.advance(by: .seconds(3))
    XCTAssertEqual(clock.sleeperCount, 0)
    for task in tasks { try await task.value }
    XCTAssertEqual(log.names, ["a", "a2", "b", "c", "d"])
  }

  @MainActor
  func testCodeThatKnowsOnlyAnyClockSleepsOnIt() async throws {
    let clock = ManualClock()
    func twice(on clock: any Clock<Duration>) async throws {
      try await clock.sleep(for: .seconds(1))
      try await clock.sleep(for: .seconds(1))
    }
    let task = Task { try await twice(on: clock) }
    for second in 1...2 {
      try await clock.waitForSleepers()
      XCTAssertEqual(clock.nextDeadline, .zero + .seconds(second))
      clock.advance(by: .seconds(1))
    }
    try await task.value
    XCTAssertEqual(clock.now, .zero + .seconds(2))
  }

  @MainActor
  func testSleeperWakesExactlyAtItsDeadlineAndNotBefore() async throws {
    let clock = ManualClock()
    let log = Log()
    let task = try await sleeper("a", on: clock, for: 2, log: log)
    clock.advance(by: .seconds(2) - Duration(secondsComponent: 0, attosecondsComponent: 1))
    XCTAssertEqual(clock.sleeperCount, 1)
    clock.advance(to: .zero + .seconds(2))
    XCTAssertEqual(clock.sleeperCount, 0)
    try await task.value
    XCTAssertEqual(log.names, ["a"])
  }

  @MainActor
  func testSleepUntilAnInstantThatHasComeReturnsAtOnce() async throws {
    let clock = ManualClock(now: .zero + .seconds(2))
    try await clock.sleep(until: .zero + .seconds(2))
    try await clock.sleep(until: .zero)
    try await clock.sleep(for: .seconds(-1), tolerance: .seconds(5))
    XCTAssertEqual(clock.now, .zero + .seconds(2))
  }

  @MainActor
  func testCancelledSleeperThrowsAtOnceAndOthersSleepOn() async throws {
    let clock = ManualClock()
    let log = Log()
    let first = try await sleeper("first", on: clock, for: 1, log: log)
    let second = try await sleeper("second", on: clock, for: 1, log: log)
    first.cancel()
    XCTAssertEqual(clock.sleeperCount, 1)
    await assertCancelled(first)
    clock.advance(by: .seconds(1))
    try await second.value
    first.cancel()
    XCTAssertEqual(log.names, ["second"])
  }

  @MainActor
  func testTaskThatWasCancelledBeforeDoesNotSleep() async {
    let clock = ManualClock()
    let task = Task { @MainActor in try await clock.sleep(for: .seconds(1)) }
    // The task shares the main actor with this test, so it has not run yet.
    task.cancel()
    await assertCancelled(task)
    XCTAssertEqual(clock.sleeperCount, 0)
    let late = Task { @MainActor in try await clock.sleep(until: .zero) }
    late.cancel()
    await assertCancelled(late)
  }

  @MainActor
  func testManyTasksOnManyThreadsAllWake() async throws {
    let clock = ManualClock()
    let count = 200
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<count {
        group.addTask { try await clock.sleep(for: .milliseconds(number % 10 + 1)) }
      }
      try await clock.waitForSleepers(count)
      for step in 1...10 {
        clock.advance(by: .milliseconds(1))
        XCTAssertEqual(clock.sleeperCount, count - count / 10 * step)
      }
      try await group.waitForAll()
    }
  }

  @MainActor
  func testSleepsThatRaceWithTheirCancellationEndOneWay() async {
    let clock = ManualClock()
    for _ in 0..<200 {
      let task = Task.detached { try await clock.sleep(for: .seconds(1)) }
      let canceller = Task.detached { task.cancel() }
      await assertCancelled(task)
      await canceller.value
    }
    XCTAssertEqual(clock.sleeperCount, 0)
  }

  // MARK: Waiting for sleepers

  @MainActor
  func testWaitingForNoSleepersReturnsAtOnce() async throws {
    try await ManualClock().waitForSleepers(0, within: .zero)
    try await ManualClock().waitForSleepers(-1, within: .zero)
  }

  @MainActor
  func testWaitingForSleepersThatDoNotComeThrowsAfterTheBound() async {
    let clock = ManualClock()
    do {
      try await clock.waitForSleepers(2, within: .milliseconds(1))
      XCTFail("nobody sleeps")
    } catch {
      let error = error as? ManualClock.SleepersMissing
      XCTAssertEqual(error?.expected, 2)
      XCTAssertEqual(error?.found, 0)
      XCTAssertEqual(
        error?.description,
        "expected 2 sleeping on the clock, found 0 after 0.001 seconds of real time: see whether the "
          + "code under test got this clock and whether its tasks were started")
    }
  }

  @MainActor
  func testCancelledWaitForSleepersThrowsCancellation() async {
    let clock = ManualClock()
    let early = Task { @MainActor in try await clock.waitForSleepers(1) }
    early.cancel()
    await assertCancelled(early)
    let raced = Task.detached { try await clock.waitForSleepers(1) }
    Task.detached { raced.cancel() }
    await assertCancelled(raced)
  }

  @MainActor
  private func assertCancelled(
    _ task: Task<Void, any Error>, file: StaticString = #filePath, line: UInt = #line
  ) async {
    switch await task.result {
    case .success: XCTFail("the task was not cancelled", file: file, line: line)
    case .failure(let error):
      XCTAssert(error is CancellationError, "\(error)", file: file, line: line)
    }
  }
}
