import RefreshCore
import ScrollCore

/// A motion with the instant at which its present phase began.
///
/// An object that never changes, made once a phase: code that copies the value would make a web
/// page much larger.
final class SessionMotion: Sendable {
  let motion: AxisMotion
  let start: Instant
  let end: Instant

  init(_ motion: AxisMotion, at start: Instant) {
    self.motion = motion
    self.start = start
    end = start + Duration(limitingSeconds: motion.duration)
  }

  /// The next phase, from the end of this one on.
  var successor: SessionMotion? {
    motion.successor.map { SessionMotion($0, at: end) }
  }

  /// Where the content is at rest after the last phase.
  var finalPosition: Double {
    var last = self
    while let next = last.successor { last = next }
    return last.motion.endPosition
  }

  func position(at now: Instant) -> Double {
    now >= end ? motion.endPosition : motion.position(at: (now - start).inSeconds)
  }

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
