/// A type that a segue names: of a source, a destination or a payload.
///
/// It compares by identity of the type and prints the type's name without its module.
public struct SegueType: Hashable, Sendable, CustomStringConvertible {
  /// The type itself.
  public let type: Any.Type

  /// Names a type.
  public init(_ type: Any.Type) {
    self.type = type
  }

  /// The type of a screen, as it is at run time.
  init(of screen: any SegueScreen) {
    self.init(Swift.type(of: screen))
  }

  /// The name of the type, such as `Detail`.
  public var description: String { String(describing: type) }

  /// Whether both are the same type.
  public static func == (one: SegueType, other: SegueType) -> Bool { one.type == other.type }

  /// Hashes the identity of the type.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
  }
}
