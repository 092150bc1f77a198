import SegueRouting

/// Screens of one's own, whose properties say anything.
final class Loose: SegueMover, SegueSource {
  var parent: Loose?
  var presenter: Loose?
  var kids: [Loose] = []
  var kind = SegueContainer.plain
  var made: (() -> (any SegueScreen)?) = { nil }
  var moves: [SegueMove] = []
  var run: (@escaping () -> Void) -> Void = { $0() }
  lazy var router: SegueRouter<Loose> = SegueRouter(source: self)

  var isMoving = false
  var afterTransition: (@escaping () -> Void) -> Void = { _ in }

  var segueParent: (any SegueScreen)? { parent }
  var segueChildren: [any SegueScreen] { kids }
  var segueIsInTransition: Bool { isMoving }
  func segueAfterTransition(_ body: @escaping () -> Void) { afterTransition(body) }
  var seguePresented: (any SegueScreen)? { nil }
  var seguePresenter: (any SegueScreen)? { presenter }
  var segueIsInHierarchy: Bool { inHierarchy }
  var inHierarchy: Bool
  init(inHierarchy: Bool = true) { self.inHierarchy = inHierarchy }
  var segueContainer: SegueContainer { kind }
  func segueDestination(for identifier: String) throws -> (any SegueScreen)? { made() }
  func segueRun(_ moves: [SegueMove], animated: Bool, completion: @escaping () -> Void) {
    self.moves = moves
    run(completion)
  }
}

/// A screen that says no more than it must.
final class Bare: SegueMover {
  var child: Bare?
  var segueParent: (any SegueScreen)? { nil }
  var segueChildren: [any SegueScreen] { [child].compactMap { $0 } }
  var seguePresented: (any SegueScreen)? { nil }
  var seguePresenter: (any SegueScreen)? { nil }
  var segueIsInHierarchy: Bool { true }
  func segueRun(_ moves: [SegueMove], animated: Bool, completion: @escaping () -> Void) {}
}
