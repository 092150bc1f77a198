/// A segue on its way: what a handler gets, just before the destination is shown.
///
/// The destination's view has not been loaded yet, so that a handler can set what it will show.
public struct PreparedSegue<Source: AnyObject, Destination, Payload> {
  /// The declaration of the segue.
  public let segue: Segue<Source, Destination, Payload>
  /// The screen that owns the segue, whoever asked it to perform.
  public let source: Source
  /// The screen that the segue goes to, found and checked.
  public let destination: Destination
  /// What is handed over.
  public let payload: Payload
  /// Who asked for the segue, unchanged: a button, a cell, `nil`.
  public let sender: Any?
}

@available(*, unavailable)
extension PreparedSegue: Sendable {}

/// A segue on its way that no handler is registered for: what a catch-all gets.
public struct UnhandledSegue<Source: AnyObject> {
  /// The identifier; `nil` for a segue that has none.
  public let identifier: String?
  /// The screen that owns the segue.
  public let source: Source
  /// The screen that the segue goes to, as it is.
  public let destination: any SegueScreen
  /// What is handed over; `nil` if nothing was.
  public let payload: Any?
  /// Who asked for the segue, unchanged.
  public let sender: Any?
}

@available(*, unavailable)
extension UnhandledSegue: Sendable {}
