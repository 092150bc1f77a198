import RefreshCore
import ScrollCore

// What the view is to its refresh control.
extension ScrollView {
  /// How far the content is pulled below its rest, in points.
  public var pullDistance: Double { geometry.pullDistance(at: offset.y) }

  /// The visible height, in points.
  public var viewportHeight: Double { geometry.viewportSize.height }

  /// Takes over ``RefreshHost/refreshInset``; there is no need to call it.
  public func refreshInsetDidChange() {
    inTurn { $0.followRefreshInset() }
  }

  /// Springs content that stands above its rest back to it, which is told as scrolling only.
  ///
  /// Under a finger nothing happens.
  public func returnToRest() {
    inTurn { $0.springToRest() }
  }

  /// Scrolls to the place where the refresh control shows; the horizontal offset stays.
  ///
  /// - Parameter animated: As for ``setContentOffset(_:animated:)``.
  public func scrollToHold(animated: Bool) {
    inTurn { $0.scroll(to: ScrollPoint(x: $0.keptX, y: $0.holdOffset.y), animated: animated) }
  }

  /// Runs what the view's own turn asks for as a part of it, and what anybody else does as a
  /// command.
  private func inTurn(_ body: (ScrollView) -> Void) {
    guard refreshHosting.isMovingContent else { return perform(body) }
    refreshHosting.forgetPlans()
    body(self)
  }

  private func followRefreshInset() {
    guard geometry.refreshInset != refreshInset else { return }
    let old = geometry
    geometry.refreshInset = refreshInset
    notify(.didChangeAdjustedContentInset)
    if fingerHolds {
      gesture.refreshInsetCame = refreshInset > old.refreshInset
    } else {
      followTopEdge(from: old)
    }
  }

  @inline(never)  // or a program holds several copies of it
  private func springToRest() {
    guard pullDistance > 0, !isTracking else { return }
    var position = offset
    motionY = spring(to: .lower, &position.y, 0, motionBounds(passing: openEdges()).y)
    move(to: position)
  }

  /// Another height of the control is a change of insets like any other.
  func followRefreshHeight() {
    var new = geometry
    new.refreshInset = refreshInset
    apply(new)
  }

  /// Where a control's upper edge stands in the coordinates of the content.
  func placeOfControl(_ control: RefreshControl) -> Double {
    let isAtHeader = control.ignoresTableHeaderView && headerHeight > 0
    return (isAtHeader ? headerHeight : -contentInset.top) - control.height
  }

  /// Tells that the deceleration is over, once nothing moves any more.
  func settleMotion() {
    if !isTracking && !isMoving { endDeceleration() }
  }

  /// Tells that the deceleration is over, if one was told to have begun.
  func endDeceleration() {
    guard owesDidEndDecelerating else { return }
    owesDidEndDecelerating = false
    notify(.didEndDecelerating)
  }

  /// Whether a motion that ends at rest is within the slack of it, whose end is told first.
  var isAboutToArrive: Bool {
    let rest = geometry.restOffset.y
    guard let end = animation?.animation.to.y ?? motionY?.motion.endPosition else { return false }
    return abs(end - rest) <= AxisEdges.slack && abs(offset.y - rest) <= AxisEdges.slack
  }

  /// Sets the first offset of an idle control under a table's header, once for each control.
  func settleFirstOffset(_ control: RefreshControl) {
    guard
      control.wantsFirstOffset, headerHeight > 0, geometry.viewportSize.height > 0,
      !isTracking, !isMoving
    else { return }
    control.wantsFirstOffset = false
    guard control.ignoresTableHeaderView else { return }
    // What waits to be told comes first: the last scroll of a motion with its end value.
    if refreshHosting.hasNothingToTell {
      moveToFirstOffset(control)
    } else {
      notify(.firstOffset, of: control)
    }
  }

  /// Brings the content to where the rows begin, unless something else has taken over meanwhile.
  func moveToFirstOffset(_ control: RefreshControl) {
    guard control === refreshControl else { return }
    guard control.state.phase == .idle, !isTracking, !isMoving else {
      control.wantsFirstOffset = true
      return
    }
    move(
      to: ScrollPoint(
        x: offset.x, y: geometry.verticalRange.clamp(headerHeight + geometry.restOffset.y)))
  }
}
