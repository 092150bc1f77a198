import ScrollCore
import XCTest

@testable import RefreshKit

/// Where rows stand: heights added up, and the row at a place.
final class RowLayoutTests: XCTestCase {
  private var refused: [Double] = []

  private func layout(_ heights: [Double]) -> RowLayout {
    refused = []
    return RowLayout(count: heights.count, height: { heights[$0] }, refuses: { refused.append($0) })
  }

  func testNoRowsHaveNoHeightAndNoPlace() {
    for rows in [RowLayout(), layout([])] {
      XCTAssertEqual(rows.count, 0)
      XCTAssertEqual(rows.height, 0)
      XCTAssertNil(rows.row(at: 0))
      XCTAssertNil(rows.place(of: 0))
    }
  }

  func testNegativeNumberOfRowsIsNone() {
    var asked = 0
    let rows = RowLayout(
      count: -3,
      height: { row in
        asked += 1
        return Double(row)
      }, refuses: { _ in })
    XCTAssertEqual(rows.count, 0)
    XCTAssertEqual(asked, 0)
  }

  func testRowsStandOneUnderTheOther() {
    let rows = layout([44, 10, 90.5])
    XCTAssertEqual(rows.count, 3)
    XCTAssertEqual(rows.height, 144.5)
    for (row, top, height) in [(0, 0.0, 44.0), (1, 44, 10), (2, 54, 90.5)] {
      XCTAssertEqual(rows.place(of: row)?.y, top)
      XCTAssertEqual(rows.place(of: row)?.height, height)
    }
    for row in [-1, 3, .max, .min] { XCTAssertNil(rows.place(of: row)) }
  }

  func testRowAtAPlaceBeginsWithItsUpperEdge() {
    let rows = layout([44, 10, 90])
    for (y, row) in [
      (0.0, 0), (43.9, 0), (44, 1), (53.999, 1), (54, 2), (143.9, 2),
    ] {
      XCTAssertEqual(rows.row(at: y), row, "\(y)")
    }
    for y in [-0.001, 144, 1e300, .infinity, -.infinity, .nan] {
      XCTAssertNil(rows.row(at: y), "\(y)")
    }
  }

  func testRowWithoutHeightIsAtNoPlace() {
    let rows = layout([0, 10, 0, 0, 20, 0])
    XCTAssertEqual([0.0, 9, 10, 29].map { rows.row(at: $0) }, [1, 1, 4, 4])
    XCTAssertNil(rows.row(at: 30))
    XCTAssertEqual(rows.place(of: 3)?.y, 10)
    XCTAssertEqual(rows.place(of: 3)?.height, 0)
  }

  func testEveryRowOfManyIsFound() {
    let rows = layout((0..<1000).map { Double($0 % 7) })
    for row in 0..<1000 where row % 7 > 0 {
      let place = rows.place(of: row)
      XCTAssertEqual(rows.row(at: place?.y ?? .nan), row)
      XCTAssertEqual(rows.row(at: (place?.y ?? .nan) + (place?.height ?? .nan) - 0.5), row)
    }
  }

  func testHeightThatMakesNoSenseCountsAsNoneAndIsReported() {  // section 10
    let rows = layout([10, -1, .nan, 20, .infinity, 5])
    XCTAssertEqual(rows.count, 6)
    XCTAssertEqual(rows.height, 35)
    XCTAssertEqual(refused.count, 3)
    XCTAssertEqual(refused.first, -1)
    XCTAssertEqual(refused.last, .infinity)
    XCTAssertEqual(rows.place(of: 2)?.height, 0)
    XCTAssertEqual(rows.row(at: 10), 3)
  }

  func testRowThatWouldGoBeyondTheLimitIsReportedAndTheRestStands() {
    let rows = layout([6e8, 5e8, 4e8, 1])
    XCTAssertEqual(refused, [5e8, 1], "6e8 and 4e8 are 1e9, which is the limit")
    XCTAssertEqual(rows.height, ScrollLimits.length)
  }
}
