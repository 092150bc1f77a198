import RefreshKit
import RefreshKitTesting
import XCTest

/// The driver's wake-ups: T3.
final class RefreshDriverTests: XCTestCase {
  // T3: the wake-ups of a pull, a hold, a deadline and a collapse, and none before or after.
  @MainActor
  func testWakeUpsOfAWholeRefresh() async throws {
    let rig = try RefreshRig()
    let driven = DriverRig([rig.view])
    try await driven.pass(until: 1)
    driven.clock.manual.advance(to: .zero + .seconds(2))
    XCTAssertEqual(driven.frames, [])

    rig.pull()  // from −134 to hold
    try await driven.pass(until: 4)
    // 10 points to 0.1: 6e^(−10t) − 5e^(−12t) = 0.01 at t = 0.612 s.
    XCTAssertEqual(driven.frames, [2.1, 2.2, 2.3, 2.4, 2.5, 2.6, 2.7])

    driven.clearFrames()
    rig.control.endRefreshing(after: .milliseconds(50))
    try await driven.pass(until: 10)
    // 60 points to 0.1: 6e^(−10t) − 5e^(−12t) = 1/600 at t = 0.800 s, so at 4.850 s.
    XCTAssertEqual(driven.frames, [4.05, 4.1, 4.2, 4.3, 4.4, 4.5, 4.6, 4.7, 4.8, 4.9])
    rig.assertClosed()
    await driven.stop()
    let sleeps = await driven.clock.sleeps()
    XCTAssertEqual(sleeps.count, 17)
  }

  // T3: idle costs no wake-up at all, whatever touches the content and goes by.
  @MainActor
  func testIdleHostsAskForNoSleep() async throws {
    let hosts = try (0..<10).map { _ in try RefreshRig().view }
    let driven = DriverRig(hosts)
    for second in 1...100 {
      driven.clock.manual.advance(to: .zero + .seconds(second))
      hosts[second % 10].contentSize.height += 1
      hosts[second % 10].refreshControl?.isEnabled.toggle()
      await Task.yield()
    }
    try await driven.asleep()
    await driven.stop()
    let sleeps = await driven.clock.sleeps()
    XCTAssertEqual(sleeps, [])
    XCTAssertEqual(driven.frames, [])
    XCTAssertEqual(hosts[0].now.seconds, 100)
  }

  // T3: two hosts share their frames, and each is woken for its own events.
  @MainActor
  func testTwoHostsShareFrames() async throws {
    let one = try RefreshRig()
    let two = try RefreshRig()
    let driven = DriverRig([one.view, two.view])
    one.pull()
    two.control.beginRefreshing()
    two.control.endRefreshing(after: .milliseconds(250))
    try await driven.pass(until: 5)
    XCTAssertEqual(driven.frames, [0.1, 0.2, 0.25, 0.3, 0.4, 0.5, 0.6, 0.7])
    one.assertRefreshing()
    two.assertClosed()
    await driven.stop()
  }

  // T3: an earlier deadline, one that a command removes, a host that goes and a cancellation leave
  // no sleep behind.
  @MainActor
  func testSleepFollowsWhatIsNext() async throws {
    let host = StillHost()
    let driven = DriverRig([host])
    host.refresh(for: .seconds(100))
    try await driven.asleep()
    XCTAssertEqual(driven.clock.manual.nextDeadline?.seconds, 100)
    host.endRefreshing(after: .seconds(30))
    try await driven.asleep()
    XCTAssertEqual(driven.clock.manual.nextDeadline?.seconds, 30)
    host.refreshControl?.cancelRefreshing()
    try await driven.asleep()
    XCTAssertEqual(driven.clock.manual.sleeperCount, 0)

    host.refresh(for: .seconds(5))
    try await driven.asleep()
    driven.driver.remove(host)
    driven.hosts = []
    try await driven.asleep()
    XCTAssertNil(host.timeSource)

    var freed: StillHost? = StillHost()
    weak let gone = freed
    freed.map { driven.driver.add($0) }
    freed?.refresh(for: .seconds(5))
    try await waitUntil("asleep") { driven.clock.manual.sleeperCount == 1 }
    freed = nil
    XCTAssertNil(gone)
    try await driven.asleep()
    XCTAssertEqual(driven.frames, [])

    driven.driver.add(host)
    driven.hosts = [host]
    try await driven.asleep()
    await driven.stop()
  }

  // T3: a host that is removed in the frame of another is brought to the present and gets no frame
  // of its own, and one that is added has its own next.
  @MainActor
  func testHostRemovedInTheFrameOfAnotherGetsNone() async throws {
    let hosts = (0..<5).map { _ in StuckHost(isMoving: true) }
    let added = StillHost()
    let driven = DriverRig(hosts)
    for host in hosts {
      host.onMove = { [unowned driven, unowned host] in
        host.onMove = {}
        for other in hosts where other !== host { driven.driver.remove(other) }
        driven.driver.add(added)
        added.refresh(for: .milliseconds(50))
      }
    }
    try await driven.asleep()
    driven.clock.manual.advance(to: .zero + .milliseconds(100))
    try await waitUntil("the frame") { driven.frames == [0.1] }
    XCTAssertEqual(hosts.filter { $0.moves == 1 }.count, 5)
    try await waitUntil("asleep") { driven.clock.manual.nextDeadline?.seconds == 0.15 }
    driven.clock.manual.advance(to: .zero + .milliseconds(150))
    try await waitUntil("the end") { driven.frames == [0.1, 0.15] }
    XCTAssertEqual(added.refreshControl?.lastUpdated?.seconds, 0.05)
    XCTAssertEqual(hosts.filter { $0.moves == 1 }.count, 5)
    await driven.stop()
  }

  // T3: never two frames at one instant and none between frames, for hosts that never come to their
  // end.
  @MainActor
  func testStuckHostsHaveTheirFramesOnly() async throws {
    for isMoving in [false, true] {
      let host = StuckHost(isMoving: isMoving)
      let driven = DriverRig([host])
      for frame in 1...20 {
        try await driven.clock.manual.waitForSleepers()
        driven.clock.manual.advance(to: try XCTUnwrap(driven.clock.manual.nextDeadline))
        try await waitUntil("frame \(frame)") { driven.frames.count == frame }
        host.refreshContentMoved()
      }
      try await driven.clock.manual.waitForSleepers()
      XCTAssertEqual(driven.frames, (1...20).map { Double($0) / 10 })
      await driven.stop()
      let sleeps = await driven.clock.sleeps()
      XCTAssertEqual(sleeps, (1...21).map { Double($0) / 10 })
    }
  }

  // T3: a clock that jumps far gives one frame, and the content is where it must be.
  @MainActor
  func testClockThatJumpsFarGivesOneFrame() async throws {
    let rig = try RefreshRig()
    let driven = DriverRig([rig.view])
    rig.pull()
    rig.control.endRefreshing(after: .seconds(1000))
    try await driven.asleep()
    driven.clock.manual.advance(to: .zero + .seconds(1_000_000_000_000))
    try await waitUntil("the frame") { driven.frames.count == 1 }
    try await driven.asleep()
    XCTAssertEqual(driven.frames, [1e12])
    rig.assertClosed()
    XCTAssertEqual(rig.control.lastUpdated?.seconds, 1000)
    await driven.stop()
  }
}
