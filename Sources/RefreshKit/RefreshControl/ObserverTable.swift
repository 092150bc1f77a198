/// The observers of a refresh control, in the order in which they were added.
struct ObserverTable {
  struct Entry {
    let token: RefreshActionToken
    let handler: (RefreshControl.Event) -> Void
    /// How many had been added with it.
    let number: UInt32
  }

  private(set) var entries: [Entry] = []
  // Counts may run over, so numbers are compared by their difference.
  private(set) var added: UInt32 = 0
  private(set) var removed: UInt32 = 0

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ handler: @escaping (RefreshControl.Event) -> Void) -> RefreshActionToken {
    added &+= 1
    let token = RefreshActionToken(number: Int(truncatingIfNeeded: added))
    entries.append(Entry(token: token, handler: handler, number: added))
    return token
  }

  mutating func remove(_ token: RefreshActionToken) {
    entries.removeAll { $0.token == token }
    removed &+= 1
  }

  /// Whether an observer is still there.
  func contains(_ token: RefreshActionToken) -> Bool { entries.contains { $0.token == token } }
}

extension ObserverTable.Entry {
  /// Whether it was there when so many had been added.
  func wasThere(when added: UInt32) -> Bool { Int32(bitPattern: added &- number) >= 0 }
}
