/// The calls that wait until a number of others are there.
struct WaiterThresholds {
  private var waiting: [(count: Int, call: OneShot<Void>)] = []

  mutating func add(_ call: OneShot<Void>, for count: Int) {
    waiting.append((count, call))
  }

  mutating func remove(_ call: OneShot<Void>) {
    waiting.removeAll { $0.call === call }
  }

  var isEmpty: Bool { waiting.isEmpty }

  /// Takes out the calls for which this number is enough; they are to be answered without a lock.
  mutating func removeSatisfied(by count: Int) -> [OneShot<Void>] {
    defer { waiting.removeAll { $0.count <= count } }
    return waiting.filter { $0.count <= count }.map(\.call)
  }
}

/// Calls that wait, and those that wait for them.
protocol HasWaiters: SendableMetatype {
  /// The number of calls that wait.
  var waiterCount: Int { get }

  /// Who waits for how many.
  var thresholds: WaiterThresholds { get set }
}

extension HasWaiters {
  /// Takes out the calls for which enough wait now; counting them is spared where nobody asks.
  mutating func removeSatisfied() -> [OneShot<Void>] {
    thresholds.isEmpty ? [] : thresholds.removeSatisfied(by: waiterCount)
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
      state.thresholds.add(call, for: count)
      return false
    }
    if isThere { return }
    defer { with { $0.thresholds.remove(call) } }
    try await call.value(within: bound) { late(self.with { $0.waiterCount }) }
  }
}
