/// The part of its speed that scrolling content keeps over each millisecond.
///
/// The figures are those of UIKit's `UIScrollView.DecelerationRate`.
public struct DecelerationRate: RawRepresentable, Equatable, Hashable, Sendable {
  /// The part that is kept per millisecond, above 0 and below 1.
  public let rawValue: Double

  /// Creates a rate, or `nil` for a number that is not strictly between 0 and 1.
  public init?(rawValue: Double) {
    guard rawValue > 0, rawValue < 1 else { return nil }
    self.rawValue = rawValue
  }

  private init(known rawValue: Double) { self.rawValue = rawValue }

  /// The usual rate, 0.998.
  public static let normal = DecelerationRate(known: 0.998)

  /// The rate of content that stops soon, 0.99.
  public static let fast = DecelerationRate(known: 0.99)

  /// The loss of velocity per second as a multiple of the velocity: 2.002 for 0.998.
  ///
  /// It is never 0: the largest rate below 1 gives 1.1e−13.
  var decay: Double { -1000 * Math.logarithm(rawValue) }
}

#if !hasFeature(Embedded)
  extension DecelerationRate: Codable {}

  extension DecelerationRate: CustomStringConvertible {
    /// The number, as in `0.998 per ms`.
    public var description: String { "\(rawValue) per ms" }
  }
#endif
