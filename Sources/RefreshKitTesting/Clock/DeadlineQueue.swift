import RefreshKit

/// What waits for instants: in the order of the instants, and at one instant in that of adding.
struct DeadlineQueue<Element> {
  private struct Entry {
    let id: Int
    let deadline: Instant
    let element: Element
  }

  private var entries: [Entry] = []

  var count: Int { entries.count }

  /// The earliest instant for which something waits.
  var nextDeadline: Instant? { entries.first?.deadline }

  /// Adds an element after those that wait for the same instant.
  mutating func add(_ element: Element, id: Int, until deadline: Instant) {
    let place = entries.firstIndex { $0.deadline > deadline } ?? entries.endIndex
    entries.insert(Entry(id: id, deadline: deadline, element: element), at: place)
  }

  /// Takes an element out before its time; `nil` if it is not there any more.
  mutating func remove(id: Int) -> Element? {
    guard let place = entries.firstIndex(where: { $0.id == id }) else { return nil }
    return entries.remove(at: place).element
  }

  /// Takes out all that is due: at an instant is due what waits for it or for an earlier one.
  mutating func removeDue(at now: Instant) -> [Element] {
    let end = entries.firstIndex { $0.deadline > now } ?? entries.endIndex
    defer { entries.removeFirst(end) }
    return entries[..<end].map(\.element)
  }
}
