import RefreshKit
import RefreshKitTesting
import XCTest

/// A driver without a task of its own: the program's loop calls it (T3).
final class RefreshDriverLoopTests: XCTestCase {
  // T3: the loop is told when there is something to do, and a frame that comes too early does
  // nothing.
  func testAProgramWithItsOwnLoopDrivesByFrames() throws {
    let rig = try RefreshRig()
    let clock = ManualClock()
    let driver = RefreshDriver(clock: clock, framesPerSecond: 10)
    var drawn = 0
    driver.onFrame = { drawn += 1 }
    driver.add(rig.view)
    XCTAssertNil(driver.nextWakeUp)
    XCTAssertFalse(driver.runFrame())

    rig.pull()
    XCTAssertEqual(driver.nextWakeUp, .zero + .milliseconds(100))
    XCTAssertFalse(driver.runFrame())
    while let next = driver.nextWakeUp {
      clock.advance(to: next)
      XCTAssertTrue(driver.runFrame())
      XCTAssertEqual(rig.view.now, next)
    }
    // 10 points to 0.1: 6e^(−10t) − 5e^(−12t) = 0.01 at t = 0.612 s.
    XCTAssertEqual(drawn, 7)
    rig.assertRefreshing()

    rig.control.endRefreshing(after: .milliseconds(50))
    XCTAssertEqual(driver.nextWakeUp, .zero + .milliseconds(750))
    clock.advance(to: .zero + .seconds(60))
    XCTAssertTrue(driver.runFrame())
    // One frame, an hour late or not, brings all that was due.
    rig.assertClosed()
    XCTAssertNil(driver.nextWakeUp)
  }

  // T3: a loop that is a little early or late, or faster than the driver, loses no frame.
  func testEachTurnOfALoopIsAFrameOfWhatMoves() throws {
    var random = SeededGenerator(seed: 3)
    for turnsPerSecond in [60, 120, 144] {
      let rig = try RefreshRig()
      let clock = ManualClock()
      let driver = RefreshDriver(clock: clock)
      driver.add(rig.view)
      rig.drag(100)
      rig.release(3000)
      var (turns, frames) = (0, 0)
      while rig.view.isMoving {
        turns += 1
        let jitter = Duration.microseconds(Int.random(in: -500...500, using: &random))
        clock.advance(to: .zero + .seconds(turns) / turnsPerSecond + jitter)
        if driver.runFrame() { frames += 1 }
      }
      XCTAssertEqual(frames, turns, "\(turnsPerSecond)")
      XCTAssertGreaterThan(turns, 100)
    }
  }

  // T3: hosts that stand still are left alone in a loop until they are due.
  func testALoopLeavesStillHostsAlone() throws {
    let still = try RefreshRig.refreshing()
    let moving = try RefreshRig()
    let clock = ManualClock()
    let driver = RefreshDriver(clock: clock)
    driver.add(still.view)
    driver.add(moving.view)
    still.control.endRefreshing(after: .milliseconds(10))
    moving.drag(100)
    moving.release(3000)
    let before = still.view.now
    clock.advance(by: .milliseconds(5))
    XCTAssertTrue(driver.runFrame())
    XCTAssertEqual(still.view.now, before)
    clock.advance(by: .milliseconds(5))
    XCTAssertTrue(driver.runFrame())
    XCTAssertEqual(still.phase, .ending)
  }

