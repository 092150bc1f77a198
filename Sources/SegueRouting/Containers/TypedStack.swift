/// A navigation container whose elements all have one type.
public struct TypedStack<Element>: TypedContainer {
  /// The container itself.
  public let container: any SegueStackContainer

  private let key: SegueKey

  /// Checks that a screen is a navigation container of elements of this type; it may be empty.
  /// - Throws: ``SegueError/destinationMismatch(_:expected:actual:path:proposal:)``.
  /// - Complexity: O(n) in the number of elements.
  public init(_ screen: any SegueScreen, key: SegueKey, slots: [SeguePath]) throws(SegueError) {
    container = try Self.container(screen, .navigation, key: key)
    self.key = key
    _ = try elements
  }

  /// The elements, the root first.
  ///
  /// Others can push on the container, so each read checks again.
  /// - Throws: ``SegueError/destinationMismatch(_:expected:actual:path:proposal:)`` for an element
  ///   of another type.
  /// - Complexity: O(n) in the number of elements.
  public var elements: [Element] {
    get throws(SegueError) {
      try container.segueChildren.map { screen throws(SegueError) in try typed(screen) }
    }
  }

  /// The last element, `nil` if there is none.
  /// - Throws: ``SegueError/destinationMismatch(_:expected:actual:path:proposal:)`` if it is of
  ///   another type.
  public var top: Element? {
    get throws(SegueError) {
      try container.segueChildren.last.map { screen throws(SegueError) in try typed(screen) }
    }
  }

  /// Makes screens the elements, the root first.
  /// - Throws: ``SegueError/illegalPush(_:container:)``,
  ///   ``SegueError/alreadyParented(_:screen:parent:)``,
  ///   ``SegueError/transitionInProgress(_:running:)``, and
  ///   ``SegueError/containerRootMismatch(_:expected:actual:)`` for an element that is no screen;
  ///   nothing has changed then.
  /// - Complexity: O(n) in the number of elements.
  public func setElements(_ elements: [Element]) throws(SegueError) {
    var screens: [any SegueScreen] = []
    for element in elements {
      guard let screen = element as? any SegueScreen else {
        throw .containerRootMismatch(
          key, expected: SegueType((any SegueScreen).self),
          actual: SegueType(type(of: element as Any)))
      }
      screens.append(screen)
    }
    try container.setChecked(screens, key: key)
  }

  private func typed(_ screen: any SegueScreen) throws(SegueError) -> Element {
    try resolve(Element.self, from: screen, at: .direct, key: key)
  }
}
