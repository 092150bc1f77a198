public import RefreshCore
import ScrollCore

extension RefreshSession {
  /// Changes what the app wants around the content, in points.
  ///
  /// Like every change of insets and sizes this never moves the content under a finger. An offset
  /// at rest stays at rest, one that holds a refresh stays at hold, any other moves only if it
  /// would lie outside the new range. A motion goes on from its present place and speed.
  public mutating func setInsets(top: Double, bottom: Double, at instant: Instant) {
    advance(to: instant)
    var new = geometry
    new.top = top
    new.bottom = bottom
    change(to: new)
  }

  /// Changes the visible height and the height of the content, in points; a negative one is
  /// refused.
  public mutating func setHeights(viewport: Double, content: Double, at instant: Instant) {
    advance(to: instant)
    guard viewport >= 0, content >= 0 else { return }
    var new = geometry
    new.viewportHeight = viewport
    new.contentHeight = content
    change(to: new)
  }

  private mutating func change(to new: SessionGeometry) {
    let old = geometry
    guard ScrollLimits.allow(new.viewportHeight), ScrollLimits.allow(new.contentHeight),
      ScrollLimits.allow(new.top), ScrollLimits.allow(new.bottom), new != old
    else { return }
    geometry = new
    limitTrigger()
    if isTracking {
      gesture.drag.rebase(offset: offset, edges: dragEdges)
    } else {
      followEdges(from: old)
    }
    settle()
  }

  /// The view's height limits the trigger distance to what half of it can be pulled.
  mutating func limitTrigger() {
    let limit = RubberBand.triggerLimit(
      viewportHeight: geometry.viewportHeight, controlHeight: configuration.height)
    _ = machine.configure(configuration, triggerLimit: limit)
  }

  // MARK: What moves follows the edges

  private mutating func followEdges(from old: SessionGeometry) {
    guard let running = motion else {
      offset = geometry.keeping(offset, from: old)
      return
    }
    guard geometry.range != old.range || geometry.rest != old.rest else { return }
    let velocity = running.velocity(at: now)
    let bounds = bounds(passedBy: running.motion)
    switch running.springEdge {
    case .lower?:
      spring(to: .lower, velocity, bounds)
    case .upper? where offset > bounds.upper + SessionGeometry.slack:
      spring(to: .upper, velocity, bounds)
    case .upper? where offset < bounds.lower - SessionGeometry.slack:
      spring(to: .lower, velocity, bounds)
    case .upper?:
      glideInside(velocity, bounds)
    case nil where geometry.range.contains(offset) || !old.range.contains(offset):
      glide(velocity, bounds)
    case nil:
      offset = geometry.range.clamp(offset)
      motion = nil
    }
  }

  /// Replans what moves when the top edge comes or goes with a refresh; what rests is left alone.
  mutating func followTopEdge(hasEnded: Bool) {
    guard let running = motion else { return }
    let velocity = running.velocity(at: now)
    let bounds = bounds(passedBy: running.motion)
    let isAboveRest = geometry.isAboveRest(offset)
    switch running.springEdge {
    case .upper?:
      spring(to: .upper, velocity, bounds)
    case .lower? where offset > bounds.upper + SessionGeometry.slack:
      spring(to: .upper, velocity, bounds)
    case .lower? where hasEnded && !isAboveRest:
      glideInside(velocity, bounds)
    case .lower?:
      spring(to: .lower, velocity, bounds)
    case nil where hasEnded && isAboveRest && geometry.isAboveRest(running.finalPosition):
      spring(to: .lower, velocity, bounds)
    case nil:
      glide(velocity, bounds)
    }
  }

  /// The present range for a motion that may pass the edges which another one may.
  private func bounds(passedBy motion: AxisMotion) -> AxisMotion.Bounds {
    geometry.bounds(
      passesTop: motion.bounds.passesLower, passesBottom: motion.bounds.passesUpper)
  }

  /// A spring that a change leaves inside the range goes on as a deceleration, if fast enough.
  private mutating func glideInside(_ velocity: Double, _ bounds: AxisMotion.Bounds) {
    if abs(velocity) >= ScrollPhysics.standard.minimumDecelerationVelocity {
      glide(velocity, bounds)
    } else {
      motion = nil
    }
  }

  private mutating func glide(_ velocity: Double, _ bounds: AxisMotion.Bounds) {
    begin(
      SessionMotion(
        AxisMotion(decelerating: offset, velocity: velocity, bounds: bounds, physics: .standard),
        at: now))
  }

  mutating func spring(
    to edge: AxisMotion.Edge, _ velocity: Double, _ bounds: AxisMotion.Bounds
  ) {
    begin(
      SessionMotion(
        AxisMotion(
          springTo: edge, from: offset, velocity: velocity, bounds: bounds, physics: .standard),
        at: now))
  }
}
