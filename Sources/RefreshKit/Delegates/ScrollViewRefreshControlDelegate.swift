public import RefreshCore

/// The refinement of a scroll view's delegate that hears of refreshes.
///
/// Set an object that conforms as the view's `delegate`; nothing else has to be wired.
///
/// ```swift
/// final class Screen: ScrollViewRefreshControlDelegate {
///   func didBeginRefresh(in scrollView: ScrollView) {
///     scrollView.endRefreshing(after: .seconds(2))
///   }
/// }
/// ```
///
/// ``didBeginRefresh(in:)`` has no default on purpose: a class that left it to one could not have
/// it overridden by a subclass, and the refresh would end nowhere.
public protocol ScrollViewRefreshControlDelegate: ScrollViewDelegate {
  /// Tells that a refresh has begun by a pull, or by a command that says so.
  ///
  /// The control is refreshing already, the targets of the control have been called, and the
  /// adjusted inset holds the control's height. Ending the refresh right here is fine.
  func didBeginRefresh(in scrollView: ScrollView)

  /// Tells that a refresh whose begin this object was told is over and its control closed.
  func didEndRefresh(in scrollView: ScrollView, outcome: RefreshOutcome)

  /// Tells that a pull ended without a refresh and cannot become one any more.
  func didCancelPull(in scrollView: ScrollView, reason: RefreshPullCancelReason)

  /// Asks, once for each gesture that pulls, whether it may begin a refresh.
  ///
  /// A gesture that is refused still moves the content, and does not arm. Commands are not asked
  /// for.
  func refreshControlShouldBegin(in scrollView: ScrollView) -> Bool
}

extension ScrollViewRefreshControlDelegate {
  /// Does nothing.
  public func didEndRefresh(in scrollView: ScrollView, outcome: RefreshOutcome) {}
  /// Does nothing.
  public func didCancelPull(in scrollView: ScrollView, reason: RefreshPullCancelReason) {}
  /// Allows it.
  public func refreshControlShouldBegin(in scrollView: ScrollView) -> Bool { true }
}
