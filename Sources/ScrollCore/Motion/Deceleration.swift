/// Content that glides to a stop along one axis after a finger let it go.
///
/// With r the ``DecelerationRate``, k = −1000 ln r and t the seconds since the start:
///
///     v(t) = v₀·r^(1000 t) = v₀·e^(−k t)
///     x(t) = x₀ + v₀·(1 − e^(−k t))/k
///
/// The motion is over when the speed has fallen to the stop speed, 10 pt/s, at
/// x₀ ± (|v₀| − 10)/k. From 0 with 1000 pt/s and the normal rate that is 494.50 pt, reached
/// after 2.30 s.
///
/// Source: with these figures the target agrees to half a pixel with twelve values of
/// `targetContentOffset` recorded on iOS 26.5. Velocities are in points per **second**; UIKit's
/// `scrollViewWillEndDragging` has points per millisecond.
public struct Deceleration: Equatable, Hashable, Sendable {
  /// Where the motion starts, in points.
  public let position: Double

  /// The velocity at the start, in points per second.
  public let velocity: Double

  /// The part of the speed that is kept per millisecond.
  public let rate: DecelerationRate

  /// The speed in points per second at which the motion is over.
  public let stopSpeed: Double

  private let decay: Double

  /// Creates a deceleration from a place and a velocity.
  ///
  /// A place or a velocity that is NaN or infinite counts as 0, and its size is held to 1e100. A
  /// stop speed that is negative, NaN or infinite counts as 0 too; with 0 the motion goes on for
  /// ever.
  public init(
    position: Double, velocity: Double, rate: DecelerationRate = .normal, stopSpeed: Double = 10
  ) {
    self.position = position.bounded
    self.velocity = velocity.bounded
    self.rate = rate
    self.stopSpeed = Self.taken(stopSpeed)
    decay = rate.decay
  }

  /// The stop speed that a number stands for; never the −0 that makes a quotient negative.
  private static func taken(_ stopSpeed: Double) -> Double {
    stopSpeed > 0 ? stopSpeed.finiteOrZero : 0
  }

  /// Returns where the content is after a time in seconds.
  ///
  /// The law is followed beyond ``duration``, up to ``projection`` for an infinite time. A time
  /// that is negative or NaN counts as 0.
  public func position(at elapsed: Double) -> Double {
    position - velocity / decay * Math.exponentialMinusOne(-decay * elapsed.elapsedTime)
  }

  /// Returns the velocity in points per second after a time in seconds.
  public func velocity(at elapsed: Double) -> Double {
    velocity * Math.exponential(-decay * elapsed.elapsedTime)
  }

  /// The time in seconds until the speed has fallen to the stop speed.
  public var duration: Double {
    guard velocity.magnitude > stopSpeed else { return 0 }
    return Math.logarithm(velocity.magnitude / stopSpeed) / decay
  }

  /// Where the content is when the speed has fallen to the stop speed.
  public var target: Double {
    let lost = max(0, velocity.magnitude - stopSpeed) / decay
    return velocity < 0 ? position - lost : position + lost
  }

  /// Where the content would come to rest after an infinite time.
  public var projection: Double { position + velocity / decay }

  /// Returns the seconds after which the content is at a place, or `nil` if it never gets there.
  ///
  /// The stop speed plays no part: places up to ``projection``, exclusive, are reached.
  public func time(toReach place: Double) -> Double? { arrival(at: place)?.time }

  /// Returns the velocity with which the content reaches a place, or `nil` if it never does.
  public func velocity(atPosition place: Double) -> Double? { arrival(at: place)?.velocity }

  /// When and how fast the content reaches a place: t = −ln(1 − k(x − x₀)/v₀)/k.
  func arrival(at place: Double) -> (time: Double, velocity: Double)? {
    let way = place - position
    if way == 0 { return (0, velocity) }
    let part = way / velocity * decay
    guard part > 0, part < 1 else { return nil }
    return (-Math.logarithmOfOnePlus(-part) / decay, velocity - way * decay)
  }

  /// Returns the seconds until the content is within a distance of its ``projection``.
  ///
  /// For a distance that is not positive that takes for ever, unless nothing moves.
  public func duration(untilWithin distance: Double) -> Double {
    let remaining = velocity.magnitude / decay
    guard remaining > 0, !(distance >= remaining) else { return 0 }
    guard distance > 0 else { return .infinity }
    return Math.logarithm(remaining / distance) / decay
  }

  /// Returns the velocity that makes content come to rest at a place.
  ///
  /// It is 0 if the content is there already, and if a place is NaN or infinite. The stop speed is
  /// taken as by the initializer.
  public static func velocity(
    toReach target: Double, from position: Double, rate: DecelerationRate = .normal,
    stopSpeed: Double = 10
  ) -> Double {
    let way = target - position
    guard way != 0, way.isFinite else { return 0 }
    let last = taken(stopSpeed)
    return way * rate.decay + (way < 0 ? -last : last)
  }
}

#if !hasFeature(Embedded)
  extension Deceleration: CustomStringConvertible {
    /// The start of the motion, as in `from 0.0 pt with 1000.0 pt/s at 0.998 per ms`.
    public var description: String { "from \(position) pt with \(velocity) pt/s at \(rate)" }
  }
#endif
