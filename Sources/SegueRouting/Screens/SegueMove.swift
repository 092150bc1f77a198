/// One thing to do to the screens, decided and checked; whoever runs it decides nothing.
public enum SegueMove {
  /// Push a screen on a navigation container.
  case push(any SegueScreen, onto: any SegueScreen)
  /// Present a screen.
  case present(any SegueScreen, by: any SegueScreen, popover: Bool)
  /// Replace the secondary column of a split container.
  case replaceSecondary(any SegueScreen, in: any SegueScreen)
  /// Put a screen into another one, under a name.
  case embed(any SegueScreen, in: any SegueScreen, name: String)
  /// Dismiss what is presented at or below a screen: what `presenter` presents, and all above it.
  case dismiss(at: any SegueScreen, presenter: any SegueScreen)
  /// Bring a child of a container to the front: pop to it, select it, show its column.
  case reveal(any SegueScreen, in: any SegueScreen)
  /// A move of your own.
  case custom(String, any SegueScreen, from: any SegueScreen)
}

/// A screen that runs the moves that the routing decides.
///
/// Conform to it to let the routing make and show destinations. It is not needed where the platform
/// does that, as UIKit does for the segues of a storyboard: see
/// ``SegueRouter/init(source:map:through:)``.
public protocol SegueMover: SegueScreen {
  /// The screen that a segue goes to: a new one each time, whose view is not loaded.
  ///
  /// Asked for segues without a maker (``SegueRouter/make(_:with:)``). None by default.
  /// - Returns: `nil` for none, which is an error of the perform.
  func segueDestination(for identifier: String) throws -> (any SegueScreen)?

  /// Runs moves one after the other, and then calls `completion`, once.
  ///
  /// The moves are legal at the time of the call. If `completion` is let go of without a call, the
  /// perform ends all the same.
  func segueRun(_ moves: [SegueMove], animated: Bool, completion: @escaping () -> Void)
}

extension SegueMover {
  /// Makes nothing.
  public func segueDestination(for identifier: String) throws -> (any SegueScreen)? { nil }
}
