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
    func parts(_ scale: Double) -> Double? {
      let parts = (fraction * scale).rounded()
      return whole + parts / scale == seconds ? parts : nil
    }
    var scale = 1e3
    var decimals = parts(scale)
    while decimals == nil, scale < 1e12 {
      scale *= 1e3
      decimals = parts(scale)
    }
    guard let decimals else {
      // What `Duration.seconds(_:)` does, without the conversions of 128 bits that it brings along.
      self.init(
        secondsComponent: Int64(whole), attosecondsComponent: Int64((fraction * 1e18).rounded()))
      return
    }
    self.init(
      secondsComponent: Int64(whole),
      attosecondsComponent: Int64(decimals) * Int64(1e18 / scale))
  }

  /// The length in seconds as a `Double`: 0.3 for 300 milliseconds.
  ///
  /// It never traps, unlike `components`, which does beyond 2⁶³ seconds.
  @inlinable
  public var inSeconds: Double {
    // A division of durations costs many times as much, at each frame and each touch. Of two halves
    // in two's complement only those of a positive number can be added without loss; those of a
    // negative one, turned over, stand for an attosecond less than its size.
    _high >= 0
      ? (Double(_high) * 0x1p64 + Double(_low)) / 1e18
      : (Double(~_high) * 0x1p64 + Double(~_low) + 1) / -1e18
  }
}
