// The one place where a `Duration` is taken apart and put together.
extension Attoseconds {
  /// The attoseconds of any duration.
  @inlinable
  init(_ duration: Duration) {
    #if canImport(Darwin)
      guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
        self.init(byComponentsOf: duration)
        return
      }
    #endif
    let number = duration.attoseconds
    self.init(
      high: Int64(truncatingIfNeeded: number &>> 64), low: UInt64(truncatingIfNeeded: number))
  }

  /// The duration of so many attoseconds.
  @inlinable var duration: Duration {
    #if canImport(Darwin)
      guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else {
        return durationByComponents
      }
    #endif
    return Duration(attoseconds: Int128(high) &<< 64 | Int128(low))
  }

  // MARK: Before macOS 15

  /// The attoseconds of any duration, by what every system has.
  @usableFromInline
  init(byComponentsOf duration: Duration) {
    // Components trap from 2⁶³ seconds on, which a 32nd of a duration never is.
    let part = duration / 32
    let rest = (duration - part * 32).components.attoseconds
    let (seconds, attoseconds) = part.components
    let product = seconds.multipliedFullWidth(by: 1_000_000_000_000_000_000)
    let number =
      Attoseconds(high: product.high, low: product.low) + Attoseconds(attoseconds)
    self =
      Attoseconds(high: number.high &<< 5 | Int64(number.low &>> 59), low: number.low &<< 5)
      + Attoseconds(rest)
  }

  /// The duration of so many attoseconds, by what every system has.
  @usableFromInline var durationByComponents: Duration {
    // 2⁶⁴ attoseconds.
    let unit = Duration(secondsComponent: 18, attosecondsComponent: 446_744_073_709_551_616)
    let half = Duration(secondsComponent: 0, attosecondsComponent: Int64(low / 2))
    let rest = Duration(secondsComponent: 0, attosecondsComponent: Int64(low % 2))
    return unit * high + half + half + rest
  }

  private init(_ number: Int64) {
    self.init(high: number < 0 ? -1 : 0, low: UInt64(bitPattern: number))
  }
}
