/// The calls that wait until a number of others are there.
struct Attendance {
  private var waiting: [(count: Int, reply: Reply<Void>)] = []

  /// Adds a call that waits until so many are there.
  mutating func add(_ reply: Reply<Void>, for count: Int) {
    waiting.append((count, reply))
  }

  mutating func remove(_ reply: Reply<Void>) {
    waiting.removeAll { $0.reply === reply }
  }

  /// Takes out the calls for which this number is enough; they are to be answered without a lock.
  mutating func removeSatisfied(by count: Int) -> [Reply<Void>] {
    defer { waiting.removeAll { $0.count <= count } }
    return waiting.filter { $0.count <= count }.map(\.reply)
  }
}
