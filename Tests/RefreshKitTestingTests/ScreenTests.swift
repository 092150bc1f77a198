import RefreshKit
import RefreshKitTesting
import XCTest

/// A screen as a user of the library writes it, and tests it.
final class ScreenTests: XCTestCase {
  private final class Screen: ScrollViewRefreshControlDelegate {
    let tableView = TableView(
      viewportSize: ScrollSize(width: 390, height: 844),
      contentSize: ScrollSize(width: 390, height: 1200))
    private(set) var isLoading = false
    private(set) var outcomes: [RefreshOutcome] = []

    init() {
      tableView.contentInset.top = 88
      tableView.contentOffset = tableView.restOffset
      tableView.delegate = self
      tableView.setupRefreshControl()
    }

    func didBeginRefresh(in scrollView: ScrollView) {
      isLoading = true
    }

    func loaded() {
      isLoading = false
      tableView.endRefreshing(after: .milliseconds(500))
    }

    func didEndRefresh(in scrollView: ScrollView, outcome: RefreshOutcome) {
      outcomes.append(outcome)
    }
  }

  func testPullLoadsAndEndsHalfASecondAfterTheDataHasCome() throws {
    let screen = Screen()
    let stage = RefreshTester(scrollView: screen.tableView)

    try stage.pull()
    XCTAssert(screen.isLoading)
    try stage.settle()
    XCTAssertEqual(stage.state, .refreshing)
    XCTAssertEqual(screen.tableView.contentOffset.y, -148)

    stage.advance(to: .zero + .seconds(2))
    screen.loaded()
    XCTAssertEqual(screen.tableView.nextDeadline, .zero + .milliseconds(2500))
    try stage.settle()

    XCTAssertEqual(stage.state, .idle)
    XCTAssertEqual(screen.outcomes, [.success])
    XCTAssertEqual(screen.tableView.contentOffset.y, -88)
    XCTAssertEqual(stage.control.lastUpdated, .zero + .milliseconds(2500))
    try stage.recorder.expect([
      .transition(from: .idle, to: .pulling, reason: .drag),
      .armed,
      .transition(from: .pulling, to: .refreshing, reason: .trigger, cycle: 1),
      .action(cycle: 1),
      .transition(from: .refreshing, to: .ending, reason: .deadline, cycle: 1),
      .transition(from: .ending, to: .idle, reason: .collapsed, cycle: 1),
    ])
  }

  func testStageLeavesTheDelegateInItsPlace() {
    let screen = Screen()
    _ = RefreshTester(scrollView: screen.tableView)
    XCTAssert(screen.tableView.delegate === screen)
  }

  func testControlThatComesLaterIsObserved() throws {
    let screen = Screen()
    screen.tableView.refreshControl = nil
    let stage = RefreshTester(scrollView: screen.tableView)
    XCTAssertThrowsError(try stage.pull()) { error in
      XCTAssertEqual(
        "\(error)",
        "the view has no refresh control to pull: add one, or drag the content with pull(by:)")
    }
    XCTAssertEqual(stage.state, .idle)
    XCTAssertEqual(stage.control.beginRefreshing(), .noControl)
    screen.tableView.addRefreshControl()
    try stage.pull()
    XCTAssert(screen.isLoading)
    XCTAssertEqual(stage.recorder.events.last?.kind, .action(cycle: 1))
  }

  func testStageStartsAtThePresentOfItsView() throws {
    let screen = Screen()
    screen.tableView.advance(to: .zero + .seconds(7))
    let stage = RefreshTester(scrollView: screen.tableView)
    XCTAssertEqual(stage.clock.now, .zero + .seconds(7))
    try stage.pull()
    XCTAssertEqual(screen.tableView.now, .zero + .milliseconds(7300))
  }

  func testStageAndItsViewAreFreed() throws {
    weak var view: TableView?
    weak var recorder: RefreshRecorder?
    do {
      let screen = Screen()
      let stage = RefreshTester(scrollView: screen.tableView)
      try stage.pull()
      view = screen.tableView
      recorder = stage.recorder
    }
    XCTAssertNil(view)
    XCTAssertNil(recorder)
  }
}
