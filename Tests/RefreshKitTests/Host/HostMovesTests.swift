import RefreshKit
import XCTest

/// A control is on one host, and a command acts on the host that the control is on when it acts,
/// whatever is told while the host that it was on catches up with its time: H1, I2, R7.
final class HostMovesTests: XCTestCase {
  private let moves = Moves()

  // H1: the first control takes the place, and the second has left its host by then.
  func testControlThatMovesWhileItsNewHostCatchesUpIsOnOneHost() {
    let (a, b) = (moves.a, moves.b)
    let new = RefreshControl()
    moves.onEnd = { b.addRefreshControl(new) }
    a.addRefreshControl(new, replaceIfExists: true)
    moves.assertPlaces(of: moves.control, new)
    XCTAssertTrue(new.host === a)
    XCTAssertEqual(b.startRefreshing(), .noControl)
    XCTAssertFalse(a.refreshControl?.isRefreshing ?? true)
    new.beginRefreshing()
    b.refreshControl = nil
    a.refreshControl = nil
    XCTAssertNil(new.host)
    XCTAssertEqual(new.beginRefreshing(), .noControl)
    XCTAssertEqual(a.adjustedContentInset.top, 0)
  }

  // H1: another control that the callback has put in the place of the one that moves stays there.
  func testControlThatTookThePlaceOfTheOneThatMovesStays() {
    let (a, b) = (moves.a, moves.b)
    let new = RefreshControl()
    moves.onEnd = { a.refreshControl = new }
    b.addRefreshControl(moves.control)
    moves.assertPlaces(of: moves.control, new)
    XCTAssertTrue(a.refreshControl === new)
    XCTAssertTrue(b.refreshControl === moves.control)
  }

  // H1: a control that the callback has put on the view is there when the view is asked to keep it.
  func testControlThatCameWhileTheViewCaughtUpIsKept() {
    let a = moves.a
    let new = RefreshControl()
    moves.onEnd = { a.refreshControl = new }
    XCTAssertTrue(a.addRefreshControl(RefreshControl()) === new)
    XCTAssertEqual(moves.complaints, [.keptRefreshControl])
  }

  // R7, I2, E6: the refresh begins on the new host, with its inset and by its time.
  func testCommandActsOnTheHostThatTheControlIsOnWhenItActs() {
    let (a, b, control) = (moves.a, moves.b, moves.control)
    moves.onEnd = { [moves] in
      b.addRefreshControl(control)
      moves.secondsOfB = 200
    }
    XCTAssertNotNil(control.beginRefreshing().cycle)
    XCTAssertEqual(b.refreshInset, 60)
    XCTAssertEqual(b.adjustedContentInset.top, 60)
    XCTAssertEqual(a.refreshInset, 0)
    XCTAssertEqual(a.adjustedContentInset.top, 0)
    XCTAssertEqual(
      control.endRefreshing(after: .seconds(1)), .scheduled(.zero + .seconds(201)))
    XCTAssertEqual(b.nextDeadline, .zero + .seconds(201))
    moves.secondsOfB = 201
    b.advance(to: .zero + .seconds(201))
    XCTAssertEqual(b.refreshInset, 0)
    XCTAssertEqual(control.state, .idle)
  }

