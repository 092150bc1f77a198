/// The constants of a damped spring: m·x″ + c·x′ + k·x = 0.
public struct SpringParameters: Equatable, Hashable, Sendable {
  /// The mass m.
  public let mass: Double

  /// The stiffness k.
  public let stiffness: Double

  /// The viscous damping c; it is not the damping ratio.
  public let damping: Double

  /// The slow rate of decay, in 1/s; below the critical damping that of the oscillation's envelope.
  let slowRate: Double

  /// The square of the undamped angular frequency, k/m, in 1/s².
  let frequencySquared: Double

  /// How the spring returns.
  public let regime: SpringRegime

  /// Half the difference of the two decay rates, or the angular frequency of the oscillation.
  let split: Double

  /// The spring of UIKit's bounce: mass 1, stiffness 120, damping 22.
  ///
  /// Its displacement is a sum of two decays, of exactly 10/s and 12/s. Source: a fit of a bounce
  /// recorded on iOS 26.5, which it follows to 0.2 pt.
  public static let standard = SpringParameters(
    mass: 1, stiffness: 120, damping: 22, envelopeRate: 11, frequencySquared: 120)

  /// Creates the constants of a spring.
  ///
  /// Mass and stiffness must be positive, and the rates √(k/m) and c/2m must lie from 1e−6 to 1e6
  /// per second: no spring that anyone watches is slower or faster. A damping of 0 is allowed; such
  /// a spring swings for ever.
  public init(
    mass: Double = 1, stiffness: Double = 120, damping: Double = 22
  ) throws(ScrollPhysicsError) {
    guard mass > 0, mass.isFinite else {
      throw ScrollPhysicsError(field: .mass, value: mass)
    }
    let frequencySquared = stiffness / mass
    guard frequencySquared >= 1e-12, frequencySquared <= 1e12 else {
      throw ScrollPhysicsError(field: .stiffness, value: stiffness)
    }
    let envelopeRate = damping / 2 / mass
    guard envelopeRate >= 1e-6 || envelopeRate == 0, envelopeRate <= 1e6 else {
      throw ScrollPhysicsError(field: .damping, value: damping)
    }
    self.init(
      mass: mass, stiffness: stiffness, damping: damping, envelopeRate: envelopeRate,
      frequencySquared: frequencySquared)
  }

  private init(
    mass: Double, stiffness: Double, damping: Double, envelopeRate: Double,
    frequencySquared: Double
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.frequencySquared = frequencySquared
    let difference = envelopeRate * envelopeRate - frequencySquared
    // A damping of 2√(mk) rounded to a double must count as critical: 1e-14 is a few roundings.
    if difference.magnitude <= 1e-14 * frequencySquared {
      regime = .critical
      split = 0
      slowRate = envelopeRate
    } else {
      regime = difference < 0 ? .underdamped : .overdamped
      split = difference.magnitude.squareRoot()
      // Their product is the square of the frequency, so nothing cancels.
      slowRate = difference < 0 ? envelopeRate : frequencySquared / (envelopeRate + split)
    }
  }

  /// Half the damping per mass, c/2m, in 1/s.
  var envelopeRate: Double { damping / 2 / mass }

  /// The damping divided by the critical one, 2√(mk): below 1 the spring swings.
  public var dampingRatio: Double { envelopeRate / frequencySquared.squareRoot() }
}

#if !hasFeature(Embedded)
  extension SpringParameters: Codable {
    /// Decodes the three constants; ones that make no sense are refused.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: FieldName.self)
      try self.init(
        mass: values.decode(Double.self, forKey: "mass"),
        stiffness: values.decode(Double.self, forKey: "stiffness"),
        damping: values.decode(Double.self, forKey: "damping"))
    }

    /// Encodes the three constants.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: FieldName.self)
      try values.encode(mass, forKey: "mass")
      try values.encode(stiffness, forKey: "stiffness")
      try values.encode(damping, forKey: "damping")
    }
  }

  extension SpringParameters: CustomStringConvertible {
    /// The constants, as in `mass 1.0, stiffness 120.0, damping 22.0`.
    public var description: String {
      "mass \(mass), stiffness \(stiffness), damping \(damping)"
    }
  }
#endif
