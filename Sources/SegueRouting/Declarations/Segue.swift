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
  public var identifier: String { name.text }

  @usableFromInline let name: SegueName

  /// What is not usual about it, `nil` for most segues: those cost nothing to hand around.
  @usableFromInline let details: SegueDetails?

  /// How the segue moves on to its destination.
  public var kind: SegueKind { details?.kind ?? .show }

  /// Where the destination stands in what the segue goes to.
  public var path: SeguePath { details?.path ?? .direct }

  /// Where the slots of a ``TypedTabs`` stand below their tabs, from the left, or those of a
  /// ``TypedSplit`` below their columns; the rest is direct.
  public var slots: [SeguePath] { details?.slots ?? [] }

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
    name = SegueName(identifier)
    let isUsual = kind == .show && path == .direct && slots.isEmpty
    details = isUsual ? nil : SegueDetails(kind: kind, path: path, slots: slots)
  }

  /// Declares a segue whose identifier is a case of the enum of its screen.
  public init(
    _ identifier: some SegueIdentifier, kind: SegueKind = .show, at path: SeguePath = .direct,
    slots: [SeguePath] = []
  ) {
    self.init(identifier.rawValue, kind: kind, at: path, slots: slots)
  }

  init(_ name: SegueName, _ details: SegueDetails?) {
    self.name = name
    self.details = details
  }

  /// What the segue is found by.
  public var key: SegueKey { SegueKey(source: Source.self, identifier: identifier) }

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

/// What a segue declares beside its name and its types.
@usableFromInline
final class SegueDetails: Sendable {
  let kind: SegueKind
  let path: SeguePath
  let slots: [SeguePath]

  init(kind: SegueKind, path: SeguePath, slots: [SeguePath]) {
    self.kind = kind
    self.path = path
    self.slots = slots
  }
}
