/// The constants of a scroll view's motion after a finger lifted.
public struct ScrollPhysics: Equatable, Hashable, Sendable {
  /// The part of its speed that gliding content keeps per millisecond.
  public let decelerationRate: DecelerationRate

  /// The speed in points per second at which a deceleration is over.
  public let stopSpeed: Double

  /// The least speed in points per second with which content goes on gliding.
  ///
  /// It holds for a release between the edges, and for a spring that returns to its edge.
  public let minimumDecelerationVelocity: Double

  /// The spring that draws content back to an edge.
  public let spring: SpringParameters

  /// The displacement in points below which a spring is over.
  public let springThreshold: Double

  /// The length in seconds of an animated change of the offset.
  public let animationDuration: Double

  /// The constants of UIKit's scroll views, as far as they are known from recordings.
  public static let standard = ScrollPhysics(
    decelerationRate: .normal, checkedStopSpeed: 10, minimumDecelerationVelocity: 250,
    spring: .standard, springThreshold: 0.1, animationDuration: 0.3)

  /// Creates constants; what is not named is as in ``standard``.
  ///
  /// A number that makes no sense is refused with the name of its field. The stop speed and the
  /// spring's threshold must be 1e-9 or more, the other two numbers must not be negative, and none
  /// may be beyond ``ScrollLimits``: 1e9 points or points per second, 1e10 seconds. The spring's
  /// damping ratio must be 0.01 or more: content that bounces between two edges then loses enough
  /// at each to come to rest.
  public init(
    decelerationRate: DecelerationRate = .normal, stopSpeed: Double = 10,
    minimumDecelerationVelocity: Double = 250, spring: SpringParameters = .standard,
    springThreshold: Double = 0.1, animationDuration: Double = 0.3
  ) throws(ScrollPhysicsError) {
    guard stopSpeed >= ScrollLimits.leastLength, ScrollLimits.allow(stopSpeed) else {
      throw ScrollPhysicsError(field: .stopSpeed, value: stopSpeed)
    }
    guard minimumDecelerationVelocity >= 0, ScrollLimits.allow(minimumDecelerationVelocity) else {
      throw ScrollPhysicsError(
        field: .minimumDecelerationVelocity, value: minimumDecelerationVelocity)
    }
    guard spring.dampingRatio >= 0.01 else {
      throw ScrollPhysicsError(field: .dampingRatio, value: spring.dampingRatio)
    }
    guard springThreshold >= ScrollLimits.leastLength, ScrollLimits.allow(springThreshold) else {
      throw ScrollPhysicsError(field: .springThreshold, value: springThreshold)
    }
    guard animationDuration >= 0, animationDuration <= ScrollLimits.seconds else {
      throw ScrollPhysicsError(field: .animationDuration, value: animationDuration)
    }
    self.init(
      decelerationRate: decelerationRate, checkedStopSpeed: stopSpeed,
      minimumDecelerationVelocity: minimumDecelerationVelocity, spring: spring,
      springThreshold: springThreshold, animationDuration: animationDuration)
  }

  private init(
    decelerationRate: DecelerationRate, checkedStopSpeed stopSpeed: Double,
    minimumDecelerationVelocity: Double, spring: SpringParameters, springThreshold: Double,
    animationDuration: Double
  ) {
    self.decelerationRate = decelerationRate
    self.stopSpeed = stopSpeed
    self.minimumDecelerationVelocity = minimumDecelerationVelocity
    self.spring = spring
    self.springThreshold = springThreshold
    self.animationDuration = animationDuration
  }
}

#if !hasFeature(Embedded)
  extension ScrollPhysics: Codable {
    /// Decodes the constants; ones that make no sense are refused.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: FieldName.self)
      try self.init(
        decelerationRate: values.decode(DecelerationRate.self, forKey: "decelerationRate"),
        stopSpeed: values.decode(Double.self, forKey: "stopSpeed"),
        minimumDecelerationVelocity: values.decode(
          Double.self, forKey: "minimumDecelerationVelocity"),
        spring: values.decode(SpringParameters.self, forKey: "spring"),
        springThreshold: values.decode(Double.self, forKey: "springThreshold"),
        animationDuration: values.decode(Double.self, forKey: "animationDuration"))
    }

    /// Encodes the constants.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: FieldName.self)
      try values.encode(decelerationRate, forKey: "decelerationRate")
      try values.encode(stopSpeed, forKey: "stopSpeed")
      try values.encode(minimumDecelerationVelocity, forKey: "minimumDecelerationVelocity")
      try values.encode(spring, forKey: "spring")
      try values.encode(springThreshold, forKey: "springThreshold")
      try values.encode(animationDuration, forKey: "animationDuration")
    }
  }
#endif
