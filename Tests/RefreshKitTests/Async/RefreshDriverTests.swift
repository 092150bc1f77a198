import RefreshKit
import RefreshKitTesting
import XCTest

/// The driver: T3.
final class RefreshDriverTests: XCTestCase {
  // T3: the wake-ups of a pull, a hold, a deadline and a collapse, and none before or after.
  @MainActor
  func testWakeUpsOfAWholeRefresh() async throws {
    let rig = try RefreshRig()
    let clock = ManualClock()
    let driver = RefreshDriver(clock: clock, framesPerSecond: 10)
    driver.add(rig.view)
    var frames: [Double] = []
    driver.onFrame = { frames.append(rig.seconds) }
    let running = Task { @MainActor in await driver.run() }
    for _ in 0..<10 { await Task.yield() }
    XCTAssertEqual(clock.sleeperCount, 0)

    rig.pull()  // from −134 to hold
    try await wakeUntilStill(rig, clock)
    // 10 points to 0.1: 6e^(−10t) − 5e^(−12t) = 0.01 at t = 0.612 s.
    XCTAssertEqual(frames, [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7])
    XCTAssertEqual(clock.sleeperCount, 0)

    frames = []
    rig.control.endRefreshing(after: .milliseconds(2050))
    try await clock.waitForSleepers(1)
    XCTAssertEqual(clock.nextDeadline, .zero + .milliseconds(2750))
    clock.advance(to: .zero + .milliseconds(2750))
    try await wakeUntilStill(rig, clock)
    // 60 points to 0.1: 6e^(−10t) − 5e^(−12t) = 1/600 at t = 0.800 s, so at 3.550 s.
    XCTAssertEqual(frames, [2.75, 2.8, 2.9, 3.0, 3.1, 3.2, 3.3, 3.4, 3.5, 3.6])
    XCTAssertEqual(clock.sleeperCount, 0)
    rig.assertClosed()
    running.cancel()
    await running.value
  }

  /// Moves the clock from one wake-up of the driver to the next until nothing moves.
  @MainActor
  private func wakeUntilStill(_ rig: RefreshRig, _ clock: ManualClock) async throws {
    for _ in 0..<20 { await Task.yield() }
    while rig.view.isMoving {
      try await clock.waitForSleepers(1)
      clock.advance(to: try XCTUnwrap(clock.nextDeadline))
      for _ in 0..<20 { await Task.yield() }
    }
  }
}
