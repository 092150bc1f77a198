/// The identity of one refresh, from its begin to its end.
///
/// Every refresh of a control has another number, and numbers only grow. An end that names a cycle
/// can therefore never end a later one.
public struct RefreshCycle: Hashable, Comparable, Sendable {
  /// The number of the cycle; the first one of a control is 1.
  public let number: Int

  /// Creates the identity with a number.
  public init(number: Int) {
    self.number = number
  }

  /// Returns whether one cycle is older than another.
  public static func < (lhs: RefreshCycle, rhs: RefreshCycle) -> Bool {
    lhs.number < rhs.number
  }

  /// The cycle that follows this one.
  var next: RefreshCycle { RefreshCycle(number: number &+ 1) }
}

#if !hasFeature(Embedded)
  extension RefreshCycle: Codable {}
#endif
