import RefreshCore

/// When which host of a driver is to be woken, in driver time: the time since the driver was made.
final class WakeSchedule {
  let frameDuration: Duration
  /// The present in driver time, from the driver's clock.
  private let readClock: () -> Duration
  /// The time of the frame that is being run; it stands still until all hosts have been advanced.
  private var frameTime: Duration?
  /// The hosts that stand still, for when they are due.
  private var events = WakeQueue()
  /// The hosts that move, for their next frame.
  private var frames = WakeQueue()
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
    guard let event = events.earliest, let frame = frames.earliest else {
      return events.earliest ?? frames.earliest
    }
    return min(event, frame)
  }

  /// The first frame after a time; all hosts of a driver have their frames together.
  func frame(after time: Duration) -> Duration {
    let past = (time / frameDuration).rounded(.down)
    // A host may have been advanced by hand to where frames cannot be counted.
    guard abs(past) < 0x1p52 else { return time + frameDuration }
    let next = frameDuration * (Int64(past) + 1)
    return next > time ? next : next + frameDuration
  }

  /// Sets when a host is to be woken, and whether that is a frame; `nil` for not at all.
  func set(_ entry: DrivenHost, to time: Duration?, isFrame: Bool) {
    let old = earliest
    if entry.isMoving != isFrame { remove(entry) }
    entry.isMoving = isFrame
    if isFrame { frames.set(entry, to: time) } else { events.set(entry, to: time) }
    guard frameTime == nil, !isChanged, earliest != old else { return }
    isChanged = true
    onChange()
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
    while let entry = events.popDue(at: time) {
      due.append(entry)
    }
    // The next frame of a host that moves is less than a frame ahead.
    while let entry = frames.popDue(at: ofOwnLoop ? time + frameDuration : time) {
      due.append(entry)
    }
    if ofOwnLoop { keepWhatHasHad(time) }
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

  /// Puts hosts that move and have had this instant already back into the queue.
  private func keepWhatHasHad(_ time: Duration) {
    due.removeAll { entry in
      guard entry.isMoving, entry.time >= time else { return false }
      frames.set(entry, to: frame(after: entry.time))
      return true
    }
  }

  private func remove(_ entry: DrivenHost) {
    if entry.isMoving { frames.remove(entry) } else { events.remove(entry) }
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
  /// Where it is in one of the schedule's queues; `nil` if it is to be left alone.
  var place: Int?
  /// Which of them: the one of frames or the one of events.
  var isMoving = false
  /// The host's present in driver time.
  private(set) var time = Duration.zero

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
    if host.isMoving { return schedule.set(self, to: schedule.frame(after: now), isFrame: true) }
    // A host that has something to do at once has had its turn just now: the next frame is soon enough.
    let event = host.nextEvent.map { start + $0.sinceStart }
    schedule.set(
      self, to: event.map { $0 > now ? $0 : schedule.frame(after: now) }, isFrame: false)
  }

  func leave() {
    schedule?.set(self, to: nil, isFrame: false)
    schedule = nil
  }
}
