/// A navigation container whose root has a declared type.
///
/// ```swift
/// let navigation = try TypedNavigation<Detail>(screen)
/// navigation.root.row = 3
/// ```
public struct TypedNavigation<Root>: TypedContainer {
  /// The container itself.
  public let container: any SegueStackContainer

  /// The first element, as it was when it was last checked or set.
  public private(set) var root: Root

  private let key: SegueKey

  /// Checks that a screen is a navigation container whose first element is a `Root`.
  /// - Throws: ``SegueError/destinationMismatch(_:expected:actual:path:proposal:)``,
  ///   ``SegueError/containerEmpty(_:container:path:)``.
  public init(_ screen: any SegueScreen, key: SegueKey, slots: [SeguePath]) throws(SegueError) {
    container = try Self.container(screen, .navigation, key: key)
    root = try resolve(Root.self, from: screen, at: .root, key: key)
    self.key = key
  }

  /// The elements, the root first, of any type.
  public var elements: [any SegueScreen] { container.segueChildren }

  /// Makes screens the elements; the first must be a `Root`.
  /// - Throws: ``SegueError/containerRootMismatch(_:expected:actual:)``,
  ///   ``SegueError/illegalPush(_:container:)``, ``SegueError/alreadyParented(_:screen:parent:)``,
  ///   ``SegueError/transitionInProgress(_:running:)``; nothing has changed then.
  public mutating func setElements(_ elements: [any SegueScreen]) throws(SegueError) {
    guard let root = elements.first as? Root else {
      throw .containerRootMismatch(
        key, expected: SegueType(Root.self), actual: elements.first.map { SegueType(of: $0) })
    }
    try container.setChecked(elements, key: key)
    self.root = root
  }

  /// The last element, `nil` if it is of another type.
  public func top<Top>(as type: Top.Type = Top.self) -> Top? { elements.last as? Top }

  /// The screen that the top presents or, if it presents none, the top; `nil` if it is of another
  /// type.
  public func visible<Visible>(as type: Visible.Type = Visible.self) -> Visible? {
    let top = elements.last
    return (container.seguePresented ?? top?.seguePresented ?? top) as? Visible
  }
}