  // E6: hosts whose deadlines one late frame brings are told in the order of their deadlines.
  func testALateFrameBringsDeadlinesInOrder() {
    for seed in 0..<5 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let clock = ManualClock()
      let driver = RefreshDriver(clock: clock)
      var told: [Int] = []
      let hosts = (0..<300).shuffled(using: &random).map { place in
        let host = StillHost()
        driver.add(host)
        host.refresh(for: .nanoseconds(place * 333_333_333))
        host.refreshControl?.addObserver { event in
          if case .transition(let change) = event, change.to == .ending { told.append(place) }
        }
        return host
      }
      let late = Int.random(in: 0..<300, using: &random)
      clock.advance(to: .zero + .nanoseconds(late * 333_333_333))
      XCTAssertEqual(driver.runFrame(), late > 0)
      // The host whose length is 0 ended at once, before it was observed.
      XCTAssertEqual(told, Array(0..<late + 1).filter { $0 > 0 })
      XCTAssertEqual(
        driver.nextWakeUp, late == 299 ? nil : .zero + .nanoseconds((late + 1) * 333_333_333))
      XCTAssertEqual(hosts.filter { $0.refreshControl?.isRefreshing == true }.count, 299 - late)
    }
  }

  // T3: under a clock that runs, a handler of frames that runs a frame would have another one each
  // time.
  func testAFrameHandlerThatRunsAFrameGetsNone() {
    let clock = ManualClock()
    let driver = RefreshDriver(clock: clock, framesPerSecond: 10)
    driver.add(StuckHost(isMoving: true))
    let host = StuckHost(isMoving: true)
    driver.add(host)
    var frames = 0
    driver.onFrame = {
      frames += 1
      clock.advance(by: .milliseconds(1))
      if frames < 100 { XCTAssertFalse(driver.runFrame()) }
    }
    clock.advance(by: .milliseconds(100))
    for frame in 1...3 {
      XCTAssertTrue(driver.runFrame())
      XCTAssertEqual(frames, frame)
      XCTAssertEqual(host.moves, frame)
    }
    driver.onFrame = {}
  }

  // T3: a host that changes its mind again and again is in the queue once.
  func testOnlyTheNewestDeadlineWakes() {
    let clock = ManualClock()
    let driver = RefreshDriver(clock: clock)
    let hosts = (0..<10).map { _ in StillHost() }
    for host in hosts { driver.add(host) }
    for round in 1...5 {
      for (place, host) in hosts.enumerated() {
        host.refresh(for: .seconds(10 * round + place))
        XCTAssertEqual(driver.nextWakeUp, .zero + .seconds(10 * round))
      }
      for host in hosts { host.refreshControl?.cancelRefreshing() }
      XCTAssertNil(driver.nextWakeUp)
    }
    clock.advance(to: .zero + .seconds(100))
    XCTAssertFalse(driver.runFrame())
  }

  // T3: all frames are multiples of the rate, also of hosts that are ahead of one another.
  func testHostsThatAreApartHaveTheSameFrames() {
    let clock = ManualClock()
    let driver = RefreshDriver(clock: clock, framesPerSecond: 10)
    let (one, other) = (StillHost(), StillHost())
    for host in [one, other] {
      driver.add(host)
      host.isMoving = true
      host.refreshContentMoved()
    }
    let steps: [(host: StillHost, to: Int, next: Int)] = [
      (one, 730, 100), (other, 250, 300), (one, 950, 300), (other, 299, 300), (other, 300, 400),
      (other, 999, 1000), (other, 1000, 1000), (one, 1000, 1100), (one, 1001, 1100),
    ]
    for step in steps {
      step.host.advance(to: .zero + .milliseconds(step.to))
      XCTAssertEqual(driver.nextWakeUp, .zero + .milliseconds(step.next), "\(step.to)")
    }
    // What has had this instant has no frame at it, and the other one has.
    clock.advance(to: .zero + .milliseconds(1001))
    XCTAssertTrue(driver.runFrame())
    XCTAssertEqual(other.now, .zero + .milliseconds(1001))
    XCTAssertFalse(driver.runFrame())
    XCTAssertEqual(driver.nextWakeUp, .zero + .milliseconds(1100))
  }

  // E7: a driver that is gone holds its clock no longer, whatever hosts it had.
  func testADriverThatIsGoneLetsGoOfItsClock() {
    let host = StillHost()
    weak var freed: ManualClock?
    func drive() {
      let clock = ManualClock()
      freed = clock
      let driver = RefreshDriver(clock: clock)
      driver.add(host)
      host.refresh(for: .seconds(2))
      clock.advance(by: .seconds(1))
      driver.runFrame()
    }
    drive()
    XCTAssertNil(freed)
    XCTAssertEqual(host.now, .zero)
    host.advance(to: .zero + .seconds(2))
    XCTAssertEqual(host.refreshControl?.isRefreshing, false)
  }

  // I7: a host whose time is at its limit and that always has something to do ends no frame's work.
  func testAHostAtTheLimitOfTimeHoldsUpNoFrame() {
    let clock = ManualClock()
    let driver = RefreshDriver(clock: clock, framesPerSecond: 10)
    let host = StuckHost(isMoving: false)
    host.advance(to: Instant(sinceStart: .seconds(Int64(1) << 62)))
    driver.add(host)
    var moves = 0
    host.onMove = {
      moves += 1
      if moves == 100 { driver.remove(host) }
    }
    clock.advance(by: .seconds(1))
    driver.runFrame()
    XCTAssertLessThan(moves, 3)
  }

  // T3: where the clock stands at the limit of time nothing is due any more, whatever the hosts
  // say.
  func testNothingIsDueAtTheLimitOfTheClock() {
    let clock = ManualClock()
    let driver = RefreshDriver(clock: clock, framesPerSecond: 10)
    let stuck = [StuckHost(isMoving: false), StuckHost(isMoving: true)]
    let still = StillHost()
    var moves = 0
    for host in stuck {
      driver.add(host)
      host.onMove = {
        moves += 1
        if moves == 100 { driver.remove(host) }
      }
    }
    driver.add(still)
    clock.advance(to: Instant(sinceStart: .seconds(Int64(1) << 62)))
    still.refresh(for: .seconds(1))
    for _ in 0..<3 { driver.runFrame() }
    XCTAssertLessThan(moves, 10)
    XCTAssertNil(driver.nextWakeUp)
  }

  // E6: a task that runs the driver beside such a loop sleeps no longer than until what a frame has
  // set.
  @MainActor
  func testARunIsWokenForWhatAFrameOfALoopHasSet() async throws {
    let clock = ManualClock()
    let driver = RefreshDriver(clock: clock, framesPerSecond: 10)
    let (moving, still) = (try RefreshRig(), try RefreshRig())
    driver.add(moving.view)
    driver.add(still.view)
    let running = Task { await driver.run() }
    moving.drag(100)
    moving.release(1000)
    try await waitUntil("asleep") { clock.sleeperCount == 1 }
    moving.recorder.hooks["S"] = { view in
      moving.recorder.hooks = [:]
      still.control.beginRefreshing()
      still.control.endRefreshing(after: .milliseconds(20))
      view.setContentOffset(view.contentOffset, animated: false)
    }
    clock.advance(by: .milliseconds(5))
    driver.runFrame()
    try await waitUntil("asleep until the deadline") {
      clock.nextDeadline == .zero + .milliseconds(25)
    }
    running.cancel()
    await running.value
  }
}
