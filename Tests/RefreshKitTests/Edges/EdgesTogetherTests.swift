import RefreshKit
import XCTest

/// Several controls on one view, and who hears of them: L1, L8, L59, L60.
final class EdgesTogetherTests: XCTestCase {
  // L1, H1: a control stands at its own edge, and each edge has its own place.
  func testEachEdgeHasOneControl() throws {
    let rig = try EdgeRig([.top, .bottom])
    let (top, bottom) = (rig.control(.top), rig.control(.bottom))
    XCTAssertTrue(rig.view.refreshControl === top)
    XCTAssertEqual(bottom.edge, .bottom)
    XCTAssertTrue(bottom.host === rig.view)
    let other = RefreshControl(edge: .bottom)
    XCTAssertTrue(rig.view.addRefreshControl(other) === bottom)
    XCTAssertEqual(rig.complaints, [.keptRefreshControl])
    bottom.beginRefreshing()
    XCTAssertTrue(rig.view.addRefreshControl(other, replaceIfExists: true) === other)
    XCTAssertEqual(bottom.state, .idle)
    XCTAssertNil(bottom.host)
    XCTAssertEqual(rig.view.adjustedContentInset, ContentInsets(top: 64))
    XCTAssertTrue(rig.view.refreshControl === top)
    // One that goes to another view leaves its edge there.
    let second = ScrollView()
    second.addRefreshControl(other)
    XCTAssertNil(rig.view.refreshControl(at: .bottom))
    XCTAssertTrue(second.refreshControl(at: .bottom) === other)
    XCTAssertNil(second.refreshControl)
  }

  // L8a (LC15): 50 past the rest is above 44, but the gesture may not begin.
  func testControlNeitherArmsNorBeginsWhileAnotherRefreshes() throws {
    let rig = try EdgeRig([.top, .bottom], trigger: 44, height: 44, policy: .release)
    rig.view.startRefreshing(at: .top)
    XCTAssertFalse(rig.view.canStartRefreshing(at: .bottom))
    _ = rig.told()
    rig.drag(1570)
    XCTAssertEqual(rig.told(), ["B", "bottom idle>pulling", "S"], "nobody is asked")
    XCTAssertFalse(rig.control(.bottom).isArmed)
    rig.release()
    XCTAssertEqual(rig.refreshCalls(.top), 1)
    XCTAssertEqual(rig.refreshCalls(.bottom), 0)
    rig.settle()
    XCTAssertEqual(rig.y, 1520)
    XCTAssertEqual(rig.phase(.bottom), .idle)
    XCTAssertEqual(rig.view.startRefreshing(at: .bottom), .excluded)
    XCTAssertEqual(rig.control(.bottom).beginRefreshing(), .excluded)
    XCTAssertEqual(rig.view.pullAndRefresh(at: .bottom), .excluded)
    rig.view.endRefreshing(at: .top)
    rig.settle()
    XCTAssertNotNil(rig.view.startRefreshing(at: .bottom).cycle)
  }

  // L8a: an armed pull is disarmed after the begin's states, and cannot begin by that gesture.
  func testArmedPullIsDisarmedByTheBeginOfAnother() throws {
    let rig = try EdgeRig([.top, .bottom], policy: .release)
    rig.drag(1590)
    XCTAssertTrue(rig.control(.bottom).isArmed)
    _ = rig.told()
    rig.view.startRefreshing(at: .top)
    XCTAssertEqual(
      rig.told(),
      ["top idle>refreshing", "bottom disarmed", "inset", "top actions", "begin"])
    rig.view.endRefreshing(at: .top)
    rig.drag(1600)
    XCTAssertFalse(rig.control(.bottom).isArmed, "nor later in that gesture")
    rig.release()
    rig.settle()
    XCTAssertEqual(rig.refreshCalls(.bottom), 0)
    rig.drag(1600)
    rig.release()
    XCTAssertEqual(rig.refreshCalls(.bottom), 1, "but by the next one")
  }

  // L8a: a begin in the question of another control comes before the answer.
  func testBeginInTheQuestionOfAnotherExcludesIt() throws {
    let rig = try EdgeRig([.top, .bottom])
    rig.onQuestion = { rig.view.startRefreshing(at: .top) }
    rig.drag(1600)
    XCTAssertEqual(rig.phase(.top), .refreshing)
    XCTAssertEqual(rig.phase(.bottom), .pulling)
    XCTAssertEqual(rig.refreshCalls(.bottom), 0)
  }

  // L8a: of two that are pulled at once, the one that the content is past first, in the order top,
  // bottom, left, right, begins.
  func testOfTwoPulledAtOnceOneBegins() throws {
    let rig = try EdgeRig(
      [.top, .left], inset: .zero, offset: .zero)
    rig.view.drag(to: ScrollPoint(x: -90, y: -90))
    XCTAssertEqual(rig.phase(.top), .refreshing)
    XCTAssertEqual(rig.phase(.left), .pulling)
    XCTAssertEqual(rig.refreshCalls(.left), 0)
    rig.view.drag(to: ScrollPoint(x: -100, y: -90))
    XCTAssertFalse(rig.control(.left).isArmed)
    rig.release()
    rig.settle()
    XCTAssertEqual(rig.view.contentOffset, ScrollPoint(x: 0, y: -60))
    XCTAssertEqual(rig.phase(.left), .idle)
  }

