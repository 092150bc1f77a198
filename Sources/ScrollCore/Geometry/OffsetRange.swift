/// The offsets, in points, at which content may rest along one axis.
public struct OffsetRange: Equatable, Hashable, Sendable {
  /// The least offset: the content's beginning is fully visible.
  public var lower: Double

  /// The greatest offset: the content's end is fully visible.
  public var upper: Double

  /// Creates a range; one whose `upper` is below its `lower` holds `lower` alone.
  public init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// Returns the nearest offset inside the range, and `lower` for a number that is NaN.
  public func clamp(_ offset: Double) -> Double {
    guard offset > lower else { return lower }
    return offset < upper ? offset : max(lower, upper)
  }

  /// Returns whether the offset is inside the range, give or take 1e-9 pt.
  public func contains(_ offset: Double) -> Bool {
    (clamp(offset) - offset).magnitude <= .distanceSlack
  }
}

#if !hasFeature(Embedded)
  extension OffsetRange: Codable {}

  extension OffsetRange: CustomStringConvertible {
    /// The two ends with dots between them, as in `-44.0...2156.0`.
    public var description: String { "\(lower)...\(upper)" }
  }
#endif
