import RefreshKit
import RefreshKitTesting
import RefreshScenarios
import XCTest

/// What waits in the testing product goes on on the actor of its caller: T2.
final class TestingIsolationTests: XCTestCase {
  private struct Broken: Error {}

  // T2: a gate that is opened, fails, is cancelled, and is not opened in time.
  func testGateGoesOnOnTheCallersActor() async throws {
    try await ActorProbe.onEachActor { actor, here in
      let gate = Gate<Int>()
      for way in ["open", "fail", "cancel", "late"] {
        let waiting = Task {
          _ = actor
          do {
            let value = try await gate.wait(
              within: way == "late" ? .milliseconds(1) : .seconds(10))
            here("after a gate")
            return value
          } catch {
            here("after a gate that throws, \(way)")
            return 0
          }
        }
        if way != "late" {
          try await gate.waitForArrival()
          here("after an arrival, \(way)")
        }
        await Task.detached {
          switch way {
          case "open": gate.open(with: 3)
          case "fail": gate.fail(with: Broken())
          case "cancel": waiting.cancel()
          default: break
          }
        }.value
        let value = await waiting.value
        XCTAssertEqual(value, way == "open" ? 3 : 0)
      }
      gate.open(with: 4)
      let ready = try await gate.wait()
      here("after a gate that was open")
      XCTAssertEqual(ready, 4)
      do {
        try await gate.waitForArrival(within: .milliseconds(1))
        XCTFail("nothing was thrown")
      } catch is GateError {
        here("after an arrival that did not come")
      }
    }
  }

  // T2: sleepers of a manual clock, woken and cancelled from other threads.
  func testSleeperGoesOnOnTheCallersActor() async throws {
    try await ActorProbe.onEachActor { actor, here in
      let clock = ManualClock()
      let sleeping = Task {
        _ = actor
        try await clock.sleep(until: .zero + .seconds(1))
        here("after a sleep to an instant")
        try await clock.sleep(for: .seconds(1))
        here("after a sleep of a length")
        do {
          try await clock.sleep(for: .seconds(1))
          XCTFail("nothing was thrown")
        } catch {
          here("after a sleep that was cancelled")
        }
      }
      for _ in 0..<2 {
        try await clock.waitForSleepers()
        here("after a sleeper came")
        await Task.detached { clock.advance(by: .seconds(1)) }.value
      }
      try await clock.waitForSleepers()
      await Task.detached { sleeping.cancel() }.value
      try await sleeping.value
      do {
        try await clock.waitForSleepers(within: .milliseconds(1))
        XCTFail("nothing was thrown")
      } catch is ManualClock.SleepersMissing {
        here("after a sleeper that did not come")
      }
      try await clock.sleep(until: .zero)
      here("after a sleep to an instant that has passed")
    }
  }

  // T2: random scripts whose property waits, with its shrinking.
  func testPropertyRunsOnTheCallersActor() async throws {
    try await ActorProbe.onEachActor { actor, here in
      let generator = ScenarioGenerator()
      try await generator.check(scripts: 3) { _ in
        here("a property")
        await Task.yield()
        here("a property, later")
      }
      here("after the scripts")
      do {
        try await generator.check(scripts: 3, shrinkingRuns: 3) { _ in
          await Task.yield()
          here("a property that fails")
          throw Broken()
        }
        XCTFail("nothing was thrown")
      } catch is ScenarioFailure {
        here("after scripts that failed")
      }
    }
  }

  // T2: a stage and its recorder, whose calls do not wait.
  func testStageCallsOnTheCallersActor() async throws {
    try await ActorProbe.onEachActor { actor, here in
      let delegate = ProbingDelegate(here)
      let view = ScrollView.probed(here, delegate)
      let stage = RefreshTester(scrollView: view)
      let working = Task {
        _ = actor
        try await view.refresh { try await stage.clock.sleep(for: .seconds(1)) }
        here("after work that slept")
      }
      try await stage.clock.waitForSleepers()
      stage.advance(by: .seconds(1))
      try await working.value
      try stage.settle()
      try stage.pull()
      view.endRefreshing()
      try stage.settle()
      XCTAssertEqual(stage.state, .idle)
      XCTAssertGreaterThan(delegate.calls, 0)
    }
  }
}
