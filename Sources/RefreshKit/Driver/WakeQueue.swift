import RefreshCore

/// What is to be woken, the earliest first, and at one instant in the order in which that was set.
///
/// A binary heap whose entries know their place.
///
/// - Complexity: setting and removing O(log n), the earliest O(1).
struct WakeQueue<Entry: Placed> {
  private struct Slot {
    let time: Instant
    /// How often anything had been set before.
    let order: UInt64
    let entry: Entry

    static func < (lhs: Slot, rhs: Slot) -> Bool {
      lhs.time == rhs.time ? lhs.order < rhs.order : lhs.time < rhs.time
    }
  }

  /// A heap: none comes before its parent, which is the one at half its place.
  private var slots: [Slot] = []
  private var settings: UInt64 = 0

  /// When the first is to be woken; `nil` if none is.
  var earliest: Instant? { slots.first?.time }

  /// Sets when an entry is to be woken.
  ///
  /// One for which that instant is set already keeps its rank; any other comes after those of its
  /// instant.
  mutating func set(_ entry: Entry, to time: Instant) {
    if let place = entry.place, slots[place].time == time { return }
    let slot = Slot(time: time, order: settings, entry: entry)
    settings += 1
    if let place = entry.place {
      slots[place] = slot
      sift(place)
    } else {
      slots.append(slot)
      raise(slots.count - 1)
    }
  }

  /// Takes an entry out; one that is not there is no fault.
  mutating func remove(_ entry: Entry) {
    guard let place = entry.place else { return }
    entry.place = nil
    let last = slots.removeLast()
    guard place < slots.count else { return }
    slots[place] = last
    sift(place)
  }

  /// Takes out the first if it is due at a time.
  mutating func popDue(at time: Instant) -> Entry? {
    guard let first = slots.first, first.time <= time else { return nil }
    remove(first.entry)
    return first.entry
  }

  /// Takes all out.
  mutating func removeAll() {
    for slot in slots { slot.entry.place = nil }
    slots = []
  }

  /// Moves what stands at a place to where it belongs.
  private mutating func sift(_ place: Int) {
    if place > 0, slots[place] < slots[(place - 1) / 2] { raise(place) } else { lower(place) }
  }

  private mutating func raise(_ place: Int) {
    var place = place
    while place > 0 {
      let parent = (place - 1) / 2
      guard slots[place] < slots[parent] else { break }
      exchange(place, with: parent)
      place = parent
    }
    slots[place].entry.place = place
  }

  private mutating func lower(_ place: Int) {
    var place = place
    while true {
      var child = 2 * place + 1
      guard child < slots.count else { break }
      if child + 1 < slots.count, slots[child + 1] < slots[child] { child += 1 }
      guard slots[child] < slots[place] else { break }
      exchange(place, with: child)
      place = child
    }
    slots[place].entry.place = place
  }

  /// Exchanges what is on its way with another, which is told its place.
  private mutating func exchange(_ moving: Int, with other: Int) {
    slots.swapAt(moving, other)
    slots[moving].entry.place = moving
  }
}
