import Foundation
import RefreshKit
import RefreshKitTesting
import XCTest

/// The life of a driver, its runs and its hosts: T3, E6, E7.
final class RefreshDriverLifeTests: XCTestCase {
  // T3: a driver that is run again before its task is over goes on, and never drives twice.
  @MainActor
  func testDriverRunsOnAfterARestart() async throws {
    let host = StillHost()
    let driven = DriverRig([host])
    host.refresh(for: .seconds(1))
    try await driven.asleep()
    let first = driven.running
    first?.cancel()
    driven.run()
    await first?.value
    try await driven.pass(until: 2)
    XCTAssertEqual(driven.frames, [1])

    let second = driven.running
    driven.run()
    host.refresh(for: .seconds(1))
    try await driven.pass(until: 4)
    XCTAssertEqual(driven.frames, [1, 3])
    host.refresh(for: .seconds(1))
    try await driven.asleep()
    second?.cancel()
    await second?.value
    try await driven.pass(until: 6)
    XCTAssertEqual(driven.frames, [1, 3, 5])
    await driven.stop()
  }

  // E6: a host that changes its driver, or leaves it, brings its time along.
  @MainActor
  func testHostKeepsItsTimeWhenItsDriverChanges() async throws {
    let host = StillHost()
    let first = DriverRig([host])
    let second = DriverRig([])
    second.clock.manual.advance(to: .zero + .seconds(50))
    host.refresh(for: .seconds(10))
    first.clock.manual.advance(to: .zero + .seconds(4))
    second.driver.add(host)
    first.hosts = []
    XCTAssertEqual(host.now.seconds, 4)
    try await first.asleep()
    try await waitUntil("asleep") { second.clock.manual.nextDeadline?.seconds == 56 }
    second.clock.manual.advance(to: .zero + .seconds(53))
    second.driver.remove(host)
    XCTAssertEqual(host.now.seconds, 7)
    host.advance(to: .zero + .seconds(10))
    XCTAssertEqual(host.refreshControl?.lastUpdated?.seconds, 10)
    await first.stop()
    await second.stop()
    XCTAssertEqual(first.frames + second.frames, [])
  }

  // E6: a host that is advanced by hand meanwhile is ahead of its driver, which waits for it.
  @MainActor
  func testHostAdvancedByHandIsNotPulledBack() async throws {
    let rig = try RefreshRig()
    let driven = DriverRig([rig.view])
    rig.pull()
    rig.view.advance(to: .zero + .milliseconds(250))
    let offset = rig.y
    try await driven.clock.manual.waitForSleepers()
    XCTAssertEqual(driven.clock.manual.nextDeadline?.seconds, 0.3)
    XCTAssertEqual(rig.y, offset)
    driven.clock.manual.advance(to: .zero + .milliseconds(300))
    try await driven.pass(until: 2)
    rig.assertRefreshing()
    XCTAssertEqual(rig.complaints.list, [])
    await driven.stop()
  }

  // E7: a driver and its hosts keep nothing of each other alive.
  @MainActor
  func testDriverAndHostsAreFreed() async throws {
    let view = try RefreshRig().view
    var driver: RefreshDriver? = RefreshDriver(clock: ManualClock())
    weak let freed = driver
    driver?.add(view)
    let running = Task { @MainActor [driver] in await driver?.run() }
    view.refreshControl?.beginRefreshing()
    await Task.yield()
    running.cancel()
    await running.value
    driver = nil
    XCTAssertNil(freed)
    view.advance(to: .zero + .seconds(3))
    XCTAssertEqual(view.now.seconds, 3)
    XCTAssertEqual(view.endRefreshing(), .ended)

    let other = RefreshDriver(clock: ManualClock())
    other.add(view)
    XCTAssertEqual(view.timeSource?().seconds, 3)
  }

