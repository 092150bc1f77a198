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

  let state: Locked<State>

  /// Creates a clock that stands at an instant, the start if none is given.
  public init(now: Instant = .zero) {
    state = Locked(State(now: now))
  }

  /// The instant at which the clock stands.
  public var now: Instant { state.with { $0.now } }

  /// The smallest step of the clock, which is 0: it can be set to every instant.
  public var minimumResolution: Duration { .zero }

  /// The number of calls of `sleep` that wait.
  public var sleeperCount: Int { state.with { $0.sleepers.count } }

  /// The earliest instant for which a call of `sleep` waits; `nil` if none does.
  public var nextDeadline: Instant? { state.with { $0.sleepers.nextDeadline } }

  /// Moves the clock on by a length of time and wakes who has slept long enough.
  ///
  /// A length of 0 or less changes nothing. See ``advance(to:)``.
  ///
  /// - Complexity: O(n) in the number of sleepers.
  public func advance(by duration: Duration) {
    wake { $0.now + duration }
  }

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
  public func advance(to instant: Instant) {
    wake { _ in instant }
  }

  private func wake(at newTime: (State) -> Instant) {
    let first = state.with { state -> Continuation? in
      state.now = max(state.now, newTime(state))
      return state.beginWaking()
    }
    first?.resume(returning: true)
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
    let hasSlept = try await sleep(until: deadline, isolation: #isolation)
    // One wakes the next, and is back on its actor here: so tasks of one actor keep their order.
    if hasSlept { state.with { $0.nextToWake() }?.resume(returning: true) }
  }

  /// Sleeps on an actor: the closures stay there only because they capture it.
  ///
  /// - Returns: Whether the clock has woken the call; `false` if it did not sleep.
  private func sleep(
    until deadline: Instant, isolation: isolated (any Actor)?
  ) async throws -> Bool {
    let id = state.with { $0.makeID() }
    return try await withTaskCancellationHandler {
      _ = isolation
      return try await withCheckedThrowingContinuation(isolation: isolation) { continuation in
        let outcome = state.with { state -> Outcome in
          // A cancellation that comes after this look finds the sleeper in the queue.
          if Task.isCancelled { return .cancelled }
          if deadline <= state.now { return .isThere }
          state.sleepers.add(continuation, id: id, until: deadline)
          return .sleeps(satisfying: state.thresholds.removeSatisfied(by: state.sleepers.count))
        }
        outcome.apply(to: continuation)
      }
    } onCancel: {
      state.with { $0.sleepers.remove(id: id) }?.resume(throwing: CancellationError())
    }
  }
}
