import RefreshKit
import RefreshKitTesting
import XCTest

/// Everything that `await refresh` calls is called on the actor of its caller: T1, T2.
final class WorkIsolationTests: XCTestCase {
  private struct Broken: Error {}

  private static func reload(_ view: ScrollView, _ here: ActorProbe) async throws {
    try await view.refresh {
      await Task.yield()
      here("load of a function")
      return 1
    } apply: { _ in
      here("apply of a function")
    }
    here("a function after its load")
  }

  // T1: the shortest use, with the assertion of the runtime.
  @MainActor
  func testValueIsAppliedOnTheMainActor() async throws {
    let rig = try RefreshRig()
    var items = 0
    try await rig.view.refresh {
      5
    } apply: {
      MainActor.assertIsolated()
      items = $0
    }
    XCTAssertEqual(items, 5)
  }

  // T1: the work, what is told meanwhile and after it, and the caller afterwards.
  func testWorkRunsOnTheCallersActor() async throws {
    try await ActorProbe.onEachActor { actor, here in
      let delegate = ProbingDelegate(here)
      let view = ScrollView.probed(here, delegate)
      let control = try XCTUnwrap(view.refreshControl)
      view.startRefreshing()
      try await view.refresh {
        here("work of a view")
        await Task.yield()
        here("work of a view, later")
      }
      here("after the work of a view")
      try await control.refresh {
        here("work of a control")
        await Task.yield()
        here("work of a control, later")
      }
      here("after the work of a control")
      XCTAssertGreaterThan(delegate.calls, 0)
    }
  }

  // T1: a function without an actor of its own has that of whoever calls it, and so has its work.
  func testWorkOfAPlainFunctionRunsOnItsCallersActor() async throws {
    try await ActorProbe.onEachActor { actor, here in
      let delegate = ProbingDelegate(here)
      try await Self.reload(.probed(here, delegate), here)
    }
  }

  // T1: loading, applying, and the catching up with the time source between them.
  func testValueIsAppliedOnTheCallersActor() async throws {
    try await ActorProbe.onEachActor { actor, here in
      let delegate = ProbingDelegate(here)
      let view = ScrollView.probed(here, delegate)
      let control = try XCTUnwrap(view.refreshControl)
      var now = Instant.zero
      view.timeSource = {
        here("time source")
        now = now + .milliseconds(5)
        return now
      }
      var applied = 0
      for _ in 0..<2 {
        try await view.refresh {
          here("load of a view")
          await Task.yield()
          return 1
        } apply: {
          here("apply of a view")
          applied += $0
        }
        here("after the load of a view")
        try await control.refresh {
          here("load of a control")
          await Task.yield()
          return 1
        } apply: {
          here("apply of a control")
          applied += $0
        }
        here("after the load of a control")
      }
      XCTAssertEqual(applied, 4)
    }
  }

  // T1: what is due when a value comes is done on the actor: here the maximum duration.
  func testLateValueEndsItsRefreshOnTheCallersActor() async throws {
    try await ActorProbe.onEachActor { actor, here in
      let delegate = ProbingDelegate(here)
      let view = ScrollView.probed(here, delegate)
      view.refreshControl?.configuration = try RefreshConfiguration(
        maximumDuration: .seconds(1))
      var now = Instant.zero
      view.timeSource = { now }
      let result = try await view.refresh {
        await Task.yield()
        now = .zero + .seconds(2)
        return 1
      } apply: { _ in
        XCTFail("was applied")
      }
      here("after a value that came late")
      XCTAssertEqual(result.outcome, .timedOut)
    }
  }

  // T1: work that throws.
  func testErrorIsThrownOnTheCallersActor() async throws {
    try await ActorProbe.onEachActor { actor, here in
      let delegate = ProbingDelegate(here)
      let view = ScrollView.probed(here, delegate)
      for isLoad in [false, true] {
        do {
          if isLoad {
            try await view.refresh {
              throw Broken()
            } apply: {
              here("apply")
            }
          } else {
            try await view.refresh {
              await Task.yield()
              throw Broken()
            }
          }
          XCTFail("nothing was thrown")
        } catch is Broken {
          here("catch")
        }
      }
      view.refreshControl = nil
      do {
        try await view.refresh {}
        XCTFail("nothing was thrown")
      } catch RefreshError.noControl {
        here("catch without a control")
      }
    }
  }