  // T3: two thousand hosts with deadlines, later ones, earlier ones, cancelled and removed ones
  // wake the driver like a sorted list.
  @MainActor
  func testWakeUpsOfManyHostsAreSorted() async throws {
    for seed in 0..<UInt64(scriptCount(2)) {
      var random = ScriptGenerator(state: seed)
      let driven = DriverRig([])
      var deadlines: [Double?] = []
      var ends: [Double?] = []
      let hosts = (0..<2000).map { _ in StillHost() }
      for (place, host) in hosts.enumerated() {
        driven.driver.add(host)
        let ms = Int.random(in: 1...3000, using: &random)
        host.refresh(for: .milliseconds(ms))
        deadlines.append(Double(ms) / 1000)
        ends.append(nil)
        host.refreshControl?.addObserver { event in
          if case .transition(let change) = event, change.to == .ending, change.reason == .deadline
          {
            ends[place] = change.instant.seconds
          }
        }
      }
      for _ in 0..<2000 {
        let place = Int.random(in: 0..<2000, using: &random)
        let host = hosts[place]
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          host.refreshControl?.cancelRefreshing()
          deadlines[place] = nil
        case 1:
          driven.driver.remove(host)
          deadlines[place] = nil
        case 2:
          let ms = Int.random(in: 1...3000, using: &random)
          if host.endRefreshing(after: .milliseconds(ms)) != .notRefreshing, host.timeSource != nil
          {
            deadlines[place] = deadlines[place].map { min($0, Double(ms) / 1000) }
          }
        default:
          host.refreshControl?.cancelRefreshing()
          driven.driver.add(host)
          let ms = Int.random(in: 1...3000, using: &random)
          host.refresh(for: .milliseconds(ms))
          deadlines[place] = Double(ms) / 1000
        }
      }
      let expected = Set(deadlines.compactMap { $0 }).sorted()
      for deadline in expected {
        try await waitUntil("asleep until \(deadline)") {
          driven.clock.manual.nextDeadline?.seconds == deadline
        }
        driven.clock.manual.advance(to: try XCTUnwrap(driven.clock.manual.nextDeadline))
        try await waitUntil("a frame at \(deadline)") { driven.frames.last == deadline }
      }
      try await driven.asleep()
      XCTAssertEqual(driven.frames, expected)
      XCTAssertEqual(ends, deadlines)
      await driven.stop()
    }
  }

  // T3, E1: in real time deadlines come no earlier than they are due, and being late does not add
  // up.
  //
  // A run of 200 takes 10 s; without REFRESHKIT_REAL_TIME, which `.ci/run` sets once, there are 4.
  @MainActor
  func testDeadlinesInRealTime() async throws {
    let isLong = ProcessInfo.processInfo.environment["REFRESHKIT_REAL_TIME"] != nil
    let count = isLong ? 200 : 4
    let host = StillHost()
    let driver = RefreshDriver()
    driver.add(host)
    var late: [Duration] = []
    let start = ContinuousClock.now
    let control = try XCTUnwrap(host.refreshControl)
    host.refresh(for: .milliseconds(50))
    let first = start.duration(to: .now)
    let running = Task { @MainActor in await driver.run() }
    control.addObserver { [unowned host] event in
      guard case .transition(let change) = event, change.to == .idle else { return }
      late.append(start.duration(to: .now) - .milliseconds(50 * (late.count + 1)))
      if late.count < count { host.refresh(for: .milliseconds(50)) } else { running.cancel() }
    }
    let bound = Task {
      if (try? await Task.sleep(for: .seconds(30))) != nil { running.cancel() }
    }
    await running.value
    bound.cancel()
    XCTAssertEqual(late.count, count)
    XCTAssertGreaterThanOrEqual(try XCTUnwrap(late.min()), .zero)
    XCTAssertLessThan(first, .milliseconds(50))
    // A busy machine may delay any one, so the least late of the last ten counts.
    if isLong { XCTAssertLessThan(try XCTUnwrap(late.suffix(10).min()), .seconds(1) / 60) }
  }
}
