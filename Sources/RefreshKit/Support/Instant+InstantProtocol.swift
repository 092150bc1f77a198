public import RefreshCore

/// An instant is also one of Swift's clocks', so that a clock of the user's can count in view time.
extension Instant: InstantProtocol {
  /// Returns the point in time that lies a length of time later; a negative length lies before.
  public func advanced(by duration: Duration) -> Instant {
    self + duration
  }

  /// Returns the length of time from this point in time to another one.
  public func duration(to other: Instant) -> Duration {
    other - self
  }
}
