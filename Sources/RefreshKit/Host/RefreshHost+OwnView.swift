import RefreshCore

// The library's own view follows the time itself and tells more than a refresh, in one order with
// it. These are all the places where that makes a difference, with the plain answer for any other
// host.
extension RefreshHost {
  private var ownView: ScrollView? { self as? ScrollView }

  /// Cancels the gesture under way, since the host leaves the screen.
  func cancelGestureOnLeaving() {
    if let ownView { ownView.cancelGestureUnderWay() } else { take(.leftScreen) }
  }

  func runInOwnView(_ input: ScrollView.Input) {
    ownView?.run(input)
  }

  /// Whether an instant has not passed; one that has is reported.
  func isForward(_ instant: Instant) -> Bool {
    if instant >= now { return true }
    // A host that follows a source is a little ahead of an instant that was read before the call.
    if !refreshHosting.followsTime { report(.timeWentBack(from: now, to: instant)) }
    return false
  }

  /// Lets time pass up to an instant that has come.
  func pass(until instant: Instant) {
    guard isForward(instant) else { return }
    if let ownView { ownView.run(until: instant) } else { passTime(until: instant) }
  }

  @inline(__always)
  func tellOwnScroll() {
    ownView?.tellScroll()
  }

  func tellOwnDelegate(_ notification: ScrollNotification, of control: RefreshControl?) {
    ownView?.deliver(notification, of: control)
  }

  /// Whether the content moves up or down by itself, or may do so.
  var isMovingVertically: Bool { ownView?.movesVertically ?? isMoving }

  /// Whether the content is as good as at rest, where its motion ends, which is told first.
  var isAboutToRest: Bool { ownView?.isAboutToArrive ?? false }

  /// Tells what has come to an end, before anything else is settled.
  func settleMotion() {
    ownView?.settleMotion()
  }

  /// Does what waits for an idle control besides its title.
  func settleIdleContent(_ control: RefreshControl) {
    ownView?.settleFirstOffset(control)
  }

  /// Takes over another height of a control that holds the content open.
  func followHeight(from old: Double) {
    if let ownView { return ownView.followRefreshHeight() }
    let wasAtHold = abs(pulled - old) <= AxisEdges.cling
    request { $0.refreshInsetDidChange() }
    if wasAtHold && refreshInset > 0 && !isTracking && !isMoving {
      request { $0.scrollToHold(animated: false) }
    }
  }

  /// Where the control's upper edge stands in the coordinates of the content.
  func originY(of control: RefreshControl) -> Double {
    ownView?.placeOfControl(control) ?? -control.height
  }
}
