/// A pair of coordinates: a content offset, a velocity or the place of a touch.
///
/// The unit is points, or points per second for a velocity; `y` grows downwards.
public struct ScrollPoint: Equatable, Hashable, Sendable {
  /// The horizontal coordinate, which grows to the right.
  public var x: Double

  /// The vertical coordinate, which grows downwards.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, the offset of content that has not moved, and the velocity of rest.
  public static let zero = ScrollPoint(x: 0, y: 0)

  /// Whether both coordinates are numbers within the limit, ``ScrollLimits/length``.
  @inlinable public var isWithinLimits: Bool { ScrollLimits.allow(x) && ScrollLimits.allow(y) }
}

#if !hasFeature(Embedded)
  extension ScrollPoint: Codable {}

  extension ScrollPoint: CustomStringConvertible {
    /// The coordinates in parentheses, as in `(0.0, -44.0)`.
    public var description: String { "(\(x), \(y))" }
  }
#endif
