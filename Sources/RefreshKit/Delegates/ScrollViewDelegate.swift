public import ScrollCore

/// What a scroll view tells and asks the object that is set as its delegate.
///
/// Every method has a default that does nothing, so an empty conformance compiles. The order of the
/// calls, with `willBegin…` and `didEnd…` always in pairs:
///
/// | what happens | calls |
/// | --- | --- |
/// | drag, release with speed | willBeginDragging, didScroll…, willEndDragging, didEndDragging(true), willBeginDecelerating, didScroll…, didEndDecelerating |
/// | drag, still release in range | willBeginDragging, didScroll…, willEndDragging, didEndDragging(false) |
/// | drag, still release past an edge | as with speed |
/// | touch that stops a deceleration, lift | willBeginDragging, willEndDragging, didEndDragging(false), didEndDecelerating |
/// | animated offset | didScroll…, didEndScrollingAnimation |
/// | offset set at once | didScroll |
/// | scroll to top | shouldScrollToTop, didScroll…, didScrollToTop |
///
/// All calls come one after the other, never from inside one another. Everything may be changed
/// from inside a call: a command acts at once, and what it causes is told when the call has
/// returned. ``RefreshHost/now`` is then the instant of what happened.
///
/// A class that leaves a method to the default cannot have it overridden by a subclass: Swift finds
/// the default then, not the subclass's method. Implement it in the class that conforms.
public protocol ScrollViewDelegate: AnyObject {
  /// Tells that the offset has changed; the view already has the new one.
  func scrollViewDidScroll(_ scrollView: ScrollView)

  /// Tells that a finger begins to move the content, or has stopped it; the offset is still the
  /// old.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)

  /// Asks where the content is to come to rest, just before the finger's release takes effect.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view, which is still tracking.
  ///   - velocity: The velocity of the offset in points per **second** (`UIScrollView` tells points
  ///     per millisecond here).
  ///   - targetContentOffset: Where the content will rest. Another value moves it there instead,
  ///     limited to the legal range.
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: ScrollPoint,
    targetContentOffset: inout ScrollPoint)

  /// Tells that the finger has lifted; the view is still tracking, and dragging if it will go on.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)

  /// Tells that the content goes on by itself after a release; the view is decelerating from now
  /// on.
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)

  /// Tells that the content has come to rest after a release; nothing moves any more.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)

  /// Tells that an animated offset change has ended, at its target or where it was interrupted.
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)

  /// Asks whether the content may scroll to the top.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool

  /// Tells that the content has arrived at the top after ``ScrollView/scrollToTop()``.
  func scrollViewDidScrollToTop(_ scrollView: ScrollView)

  /// Tells that the adjusted inset has changed, before the scroll that this causes is told.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Leaves the target as it is.
  public func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: ScrollPoint,
    targetContentOffset: inout ScrollPoint
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
  /// Allows it.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
}
