import RefreshKit

extension ManualClock {
  /// Suspends until the clock has moved on by a length of time, counted from its present.
  ///
  /// Like ``sleep(until:tolerance:)`` the call stays on the actor of its caller. The method of the
  /// same name that Swift gives to every clock, which code with an `any Clock<Duration>` calls,
  /// does not: it passes the global executor on the way back.
  ///
  /// - Parameters:
  ///   - duration: How long; 0 or less returns at once.
  ///   - tolerance: Ignored: the clock is exact.
  /// - Throws: `CancellationError` as soon as the task is cancelled, also if it was before the
  ///   call.
  /// - Complexity: O(n) in the number of sleepers.
  public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await sleep(until: now + duration, tolerance: tolerance)
  }
}
