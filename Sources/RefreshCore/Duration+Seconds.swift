extension Duration {
  /// Creates a length of time from seconds, where a figure that is no number or too large is
  /// limited.
  ///
  /// `Duration.seconds(_:)` traps for NaN, for infinity and for figures beyond its range. Here NaN
  /// is no time at all, and everything beyond ±2⁶¹ seconds is that limit.
  public init(limitingSeconds seconds: Double) {
    let limit = 2_305_843_009_213_693_952.0
    let seconds = seconds.isNaN ? 0 : max(-limit, min(limit, seconds))
    // 0.9 s + 0.3 s is 1.2 s: a double that stands for a decimal number of picoseconds means it,
    // and of those that it may stand for the one in the coarsest unit, since a late double has
    // fewer digits.
    let whole = seconds.rounded(.towardZero)
    let fraction = seconds - whole
    var scale = 1e3
    while scale <= 1e12 {
      // Of two whole numbers below 2⁵³ the quotient is the nearest double, as a decimal figure is.
      let parts = (fraction * scale).rounded()
      let decimal = whole * scale + parts
      if decimal.magnitude < 0x1p53, decimal / scale == seconds {
        self.init(
          secondsComponent: Int64(whole), attosecondsComponent: Int64(parts) * Int64(1e18 / scale))
        return
      }
      scale *= 1e3
    }
    // What `Duration.seconds(_:)` does, without the conversions of 128 bits that it brings along.
    self.init(
      secondsComponent: Int64(whole), attosecondsComponent: Int64((fraction * 1e18).rounded()))
  }

  /// The length in seconds as a `Double`: 0.3 for 300 milliseconds.
  ///
  /// A length of a whole number of milliseconds, microseconds or nanoseconds is the figure that is
  /// written so, and ``init(limitingSeconds:)`` gives it back. It never traps, unlike `components`,
  /// which does beyond 2⁶³ seconds.
  @inlinable
  public var inSeconds: Double {
    // A division of durations costs many times as much, at each frame and each touch. Of two halves
    // in two's complement only those of a positive number can be added without loss; those of a
    // negative one, turned over, stand for an attosecond less than its size.
    let number = Attoseconds(self)
    let (high, low) = (number.high, number.low)
    let seconds =
      high >= 0
      ? (Double(high) * 0x1p64 + Double(low)) / 1e18
      : (Double(~high) * 0x1p64 + Double(~low) + 1) / -1e18
    // Up to 18 s the first half is 0, and a decimal's digits fit into the double of the other.
    return high == 0 || high == -1 ? seconds : number.decimal(near: seconds)
  }
}

extension Attoseconds {
  /// The decimal figure in seconds that the number stands for, or the figure near it if there is
  /// none.
  @usableFromInline
  func decimal(near seconds: Double) -> Double {
    // A whole number of a coarser unit is one of nanoseconds too, until those have too many digits
    // for a double.
    var scale = 1e9
    while scale >= 1e3 {
      let parts = (seconds * scale).rounded()
      // What is left over is small, so that the lower halves alone show whether it is nothing.
      if parts.magnitude < 0x1p53,
        UInt64(bitPattern: Int64(parts)) &* UInt64(1e18 / scale) == low
      {
        return parts / scale
      }
      scale /= 1e3
    }
    return seconds
  }
}
