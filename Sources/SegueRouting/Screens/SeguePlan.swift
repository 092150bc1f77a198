/// Decides how a destination is shown, and refuses what cannot be.
///
/// It changes nothing. Fake screens use it to show a screen without a segue.
public struct SeguePlan {
  /// What is to be done, in order.
  public let moves: [SegueMove]
  /// What that amounts to.
  public let answer: SegueAnswer
}

extension SeguePlan {
  /// Plans how a screen is shown.
  ///
  /// `.show` pushes on the nearest navigation container, the source itself or above it, unless the
  /// destination is a container; `.showDetail` replaces the secondary column of the nearest split
  /// container; else both present.
  /// - Throws: ``SegueError/noContainer(_:)``, ``SegueError/illegalPush(_:container:)``,
  ///   ``SegueError/alreadyParented(_:screen:parent:)``,
  ///   ``SegueError/alreadyPresenting(_:presenter:presented:)``,
  ///   ``SegueError/kindNotPreparable(_:kind:)`` for a relationship or an unwind.
  public init(
    _ kind: SegueKind, to destination: any SegueScreen, from source: any SegueScreen, key: SegueKey
  ) throws(SegueError) {
    let owner = destination.segueParent ?? destination.seguePresenter
    if owner != nil || destination.segueIsInHierarchy
      || ScreenTree.upwards(from: source).contains(where: { $0 === destination })
    {
      throw .alreadyParented(
        key, screen: SegueType(of: destination), parent: SegueType(of: owner ?? destination))
    }
    let navigation = ScreenTree.nearest(.navigation, to: source)
    let split = ScreenTree.nearest(.split, to: source)
    switch (kind, navigation, split) {
    case (.push, let navigation?, _):
      if destination.segueContainer != .plain {
        throw .illegalPush(key, container: SegueType(of: destination))
      }
      self.init(moves: [.push(destination, onto: navigation)], answer: .pushed)
    case (.push, nil, _):
      throw .noContainer(key)
    case (.show, let navigation?, _) where destination.segueContainer == .plain:
      self.init(moves: [.push(destination, onto: navigation)], answer: .pushed)
    case (.showDetail, _, let split?):
      self.init(moves: [.replaceSecondary(destination, in: split)], answer: .replaced)
    case (.show, _, _), (.showDetail, _, _), (.presentation, _, _), (.popoverPresentation, _, _):
      if let presented = source.seguePresented {
        throw .alreadyPresenting(
          key, presenter: SegueType(of: source), presented: SegueType(of: presented))
      }
      let popover = kind == .popoverPresentation
      self.init(moves: [.present(destination, by: source, popover: popover)], answer: .presented)
    case (.embed, _, _):
      self.init(moves: [.embed(destination, in: source, name: key.identifier)], answer: .embedded)
    case (.custom(let name), _, _):
      self.init(moves: [.custom(name, destination, from: source)], answer: .shown)
    case (.relationship, _, _), (.unwind, _, _):
      throw .kindNotPreparable(key, kind: kind)
    }
  }
}
