/// Content that a spring draws back to an edge, as a displacement from that edge.
///
/// With β = c/2m, q and s the slow and the fast rate of decay (q·s = k/m, q + s = 2β), and
/// S(t) = (1 − e^(−(s − q)t))/(s − q), which is t when the rates are equal:
///
///     x(t) = e^(−q t)·(x₀ + (v₀ + q x₀)·S)
///     v(t) = e^(−q t)·(v₀ − s·(v₀ + q x₀)·S)
///
/// Nothing in it cancels or overflows, however near the rates are or however late it is. Below
/// the critical damping, with ω the angular frequency:
///
///     x(t) = e^(−β t)·(x₀ cos ωt + (v₀ + β x₀)/ω · sin ωt)
///
/// The standard spring drawn out by 177 pt and let go is within 0.5 pt of rest after 0.745 s.
///
/// A start that is NaN or infinite counts as 0, and its size is held to 1e100.
public struct SpringMotion: Equatable, Hashable, Sendable {
  /// The distance from rest at the start, in points: content offset minus edge.
  public let displacement: Double

  /// The velocity at the start, in points per second.
  public let velocity: Double

  /// The spring's constants.
  public let parameters: SpringParameters

  /// Creates the motion that starts at a displacement with a velocity.
  public init(
    displacement: Double, velocity: Double, parameters: SpringParameters = .standard
  ) {
    self.displacement = displacement.bounded
    self.velocity = velocity.bounded
    self.parameters = parameters
  }

  /// How the spring returns: swinging, critically or creeping.
  public var regime: SpringRegime { parameters.regime }

  /// Returns the displacement after a time in seconds; a negative time or NaN counts as 0.
  public func displacement(at elapsed: Double) -> Double {
    let time = elapsed.elapsedTime
    if regime == .underdamped { return state(at: time).displacement }
    return Math.exponential(-slowRate * time) * (displacement + drive * spread(at: time))
  }

  /// Returns the velocity in points per second after a time in seconds.
  public func velocity(at elapsed: Double) -> Double { state(at: elapsed.elapsedTime).velocity }

  /// Returns displacement and velocity together, for the price of one of them, at an elapsed time.
  func state(at time: Double) -> (displacement: Double, velocity: Double) {
    let decay = Math.exponential(-slowRate * time)
    if regime == .underdamped {
      let cosine = Math.cosine(split * time)
      let sine = Math.sine(split * time) / split
      let force = parameters.frequencySquared * displacement + slowRate * velocity
      return (
        decay * (displacement * cosine + drive * sine), decay * (velocity * cosine - force * sine)
      )
    }
    let push = drive * spread(at: time)
    return (decay * (displacement + push), decay * (velocity - fastRate * push))
  }

  /// S(t), at and above the critical damping.
  func spread(at time: Double) -> Double {
    split > 0 ? -Math.exponentialMinusOne(-2 * split * time) / (2 * split) : time
  }

  /// v₀ + q x₀: what drives the displacement against the slow decay.
  var drive: Double { velocity + slowRate * displacement }

  /// The slow rate of decay q; below the critical damping the envelope's, β.
  var slowRate: Double { parameters.slowRate }

  /// The fast rate of decay s, at and above the critical damping.
  var fastRate: Double { slowRate + 2 * split }

  /// Half the difference of the rates, or the angular frequency below the critical damping.
  var split: Double { parameters.split }
}

#if !hasFeature(Embedded)
  extension SpringMotion: CustomStringConvertible {
    /// The start of the motion, as in `spring from -60.0 pt with 0.0 pt/s`.
    public var description: String { "spring from \(displacement) pt with \(velocity) pt/s" }
  }
#endif
