/// A container whose screens have declared types, checked before a handler sees it.
///
/// A segue can go to one: `Segue<Master, TypedNavigation<Detail>, Int>`.
public protocol TypedContainer {
  /// Checks a screen: whether it is the container, and whether its screens are of the types.
  /// - Parameters:
  ///   - screen: What should be the container.
  ///   - key: The segue that goes to it, for the text of errors.
  ///   - slots: Where the slots of tabs or columns stand below those, from the left; the rest is
  ///     direct.
  /// - Throws: What is wrong, with the segue's key.
  init(_ screen: any SegueScreen, key: SegueKey, slots: [SeguePath]) throws(SegueError)
}

extension TypedContainer {
  /// Checks a screen that no segue has led to.
  /// - Throws: What is wrong, with a key that names the container instead of a segue.
  public init(_ screen: any SegueScreen, slots: [SeguePath] = []) throws(SegueError) {
    let key = SegueKey(source: type(of: screen), identifier: String(describing: Self.self))
    try self.init(screen, key: key, slots: slots)
  }

  /// A screen as the container that it should be.
  static func container<Container>(
    _ screen: any SegueScreen, _ kind: SegueContainer, key: SegueKey
  ) throws(SegueError) -> Container {
    if screen.segueContainer == kind, let container = screen as? Container { return container }
    throw .destinationMismatch(
      key, expected: SegueType(Self.self), actual: SegueType(of: screen), path: .direct,
      proposal: nil)
  }
}

/// A navigation container whose elements can be set.
///
/// ```
/// extension UINavigationController: @MainActor SegueStackContainer {
///   public func segueSetElements(_ elements: [any SegueScreen]) {
///     viewControllers = elements.compactMap { $0 as? UIViewController }
///   }
/// }
/// ```
public protocol SegueStackContainer: SegueScreen {
  /// Makes screens the elements, the root first. They have been checked.
  func segueSetElements(_ elements: [any SegueScreen])
}

extension SegueStackContainer {
  /// Sets elements, unless one is a container, belongs to another screen, or comes twice, or the
  /// container is in transition.
  func setChecked(_ elements: [any SegueScreen], key: SegueKey) throws(SegueError) {
    if segueIsInTransition {
      throw .transitionInProgress(key, running: .container(SegueType(of: self)))
    }
    var met = Set<ObjectIdentifier>()
    for element in elements {
      if element.segueContainer != .plain {
        throw .illegalPush(key, container: SegueType(of: element))
      }
      let isNew = met.insert(ObjectIdentifier(element)).inserted
      let owner = element.segueParent ?? element.seguePresenter
      let isElsewhere =
        owner == nil
        ? element.segueIsInHierarchy || ScreenTree.upwards(from: self).contains { $0 === element }
        : owner !== self
      if isElsewhere || !isNew {
        throw .alreadyParented(
          key, screen: SegueType(of: element), parent: SegueType(of: owner ?? self))
      }
    }
    segueSetElements(elements)
  }
}
