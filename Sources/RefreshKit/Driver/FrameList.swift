import RefreshCore

/// What moves, in the order in which it began to, and when its next frame is.
///
/// Most often all have the same next frame, so a frame is a walk from the first place to the last.
///
/// - Complexity: setting and removing O(1), but O(n) where the last one leaves the next frame: once
///   a frame, or where some have been moved by hand beyond the frame of the others.
struct FrameList<Entry: Placed> {
  private struct Slot {
    var frame: Instant
    /// `nil` if it has left, since the others are not to change their places during a walk.
    var entry: Entry?
  }

  private var slots: [Slot] = []
  private var gaps = 0
  /// The earliest frame; `nil` if nothing moves.
  private(set) var next: Instant?
  /// How many have that one.
  private var countAtNext = 0

  /// The places that a walk goes through; what comes in meanwhile stands behind them.
  var places: Range<Int> { slots.indices }

  /// Sets the next frame of an entry, which keeps its place if it has one.
  mutating func set(_ entry: Entry, to frame: Instant) {
    if let place = entry.place {
      let old = slots[place].frame
      guard frame != old else { return }
      slots[place].frame = frame
      enter(frame)
      leave(old)
    } else {
      entry.place = slots.count
      slots.append(Slot(frame: frame, entry: entry))
      enter(frame)
    }
  }

  /// Takes an entry out; one that is not there is no fault.
  mutating func remove(_ entry: Entry) {
    guard let place = entry.place else { return }
    entry.place = nil
    slots[place].entry = nil
    gaps += 1
    leave(slots[place].frame)
  }

  /// What stands at a place, and its next frame; `nil` if it has left.
  func entry(at place: Int) -> (entry: Entry, frame: Instant)? {
    guard slots.indices.contains(place), let entry = slots[place].entry else { return nil }
    return (entry, slots[place].frame)
  }

  /// Moves all together where many have left; not to be called during a walk.
  mutating func closeGaps() {
    guard gaps > slots.count / 2 else { return }
    slots.removeAll { $0.entry == nil }
    gaps = 0
    for place in slots.indices { slots[place].entry?.place = place }
  }

  /// Takes all out.
  mutating func removeAll() {
    for slot in slots { slot.entry?.place = nil }
    self = FrameList()
  }

  private mutating func enter(_ frame: Instant) {
    if let next, next < frame { return }
    if frame != next { countAtNext = 0 }
    next = frame
    countAtNext += 1
  }

  private mutating func leave(_ frame: Instant) {
    guard frame == next else { return }
    countAtNext -= 1
    guard countAtNext == 0 else { return }
    next = nil
    for slot in slots where slot.entry != nil { enter(slot.frame) }
  }
}