  // L8d (LC17): each side of the ledger is its own.
  func testBothRunWhereThatIsAllowed() throws {
    let rig = try EdgeRig([.top, .bottom], offset: ScrollPoint(x: 0, y: 500))
    rig.view.runsOneCycleAtATime = false
    rig.view.startRefreshing(at: .top)
    rig.view.startRefreshing(at: .bottom)
    XCTAssertEqual(rig.view.adjustedContentInset, ContentInsets(top: 124, bottom: 60))
    XCTAssertEqual(rig.view.refreshInset(at: .bottom), 60)
    rig.view.endRefreshing(at: .top)
    XCTAssertEqual(rig.view.adjustedContentInset, ContentInsets(top: 64, bottom: 60))
    rig.view.endRefreshing(at: .bottom)
    XCTAssertEqual(rig.view.adjustedContentInset, ContentInsets(top: 64))
  }

  // E6: deadlines of several controls come in the order of time, each at its own instant.
  func testDeadlinesOfSeveralControlsComeInTheirOrder() throws {
    let rig = try EdgeRig([.top, .bottom, .right], offset: ScrollPoint(x: 0, y: 500))
    rig.view.runsOneCycleAtATime = false
    for (edge, end) in [(RefreshEdge.top, 300), (.bottom, 100), (.right, 200)] {
      rig.view.startRefreshing(at: edge)
      rig.view.endRefreshing(at: edge, after: .milliseconds(end))
    }
    XCTAssertEqual(rig.view.nextDeadline, .zero + .milliseconds(100))
    var instants: [Instant] = []
    for edge in [RefreshEdge.top, .bottom, .right] {
      rig.control(edge).addObserver { event in
        if case .transition(let change) = event, change.to == .ending {
          instants.append(change.instant)
        }
      }
    }
    _ = rig.told()
    rig.pass(1000)
    XCTAssertEqual(
      rig.told().filter { $0.contains(">ending") },
      ["bottom refreshing>ending", "right refreshing>ending", "top refreshing>ending"])
    XCTAssertEqual(instants, [100, 200, 300].map { .zero + .milliseconds($0) })
  }

  // L59, D7 (LC72): D1's delegate hears the top's alone, and the begin at the bottom is reported.
  func testDelegateOfTheTopDoesNotHearTheBottom() throws {
    final class Screen: ScrollViewRefreshControlDelegate {
      var begins = 0
      func didBeginRefresh(in scrollView: ScrollView) { begins += 1 }
    }
    let rig = try EdgeRig([.top, .bottom], hears: false, acts: false)
    let screen = Screen()
    rig.view.delegate = screen
    rig.drag(1600)
    XCTAssertEqual(rig.phase(.bottom), .refreshing)
    XCTAssertEqual(screen.begins, 0)
    XCTAssertEqual(rig.complaints, [.unhandledRefresh(.delegateWithoutEdgeRefinement)])
  }

  // L59: the delegate of the edges does not hear the top.
  func testDelegateOfTheEdgesDoesNotHearTheTop() throws {
    final class Screen: ScrollViewEdgeRefreshDelegate {
      var begins: [RefreshEdge] = []
      func scrollView(_ scrollView: ScrollView, didBegin control: RefreshControl) {
        begins.append(control.edge)
      }
    }
    let rig = try EdgeRig([.top, .left, .bottom], hears: false)
    let screen = Screen()
    rig.view.delegate = screen
    for edge in [RefreshEdge.top, .left, .bottom] {
      rig.view.startRefreshing(at: edge)
      rig.view.endRefreshing(at: edge)
      rig.settle()
    }
    XCTAssertEqual(screen.begins, [.left, .bottom])
  }

  // L2, R9: a veto holds for the control that was asked for.
  func testVetoIsAskedForEachControl() throws {
    let rig = try EdgeRig([.bottom, .right], offset: ScrollPoint(x: 0, y: 1520))
    rig.mayBegin = false
    rig.drag(1600)
    rig.release()
    rig.settle()
    XCTAssertEqual(rig.refreshCalls(.bottom), 0)
    XCTAssertEqual(rig.told().filter { $0.hasSuffix("may") }, ["bottom may"])
  }

  // H2: leaving the screen cancels the pull; on return the indicators that spin start anew.
  func testLeavingTheScreenConcernsEveryEdge() throws {
    let rig = try EdgeRig([.top, .bottom])
    rig.drag(1550)
    rig.view.isOnScreen = false
    XCTAssertTrue(rig.told().contains("bottom cancel cancelled"))
    rig.settle()
    rig.view.startRefreshing(at: .bottom)
    _ = rig.told()
    rig.view.isOnScreen = true
    XCTAssertEqual(rig.told(), ["bottom restart"])
  }

