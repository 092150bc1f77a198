import RefreshKit
import XCTest

/// The sample program of the second article: selecting a row pulls and refreshes.
final class OriginsRowsTests: XCTestCase {
  private final class Rows: TableViewDataSource, TableViewDelegate {
    let table = TableView(viewportSize: ScrollSize(width: 320, height: 480))
    var refreshes = 0
    lazy var control = RefreshControl(target: self, action: Rows.refresh)

    init() {
      table.dataSource = self
      table.delegate = self
      table.addRefreshControl(control)
    }

    func numberOfRows(in tableView: TableView) -> Int { 20 }

    func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
      tableView.pullAndRefresh()
    }

    func refresh(_ control: RefreshControl) {
      refreshes += 1
      control.endRefreshing(after: .seconds(3))
    }

    func select(y: Double) {
      table.touchBegan(at: ScrollPoint(x: 100, y: y))
      table.touchEnded()
    }

    func wait(_ seconds: Double) {
      table.advance(to: table.now + .milliseconds(Int((seconds * 1000).rounded())))
    }
  }

  func testSampleSelectionPullsAndEndsAfterThreeSeconds() {
    let rows = Rows()
    rows.select(y: 100)
    XCTAssertTrue(rows.control.isRefreshing)
    rows.wait(0.3)
    XCTAssertEqual(rows.table.contentOffset.y, -60)
    rows.wait(2.699)
    XCTAssertTrue(rows.control.isRefreshing)
    rows.wait(0.001)
    XCTAssertFalse(rows.control.isRefreshing)
    rows.wait(2)
    XCTAssertEqual(rows.table.contentOffset.y, 0)
    XCTAssertEqual(rows.refreshes, 1)
  }

  func testTwoQuickSelectionsGiveOneRefresh() {
    let rows = Rows()
    rows.select(y: 100)
    rows.select(y: 200)
    rows.wait(10)
    XCTAssertEqual(rows.refreshes, 1)
    XCTAssertEqual(rows.control.state, .idle)
  }

  // Fault: a deadline of an old refresh ends the next one.
  func testDeadlineOfAnOldRefreshDoesNotEndTheNext() {
    let rows = Rows()
    rows.select(y: 100)
    rows.wait(1)
    rows.control.endRefreshing()
    rows.wait(1)
    rows.select(y: 100)
    rows.wait(1.5)  // 3.5 s: the first deadline would have been at 3
    XCTAssertTrue(rows.control.isRefreshing)
    rows.wait(1.5)
    XCTAssertFalse(rows.control.isRefreshing)
  }

  // Fault: several deadlines each end.
  func testSeveralDeadlinesEndOnce() {
    let rows = Rows()
    var ends = 0
    rows.control.addObserver { event in
      if case .transition(let transition) = event, transition.to == .ending { ends += 1 }
    }
    rows.select(y: 100)
    rows.control.endRefreshing(after: .seconds(1))
    rows.control.endRefreshing(after: .seconds(2))
    rows.wait(10)
    XCTAssertEqual(ends, 1)
  }

  // Fault: convenience calls without the control do nothing silently. They answer.
  func testConvenienceCallsWithoutAControlSaySo() {
    let view = ScrollView()
    XCTAssertFalse(view.canStartRefreshing)
    XCTAssertEqual(view.startRefreshing(), .noControl)
    XCTAssertEqual(view.pullAndRefresh(), .noControl)
    XCTAssertEqual(view.endRefreshing(deadline: .zero), .noControl)
    XCTAssertEqual(view.scrollToTopAndShowRunningRefreshControl(animated: true), .noControl)
  }

  // Fault: the spinner freezes after a tab change. It is started anew, and nothing else changes.
  func testIndicatorGoesOnAfterATabChange() {
    let rows = Rows()
    rows.select(y: 100)
    rows.wait(1)
    let deadline = rows.control.nextDeadline
    rows.table.isOnScreen = false
    rows.table.isOnScreen = true
    XCTAssertEqual(rows.control.indicatorRestartCount, 1)
    XCTAssertEqual(rows.control.indicator, .spinning)
    XCTAssertEqual(rows.control.nextDeadline, deadline)
    XCTAssertEqual(rows.refreshes, 1)
  }

  func testTargetThatIsNilAddsNothing() {
    let control = RefreshControl(target: nil as Rows?, action: Rows.refresh)
    let view = ScrollView()
    var reports = 0
    view.diagnosticHandler = { _ in reports += 1 }
    view.addRefreshControl(control)
    view.startRefreshing()
    XCTAssertEqual(reports, 1)
  }
}
