/// Who prepares a perform instead of the handler that is registered.
public enum SeguePreparation<Source: AnyObject, Destination, Payload> {
  /// The handler that is registered for the segue, or the catch-all.
  case registered
  /// Nobody: the destination is shown as it is.
  case none
  /// This handler, for this perform only; it never runs later, not even if the segue is refused.
  case with((PreparedSegue<Source, Destination, Payload>) throws -> Void)
}

/// Who prepares a perform, found before anything else happens.
enum Preparer<Source: SegueScreen, Destination, Payload> {
  /// Nobody, as the caller has asked.
  case none
  /// Nobody, because nothing is registered.
  case missing
  case handler(SegueHandler<Source, Destination, Payload>)
  case closure((PreparedSegue<Source, Destination, Payload>) throws -> Void)

  var isMissing: Bool {
    if case .missing = self { true } else { false }
  }

  /// Undoes the removal of a one-time handler, if the segue is stopped after it has run.
  func putBack() {
    if case .handler(let handler) = self { handler.putBack() }
  }

  /// Runs it, once.
  /// - Returns: Whether there was one.
  /// - Throws: ``SegueError/handlerFailed(_:reason:)``, which stops the segue.
  func run(
    _ prepared: PreparedSegue<Source, Destination, Payload>
  ) throws(SegueError) -> Bool {
    switch self {
    case .none, .missing: return false
    case .handler(let handler): try prepared.segue.key.run { try handler.run(prepared) }
    case .closure(let body): try prepared.segue.key.run { try body(prepared) }
    }
    return true
  }
}

extension SegueKey {
  /// Runs a handler, or the action of an unwind; what it throws is an error of this segue.
  @usableFromInline
  func run(_ body: () throws -> Void) throws(SegueError) {
    do {
      try body()
    } catch {
      throw .handlerFailed(self, reason: String(describing: error))
    }
  }
}
