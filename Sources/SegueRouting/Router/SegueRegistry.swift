/// What is registered for one segue.
@usableFromInline
struct SegueEntry<Source: SegueScreen> {
  /// Prepares the destination.
  var handler: (any ErasedSegueHandler<Source>)?
  /// Whether the segue may be performed; the second argument is the sender.
  var shouldPerform: ((Source, Any?) -> Bool)?
  /// Makes the destination; the second argument is the payload.
  var make: ((Source, Any) throws -> (any SegueScreen)?)?
  /// Takes the segue as an unwind.
  var unwind: UnwindAction<Source>?
  /// Gets what has no handler: the router's, of which the registry knows nothing.
  var catchAll: ((UnhandledSegue<Source>) throws -> Void)?

  /// The handler for code that is compiled with a program, which knows its type.
  @usableFromInline var handlerObject: AnyObject? { handler }

  var isEmpty: Bool {
    handler == nil && shouldPerform == nil && make == nil && unwind == nil
  }

  /// Takes over what a base class has and this one has not.
  mutating func inherit<Base>(
    _ base: SegueEntry<Base>, upcast: @escaping (Source) -> Base
  ) {
    handler = handler ?? base.handler?.upcasting(by: upcast)
    unwind = unwind ?? base.unwind?.reached(by: upcast)
    if shouldPerform == nil, let body = base.shouldPerform {
      shouldPerform = { body(upcast($0), $1) }
    }
    if catchAll == nil, let body = base.catchAll {
      catchAll = { try body($0.leaving(from: upcast($0.source))) }
    }
    if make == nil, let body = base.make {
      make = { try body(upcast($0), $1) }
    }
  }
}

/// What is registered with a router, by key.
///
/// What is taken out can run foreign code when it is freed, and that may use the registry: so each
/// change holds what it takes out until it is over.
@usableFromInline
final class SegueRegistry<Source: SegueScreen>: SegueTokenOwner {
  @usableFromInline private(set) var entries: [SegueKey: SegueEntry<Source>] = [:]
  /// How often all handlers were removed: one that ran meanwhile is not put back.
  private(set) var generation = 0

  /// The identifiers that have a handler.
  var identifiers: [String] {
    entries.filter { $0.value.handler != nil }.map(\.key.identifier)
  }

  /// Changes what is registered for a key.
  func update(_ key: SegueKey, _ change: (inout SegueEntry<Source>) -> Void) {
    let old = entries[key]
    var new = old ?? SegueEntry()
    change(&new)
    entries[key] = new.isEmpty ? nil : new
    withExtendedLifetime(old) {}
  }

  /// Puts a handler in, in the place of another one.
  func set(_ handler: any ErasedSegueHandler<Source>) {
    update(handler.token.key) { $0.handler = handler }
  }

  /// Puts a handler back that was taken out, unless another one has taken its place, or it has been
  /// cancelled, or all have been removed since.
  func putBack(_ handler: any ErasedSegueHandler<Source>) {
    guard handler.token.generation == generation else { return }
    update(handler.token.key) { $0.handler = $0.handler ?? handler }
  }

  /// Removes what a token stands for, unless something else has taken its place.
  func remove(_ token: SegueToken) {
    update(token.key) {
      if $0.handler?.token === token { $0.handler = nil }
      if $0.unwind?.token === token { $0.unwind = nil }
    }
  }

  /// - Complexity: O(n) in the number of entries.
  func removeAllHandlers() {
    let old = entries
    generation += 1
    for (key, entry) in old where entry.handler != nil { update(key) { $0.handler = nil } }
    withExtendedLifetime(old) {}
  }
}
