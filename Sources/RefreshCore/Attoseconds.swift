/// A length of time as what it is inside a `Duration`: a number of attoseconds in 128 bits.
///
/// Its upper half counts 2⁶⁴ attoseconds each. The type for such numbers, `Int128`, needs macOS 15,
/// so an instant cannot hold one. Sums, differences and comparisons of the halves are inlined,
/// where the operators of `Duration` are calls.
@usableFromInline
struct Attoseconds: Hashable, Comparable, Sendable {
  @usableFromInline let high: Int64
  @usableFromInline let low: UInt64

  @inlinable
  init(high: Int64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The number itself, or ±2⁶¹ seconds if it is beyond these.
  ///
  /// No sum and no difference of two such numbers overflows.
  @inlinable var limited: Attoseconds {
    // 2⁶¹·10¹⁸ is 125·10¹⁵ times 2⁶⁴.
    let limit: Int64 = 125_000_000_000_000_000
    if high >= -limit && high < limit { return self }
    return Attoseconds(high: high < 0 ? -limit : limit, low: 0)
  }

  @inlinable
  static func == (lhs: Attoseconds, rhs: Attoseconds) -> Bool {
    lhs.low == rhs.low && lhs.high == rhs.high
  }

  @inlinable
  static func < (lhs: Attoseconds, rhs: Attoseconds) -> Bool {
    lhs.high == rhs.high ? lhs.low < rhs.low : lhs.high < rhs.high
  }

  @inlinable
  static func + (lhs: Attoseconds, rhs: Attoseconds) -> Attoseconds {
    let (low, carries) = lhs.low.addingReportingOverflow(rhs.low)
    return Attoseconds(high: lhs.high &+ rhs.high &+ (carries ? 1 : 0), low: low)
  }

  @inlinable
  static func - (lhs: Attoseconds, rhs: Attoseconds) -> Attoseconds {
    let (low, borrows) = lhs.low.subtractingReportingOverflow(rhs.low)
    return Attoseconds(high: lhs.high &- rhs.high &- (borrows ? 1 : 0), low: low)
  }
}
