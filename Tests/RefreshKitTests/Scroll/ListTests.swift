import RefreshKit
import XCTest

/// H7: rows and items from a data source, and taps that reach the delegate.
final class ListTests: XCTestCase {
  private final class Screen: TableViewDataSource, TableViewDelegate, CollectionViewDataSource,
    CollectionViewDelegate, ScrollViewRefreshControlDelegate
  {
    var heights: [Double] = []
    var count: Int?
    var selected: [Int] = []
    var begins = 0

    func numberOfRows(in tableView: TableView) -> Int { count ?? heights.count }
    func tableView(_ tableView: TableView, heightForRowAt row: Int) -> Double { heights[row] }
    func tableView(_ tableView: TableView, didSelectRowAt row: Int) { selected.append(row) }
    func numberOfItems(in collectionView: CollectionView) -> Int { count ?? heights.count }
    func collectionView(
      _ collectionView: CollectionView, heightForItemAt item: Int
    ) -> Double { heights[item] }
    func collectionView(_ collectionView: CollectionView, didSelectItemAt item: Int) {
      selected.append(item)
    }
    func didBeginRefresh(in scrollView: ScrollView) { begins += 1 }
  }

  private final class PlainList: TableViewDataSource, CollectionViewDataSource {
    func numberOfRows(in tableView: TableView) -> Int { 10 }
    func numberOfItems(in collectionView: CollectionView) -> Int { 10 }
  }

  private let screen = Screen()
  private let viewport = ScrollSize(width: 320, height: 480)

  private func table(_ heights: [Double], header: Double = 0) -> TableView {
    screen.heights = heights
    let table = TableView(viewportSize: viewport)
    table.tableHeaderHeight = header
    table.delegate = screen
    table.dataSource = screen
    return table
  }

  private func tap(_ view: ScrollView, y: Double, x: Double = 160) {
    view.touchBegan(at: ScrollPoint(x: x, y: y))
    view.touchEnded()
  }

  func testDataSourceSetMakesTheContentAsHighAsHeaderAndRows() {
    let table = table([40, 60, 500], header: 100)
    XCTAssertEqual(table.contentSize, ScrollSize(width: 320, height: 700))
    table.tableHeaderHeight = 0
    XCTAssertEqual(table.contentSize.height, 600)
    screen.heights.append(25)
    XCTAssertEqual(table.contentSize.height, 600)
    table.reloadData()
    XCTAssertEqual(table.contentSize.height, 625)
  }

  // A header with which header and rows would be higher than 1e9 points is refused, and says so.
  func testHeaderBeyondTheLimitWithItsRowsIsRefused() {
    final class TenRows: TableViewDataSource {
      func numberOfRows(in tableView: TableView) -> Int { 10 }
    }
    let rows = TenRows()
    let table = TableView(viewportSize: ScrollSize(width: 320, height: 480))
    var refused: [RefreshDiagnostic] = []
    table.diagnosticHandler = { refused.append($0) }
    table.dataSource = rows
    table.tableHeaderHeight = 1e9
    XCTAssertEqual(refused.count, 1)
    XCTAssertEqual(table.tableHeaderHeight, 0)
    XCTAssertEqual(table.contentSize.height, 440)  // 10 rows of 44 points
    XCTAssertEqual(table.rectForRow(at: 0)?.origin.y, 0)
  }

  // E6: what is due comes first, and the rows are those that there are after it.
  func testReloadAsksForTheRowsThatThereAreWhenTheViewHasCaughtUp() {
    for isTable in [true, false] {
      let table = TableView(viewportSize: viewport)
      let collection = CollectionView(viewportSize: viewport)
      let view: ScrollView = isTable ? table : collection
      screen.heights = [40]
      table.dataSource = screen
      collection.dataSource = screen
      let control = view.addRefreshControl()
      control.beginRefreshing()
      control.endRefreshing(after: .seconds(1))
      view.timeSource = { .zero + .seconds(2) }
      control.addObserver { [screen] event in
        if case .transition(let change) = event, change.to == .ending { screen.heights = [40, 60] }
      }
      isTable ? table.reloadData() : collection.reloadData()
      XCTAssertEqual(view.contentSize.height, 100)
      XCTAssertNotNil(isTable ? table.rectForRow(at: 1) : collection.rectForItem(at: 1))
    }
  }

  func testDefaultHeightsAreThoseOfUIKit() {
    let list = PlainList()
    let table = TableView(viewportSize: viewport)
    table.dataSource = list
    XCTAssertEqual(table.contentSize.height, 440)
    let collection = CollectionView(viewportSize: viewport)
    collection.dataSource = list
    XCTAssertEqual(collection.contentSize.height, 500)
  }

