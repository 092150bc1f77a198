import RefreshCore
import ScrollCore

/// An animated offset change with the instant at which it, or its present stretch, began.
///
/// It moves both axes: its end is one instant, told once. An object that never changes.
final class TimedAnimation: Sendable {
  /// What the end of the animation is told as.
  enum Kind: Sendable {
    case offset, scrollToTop
  }

  let animation: OffsetAnimation
  let kind: Kind
  let start: Instant
  let end: Instant

  convenience init(_ animation: OffsetAnimation, kind: Kind, at start: Instant) {
    self.init(
      animation, kind: kind, from: start,
      to: start + Duration(limitingSeconds: animation.duration))
  }

  private init(_ animation: OffsetAnimation, kind: Kind, from start: Instant, to end: Instant) {
    self.animation = animation
    self.kind = kind
    self.start = start
    self.end = end
  }

  func offset(at now: Instant) -> ScrollPoint {
    now >= end ? animation.to : animation.offset(at: (now - start).inSeconds)
  }

  func velocity(at now: Instant) -> ScrollPoint {
    now >= end ? .zero : animation.velocity(at: (now - start).inSeconds)
  }

  /// When the animation passes a place on the axis of an edge, `nil` if it does not.
  func instant(passing place: Double, along edge: RefreshEdge) -> Instant? {
    let (from, to) =
      edge.isVertical
      ? (animation.from.y, animation.to.y) : (animation.from.x, animation.to.x)
    let part = (place - from) / (to - from)
    guard part > 0, part < 1 else { return nil }
    return start + Duration(limitingSeconds: animation.time(atPart: part))
  }

  /// The animation that goes on from its present place to another target in the time that is left.
  ///
  /// It ends at the very instant of the old one: the time that is left is rounded in seconds.
  func retargeted(to target: ScrollPoint, at now: Instant) -> TimedAnimation {
    let rest = animation.retargeted(to: target, at: (now - start).inSeconds)
    return TimedAnimation(rest, kind: kind, from: now, to: end)
  }
}

#if !hasFeature(Embedded)
  extension TimedAnimation: Equatable {
    /// Returns whether both are the same change from the same instant.
    static func == (lhs: TimedAnimation, rhs: TimedAnimation) -> Bool {
      lhs === rhs
        || (lhs.start == rhs.start && lhs.kind == rhs.kind && lhs.animation == rhs.animation)
    }
  }
#endif
