/// An offset or a velocity in a scenario's report.
public struct ScenarioPoint: Equatable, Sendable {
  /// The point (0, 0).
  public static let zero = Self(x: 0, y: 0)

  /// The horizontal part.
  public var x: Double

  /// The vertical part, growing downwards.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
