/// A handler whose types of destination and payload are erased.
protocol ErasedSegueHandler<Source>: AnyObject {
  associatedtype Source: SegueScreen

  var token: SegueToken { get }
  var erasedSegue: any ErasedSegue { get }

  /// The handler for a subclass, which calls this one.
  func upcasting<Derived: SegueScreen>(
    by upcast: @escaping (Derived) -> Source
  ) -> any ErasedSegueHandler<Derived>

  /// Prepares with a payload that has yet to be checked.
  func prepare(
    from source: Source, to destination: any SegueScreen, payload: Any?, sender: Any?
  ) throws(SegueError)
}

/// A handler of one segue.
@usableFromInline
final class SegueHandler<Source: SegueScreen, Destination, Payload>: ErasedSegueHandler {
  @usableFromInline typealias Body = (PreparedSegue<Source, Destination, Payload>) throws -> Void

  let segue: Segue<Source, Destination, Payload>
  let token: SegueToken
  @usableFromInline let body: Body
  /// Whether it is taken out of the registry before it runs.
  @usableFromInline let isOnce: Bool
  private weak var registry: SegueRegistry<Source>?
  /// Puts the handler of a base class back that this one calls.
  private let putBackBase: (() -> Void)?

  init(
    _ segue: Segue<Source, Destination, Payload>, _ token: SegueToken,
    onceIn registry: SegueRegistry<Source>? = nil, putBackBase: (() -> Void)? = nil,
    body: @escaping Body
  ) {
    self.segue = segue
    self.token = token
    self.body = body
    isOnce = registry != nil
    self.registry = registry
    self.putBackBase = putBackBase
  }

  /// Makes a handler for one perform, which is never found by another one.
  convenience init(
    _ segue: Segue<Source, Destination, Payload>, besides registry: SegueRegistry<Source>,
    body: @escaping Body
  ) {
    let place = SeguePlace(fileID: #fileID, line: #line)
    self.init(segue, SegueToken(segue.key, at: place, in: registry), body: body)
  }

  var erasedSegue: any ErasedSegue { segue }

  /// Runs the handler.
  ///
  /// A one-time handler is removed before, and put back if it throws.
  func run(_ prepared: PreparedSegue<Source, Destination, Payload>) throws {
    guard isOnce else { return try body(prepared) }
    registry?.remove(token)
    do {
      try body(prepared)
    } catch {
      putBack()
      throw error
    }
  }

  /// Undoes the removal of a one-time handler whose segue has been stopped.
  func putBack() {
    registry?.putBack(self)
    putBackBase?()
  }

  func upcasting<Derived: SegueScreen>(
    by upcast: @escaping (Derived) -> Source
  ) -> any ErasedSegueHandler<Derived> {
    let body: SegueHandler<Derived, Destination, Payload>.Body = {
      try self.run($0.leaving(from: upcast($0.source)))
    }
    return SegueHandler<Derived, Destination, Payload>(
      segue.leaving(from: Derived.self), token, putBackBase: putBack, body: body)
  }

  func prepare(
    from source: Source, to destination: any SegueScreen, payload: Any?, sender: Any?
  ) throws(SegueError) {
    let prepared = try PreparedSegue(
      segue, from: source, to: destination, payload: checked(payload, key: segue.key),
      sender: sender)
    try segue.key.run { try run(prepared) }
  }
}
