import RefreshCore
import ScrollCore

/// The motion of one axis with the instant at which its present phase began.
///
/// An object that never changes, made once a phase: a copy of the value has 300 bytes.
final class TimedMotion: Sendable {
  let motion: AxisMotion
  let start: Instant
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

#if !hasFeature(Embedded)
  extension TimedMotion: Equatable {
    /// Returns whether both are the same motion from the same instant.
    static func == (lhs: TimedMotion, rhs: TimedMotion) -> Bool {
      lhs === rhs || (lhs.start == rhs.start && lhs.motion == rhs.motion)
    }
  }
#endif
