extension Scenario {
  /// An action and the instant at which it happens.
  public struct Step: Equatable, Sendable {
    /// The instant in seconds since the start.
    public var at: Double
    /// What happens.
    public var action: Action

    /// Creates a step.
    public init(at: Double, _ action: Action) {
      self.at = at
      self.action = action
    }
  }

  /// Insets of which only the named sides are set.
  public struct Sides: Equatable, Sendable {
    /// The top side, or nil to leave it.
    public var top: Double?
    /// The left side, or nil to leave it.
    public var left: Double?
    /// The bottom side, or nil to leave it.
    public var bottom: Double?
    /// The right side, or nil to leave it.
    public var right: Double?

    /// Creates a set of sides.
    public init(
      top: Double? = nil, left: Double? = nil, bottom: Double? = nil, right: Double? = nil
    ) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }
}
