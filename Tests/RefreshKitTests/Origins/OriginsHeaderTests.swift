import RefreshKit
import XCTest

/// The fifth article: a control that ignores the table's header, under which an advertisement lies.
final class OriginsHeaderTests: XCTestCase {
  private func table(header: Double = 150, top: Double = 64) -> (TableView, RefreshControl) {
    let table = TableView(
      viewportSize: ScrollSize(width: 320, height: 480),
      contentSize: ScrollSize(width: 320, height: 2000))
    table.contentInset.top = top
    table.tableHeaderHeight = header
    let control = RefreshControl(ignoresTableHeaderView: true)
    return (table, control)
  }

  func testSampleStartsAtTheRowsWithTheControlAtTheHeadersLowerEdge() {
    let (table, control) = table()
    table.addRefreshControl(control)
    XCTAssertEqual(control.originY, 90)  // 150 − 60
    XCTAssertEqual(table.contentOffset.y, 86)  // 150 − 64
    table.pullAndRefresh()
    table.advance(to: .zero + .seconds(1))
    XCTAssertEqual(table.contentOffset.y, -124)
    XCTAssertEqual(control.originY, 90)
    table.endRefreshing()
    table.advance(to: .zero + .seconds(3))
    XCTAssertEqual(table.contentOffset.y, -64)
  }

  // Fault: the position was added to at every layout, so it drifted.
  func testHundredLayoutsLeaveTheControlWhereItIs() {
    let (table, control) = table()
    table.addRefreshControl(control)
    for layout in 0..<100 {
      table.contentSize.height = 2000 + Double(layout % 2)
      table.viewportSize.width = 320 + Double(layout % 3)
      XCTAssertEqual(control.originY, 90)
    }
    XCTAssertEqual(table.contentOffset.y, 86)
  }

  // Fault: the first offset was set once per process, so only for the first table.
  func testEveryTableGetsItsFirstOffset() {
    for _ in 0..<2 {
      let (table, control) = table()
      table.addRefreshControl(control)
      XCTAssertEqual(table.contentOffset.y, 86)
    }
  }

  // Fault: the once was spent before the header existed, and on removal.
  func testHeaderThatArrivesLateStillGetsTheFirstOffsetOnce() {
    let (table, control) = table(header: 0)
    table.addRefreshControl(control)
    XCTAssertEqual(table.contentOffset.y, -64)
    table.tableHeaderHeight = 150
    XCTAssertEqual(table.contentOffset.y, 86)
    table.contentOffset.y = 300
    table.tableHeaderHeight = 0
    table.tableHeaderHeight = 200
    XCTAssertEqual(table.contentOffset.y, 300)
  }

  // Fault: the inset was ignored and x reset.
  func testFirstOffsetCountsTheInsetAndKeepsX() {
    let (table, control) = table(top: 20)
    table.contentSize.width = 900
    table.contentOffset.x = 33
    table.addRefreshControl(control)
    XCTAssertEqual(table.contentOffset, ScrollPoint(x: 33, y: 130))
  }

  func testOptionSetLaterOnlyMovesTheControl() {
    let (table, _) = table()
    let control = RefreshControl()
    table.addRefreshControl(control)
    XCTAssertEqual(control.originY, -124)  // −64 − 60
    control.ignoresTableHeaderView = true
    XCTAssertEqual(control.originY, 90)
    XCTAssertEqual(table.contentOffset.y, -64)
  }
}
