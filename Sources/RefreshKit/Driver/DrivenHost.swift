import RefreshCore

/// One host of a driver, which holds it weakly.
///
/// The host's ``RefreshContext`` holds it, and takes it from its driver before it is gone.
final class DrivenHost: Placed {
  let schedule: WakeSchedule
  private weak var host: (any RefreshHost)?
  /// How far the driver's time is ahead of the host's own.
  private let lead: Duration
  /// Where it stands among the hosts that move, or among the events of those that stand still.
  var place: Int?
  var isMoving = false
  private var hasLeft = false

  init(_ host: some RefreshHost, on schedule: WakeSchedule) {
    self.host = host
    self.schedule = schedule
    lead = schedule.now - host.now
  }

  /// The host's present, from the driver's clock; 0 if it is gone.
  var hostNow: Instant {
    isDriven ? schedule.now - lead : host?.now ?? .zero
  }

  private var isDriven: Bool { !hasLeft && schedule.isRunning }

  /// Whether the host's present is before a driver time, so that a frame would move it.
  func isBehind(_ time: Instant) -> Bool {
    guard let host else { return false }
    return host.now + lead < time
  }

  /// Gives the host its frame.
  ///
  /// - Returns: `false` if it has left the driver or is gone.
  func advance(to time: Instant) -> Bool {
    guard isDriven, let host else { return false }
    host.context.runFrame(at: time - lead)
    return true
  }

  /// Lets the schedule know when the host is to be woken next.
  func update(_ host: some RefreshHost) {
    guard isDriven else { return }
    let (now, isMoving) = (host.now, host.isMoving)
    let present = now + lead
    var next: Instant?
    if isMoving {
      next = schedule.frame(after: present)
    } else if let event = host.nextEvent {
      // A host that has something to do at once has just been advanced: the next frame is soon
      // enough.
      next = event > now ? event + lead : schedule.frame(after: present)
    }
    // At the limit of time nothing comes after the present, and the host would be woken without
    // end.
    guard let next, next > present else { return schedule.remove(self) }
    schedule.set(self, to: next, isFrame: isMoving)
  }

  /// Leaves the driver for good.
  func leave() {
    schedule.remove(self)
    hasLeft = true
  }
}
