extension ManualClock {
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
    try Task.checkCancellation()
    let reply = OneShot<Void>()
    let isThere = state.with { state in
      if count <= state.sleepers.count { return true }
      state.thresholds.add(reply, for: count)
      return false
    }
    if isThere { return }
    defer { state.with { $0.thresholds.remove(reply) } }
    try await reply.value(within: bound) { [self] in
      SleepersMissing(expected: count, found: sleeperCount, bound: bound)
    }
  }
}
