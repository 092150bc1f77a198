import RefreshCore
import ScrollCore

/// One axis of the content: where it is, and the edges between which it may be.
///
/// Its rules say how content and its motion follow edges that move. Each takes the motion that runs
/// and returns the one that goes on, from the present place and with the present speed.
struct Axis: Equatable, Sendable {
  var offset = 0.0
  var edges = AxisEdges()

  /// When and by which constants a motion begins.
  struct Start {
    let now: Instant
    let physics: ScrollPhysics
  }

  /// Follows edges that another inset or size has moved: content at rest stays at rest.
  ///
  /// Content at the hold of the upper end is kept there only if that is said.
  mutating func follow(
    from old: AxisEdges, _ running: TimedMotion?, followsUpperHold: Bool, _ start: Start
  ) -> TimedMotion? {
    guard let running else {
      offset = edges.keeping(offset, from: old, followsUpperHold: followsUpperHold)
      return nil
    }
    guard edges != old else { return running }
    let velocity = running.velocity(at: start.now)
    let bounds = edges.bounds(passing: OpenEnds(of: running))
    switch running.springEdge {
    case .lower?:
      return spring(to: .lower, velocity, bounds, start)
    case .upper? where offset > bounds.upper + AxisEdges.tolerance:
      return spring(to: .upper, velocity, bounds, start)
    case .upper? where offset < bounds.lower - AxisEdges.tolerance:
      return spring(to: .lower, velocity, bounds, start)
    case .upper?:
      return decelerationInside(velocity, bounds, start)
    case nil:
      // One that was past an edge before the change goes on its way back into the range.
      guard edges.contains(offset) || !old.contains(offset) else {
        offset = edges.range.clamp(offset)
        return nil
      }
      return glide(velocity, bounds, start)
    }
  }

  /// Follows the end at which a refresh control has come or gone; content that rests is left alone.
  mutating func followRefresh(
    at end: AxisMotion.Edge, hasEnded: Bool, _ running: TimedMotion, _ start: Start
  ) -> TimedMotion? {
    let other = end.opposite
    let velocity = running.velocity(at: start.now)
    let bounds = edges.bounds(passing: OpenEnds(of: running))
    let isPulled = edges.overshoot(of: offset, at: end) > AxisEdges.tolerance
    let isPastOther =
      other == .lower
      ? offset < bounds.lower - AxisEdges.tolerance : offset > bounds.upper + AxisEdges.tolerance
    switch running.springEdge {
    case other?:
      return spring(to: other, velocity, bounds, start)
    case _? where isPastOther:
      return spring(to: other, velocity, bounds, start)
    case _? where hasEnded && !isPulled:
      return decelerationInside(velocity, bounds, start)
    case _?:
      return spring(to: end, velocity, bounds, start)
    case nil:
      let rest = running.motion.finalPosition
      let staysPulled = edges.overshoot(of: rest, at: end) > AxisEdges.tolerance
      if hasEnded && isPulled && staysPulled { return spring(to: end, velocity, bounds, start) }
      return glide(velocity, bounds, start)
    }
  }

  /// The motion of a deceleration that goes on from another place; `nil` for anything that stops.
  func shifted(_ running: TimedMotion?, to offset: Double, _ start: Start) -> AxisMotion? {
    guard let running, running.springEdge == nil else { return nil }
    let velocity = running.velocity(at: start.now)
    let bounds = edges.bounds(passing: OpenEnds(of: running))
    if edges.contains(offset) {
      return AxisMotion(
        decelerating: offset, velocity: velocity, bounds: bounds, physics: start.physics)
    }
    return AxisMotion(
      springTo: offset < bounds.lower ? .lower : .upper, from: offset, velocity: velocity,
      bounds: bounds, physics: start.physics)
  }

  /// The motion of a release, to a target that has been set for it or to its own.
  func released(
    _ velocity: Double, to target: Double?, holdingAt end: AxisMotion.Edge?, passing ends: OpenEnds,
    _ physics: ScrollPhysics
  ) -> AxisMotion? {
    let bounds = edges.bounds(passing: ends)
    let planned =
      end.map { motionToHold(at: $0, velocity, bounds, physics) }
      ?? AxisMotion(releasedAt: offset, velocity: velocity, bounds: bounds, physics: physics)
    guard let target else { return planned }
    let limited = edges.range.clamp(target)
    if limited == planned?.finalPosition { return planned }
    return AxisMotion(reaching: limited, from: offset, bounds: bounds, physics: physics)
  }

  private func motionToHold(
    at end: AxisMotion.Edge, _ velocity: Double, _ bounds: AxisMotion.Bounds,
    _ physics: ScrollPhysics
  ) -> AxisMotion? {
    if abs(offset - edges.hold(at: end)) <= AxisEdges.tolerance && velocity == 0 { return nil }
    return AxisMotion(
      springTo: end, from: offset, velocity: velocity, bounds: bounds, physics: physics)
  }

  /// Begins a motion; one that ends where it begins moves the content and is over.
  mutating func begin(_ motion: AxisMotion?, at now: Instant) -> TimedMotion? {
    begin(motion.map { TimedMotion($0, at: now) })
  }

  /// Ends a phase of a motion on its end value, and begins what follows it.
  mutating func end(_ motion: TimedMotion) -> TimedMotion? {
    offset = motion.motion.endPosition
    return begin(motion.successor)
  }

  private mutating func begin(_ motion: TimedMotion?) -> TimedMotion? {
    var next = motion
    while let motion = next, motion.end <= motion.start {
      offset = motion.motion.endPosition
      next = motion.successor
    }
    return next
  }

  /// A spring that a change leaves inside the range goes on as a deceleration, if fast enough.
  private mutating func decelerationInside(
    _ velocity: Double, _ bounds: AxisMotion.Bounds, _ start: Start
  ) -> TimedMotion? {
    guard abs(velocity) >= start.physics.minimumDecelerationVelocity else { return nil }
    return glide(velocity, bounds, start)
  }

  private mutating func glide(
    _ velocity: Double, _ bounds: AxisMotion.Bounds, _ start: Start
  ) -> TimedMotion? {
    begin(
      AxisMotion(
        decelerating: offset, velocity: velocity, bounds: bounds, physics: start.physics),
      at: start.now)
  }

  @inline(never)  // one copy of it, or a web page grows by 2 KB
  mutating func spring(
    to end: AxisMotion.Edge, _ velocity: Double, _ bounds: AxisMotion.Bounds, _ start: Start
  ) -> TimedMotion? {
    begin(
      AxisMotion(
        springTo: end, from: offset, velocity: velocity, bounds: bounds, physics: start.physics),
      at: start.now)
  }
}
