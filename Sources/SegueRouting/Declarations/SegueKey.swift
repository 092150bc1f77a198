/// What a segue is found by: the type of its source, and its identifier.
///
/// The same identifier on two types of source is two segues. Identifiers are case-sensitive and
/// compared byte for byte.
public struct SegueKey: Hashable, Sendable, CustomStringConvertible {
  /// The type of the screen that the segue leaves from.
  public let source: SegueType

  /// The identifier, as the storyboard or the code spells it.
  public let identifier: String

  /// Names a segue of a type of screen.
  public init(source: Any.Type, identifier: String) {
    self.source = SegueType(source)
    self.identifier = identifier
  }

  /// Source and identifier, such as `Master.detail`.
  public var description: String { "\(source).\(identifier)" }

  /// Whether both have the same source and the same bytes as identifier.
  @inline(never)  // or programs hold a copy of it for each case of an error
  public static func == (one: SegueKey, other: SegueKey) -> Bool {
    one.source == other.source && one.identifier.hasSameBytes(as: other.identifier)
  }

  /// Hashes source and identifier.
  @inline(never)
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(identifier)
  }
}

extension String {
  /// Whether both are spelled the same.
  ///
  /// Strings that look alike (a letter with an accent, in one scalar or in two) are equal as
  /// `String`, and are two identifiers.
  func hasSameBytes(as other: String) -> Bool {
    let isSame = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { others in
        bytes.count == others.count && bytes.indices.allSatisfy { bytes[$0] == others[$0] }
      }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}
