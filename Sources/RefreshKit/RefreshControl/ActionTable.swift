/// Identifies one action of a refresh control, for its removal.
public struct RefreshActionToken: Hashable, Sendable {
  let number: Int
}

/// The actions of a refresh control, in the order in which they were added.
struct ActionTable {
  private struct Entry {
    let token: RefreshActionToken
    /// `nil` for a closure without a target.
    let target: WeakTarget?
    let id: AnyHashable?
    var action: (RefreshControl) -> Void

    var isDead: Bool { target.map { $0.object == nil } ?? false }

    /// Whether the action is that of an object, or of none; one whose target is freed is neither.
    func belongs(to object: AnyObject?) -> Bool {
      !isDead && target?.object === object
    }
  }

  private struct WeakTarget {
    weak var object: AnyObject?
  }

  private var entries: [Entry] = []
  private var added = 0
  /// Whether there was an action whose target has been freed.
  private var hasDroppedDead = false

  /// Whether targets were added and all that is left of them is gone.
  var hasLostTargets: Bool {
    entries.isEmpty ? hasDroppedDead : entries.allSatisfy { $0.isDead }
  }

  /// The tokens of the actions in order.
  var tokens: [RefreshActionToken] { entries.map(\.token) }

  /// Adds an action; one with the target and the id of an older one takes that one's place.
  mutating func add(
    target: AnyObject?, id: AnyHashable?, action: @escaping (RefreshControl) -> Void
  ) -> RefreshActionToken {
    dropDead()
    let older = entries.firstIndex { $0.id == id && $0.belongs(to: target) }
    if id != nil, let older {
      entries[older].action = action
      return entries[older].token
    }
    added += 1
    let token = RefreshActionToken(number: added)
    entries.append(
      Entry(token: token, target: target.map { WeakTarget(object: $0) }, id: id, action: action))
    return token
  }

  mutating func remove(_ token: RefreshActionToken) {
    entries.removeAll { $0.token == token }
  }

  mutating func remove(target: AnyObject) {
    entries.removeAll { $0.belongs(to: target) }
  }

  mutating func remove(target: AnyObject?, id: AnyHashable) {
    entries.removeAll { $0.id == id && $0.belongs(to: target) }
  }

  /// The action of a token, `nil` if it has been removed or its target has been freed.
  func action(of token: RefreshActionToken) -> ((RefreshControl) -> Void)? {
    guard let entry = entries.first(where: { $0.token == token }) else { return nil }
    return entry.isDead ? nil : entry.action
  }

  private mutating func dropDead() {
    let count = entries.count
    entries.removeAll { $0.isDead }
    if entries.count < count { hasDroppedDead = true }
  }
}
