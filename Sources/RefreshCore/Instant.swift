/// A point in time, counted from the start of the view or host that it belongs to.
///
/// Points in time and lengths of time are different types: the difference of two instants is a
/// `Duration`, and an instant moves only by a `Duration`. Instants have no relation to a calendar
/// and none to the instants of another view.
///
/// ```swift
/// let start = Instant.zero
/// let due = start + .milliseconds(300)
/// print(due - start)  // 0.3 seconds
/// ```
///
/// Instants are exact to an attosecond. One that would lie more than 2⁶¹ seconds (about 73
/// thousand million years) from the start is moved to that limit, so that no sum can overflow.
public struct Instant: Hashable, Comparable, Sendable {
  /// The time since the start of the view.
  public let sinceStart: Duration

  /// The start itself.
  @inlinable public static var zero: Instant { Instant(sinceStart: Duration(_high: 0, low: 0)) }

  /// Creates the point in time that lies this long after the start; a negative length lies before.
  @inlinable
  public init(sinceStart: Duration) {
    self.sinceStart = sinceStart.limitedForInstants
  }

  // Everything is compared and summed by the halves of the durations, inlined: the operators of
  // `Duration` are calls, and every frame makes several. The halves are public with an underscore;
  // their successor, `attoseconds`, needs macOS 15. No sum of two limited lengths overflows.

  /// Returns whether one point in time is another.
  @inlinable
  public static func == (lhs: Instant, rhs: Instant) -> Bool {
    lhs.sinceStart._low == rhs.sinceStart._low && lhs.sinceStart._high == rhs.sinceStart._high
  }

  /// Returns whether one point in time lies before another.
  @inlinable
  public static func < (lhs: Instant, rhs: Instant) -> Bool {
    let (one, other) = (lhs.sinceStart, rhs.sinceStart)
    return one._high == other._high ? one._low < other._low : one._high < other._high
  }

  /// Returns the point in time that lies a length of time later.
  @inlinable
  public static func + (instant: Instant, duration: Duration) -> Instant {
    Instant(sinceStart: instant.sinceStart.adding(duration.limitedForInstants))
  }

  /// Returns the point in time that lies a length of time earlier.
  @inlinable
  public static func - (instant: Instant, duration: Duration) -> Instant {
    Instant(sinceStart: instant.sinceStart.subtracting(duration.limitedForInstants))
  }

  /// Returns the length of time from the right instant to the left one.
  @inlinable
  public static func - (lhs: Instant, rhs: Instant) -> Duration {
    lhs.sinceStart.subtracting(rhs.sinceStart)
  }
}

extension Duration {
  /// The length itself, or the limit of an instant's if it is beyond it.
  @inlinable var limitedForInstants: Duration {
    // 2⁶¹ seconds are 125·10¹⁵ times 2⁶⁴ attoseconds, and an upper half counts the latter.
    let limit: Int64 = 125_000_000_000_000_000
    if _high >= -limit && _high < limit { return self }
    return Duration(_high: _high < 0 ? -limit : limit, low: 0)
  }

  /// The sum, which must not overflow.
  @inlinable
  func adding(_ other: Duration) -> Duration {
    let (low, carries) = _low.addingReportingOverflow(other._low)
    return Duration(_high: _high &+ other._high &+ (carries ? 1 : 0), low: low)
  }

  /// The difference, which must not overflow.
  @inlinable
  func subtracting(_ other: Duration) -> Duration {
    let (low, borrows) = _low.subtractingReportingOverflow(other._low)
    return Duration(_high: _high &- other._high &- (borrows ? 1 : 0), low: low)
  }
}

#if !hasFeature(Embedded)
  extension Instant: Codable, CustomStringConvertible {
    /// Decodes the time since the start; one beyond the limit is moved to the limit.
    public init(from decoder: any Decoder) throws {
      self.init(sinceStart: try decoder.singleValueContainer().decode(Duration.self))
    }

    /// Encodes the time since the start.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(sinceStart)
    }

    /// The seconds since the start, such as `2.5 seconds`.
    public var description: String { sinceStart.description }
  }
#endif
