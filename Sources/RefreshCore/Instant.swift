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
  @usableFromInline let attoseconds: Attoseconds

  @inlinable
  init(limiting attoseconds: Attoseconds) {
    self.attoseconds = attoseconds.limited
  }

  /// The start itself.
  @inlinable public static var zero: Instant { Instant(limiting: Attoseconds(high: 0, low: 0)) }

  /// Creates the point in time that lies this long after the start; a negative length lies before.
  @inlinable
  public init(sinceStart: Duration) {
    self.init(limiting: Attoseconds(sinceStart))
  }

  /// The time since the start of the view.
  @inlinable public var sinceStart: Duration { attoseconds.duration }

  /// Returns whether one point in time is another.
  @inlinable
  public static func == (lhs: Instant, rhs: Instant) -> Bool {
    lhs.attoseconds == rhs.attoseconds
  }

  /// Returns whether one point in time lies before another.
  @inlinable
  public static func < (lhs: Instant, rhs: Instant) -> Bool {
    lhs.attoseconds < rhs.attoseconds
  }

  /// Returns the point in time that lies a length of time later.
  @inlinable
  public static func + (instant: Instant, duration: Duration) -> Instant {
    Instant(limiting: instant.attoseconds + Attoseconds(duration).limited)
  }

  /// Returns the point in time that lies a length of time earlier.
  @inlinable
  public static func - (instant: Instant, duration: Duration) -> Instant {
    Instant(limiting: instant.attoseconds - Attoseconds(duration).limited)
  }

  /// Returns the length of time from the right instant to the left one.
  @inlinable
  public static func - (lhs: Instant, rhs: Instant) -> Duration {
    (lhs.attoseconds - rhs.attoseconds).duration
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
