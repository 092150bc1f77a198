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
/// Everything is told one after the other, never from inside one another. Between the calls of the
/// delegate come what the observers of the control are told (its states, `armed`) and its actions:
///
/// | what happens | order |
/// | --- | --- |
/// | one move of the finger that pulls far enough | willBeginDragging, idle → pulling, armed, pulling → refreshing, didScroll, didChangeAdjustedContentInset, actions, didBeginRefresh |
/// | a release that begins (policy `release`) | pulling → refreshing, didChangeAdjustedContentInset, actions, didBeginRefresh, willEndDragging, didEndDragging, willBeginDecelerating |
/// | a release before that | didCancelPull, willEndDragging, didEndDragging, willBeginDecelerating, didScroll…, didEndDecelerating, pulling → idle |
/// | `scrollToTop()` after a pull was let go | didEndDecelerating, didScroll…, didScrollToTop, pulling → idle |
/// | `setContentOffset(_:animated:)` to the rest after that | didEndDecelerating, didScroll…, didEndScrollingAnimation, pulling → idle |
/// | `endRefreshing()` at hold | refreshing → ending, didChangeAdjustedContentInset, didScroll…, ending → idle, didEndRefresh |
/// | `endRefreshing()` at hold, while work runs | refreshing → ending, the work is cancelled, didChangeAdjustedContentInset, didScroll…, ending → idle, didEndRefresh |
/// | `endRefreshing()` in sight, during a `scrollToTop()` | refreshing → ending, didChangeAdjustedContentInset, didScroll…, didScrollToTop, ending → idle, didEndRefresh |
/// | `endRefreshing()` out of sight | refreshing → ending, didChangeAdjustedContentInset, ending → idle, didEndRefresh |
/// | `endRefreshing()` out of sight, during a deceleration | refreshing → ending, didChangeAdjustedContentInset, ending → idle, didEndRefresh, didScroll…, didEndDecelerating |
/// | `beginRefreshing()` | idle → refreshing, didChangeAdjustedContentInset |
/// | `startRefreshing()` | idle → refreshing, didChangeAdjustedContentInset, actions, didBeginRefresh |
/// | `pullAndRefresh()` | idle → refreshing, didChangeAdjustedContentInset, actions, didBeginRefresh, didScroll…, didEndScrollingAnimation |
/// | a touch on a control that closes | willBeginDragging, ending → idle, didEndRefresh, idle → pulling |
/// | taking the control away while refreshing | refreshing → idle, didChangeAdjustedContentInset, didEndRefresh, didScroll… |
/// | taking it away while pulling | pulling → idle, didCancelPull |
///
/// A command has told everything that it causes at once before it returns its answer, or, inside a
/// callback, after that callback.
///
/// ``didBeginRefresh(in:)`` has no default on purpose: a class that left it to one could not have
/// it overridden by a subclass, and nothing would end the refresh.
public protocol ScrollViewRefreshControlDelegate: ScrollViewDelegate {
  /// Tells that a refresh has begun by a pull, or by a command that says so.
  ///
  /// The control is refreshing already, the targets of the control have been called, and the
  /// adjusted inset holds the control's height. Ending the refresh right here is fine.
  func didBeginRefresh(in scrollView: ScrollView)

  /// Tells that a refresh whose begin this object was told is over and its control closed.
  ///
  /// A control that shows at the end closes when the content has come to rest or its motion has
  /// ended; one of which nothing shows at once, whatever moves.
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
