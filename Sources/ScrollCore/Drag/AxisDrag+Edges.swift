extension AxisDrag {
  /// What limits a drag along one axis; it holds for the whole gesture.
  public struct Edges: Equatable, Hashable, Sendable {
    /// The least offset of the legal range, in points.
    public var lower: Double

    /// The greatest offset of the legal range, in points.
    public var upper: Double

    /// The viewport's length along the axis, in points.
    public var dimension: Double

    /// Whether this gesture may pull the content below the least offset.
    public var passesLower: Bool

    /// Whether this gesture may pull the content above the greatest offset.
    public var passesUpper: Bool

    /// Creates edges, both of which may be passed if nothing else is said.
    public init(
      lower: Double, upper: Double, dimension: Double, passesLower: Bool = true,
      passesUpper: Bool = true
    ) {
      self.lower = lower
      self.upper = upper
      self.dimension = dimension
      self.passesLower = passesLower
      self.passesUpper = passesUpper
    }
  }
}

extension AxisDrag.Edges {
  /// These edges with numbers that no sum or product makes infinite, and `upper` no less than
  /// `lower`.
  var usable: Self {
    var edges = self
    edges.lower = lower.bounded
    edges.upper = max(edges.lower, upper.bounded)
    edges.dimension = dimension.bounded
    return edges
  }

  var band: RubberBand { RubberBand(dimension: dimension) }

  /// The largest overshoot that counts for the finger: 0 past an edge that is closed.
  private func reach(_ passes: Bool) -> Double { passes ? band.maximumDisplacement : 0 }

  /// Moves an edge outward by what a drag cannot account for; returns the raw offset.
  mutating func widenAndInvert(_ offset: Double) -> Double {
    lower = min(lower, offset + reach(passesLower))
    upper = max(upper, offset - reach(passesUpper))
    return raw(at: offset)
  }

  /// The offset itself, or the last one that a rubber band lets a finger reach in its direction.
  func nearestReachable(to offset: Double) -> Double {
    let least = lower - reach(true)
    let greatest = upper + reach(true)
    if passesLower, offset < least - .tolerance { return least }
    if passesUpper, offset > greatest + .tolerance { return greatest }
    return offset
  }

  /// The raw offset at which a finger makes an offset visible, or would but for a closed edge.
  func raw(at offset: Double) -> Double {
    if offset < lower, passesLower { return lower - band.travel(forDisplacement: lower - offset) }
    if offset > upper, passesUpper { return upper + band.travel(forDisplacement: offset - upper) }
    return offset
  }

  /// The offset that is visible at a raw offset, with the rubber band of these edges.
  @inlinable @inline(__always)
  func visible(at raw: Double, _ band: RubberBand) -> Double {
    if raw < lower {
      return passesLower ? lower - band.displacement(forTravel: lower - raw) : lower
    }
    if raw > upper {
      return passesUpper ? upper + band.displacement(forTravel: raw - upper) : upper
    }
    return raw
  }

  /// The offset, held at a closed edge.
  @inlinable
  func stop(_ offset: Double) -> Double {
    if offset < lower, !passesLower { return lower }
    if offset > upper, !passesUpper { return upper }
    return offset
  }

  /// The part of the finger's speed that the content has at a raw offset.
  func slope(at raw: Double) -> Double {
    if raw < lower { return passesLower ? band.slope(atTravel: lower - raw) : 0 }
    if raw > upper { return passesUpper ? band.slope(atTravel: raw - upper) : 0 }
    return 1
  }
}

#if !hasFeature(Embedded)
  extension AxisDrag.Edges: Codable {}
#endif
