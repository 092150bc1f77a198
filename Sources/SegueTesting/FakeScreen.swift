public import SegueRouting

/// A screen without UIKit, to test the routes of an app: it has children, presents, and loads a
/// view.
///
/// ```swift
/// final class Master: FakeScreen, SegueSource {
///   lazy var router = SegueRouter(source: self)
/// }
///
/// let master = Master()
/// let window = FakeWindow(root: FakeNavigation(root: master))
/// try master.perform(.detail, payload: 3)
/// XCTAssertEqual(window.trace.last, "push Detail on FakeNavigation")
/// ```
///
/// What happens is recorded in the window that the screen stands in, and loads the views of what is
/// shown. Use screens from one isolation at a time, such as one test.
open class FakeScreen: SegueMover {
  /// What the trace calls this screen: the name of its class, if no other was given.
  public let name: String

  /// The container that this screen is a child of.
  public private(set) weak var parent: FakeScreen?

  /// The children, the root or the first tab first.
  public private(set) var children: [FakeScreen] = []

  /// The screen that this one presents.
  public private(set) var presented: FakeScreen?

  /// The screen that presents this one.
  public private(set) weak var presenter: FakeScreen?

  /// Whether the view has been loaded, or is loading.
  public var isLoaded: Bool { view != .missing }

  /// What moves this screen; its window holds it.
  weak var transition: FakeTransition?

  /// How far the view has come.
  var view = ViewState.missing

  enum ViewState {
    case missing
    case loading
    case loaded
  }

  /// The window of which this screen is the root.
  weak var ownWindow: FakeWindow?

  private var embeds: [(name: String, child: WeakScreen)] = []

  /// Creates a screen that stands nowhere and is not loaded.
  public init(name: String? = nil) {
    self.name = name ?? String(describing: Self.self)
  }

  // MARK: - To override

  /// Makes the destination of a segue, as a storyboard does; none by default.
  open func makeDestination(for identifier: String) throws -> FakeScreen? { nil }

  /// Told before a segue that ``performSegue(withIdentifier:sender:)`` performs; does nothing.
  open func prepare(forSegue identifier: String?, destination: FakeScreen, sender: Any?) {}

  /// Asked before a segue that a user taps; all may be performed by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Performs the embed segues, in order, while the view is loading; does nothing.
  open func loadEmbeds() {}

  /// Told when the view has been loaded; does nothing.
  open func didLoad() {}

  /// What kind of container the screen is.
  open var segueContainer: SegueContainer { .plain }

  /// The children that are on show when the screen is.
  open var visibleChildren: [FakeScreen] { children }

  /// Brings a child to the front; does nothing.
  open func reveal(_ child: FakeScreen) {}

  // MARK: - What a view controller does, a segue with a transition, the rest at once

