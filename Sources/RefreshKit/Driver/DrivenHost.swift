import RefreshCore

/// One host of a driver.
///
/// The host's ``RefreshHosting`` holds it.
final class DrivenHost {
  // As in ``ScrollView``, nothing is checked for exclusive access at run time.

  @exclusivity(unchecked) private weak var host: (any RefreshHost)?
  let schedule: WakeSchedule
  /// The driver time at which the host's own time was 0.
  private let start: Duration
  /// Where it is in one of the schedule's queues; `nil` if it is to be left alone.
  var place: Int? {
    get { storedPlace < 0 ? nil : Int(storedPlace) }
    set { storedPlace = newValue.map { Int32($0) } ?? -1 }
  }
  @exclusivity(unchecked) private var storedPlace: Int32 = -1
  /// Which of them: the one of frames or the one of events.
  @exclusivity(unchecked) var isMoving = false
  @exclusivity(unchecked) private var hasLeft = false

  init(_ host: any RefreshHost, on schedule: WakeSchedule) {
    self.host = host
    self.schedule = schedule
    start = schedule.now - host.now.sinceStart
  }

  deinit {
    schedule.remove(self)
  }

  /// The host's present, from the driver's clock.
  var hostNow: Instant {
    guard isDriven else { return host?.now ?? .zero }
    return Instant(sinceStart: schedule.now - start)
  }

  /// The host's present in driver time.
  var time: Duration { start + (host?.now ?? .zero).sinceStart }

  private var isDriven: Bool { !hasLeft && schedule.isRunning }

  /// Gives the host its frame.
  ///
  /// - Returns: `false` if it has left the driver or is gone.
  func advance(to time: Duration) -> Bool {
    guard isDriven, let host else { return false }
    let instant = Instant(sinceStart: time - start)
    // The same code, compiled for the view by itself.
    if let scrollView = host as? ScrollView {
      scrollView.runFrame(at: instant)
    } else {
      host.runFrame(at: instant)
    }
    return true
  }

  /// Lets the schedule know when the host is to be woken next.
  func update(_ host: some RefreshHost) {
    guard isDriven else { return }
    let now = host.now
    if host.isMoving {
      schedule.set(self, to: frame(after: now), isFrame: true)
    } else if let event = host.nextEvent {
      // A host that has something to do at once has had its turn just now: the next frame is soon
      // enough.
      let time = event > now ? start + event.sinceStart : frame(after: now)
      schedule.set(self, to: time, isFrame: false)
    } else {
      schedule.remove(self)
    }
  }

  private func frame(after now: Instant) -> Duration {
    schedule.frame(after: start + now.sinceStart)
  }

  func leave() {
    schedule.remove(self)
    hasLeft = true
  }
}
