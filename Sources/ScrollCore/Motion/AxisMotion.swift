/// What content does along one axis after the finger lifted: a phase, and what follows it.
///
/// A motion is one phase, a deceleration or a spring, whose place is a closed form of the seconds
/// since the phase began. When it is over, ``successor`` is the next one. However the time is
/// cut into frames, the content is at the same place at the same time.
///
/// - A deceleration that meets an edge it may pass goes on as a spring there, with the same
///   velocity. At a closed edge it stops. Else it ends when it has slowed to the stop speed.
/// - A spring ends when its displacement stays below the threshold, or when it reaches its edge
///   before. From there it goes on as a deceleration if it came from past the edge with the least
///   release speed or more. Content never passes its edge and comes back.
///
/// ```swift
/// let bounds = AxisMotion.Bounds(lower: 0, upper: 2000)
/// let motion = AxisMotion(releasedAt: 300, velocity: -1500, bounds: bounds, physics: .standard)
/// motion?.duration             // 0.255…: it meets the edge at 0
/// motion?.successor?.duration  // and the spring brings it back
/// ```
///
/// The chain of successors is finite. A deceleration never ends faster than it began. A spring is
/// followed by a deceleration only after it crossed its edge, and one that started at the edge
/// crosses it only below the critical damping, half a swing later; a damping ratio of 0.01 or
/// more, which ``ScrollPhysics`` requires, has then taken at least 3 % of its speed. So the
/// speeds fall as a geometric row, and below the threshold and the stop speed nothing follows.
///
/// A number that is NaN or infinite counts as 0, and its size is held to 1e100.
public struct AxisMotion: Equatable, Hashable, Sendable {
  /// The law of the motion, as a function of the seconds since it began.
  public enum Phase: Equatable, Hashable, Sendable {
    /// Gliding, and slowing down.
    case deceleration(Deceleration)

    /// Drawn to an edge; the displacement is measured from there.
    case spring(SpringMotion, to: Edge)
  }

  /// The law of this motion.
  public let phase: Phase

  /// The length of this phase in seconds: until it stops, meets an edge, or settles.
  public let duration: Double

  /// Exactly where this phase ends: the edge, or the target of a deceleration.
  public let endPosition: Double

  /// The velocity in points per second that the successor starts with; 0 if there is none.
  public let endVelocity: Double

  /// The edge at which the successor starts.
  private let continuation: Edge?

  /// The legal range, and which of its ends may be passed.
  public let bounds: Bounds

  /// The constants of the motion.
  public let physics: ScrollPhysics

  /// Returns where the content is, in seconds since this phase began.
  ///
  /// A time that is negative or NaN counts as 0. From ``duration`` on it is ``endPosition``.
  @inlinable  // so that of a caller's motion only what the phase needs is read
  public func position(at elapsed: Double) -> Double {
    let time = elapsed.elapsedTime
    guard time < duration else { return endPosition }
    switch phase {
    case .deceleration(let motion):
      // Rounding must not carry it past its end before its time.
      let place = motion.position(at: time)
      return motion.velocity < 0 ? max(place, endPosition) : min(place, endPosition)
    case .spring(let motion, _):
      return endPosition + motion.displacement(at: time)
    }
  }

  /// Returns the velocity in points per second, in seconds since this phase began.
  ///
  /// From ``duration`` on it is ``endVelocity``.
  public func velocity(at elapsed: Double) -> Double {
    let time = elapsed.elapsedTime
    guard time < duration else { return endVelocity }
    switch phase {
    case .deceleration(let motion): return motion.velocity(at: time)
    case .spring(let motion, _): return motion.velocity(at: time)
    }
  }

  /// The phase that begins when this one ends, or `nil` if the content is then at rest.
  public var successor: AxisMotion? {
    guard let edge = continuation else { return nil }
    switch phase {
    case .deceleration:
      return AxisMotion(
        springTo: edge, from: endPosition, velocity: endVelocity, bounds: bounds,
        physics: physics)
    case .spring:
      return AxisMotion(
        decelerating: endPosition, velocity: endVelocity, bounds: bounds, physics: physics)
    }
  }

  /// Where the content is at rest after the last phase.
  /// - Complexity: O(*n*) in the number of phases, which is three or less for the standard spring.
  public var finalPosition: Double {
    var last = self
    while let next = last.successor { last = next }
    return last.endPosition
  }

  /// A deceleration that ends at a place after a time, and may go on at an edge.
  init(
    _ deceleration: Deceleration, endingAt place: Double, after duration: Double,
    velocity: Double = 0, continuingAt edge: Edge? = nil, bounds: Bounds, physics: ScrollPhysics
  ) {
    phase = .deceleration(deceleration)
    self.bounds = bounds
    self.physics = physics
    self.duration = duration
    endPosition = place
    endVelocity = velocity
    continuation = edge
  }

  /// A spring, with its end worked out.
  init(_ spring: SpringMotion, to edge: Edge, bounds: Bounds, physics: ScrollPhysics) {
    phase = .spring(spring, to: edge)
    self.bounds = bounds
    self.physics = physics
    endPosition = bounds.offset(of: edge)
    let settling = spring.settlingTime(within: physics.springThreshold)
    let inward = edge == .lower ? 1.0 : -1.0
    var arrival = spring.firstZeroCrossing
    if spring.displacement.magnitude <= .tolerance, spring.velocity * inward > 0 {
      arrival = (0, spring.velocity)
    }
    if let arrival, arrival.time <= settling {
      duration = arrival.time
      let goesOn = arrival.velocity * inward >= physics.minimumDecelerationVelocity
      endVelocity = goesOn ? arrival.velocity : 0
      continuation = goesOn ? edge : nil
    } else {
      duration = settling
      endVelocity = 0
      continuation = nil
    }
  }
}

#if !hasFeature(Embedded)
  extension AxisMotion: CustomStringConvertible {
    /// The law and the end, as in `spring from -60.0 pt with 0.0 pt/s to 0.0 pt in 0.7… s`.
    public var description: String {
      let law =
        switch phase {
        case .deceleration(let motion): motion.description
        case .spring(let motion, _): motion.description
        }
      return "\(law) to \(endPosition) pt in \(duration) s"
    }
  }
#endif
