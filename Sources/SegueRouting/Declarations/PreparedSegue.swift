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
  /// What the segue goes to as it is: the destination, or a container around it.
  public let screen: any SegueScreen
  /// What is handed over.
  public let payload: Payload
  /// Who asked for the segue, unchanged: a button, a cell, `nil`.
  public let sender: Any?
}

extension PreparedSegue {
  /// Makes one of what a platform has made, to give it to a router: walks the segue's path to the
  /// destination and checks its type.
  /// - Throws: ``SegueError/destinationMismatch(_:expected:actual:path:proposal:)`` and the other
  ///   faults of a destination.
  /// - Complexity: O(1), or O(n) in the number of screens below for a path that searches.
  public init(
    _ segue: Segue<Source, Destination, Payload>, from source: Source,
    to screen: any SegueScreen, payload: Payload, sender: Any? = nil
  ) throws(SegueError) {
    let destination = try resolve(
      Destination.self, from: screen, at: segue.path, slots: segue.slots, key: segue.key)
    self.init(
      segue: segue, source: source, destination: destination, screen: screen, payload: payload,
      sender: sender)
  }

  /// The same segue of a base class.
  func leaving<Base>(from source: Base) -> PreparedSegue<Base, Destination, Payload> {
    PreparedSegue<Base, Destination, Payload>(
      segue: segue.leaving(from: Base.self), source: source, destination: destination,
      screen: screen, payload: payload, sender: sender)
  }
}

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

  /// The same segue of a base class.
  func leaving<Base>(from source: Base) -> UnhandledSegue<Base> {
    UnhandledSegue<Base>(
      identifier: identifier, source: source, destination: destination, payload: payload,
      sender: sender)
  }
}

extension UnhandledSegue {
  /// A declared segue without its types.
  init<Destination, Payload>(_ prepared: PreparedSegue<Source, Destination, Payload>) {
    self.init(
      identifier: prepared.segue.identifier, source: prepared.source, destination: prepared.screen,
      payload: Payload.self == Void.self ? nil : prepared.payload, sender: prepared.sender)
  }
}
