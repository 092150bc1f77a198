import RefreshCore
import SegueRouting

/// Runs hosts of refresh controls in real time, or in that of any other clock.
///
/// ```swift
/// let driver = RefreshDriver()
/// driver.add(screen.table)
/// await driver.run()  // until the task is cancelled
/// ```
///
/// While a host's content moves, the host is advanced frame by frame. While nothing moves the
/// driver sleeps until the earliest ``RefreshHost/nextEvent``, and while there is none it does not
/// wake up at all. A touch, a command or anything else that gives a host something to do is noticed
/// at once.
///
/// Each host's ``RefreshHost/timeSource`` is the driver's clock as long as the driver drives it:
/// its time goes on from where it is. Hosts are held weakly. When the driver is freed, the time of
/// its hosts stands still until they are advanced by hand or by another driver.
///
/// Use a driver in the isolation of its hosts. A clock whose tests move it by hand makes every
/// wake-up predictable.
///
/// At each wake-up hosts that stand still come first, by the instants at which they are due, and
/// those of one instant in the order in which that was set for them. Then come the hosts that move,
/// in the order in which they began to.
///
/// - Complexity: O(log n) for each wake-up and each change, with n hosts that wait for something.
///   Where hosts that move have been advanced by hand beyond the next frame of others, a change may
///   take O(m) with m hosts that move.
public final class RefreshDriver<DriverClock: Clock> where DriverClock.Duration == Duration {
  /// Called after each frame in which at least one host was advanced: the place to draw.
  ///
  /// What changes outside a frame, such as a title, or a refresh that ends out of sight, is the
  /// delegate's and the observers' to hear.
  public var onFrame: () -> Void {
    get { frameHandler }
    set {
      let old = exchange(&frameHandler, with: newValue)
      withExtendedLifetime(old) {}
    }
  }

  private var frameHandler: () -> Void = {}
  /// Whether ``onFrame`` is being called.
  private var isInFrameHandler = false
  private let schedule: WakeSchedule
  /// The calls of ``run(isolation:)`` under way; the first of them drives.
  private var runs: [DriverRun] = [] {
    didSet { schedule.run = runs.first }
  }
  private let clock: DriverClock
  @usableFromInline let start: DriverClock.Instant

  /// Creates a driver.
  ///
  /// - Parameters:
  ///   - clock: What it sleeps by.
  ///   - framesPerSecond: How often hosts whose content moves are advanced, 1 … 1000; a number
  ///     outside is limited to these.
  @inlinable  // so that reading the time is compiled for the clock at hand
  public convenience init(clock: DriverClock, framesPerSecond: Int = 60) {
    let start = clock.now
    self.init(
      clock: clock, start: start, framesPerSecond: framesPerSecond,
      readClock: { start.duration(to: clock.now) })
  }

  @usableFromInline
  init(
    clock: DriverClock, start: DriverClock.Instant, framesPerSecond: Int,
    readClock: @escaping () -> Duration
  ) {
    self.clock = clock
    self.start = start
    schedule = WakeSchedule(
      frameDuration: .seconds(1) / min(max(framesPerSecond, 1), 1000), readClock: readClock)
  }

  deinit {
    schedule.stop()
  }

  /// Drives a host from now on; one that another driver has leaves that one.
  public func add(_ host: some RefreshHost) {
    let context = host.refreshContext
    // What is due by the present time source comes first; that may call anything, even this driver.
    host.context.catchUp()
    guard context.driven?.schedule !== schedule else { return }
    context.driven?.leave()
    let entry = DrivenHost(host, on: schedule)
    context.driven = entry
    host.timeSource = { entry.hostNow }
    entry.update(host)
  }

  /// Lets go of a host, which is advanced by hand from now on; one that is not driven is no fault.
  public func remove(_ host: some RefreshHost) {
    let context = host.refreshContext
    host.context.catchUp()
    guard context.driven?.schedule === schedule else { return }
    context.driven?.leave()
    context.driven = nil
    host.timeSource = nil
  }

  /// Drives the hosts until the task is cancelled.
  ///
  /// Called again while it runs, it waits and takes over when the earlier call ends: so a driver
  /// may be started anew before the task that ran it is quite over, and nothing is driven twice.
  ///
  /// - Parameter isolation: The caller's isolation, in which everything is called; leave it out.
  public func run(isolation: isolated (any Actor)? = #isolation) async {
    let (stream, wakes) = AsyncStream.makeStream(of: DriverRun.Wake.self)
    let run = DriverRun(wakes: wakes)
    var sleep: Task<Void, Never>?
    var sleepsUntil: Duration?
    runs.append(run)
    defer {
      runs.removeAll { $0 === run }
      runs.first?.wake()
      sleep?.cancel()
    }

    run.wake()
    // Of what has come meanwhile only that it came counts, and that the sleep is over.
    for await wake in stream where runs.first === run {
      guard !Task.isCancelled else { break }
      if wake == .slept(sleepsUntil) { sleepsUntil = nil }
      runFrame(ofOwnLoop: false)
      let next = earliest
      guard next != sleepsUntil else { continue }
      sleep?.cancel()
      sleepsUntil = next
      sleep = next.map { sleeping(until: $0, wakes) }
    }
  }

  /// Advances every host that is due, for a program with a loop of its own: a game, a display link.
  ///
  /// Such a program calls this instead of ``run(isolation:)``, at each turn of its loop or at
  /// ``nextWakeUp``. What moves is advanced at every call, however often that is: the rate of
  /// frames that the driver was made with is that of ``run(isolation:)`` and of ``nextWakeUp``.
  ///
  /// From inside ``onFrame``, or a callback of a host in a frame, it does nothing: the frame under
  /// way is the one.
  ///
  /// - Returns: Whether a host was advanced, so that there may be something to draw.
  /// - Complexity: O(m log n) for m hosts that are due, of n that wait for something.
  @discardableResult
  public func runFrame() -> Bool {
    runFrame(ofOwnLoop: true)
  }

  @discardableResult
  private func runFrame(ofOwnLoop: Bool) -> Bool {
    guard !isInFrameHandler, schedule.runFrame(ofOwnLoop: ofOwnLoop) else { return false }
    isInFrameHandler = true
    onFrame()
    isInFrameHandler = false
    return true
  }

  /// When there is next something to do, by the driver's clock; `nil` while nothing moves and no
  /// refresh ends by itself.
  @inlinable  // compiled for the clock at hand, as the creation is
  public var nextWakeUp: DriverClock.Instant? { earliest.map { start.advanced(by: $0) } }

  @usableFromInline var earliest: Duration? { schedule.earliest?.sinceStart }

  private func sleeping(
    until time: Duration, _ wakes: AsyncStream<DriverRun.Wake>.Continuation
  ) -> Task<Void, Never> {
    Task { [clock, deadline = start.advanced(by: time)] in
      guard (try? await clock.sleep(until: deadline, tolerance: nil)) != nil else { return }
      wakes.yield(.slept(time))
    }
  }
}

extension RefreshDriver where DriverClock == ContinuousClock {
  /// Creates a driver in real time.
  ///
  /// - Parameter framesPerSecond: How often hosts whose content moves are advanced, 1 … 1000.
  public convenience init(framesPerSecond: Int = 60) {
    self.init(clock: ContinuousClock(), framesPerSecond: framesPerSecond)
  }
}

@available(*, unavailable)
extension RefreshDriver: Sendable {}
