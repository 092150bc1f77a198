/// A handler whose types of destination and payload are hidden.
@usableFromInline
class AnySegueHandler<Source: SegueScreen>: SegueHandlerBox {
  // What follows is overridden by the one subclass.

  /// The handler for a subclass, which calls this one.
  func lifted<Derived: SegueScreen>(
    on router: SegueRouter<Source>, by upcast: @escaping (Derived) -> Source
  ) -> AnySegueHandler<Derived> {
    preconditionFailure("a handler has its types")
  }

  /// Prepares with a payload that has yet to be checked.
  func prepare(
    on router: SegueRouter<Source>, source: Source, destination: any SegueScreen, payload: Any?,
    sender: Any?
  ) throws(SegueError) {
    preconditionFailure("a handler has its types")
  }
}

/// A handler of one segue.
@usableFromInline
final class SegueHandler<Source: SegueScreen, Destination, Payload>: AnySegueHandler<Source> {
  @usableFromInline typealias Body = (PreparedSegue<Source, Destination, Payload>) throws -> Void

  let typed: Segue<Source, Destination, Payload>
  @usableFromInline let body: Body
  /// Puts the handler of a base class back that this one calls.
  private let putBackBase: (() -> Void)?

  init(
    _ segue: Segue<Source, Destination, Payload>, number: Int, place: SeguePlace, isOnce: Bool,
    putBackBase: (() -> Void)? = nil, body: @escaping Body
  ) {
    typed = segue
    self.putBackBase = putBackBase
    self.body = body
    super.init(hiding: segue, number: number, place: place, isOnce: isOnce)
  }

  /// Runs the handler.
  ///
  /// A one-time handler is removed before, and put back if it throws.
  func run(
    _ prepared: PreparedSegue<Source, Destination, Payload>, on router: SegueRouter<Source>
  ) throws {
    guard isOnce else { return try body(prepared) }
    clearings = router.clearings
    router.remove(name, number: number)
    do {
      try body(prepared)
    } catch {
      putBack(on: router)
      throw error
    }
  }

  /// Undoes the removal of a one-time handler whose segue has been stopped.
  func putBack(on router: SegueRouter<Source>) {
    if isOnce { router.putBack(self) }
    putBackBase?()
  }

  override func lifted<Derived: SegueScreen>(
    on router: SegueRouter<Source>, by upcast: @escaping (Derived) -> Source
  ) -> AnySegueHandler<Derived> {
    let body: SegueHandler<Derived, Destination, Payload>.Body = { prepared in
      try self.run(prepared.leaving(from: upcast(prepared.source)), on: router)
    }
    return SegueHandler<Derived, Destination, Payload>(
      typed.leaving(from: Derived.self), number: number, place: place, isOnce: false,
      putBackBase: { self.putBack(on: router) }, body: body)
  }

  override func prepare(
    on router: SegueRouter<Source>, source: Source, destination: any SegueScreen, payload: Any?,
    sender: Any?
  ) throws(SegueError) {
    let payload = try checked(payload, as: Payload.self, key: typed.key)
    let prepared = try PreparedSegue(
      typed, from: source, to: destination, payload: payload, sender: sender)
    _ = try Preparer.handler(self).run(prepared, on: router)
  }
}

/// A payload of unknown type as the declared one: exactly that type, or a subclass, or what
/// conforms to a declared protocol.
///
/// A plain cast would also take the value out of an optional, and bridge numbers and strings to
/// classes: what it makes has another type than what was given.
func checked<Payload>(
  _ payload: Any?, as expected: Payload.Type, key: SegueKey
) throws(SegueError) -> Payload {
  guard let payload else {
    if expected == Void.self, let nothing = () as? Payload { return nothing }
    throw .payloadMissing(key, expected: SegueType(expected))
  }
  let actual: Any.Type = type(of: payload)
  guard let value = payload as? Payload, type(of: value as Any) == actual else {
    throw .payloadMismatch(key, expected: SegueType(expected), actual: SegueType(actual))
  }
  return value
}
