/// What a screen is for the routing: a node of a tree of your own objects.
///
/// View controllers conform once for all of them, as <doc:SegueRouting> shows. None of it may load
/// a view. In tests without UIKit, use the screens of `SegueTesting`.
public protocol SegueScreen: AnyObject {
  /// The container that this screen is a child of.
  var segueParent: (any SegueScreen)? { get }

  /// The children: of a navigation container from the root, of tabs in their order, of a split
  /// container the primary column first.
  var segueChildren: [any SegueScreen] { get }

  /// The screen that this one presents.
  var seguePresented: (any SegueScreen)? { get }

  /// The screen that presents this one.
  var seguePresenter: (any SegueScreen)? { get }

  /// Whether the screen stands in a window. One that does not cannot perform.
  var segueIsInHierarchy: Bool { get }

  /// Whether a transition moves this screen now, or a container that it stands in; never by
  /// default.
  ///
  /// Nothing else may move it then: a perform that would is refused, or waits.
  var segueIsInTransition: Bool { get }

  /// Calls `body` once, when the transition is over that the screen is in.
  ///
  /// Letting go of it without a call counts as the end too, and so does the default.
  func segueAfterTransition(_ body: @escaping () -> Void)

  /// What kind of container the screen is; plain by default.
  var segueContainer: SegueContainer { get }

  /// The child that is embedded under a name, for ``SeguePath/embedded(_:)-type.method``; none by
  /// default.
  func segueChild(named name: String) -> (any SegueScreen)?
}

extension SegueScreen {
  /// A plain screen: its children are all on show.
  public var segueContainer: SegueContainer { .plain }

  /// A screen that says nothing of its transitions is never in one.
  public var segueIsInTransition: Bool { false }

  /// Lets go of the closure.
  public func segueAfterTransition(_ body: @escaping () -> Void) {}

  /// No child has a name.
  public func segueChild(named name: String) -> (any SegueScreen)? { nil }
}

/// The kinds of containers that the routing knows.
public enum SegueContainer: Hashable, Sendable {
  /// A screen whose children, if it has any, are all on show.
  case plain
  /// A stack of screens, the last one on show.
  case navigation
  /// Screens side by side, one of them selected.
  case tabs
  /// Two columns.
  case split
  /// A container of your own, which can bring a child to the front, or cannot.
  case custom(reveals: Bool)
}
