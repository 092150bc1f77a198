import RefreshKit
import RefreshKitTesting
import XCTest

/// `await refresh` beside time, callbacks, other calls and memory: T1, E4, E6, D4, D5.
final class RefreshWorkOrderTests: XCTestCase {
  private struct Broken: Error {}

  /// A view model that loads in a task when it hears of a begin.
  @MainActor
  private final class Loader: @MainActor ScrollViewRefreshControlDelegate {
    var loads = 0
    var tasks: [Task<RefreshResult, any Error>] = []

    func didBeginRefresh(in scrollView: ScrollView) { load(scrollView) }

    func load(_ view: ScrollView) {
      tasks.append(Task { try await view.refresh { self.loads += 1 } })
    }
  }

  // D4, T1: a begin that is told loads exactly once, however it came and however many hear of it.
  @MainActor
  func testToldBeginLoadsOnce() async throws {
    let begins: [(String, (RefreshRig) -> Void)] = [
      ("pull", { $0.pull() }),
      ("startRefreshing", { $0.view.startRefreshing() }),
      ("pullAndRefresh", { $0.view.pullAndRefresh() }),
      ("generateRefreshEvent", { $0.control.generateRefreshEvent() }),
    ]
    for (name, begin) in begins {
      let rig = try RefreshRig()
      let loader = Loader()
      rig.view.delegate = loader
      rig.control.addAction { [loader] _ in loader.load(rig.view) }
      begin(rig)
      XCTAssertTrue(rig.control.isRefreshing, name)
      XCTAssertEqual(loader.tasks.count, 2, name)
      let first = try await loader.tasks[0].value
      let second = try await loader.tasks[1].value
      XCTAssertEqual([first.isJoined, second.isJoined], [false, true], name)
      XCTAssertEqual([first.outcome, second.outcome], [.success, .success], name)
      XCTAssertEqual(loader.loads, 1, name)
      XCTAssertEqual(rig.recorder.transitions.filter { $0.to == .refreshing }.count, 1, name)
      rig.settle()
      rig.assertClosed()
    }
  }

  // D4: a refresh that a call begins is told to no action and no delegate, so it loads once, too.
  @MainActor
  func testCallThatBeginsIsNotTold() async throws {
    let rig = try RefreshRig()
    try await rig.view.refresh {}
    XCTAssertEqual(rig.recorder.count("action"), 0)
    XCTAssertEqual(rig.recorder.count("begin"), 0)
    XCTAssertEqual(rig.control.lastUpdated, .zero)
  }

  // D5: a refresh that is ended from inside the callback of its begin does not call its work.
  @MainActor
  func testRefreshEndedByAnObserverOfItsBeginRunsNothing() async throws {
    let rig = try RefreshRig()
    rig.recorder.hooks["idle>refreshing command"] = { $0.endRefreshing(outcome: .failure) }
    let result = try await rig.view.refresh { XCTFail("was called") }
    XCTAssertEqual(result.outcome, .failure)
    XCTAssertEqual(rig.phase, .idle)
  }

  // E6: a deadline that is due before the work returns has ended the refresh, also when no frame
  // came between.
  @MainActor
  func testDeadlineThatWasDueComesBeforeLateWork() async throws {
    for isFailing in [false, true] {
      let rig = try RefreshRig()
      let clock = ManualClock()
      rig.view.timeSource = { clock.now }
      let gate = TestGate()
      let call = Task { @MainActor in try await rig.view.refresh { try await gate.wait() } }
      try await waitUntil("refreshing") { rig.control.isRefreshing }
      rig.view.endRefreshing(after: .seconds(1), outcome: .timedOut)
      clock.advance(by: .seconds(2))
      gate.open(throwing: isFailing ? Broken() : nil)
      let result = try await call.value
      XCTAssertEqual(result.outcome, .timedOut)
      XCTAssertNil(rig.control.lastError)
      XCTAssertNil(rig.control.lastUpdated)
      let ends = rig.recorder.transitions.filter { $0.from == .refreshing }
      XCTAssertEqual(ends.map(\.outcome), [.timedOut])
      XCTAssertEqual(ends.map(\.instant), [.zero + .seconds(1)])
    }
  }

  // E4: work that is done before the minimum duration lets the call return and the control go on.
  @MainActor
  func testMinimumDurationOutlivesTheCall() async throws {
    let rig = try RefreshRig(minimum: .seconds(3))
    rig.skip(1)
    let first = try await rig.view.refresh {}
    let second = try await rig.view.refresh { XCTFail("was called") }
    XCTAssertEqual([first.isJoined, second.isJoined], [false, true])
    XCTAssertEqual([first.outcome, second.outcome], [.success, .success])
    XCTAssertEqual(rig.view.nextDeadline, .zero + .seconds(4))
    rig.skip(3)
    rig.assertClosed()
    XCTAssertEqual(rig.control.lastUpdated, .zero + .seconds(4))
  }

  // R9, T1: what cannot begin says why and calls nothing; a refresh that runs is adopted
  // nevertheless.
  @MainActor
  func testControlThatCannotBegin() async throws {
    let rig = try RefreshRig()
    rig.control.isEnabled = false
    await assertThrows(.disabled) { try await rig.view.refresh { XCTFail("was called") } }
    let loose = RefreshControl()
    await assertThrows(.noControl) { try await loose.refresh { XCTFail("was called") } }
    let bare = ScrollView()
    await assertThrows(.noControl) { try await bare.refresh { XCTFail("was called") } }

    rig.control.isEnabled = true
    rig.pull()
    rig.control.isEnabled = false
    rig.control.isHidden = true
    var loads = 0
    let result = try await rig.view.refresh { loads += 1 }
    XCTAssertEqual(result.outcome, .success)
    XCTAssertEqual(loads, 1)
    rig.settle()
    rig.assertClosed()
  }

  // T1: a call from inside the work of another control that this work refreshes would wait for
  // itself.
  @MainActor
  func testCallFromAnInnerWorkThrows() async throws {
    let outer = try RefreshRig()
    let inner = try RefreshRig()
    await assertThrows(.calledFromItsOwnWork) {
      try await outer.view.refresh {
        try await inner.view.refresh { try await outer.view.refresh {} }
      }
    }
    XCTAssertEqual(outer.control.lastError as? RefreshError, .calledFromItsOwnWork)
    XCTAssertEqual(inner.control.lastError as? RefreshError, .calledFromItsOwnWork)
  }

  @MainActor
  private func assertThrows(
    _ expected: RefreshError, file: StaticString = #filePath, line: UInt = #line,
    _ body: () async throws -> RefreshResult
  ) async {
    do {
      _ = try await body()
      XCTFail("nothing was thrown", file: file, line: line)
    } catch {
      XCTAssertEqual(error as? RefreshError, expected, file: file, line: line)
    }
  }
}
