import RefreshKit
import XCTest

/// Work that calls back when it is called off, whatever ends its refresh: R7, D5, T1.
final class CalledOffWorkTests: XCTestCase {
  private enum End: String, CaseIterable {
    case end, cancel, deadline, maximum, detach, replace, move

    /// Whether the control is on no host after it.
    var detaches: Bool { self == .detach || self == .replace }

    func happen(to control: RefreshControl, on view: ScrollView, _ other: ScrollView) {
      switch self {
      case .end: control.endRefreshing()
      case .cancel: control.cancelRefreshing()
      case .deadline:
        control.endRefreshing(after: .seconds(1))
        view.advance(to: view.now + .seconds(1))
      case .maximum: view.advance(to: view.now + .seconds(10))
      case .detach: view.refreshControl = nil
      case .replace: view.refreshControl = RefreshControl()
      case .move: other.refreshControl = control
      }
    }
  }

  /// Ends a refresh at hold whose work calls something when it is called off.
  ///
  /// - Returns: The changes of state as told, with their cycles, and with `end` for didEndRefresh.
  @MainActor
  private func story(
    _ end: End, fromCallback: Bool = false,
    _ body: @escaping (RefreshRig) -> Void
  ) async throws -> [String] {
    let rig = try RefreshRig.refreshing(maximum: .seconds(10))
    let other = ScrollView(viewportSize: ScrollSize(width: 320, height: 480))
    var story: [String] = []
    rig.control.addObserver { event in
      guard case .transition(let change) = event else { return }
      story.append("\(change.from) \(change.to) \(change.cycle?.number ?? 0)")
    }
    for outcome in ["success", "cancelled", "timedOut"] {
      rig.recorder.hooks["end \(outcome)"] = { _ in story.append("end") }
    }
    let gate = TestGate()
    nonisolated(unsafe) let call: () -> Void = { body(rig) }
    var waits = false
    let work = Task {
      try await rig.control.refresh {
        await withTaskCancellationHandler {
          waits = true
          try? await gate.wait()
        } onCancel: {
          MainActor.assertIsolated()
          call()
        }
      }
    }
    try await waitUntil("the work waits") { waits }
    end.happen(to: rig.control, on: rig.view, other)
    gate.open()
    _ = await work.result
    rig.settle()
    return story
  }

  // R7: the end is told before what the work brings about: a scroll that closes the control.
  @MainActor
  func testScrollOfCalledOffWorkIsToldAfterTheEnd() async throws {
    for end in End.allCases {
      let story = try await story(end) { rig in rig.view.contentOffset.y = 100 }
      let isLeft = end.detaches || end == .move
      let expected =
        isLeft ? ["refreshing idle 1", "end"] : ["refreshing ending 1", "ending idle 1", "end"]
      XCTAssertEqual(story, expected, end.rawValue)
    }
  }

  // R7: so it is with a new refresh, which begins after all of the old one.
  @MainActor
  func testBeginOfCalledOffWorkIsToldAfterTheEnd() async throws {
    for end in End.allCases {
      var answers: [RefreshAnswer] = []
      let story = try await story(end) { rig in answers.append(rig.control.beginRefreshing()) }
      XCTAssertEqual(answers.count, 1, end.rawValue)
      let expected: [String]
      if end.detaches {
        expected = ["refreshing idle 1", "end"]
        XCTAssertEqual(answers, [.noControl], end.rawValue)
      } else if end == .move {
        expected = ["refreshing idle 1", "end", "idle refreshing 2"]
      } else {
        expected = ["refreshing ending 1", "ending idle 1", "end", "idle refreshing 2"]
      }
      XCTAssertEqual(story, expected, end.rawValue)
    }
  }

  // H1: a control that its called off work puts on another view stays there, and is told there.
  @MainActor
  func testMoveByCalledOffWorkOfAFreedView() async throws {
    var rig: RefreshRig? = try RefreshRig.refreshing()
    let control = try XCTUnwrap(rig?.control)
    let other = ScrollView(viewportSize: ScrollSize(width: 320, height: 480))
    let recorder = RefreshRecorder()
    other.delegate = recorder
    let gate = TestGate()
    var waits = false
    nonisolated(unsafe) let call: () -> Void = {
      other.refreshControl = control
      other.startRefreshing()
    }
    let work = Task {
      try await control.refresh {
        await withTaskCancellationHandler {
          waits = true
          try? await gate.wait()
        } onCancel: {
          call()
        }
      }
    }
    try await waitUntil("the work waits") { waits }
    rig = nil
    XCTAssertTrue(control.host === other)
    XCTAssertEqual(control.state.cycle?.number, 2)
    other.endRefreshing()
    gate.open()
    _ = await work.result
    XCTAssertEqual(
      recorder.log.filter { $0 != "S" && !$0.hasPrefix("inset") }, ["begin", "end success"])
  }

  // D5: nothing is told from inside a callback in which the refresh ends, and the work is called
  // off.
  @MainActor
  func testWorkIsCalledOffWhenAnEndComesFromACallback() async throws {
    let rig = try RefreshRig.refreshing()
    let gate = TestGate()
    var waits = false
    var isCalledOff = false
    let work = Task {
      try await rig.control.refresh {
        waits = true
        try? await gate.wait()
        isCalledOff = Task.isCancelled
      }
    }
    try await waitUntil("the work waits") { waits }
    rig.recorder.hooks["S"] = { _ in rig.control.cancelRefreshing() }
    rig.jump(0)
    XCTAssertFalse(rig.control.isRefreshing)
    gate.open()
    _ = await work.result
    XCTAssertTrue(isCalledOff)
    XCTAssertFalse(rig.recorder.wasNested)
  }
}
