public import RefreshCore
public import ScrollCore

/// Something from outside that takes several steps, between which its effects are told.
///
/// One that comes while effects wait to be taken is kept and starts after them.
public enum PullInput: Equatable, Sendable {
  /// A finger touched, at a place in view coordinates.
  case touchBegan(ScrollPoint)
  /// The finger moved, to a place in view coordinates.
  case touchMoved(ScrollPoint)
  /// A finger, put down if none is, moved as far as brings the content to an offset.
  case dragged(to: ScrollPoint)
  /// The finger lifted.
  case touchEnded(ReleaseVelocity)
  /// The system took the touch away.
  case touchCancelled
  /// Time passed up to an instant.
  case timePassed(to: Instant)
}

extension PullInput {
  /// The input as far as its figures make sense; `nil` if nothing is left of it.
  var sensible: PullInput? {
    switch self {
    case .touchBegan(let place), .touchMoved(let place), .dragged(let place):
      place.isWithinLimits ? self : nil
    case .touchEnded(.given(let velocity)):
      velocity.isWithinLimits ? self : .touchEnded(.given(.zero))
    case .touchEnded(.fromTouches), .touchCancelled, .timePassed:
      self
    }
  }
}
