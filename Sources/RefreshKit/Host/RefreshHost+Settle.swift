import RefreshCore
import ScrollCore

// The rules that hold whenever a step is done: neither a pull without a finger nor a closing
// control can last.
extension RefreshHost {
  /// Brings the host in order after something has changed.
  @inline(never)  // or every command holds a copy of it and of all that it calls
  func settle() {
    guard !refreshHosting.isMovingContent else { return }
    settleMotion()
    // A host that is asked to move its content may let go of the control.
    while let control = refreshHosting.control, settleOnce(control) {}
  }

  /// Does one thing that is due; answers whether something may be due after it.
  private func settleOnce(_ control: RefreshControl) -> Bool {
    switch control.state {
    case .idle:
      countTitle(of: control)
      settleIdleContent(control)
      return false
    case .pulling(let pull):
      // A view without height for the control pulls nothing, wherever the content stands.
      let isOver = control.triggerDistance <= 0
      let distance = pulled
      let hasMoved = pull.distance != distance && !isAboutToRest
      if isOver || hasMoved, !control.machine.movesSteadily(to: distance),
        tell(control, .offsetMoved(to: distance)).transition != nil
      {
        return true
      }
      return returnToRestIfNeeded()
    case .refreshing:
      return false
    case .ending:
      if control.isHidden || (pulled <= AxisEdges.slack && !isMoving) {
        return tell(control, .collapsed).transition != nil
      }
      return returnToRestIfNeeded()
    }
  }

  /// An idle control out of sight takes on the height of its title.
  func countTitle(of control: RefreshControl) {
    guard control.countsTitle != control.hasTitle, visibleHeight <= AxisEdges.slack else { return }
    control.countsTitle = control.hasTitle
    limitTrigger()
  }

  /// Has content that stands below its rest brought back, if nothing moves or holds it.
  ///
  /// - Returns: Whether the content is at rest at once.
  @discardableResult
  func returnToRestIfNeeded() -> Bool {
    guard !isTracking, !isMovingVertically, pulled > AxisEdges.slack else { return false }
    request { $0.returnToRest() }
    return !isMovingVertically && pulled <= AxisEdges.slack
  }

  /// Lets the refresh inset be what the control says now.
  func updateRefreshInset() {
    let inset = refreshHosting.unmanaged?._withUnsafeGuaranteedRef { $0.inset } ?? 0
    guard inset != refreshHosting.refreshInset else { return }
    refreshHosting.refreshInset = inset
    request { $0.refreshInsetDidChange() }
  }

  /// Has the host do something with its content; where that is then is seen when it has done it.
  func request(_ body: (Self) -> Void) {
    let wasMovingContent = refreshHosting.isMovingContent
    refreshHosting.isMovingContent = true
    body(self)
    refreshHosting.isMovingContent = wasMovingContent
  }

  /// How far the content is pulled, as far as the host says something that makes sense.
  var pulled: Double {
    let distance = pullDistance
    return ScrollLimits.allow(distance) ? max(0, distance) : 0
  }
}
