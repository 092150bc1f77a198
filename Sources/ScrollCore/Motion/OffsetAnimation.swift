/// An animated change of the content offset.
///
/// With s = elapsed/duration the content is at from + (to − from)·(3s² − 2s³): it sets out and
/// arrives without a jerk, in the same time whatever the distance.
public struct OffsetAnimation: Equatable, Hashable, Sendable {
  /// Where the change begins.
  public let from: ScrollPoint

  /// Where it ends.
  public let to: ScrollPoint

  /// How long it takes, in seconds.
  public let duration: Double

  /// Creates a change from one offset to another.
  ///
  /// A duration below 1e-9 s, NaN and infinity count as 0: the content is there at once. A
  /// coordinate that is NaN or infinite counts as 0.
  public init(from: ScrollPoint, to: ScrollPoint, duration: Double) {
    self.from = ScrollPoint(x: from.x.bounded, y: from.y.bounded)
    self.to = ScrollPoint(x: to.x.bounded, y: to.y.bounded)
    self.duration = duration >= 1e-9 ? duration.finiteOrZero : 0
  }

  /// Returns where the content is after a time in seconds.
  ///
  /// At the start it is exactly ``from``, and from ``duration`` on exactly ``to``.
  public func offset(at elapsed: Double) -> ScrollPoint {
    let time = elapsed.elapsedTime
    guard time < duration else { return to }
    let part = time / duration
    let ease = part * part * (3 - 2 * part)
    return ScrollPoint(x: from.x + (to.x - from.x) * ease, y: from.y + (to.y - from.y) * ease)
  }

  /// Returns the velocity in points per second after a time in seconds; 0 before and after.
  public func velocity(at elapsed: Double) -> ScrollPoint {
    let time = elapsed.elapsedTime
    guard time < duration else { return .zero }
    let part = time / duration
    let pace = 6 * part * (1 - part) / duration
    return ScrollPoint(x: (to.x - from.x) * pace, y: (to.y - from.y) * pace)
  }

  /// Returns the seconds after which a part of the way, from 0 to 1, is done.
  ///
  /// This is the inverse of the curve: s = 1/2 − sin(asin(1 − 2p)/3). A part outside 0 to 1 is
  /// limited, NaN counts as 0.
  public func time(atPart part: Double) -> Double {
    let part = min(max(part.finiteOrZero, 0), 1)
    // The curve is symmetric about its middle; the angle is wanted for its first half only.
    let nearer = min(part, 1 - part)
    let angle = Math.angle(x: 2 * (nearer * (1 - nearer)).squareRoot(), y: 1 - 2 * nearer)
    let time = duration * (0.5 - Math.sine(angle / 3))
    return part > 0.5 ? duration - time : time
  }

  /// Returns the change that goes on from the present place to another target.
  ///
  /// It takes the time that is left of this one, with the same curve anew.
  public func retargeted(to target: ScrollPoint, at elapsed: Double) -> OffsetAnimation {
    OffsetAnimation(
      from: offset(at: elapsed), to: target, duration: duration - elapsed.elapsedTime)
  }
}

#if !hasFeature(Embedded)
  extension OffsetAnimation: CustomStringConvertible {
    /// The two offsets and the time, as in `(0.0, 0.0) to (0.0, 500.0) in 0.3 s`.
    public var description: String { "\(from) to \(to) in \(duration) s" }
  }
#endif
