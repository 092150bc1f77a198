import RefreshCore
import ScrollCore

// A release takes several steps, and code may change everything between them: the refresh control
// decides, the delegate is asked for the target, the drag ends, and a motion may begin. So the
// motion is planned anew from the present state at each step.
extension PullModel {
  mutating func release(_ source: ReleaseVelocity, isCancelled: Bool) {
    guard isTracking else { return missTouch(.touchEnded) }
    let wasDragging = finger.phase == .dragging
    let velocity = isCancelled ? .zero : contentVelocity(source)
    finger.phase = .releasing
    judgeRelease(isCancelled: isCancelled)
    step = .judged(velocity, wasDragging: wasDragging, isTap: !wasDragging && !isCancelled)
  }

  private func contentVelocity(_ source: ReleaseVelocity) -> ScrollPoint {
    switch source {
    case .given(let velocity): return velocity
    case .fromTouches:
      let velocity = finger.tracker.velocity(liftedAt: now.sinceStart.inSeconds)
      return ScrollPoint(
        x: finger.x.contentVelocity(fromFinger: velocity.x),
        y: finger.y.contentVelocity(fromFinger: velocity.y))
    }
  }

  mutating func finishTouchWithoutDrag(isTap: Bool) -> PullEffect? {
    if isTap {
      let place = ScrollPoint(x: finger.start.x + x.offset, y: finger.start.y + y.offset)
      enqueue(.tapped(place))
    }
    let plan = plan(.zero, to: nil)
    finger.phase = .none
    endPullGesture()
    if plan.x != nil || plan.y != nil { install(plan) }
    settle()
    return nil
  }

  /// Where the content would come to rest after a release with this velocity.
  func releaseEnd(_ velocity: ScrollPoint) -> ScrollPoint {
    let plan = plan(velocity, to: nil)
    return ScrollPoint(
      x: plan.x?.finalPosition ?? x.offset, y: plan.y?.finalPosition ?? y.offset)
  }

  /// Tells the end of the drag, once the target is known.
  mutating func endDrag(_ velocity: ScrollPoint, to target: ScrollPoint?) {
    let plan = plan(velocity, to: target)
    let willDecelerate = plan.x != nil || plan.y != nil
    enqueue(.didEndDragging(willDecelerate: willDecelerate))
    step = .ended(velocity, target: target, willDecelerate: willDecelerate)
  }

  mutating func finishRelease(
    _ velocity: ScrollPoint, to target: ScrollPoint?, willDecelerate: Bool
  ) {
    let plan = plan(velocity, to: target)
    // Code that has scrolled meanwhile has taken the release's place.
    let isSuperseded = finger.phase == .superseded
    finger.phase = .none
    endPullGesture()
    if isSuperseded {
      isDragging = false
      endDeceleration()
    } else {
      if willDecelerate && !didEndDeceleratingIsPending {
        didEndDeceleratingIsPending = true
        enqueue(.willBeginDecelerating)
      }
      install(plan)
    }
    settle()
  }

  /// What a release does: the motion of each axis, `nil` where none begins.
  private func plan(_ velocity: ScrollPoint, to target: ScrollPoint?) -> Plan {
    guard finger.holds else { return Plan() }
    return Plan(
      x: x.released(
        velocity.x, to: target?.x, holdingAt: heldEnd(.left, .right, velocity.x),
        passing: finger.passesX, physics),
      y: y.released(
        velocity.y, to: target?.y, holdingAt: heldEnd(.top, .bottom, velocity.y),
        passing: finger.passesY, physics))
  }

  /// The end of an axis to whose hold a release goes; `nil` for an ordinary release.
  ///
  /// A slow release of a pull goes to hold if the refresh inset came under the finger.
  private func heldEnd(
    _ lower: RefreshEdge, _ upper: RefreshEdge, _ velocity: Double
  ) -> AxisMotion.Edge? {
    guard !finger.edgesOfNewInsets.isEmpty, abs(velocity) < physics.minimumDecelerationVelocity
    else { return nil }
    if isHeldByRelease(lower) { return .lower }
    return isHeldByRelease(upper) ? .upper : nil
  }

  private func isHeldByRelease(_ edge: RefreshEdge) -> Bool {
    finger.edgesOfNewInsets.contains(edge) && geometry.refreshInsets[edge] > 0
      && pullDistance(at: edge) > AxisEdges.tolerance
  }

  /// The motions that a release begins.
  struct Plan {
    var x: AxisMotion?
    var y: AxisMotion?
  }

  /// Starts motions on both axes; one that ends where it begins moves the content and is over.
  mutating func install(_ plan: Plan) {
    moving { model in
      let x = model.x.begin(plan.x, at: model.now)
      let y = model.y.begin(plan.y, at: model.now)
      model.movement = Movement(x: x, y: y)
    }
  }

  /// Tells that the deceleration is over, if one was told to have begun.
  mutating func endDeceleration() {
    guard didEndDeceleratingIsPending else { return }
    didEndDeceleratingIsPending = false
    enqueue(.didEndDecelerating)
  }
}