  // R7: so it is with everything that a control can be told.
  func testEverythingThatAControlIsToldReachesTheHostThatItIsOn() throws {
    let high = try RefreshConfiguration(height: 80)
    let uses: [(name: String, inset: Double, use: (RefreshControl) -> Void)] = [
      ("begin", 60, { XCTAssertEqual($0.beginRefreshing(), .alreadyRefreshing) }),
      ("send", 60, { XCTAssertEqual($0.generateRefreshEvent(), .alreadyRefreshing) }),
      ("end", 0, { XCTAssertEqual($0.endRefreshing(), .ended) }),
      // The refresh that is named is the one that was overdue.
      ("cycle", 60, { XCTAssertEqual($0.endRefreshing(cycle: $0.state.cycle), .stale) }),
      ("deadline", 0, { XCTAssertEqual($0.endRefreshing(deadline: .zero), .ended) }),
      (
        "after", 60,
        {
          XCTAssertEqual($0.endRefreshing(after: .seconds(1)), .scheduled(.zero + .seconds(201)))
        }
      ),
      ("cancel", 0, { XCTAssertEqual($0.cancelRefreshing(), .ended) }),
      ("hide", 0, { $0.isHidden = true }),
      ("disable", 60, { $0.isEnabled = false }),
      ("configure", 80, { $0.configuration = high }),
      ("title", 60, { $0.title = "title" }),
      ("title for a state", 60, { $0.setTitle("title", for: .pulling) }),
      ("restart", 60, { $0.refreshActivityIndicatorView() }),
      ("actions", 60, { $0.sendActions() }),
    ]
    for (name, inset, use) in uses {
      let moves = Moves()
      let (a, b, control) = (moves.a, moves.b, moves.control)
      moves.onEnd = {
        b.addRefreshControl(control)
        control.beginRefreshing()
        moves.secondsOfB = 200
      }
      use(control)
      XCTAssertEqual(b.now, .zero + .seconds(200), name)
      XCTAssertEqual(b.refreshInset, inset, name)
      XCTAssertEqual(b.adjustedContentInset.top, inset, name)
      XCTAssertEqual(a.refreshInset, 0, name)
      XCTAssertEqual(a.adjustedContentInset.top, 0, name)
      moves.assertPlaces(of: control)
    }
  }

  // R7: a command to a view acts on the control that is there when it acts.
  func testCommandToAViewActsOnTheControlThatIsThereThen() {
    let uses: [(name: String, answer: RefreshAnswer, use: (ScrollView) -> RefreshAnswer)] = [
      ("start", .alreadyRefreshing, { $0.startRefreshing() }),
      ("pull", .alreadyRefreshing, { $0.pullAndRefresh() }),
      ("end", .ended, { $0.endRefreshing() }),
      ("after", .ended, { $0.endRefreshing(after: .zero) }),
      (
        "show", .alreadyRefreshing,
        { $0.scrollToTopAndShowRunningRefreshControl(animated: false) }
      ),
    ]
    for (name, answer, use) in uses {
      // The control has gone to the other view, and refreshes there.
      var moves = Moves()
      moves.onEnd = { [moves] in
        moves.b.addRefreshControl(moves.control)
        moves.control.beginRefreshing()
      }
      XCTAssertEqual(use(moves.a), .noControl, name)
      XCTAssertTrue(moves.control.isRefreshing, name)
      XCTAssertEqual(moves.b.refreshInset, 60, name)
      XCTAssertEqual(moves.a.contentOffset.y, 200, name)

      // And another one refreshes here.
      moves = Moves()
      let new = RefreshControl()
      moves.onEnd = { [moves] in
        moves.a.refreshControl = new
        new.beginRefreshing()
      }
      XCTAssertEqual(use(moves.a), answer, name)
      XCTAssertEqual(new.isRefreshing, answer != .ended, name)
      XCTAssertEqual(moves.a.refreshInset, answer == .ended ? 0 : 60, name)
    }
  }

  // H1: a control that a callback takes to the other of two views and back ends up where it was put
  // last.
  func testControlThatMovesWhileBothViewsCatchUpIsPutWhereItWasWanted() {
    let (a, b, control) = (moves.a, moves.b, moves.control)
    let other = RefreshControl()
    b.refreshControl = other
    b.setContentOffset(ScrollPoint(x: 0, y: 200), animated: false)
    other.beginRefreshing()
    other.endRefreshing(after: .seconds(1))
    other.addObserver { event in
      if case .transition(let change) = event, change.to == .idle, change.reason == .collapsed {
        a.addRefreshControl(control, replaceIfExists: true)
      }
    }
    moves.onEnd = { [moves] in
      b.addRefreshControl(control, replaceIfExists: true)
      moves.secondsOfB = 200
    }
    b.addRefreshControl(control, replaceIfExists: true)
    moves.assertPlaces(of: control, other)
    XCTAssertTrue(control.host === b)
    XCTAssertNil(a.refreshControl)
  }

