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
/// Then `router.perform(.detail, payload: 3)` compiles for a router of `Master` and an `Int` only, and
/// a second `detail` for the same types does not compile. `Payload` is `Void` for a segue that hands
/// nothing over.
///
/// `Destination` is the class of a screen, a protocol, or a typed container
/// (``TypedNavigation``, ``TypedStack``, ``TypedTabs``, ``TypedSplit``).
///
/// A source on an actor needs the member on it too only if the class is generic over its conformance;
/// a segue itself asks for no conformance, so plain static members do for view controllers.
public struct Segue<Source: AnyObject, Destination, Payload>: Hashable, Sendable {
  /// The identifier, which must not be empty; that is checked when the segue is used.
  public let identifier: String

  /// How the segue moves on to its destination.
  public let kind: SegueKind

  /// Where the destination stands in what the segue goes to.
  public let path: SeguePath

  /// Where the slots of a ``TypedTabs`` stand below their tabs, from the left; the rest is direct.
  public let slots: [SeguePath]

  /// Declares a segue.
  /// - Parameters:
  ///   - identifier: The name of the segue, not empty, case-sensitive.
  ///   - kind: How it moves on.
  ///   - path: Where the destination stands in what the segue goes to.
  ///   - slots: For ``TypedTabs`` only: where each slot stands below its tab.
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

  var name: SegueName { SegueName(identifier) }

  /// Whether both are one declaration. The types are equal already.
  public static func == (one: Segue, other: Segue) -> Bool {
    one.declaration == other.declaration
  }

  /// Hashes what the segue is found by.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
  }
}
