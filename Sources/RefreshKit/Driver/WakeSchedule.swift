import RefreshCore
import SegueRouting

/// When which host of a driver is to be woken, in driver time: the time since the driver was made.
///
/// Its hosts hold it, so it may outlive the driver; then nothing is woken any more.
final class WakeSchedule {
  /// The present in driver time, from the driver's clock; `nil` once the driver is gone.
  private var readClock: (() -> Duration)?
  /// Whether ``run`` has been woken since the last frame.
  private var isChanged = false
  /// The time of the frame that is being run; it stands still until all hosts have been advanced.
  private var frameTime: Instant?
  /// The hosts that stand still, for when they are due.
  private var events = WakeQueue<DrivenHost>()
  /// The hosts that move.
  private var frames = FrameList<DrivenHost>()
  private var grid: FrameGrid
  /// What sleeps until the earliest wake-up; woken when that changes outside a frame, once until
  /// ``runFrame(ofOwnLoop:)``.
  var run: DriverRun?

  init(frameDuration: Duration, readClock: @escaping () -> Duration) {
    grid = FrameGrid(frameDuration: frameDuration)
    self.readClock = readClock
  }

  /// Whether the driver is there.
  var isRunning: Bool { readClock != nil }

  var now: Instant { frameTime ?? Instant(sinceStart: readClock?() ?? .zero) }

  /// When there is next something to do; `nil` if there is nothing.
  var earliest: Instant? {
    guard let event = events.earliest, let frame = frames.next else {
      return events.earliest ?? frames.next
    }
    return min(event, frame)
  }

  /// The first frame after a time, and after the one that is being run; all hosts of a driver have
  /// their frames together.
  func frame(after time: Instant) -> Instant {
    grid.frame(after: max(time, frameTime ?? time))
  }

  /// Sets when a host is to be woken, and whether that is a frame.
  func set(_ entry: DrivenHost, to time: Instant, isFrame: Bool) {
    wakingRun {
      if entry.isMoving != isFrame { takeOut(entry) }
      entry.isMoving = isFrame
      if isFrame { frames.set(entry, to: time) } else { events.set(entry, to: time) }
    }
  }

  /// Leaves a host alone.
  func remove(_ entry: DrivenHost) {
    if entry.place != nil { wakingRun { takeOut(entry) } }
  }

  private func takeOut(_ entry: DrivenHost) {
    guard entry.isMoving else { return events.remove(entry) }
    frames.remove(entry)
    if frameTime == nil { frames.closeGaps() }
  }

  @inline(__always)
  private func wakingRun(_ change: () -> Void) {
    guard let run, frameTime == nil, !isChanged else { return change() }
    let old = earliest
    change()
    guard earliest != old else { return }
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
    let hasEvents = runEvents(at: time)
    let hasMoved = runMoving(to: time, ofOwnLoop: ofOwnLoop)
    frameTime = nil
    // A frame of the program's own loop may have left something to do before what is slept for.
    if ofOwnLoop { run?.wake() }
    return hasEvents || hasMoved
  }

  private func runEvents(at time: Instant) -> Bool {
    var hasAdvanced = false
    // What has been advanced to this instant has nothing more to do at it, so this comes to an end.
    while let entry = events.popDue(at: time) {
      if entry.advance(to: time) { hasAdvanced = true }
    }
    return hasAdvanced
  }

  private func runMoving(to time: Instant, ofOwnLoop: Bool) -> Bool {
    var hasAdvanced = false
    for place in frames.places {
      guard let (entry, frame) = frames.entry(at: place) else { continue }
      let isDue = frame <= time || ofOwnLoop && entry.isBehind(time)
      if isDue, entry.advance(to: time) { hasAdvanced = true }
    }
    frames.closeGaps()
    return hasAdvanced
  }

  /// Lets go of the driver, which is gone, and of its hosts.
  func stop() {
    run = nil
    events.removeAll()
    frames.removeAll()
    let old = exchange(&readClock, with: nil)
    withExtendedLifetime(old) {}
  }
}
