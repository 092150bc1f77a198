import ScrollCore

// What moves goes on from its present place and speed when edges move: those of insets and sizes,
// and the top edge that comes and goes with a refresh. The two differ in what they do to content at
// rest.
extension ScrollView {
  /// Content at rest stays at rest, a motion goes on from its present place and speed.
  func followEdges(from old: ScrollGeometry) {
    let oldX = AxisEdges(horizontal: old)
    let oldY = AxisEdges(vertical: old)
    let newX = AxisEdges(horizontal: geometry)
    let newY = AxisEdges(vertical: geometry)
    if let running = animation {
      let target = running.animation.to
      retarget(
        to: ScrollPoint(
          x: newX.following(target.x, from: oldX), y: newY.following(target.y, from: oldY)))
      return
    }
    var position = offset
    motionX = replanned(motionX, &position.x, from: oldX, to: newX)
    motionY = replanned(motionY, &position.y, from: oldY, to: newY)
    move(to: position)
  }

  /// Lets a running animation go on to another target in the time that is left.
  private func retarget(to target: ScrollPoint) {
    guard let running = animation, target != running.animation.to else { return }
    animation = running.retargeted(to: target, at: now)
  }

  private func replanned(
    _ running: TimedMotion?, _ position: inout Double, from old: AxisEdges, to new: AxisEdges
  ) -> TimedMotion? {
    guard let running else {
      position = new.keeping(position, from: old)
      return nil
    }
    guard new != old else { return running }
    let velocity = running.velocity(at: now)
    let bounds = new.bounds(passesOf: running.motion.bounds)
    switch running.springEdge {
    case .lower?:
      return spring(to: .lower, &position, velocity, bounds)
    case .upper? where position > new.range.upper + AxisEdges.slack:
      return spring(to: .upper, &position, velocity, bounds)
    case .upper? where position < new.range.lower - AxisEdges.slack:
      return spring(to: .lower, &position, velocity, bounds)
    case .upper?:
      return decelerationInside(&position, velocity, bounds)
    case nil:
      // One that was past an edge before the change goes on its way back into the range.
      guard new.contains(position) || !old.contains(position) else {
        position = new.range.clamp(position)
        return nil
      }
      return glide(&position, velocity, bounds)
    }
  }

  /// Replans what moves when the top edge comes or goes with a refresh; what rests is left alone.
  func followTopEdge(from old: ScrollGeometry) {
    guard isMoving else { return }
    let oldEdges = AxisEdges(vertical: old)
    let edges = AxisEdges(vertical: geometry)
    if let running = animation {
      let target = running.animation.to
      retarget(to: ScrollPoint(x: target.x, y: edges.following(target.y, from: oldEdges)))
      return
    }
    guard let running = motionY else { return }
    var position = offset
    let hasEnded = edges.range.lower > oldEdges.range.lower
    motionY = replanned(running, &position.y, edges, hasEnded: hasEnded)
    move(to: position)
  }

  private func replanned(
    _ running: TimedMotion, _ position: inout Double, _ edges: AxisEdges, hasEnded: Bool
  ) -> TimedMotion? {
    let velocity = running.velocity(at: now)
    let bounds = edges.bounds(passesOf: running.motion.bounds)
    let isAboveRest = position < edges.rest - AxisEdges.slack
    switch running.springEdge {
    case .upper?:
      return spring(to: .upper, &position, velocity, bounds)
    case .lower? where position > edges.range.upper + AxisEdges.slack:
      return spring(to: .upper, &position, velocity, bounds)
    case .lower? where hasEnded && !isAboveRest:
      return decelerationInside(&position, velocity, bounds)
    case .lower?:
      return spring(to: .lower, &position, velocity, bounds)
    case nil:
      let goesAboveRest = running.motion.finalPosition < edges.rest - AxisEdges.slack
      if hasEnded && isAboveRest && goesAboveRest {
        return spring(to: .lower, &position, velocity, bounds)
      }
      return glide(&position, velocity, bounds)
    }
  }

  /// A spring that a change leaves inside the range goes on as a deceleration, if fast enough.
  private func decelerationInside(
    _ position: inout Double, _ velocity: Double, _ bounds: AxisMotion.Bounds
  ) -> TimedMotion? {
    guard abs(velocity) >= physics.minimumDecelerationVelocity else { return nil }
    return glide(&position, velocity, bounds)
  }

  private func glide(
    _ position: inout Double, _ velocity: Double, _ bounds: AxisMotion.Bounds
  ) -> TimedMotion? {
    begun(
      AxisMotion(decelerating: position, velocity: velocity, bounds: bounds, physics: physics),
      &position)
  }

  func spring(
    to edge: AxisMotion.Edge, _ position: inout Double, _ velocity: Double,
    _ bounds: AxisMotion.Bounds
  ) -> TimedMotion? {
    begun(
      AxisMotion(
        springTo: edge, from: position, velocity: velocity, bounds: bounds, physics: physics),
      &position)
  }
}