  func testRowsAreWhereTheirHeightsPutThem() {
    let table = table([40, 0, 60], header: 100)
    XCTAssertEqual(table.rectForRow(at: 0), ScrollRect(x: 0, y: 100, width: 320, height: 40))
    XCTAssertEqual(table.rectForRow(at: 2), ScrollRect(x: 0, y: 140, width: 320, height: 60))
    XCTAssertNil(table.rectForRow(at: 3))
    XCTAssertNil(table.rectForRow(at: -1))
    let rows = [99.0, 100, 139.9, 140, 199.9, 200].map {
      table.indexForRow(at: ScrollPoint(x: 5, y: $0))
    }
    XCTAssertEqual(rows, [nil, 0, 0, 2, 2, nil])
    XCTAssertNil(table.indexForRow(at: ScrollPoint(x: 320, y: 120)))
    XCTAssertNil(table.indexForRow(at: ScrollPoint(x: .nan, y: 120)))
  }

  func testTapReachesTheDelegateWithTheRowUnderTheFinger() {
    let table = table(Array(repeating: 50, count: 20))
    tap(table, y: 125)
    table.contentOffset.y = 100
    tap(table, y: 125)
    XCTAssertEqual(screen.selected, [2, 4])
    let collection = CollectionView(viewportSize: viewport)
    collection.delegate = screen
    collection.dataSource = screen
    tap(collection, y: 475)
    XCTAssertEqual(screen.selected, [2, 4, 9])
    XCTAssertEqual(collection.rectForItem(at: 9)?.origin.y, 450)
    XCTAssertEqual(collection.indexForItem(at: ScrollPoint(x: 1, y: 1)), 0)
  }

  func testTouchThatDragsStopsOrIsCancelledSelectsNothing() {
    let table = table(Array(repeating: 50, count: 40))
    table.touchBegan(at: ScrollPoint(x: 10, y: 300))
    table.touchMoved(to: ScrollPoint(x: 10, y: 200))
    table.touchEnded(velocity: ScrollPoint(x: 0, y: 1000))
    table.advance(to: .zero + .milliseconds(100))
    tap(table, y: 200)  // stops the deceleration
    XCTAssertFalse(table.isMoving)
    table.touchBegan(at: ScrollPoint(x: 10, y: 300))
    table.touchCancelled()
    tap(table, y: 200, x: -5)
    XCTAssertEqual(screen.selected, [])
  }

  /// The sample of the second article: two quick selections pull and refresh once.
  func testSelectionThatPullsTwiceRefreshesOnce() {
    let table = table(Array(repeating: 44, count: 20))
    table.addRefreshControl()
    tap(table, y: 10)
    table.pullAndRefresh()
    XCTAssertEqual(table.pullAndRefresh(), .alreadyRefreshing)
    XCTAssertEqual(screen.begins, 1)
    XCTAssertEqual(screen.selected, [0])
  }

  /// S13: new rows never move the content under a finger, nor the content that rests at the top.
  func testReloadKeepsTheOffset() {
    let table = table(Array(repeating: 50, count: 40))
    table.drag(to: ScrollPoint(x: 0, y: 300))
    screen.heights = Array(repeating: 50, count: 5)
    table.reloadData()
    XCTAssertEqual(table.contentOffset.y, 300)
    table.touchEnded(velocity: .zero)
    table.advance(to: .zero + .seconds(5))
    XCTAssertEqual(table.contentOffset.y, 0)
  }

  func testRotationKeepsTheRowsAsWideAsTheView() {
    let table = table(Array(repeating: 50, count: 40))
    table.viewportSize = ScrollSize(width: 200, height: 320)
    XCTAssertEqual(table.contentSize, ScrollSize(width: 200, height: 2000))
  }

  /// Section 10: what makes no sense counts as 0 and is reported.
  func testSenselessRowsCountAsNothing() {
    var reports: [RefreshDiagnostic] = []
    let table = TableView(viewportSize: viewport)
    table.diagnosticHandler = { reports.append($0) }
    screen.heights = [10, -5, .nan, .infinity, 20]
    table.dataSource = screen
    XCTAssertEqual(table.contentSize.height, 30)
    XCTAssertEqual(reports.count, 3)
    screen.count = -1
    table.reloadData()
    XCTAssertEqual(table.contentSize.height, 0)
    XCTAssertEqual(
      reports.last, .refusedValue(property: "number of rows", value: "-1"))
    XCTAssertEqual(table.indexForRow(at: .zero), nil)
  }

  func testDelegateAndDataSourceThatAreFreedLeaveTheRows() {
    let table = TableView(viewportSize: viewport)
    do {
      let other = Screen()
      other.heights = [50]
      table.delegate = other
      table.dataSource = other
    }
    XCTAssertNil(table.dataSource)
    tap(table, y: 10)
    table.reloadData()
    XCTAssertEqual(table.contentSize.height, 50)
  }
}
