/// Who prepares a perform instead of the handler that is registered.
public enum SeguePreparation<Source: AnyObject, Destination, Payload> {
  /// The handler that is registered for the segue, or the catch-all.
  case registered
  /// Nobody: the destination is shown as it is.
  case none
  /// This handler, for this perform only; it never runs later, not even if the segue is refused.
  case with((PreparedSegue<Source, Destination, Payload>) throws -> Void)

  var isNone: Bool {
    if case .none = self { true } else { false }
  }
}

extension SegueKey {
  /// Runs a handler, or the action of an unwind; what it throws is an error of this segue.
  @inlinable
  func run(_ body: () throws -> Void) throws(SegueError) {
    do {
      try body()
    } catch {
      throw .handlerFailed(self, reason: String(describing: error))
    }
  }
}
