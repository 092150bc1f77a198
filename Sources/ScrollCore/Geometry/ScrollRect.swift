/// A rectangle in the coordinates of the content, in points.
public struct ScrollRect: Equatable, Hashable, Sendable {
  /// The corner with the least coordinates, if the size is not negative.
  public var origin: ScrollPoint

  /// The extent to the right and downwards.
  public var size: ScrollSize

  /// Creates a rectangle from its corner and its extent.
  public init(origin: ScrollPoint, size: ScrollSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its four numbers.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(
      origin: ScrollPoint(x: x, y: y), size: ScrollSize(width: width, height: height))
  }

  /// Whether all four numbers are such, within the limit, ``ScrollLimits/length``.
  public var isWithinLimits: Bool {
    origin.isWithinLimits && ScrollLimits.allow(size.width) && ScrollLimits.allow(size.height)
  }
}

#if !hasFeature(Embedded)
  extension ScrollRect: Codable {}

  extension ScrollRect: CustomStringConvertible {
    /// The corner and the extent, as in `(0.0, 88.0) 390.0×44.0`.
    public var description: String { "\(origin) \(size)" }
  }
#endif
