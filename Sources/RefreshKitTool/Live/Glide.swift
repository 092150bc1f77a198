import RefreshKit
import RefreshKitTesting

/// A motion of the list's content to an edge: the spring of a scroll view, in steps of 1/30 s from
/// its start.
struct Glide {
  /// Where it ends.
  let target: Double

  /// When the content is to be moved next.
  private(set) var nextStep: Instant

  private let spring: SpringMotion
  private let start: Instant
  private let end: Instant

  private static let step = FrameLength(perSecond: 30)

  /// Creates a motion; `nil` if the content is there already.
  ///
  /// It ends when the content is within a twentieth of a row.
  init?(from place: Double, velocity: Double, to target: Double, at start: Instant) {
    guard place != target else { return nil }
    self.target = target
    self.start = start
    spring = SpringMotion(displacement: place - target, velocity: velocity)
    end = start + Duration(limitingSeconds: spring.settlingTime(within: 0.05))
    nextStep = min(end, start + Self.step.duration)
  }

  /// Where the content is at an instant: exactly at the target from the end on.
  func place(at now: Instant) -> Double {
    now >= end ? target : target + spring.displacement(at: (now - start).inSeconds)
  }

  /// How fast the content moves at an instant, in rows per second.
  func velocity(at now: Instant) -> Double {
    spring.velocity(at: (now - start).inSeconds)
  }

  /// Chooses the next step after an instant; answers whether there is one.
  mutating func advance(past now: Instant) -> Bool {
    guard now < end else { return false }
    nextStep = min(end, start + Self.step.multiple(after: now - start))
    return true
  }
}
