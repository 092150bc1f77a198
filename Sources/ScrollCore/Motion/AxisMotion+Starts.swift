extension AxisMotion {
  /// Plans what follows the release of a drag; `nil` if the content stays where it is.
  ///
  /// Past an edge by more than 1e-9 pt it springs back, with the release velocity whatever its
  /// size, be the edge closed or not. Between the edges it glides if it is at least as fast as
  /// ``ScrollPhysics/minimumDecelerationVelocity``. At an edge and moving outward so fast, it goes
  /// past the edge on the spring if it may, and else stays.
  public init?(
    releasedAt position: Double, velocity: Double, bounds: Bounds, physics: ScrollPhysics
  ) {
    let start = position.bounded
    if let edge = bounds.edgePassed(at: start) {
      self.init(
        springTo: edge, from: start, velocity: velocity, bounds: bounds, physics: physics)
      return
    }
    let speed = velocity.bounded.magnitude
    guard speed >= physics.minimumDecelerationVelocity, speed > physics.stopSpeed else {
      return nil
    }
    let edge = velocity < 0 ? Edge.lower : .upper
    if bounds.isAt(edge, start), !bounds.passes(edge) { return nil }
    self.init(decelerating: start, velocity: velocity, bounds: bounds, physics: physics)
  }

  /// Draws the content to an edge with the spring.
  ///
  /// It ends at the edge when the displacement stays below the threshold, which may be at once,
  /// or when the edge is reached; a start at the edge with a velocity into the range has reached
  /// it.
  public init(
    springTo edge: Edge, from position: Double, velocity: Double, bounds: Bounds,
    physics: ScrollPhysics
  ) {
    let spring = SpringMotion(
      displacement: position.bounded - bounds.offset(of: edge), velocity: velocity,
      parameters: physics.spring)
    self.init(spring, to: edge, bounds: bounds, physics: physics)
  }

  /// Lets the content glide, however slow it is.
  ///
  /// Content past an edge that moves inward meets only the edge it travels to. Content past an
  /// edge that moves outward, or would stop before it is back in the range, springs back to that
  /// edge instead. At an edge and moving outward it goes past on the spring, or stays if the edge
  /// is closed.
  public init(
    decelerating position: Double, velocity: Double, bounds: Bounds, physics: ScrollPhysics
  ) {
    let glide = Deceleration(
      position: position, velocity: velocity, rate: physics.decelerationRate,
      stopSpeed: physics.stopSpeed)
    let start = glide.position
    if let passed = bounds.edgePassed(at: start), passed == bounds.edgePassed(at: glide.target) {
      self.init(
        springTo: passed, from: start, velocity: velocity, bounds: bounds, physics: physics)
      return
    }
    let edge = glide.velocity < 0 ? Edge.lower : .upper
    let end = bounds.offset(of: edge)
    let passes = bounds.passes(edge)
    if glide.velocity != 0, bounds.isAt(edge, start) {
      if passes {
        self.init(
          springTo: edge, from: start, velocity: velocity, bounds: bounds, physics: physics)
      } else {
        self.init(glide, endingAt: start, after: 0, bounds: bounds, physics: physics)
      }
    } else if bounds.edgePassed(at: glide.target) == edge, let arrival = glide.arrival(at: end) {
      self.init(
        glide, endingAt: end, after: arrival.time, velocity: passes ? arrival.velocity : 0,
        continuingAt: passes ? edge : nil, bounds: bounds, physics: physics)
    } else {
      self.init(
        glide, endingAt: glide.target, after: glide.duration, bounds: bounds, physics: physics)
    }
  }

  /// Lets the content glide to a place, with the velocity that comes to rest there.
  ///
  /// The place is moved into the bounds first. It is `nil` if the content is there already, to
  /// 1e-9 pt.
  public init?(
    reaching target: Double, from position: Double, bounds: Bounds, physics: ScrollPhysics
  ) {
    let range = OffsetRange(lower: bounds.lower, upper: bounds.upper)
    let end = range.clamp(target.bounded)
    let start = position.bounded
    guard (end - start).magnitude > .tolerance else { return nil }
    let glide = Deceleration(
      position: start,
      velocity: Deceleration.velocity(
        toReach: end, from: start, rate: physics.decelerationRate, stopSpeed: physics.stopSpeed),
      rate: physics.decelerationRate, stopSpeed: physics.stopSpeed)
    self.init(glide, endingAt: end, after: glide.duration, bounds: bounds, physics: physics)
  }
}
