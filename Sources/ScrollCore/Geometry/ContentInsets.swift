/// Distances in points added around content on its four sides.
///
/// A negative inset lets the viewport's edge lie inside the content; it is a value like any other.
public struct ContentInsets: Equatable, Hashable, Sendable {
  /// The distance above the content.
  public var top: Double

  /// The distance to the left of the content.
  public var left: Double

  /// The distance below the content.
  public var bottom: Double

  /// The distance to the right of the content.
  public var right: Double

  /// Creates insets; a side that is not named is 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No inset on any side.
  public static let zero = ContentInsets()

  /// Whether all four sides are numbers within the limit, ``ScrollLimits/length``.
  public var isWithinLimits: Bool {
    ScrollLimits.allow(top) && ScrollLimits.allow(left) && ScrollLimits.allow(bottom)
      && ScrollLimits.allow(right)
  }

  /// Returns the sums of the insets, side by side.
  public static func + (left: ContentInsets, right: ContentInsets) -> ContentInsets {
    ContentInsets(
      top: left.top + right.top, left: left.left + right.left,
      bottom: left.bottom + right.bottom, right: left.right + right.right)
  }
}

#if !hasFeature(Embedded)
  extension ContentInsets: Codable {}

  extension ContentInsets: CustomStringConvertible {
    /// The four sides in the order top, left, bottom, right, as in `[47.0, 0.0, 34.0, 0.0]`.
    public var description: String { "[\(top), \(left), \(bottom), \(right)]" }
  }
#endif
