/// All segues that an app declares, or a part of them, as one value.
///
/// ```swift
/// let map = try SegueMap([
///   Segue<Master, Detail, Int>.detail,
///   Segue<Master, About, Void>.about,
/// ])
/// ```
///
/// A router that has one tells an identifier nobody declared from one without a handler, performs
/// declared segues by their identifier, and refuses handlers that contradict it.
public struct SegueMap: Sendable {
  /// The declarations in the order in which they were given, each once.
  public let declarations: [SegueDeclaration]

  let segues: [SegueKey: any ErasedSegue]

  /// Collects segues.
  /// - Throws: ``SegueError/conflictingDeclaration(first:second:)`` if two with one key differ, and
  ///   ``SegueError/invalidIdentifier(_:)`` for an empty identifier. Equal ones are one.
  /// - Complexity: O(n) in the number of segues.
  public init(_ segues: [any SegueDeclaring]) throws(SegueError) {
    var declarations: [SegueDeclaration] = []
    var byKey: [SegueKey: any ErasedSegue] = [:]
    for case let segue as any ErasedSegue in segues {
      let declaration = segue.declaration
      if declaration.key.identifier.isEmpty { throw .invalidIdentifier(declaration.key) }
      if let first = byKey[declaration.key]?.declaration {
        if first == declaration { continue }
        throw .conflictingDeclaration(first: first, second: declaration)
      }
      byKey[declaration.key] = segue
      declarations.append(declaration)
    }
    self.declarations = declarations
    self.segues = byKey
  }

  /// The declaration with a key, `nil` if there is none.
  public subscript(key: SegueKey) -> SegueDeclaration? { segues[key]?.declaration }
}
