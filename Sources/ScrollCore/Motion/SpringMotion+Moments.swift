extension SpringMotion {
  /// The first moment after the start at which the motion turns, or `nil` if it never does.
  ///
  /// A fling that reaches an edge is farthest past it at that moment: with 1000 pt/s the standard
  /// spring lets it get 33.49 pt far, after 0.091 s.
  public var peak: (time: Double, displacement: Double)? {
    guard
      let time = firstTime(
        ofSpread: velocity / drive / fastRate,
        orAngle: (
          (parameters.frequencySquared * displacement + slowRate * velocity) / split, velocity
        ))
    else { return nil }
    return (time, displacement(at: time))
  }

  /// The first moment after the start at which the displacement is 0, or `nil` if there is none.
  ///
  /// A start at 0 does not count. A swinging spring gets there again and again; at or above the
  /// critical damping one gets there at most once, if it starts fast enough towards its rest.
  public var firstZeroCrossing: (time: Double, velocity: Double)? {
    guard
      let time = firstTime(
        ofSpread: -displacement / drive, orAngle: (-drive / split, displacement))
    else { return nil }
    return (time, velocity(at: time))
  }

  /// Returns the first instant in seconds after which the displacement stays below a threshold.
  ///
  /// It is 0 if the displacement never reaches the threshold. It is infinite if the spring is not
  /// damped, and for a threshold that is not positive, unless nothing moves. It is right to the
  /// last few digits.
  ///
  /// The displacement's size only falls after the last turn that reaches the threshold. The turns
  /// of a swinging spring are half a period apart and shrink by one factor, so that the last one
  /// is found without a search.
  /// - Complexity: O(1); about five evaluations of the motion.
  public func settlingTime(within threshold: Double) -> Double {
    guard threshold > 0 else { return displacement == 0 && velocity == 0 ? 0 : .infinity }
    if let peak, peak.displacement.magnitude >= threshold {
      var height = peak.displacement.magnitude
      var time = peak.time
      if regime == .underdamped {
        guard slowRate > 0 else { return .infinity }
        let halfPeriod = Math.pi / split
        let falls = Math.logarithm(height) - Math.logarithm(threshold)
        let turns = (falls / (slowRate * halfPeriod)).rounded(.down)
        height *= Math.exponential(-slowRate * halfPeriod * turns)
        time += halfPeriod * turns
      }
      let fall = SpringMotion(displacement: height, velocity: 0, parameters: parameters)
      return time + fall.fallingTime(to: threshold)
    }
    return displacement.magnitude >= threshold ? fallingTime(to: threshold) : 0
  }

  /// The first time after the start at which S(t), or the angle ωt of a swinging spring, has a
  /// value; `nil` if it never has.
  ///
  /// The angle is that of the line through a direction, so that it lies above 0 and up to π.
  private func firstTime(
    ofSpread spread: @autoclosure () -> Double,
    orAngle direction: @autoclosure () -> (x: Double, y: Double)
  ) -> Double? {
    if regime == .underdamped {
      let (x, y) = direction()
      guard x.magnitude + y.magnitude > 0 else { return nil }
      let angle = y == 0 ? Math.pi : Math.angle(x: y < 0 ? -x : x, y: y.magnitude)
      return angle / split
    }
    let spread = spread()
    let part = 2 * split * spread
    guard spread > 0, spread.isFinite, part < 1 else { return nil }
    return split > 0 ? -Math.logarithmOfOnePlus(-part) / (2 * split) : spread
  }

  /// The time at which the displacement's size has fallen to a threshold.
  ///
  /// The motion must start at the threshold or above it and fall from there. Halley's method on the
  /// logarithm of the size, which is nearly straight, inside a bracket: a step that would leave it
  /// halves it instead.
  private func fallingTime(to threshold: Double) -> Double {
    var low = 0.0
    var (high, time) = latestFall(to: threshold)
    // Sixty-four halvings alone would use up the digits of a double; it takes about three steps.
    for _ in 0..<64 {
      let (place, speed) = state(at: time)
      if place.magnitude > threshold { low = time } else { high = time }
      // g = ln |x|, g′ = v/x, and g″ = x″/x − g′² with the spring's own law for x″.
      let height = Math.logarithm(place.magnitude / threshold)
      let slope = speed / place
      let bend =
        -parameters.frequencySquared - 2 * parameters.envelopeRate * slope - slope * slope
      let step = height / (slope - height * bend / (2 * slope))
      let next = time - step
      // Where next to nothing is left, size and speed have lost their digits.
      if place.isNormal, speed.isNormal, next >= low, next <= high {
        time = next
        // Each step cubes the error, so the next one would be below the last digit.
        if step.magnitude <= 1e-6 * time { break }
      } else {
        time = low + (high - low) / 2
        if high - low <= 1e-15 * time { break }
      }
    }
    return time
  }

  /// A time at which the size is below a threshold that it falls to, and one to start the search
  /// at.
  private func latestFall(to threshold: Double) -> (Double, start: Double) {
    if let crossing = firstZeroCrossing?.time { return (crossing, crossing / 2) }
    if regime == .overdamped {
      // S is never more than 1/(s − q), and comes near to that soon.
      let most = displacement.magnitude + drive.magnitude / (2 * split)
      let time = Math.logarithm(most / threshold) / slowRate
      return (time, time)
    }
    var time = 1 / slowRate
    while displacement(at: time).magnitude > threshold { time *= 2 }
    return (time, time / 2)
  }
}
