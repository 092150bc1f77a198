public import RefreshCore

/// The refinement of a scroll view's delegate that hears of refreshes at the bottom, at the left
/// and at the right.
///
/// ```swift
/// final class Chat: ScrollViewEdgeRefreshDelegate {
///   func scrollView(_ scrollView: ScrollView, didBegin control: RefreshControl) {
///     loadNewerMessages { control.endRefreshing() }
///   }
/// }
/// chat.addRefreshControl(RefreshControl(edge: .bottom))
/// ```
///
/// Set an object that conforms as the view's `delegate`. What happens at the top is told to a
/// ``ScrollViewRefreshControlDelegate``; one object may be both. The order is the one of that
/// protocol, for each control.
///
/// ``scrollView(_:didBegin:)`` has no default on purpose: a class that left it to one could not
/// have it overridden by a subclass, and nothing would end the refresh.
public protocol ScrollViewEdgeRefreshDelegate: ScrollViewDelegate {
  /// Tells that a refresh has begun by a pull, or by a command that says so.
  func scrollView(_ scrollView: ScrollView, didBegin control: RefreshControl)

  /// Tells that a refresh whose begin this object was told is over and its control closed.
  func scrollView(
    _ scrollView: ScrollView, didEnd control: RefreshControl, outcome: RefreshOutcome)

  /// Tells that a pull ended without a refresh and cannot become one any more.
  func scrollView(
    _ scrollView: ScrollView, didCancelPullOf control: RefreshControl,
    reason: RefreshPullCancelReason)

  /// Asks, once for each gesture that pulls, whether it may begin a refresh.
  func scrollView(_ scrollView: ScrollView, shouldBegin control: RefreshControl) -> Bool
}

extension ScrollViewEdgeRefreshDelegate {
  /// Does nothing.
  public func scrollView(
    _ scrollView: ScrollView, didEnd control: RefreshControl, outcome: RefreshOutcome
  ) {}
  /// Does nothing.
  public func scrollView(
    _ scrollView: ScrollView, didCancelPullOf control: RefreshControl,
    reason: RefreshPullCancelReason
  ) {}
  /// Allows it.
  public func scrollView(_ scrollView: ScrollView, shouldBegin control: RefreshControl) -> Bool {
    true
  }
}
