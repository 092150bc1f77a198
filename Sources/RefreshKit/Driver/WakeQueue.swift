/// The hosts of a driver that are to be woken, the earliest first: a binary heap whose entries know
/// their place.
///
/// - Complexity: setting and removing O(log n), the earliest O(1).
struct WakeQueue {
  private struct Slot {
    /// Driver time.
    var time: Duration
    var entry: DrivenHost
  }

  private var slots: [Slot] = []

  /// When the earliest is to be woken; `nil` if none is.
  var earliest: Duration? { slots.first?.time }

  /// Sets when an entry is to be woken; `nil` for not at all.
  mutating func set(_ entry: DrivenHost, to time: Duration?) {
    guard let time else { return remove(entry) }
    if let place = entry.place {
      let old = slots[place].time
      slots[place].time = time
      if time < old { rise(from: place) } else if time > old { sink(from: place) }
    } else {
      slots.append(Slot(time: time, entry: entry))
      rise(from: slots.count - 1)
    }
  }

  mutating func remove(_ entry: DrivenHost) {
    guard let place = entry.place else { return }
    entry.place = nil
    let last = slots.removeLast()
    guard place < slots.count else { return }
    put(last, at: place)
    rise(from: place)
    sink(from: last.entry.place ?? place)
  }

  /// Takes out the earliest if it is due at a time.
  mutating func popDue(at time: Duration) -> DrivenHost? {
    guard let first = slots.first, first.time <= time else { return nil }
    remove(first.entry)
    return first.entry
  }

  private mutating func put(_ slot: Slot, at place: Int) {
    slots[place] = slot
    slot.entry.place = place
  }

  private mutating func rise(from place: Int) {
    let slot = slots[place]
    var hole = place
    while hole > 0 {
      let parent = (hole - 1) / 2
      guard slot.time < slots[parent].time else { break }
      put(slots[parent], at: hole)
      hole = parent
    }
    put(slot, at: hole)
  }

  private mutating func sink(from place: Int) {
    let slot = slots[place]
    var hole = place
    while true {
      var child = 2 * hole + 1
      guard child < slots.count else { break }
      if child + 1 < slots.count, slots[child + 1].time < slots[child].time { child += 1 }
      guard slots[child].time < slot.time else { break }
      put(slots[child], at: hole)
      hole = child
    }
    put(slot, at: hole)
  }
}
