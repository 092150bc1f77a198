/// The observers of a refresh control, in the order in which they were added.
struct ObserverTable {
  struct Entry {
    let token: RefreshActionToken
    let handler: (RefreshControl.Event) -> Void
    /// The contexts in which what waited to be told when it was added still waits: it had happened
    /// before, so the observer does not hear it.
    var suspensions: [ObjectIdentifier] = []
  }

  private(set) var entries: [Entry] = []
  private var added = 0
  /// How many have been removed.
  private(set) var removed = 0

  mutating func add(_ handler: @escaping (RefreshControl.Event) -> Void) -> RefreshActionToken {
    added += 1
    let token = RefreshActionToken(number: added)
    entries.append(Entry(token: token, handler: handler))
    return token
  }

  /// Keeps what is told in a context from an observer until it resumes there.
  mutating func suspend(_ token: RefreshActionToken, in context: ObjectIdentifier) {
    guard let place = entries.firstIndex(where: { $0.token == token }) else { return }
    entries[place].suspensions.append(context)
  }

  /// Lets an observer hear what is told in a context; one that has been removed is no fault.
  mutating func resume(_ token: RefreshActionToken, in context: ObjectIdentifier) {
    guard let place = entries.firstIndex(where: { $0.token == token }) else { return }
    entries[place].suspensions.removeAll { $0 == context }
  }

  /// Lets all observers hear what is told in a context.
  mutating func resumeAll(in context: ObjectIdentifier) {
    for place in entries.indices {
      entries[place].suspensions.removeAll { $0 == context }
    }
  }

  mutating func remove(_ token: RefreshActionToken) {
    entries.removeAll { $0.token == token }
    removed += 1
  }

  /// Whether an observer is still there.
  func contains(_ token: RefreshActionToken) -> Bool { entries.contains { $0.token == token } }
}
