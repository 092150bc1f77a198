/// The offsets, in points, at which content may rest along one axis.
public struct OffsetRange: Equatable, Hashable, Sendable {
  /// The least offset: the content's beginning is fully visible.
  public let lower: Double

  /// The greatest offset: the content's end is fully visible; never below the least one.
  public let upper: Double

  /// Creates a range; one whose `upper` is below its `lower` holds `lower` alone.
  ///
  /// Both its ends are then `lower`, so that it equals the range of that one offset.
  public init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = max(lower, upper)
  }

  /// Returns the nearest offset inside the range, and `lower` for a number that is NaN.
  public func clamp(_ offset: Double) -> Double {
    guard offset > lower else { return lower }
    return min(offset, upper)
  }

  /// Returns whether the offset is inside the range, give or take 1e-9 pt.
  public func contains(_ offset: Double) -> Bool {
    (clamp(offset) - offset).magnitude <= .tolerance
  }
}

#if !hasFeature(Embedded)
  extension OffsetRange: Codable {
    /// Decodes the range; a greatest offset below the least one is raised to it.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: FieldName.self)
      try self.init(
        lower: values.decode(Double.self, forKey: "lower"),
        upper: values.decode(Double.self, forKey: "upper"))
    }

    /// Encodes the two ends.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: FieldName.self)
      try values.encode(lower, forKey: "lower")
      try values.encode(upper, forKey: "upper")
    }
  }

  extension OffsetRange: CustomStringConvertible {
    /// The two ends with dots between them, as in `-44.0...2156.0`.
    public var description: String { "\(lower)...\(upper)" }
  }
#endif
