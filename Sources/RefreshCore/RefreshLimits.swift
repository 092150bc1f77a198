/// The largest figures that a refresh control is measured by.
public enum RefreshLimits {
  /// The largest length: 1e9 points, or whatever the host measures in.
  @inlinable public static var length: Double { 1e9 }

  /// The longest time that a control is configured with: 1e10 seconds, which is 317 years.
  public static var duration: Duration {
    Duration(secondsComponent: 10_000_000_000, attosecondsComponent: 0)
  }

  /// Returns whether a length is a number within the limit, of either sign.
  @inlinable
  static func allow(_ figure: Double) -> Bool { figure.magnitude <= length }
}
