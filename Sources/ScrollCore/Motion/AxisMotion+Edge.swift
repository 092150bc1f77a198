extension AxisMotion {
  /// One of the two ends of the legal range along an axis.
  public enum Edge: String, CaseIterable, Sendable {
    /// The end with the least offset: top, or left.
    case lower

    /// The end with the greatest offset: bottom, or right.
    case upper
  }
}

#if !hasFeature(Embedded)
  extension AxisMotion.Edge: Codable {}
#endif
