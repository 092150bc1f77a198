/// Calls that wait, and those that wait for them.
protocol HasWaiters: SendableMetatype {
  /// The number of calls that wait.
  var waiterCount: Int { get }

  /// Who waits until so many are there.
  var thresholds: [(count: Int, call: OneShot<Void>)] { get set }
}

extension HasWaiters {
  /// Takes out the calls for which enough wait now; they are to be answered without a lock.
  mutating func removeSatisfied() -> [OneShot<Void>] {
    // Counting is spared where nobody asks.
    if thresholds.isEmpty { return [] }
    let found = waiterCount
    defer { thresholds.removeAll { $0.count <= found } }
    return thresholds.filter { $0.count <= found }.map(\.call)
  }
}

extension Locked where Value: HasWaiters {
  /// Suspends until at least this many calls wait.
  ///
  /// - Throws: What `late` makes of the number of calls after a length of real time, or
  ///   `CancellationError`.
  func waitForWaiters(
    _ count: Int, within bound: Duration, late: @escaping @Sendable (Int) -> any Error
  ) async throws {
    try Task.checkCancellation()
    let call = OneShot<Void>()
    let isThere = with { state in
      if count <= state.waiterCount { return true }
      state.thresholds.append((count, call))
      return false
    }
    if isThere { return }
    defer { with { $0.thresholds.removeAll { $0.call === call } } }
    try await call.value(within: bound) { late(self.with { $0.waiterCount }) }
  }
}
