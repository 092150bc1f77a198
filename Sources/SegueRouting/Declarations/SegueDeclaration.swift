/// A segue without its generic parameters: what a map holds, and what can be compared.
public struct SegueDeclaration: Hashable, Sendable, CustomStringConvertible {
  /// What the segue is found by.
  public let key: SegueKey
  /// How the segue moves on.
  public let kind: SegueKind
  /// The type of the destination.
  public let destination: SegueType
  /// Where the destination stands in what the segue goes to.
  public let path: SeguePath
  /// Where the slots of typed tabs stand below their tabs, or those of a split below its columns.
  public let slots: [SeguePath]
  /// The type of the payload; `Void` for none.
  public let payload: SegueType

  /// Whether the segue hands something over.
  var hasPayload: Bool { payload != SegueType(Void.self) }

  /// The declaration in words, such as `Master.detail → Detail at .root with Int by show`.
  public var description: String {
    "\(key) → \(destination) at \(path) with \(payload) by \(kind)"
      + (slots.isEmpty ? "" : ", slots \(slots)")
  }
}

/// A segue of any types, as it goes into a ``SegueMap``.
///
/// ``Segue`` conforms to it; nothing else may, and what does is left out of maps.
public protocol SegueDeclaring: Sendable {
  /// What the segue declares.
  var declaration: SegueDeclaration { get }
}
