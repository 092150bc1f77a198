/// The largest figures that views, sessions and constants of the physics take.
///
/// A double has seven digits after the point there: what is compared to a millionth of a point
/// still can be. Nothing that is made of such figures is infinite or no number. A figure beyond a
/// limit is refused where it comes in, and reported by views and by initializers that throw.
public enum ScrollLimits {
  /// The largest size of a length, a place or a velocity: 1e9 points, or points per second.
  @inlinable public static var length: Double { 1e9 }

  /// The least length that is not taken for none: 1e-9 points, the difference that counts.
  @inlinable public static var leastLength: Double { 1e-9 }

  /// The longest time, in seconds: 1e10, which is 317 years.
  @inlinable public static var seconds: Double { 1e10 }

  /// Returns whether a length, a place or a velocity is a number within the limit, of either sign.
  @inlinable
  public static func allow(_ figure: Double) -> Bool { figure.magnitude <= length }
}
