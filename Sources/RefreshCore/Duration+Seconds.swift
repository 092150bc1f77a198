extension Duration {
  /// Creates a length of time from seconds, where a figure that is no number or too large is limited.
  ///
  /// `Duration.seconds(_:)` traps for NaN, for infinity and for figures beyond its range. Here NaN
  /// is no time at all, and everything beyond ±2⁶¹ seconds is that limit.
  public init(limitingSeconds seconds: Double) {
    let limit = 2_305_843_009_213_693_952.0
    let seconds = seconds.isNaN ? 0 : max(-limit, min(limit, seconds))
    // 0.9 s + 0.3 s is 1.2 s: a double that stands for a decimal number of milliseconds, microseconds,
    // nanoseconds or picoseconds means it. Far from 0 the finer ones would take in its rounding.
    let whole = seconds.rounded(.towardZero)
    var scale = 1e3
    while scale <= 1e12 {
      let parts = ((seconds - whole) * scale).rounded()
      if whole + parts / scale == seconds {
        self.init(
          secondsComponent: Int64(whole), attosecondsComponent: Int64(parts) * Int64(1e18 / scale))
        return
      }
      scale *= 1e3
    }
    self = .seconds(seconds)
  }

  /// The length in seconds as a `Double`: 0.3 for 300 milliseconds.
  ///
  /// It never traps, unlike `components`, which does beyond 2⁶³ seconds.
  @inlinable
  public var inSeconds: Double {
    // A division of durations takes 250 instructions and this takes 8, once a frame and once a touch. Of
    // two halves in two's complement only those of a positive number can be added without loss.
    _high >= 0 ? (Double(_high) * 0x1p64 + Double(_low)) / 1e18 : self / .seconds(1)
  }
}
