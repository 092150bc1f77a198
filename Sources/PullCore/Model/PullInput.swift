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

  /// A finger touched content that others move.
  case foreignTouchBegan
  /// The finger has moved content that others move.
  case foreignDragged
  /// The finger lifted from content that others move, or was taken away by the system.
  case foreignTouchEnded(isCancelled: Bool)
  /// Content that others move has moved without a finger, or has other sizes.
  case foreignContentMoved
  /// The content that others move has left the screen, which takes a finger away.
  case foreignScreenLeft
}

extension PullInput {
  /// The input as far as its figures make sense; `nil` if nothing is left of it.
  var sensible: PullInput? {
    switch self {
    case .touchBegan(let place), .touchMoved(let place), .dragged(let place):
      place.isWithinLimits ? self : nil
    case .touchEnded(.given(let velocity)):
      velocity.isWithinLimits ? self : .touchEnded(.given(.zero))
    case .touchEnded(.fromTouches), .touchCancelled, .timePassed, .foreignTouchBegan,
      .foreignDragged, .foreignTouchEnded, .foreignContentMoved, .foreignScreenLeft:
      self
    }
  }
}
