import RefreshCore
import ScrollCore

// The rules that hold whenever a step is done: what has come to an end is told, and neither a pull
// without a finger nor a closing control can last.
extension ScrollView {
  /// Brings the view in order after something has changed.
  func settle() {
    if gesture == nil && !isMoving { endDeceleration() }
    guard let control else { return }
    while settleOnce(control) {}
  }

  /// Tells that the deceleration is over, if one was told to have begun.
  func endDeceleration() {
    guard owesDidEndDecelerating else { return }
    owesDidEndDecelerating = false
    notify(.didEndDecelerating)
  }

  /// Does one thing that is due; answers whether something may be due after it.
  private func settleOnce(_ control: RefreshControl) -> Bool {
    switch control.state {
    case .idle:
      settleIdle(control)
      return false
    case .pulling(let pull):
      // A view that has lost its height pulls nothing, wherever the content stands.
      let isOver = control.triggerDistance <= 0
      let hasMoved = pull.distance != pullDistance && !isAboutToArrive
      if isOver || hasMoved, tell(control, .offsetMoved(to: pullDistance)).transition != nil {
        return true
      }
      return gesture == nil && springToRestIfNeeded()
    case .refreshing:
      return false
    case .ending:
      if control.isHidden || (pullDistance <= AxisEdges.slack && !isMoving) {
        return tell(control, .collapsed).transition != nil
      }
      return springToRestIfNeeded()
    }
  }

  /// Whether an animated change to rest is within the slack of its end, which is told first.
  private var isAboutToArrive: Bool {
    guard let animation, pullDistance > 0, pullDistance <= AxisEdges.slack else { return false }
    return abs(animation.animation.to.y - geometry.restOffset.y) <= AxisEdges.slack
  }

  /// An idle control out of sight takes on the height of its title.
  func countTitle(of control: RefreshControl) {
    if visibleHeight <= AxisEdges.slack { control.countsTitle = control.titleIsThere }
  }

  /// What waits for an idle control: its title's height, and the first offset under a header.
  private func settleIdle(_ control: RefreshControl) {
    countTitle(of: control)
    guard
      control.wantsFirstOffset, headerHeight > 0, geometry.viewportSize.height > 0,
      gesture == nil, !isMoving
    else { return }
    control.wantsFirstOffset = false
    guard control.ignoresTableHeaderView else { return }
    // What waits to be told comes first: the last scroll of a motion with its end value.
    if queue.isEmpty { moveToFirstOffset(control) } else { notify(.firstOffset(control)) }
  }

  /// Brings the content to where the rows begin, unless something else has taken over meanwhile.
  func moveToFirstOffset(_ control: RefreshControl) {
    guard control === self.control else { return }
    guard control.state.phase == .idle, gesture == nil, !isMoving else {
      control.wantsFirstOffset = true
      return
    }
    move(
      to: ScrollPoint(
        x: offset.x, y: geometry.verticalRange.clamp(headerHeight + geometry.restOffset.y)))
  }

  /// Starts the spring to rest if nothing moves vertically and the content stands above its rest.
  ///
  /// - Returns: Whether the content is at rest at once, because there was next to no way to go.
  @discardableResult
  func springToRestIfNeeded() -> Bool {
    guard gesture == nil, !movesVertically, pullDistance > AxisEdges.slack else { return false }
    springToRest()
    return !movesVertically
  }

  /// Lets the refresh inset be what the control says now, and the content follow.
  func updateRefreshInset() {
    let inset = control?.inset ?? 0
    guard inset != geometry.refreshInset else { return }
    let old = geometry
    geometry.refreshInset = inset
    notify(.didChangeAdjustedContentInset)
    if fingerHolds {
      gesture?.refreshInsetCame = inset > old.refreshInset
    } else {
      followTopEdge(from: old)
    }
  }
}
