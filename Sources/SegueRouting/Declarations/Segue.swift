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
  /// The identifier, which must not be empty; that is checked when the segue is used.
  public let identifier: String

  /// How the segue moves on to its destination.
  public let kind: SegueKind

  /// Where the destination stands in what the segue goes to.
  public let path: SeguePath

  /// Where the slots of a ``TypedTabs`` stand below their tabs, from the left, or those of a
  /// ``TypedSplit`` below their columns; the rest is direct.
  public let slots: [SeguePath]

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
    self.identifier = identifier
    self.kind = kind
    self.path = path
    self.slots = slots
  }

  /// Declares a segue whose identifier is a case of the enum of its screen.
  public init(
    _ identifier: some SegueIdentifier, kind: SegueKind = .show, at path: SeguePath = .direct,
    slots: [SeguePath] = []
  ) {
    self.init(identifier.rawValue, kind: kind, at: path, slots: slots)
  }

  /// What the segue is found by.
  public var key: SegueKey { SegueKey(source: Source.self, identifier: identifier) }

  /// The same segue of another class: a base class or a subclass.
  func leaving<Other>(from source: Other.Type) -> Segue<Other, Destination, Payload> {
    Segue<Other, Destination, Payload>(identifier, kind: kind, at: path, slots: slots)
  }

  /// Whether both are one declaration.
  ///
  /// The types are equal already.
  public static func == (one: Segue, other: Segue) -> Bool {
    one.declaration == other.declaration
  }

  /// Hashes what the segue is found by.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }
}
