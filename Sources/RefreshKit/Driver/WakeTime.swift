/// A length of time as two words whose order is its own.
///
/// A comparison of durations is a call of 33 instructions, and a queue of 100,000 hosts makes some forty
/// for each that it wakes.
struct WakeTime: Comparable {
  private let high: Int64
  private let low: UInt64

  init(_ duration: Duration) {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      let attoseconds = duration.attoseconds
      high = Int64(truncatingIfNeeded: attoseconds >> 64)
      low = UInt64(truncatingIfNeeded: attoseconds)
    } else {
      // Seconds and what is left of them have the sign of the whole: with the sign bit turned, the
      // words have the order of the numbers.
      let (seconds, attoseconds) = duration.components
      high = seconds
      low = UInt64(bitPattern: attoseconds ^ .min)
    }
  }

  var duration: Duration {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      Duration(attoseconds: Int128(high) << 64 | Int128(low))
    } else {
      Duration(secondsComponent: high, attosecondsComponent: Int64(bitPattern: low) ^ .min)
    }
  }

  static func < (lhs: WakeTime, rhs: WakeTime) -> Bool {
    lhs.high == rhs.high ? lhs.low < rhs.low : lhs.high < rhs.high
  }
}
