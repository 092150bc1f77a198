import ScrollCore
import XCTest

/// Section 10 for the plain values: what counts as a number, and what the values read like.
final class GeometryValueTests: XCTestCase {
  func testValuesWithANumberMissingOrBeyondTheLimitAreNotWithinIt() {
    for bad in [Double.nan, .infinity, -.infinity, 1e9.nextUp, -1e9.nextUp, 1e308] {
      XCTAssertFalse(ScrollPoint(x: bad, y: 0).isWithinLimits)
      XCTAssertFalse(ScrollPoint(x: 0, y: bad).isWithinLimits)
      XCTAssertFalse(ScrollSize(width: bad, height: 0).isValid)
      XCTAssertFalse(ScrollSize(width: 0, height: bad).isValid)
      XCTAssertFalse(ContentInsets(top: bad).isWithinLimits)
      XCTAssertFalse(ContentInsets(left: bad).isWithinLimits)
      XCTAssertFalse(ContentInsets(bottom: bad).isWithinLimits)
      XCTAssertFalse(ContentInsets(right: bad).isWithinLimits)
      XCTAssertFalse(ScrollRect(x: bad, y: 0, width: 0, height: 0).isWithinLimits)
      XCTAssertFalse(ScrollRect(x: 0, y: 0, width: bad, height: 0).isWithinLimits)
      XCTAssertFalse(ScrollRect(x: 0, y: 0, width: 0, height: bad).isWithinLimits)
    }
    XCTAssertTrue(ScrollPoint.zero.isWithinLimits && ContentInsets.zero.isWithinLimits)
    XCTAssertTrue(ScrollRect(x: -1e9, y: 1e9, width: -1e9, height: 1e9).isWithinLimits)
    XCTAssertTrue(ScrollSize(width: 1e9, height: 1e9).isValid)
  }

  func testSizesBelowZeroAreNotValid() {
    XCTAssertTrue(ScrollSize.zero.isValid)
    XCTAssertFalse(ScrollSize(width: -1, height: 0).isValid)
    XCTAssertFalse(ScrollSize(width: 0, height: -1).isValid)
  }

  func testInsetsAddSideBySide() {
    let sum =
      ContentInsets(top: 1, left: 2, bottom: 3, right: 4)
      + ContentInsets(top: 10, left: 20, bottom: 30, right: -40)
    XCTAssertEqual(sum, ContentInsets(top: 11, left: 22, bottom: 33, right: -36))
  }

  func testRangeTurnedRoundIsThatOfItsLowerEnd() {
    let range = OffsetRange(lower: 30, upper: 20)
    XCTAssertEqual(range, OffsetRange(lower: 30, upper: 30))
    XCTAssertEqual([range.lower, range.upper], [30, 30])
    XCTAssertEqual(range.description, "30.0...30.0")
    XCTAssertEqual([10, 25, 30, 40].map(range.clamp), [30, 30, 30, 30])
  }

  func testRangeClampsAndContainsWithSlack() {
    let range = OffsetRange(lower: -91, upper: 100)
    XCTAssertEqual([-92, -91, 0, 100, 101].map(range.clamp), [-91, -91, 0, 100, 100])
    XCTAssertEqual(range.clamp(.infinity), 100)
    XCTAssertEqual(range.clamp(-.infinity), -91)
    XCTAssertEqual(range.clamp(.nan), -91)
    XCTAssertTrue(range.contains(-91 - 0.9e-9) && range.contains(100 + 0.9e-9))
    XCTAssertFalse(range.contains(-91 - 1.1e-9) || range.contains(100 + 1.1e-9))
    XCTAssertFalse(range.contains(.nan) || range.contains(.infinity))
  }

  func testRangeTurnedRoundHoldsItsLowerEndAlone() {
    let range = OffsetRange(lower: 5, upper: -5)
    XCTAssertEqual([-9, 0, 5, 9].map(range.clamp), [5, 5, 5, 5])
  }

  func testValuesReadPlainly() {
    XCTAssertEqual(ScrollPoint(x: 0, y: -44).description, "(0.0, -44.0)")
    XCTAssertEqual(ScrollSize(width: 390, height: 844).description, "390.0×844.0")
    XCTAssertEqual(
      ScrollRect(x: 0, y: 88, width: 390, height: 44).description, "(0.0, 88.0) 390.0×44.0")
    XCTAssertEqual(ContentInsets(top: 47, bottom: 34).description, "[47.0, 0.0, 34.0, 0.0]")
    XCTAssertEqual(OffsetRange(lower: -44, upper: 2156).description, "-44.0...2156.0")
  }
}
