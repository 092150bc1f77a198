/// The insets of a scenario's setup and of its report.
public struct ScenarioInsets: Equatable, Sendable {
  /// Insets of 0 on all sides.
  public static let zero = Self()

  /// The top inset.
  public var top: Double

  /// The left inset.
  public var left: Double

  /// The bottom inset.
  public var bottom: Double

  /// The right inset.
  public var right: Double

  /// Creates insets; a side that is left out is 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