  // T1: work that is asked of a view does not run on another one.
  @MainActor
  func testWorkIsThatOfTheViewThatWasAsked() async throws {
    let (a, b, control) = (moves.a, moves.b, moves.control)
    moves.onEnd = { b.addRefreshControl(control) }
    var hasRun = false
    do {
      try await a.refresh { hasRun = true }
      XCTFail("ran on a view without a control")
    } catch {
      XCTAssertEqual(error as? RefreshError, .noControl)
    }
    XCTAssertFalse(hasRun)
    XCTAssertEqual(control.state, .idle)
  }

  // T1: work of a control runs on the host that it is on then.
  @MainActor
  func testWorkOfAControlRunsOnTheHostThatItIsOnThen() async throws {
    let (a, b, control) = (moves.a, moves.b, moves.control)
    moves.onEnd = { b.addRefreshControl(control) }
    var insets: [Double] = []
    try await control.refresh { insets = [a.refreshInset, b.refreshInset] }
    XCTAssertEqual(insets, [0, 60])
    XCTAssertEqual(b.refreshInset, 0)
    XCTAssertEqual(control.state.phase, .idle)
  }

  // R7: a host's work reads the time once, so that it is for the control that is on the host then.
  // By the second reading, at 2 s, the refresh would be over and the control on the other view.
  @MainActor
  func testWorkOfAHostIsForTheControlThatIsOnIt() async throws {
    for load in [false, true] {
      let moves = Moves()
      let (a, b, control) = (moves.a, moves.b, moves.control)
      var readings: [Duration] = [.milliseconds(500), .seconds(2)]
      a.timeSource = { .zero + (readings.count > 1 ? readings.removeFirst() : readings[0]) }
      moves.onEnd = { b.addRefreshControl(control) }
      var hosts: [Bool] = []
      let work = { hosts = [a.refreshControl === control, b.refreshControl === control] }
      if load { try await a.refresh(work) {} } else { try await a.refresh(work) }
      XCTAssertEqual(hosts, [true, false], "\(load)")
      XCTAssertTrue(b.refreshControl === control)
    }
  }
}

/// Two views that follow a time each, and a control on the first whose refresh is overdue there.
private final class Moves: ScrollViewRefreshControlDelegate {
  let a: ScrollView
  let b: ScrollView
  let control = RefreshControl()
  var secondsOfB = 100
  var complaints: [RefreshDiagnostic] = []
  /// What happens in the callback that tells the end of that refresh.
  var onEnd: () -> Void = {}

  init() {
    (a, b) = (Self.view(), Self.view())
    a.diagnosticHandler = { [unowned self] in complaints.append($0) }
    a.delegate = self
    a.addRefreshControl(control)
    a.setContentOffset(ScrollPoint(x: 0, y: 200), animated: false)
    a.startRefreshing()
    a.endRefreshing(after: .seconds(1))
    a.timeSource = { .zero + .seconds(2) }
    b.timeSource = { [unowned self] in .zero + .seconds(secondsOfB) }
  }

  private static func view() -> ScrollView {
    ScrollView(
      viewportSize: ScrollSize(width: 320, height: 480),
      contentSize: ScrollSize(width: 320, height: 2000))
  }

  func didBeginRefresh(in scrollView: ScrollView) {}
  func didEndRefresh(in scrollView: ScrollView, outcome: RefreshOutcome) {
    let action = onEnd
    onEnd = {}
    action()
  }

  /// Checks that hosts and controls agree on who is where.
  func assertPlaces(of controls: RefreshControl..., line: UInt = #line) {
    for view in [a, b] {
      if let found = view.refreshControl { XCTAssertTrue(found.host === view, line: line) }
    }
    for control in controls {
      if let host = control.host { XCTAssertTrue(host.refreshControl === control, line: line) }
    }
  }
}
