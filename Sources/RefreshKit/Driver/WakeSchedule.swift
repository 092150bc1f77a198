import RefreshCore
import SegueRouting

/// When which host of a driver is to be woken, in driver time: the time since the driver was made.
///
/// Its hosts hold it, so it may outlive the driver; then nothing is woken any more.
final class WakeSchedule {
  // As in ``ScrollView``, nothing is checked for exclusive access at run time.

  let frameDuration: Duration
  /// The present in driver time, from the driver's clock; `nil` once the driver is gone.
  private var readClock: (() -> Duration)?
  /// Whether ``run`` has been woken since the last frame.
  private var isChanged = false
  /// The time of the frame that is being run; it stands still until all hosts have been advanced.
  private var frameTime: Duration?
  /// The hosts that stand still, for when they are due.
  private var events = WakeQueue()
  /// The hosts that move, for their next frame.
  private var frames = WakeQueue()
  /// The frame that was asked for last, and the times whose next frame it is.
  private var nextFrame = Duration.zero
  private var frameInterval = (
    start: Instant.zero, end: Instant.zero
  )
  /// The moving hosts of the frame that is being run; the storage is kept.
  private var due: [DrivenHost] = []
  /// What sleeps until the earliest wake-up; woken when that changes outside a frame, once until
  /// ``runFrame(ofOwnLoop:)``.
  var run: DriverRun?

  init(frameDuration: Duration, readClock: @escaping () -> Duration) {
    self.frameDuration = frameDuration
    self.readClock = readClock
  }

  /// Whether the driver is there.
  var isRunning: Bool { readClock != nil }

  var now: Duration { frameTime ?? readClock?() ?? .zero }

  var earliest: Duration? { earliestTime?.sinceStart }

  private var earliestTime: Instant? {
    guard let event = events.earliest, let frame = frames.earliest else {
      return events.earliest ?? frames.earliest
    }
    return min(event, frame)
  }

  /// The first frame after a time, and after the one that is being run; all hosts of a driver have
  /// their frames together.
  func frame(after time: Duration) -> Duration {
    let time = max(time, frameTime ?? time)
    let instant = Instant(sinceStart: time)
    // All hosts of a frame ask for the same next one, so it is worked out once.
    if instant >= frameInterval.start, instant < frameInterval.end { return nextFrame }
    let past = (time / frameDuration).rounded(.down)
    // A host may have been advanced by hand to where frames cannot be counted.
    guard abs(past) < 0x1p52 else { return time + frameDuration }
    let next = frameDuration * (Int64(past) + 1)
    nextFrame = next > time ? next : next + frameDuration
    frameInterval = (Instant(sinceStart: nextFrame - frameDuration), Instant(sinceStart: nextFrame))
    return nextFrame
  }

  /// Sets when a host is to be woken, and whether that is a frame.
  func set(_ entry: DrivenHost, to time: Duration, isFrame: Bool) {
    wakingRun {
      if entry.isMoving != isFrame { takeOut(entry) }
      entry.isMoving = isFrame
      let time = Instant(sinceStart: time)
      if isFrame { frames.set(entry, to: time) } else { events.set(entry, to: time) }
    }
  }

  /// Leaves a host alone.
  func remove(_ entry: DrivenHost) {
    if entry.place != nil { wakingRun { takeOut(entry) } }
  }

  private func takeOut(_ entry: DrivenHost) {
    if entry.isMoving { frames.remove(entry) } else { events.remove(entry) }
  }

  @inline(__always)
  private func wakingRun(_ change: () -> Void) {
    guard let run, frameTime == nil, !isChanged else { return change() }
    let old = earliestTime
    change()
    guard earliestTime != old else { return }
    isChanged = true
    run.wake()
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
    defer {
      frameTime = nil
      // A frame of the program's own loop may have left something to do before what is slept for.
      if ofOwnLoop { run?.wake() }
    }
    var hasAdvanced = false
    // What has had this instant has nothing more to do at it, so this comes to an end.
    let instant = Instant(sinceStart: time)
    while let entry = events.popDue(at: instant) {
      if entry.advance(to: time) { hasAdvanced = true }
    }
    if frames.earliest != nil, advanceMoving(to: time, ofOwnLoop) { hasAdvanced = true }
    return hasAdvanced
  }

  private func advanceMoving(to time: Duration, _ ofOwnLoop: Bool) -> Bool {
    while let entry = frames.popDue(at: Instant(sinceStart: time)) {
      due.append(entry)
    }
    if ofOwnLoop { takeEarly(time) }
    defer { due.removeAll(keepingCapacity: true) }
    var hasAdvanced = false
    for entry in due where entry.advance(to: time) {
      hasAdvanced = true
    }
    return hasAdvanced
  }

  /// Takes out the hosts that move and whose frame is still to come, but those that have had this
  /// instant.
  private func takeEarly(_ time: Duration) {
    var waiting: [DrivenHost] = []
    // The next frame of a host that moves is less than a frame ahead.
    while let entry = frames.popDue(at: Instant(sinceStart: time + frameDuration)) {
      if entry.time < time { due.append(entry) } else { waiting.append(entry) }
    }
    for entry in waiting { frames.set(entry, to: Instant(sinceStart: frame(after: entry.time))) }
  }

  /// Lets go of the driver, which is gone.
  func stop() {
    run = nil
    let old = exchange(&readClock, with: nil)
    withExtendedLifetime(old) {}
  }
}
