public import RefreshKit

/// A clock whose time moves only when a test says so.
///
/// Give it to code that sleeps, let it go to sleep, and move the time:
///
/// ```swift
/// @MainActor
/// func testSaveIsTriedAgainAfterTwoSeconds() async throws {
///   let clock = ManualClock()
///   let saving = Task { try await save(retryingOn: clock) }
///   try await clock.waitForSleepers(1)
///   clock.advance(by: .seconds(2))
///   try await saving.value
/// }
/// ```
///
/// Its instants are the `Instant` of scroll views, so that `clock.now` is comparable with
/// `view.now`, and `clock.sleep(until:)` takes the `nextEvent` of a view. The clock starts at 0 and
/// may be used from any number of tasks and threads. It cannot hold views, which belong to one
/// isolation: a ``RefreshTester`` moves a view and its clock together.
public final class ManualClock: Clock, Sendable {
  /// A point in time of the clock, counted from its start.
  public typealias Instant = RefreshKit.Instant

  private let state: Locked<State>

  /// Creates a clock that stands at an instant, the start if none is given.
  public init(now: Instant = .zero) { state = Locked(State(now: now)) }

  /// The instant at which the clock stands.
  public var now: Instant { state.with { $0.now } }

  /// The smallest step of the clock, which is 0: it can be set to every instant.
  public var minimumResolution: Duration { .zero }

  /// The number of calls of `sleep` that wait.
  public var sleeperCount: Int { state.with { $0.waiterCount } }

  /// The earliest instant for which a call of `sleep` waits; `nil` if none does.
  public var nextDeadline: Instant? {
    state.with { $0.sleepers.entries.first { !$0.element.isAnswered }?.deadline }
  }

  /// Moves the clock on by a length of time and wakes who has slept long enough.
  ///
  /// A length of 0 or less changes nothing. See ``advance(to:)``.
  ///
  /// - Complexity: O(n) in the number of sleepers.
  public func advance(by duration: Duration) { wake { $0.now + duration } }

  /// Moves the clock on to an instant and wakes who has slept long enough.
  ///
  /// Sleepers are resumed in the order of their deadlines, those of one deadline in the order of
  /// their calls, each when the one before is back on its actor. So tasks of one actor go on in
  /// this order, though not before the caller suspends if it is on that actor too. Tasks without an
  /// actor, and those that sleep through an `any Clock<Duration>`, may overtake one another after
  /// they have been resumed.
  ///
  /// All of them find the clock at `instant`: a sleep that such a task begins then is counted from
  /// there. To see each step of a task that sleeps again and again, advance from deadline to
  /// deadline and await ``waitForSleepers(_:within:)`` between them.
  ///
  /// - Parameter instant: The new present. One that lies before ``now`` changes nothing.
  /// - Complexity: O(n) in the number of sleepers.
  public func advance(to instant: Instant) { wake { _ in instant } }

  private func wake(at newTime: (State) -> Instant) {
    let isFirst = state.with { state in
      state.now = max(state.now, newTime(state))
      state.due += state.sleepers.removeDue(at: state.now)
      defer { state.isWaking = true }
      return !state.isWaking
    }
    if isFirst { wakeNext() }
  }

  /// Resumes the first that is due; it will ask for the next when it is back.
  private func wakeNext() {
    while let sleeper = state.with({ $0.removeFirstDue() }) {
      if sleeper.answer(.success(())) { return }
    }
  }

  /// Suspends until the clock has been moved to an instant.
  ///
  /// Returns at once if the clock stands there already, or later.
  ///
  /// - Parameters:
  ///   - deadline: The instant to wait for.
  ///   - tolerance: Ignored: the clock is exact.
  /// - Throws: `CancellationError` as soon as the task is cancelled, also if it was before the
  ///   call.
  /// - Complexity: O(n) in the number of sleepers.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let sleeper = OneShot<Void>()
    let satisfied = state.with { state -> [OneShot<Void>]? in
      if deadline <= state.now { return nil }
      state.sleepers.add(sleeper, at: deadline)
      return state.removeSatisfied()
    }
    guard let satisfied else { return }
    for call in satisfied { call.answer(.success(())) }
    do {
      try await sleeper.value()
    } catch {
      state.with { _ = $0.sleepers.remove { $0 === sleeper } }
      throw error
    }
    // One wakes the next, and is back on its actor here: so tasks of one actor keep their order.
    wakeNext()
  }

  /// Suspends until the clock has moved on by a length of time, counted from its present.
  ///
  /// A length of 0 or less returns at once. Like ``sleep(until:tolerance:)``, which this calls, it
  /// stays on the actor of its caller. The method of the same name that Swift gives to every clock,
  /// which code with an `any Clock<Duration>` calls, does not: it passes the global executor on the
  /// way back.
  ///
  /// - Complexity: O(n) in the number of sleepers.
  public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await sleep(until: now + duration, tolerance: tolerance)
  }

  /// Suspends until at least this many calls of `sleep` wait.
  ///
  /// The call is resumed by the `sleep` that makes up the number, and nothing polls. Only if that
  /// never comes does the real time matter, after which the call gives up.
  ///
  /// - Parameters:
  ///   - count: The number of sleepers. With 0 or less the call returns at once.
  ///   - bound: The most real time to wait.
  /// - Throws: ``SleepersMissing`` after `bound`, or `CancellationError` if the task is cancelled.
  /// - Complexity: O(n) in the number of calls that wait.
  public func waitForSleepers(
    _ count: Int = 1, within bound: Duration = .seconds(10)
  ) async throws {
    try await state.waitForWaiters(count, within: bound) {
      SleepersMissing(expected: count, found: $0, bound: bound)
    }
  }
}

extension ManualClock {
  /// All that the lock of a clock protects.
  private struct State: HasWaiters {
    var now: Instant
    var sleepers = DeadlineQueue<OneShot<Void>>()
    var thresholds: [(count: Int, call: OneShot<Void>)] = []
    /// Who has slept long enough and is not resumed yet, in order.
    var due: [OneShot<Void>] = []
    /// Whether somebody has been resumed who will ask for the next.
    var isWaking = false

    /// One that is called off leaves the queue a little later.
    var waiterCount: Int { sleepers.entries.count { !$0.element.isAnswered } }

    mutating func removeFirstDue() -> OneShot<Void>? {
      isWaking = !due.isEmpty
      return isWaking ? due.removeFirst() : nil
    }
  }
}
