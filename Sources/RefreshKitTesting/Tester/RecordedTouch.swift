/// A touch that was recorded on a device, for ``RefreshTester/replay(_:)``.
///
/// In JSON, where the time has the name `t`, one touch is
///
/// ```json
/// {"phase": "began", "t": 0, "x": 195, "y": 300}
/// ```
public struct RecordedTouch: Equatable, Sendable, Codable {
  /// What the finger does.
  public enum Phase: String, Equatable, Sendable, Codable, CaseIterable {
    /// The finger comes down.
    case began
    /// The finger moves.
    case moved
    /// The finger lifts.
    case ended
    /// The system takes the touch away.
    case cancelled
  }

  /// What the finger does.
  public var phase: Phase
  /// The time in seconds since the recording began.
  public var time: Double
  /// The place from the left of the view, in points; it counts for `began` and `moved`.
  public var x: Double
  /// The place from the top of the view, in points; it counts for `began` and `moved`.
  public var y: Double

  private enum CodingKeys: String, CodingKey {
    case phase, x, y
    case time = "t"
  }

  /// Creates a touch.
  public init(_ phase: Phase, time: Double, x: Double, y: Double) {
    self.phase = phase
    self.time = time
    self.x = x
    self.y = y
  }
}
