import RefreshKit

/// Something that a tester cannot do, or for which a test could wait for ever.
public enum RefreshTesterError: Error, Equatable, CustomStringConvertible {
  /// The view has no refresh control, so nothing would come of a pull.
  case noControl
  /// A pull has ended before the trigger: how far it came and how far it had to, in points, and
  /// why.
  case pullFellShort(at: Double, of: Double, because: String)
  /// Nothing moves but a finger is down, and only the test can lift it.
  case fingerIsDown
  /// A finger is down whose place the tester does not know, so that it cannot move on from there.
  case fingerPlaceUnknown
  /// Something still moves or is still due after the time that was allowed.
  case notSettled(within: Duration, because: String)
  /// The time of a recorded touch lies before the one in front of it, or is no time.
  case touchGoesBack(index: Int)

  /// One line that says what was found and what to do.
  public var description: String {
    switch self {
    case .noControl:
      "the view has no refresh control to pull: add one, or drag the content with pull(by:)"
    case .pullFellShort(let distance, let trigger, let reason):
      "the pull came to \(distance.formatted(decimals: 3)) of the "
        + "\(trigger.formatted(decimals: 3)) pt of the trigger: \(reason)"
    case .fingerIsDown:
      "the view cannot settle while a finger is down: call release() or cancelTouch() first"
    case .fingerPlaceUnknown:
      "the place of the finger is not known: lift it, and put one down with touchDown(at:), not with "
        + "drag(to:) or by a call of the view"
    case .notSettled(let bound, let reason):
      "the view has not settled within \(bound.inSeconds.formatted(decimals: 3)) s: \(reason)"
    case .touchGoesBack(let index):
      "touches[\(index)].time must be a number of seconds, not less than that of the touch before it"
    }
  }
}
