/// Who prepares a perform instead of the handler that is registered.
public enum SeguePreparation<Source: AnyObject, Destination, Payload> {
  /// The handler that is registered for the segue, or the catch-all.
  case registered
  /// Nobody: the destination is shown as it is.
  case none
  /// This handler, for this perform only; it never runs later, not even if the segue is refused.
  case with((PreparedSegue<Source, Destination, Payload>) throws -> Void)
}

@available(*, unavailable)
extension SeguePreparation: Sendable {}

/// Who prepares a perform, found before anything else happens.
enum Preparer<Source: SegueScreen, Destination, Payload> {
  /// Nobody, as the caller has asked.
  case none
  /// Nobody, because nothing is registered.
  case missing
  case handler(SegueHandler<Source, Destination, Payload>)
  case closure((PreparedSegue<Source, Destination, Payload>) throws -> Void)
  case catchAll((UnhandledSegue<Source>) throws -> Void)

  /// Refuses to lose what a segue hands over.
  func check(_ segue: Segue<Source, Destination, Payload>) throws(SegueError) {
    guard case .missing = self, Payload.self != Void.self else { return }
    throw .missingHandler(segue.key, need: .payload(SegueType(Payload.self)))
  }

  var isMissing: Bool {
    if case .missing = self { true } else { false }
  }

  /// Undoes the removal of a one-time handler, if the segue is stopped after it has run.
  func putBack(on router: SegueRouter<Source>) {
    if case .handler(let handler) = self { handler.putBack(on: router) }
  }

  /// Runs it, once.
  ///
  /// What it throws stops the segue.
  /// - Returns: Whether there was one.
  func run(
    _ prepared: PreparedSegue<Source, Destination, Payload>, on router: SegueRouter<Source>
  ) throws(SegueError) -> Bool {
    do {
      switch self {
      case .none, .missing: return false
      case .handler(let handler): try handler.run(prepared, on: router)
      case .closure(let body): try body(prepared)
      case .catchAll(let body): try body(UnhandledSegue(prepared))
      }
    } catch {
      throw .handlerFailed(prepared.segue.key, error: error)
    }
    return true
  }
}
