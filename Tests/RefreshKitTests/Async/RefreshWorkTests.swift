import RefreshKit
import XCTest

/// `await refresh`: T1.
final class RefreshWorkTests: XCTestCase {
  private struct Broken: Error {}

  // T1: the commonest use: a pull whose action starts a task loads exactly once.
  @MainActor
  func testActionThatRefreshesInATaskLoadsOnce() async throws {
    let rig = try RefreshRig()
    var loads = 0
    var tasks: [Task<RefreshResult, any Error>] = []
    rig.control.addAction { control in
      tasks.append(Task { @MainActor in try await control.refresh { loads += 1 } })
    }
    rig.pull()
    XCTAssertTrue(rig.control.isRefreshing)
    let result = try await tasks[0].value
    XCTAssertEqual(result.outcome, .success)
    XCTAssertFalse(result.isJoined)
    XCTAssertEqual(loads, 1)
    XCTAssertEqual(tasks.count, 1)
    rig.settle()
    rig.assertClosed()
  }

  // T1: work that throws ends as a failure, and the error is kept and thrown on.
  @MainActor
  func testWorkThatThrowsEndsAsFailure() async throws {
    let rig = try RefreshRig()
    do {
      try await rig.control.refresh { throw Broken() }
      XCTFail("nothing was thrown")
    } catch is Broken {}
    XCTAssertTrue(rig.control.lastError is Broken)
    XCTAssertEqual(rig.recorder.transitions.last?.outcome, .failure)
    rig.control.beginRefreshing()
    XCTAssertNil(rig.control.lastError)
  }

  // T1: a command that ends the refresh cancels the work, and what it throws late is dropped.
  @MainActor
  func testCommandCancelsTheWork() async throws {
    let rig = try RefreshRig()
    let call = Task { @MainActor in
      try await rig.control.refresh { try await Task.sleep(for: .seconds(100)) }
    }
    while !rig.control.isRefreshing { await Task.yield() }
    await Task.yield()
    rig.control.endRefreshing()
    let result = try await call.value
    XCTAssertEqual(result.outcome, .success)
    XCTAssertNil(rig.control.lastError)
    XCTAssertEqual(rig.phase, .idle)
  }

  // T1: the cancellation of the calling task ends the refresh as cancelled.
  @MainActor
  func testCancelledTaskEndsTheRefresh() async throws {
    let rig = try RefreshRig()
    let call = Task { @MainActor in
      try await rig.control.refresh { try await Task.sleep(for: .seconds(100)) }
    }
    while !rig.control.isRefreshing { await Task.yield() }
    call.cancel()
    let result = try await call.value
    XCTAssertEqual(result.outcome, .cancelled)
    XCTAssertEqual(rig.recorder.transitions.map(\.to), [.refreshing, .ending, .idle])
    XCTAssertEqual(rig.recorder.transitions[1].outcome, .cancelled)
  }

  // T1: a second call waits for the work of the first, and its own does not run.
  @MainActor
  func testSecondCallJoins() async throws {
    let rig = try RefreshRig()
    let (stream, gate) = AsyncStream.makeStream(of: Void.self)
    let first = Task { @MainActor in
      try await rig.control.refresh { for await _ in stream { return } }
    }
    while !rig.control.isRefreshing { await Task.yield() }
    var ran = false
    let second = Task { @MainActor in try await rig.control.refresh { ran = true } }
    for _ in 0..<20 { await Task.yield() }
    gate.yield()
    let results = try await (first.value, second.value)
    XCTAssertEqual(results.0.isJoined, false)
    XCTAssertEqual(results.1.isJoined, true)
    XCTAssertEqual(results.1.outcome, .success)
    XCTAssertFalse(ran)
  }

  // T1: work that refreshes from inside itself is told so instead of waiting for itself.
  @MainActor
  func testCallFromItsOwnWorkThrows() async throws {
    let rig = try RefreshRig()
    do {
      try await rig.control.refresh { [control = rig.control] in
        try await control.refresh {}
      }
      XCTFail("nothing was thrown")
    } catch {
      XCTAssertEqual(error as? RefreshError, .calledFromItsOwnWork)
    }
  }

  // T1: without an actor the work runs in the calling task.
  func testWithoutAnActor() async throws {
    let view = ScrollView(viewportSize: ScrollSize(width: 320, height: 480))
    let control = view.addRefreshControl()
    var states: [RefreshPhase] = []
    let result = try await view.refresh { states.append(control.state.phase) }
    XCTAssertEqual(states, [.refreshing])
    XCTAssertEqual(result.outcome, .success)
  }

  // T1: state changes as a sequence, which ends with the control.
  @MainActor
  func testTransitionsAreASequence() async throws {
    var control: RefreshControl? = RefreshControl()
    let view = ScrollView(viewportSize: ScrollSize(width: 320, height: 480))
    view.addRefreshControl(control)
    let changes = try XCTUnwrap(control).transitions()
    control?.beginRefreshing()
    control?.endRefreshing()
    view.refreshControl = nil
    control = nil
    var phases: [RefreshPhase] = []
    for await change in changes { phases.append(change.to) }
    XCTAssertEqual(phases, [.refreshing, .ending, .idle])
  }
}
