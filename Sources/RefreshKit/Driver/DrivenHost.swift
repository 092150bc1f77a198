import RefreshCore

/// One host of a driver: a `DrivenScrollView` or a `DrivenOtherHost`.
///
/// The host's ``RefreshContext`` holds it.
class DrivenHost {
  // As in ``ScrollView``, nothing is checked for exclusive access at run time. The place is 32
  // bits: one word more would make each of many objects two words larger, as memory is given out.

  final let schedule: WakeSchedule
  /// The driver time at which the host's own time was 0.
  private final let start: Duration
  private final var storedPlace: Int32 = -1
  /// In which queue it is: in that of frames or in that of events.
  final var isMoving = false
  private final var hasLeft = false

  fileprivate init(of host: some RefreshHost, on schedule: WakeSchedule) {
    self.schedule = schedule
    start = schedule.now - host.now.sinceStart
  }

  /// Makes one for a host.
  static func of(_ host: some RefreshHost, on schedule: WakeSchedule) -> DrivenHost {
    if let view = host as? ScrollView { return DrivenScrollView(view, on: schedule) }
    return DrivenOtherHost(host, on: schedule)
  }

  /// The present of the host; 0 if it is gone.
  fileprivate var ownNow: Instant { .zero }

  /// Lets the host run a frame.
  ///
  /// - Returns: `false` if it is gone.
  fileprivate func runFrame(at instant: Instant) -> Bool { false }

  deinit {
    schedule.remove(self)
  }

  /// Where it is in one of the schedule's queues; `nil` if it is to be left alone.
  final var place: Int? {
    get { storedPlace < 0 ? nil : Int(storedPlace) }
    set { storedPlace = newValue.map { Int32($0) } ?? -1 }
  }

  /// The host's present, from the driver's clock.
  final var hostNow: Instant {
    guard isDriven else { return ownNow }
    return Instant(sinceStart: schedule.now - start)
  }

  /// The host's present in driver time.
  final var time: Duration { start + ownNow.sinceStart }

  private final var isDriven: Bool { !hasLeft && schedule.isRunning }

  /// Gives the host its frame.
  ///
  /// - Returns: `false` if it has left the driver or is gone.
  final func advance(to time: Duration) -> Bool {
    isDriven && runFrame(at: Instant(sinceStart: time - start))
  }

  /// Lets the schedule know when the host is to be woken next.
  final func update(_ host: some RefreshHost) {
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

  private final func frame(after now: Instant) -> Duration {
    schedule.frame(after: start + now.sinceStart)
  }

  final func leave() {
    schedule.remove(self)
    hasLeft = true
  }
}

/// A view of the library, of whatever class: what a frame calls is compiled for it by itself.
private final class DrivenScrollView: DrivenHost {
  private weak var view: ScrollView?

  init(_ view: ScrollView, on schedule: WakeSchedule) {
    self.view = view
    super.init(of: view, on: schedule)
  }

  override fileprivate var ownNow: Instant { view?.now ?? .zero }

  override fileprivate func runFrame(at instant: Instant) -> Bool {
    guard let view else { return false }
    view.runFrame(at: instant)
    return true
  }
}

/// A host of a class of the user's own.
private final class DrivenOtherHost: DrivenHost {
  private weak var host: (any RefreshHost)?

  init(_ host: some RefreshHost, on schedule: WakeSchedule) {
    self.host = host
    super.init(of: host, on: schedule)
  }

  override fileprivate var ownNow: Instant { host?.now ?? .zero }

  override fileprivate func runFrame(at instant: Instant) -> Bool {
    guard let host else { return false }
    host.context.runFrame(at: instant)
    return true
  }
}
