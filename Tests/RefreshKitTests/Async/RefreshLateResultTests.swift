import RefreshKit
import XCTest

/// Work that comes late, and tasks that come late to their work: T1.
final class RefreshLateResultTests: XCTestCase {
  /// A service that heeds no cancellation: its answers come when the test says so.
  @MainActor
  private final class DeafService {
    private(set) var waiting: [CheckedContinuation<String, Never>] = []

    func items() async -> String {
      await withCheckedContinuation { waiting.append($0) }
    }

    func answer(_ call: Int, _ value: String) { waiting[call].resume(returning: value) }

    func called(_ count: Int) async {
      while waiting.count < count { await Task.yield() }
    }
  }

  // T1: a value that comes after its refresh was called off is dropped, also when a newer one is
  // there.
  @MainActor
  func testLateValueIsNotApplied() async throws {
    let rig = try RefreshRig()
    let service = DeafService()
    var items = ""
    func load() -> Task<RefreshResult, any Error> {
      Task { @MainActor in
        try await rig.view.refresh {
          await service.items()
        } apply: {
          items = $0
        }
      }
    }
    rig.control.beginRefreshing()
    let first = load()
    await service.called(1)
    rig.control.cancelRefreshing()
    rig.control.beginRefreshing()
    let second = load()
    await service.called(2)
    service.answer(1, "new")
    let outcomeOfSecond = try await second.value.outcome
    service.answer(0, "old")
    let outcomeOfFirst = try await first.value.outcome
    XCTAssertEqual(outcomeOfSecond, .success)
    XCTAssertEqual(outcomeOfFirst, .cancelled)
    XCTAssertEqual(items, "new")
  }

  // T1, E4: nor one that comes when the refresh has been too long, though nobody has said so yet.
  @MainActor
  func testValueAfterTheMaximumIsNotApplied() async throws {
    let rig = try RefreshRig(maximum: .seconds(1))
    let service = DeafService()
    var now = Instant.zero
    rig.view.timeSource = { now }
    var isApplied = false
    let call = Task { @MainActor in
      try await rig.control.refresh {
        await service.items()
      } apply: { _ in
        isApplied = true
      }
    }
    await service.called(1)
    now = .zero + .seconds(2)
    service.answer(0, "late")
    let result = try await call.value
    XCTAssertEqual(result.outcome, .timedOut)
    XCTAssertFalse(isApplied)
  }

  // T1: the value is applied while the refresh still runs, in the caller's isolation.
  @MainActor
  func testValueIsAppliedBeforeTheEnd() async throws {
    let rig = try RefreshRig()
    var phase: RefreshPhase?
    try await rig.view.refresh {
      3
    } apply: { _ in
      phase = rig.phase
    }
    XCTAssertEqual(phase, .refreshing)
  }

  // T1: a task begun for a refresh that is over before it comes to its call begins no other one.
  @MainActor
  func testTaskOfARefreshThatIsOverRunsNothing() async throws {
    for isDelegate in [true, false] {
      let rig = try RefreshRig()
      var loads = 0
      var task: Task<RefreshResult, any Error>?
      let begin: () -> Void = {
        task = Task { @MainActor in try await rig.control.refresh { loads += 1 } }
      }
      if isDelegate {
        rig.recorder.hooks["begin"] = { _ in begin() }
      } else {
        rig.control.addAction { _ in begin() }
      }
      rig.pull()
      rig.control.endRefreshing(outcome: .failure)
      rig.settle()
      let result = try await XCTUnwrap(task).value
      XCTAssertEqual(result.outcome, .failure)
      XCTAssertFalse(result.isJoined)
      XCTAssertEqual(loads, 0)
      XCTAssertEqual(rig.recorder.transitions.filter { $0.to == .refreshing }.count, 1)
      rig.assertClosed()
    }
  }

  // T1: so it is with every task of that begin, whoever has begun it.
  @MainActor
  func testNoTaskOfARefreshThatIsOverRunsAnything() async throws {
    let rig = try RefreshRig()
    var loads = 0
    var tasks: [Task<RefreshResult, any Error>] = []
    let begin: () -> Void = {
      tasks.append(Task { @MainActor in try await rig.control.refresh { loads += 1 } })
    }
    rig.control.addAction { _ in begin() }
    rig.control.addAction { _ in begin() }
    rig.recorder.hooks["begin"] = { _ in begin() }
    rig.pull()
    rig.control.endRefreshing(outcome: .failure)
    rig.settle()
    for task in tasks {
      let result = try await task.value
      XCTAssertEqual(result.outcome, .failure)
    }
    XCTAssertEqual(tasks.count, 3)
    XCTAssertEqual(loads, 0)
    XCTAssertEqual(rig.recorder.transitions.filter { $0.to == .refreshing }.count, 1)
    rig.assertClosed()
  }

  // T1: nor does such a task take over a later refresh, whether or not anybody hears of that.
  @MainActor
  func testTaskOfARefreshThatIsOverAdoptsNoOther() async throws {
    for isHeard in [false, true] {
      let rig = try RefreshRig()
      rig.view.refreshControl = RefreshControl()
      let control = try XCTUnwrap(rig.view.refreshControl)
      var loads = 0
      var task: Task<RefreshResult, any Error>?
      rig.recorder.hooks["begin"] = { _ in
        guard task == nil else { return }
        task = Task { @MainActor in try await control.refresh { loads += 1 } }
      }
      rig.view.startRefreshing()
      control.endRefreshing(outcome: .failure)
      if !isHeard { rig.view.delegate = nil }
      rig.view.startRefreshing()
      let result = try await XCTUnwrap(task).value
      XCTAssertEqual(result.outcome, .failure)
      XCTAssertEqual(loads, 0)
      XCTAssertTrue(control.isRefreshing)
    }
  }

  // T1: only the first call of such a task is for that refresh; the next begins one as ever.
  @MainActor
  func testSecondCallOfSuchATaskBeginsAnother() async throws {
    let rig = try RefreshRig()
    var loads = 0
    var task: Task<RefreshResult, any Error>?
    rig.recorder.hooks["begin"] = { _ in
      task = Task { @MainActor in
        try await rig.control.refresh { loads += 1 }
        return try await rig.control.refresh { loads += 1 }
      }
    }
    rig.pull()
    rig.control.cancelRefreshing()
    let result = try await XCTUnwrap(task).value
    XCTAssertEqual(result.outcome, .success)
    XCTAssertEqual(loads, 1)
    XCTAssertEqual(rig.control.state.cycle, RefreshCycle(number: 2))
  }

  // D3, T1: actions that are sent by hand are no begin: a task that they begin refreshes as ever.
  @MainActor
  func testTaskOfActionsSentByHandRefreshes() async throws {
    for isAfterARefresh in [false, true] {
      let rig = try RefreshRig()
      if isAfterARefresh {
        rig.control.beginRefreshing()
        rig.control.endRefreshing()
      }
      var loads = 0
      var task: Task<RefreshResult, any Error>?
      rig.control.addAction { control in
        task = Task { @MainActor in try await control.refresh { loads += 1 } }
      }
      rig.control.sendActions()
      let result = try await XCTUnwrap(task).value
      XCTAssertEqual(result.outcome, .success)
      XCTAssertEqual(loads, 1)
    }
  }
}
