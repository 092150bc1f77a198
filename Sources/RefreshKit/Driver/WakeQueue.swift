import RefreshCore

/// The hosts of a driver that are to be woken, the earliest first: a heap whose entries know their
/// place.
///
/// It does not hold its entries. Each takes itself out before it is gone.
///
/// - Complexity: setting and removing O(log n), the earliest O(1).
struct WakeQueue {
  fileprivate struct Slot {
    /// Driver time.
    var time: Instant
    // Not counted: entries outlive their places here, and each move in the heap would count twice.
    var entry: Unmanaged<DrivenHost>
  }

  private var slots: [Slot] = []

  /// When the earliest is to be woken; `nil` if none is.
  var earliest: Instant? { slots.first?.time }

  /// Sets when an entry is to be woken.
  mutating func set(_ entry: DrivenHost, to time: Instant) {
    let slot = Slot(time: time, entry: .passUnretained(entry))
    if let place = entry.place {
      guard time != slots[place].time else { return }
      fill(place, with: slot)
    } else {
      slots.append(slot)
      fill(slots.count - 1, with: slot)
    }
  }

  mutating func remove(_ entry: DrivenHost) {
    guard let place = entry.place else { return }
    entry.place = nil
    let last = slots.removeLast()
    if place < slots.count { fill(place, with: last) }
  }

  /// Takes out the earliest if it is due at a time.
  mutating func popDue(at time: Instant) -> DrivenHost? {
    guard let first = slots.first, first.time <= time else { return nil }
    let entry = first.entry.takeUnretainedValue()
    remove(entry)
    return entry
  }

  /// Gives a place that is free to a slot, and moves what is out of order then.
  private mutating func fill(_ place: Int, with slot: Slot) {
    slots.withUnsafeMutableBufferPointer { heap in
      let free = heap.raise(place, for: slot)
      heap.put(slot, at: free == place ? heap.lower(place, for: slot) : free)
    }
  }
}

// A buffer spares the checks of an array, and of who else holds it, at each step through the heap.
extension UnsafeMutableBufferPointer<WakeQueue.Slot> {
  // Four children for each: half the depth of two, and they lie side by side.
  private static var width: Int { 4 }

  fileprivate func put(_ slot: Element, at place: Int) {
    self[place] = slot
    slot.entry._withUnsafeGuaranteedRef { $0.place = place }
  }

  /// Moves a free place up until a slot may stand there, and returns where it is then.
  fileprivate func raise(_ place: Int, for slot: Element) -> Int {
    var free = place
    while free > 0 {
      let parent = (free - 1) / Self.width
      guard slot.time < self[parent].time else { break }
      put(self[parent], at: free)
      free = parent
    }
    return free
  }

  /// Moves a free place down until a slot may stand there, and returns where it is then.
  fileprivate func lower(_ place: Int, for slot: Element) -> Int {
    var free = place
    while true {
      let first = Self.width * free + 1
      guard first < count else { break }
      var least = first
      for child in first + 1..<Swift.min(first + Self.width, count)
      where self[child].time < self[least].time {
        least = child
      }
      guard self[least].time < slot.time else { break }
      put(self[least], at: free)
      free = least
    }
    return free
  }
}