  /// Performs a segue by its identifier, as a storyboard does: makes the destination, prepares it,
  /// shows it.
  ///
  /// An identifier without a destination, with the error of ``makeDestination(for:)`` if it throws
  /// one, and a destination that cannot be shown are recorded.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegue(identifier, to: nil, sender: sender)
  }

  /// Performs a segue as a user's tap does, if that is allowed.
  ///
  /// ``shouldPerformSegue(withIdentifier:sender:)`` says so. A segue without an identifier asks
  /// nobody.
  public func tapSegue(
    withIdentifier identifier: String?, to destination: FakeScreen? = nil,
    sender: Any? = nil
  ) {
    if let identifier, !shouldPerformSegue(withIdentifier: identifier, sender: sender) { return }
    performSegue(identifier, to: destination, sender: sender)
  }

  private func performSegue(_ identifier: String?, to given: FakeScreen?, sender: Any?) {
    let label = identifier ?? "(none)"
    var fault = "no segue \(label) from \(name)"
    do {
      if let destination = try given ?? makeDestination(for: label) {
        prepare(forSegue: identifier, destination: destination, sender: sender)
        fault = "refused \(label)"
        return segueRun(try plan(.show, to: destination).moves, animated: true) {}
      }
    } catch {
      fault += ": \(error)"
    }
    window?.record(fault)
  }

  /// Pushes on the nearest navigation container, or presents.
  /// - Throws: Why it cannot be shown; nothing has changed then.
  @discardableResult
  public func show(_ screen: FakeScreen) throws(SegueError) -> SegueAnswer {
    try move(.show, to: screen)
  }

  /// Replaces the secondary column of the nearest split container, or presents.
  /// - Throws: Why it cannot be shown; nothing has changed then.
  @discardableResult
  public func showDetail(_ screen: FakeScreen) throws(SegueError) -> SegueAnswer {
    try move(.showDetail, to: screen)
  }

  /// Pushes on the nearest navigation container.
  /// - Throws: Why it cannot be pushed; nothing has changed then.
  public func push(_ screen: FakeScreen) throws(SegueError) {
    try move(.push, to: screen)
  }

  /// Presents a screen.
  /// - Throws: Why it cannot be presented; nothing has changed then.
  public func present(_ screen: FakeScreen) throws(SegueError) {
    try move(.presentation, to: screen)
  }

  /// Dismisses what this screen presents, with all above it; nothing if it presents none, or while
  /// it is in transition, which is recorded.
  public func dismiss() {
    guard presented != nil, !refusesWhileInTransition("dismiss at \(name)") else { return }
    run(.dismiss(at: self, presenter: self), in: window)
  }

  private func plan(_ kind: SegueKind, to screen: FakeScreen) throws(SegueError) -> SeguePlan {
    let key = SegueKey(source: Self.self, identifier: "\(kind)")
    try kind.checkTransitions(from: self, key: key)
    return try SeguePlan(kind, to: screen, from: self, key: key)
  }

  @discardableResult
  private func move(_ kind: SegueKind, to screen: FakeScreen) throws(SegueError) -> SegueAnswer {
    let plan = try plan(kind, to: screen)
    for move in plan.moves { run(move, in: window) }
    return plan.answer
  }

  // MARK: - The tree

  /// Makes screens the children; those that stand elsewhere are taken from there.
  func setChildren(_ screens: [FakeScreen]) {
    // A screen that is freed may call back, so that happens when all is in its new place.
    let old = children
    defer { withExtendedLifetime(old) {} }
    for child in old where !screens.contains(where: { $0 === child }) { child.parent = nil }
    for screen in screens where screen.parent !== self { screen.leave() }
    children = screens
    for screen in screens { screen.parent = self }
  }

  /// Embeds a child under a name.
  func embed(_ child: FakeScreen, name: String) {
    setChildren(children + [child])
    embeds.append((name, WeakScreen(screen: child)))
  }

  func setPresented(_ screen: FakeScreen?) {
    let old = presented
    defer { withExtendedLifetime(old) {} }
    old?.presenter = nil
    screen?.leave()
    presented = screen
    screen?.presenter = self
  }

  /// Takes the screen out of where it stands.
  private func leave() {
    if let parent { parent.setChildren(parent.children.filter { $0 !== self }) }
    presenter?.setPresented(nil)
    ownWindow?.root = nil
  }

  // MARK: - SegueScreen

  /// The container that this screen is a child of.
  public var segueParent: (any SegueScreen)? { parent }
  /// The children.
  public var segueChildren: [any SegueScreen] { children }
  /// The screen that this one presents.
  public var seguePresented: (any SegueScreen)? { presented }
  /// The screen that presents this one.
  public var seguePresenter: (any SegueScreen)? { presenter }
  /// Whether the view is in a window, as a view controller's is: it is loaded, and each container
  /// above shows it.
  ///
  /// A screen that is covered in a navigation container, or that stands in a tab which is not
  /// selected, is not; one that presents is, as it is under a sheet.
  public var segueIsInHierarchy: Bool { view == .loaded && isOnShow }
  /// The child that is embedded under a name.
  public func segueChild(named name: String) -> (any SegueScreen)? {
    embeds.first { $0.name == name && $0.child.screen?.parent === self }?.child.screen
  }
  /// Makes the destination of a segue with ``makeDestination(for:)``.
  public func segueDestination(for identifier: String) throws -> (any SegueScreen)? {
    try makeDestination(for: identifier)
  }
}

@available(*, unavailable)
extension FakeScreen: Sendable {}

private struct WeakScreen {
  weak var screen: FakeScreen?
}
