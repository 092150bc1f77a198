/// A plain binary heap of deadlines and closures.
///
/// It leaves out changing or removing a deadline, frames, and whom it belongs to.
struct DeadlineHeap {
  private var entries: [(time: Double, body: () -> Void)] = []

  var earliest: Double? { entries.first?.time }

  mutating func insert(_ time: Double, _ body: @escaping () -> Void) {
    entries.append((time, body))
    var child = entries.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard entries[child].time < entries[parent].time else { break }
      entries.swapAt(child, parent)
      child = parent
    }
  }

  mutating func popDue(at time: Double) -> (() -> Void)? {
    guard let first = entries.first, first.time <= time else { return nil }
    let last = entries.removeLast()
    guard !entries.isEmpty else { return first.body }
    entries[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < entries.count else { break }
      if child + 1 < entries.count, entries[child + 1].time < entries[child].time { child += 1 }
      guard entries[child].time < entries[parent].time else { break }
      entries.swapAt(child, parent)
      parent = child
    }
    return first.body
  }
}
