/// The calls that wait until a number of others are there.
struct WaiterThresholds {
  private var waiting: [(count: Int, answer: OneShot<Void>)] = []

  /// Adds a call that waits until so many are there.
  mutating func add(_ answer: OneShot<Void>, for count: Int) {
    waiting.append((count, answer))
  }

  mutating func remove(_ answer: OneShot<Void>) {
    waiting.removeAll { $0.answer === answer }
  }

  /// Takes out the calls for which this number is enough; they are to be answered without a lock.
  mutating func removeSatisfied(by count: Int) -> [OneShot<Void>] {
    defer { waiting.removeAll { $0.count <= count } }
    return waiting.filter { $0.count <= count }.map(\.answer)
  }
}
