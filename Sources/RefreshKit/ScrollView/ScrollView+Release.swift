import RefreshCore
import ScrollCore

// A release takes several steps, and the delegate may change everything between them: the refresh
// control decides, the delegate is asked for the target, the drag ends, and a motion may begin.
extension ScrollView {
  func release(_ velocity: ReleaseVelocity, isCancelled: Bool) {
    guard isTracking else { return missesTouch(.ended) }
    let wasDragging = gesture.phase == .dragging
    let velocity = isCancelled ? .zero : contentVelocity(velocity)
    gesture.phase = .releasing

    tellRelease(isCancelled: isCancelled)
    drain()
    guard wasDragging else {
      if !isCancelled { tap(at: gesture.start) }
      return endTouchWithoutDrag()
    }

    // Each time somebody has been told something, all may be different, and is planned anew then.
    var plan = plan(velocity, to: nil)
    let target = askForTarget(velocity, planned: plan)
    drain()
    if isOutdated(plan, by: target) { plan = self.plan(velocity, to: target) }
    let willDecelerate = plan.moves
    notify(.didEndDragging(willDecelerate: willDecelerate))
    drain()

    if isOutdated(plan, by: target) { plan = self.plan(velocity, to: target) }
    // Code that has scrolled meanwhile has taken the release's place.
    let isSuperseded = gesture.isSuperseded
    endGesture()
    if isSuperseded {
      dragging = false
      endDeceleration()
    } else {
      if willDecelerate && !owesDidEndDecelerating {
        owesDidEndDecelerating = true
        notify(.willBeginDecelerating)
      }
      install(x: plan.x, y: plan.y)
    }
    settle()
  }

  private func endTouchWithoutDrag() {
    let plan = plan(.zero, to: nil)
    endGesture()
    if plan.moves { install(x: plan.x, y: plan.y) }
    settle()
  }

  private func endGesture() {
    gesture.phase = .none
    refreshHosting.gesture = nil
  }

  private func contentVelocity(_ source: ReleaseVelocity) -> ScrollPoint {
    switch source {
    case .given(let velocity): return velocity
    case .fromTouches:
      let finger = gesture.tracker.velocity(liftedAt: now.sinceStart.inSeconds)
      return ScrollPoint(
        x: gesture.x.contentVelocity(fromFinger: finger.x),
        y: gesture.y.contentVelocity(fromFinger: finger.y))
    }
  }

  /// What a release does: the motion of each axis, `nil` where none begins.
  private struct ReleasePlan {
    var x: AxisMotion?
    var y: AxisMotion?
    /// The target that it was made for, `nil` for the view's own.
    let target: ScrollPoint?
    /// The count of changes when it was made.
    let changes: Int

    var moves: Bool {
      if case nil = x, case nil = y { false } else { true }
    }

    func end(from offset: ScrollPoint) -> ScrollPoint {
      ScrollPoint(x: x?.finalPosition ?? offset.x, y: y?.finalPosition ?? offset.y)
    }
  }

  /// Asks the delegate where the content is to rest; `nil` if it leaves that to the view.
  private func askForTarget(_ velocity: ScrollPoint, planned plan: ReleasePlan) -> ScrollPoint? {
    let planned = plan.end(from: offset)
    var target = planned
    _ = ask(delegate) {
      $0.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
    }
    guard target != planned else { return nil }
    guard target.isWithinLimits else {
      refuse("targetContentOffset", target)
      return nil
    }
    return target
  }

  private func plan(_ velocity: ScrollPoint, to target: ScrollPoint?) -> ReleasePlan {
    var plan = ReleasePlan(target: target, changes: refreshHosting.changeCount)
    guard fingerHolds else { return plan }
    let (x, y) = motionBounds(passing: gesture.passes)
    plan.x = motion(
      AxisMotion(releasedAt: offset.x, velocity: velocity.x, bounds: x, physics: physics),
      from: offset.x, to: target?.x, x)
    plan.y = motion(
      verticalMotion(velocity.y, y, refreshInsetCame: gesture.refreshInsetCame),
      from: offset.y, to: target?.y, y)
    return plan
  }

  /// Whether a plan would be another one now: for a target that the delegate has set, or since code
  /// has changed something meanwhile.
  private func isOutdated(_ plan: ReleasePlan, by target: ScrollPoint?) -> Bool {
    plan.target != target || plan.changes != refreshHosting.changeCount
  }

  /// The motion that was planned, or the one to a target that the delegate has changed.
  private func motion(
    _ planned: AxisMotion?, from position: Double, to target: Double?, _ bounds: AxisMotion.Bounds
  ) -> AxisMotion? {
    guard let target else { return planned }
    let limited = OffsetRange(lower: bounds.lower, upper: bounds.upper).clamp(target)
    if limited == planned?.finalPosition ?? position { return planned }
    return AxisMotion(reaching: limited, from: position, bounds: bounds, physics: physics)
  }

  /// A slow release above the rest goes to hold if the refresh inset came under the finger.
  private func verticalMotion(
    _ velocity: Double, _ bounds: AxisMotion.Bounds, refreshInsetCame: Bool
  ) -> AxisMotion? {
    let goesToHold =
      refreshInsetCame && geometry.refreshInset > 0 && pullDistance > AxisEdges.slack
      && abs(velocity) < physics.minimumDecelerationVelocity
    guard goesToHold else {
      return AxisMotion(
        releasedAt: offset.y, velocity: velocity, bounds: bounds, physics: physics)
    }
    if abs(offset.y - bounds.lower) <= AxisEdges.slack && velocity == 0 { return nil }
    return AxisMotion(
      springTo: .lower, from: offset.y, velocity: velocity, bounds: bounds, physics: physics)
  }
}
