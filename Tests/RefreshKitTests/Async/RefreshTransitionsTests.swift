import RefreshKit
import XCTest

/// The sequence of state changes: T1.
final class RefreshTransitionsTests: XCTestCase {
  private func makeView() -> ScrollView {
    ScrollView(
      viewportSize: ScrollSize(width: 320, height: 480),
      contentSize: ScrollSize(width: 320, height: 2000))
  }

  // T1: any number of observers, each with all that came since its call; a slow one loses nothing.
  @MainActor
  func testEachObserverGetsAllSinceItsCall() async throws {
    let view = makeView()
    var control: RefreshControl? = view.addRefreshControl()
    var sequences: [AsyncStream<RefreshTransition>] = []
    for _ in 0..<100 {
      if let control { sequences.append(control.transitions()) }
      control?.beginRefreshing()
      control?.endRefreshing()
    }
    view.refreshControl = nil
    control = nil
    for (place, sequence) in sequences.enumerated() {
      var changes: [RefreshTransition] = []
      for await change in sequence { changes.append(change) }
      XCTAssertEqual(changes.count, 3 * (100 - place))
      XCTAssertEqual(changes.first?.cycle?.number, place + 1)
      XCTAssertEqual(changes.last?.cycle?.number, 100)
      for (one, next) in zip(changes, changes.dropFirst()) { XCTAssertEqual(one.to, next.from) }
    }
  }

  // T1: the state is the one that a sequence starts from, inside every callback too.
  @MainActor
  func testSequenceStartsFromTheStateInsideCallbacks() async throws {
    let rig = try RefreshRig()
    var starts: [(state: RefreshPhase, sequence: AsyncStream<RefreshTransition>)] = []
    for name in ["B", "S", "idle>pulling drag", "action", "begin", "end success", "EB"] {
      rig.recorder.hooks[name] = { [control = rig.control] _ in
        starts.append((control.state.phase, control.transitions()))
      }
    }
    rig.pull()
    rig.control.endRefreshing()
    rig.settle()
    rig.control.beginRefreshing()
    XCTAssertGreaterThan(starts.count, 5)
    for (state, sequence) in starts {
      for await change in sequence {
        XCTAssertEqual(change.from, state)
        break
      }
    }
  }

  // T1: an observer in a task sees each change, and its cancellation ends its loop alone.
  @MainActor
  func testCancelledObserverEndsAlone() async throws {
    let view = makeView()
    let control = view.addRefreshControl()
    var seen = [0, 0]
    let tasks = (0..<2).map { place in
      Task { @MainActor [changes = control.transitions()] in
        for await _ in changes { seen[place] += 1 }
      }
    }
    control.beginRefreshing()
    try await waitUntil("both have seen the begin") { seen == [1, 1] }
    tasks[0].cancel()
    await tasks[0].value
    control.endRefreshing()
    try await waitUntil("the other has seen the end") { seen == [1, 3] }
    tasks[1].cancel()
    await tasks[1].value
  }

  // T1: a sequence keeps neither control nor view alive, and gets the end of what ran on a freed
  // host.
  @MainActor
  func testSequenceKeepsNothingAliveAndEndsWithTheControl() async throws {
    var view: ScrollView? = makeView()
    var control = view?.addRefreshControl()
    weak let freedView = view
    weak let freedControl = control
    let changes = try XCTUnwrap(control).transitions()
    let reading = Task { @MainActor in
      var found: [RefreshTransition] = []
      for await change in changes { found.append(change) }
      return found
    }
    view?.advance(to: .zero + .seconds(2))
    control?.beginRefreshing()
    view?.advance(to: .zero + .seconds(3))
    view = nil
    XCTAssertNil(freedView)
    XCTAssertEqual(control?.state.phase, .idle)
    control = nil
    XCTAssertNil(freedControl)
    let found = await reading.value
    XCTAssertEqual(found.map(\.to), [.refreshing, .idle])
    XCTAssertEqual(found.last?.reason, .detached)
    XCTAssertEqual(found.last?.outcome, .cancelled)
    XCTAssertEqual(found.last?.instant, .zero + .seconds(3))
  }

  // T1: a sequence goes with the control from host to host, and the numbers of its cycles only
  // grow.
  @MainActor
  func testSequenceGoesWithTheControl() async throws {
    let views = [makeView(), makeView()]
    var control: RefreshControl? = RefreshControl()
    let changes = try XCTUnwrap(control).transitions()
    for view in views {
      view.refreshControl = control
      view.startRefreshing()
    }
    views[1].refreshControl = nil
    control = nil
    var found: [String] = []
    for await change in changes {
      found.append("\(change.to.rawValue) \(change.cycle?.number ?? 0)")
    }
    XCTAssertEqual(found, ["refreshing 1", "idle 1", "refreshing 2", "idle 2"])
  }

  // T1: a sequence that nobody reads any more is forgotten, with or without a change in between.
  @MainActor
  func testUnreadSequencesAreForgotten() async throws {
    let view = makeView()
    let control = view.addRefreshControl()
    let kept = control.transitions()
    for round in 0..<10_000 {
      _ = control.transitions()
      if round == 5000 { control.beginRefreshing() }
    }
    XCTAssertLessThanOrEqual(sequenceCount(of: control), 2)
    for await change in kept {
      XCTAssertEqual(change.to, .refreshing)
      break
    }
    _ = control.transitions()
    XCTAssertLessThanOrEqual(sequenceCount(of: control), 2)
  }

  /// How many sequences a control keeps: there is no other way to ask than to look.
  private func sequenceCount(of control: RefreshControl) -> Int {
    for child in Mirror(reflecting: control).children where child.label == "streams" {
      return Mirror(reflecting: child.value).children.count
    }
    XCTFail("a control has no streams")
    return 0
  }
}
