/// An edge between two screens as a typed value: where from, where to, and what is handed over.
///
/// Declare each once, as a static member for its own types:
///
/// ```swift
/// extension Segue where Source == Master, Destination == Detail, Payload == Int {
///   static var detail: Segue { Segue("detail") }
/// }
/// ```
///
/// Then `router.perform(.detail, payload: 3)` compiles for a router of `Master` and an `Int` only,
/// and a second `detail` for the same types does not compile. `Payload` is `Void` for a segue that
/// hands nothing over.
///
/// `Destination` is the class of a screen, a protocol, or a typed container
/// (``TypedNavigation``, ``TypedStack``, ``TypedTabs``, ``TypedSplit``).
///
/// A segue asks its types for no conformance, so that screens on the main actor need no actor here.
public struct Segue<Source: AnyObject, Destination, Payload>: Hashable, Sendable {
  /// What the segue declares, without its generic parameters.
  public let declaration: SegueDeclaration

  /// What the segue is found by.
  public var key: SegueKey { declaration.key }

  /// The identifier, which must not be empty; that is checked when the segue is used.
  public var identifier: String { key.identifier }

  /// How the segue moves on to its destination.
  public var kind: SegueKind { declaration.kind }

  /// Where the destination stands in what the segue goes to.
  public var path: SeguePath { declaration.path }

  /// Where the slots of a ``TypedTabs`` stand below their tabs, from the left, or those of a
  /// ``TypedSplit`` below their columns; the rest is direct.
  public var slots: [SeguePath] { declaration.slots }

  /// Declares a segue.
  /// - Parameters:
  ///   - identifier: The name of the segue, not empty, case-sensitive.
  ///   - kind: How it moves on.
  ///   - path: Where the destination stands in what the segue goes to.
  ///   - slots: For ``TypedTabs`` and ``TypedSplit`` only: where each slot stands below its tab or
  ///     its column.
  public init(
    _ identifier: String, kind: SegueKind = .show, at path: SeguePath = .direct,
    slots: [SeguePath] = []
  ) {
    declaration = SegueDeclaration(
      key: SegueKey(source: Source.self, identifier: identifier), kind: kind,
      destination: SegueType(Destination.self), path: path, slots: slots,
      payload: SegueType(Payload.self))
  }

  /// Declares a segue whose identifier is a case of the enum of its screen.
  public init(
    _ identifier: some SegueIdentifier, kind: SegueKind = .show, at path: SeguePath = .direct,
    slots: [SeguePath] = []
  ) {
    self.init(identifier.rawValue, kind: kind, at: path, slots: slots)
  }

  /// The same segue of another class: a base class or a subclass.
  func leaving<Other>(from source: Other.Type) -> Segue<Other, Destination, Payload> {
    Segue<Other, Destination, Payload>(identifier, kind: kind, at: path, slots: slots)
  }
}
