/// The observers of a refresh control, in the order in which they were added.
struct ObserverTable {
  struct Entry {
    let token: RefreshActionToken
    let handler: (RefreshControl.Event) -> Void
    /// The number of the newest event when the observer was added: it hears of later ones.
    let newestEvent: UInt32
  }

  private(set) var entries: [Entry] = []
  private var added: UInt32 = 0
  /// How many observers have been removed.
  private(set) var removed: UInt32 = 0
  // Numbers of events may run over, so they are compared by their difference.
  private var newestEvent: UInt32 = 0
  private var newestTold: UInt32 = 0

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ handler: @escaping (RefreshControl.Event) -> Void) -> RefreshActionToken {
    added &+= 1
    let token = RefreshActionToken(number: Int(truncatingIfNeeded: added))
    entries.append(Entry(token: token, handler: handler, newestEvent: newestEvent))
    return token
  }

  mutating func remove(_ token: RefreshActionToken) {
    entries.removeAll { $0.token == token }
    removed &+= 1
  }

  /// Counts an event that has happened and waits to be told.
  mutating func noteEvent() { newestEvent &+= 1 }

  /// Counts an event that is told now, after it has waited.
  mutating func noteTelling() { newestTold &+= 1 }

  /// Whether an observer is still there.
  func contains(_ token: RefreshActionToken) -> Bool { entries.contains { $0.token == token } }

  /// Whether an observer was there when the event happened that is told now.
  func wasThere(_ entry: Entry) -> Bool { Int32(bitPattern: newestTold &- entry.newestEvent) > 0 }
}
