/// A width and a height in points: the size of a viewport or of its content.
public struct ScrollSize: Equatable, Hashable, Sendable {
  /// The horizontal extent in points.
  public var width: Double

  /// The vertical extent in points.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of a view that has not been laid out.
  public static let zero = ScrollSize(width: 0, height: 0)

  /// Whether both extents are those of a real view: from 0 to ``ScrollLimits/length``.
  public var isValid: Bool {
    width >= 0 && height >= 0 && ScrollLimits.allow(width) && ScrollLimits.allow(height)
  }
}

#if !hasFeature(Embedded)
  extension ScrollSize: Codable {}

  extension ScrollSize: CustomStringConvertible {
    /// The extents with a multiplication sign, as in `390.0×844.0`.
    public var description: String { "\(width)×\(height)" }
  }
#endif
