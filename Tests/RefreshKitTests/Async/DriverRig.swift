import RefreshKit
import RefreshKitTesting
import XCTest

/// A driver over a manual clock, ten frames a second, that is moved from one wake-up to the next.
@MainActor
final class DriverRig {
  let clock = CountingClock()
  let driver: RefreshDriver<CountingClock>
  /// The seconds at which there was a frame.
  private(set) var frames: [Double] = []
  var hosts: [any RefreshHost]
  private(set) var running: Task<Void, Never>?

  init(_ hosts: [any RefreshHost]) {
    self.hosts = hosts
    driver = RefreshDriver(clock: clock, framesPerSecond: 10)
    for host in hosts { driver.add(host) }
    driver.onFrame = { [unowned self] in frames.append(clock.now.sinceStart.inSeconds) }
    run()
  }

  func run() {
    running = Task { [driver] in await driver.run() }
  }

  func stop() async {
    running?.cancel()
    await running?.value
    XCTAssertEqual(clock.manual.sleeperCount, 0)
  }

  func clearFrames() { frames = [] }

  /// When the hosts want to be woken: moving ones at the next tenth, others at their own events.
  var wanted: Double? {
    let now = clock.now.sinceStart.inSeconds
    return hosts.compactMap { host in
      host.isMoving ? ((now * 10 + 1e-9).rounded(.down) + 1) / 10 : host.nextEvent?.seconds
    }.min()
  }

  /// Waits until the driver sleeps for what the hosts want.
  func asleep() async throws {
    try await waitUntil(
      "asleep until \(wanted.map { "\($0)" } ?? "further notice"), not \(String(describing: clock.manual.nextDeadline))"
    ) {
      guard let wanted else { return clock.manual.sleeperCount == 0 }
      guard clock.manual.sleeperCount == 1, let next = clock.manual.nextDeadline else {
        return false
      }
      return abs(next.seconds - wanted) < 1e-9
    }
  }

  /// Moves the clock from wake-up to wake-up, up to so many seconds.
  func pass(until seconds: Double) async throws {
    try await asleep()
    while let wanted, wanted <= seconds {
      let count = frames.count
      clock.manual.advance(to: try XCTUnwrap(clock.manual.nextDeadline))
      try await waitUntil("a frame at \(wanted)") { frames.count > count }
      XCTAssertEqual(frames.count, count + 1, "two frames at \(wanted)")
      try await asleep()
    }
    clock.manual.advance(to: .zero + .seconds(seconds))
  }
}

extension Instant {
  var seconds: Double { sinceStart.inSeconds }
}

/// A host that moves nothing, unless a test says that it does.
final class StillHost: RefreshHost {
  let refreshContext = RefreshContext()
  var pullDistance = 0.0
  var viewportHeight: Double { 480 }
  var isTracking: Bool { false }
  var isMoving = false

  init() {
    addRefreshControl()
  }

  func refreshInsetDidChange() {}
  func returnToRest() { pullDistance = 0 }
  func scrollToHold(animated: Bool) {}

  /// Begins a refresh that ends at a time from now.
  func refresh(for duration: Duration) {
    refreshControl?.beginRefreshing()
    endRefreshing(after: duration)
  }
}

/// A host that never comes to its end: it always moves, or always has something to do since long.
final class StuckHost: RefreshHost {
  let refreshContext = RefreshContext()
  var pullDistance: Double { 0 }
  var viewportHeight: Double { 480 }
  var isTracking: Bool { false }
  let isMoving: Bool
  var nextMove: Instant? { .zero }
  private(set) var moves = 0
  var onMove: () -> Void = {}

  init(isMoving: Bool) {
    self.isMoving = isMoving
  }

  func moveContent() {
    moves += 1
    onMove()
  }
  func refreshInsetDidChange() {}
  func returnToRest() {}
  func scrollToHold(animated: Bool) {}
}
