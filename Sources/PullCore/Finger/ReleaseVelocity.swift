public import ScrollCore

/// Where the velocity of a release comes from.
public enum ReleaseVelocity: Equatable, Sendable {
  /// The caller says it: the velocity of the offset, in points per second.
  case given(ScrollPoint)
  /// The touch samples of the last 100 ms.
  case fromTouches
}
