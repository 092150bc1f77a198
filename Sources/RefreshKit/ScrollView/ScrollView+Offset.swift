import PullCore
public import ScrollCore

extension ScrollView {
  /// The point of the content that stands at the top left of the view.
  ///
  /// Setting it acts at once and may leave the legal range; nothing brings the content back then
  /// until a touch or a change of insets or sizes. A deceleration that runs is shifted and goes on,
  /// a spring or an animated change stops. Under a finger the drag goes on from the new offset.
  public var contentOffset: ScrollPoint {
    get { model.contentOffset }
    set {
      guard newValue.isWithinLimits else { return refuse("contentOffset", newValue) }
      perform { $0.assign(contentOffset: newValue) }
    }
  }

  /// Moves the content, at once or animated.
  ///
  /// - Parameters:
  ///   - target: The new offset. It may lie outside the legal range.
  ///   - animated: Whether the content moves there in `animationDuration` of the ``physics``, after
  ///     which `didEndScrollingAnimation` is told. If the content is there already, nothing happens
  ///     and nothing is told; under a finger the content moves at once, and it is told at once.
  ///     Without animation a running motion stops.
  public func setContentOffset(_ target: ScrollPoint, animated: Bool) {
    guard target.isWithinLimits else { return refuse("contentOffset", target) }
    perform { $0.setContentOffset(target, animated: animated) }
  }

  /// Scrolls as little as needed for a rectangle of the content to be seen.
  ///
  /// Nothing happens if it is seen already. One that is taller or wider than the space between the
  /// insets is aligned at its top or left. The legal range limits the result.
  public func scrollRectToVisible(_ rect: ScrollRect, animated: Bool) {
    guard rect.isWithinLimits else { return refuse("scrollRectToVisible", rect) }
    perform { $0.scrollRectToVisible(rect, animated: animated) }
  }

  /// Scrolls to the top, as a tap on the status bar does, if the delegate allows it.
  ///
  /// The top is the hold while a refresh runs. Nothing is asked and nothing happens under a finger.
  /// At the end `didScrollToTop` is told, at once if the content is there already, and not if the
  /// scroll is interrupted.
  public func scrollToTop() {
    catchUp()
    let isNested = isDelivering
    if !isTracking {
      model.comeToPresent()
      if allowsScrollToTop() { model.scrollToTop() }
    }
    finishCommand(isNested: isNested)
  }

  /// Asks the delegate at once, whatever waits to be told.
  private func allowsScrollToTop() -> Bool {
    asking { delegate?.scrollViewShouldScrollToTop(self) ?? true }
  }

  /// Takes over ``RefreshHost/refreshInset``, which the view does by itself.
  public func refreshInsetDidChange() {}

  /// Springs content that stands above its rest back to it, which is told as scrolling only.
  ///
  /// Under a finger nothing happens.
  public func returnToRest() { returnToRest(at: .top) }

  /// Springs content that stands past its rest at an edge back to it, which is told as scrolling
  /// only.
  public func returnToRest(at edge: RefreshEdge) {
    perform { $0.returnToRest(at: edge) }
  }

  /// Scrolls to the place where the refresh control shows; the horizontal offset stays.
  ///
  /// - Parameter animated: As for ``setContentOffset(_:animated:)``.
  public func scrollToHold(animated: Bool) { scrollToHold(at: .top, animated: animated) }

  /// Scrolls to the place where the refresh control at an edge shows; the offset of the other axis
  /// stays.
  ///
  /// - Parameters:
  ///   - edge: The edge of the control.
  ///   - animated: As for ``setContentOffset(_:animated:)``.
  public func scrollToHold(at edge: RefreshEdge, animated: Bool) {
    perform { $0.scrollToHold(at: edge, animated: animated) }
  }
}
