package import RefreshKit

/// What waits for instants: in the order of the instants, and at one instant in that of adding.
package struct DeadlineQueue<Element> {
  /// What waits, the earliest first.
  package private(set) var entries: [(deadline: Instant, element: Element)] = []

  package init() {}

  /// Adds an element after those that wait for the same instant.
  package mutating func add(_ element: Element, at deadline: Instant) {
    let place = entries.firstIndex { $0.deadline > deadline } ?? entries.endIndex
    entries.insert((deadline, element), at: place)
  }

  /// Takes the first of some elements out before its time; `nil` if there is none of them any more.
  @discardableResult
  package mutating func remove(where isMeant: (Element) -> Bool) -> Element? {
    entries.firstIndex { isMeant($0.element) }.map { entries.remove(at: $0).element }
  }

  /// Takes out what is due: at an instant is due what waits for it or for an earlier one.
  package mutating func removeDue(at now: Instant, atMost count: Int = .max) -> [Element] {
    let due = entries.prefix { $0.deadline <= now }.prefix(count)
    defer { entries.removeFirst(due.count) }
    return due.map(\.element)
  }
}

extension DeadlineQueue: Sendable where Element: Sendable {}
