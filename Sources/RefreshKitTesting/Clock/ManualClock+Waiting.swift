extension ManualClock {
  /// Suspends until at least this many calls of `sleep` wait.
  ///
  /// The call is resumed by the `sleep` that makes up the number, and nothing polls. Only if that never
  /// comes does the real time matter, after which the call gives up.
  ///
  /// - Parameters:
  ///   - count: The number of sleepers. With 0 or less the call returns at once.
  ///   - bound: The most real time to wait.
  /// - Throws: ``SleepersMissing`` after `bound`, or `CancellationError` if the task is cancelled.
  /// - Complexity: O(n) in the number of calls that wait.
  public func waitForSleepers(
    _ count: Int = 1, within bound: Duration = .seconds(10)
  ) async throws {
    let id = state.with { $0.makeID() }
    _ = try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let outcome = state.with { state -> Outcome in
          if Task.isCancelled { return .cancelled }
          if count <= state.sleepers.count { return .isThere }
          // The timer needs the lock to give up, so it cannot come before the waiter is there.
          let timer = Task { await self.giveUp(id, after: bound) }
          state.waiters.append(
            Waiter(id: id, count: count, bound: bound, continuation: continuation, timer: timer))
          return .waits(satisfying: [])
        }
        outcome.apply(to: continuation)
      }
    } onCancel: {
      let waiter = state.with { $0.removeWaiter(id) }
      waiter?.timer.cancel()
      waiter?.continuation.resume(throwing: CancellationError())
    }
  }

  private func giveUp(_ id: Int, after bound: Duration) async {
    // A timer that is cancelled belongs to a waiter that has got its answer.
    guard (try? await ContinuousClock().sleep(for: bound)) != nil else { return }
    let (waiter, found) = state.with { ($0.removeWaiter(id), $0.sleepers.count) }
    guard let waiter else { return }
    waiter.continuation.resume(
      throwing: SleepersMissing(expected: waiter.count, found: found, bound: waiter.bound))
  }
}