  // T1: work is that of its own control, and one that is excluded runs none.
  @MainActor
  func testWorkOfAnExcludedControlDoesNotRun() async throws {
    let rig = try EdgeRig([.top, .bottom])
    rig.view.startRefreshing(at: .top)
    var hasRun = false
    do {
      try await rig.control(.bottom).refresh { hasRun = true }
      XCTFail("it has begun")
    } catch {
      XCTAssertEqual(error as? RefreshError, .excluded)
    }
    XCTAssertFalse(hasRun)
    rig.view.endRefreshing(at: .top)
    rig.settle()
    try await rig.control(.bottom).refresh { hasRun = rig.control(.bottom).isRefreshing }
    XCTAssertTrue(hasRun)
    XCTAssertEqual(rig.phase(.bottom), .idle, "it closes out of sight")
  }

  // L8a, H6, S4: what is told before a question may change who is asked.
  func testQuestionIsAskedOfWhoIsStillConcernedThen() throws {
    let changes: [(name: String, change: (EdgeRig) -> Void)] = [
      ("hidden", { $0.control(.left).isHidden = true }),
      ("removed", { $0.view.removeRefreshControl(at: .left) }),
      (
        "replaced",
        { $0.view.addRefreshControl(RefreshControl(edge: .left), replaceIfExists: true) }
      ),
      ("excluded", { $0.view.startRefreshing(at: .top) }),
    ]
    for (name, change) in changes {
      let rig = try EdgeRig([.top, .left], inset: .zero, offset: .zero)
      rig.control(.top).addObserver { event in
        if case .transition(let transition) = event, transition.to == .pulling { change(rig) }
      }
      rig.view.drag(to: ScrollPoint(x: -90, y: -50))
      XCTAssertFalse(rig.log.contains("left may"), name)
      XCTAssertEqual(rig.refreshCalls(.left), 0, name)
      XCTAssertFalse(rig.control(.left).isRefreshing, name)
    }
  }

  // H6: a control that is hidden in its own question is not pulled.
  func testControlThatIsHiddenInItsQuestionIsNotPulled() throws {
    let rig = try EdgeRig()
    rig.onQuestion = { rig.control(.bottom).isHidden = true }
    rig.drag(1600)
    XCTAssertEqual(rig.phase(.bottom), .idle)
    XCTAssertEqual(rig.refreshCalls(.bottom), 0)
  }

  // L8a: one that is excluded when the finger catches it cannot begin by that gesture.
  func testPullThatIsCaughtWhileAnotherRefreshesCannotBegin() throws {
    let rig = try EdgeRig([.top, .bottom], offset: ScrollPoint(x: 0, y: -64))
    rig.drag(-110)
    rig.release()
    rig.pass(50)
    XCTAssertEqual(rig.phase(.top), .pulling)
    rig.view.startRefreshing(at: .bottom)
    rig.view.touchBegan(at: .zero)
    rig.view.endRefreshing(at: .bottom)
    rig.drag(-160)
    XCTAssertEqual(rig.phase(.top), .pulling)
    XCTAssertEqual(rig.refreshCalls(.top), 0)
  }

  // R3: what a control's own work threw stays until it begins again itself.
  @MainActor
  func testErrorStaysWhileAnotherControlRefreshes() async throws {
    struct Offline: Error {}
    let rig = try EdgeRig([.top, .bottom], offset: ScrollPoint(x: 0, y: 500))
    _ = try? await rig.control(.bottom).refresh { throw Offline() }
    rig.view.startRefreshing(at: .top)
    rig.view.endRefreshing(at: .top)
    rig.view.touchBegan(at: .zero)
    rig.view.touchEnded()
    XCTAssertTrue(rig.control(.bottom).lastError is Offline)
    rig.control(.bottom).beginRefreshing()
    XCTAssertNil(rig.control(.bottom).lastError)
  }

  // L1: a call for an edge without a control leaves nothing behind.
  func testCallsForAnEdgeWithoutAControlChangeNothing() {
    var model = PullModel(viewportSize: ScrollSize(width: 320, height: 480))
    let before = model
    XCTAssertEqual(model.beginRefreshing(at: .left), .noControl)
    XCTAssertEqual(model.endRefreshing(at: .right), .notRefreshing)
    model.setEnabled(false, at: .bottom)
    XCTAssertEqual(model, before)
    XCTAssertEqual(model.attach(.mjRefresh, at: .left), 1)
  }

  // H1: a view that is freed leaves no control behind.
  func testFreedViewLeavesItsControlsIdle() throws {
    let bottom = RefreshControl(edge: .bottom)
    let top = RefreshControl()
    do {
      let view = ScrollView()
      view.runsOneCycleAtATime = false
      view.addRefreshControl(bottom)
      view.addRefreshControl(top)
      bottom.beginRefreshing()
      top.beginRefreshing()
    }
    XCTAssertEqual(bottom.state, .idle)
    XCTAssertEqual(top.state, .idle)
    XCTAssertEqual(bottom.beginRefreshing(), .noControl)
  }
}
