import RefreshKit
import RefreshKitTesting
import XCTest

/// `await refresh` and tasks: cancellation, callers without an actor, memory: T1, E7.
final class RefreshWorkTaskTests: XCTestCase {
  private struct Broken: Error {}

  // T1: a task that is cancelled before it calls begins nothing that lasts.
  @MainActor
  func testCallInACancelledTaskRunsNothing() async throws {
    let rig = try RefreshRig()
    let call = Task { @MainActor in try await rig.view.refresh { XCTFail("was called") } }
    call.cancel()
    let result = try await call.value
    XCTAssertEqual(result.outcome, .cancelled)
    XCTAssertEqual(rig.phase, .idle)
  }

  // T1: a call that waits for the work of another can be cancelled; the other goes on.
  @MainActor
  func testCancelledJoinerLeavesTheWork() async throws {
    let rig = try RefreshRig()
    let gate = TestGate()
    let first = Task { @MainActor in try await rig.view.refresh { try await gate.wait() } }
    try await waitUntil("refreshing") { rig.control.isRefreshing }
    let second = Task { @MainActor in try await rig.view.refresh {} }
    second.cancel()
    do {
      _ = try await second.value
      XCTFail("nothing was thrown")
    } catch is CancellationError {}
    XCTAssertTrue(rig.control.isRefreshing)
    gate.open()
    let result = try await first.value
    XCTAssertEqual(result.outcome, .success)
  }

  // T1: a task that outlives the work that began it is never taken for a part of later work.
  @MainActor
  func testTaskLeftByOldWorkJoinsLaterWork() async throws {
    let rig = try RefreshRig()
    for round in 0..<200 {
      let gate = TestGate()
      var left: Task<RefreshResult, any Error>?
      try await rig.view.refresh {
        left = Task { @MainActor in
          try await gate.wait()
          return try await rig.view.refresh {}
        }
      }
      let work = TestGate()
      let later = Task { @MainActor in try await rig.view.refresh { try await work.wait() } }
      try await waitUntil("refreshing") { rig.control.isRefreshing }
      gate.open()
      await Task.yield()
      work.open()
      _ = try await later.value
      let result = try await left?.value
      XCTAssertEqual(result?.outcome, .success, "round \(round)")
    }
  }

  // T1: without an actor the work runs in the calling task; a cancelled one ends as cancelled,
  // whatever the work returns.
  func testCancelledTaskWithoutAnActor() async throws {
    let call = Task { () async throws -> [RefreshOutcome] in
      let view = ScrollView(viewportSize: ScrollSize(width: 320, height: 480))
      view.addRefreshControl()
      let first = try await view.refresh { withUnsafeCurrentTask { $0?.cancel() } }
      let second = try await view.refresh { XCTFail("was called") }
      return [first.outcome, second.outcome]
    }
    let outcomes = try await call.value
    XCTAssertEqual(outcomes, [.cancelled, .cancelled])
  }

  // T1: without an actor an end from inside the work counts, and its late error does not.
  func testEndFromInsideWorkWithoutAnActor() async throws {
    let view = ScrollView(viewportSize: ScrollSize(width: 320, height: 480))
    let control = view.addRefreshControl()
    let result = try await view.refresh {
      control.endRefreshing()
      throw Broken()
    }
    XCTAssertEqual(result.outcome, .success)
    XCTAssertNil(control.lastError)
  }

  // T1: cancellation from other threads, before, while and after the work runs.
  @MainActor
  func testCancellationFromAnotherThreadAThousandTimes() async throws {
    let rig = try RefreshRig()
    var outcomes: [RefreshOutcome: Int] = [:]
    for round in 0..<1000 {
      let call = Task { @MainActor in
        try await rig.view.refresh { for _ in 0..<(round % 7) { await Task.yield() } }
      }
      let cancelling = Task.detached {
        for _ in 0..<(round % 5) { await Task.yield() }
        call.cancel()
      }
      let result = try await call.value
      await cancelling.value
      outcomes[result.outcome, default: 0] += 1
      XCTAssertEqual(rig.phase, .idle)
      XCTAssertEqual(rig.recorder.transitions.last?.outcome, result.outcome)
    }
    XCTAssertEqual(outcomes.values.reduce(0, +), 1000)
    XCTAssertEqual(Set(outcomes.keys).subtracting([.success, .cancelled]), [])
    XCTAssertEqual(rig.recorder.transitions.count, 3000)
  }

  // E7: when the call has returned nothing of the work is left, and control and view can be freed.
  @MainActor
  func testWorkIsFreedWhenItHasReturned() async throws {
    for end in ["return", "throw", "command", "cancel", "detach"] {
      var rig: RefreshRig? = try RefreshRig()
      weak let view = rig?.view
      weak let control = rig?.control
      var captured: PlainDelegate? = PlainDelegate()
      weak let freed = captured
      let gate = TestGate()
      let call = Task { @MainActor [control = rig?.control, captured] in
        _ = try await control?.refresh {
          try await gate.wait()
          withExtendedLifetime(captured) {}
        }
      }
      captured = nil
      try await waitUntil("refreshing") { control?.isRefreshing == true }
      switch end {
      case "return": gate.open()
      case "throw": gate.open(throwing: Broken())
      case "command": rig?.control.endRefreshing()
      case "cancel": call.cancel()
      default: rig?.view.refreshControl = nil
      }
      gate.open()
      _ = await call.result
      XCTAssertNil(freed, end)
      rig = nil
      XCTAssertNil(control, end)
      XCTAssertNil(view, end)
    }
  }
}