  // T1: a call that waits for the work of another, to its end or until it is cancelled itself, and
  // one from inside its own work.
  func testWaitingCallGoesOnOnTheCallersActor() async throws {
    try await ActorProbe.onEachActor { actor, here in
      let delegate = ProbingDelegate(here)
      let view = ScrollView.probed(here, delegate)
      let gate = Gate<Void>()
      let first = Task {
        _ = actor
        try await view.refresh {
          here("work")
          do {
            try await view.refresh {}
          } catch RefreshError.calledFromItsOwnWork {
            here("catch of a call from its own work")
          }
          try await gate.wait()
          here("work after a gate")
        }
        here("after the work")
      }
      try await gate.waitForArrival()
      here("after an arrival")
      let joined = Task {
        _ = actor
        let result = try await view.refresh { XCTFail("was called") }
        here("after the work of another")
        return result.isJoined
      }
      let cancelled = Task {
        _ = actor
        do {
          try await view.refresh { XCTFail("was called") }
          XCTFail("nothing was thrown")
        } catch is CancellationError {
          here("after a cancelled wait")
        }
      }
      await Task.yield()
      cancelled.cancel()
      try await cancelled.value
      gate.open()
      try await first.value
      let isJoined = try await joined.value
      XCTAssertTrue(isJoined)
    }
  }

  // T1: calls whose task is cancelled by another thread, while the work waits and when it begins.
  func testCancelledCallGoesOnOnTheCallersActor() async throws {
    try await ActorProbe.onEachActor { actor, here in
      let delegate = ProbingDelegate(here)
      let view = ScrollView.probed(here, delegate)
      for isLoad in [false, true] {
        let gate = Gate<Void>()
        let call = Task {
          _ = actor
          defer { here("after a call that was cancelled") }
          if isLoad {
            return try await view.refresh {
              try await gate.wait()
            } apply: {
              here("apply")
            }
          }
          return try await view.refresh {
            defer { here("work that is cancelled") }
            try await gate.wait()
          }
        }
        try await gate.waitForArrival()
        await Task.detached { call.cancel() }.value
        let outcome = try await call.value.outcome
        here("after a task")
        XCTAssertEqual(outcome, .cancelled)
      }
    }
  }

  // T1, E7: what work and values hold is freed on the actor, however the refresh ends.
  func testObjectsOfTheWorkAreFreedOnTheCallersActor() async throws {
    try await ActorProbe.onEachActor { actor, here in
      for end in ["return", "throw", "cancel", "detach", "end"] {
        let delegate = ProbingDelegate(here)
        let view = ScrollView.probed(here, delegate)
        let gate = Gate<Void>()
        let call = Task {
          _ = actor
          let captured = ProbedObject(here, "what was captured, \(end)")
          try await view.refresh {
            try await gate.wait()
            if end == "throw" { throw Broken() }
            return ProbedObject(here, "a value, \(end)")
          } apply: { _ in
            withExtendedLifetime(captured) {}
          }
        }
        try await gate.waitForArrival()
        switch end {
        case "cancel": call.cancel()
        case "detach": view.refreshControl = nil
        case "end": view.endRefreshing()
        default: break
        }
        gate.open()
        _ = await call.result
      }
    }
  }

  // T1: the loop over transitions.
  func testTransitionsComeOnTheCallersActor() async throws {
    try await ActorProbe.onEachActor { actor, here in
      let delegate = ProbingDelegate(here)
      let view = ScrollView.probed(here, delegate)
      var changes = view.refreshControl?.transitions().makeAsyncIterator()
      let working = Task {
        _ = actor
        try await view.refresh { await Task.yield() }
      }
      for phase in [RefreshPhase.refreshing, .ending, .idle] {
        let change = await changes?.next(isolation: actor)
        here("a transition")
        XCTAssertEqual(change?.to, phase)
      }
      _ = try await working.value
    }
  }
}
