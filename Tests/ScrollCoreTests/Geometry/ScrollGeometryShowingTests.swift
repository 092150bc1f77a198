import ScrollCore
import XCTest

/// S14: the least scroll that shows a rectangle.
///
/// In sight is what lies from 100 pt below the top of an 800 pt viewport to 50 pt above its end.
final class ScrollGeometryShowingTests: XCTestCase {
  private var geometry: ScrollGeometry {
    var geometry = ScrollGeometry()
    geometry.viewportSize = ScrollSize(width: 400, height: 800)
    geometry.contentSize = ScrollSize(width: 2000, height: 3000)
    geometry.contentInset = ContentInsets(top: 40, bottom: 50)
    geometry.refreshInset = 60
    return geometry
  }

  private func offset(
    toShow rect: ScrollRect, from y: Double, x: Double = 0
  ) -> ScrollPoint {
    geometry.offset(toShow: rect, from: ScrollPoint(x: x, y: y))
  }

  private func row(_ y: Double, height: Double = 44) -> ScrollRect {
    ScrollRect(x: 0, y: y, width: 400, height: height)
  }

  func testShowingARectangleInSightMovesNothing() {
    XCTAssertEqual(offset(toShow: row(600), from: 500).y, 500)
    XCTAssertEqual(offset(toShow: row(1250 - 44), from: 500).y, 500)
    XCTAssertEqual(offset(toShow: row(600), from: 500 + 1e-10).y, 500 + 1e-10)
    // Out of the range already: the axis that need not move does not.
    XCTAssertEqual(offset(toShow: row(0), from: -150).y, -150)
  }

  func testShowingARectangleBelowBringsItsEndToTheLowerInset() {
    XCTAssertEqual(offset(toShow: row(1300), from: 500).y, 1344 - 750)
  }

  func testShowingARectangleAboveBringsItsBeginningToTheUpperInset() {
    XCTAssertEqual(offset(toShow: row(550), from: 500).y, 450)
  }

  func testShowingALongRectangleAlignsItsBeginning() {
    XCTAssertEqual(offset(toShow: row(1300, height: 651), from: 500).y, 1200)
    XCTAssertEqual(offset(toShow: row(1300, height: 650), from: 500).y, 1200)
    XCTAssertEqual(offset(toShow: row(300, height: 2000), from: 500).y, 200)
  }

  func testShowingARectangleAtAnEndIsHeldInTheRange() {
    XCTAssertEqual(offset(toShow: row(-500), from: 500).y, -100)
    XCTAssertEqual(offset(toShow: row(3500), from: 500).y, 2250)
  }

  func testShowingARectangleOfNegativeExtentCountsBackwards() {
    XCTAssertEqual(offset(toShow: row(1344, height: -44), from: 500).y, 594)
  }

  func testShowingARectangleMovesEachAxisByItself() {
    let rect = ScrollRect(x: 900, y: 600, width: 100, height: 44)
    XCTAssertEqual(offset(toShow: rect, from: 500), ScrollPoint(x: 600, y: 500))
    XCTAssertEqual(offset(toShow: rect, from: 500, x: 950), ScrollPoint(x: 900, y: 500))
  }

  func testShowingNoRectangleMovesNothing() {
    let rect = ScrollRect(x: 900, y: .nan, width: 100, height: 44)
    XCTAssertEqual(offset(toShow: rect, from: 500), ScrollPoint(x: 0, y: 500))
  }
}
