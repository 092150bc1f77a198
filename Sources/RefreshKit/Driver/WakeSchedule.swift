import RefreshCore

/// When which host of a driver is to be woken, in driver time: the time since the driver was made.
final class WakeSchedule {
  let frameDuration: Duration
  /// The present in driver time, from the driver's clock.
  private let readClock: () -> Duration
  /// The time of the frame that is being run; it stands still until all hosts have been advanced.
  private var frameTime: Duration?
  /// Hosts that stand still until something is due, and hosts that move and wait for their next frame:
  /// a loop of the program's own takes all of these and must not look at those.
  private var waiting = WakeQueue()
  private var moving = WakeQueue()
  /// The hosts of the frame that is being run; the storage is kept.
  private var due: [DrivenHost] = []
  /// Told when the earliest wake-up has changed, outside a frame; once until ``runFrame()``.
  var onChange: () -> Void = {}
  private var isChanged = false

  init(frameDuration: Duration, readClock: @escaping () -> Duration) {
    self.frameDuration = frameDuration
    self.readClock = readClock
  }

  var now: Duration { frameTime ?? readClock() }

  var earliest: Duration? {
    guard let one = waiting.earliest, let other = moving.earliest else {
      return waiting.earliest ?? moving.earliest
    }
    return min(one, other)
  }

  /// The first frame after a time; all hosts of a driver have their frames together.
  func frame(after time: Duration) -> Duration {
    let past = (time / frameDuration).rounded(.down)
    // A host may have been advanced by hand to where frames cannot be counted.
    guard abs(past) < 0x1p52 else { return time + frameDuration }
    let next = frameDuration * (Int64(past) + 1)
    return next > time ? next : next + frameDuration
  }

  func set(_ entry: DrivenHost, to time: Duration?) {
    let old = earliest
    put(entry, to: time)
    guard frameTime == nil, !isChanged, earliest != old else { return }
    isChanged = true
    onChange()
  }

  private func put(_ entry: DrivenHost, to time: Duration?) {
    if entry.isQueuedAsMoving != entry.isMoving {
      if entry.isQueuedAsMoving { moving.remove(entry) } else { waiting.remove(entry) }
      entry.isQueuedAsMoving = entry.isMoving
    }
    if entry.isMoving { moving.set(entry, to: time) } else { waiting.set(entry, to: time) }
  }

  /// Advances every host that is due, once; one that leaves meanwhile is left alone.
  ///
  /// In a loop of the program's own every host that moves is due: the loop says how often.
  ///
  /// - Returns: Whether one was advanced.
  func runFrame(ofOwnLoop: Bool) -> Bool {
    // From inside a callback the frame that is being run is the one.
    guard frameTime == nil else { return false }
    isChanged = false
    let time = now
    frameTime = time
    while let entry = popDue(at: time, ofOwnLoop: ofOwnLoop) { due.append(entry) }
    if ofOwnLoop { keepWhatHadItsFrame(at: time) }
    defer {
      frameTime = nil
      due.removeAll(keepingCapacity: true)
    }
    var hasAdvanced = false
    for entry in due where entry.advance(to: time) {
      hasAdvanced = true
    }
    return hasAdvanced
  }

  /// Takes out the next host that is due: in the order of the times at which they were to be woken.
  private func popDue(at time: Duration, ofOwnLoop: Bool) -> DrivenHost? {
    guard let frame = moving.earliest, ofOwnLoop || frame <= time else {
      return waiting.popDue(at: time)
    }
    if let wake = waiting.earliest, wake <= frame, let entry = waiting.popDue(at: time) {
      return entry
    }
    return moving.popDue(at: frame)
  }

  /// Puts hosts that move back into the queue if they have had this instant.
  private func keepWhatHadItsFrame(at time: Duration) {
    due.removeAll { entry in
      guard entry.isMoving, entry.time >= time, let wake = entry.wakeTime else { return false }
      put(entry, to: wake)
      return true
    }
  }
}

/// One host of a driver.
///
/// The host's ``RefreshHosting`` holds it.
final class DrivenHost {
  private weak var host: (any RefreshHost)?
  private(set) weak var schedule: WakeSchedule?
  /// The driver time at which the host's own time was 0.
  private let start: Duration
  /// Where it is in the schedule's queue; `nil` if it is to be left alone.
  var place: Int?
  /// Whether that is, or was last, the queue of the hosts that move.
  var isQueuedAsMoving = false
  /// The host's present in driver time.
  private(set) var time = Duration.zero
  /// When the host is to be woken, and whether that is the next frame of a motion.
  private(set) var wakeTime: Duration?
  private(set) var isMoving = false

  init(_ host: any RefreshHost, on schedule: WakeSchedule) {
    self.host = host
    self.schedule = schedule
    start = schedule.now - host.now.sinceStart
  }

  /// The host's present, from the driver's clock.
  var hostNow: Instant {
    guard let schedule else { return host?.now ?? .zero }
    return Instant(sinceStart: schedule.now - start)
  }

  /// Gives the host its frame.
  ///
  /// - Returns: `false` if it has left the driver or is gone.
  func advance(to time: Duration) -> Bool {
    guard let host, schedule != nil else { return false }
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
    guard let schedule else { return }
    let now = start + host.now.sinceStart
    time = now
    isMoving = host.isMoving
    if isMoving {
      wakeTime = schedule.frame(after: now)
    } else {
      // A host that has something to do at once has had its turn just now: the next frame is soon
      // enough.
      let event = host.nextEvent.map { start + $0.sinceStart }
      wakeTime = event.map { $0 > now ? $0 : schedule.frame(after: now) }
    }
    schedule.set(self, to: wakeTime)
  }

  func leave() {
    schedule?.set(self, to: nil)
    schedule = nil
  }
}
