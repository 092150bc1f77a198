public import RefreshCore
import ScrollCore

extension RefreshSession {
  /// Lets time pass: moves what moves, and ends what is due, each at its own instant.
  ///
  /// However time is cut into frames, the offset at an instant is the same. An instant that has
  /// passed is ignored.
  ///
  /// - Complexity: O(n) in the number of ends that fall due.
  public mutating func advance(to instant: Instant) {
    while let event = earlier(nextEvent, nextReturn), event <= instant {
      now = max(now, event)
      // At one instant, ends of motions come before deadlines.
      if let ended = motion, ended.end <= now {
        offset = ended.motion.endPosition
        begin(ended.successor)
      } else {
        moveAlong()
        tell(.timeReached)
      }
      settle()
    }
    if instant > now {
      now = instant
      if isMoving {
        moveAlong()
        settle()
      }
    }
  }

  /// When a deceleration carries a pull back over the rest, which ends the pull.
  private var nextReturn: Instant? {
    guard let motion, state.phase == .pulling else { return nil }
    return motion.instant(passing: geometry.rest).flatMap { $0 > now ? $0 : nil }
  }

  /// Whether a motion that ends at rest is within the slack of it; the pull is over when it ends.
  private var isAboutToRest: Bool {
    guard let end = motion?.motion.endPosition else { return false }
    return abs(end - geometry.rest) <= SessionGeometry.slack
      && abs(offset - geometry.rest) <= SessionGeometry.slack
  }

  private mutating func moveAlong() {
    if let motion { offset = motion.position(at: now) }
  }

  /// Lets a motion take over; one that ends where it begins is over at once.
  mutating func begin(_ new: SessionMotion?) {
    motion = new
    while let current = motion, current.end <= current.start {
      offset = current.motion.endPosition
      motion = current.successor
    }
  }

  /// Brings the session in order after something has changed: neither a pull without a finger nor a
  /// closing control can last.
  mutating func settle() {
    repeat {
      switch state.phase {
      case .idle, .refreshing: return
      case .pulling: if !isAboutToRest { tell(.offsetMoved(to: pullDistance)) }
      case .ending: if !isMoving && pullDistance <= SessionGeometry.slack { tell(.collapsed) }
      }
      guard state.phase != .idle, !isTracking, !isMoving, pullDistance > SessionGeometry.slack
      else {
        return
      }
      let open = openEdges
      spring(
        to: .lower, 0, geometry.bounds(passesTop: open.top, passesBottom: open.bottom))
    } while !isMoving
  }
}
