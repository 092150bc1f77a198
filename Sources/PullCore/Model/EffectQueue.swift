import RefreshCore
import ScrollCore

/// What waits to be told, first in first out.
///
/// The places are kept when all has been told, so that what has told something once does not
/// allocate to tell it again.
struct EffectQueue: Sendable {
  /// What waits: an effect, or something that the model does itself when its turn has come.
  enum Entry: Equatable, Sendable {
    case effect(PullEffect)
    /// A scroll, and how many had been told when it happened.
    case scroll(deliveredBefore: UInt32)
    /// The scroll of a programmatic pull, which waits for its begin to be told.
    case scrollToHold(RefreshCycle, at: RefreshEdge)
    /// The first offset under a header, which waits for what was told before it.
    case firstOffset(of: ControlNumber)
    /// The place of an inset change in content that others move: what that tells, it tells here.
    case insetPlace
    /// Something of the shell's own, by the number that it gave it.
    case callback(Int)
    /// Something that content that others move said of itself, which made no sense.
    case refused(RefusedFact)
  }

  private var places: [Entry] = []
  private var head = 0
  private var tail = 0

  @inline(__always)
  var isEmpty: Bool { head == tail }

  private var waiting: ArraySlice<Entry> { places[head..<tail] }

  mutating func append(_ entry: Entry) {
    if tail < places.count { places[tail] = entry } else { places.append(entry) }
    tail += 1
  }

  /// Appends a scroll unless the last that waits is one, and none has been told since that
  /// happened.
  mutating func appendScroll(deliveredBefore: UInt32) {
    if !isEmpty, case .scroll(deliveredBefore) = places[tail - 1] { return }
    append(.scroll(deliveredBefore: deliveredBefore))
  }

  /// Puts an entry before the newest place of an inset change, or last if there is none.
  mutating func insertAtInsetPlace(_ entry: Entry) {
    let place = waiting.lastIndex(of: .insetPlace) ?? tail
    places.insert(entry, at: place)
    tail += 1
    if tail < places.count { places.removeLast() }
  }

  /// Takes out what was to be told of the begin of a refresh.
  mutating func removeBegin(of cycle: RefreshCycle) {
    places = waiting.filter { entry in
      if case .effect(.actions(cycle, isBegin: true, _)) = entry { return false }
      if case .effect(.didBeginRefresh(cycle, _)) = entry { return false }
      return true
    }
    head = 0
    tail = places.count
  }

  mutating func popFirst() -> Entry? {
    guard !isEmpty else { return nil }
    let first = places[head]
    head += 1
    if isEmpty {
      head = 0
      tail = 0
    }
    return first
  }
}

#if !hasFeature(Embedded)
  extension EffectQueue: Equatable {
    /// Returns whether the same waits in both.
    static func == (lhs: EffectQueue, rhs: EffectQueue) -> Bool {
      lhs.waiting == rhs.waiting
    }
  }
#endif
