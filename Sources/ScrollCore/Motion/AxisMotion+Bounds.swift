extension AxisMotion {
  /// The legal range along an axis, and what a motion does at its ends.
  public struct Bounds: Equatable, Hashable, Sendable {
    /// The least legal offset, in points.
    public let lower: Double

    /// The greatest legal offset, in points.
    public let upper: Double

    /// Whether a deceleration goes on past the least offset, as a spring.
    public let passesLower: Bool

    /// Whether a deceleration goes on past the greatest offset, as a spring.
    public let passesUpper: Bool

    /// Creates bounds, both of which may be passed if nothing else is said.
    ///
    /// A number that is NaN or infinite counts as 0, and an `upper` below `lower` as `lower`.
    public init(
      lower: Double, upper: Double, passesLower: Bool = true, passesUpper: Bool = true
    ) {
      self.lower = lower.bounded
      self.upper = max(self.lower, upper.bounded)
      self.passesLower = passesLower
      self.passesUpper = passesUpper
    }

    /// Returns the offset of an edge.
    public func offset(of edge: Edge) -> Double { edge == .lower ? lower : upper }

    /// Returns whether a deceleration goes on past an edge.
    public func passes(_ edge: Edge) -> Bool { edge == .lower ? passesLower : passesUpper }

    /// The edge that an offset is past by more than 1e-9 pt.
    func edgePassed(at offset: Double) -> Edge? {
      if offset < lower - .tolerance { return .lower }
      return offset > upper + .tolerance ? .upper : nil
    }

    /// Whether an offset is at an edge or past it, give or take 1e-9 pt.
    func isAt(_ edge: Edge, _ offset: Double) -> Bool {
      edge == .lower ? offset <= lower + .tolerance : offset >= upper - .tolerance
    }
  }
}

#if !hasFeature(Embedded)
  extension AxisMotion.Bounds: Codable {
    /// Decodes the bounds; an upper end below the lower one is raised to it.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: FieldName.self)
      try self.init(
        lower: values.decode(Double.self, forKey: "lower"),
        upper: values.decode(Double.self, forKey: "upper"),
        passesLower: values.decode(Bool.self, forKey: "passesLower"),
        passesUpper: values.decode(Bool.self, forKey: "passesUpper"))
    }

    /// Encodes the bounds.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: FieldName.self)
      try values.encode(lower, forKey: "lower")
      try values.encode(upper, forKey: "upper")
      try values.encode(passesLower, forKey: "passesLower")
      try values.encode(passesUpper, forKey: "passesUpper")
    }
  }
#endif
