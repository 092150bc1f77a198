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
  case none
  case handler(SegueHandler<Source, Destination, Payload>)
  case closure((PreparedSegue<Source, Destination, Payload>) throws -> Void)
  case catchAll((UnhandledSegue<Source>) throws -> Void)

  var isNone: Bool {
    if case .none = self { return true }
    return false
  }

  /// Runs it, once. What it throws stops the segue.
  func run(
    _ segue: Segue<Source, Destination, Payload>, on router: SegueRouter<Source>, source: Source,
    screen: any SegueScreen, destination: Destination,
    payload: Payload, sender: Any?
  ) throws(SegueError) {
    do {
      switch self {
      case .none: break
      case .handler(let handler):
        try handler.run(
          PreparedSegue(
            segue: segue, source: source, destination: destination, payload: payload,
            sender: sender),
          on: router)
      case .closure(let body):
        try body(
          PreparedSegue(
            segue: segue, source: source, destination: destination, payload: payload,
            sender: sender))
      case .catchAll(let body):
        let payload: Any? = Payload.self == Void.self ? nil : payload
        try body(
          UnhandledSegue(
            identifier: segue.identifier, source: source, destination: screen, payload: payload,
            sender: sender))
      }
    } catch {
      throw .handlerFailed(segue.key, reason: String(describing: error))
    }
  }
}
