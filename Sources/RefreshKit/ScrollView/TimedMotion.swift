import RefreshCore
import ScrollCore

/// The motion of one axis with the instant at which its present phase began.
///
/// An object, made once a motion: copies of the value would be much of what a frame costs.
final class TimedMotion {
  let start: Instant
  let motion: AxisMotion
  let end: Instant

  init(_ motion: AxisMotion, at start: Instant) {
    self.motion = motion
    self.start = start
    end = start + Duration(limitingSeconds: motion.duration)
  }

  /// The next phase, from the end of this one on.
  var successor: TimedMotion? {
    motion.successor.map { TimedMotion($0, at: end) }
  }

  func position(at now: Instant) -> Double {
    now >= end ? motion.endPosition : place(at: now)
  }

  /// The position at an instant that is known to come before ``end``.
  @inline(__always)
  func place(at instant: Instant) -> Double { motion.position(at: (instant - start).inSeconds) }

  func velocity(at now: Instant) -> Double {
    now >= end ? motion.endVelocity : motion.velocity(at: (now - start).inSeconds)
  }

  /// When a deceleration passes a place, `nil` if it does not; a spring ends at its edge.
  func instant(passing place: Double) -> Instant? {
    guard case .deceleration(let deceleration) = motion.phase else { return nil }
    return deceleration.time(toReach: place).map { start + Duration(limitingSeconds: $0) }
  }

  /// The edge that the motion springs to; `nil` in a deceleration.
  var springEdge: AxisMotion.Edge? {
    if case .spring(_, let edge) = motion.phase { edge } else { nil }
  }
}

/// An animated offset change with the instant at which it, or its present stretch, began.
final class TimedAnimation {
  /// What the end of the animation is told as.
  enum Kind {
    case offset, scrollToTop
  }

  let animation: OffsetAnimation
  let kind: Kind
  let start: Instant
  let end: Instant

  init(_ animation: OffsetAnimation, kind: Kind, at start: Instant) {
    self.animation = animation
    self.kind = kind
    self.start = start
    end = start + Duration(limitingSeconds: animation.duration)
  }

  func offset(at now: Instant) -> ScrollPoint {
    now >= end ? animation.to : animation.offset(at: (now - start).inSeconds)
  }

  func velocity(at now: Instant) -> ScrollPoint {
    now >= end ? .zero : animation.velocity(at: (now - start).inSeconds)
  }

  /// When the animation passes a vertical place, `nil` if it does not.
  func instant(passingY place: Double) -> Instant? {
    let part = (place - animation.from.y) / (animation.to.y - animation.from.y)
    guard part > 0, part < 1 else { return nil }
    return start + Duration(limitingSeconds: animation.time(atPart: part))
  }

  /// The animation that goes on from its present place to another target in the time that is left.
  func retargeted(to target: ScrollPoint, at now: Instant) -> TimedAnimation {
    let rest = animation.retargeted(to: target, at: (now - start).inSeconds)
    return TimedAnimation(rest, kind: kind, at: now)
  }
}
