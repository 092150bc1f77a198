/// A number that makes no sense as a constant of the physics.
public struct ScrollPhysicsError: Error, Equatable, Hashable, Sendable {
  /// The constant that was refused.
  public let field: Field

  /// The number that was given for it.
  public let value: Double

  /// Creates an error about one constant.
  public init(field: Field, value: Double) {
    self.field = field
    self.value = value
  }
}

extension ScrollPhysicsError {
  /// The constants that can be refused; the raw value is the property's name.
  public enum Field: String, CaseIterable, Sendable {
    /// The mass of a spring, which must be positive and finite.
    case mass

    /// The stiffness of a spring, which must be positive.
    case stiffness

    /// The viscous damping of a spring, which must not be negative.
    case damping

    /// The damping ratio of the spring at the edges, which must be 0.01 or more.
    case dampingRatio

    /// The speed at which a deceleration is over, which must be from 1e-9 to 1e9.
    case stopSpeed

    /// The least release speed that starts a deceleration, which must be from 0 to 1e9.
    case minimumDecelerationVelocity

    /// The displacement at which a spring is over, which must be from 1e-9 to 1e9.
    case springThreshold

    /// The length of an animated change, which must be from 0 to 1e10 s.
    case animationDuration
  }
}

#if !hasFeature(Embedded)
  extension ScrollPhysicsError.Field: Codable {}

  extension ScrollPhysicsError: CustomStringConvertible {
    /// One line that names the constant, what it may be and what it was.
    public var description: String {
      let expected =
        switch field {
        case .stiffness, .damping: "such that it gives a rate from 1e-6 to 1e6 per second"
        case .dampingRatio: "0.01 or more (raise the damping)"
        case .mass: "a positive finite number"
        case .stopSpeed, .springThreshold: "a number from 1e-9 to 1e9"
        case .minimumDecelerationVelocity: "a number from 0 to 1e9"
        case .animationDuration: "a number of seconds from 0 to 1e10"
        }
      return "\(field.rawValue) must be \(expected), not \(value)"
    }
  }
#endif
