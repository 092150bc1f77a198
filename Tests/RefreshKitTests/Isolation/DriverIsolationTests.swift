import RefreshKit
import RefreshKitTesting
import XCTest

/// Everything that a driver calls is called on the actor of its caller: T2, T3.
final class DriverIsolationTests: XCTestCase {
  /// A host of the user's own that asks in each call on which actor it is.
  private final class ProbedHost: RefreshHost {
    let refreshContext = RefreshContext()
    let here: ActorProbe
    private var pulled = 0.0
    private(set) var moves = 0

    init(_ here: ActorProbe) {
      self.here = here
      addRefreshControl()
      refreshDelegate = self
    }

    var pullDistance: Double {
      here("pullDistance")
      return pulled
    }
    var viewportHeight: Double { 480 }
    var isTracking: Bool { false }
    var isMoving: Bool { moves < 3 }
    var nextMove: Instant? { isMoving ? .zero + .milliseconds(150) * (moves + 1) : nil }

    func moveContent() {
      here("moveContent")
      moves += 1
    }
    func refreshInsetDidChange() { here("refreshInsetDidChange") }
    func returnToRest() { pulled = 0 }
    func scrollToHold(animated: Bool) {
      here("scrollToHold")
      pulled = heldRefreshHeight
    }
  }

  // T3: frames of a view and of another host, until the task is cancelled, by another thread.
  func testFramesAreOnTheCallersActor() async throws {
    try await ActorProbe.onEachActor { actor, here in
      let clock = ManualClock()
      let driver = RefreshDriver(clock: clock, framesPerSecond: 10)
      let delegate = ProbingDelegate(here)
      let view = ScrollView.probed(here, delegate)
      let host = ProbedHost(here)
      var frames = 0
      driver.onFrame = {
        here("onFrame")
        frames += 1
      }
      driver.add(view)
      driver.add(host)
      let running = Task {
        _ = actor
        await driver.run()
        here("after run")
      }
      view.pullAndRefresh()
      host.pullAndRefresh()
      view.endRefreshing(after: .seconds(1))
      for _ in 0..<20 {
        try await clock.waitForSleepers()
        here("after waiting for sleepers")
        guard let next = clock.nextDeadline else { break }
        let count = frames
        clock.advance(to: next)
        try await waitUntil("a frame") { frames > count }
        if !view.isMoving, view.nextEvent == nil, host.moves == 3 { break }
      }
      await Task.detached { running.cancel() }.value
      await running.value
      XCTAssertEqual(host.moves, 3)
      XCTAssertEqual(view.refreshControl?.state.phase, .idle)
    }
  }

  // T3: a call that waits for an earlier one takes over on its actor.
  func testSecondRunTakesOverOnTheCallersActor() async throws {
    try await ActorProbe.onEachActor { actor, here in
      let clock = ManualClock()
      let driver = RefreshDriver(clock: clock)
      let delegate = ProbingDelegate(here)
      let view = ScrollView.probed(here, delegate)
      driver.onFrame = { here("onFrame") }
      driver.add(view)
      let runs = (0..<2).map { number in
        Task {
          _ = actor
          await driver.run()
          here("after run \(number)")
        }
      }
      await Task.yield()
      runs[0].cancel()
      await runs[0].value
      view.startRefreshing()
      view.endRefreshing(after: .seconds(1))
      try await clock.waitForSleepers()
      clock.advance(by: .seconds(1))
      try await waitUntil("a frame") { view.refreshControl?.isRefreshing == false }
      runs[1].cancel()
      await runs[1].value
    }
  }

  // T1, T3: work under a driver, whose clock is looked at from inside the work's calls.
  func testWorkUnderADriverIsOnTheCallersActor() async throws {
    try await ActorProbe.onEachActor { actor, here in
      let driver = RefreshDriver(framesPerSecond: 1000)
      let delegate = ProbingDelegate(here)
      let view = ScrollView.probed(here, delegate)
      driver.onFrame = { here("onFrame") }
      driver.add(view)
      let running = Task {
        _ = actor
        await driver.run()
      }
      view.pullAndRefresh()
      for _ in 0..<3 {
        try await view.refresh {
          try await ContinuousClock().sleep(for: .milliseconds(5))
          here("load")
          return 1
        } apply: { _ in
          here("apply")
        }
      }
      running.cancel()
      await running.value
    }
  }
}
