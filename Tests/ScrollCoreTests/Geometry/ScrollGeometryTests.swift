import ScrollCore
import XCTest

/// S1, S2: insets and ranges.
final class ScrollGeometryTests: XCTestCase {
  private func geometry(content: Double = 3000) -> ScrollGeometry {
    var geometry = ScrollGeometry()
    geometry.viewportSize = ScrollSize(width: 390, height: 844)
    geometry.contentSize = ScrollSize(width: 390, height: content)
    geometry.safeAreaInsets = ContentInsets(top: 91, left: 5, bottom: 34, right: 6)
    return geometry
  }

  func testNewGeometryHasTheDefaultsOfUIKit() {
    let geometry = ScrollGeometry()
    XCTAssertEqual(geometry.contentInsetAdjustmentBehavior, .automatic)
    XCTAssertTrue(geometry.bounces)
    XCTAssertFalse(geometry.alwaysBounceVertical || geometry.alwaysBounceHorizontal)
    XCTAssertFalse(geometry.isContentOfContainer)
    XCTAssertEqual(geometry.adjustedContentInset, .zero)
    XCTAssertEqual(geometry.verticalRange, OffsetRange(lower: 0, upper: 0))
    XCTAssertEqual(geometry.restOffset.y.sign, .plus)
    XCTAssertEqual(geometry.verticalRange.lower.sign, .plus)
    XCTAssertEqual(geometry.horizontalRange.lower.sign, .plus)
    XCTAssertEqual(geometry.horizontalRange.upper.sign, .plus)
  }

  /// S1: the refresh inset opens room above rest and enters nothing else.
  func testRefreshInsetMovesTheLeastOffsetOnly() {
    var geometry = geometry(content: 300)
    geometry.alwaysBounceVertical = true
    XCTAssertEqual(geometry.verticalRange, OffsetRange(lower: -91, upper: -91))
    geometry.refreshInset = 60
    XCTAssertEqual(geometry.verticalRange, OffsetRange(lower: -151, upper: -91))
    XCTAssertEqual(geometry.adjustedContentInset, ContentInsets(top: 151, bottom: 34))
    XCTAssertEqual(geometry.baseInset, ContentInsets(top: 91, bottom: 34))
    XCTAssertEqual(geometry.restOffset, ScrollPoint(x: 0, y: -91))
    XCTAssertEqual(geometry.horizontalRange, OffsetRange(lower: 0, upper: 0))
  }

  func testClampBringsEachAxisIntoItsRange() {
    var geometry = geometry()
    geometry.contentInset.left = 12
    geometry.contentSize.width = 1000
    // Both axes scroll, so both side pairs of the safe area count.
    XCTAssertEqual(
      geometry.clamp(ScrollPoint(x: -99, y: 5000)), ScrollPoint(x: -17, y: 2190))
    XCTAssertEqual(geometry.clamp(ScrollPoint(x: 999, y: -500)), ScrollPoint(x: 616, y: -91))
    XCTAssertEqual(geometry.clamp(ScrollPoint(x: 3, y: 4)), ScrollPoint(x: 3, y: 4))
  }

  func testScrollingNeedsLongerContentOrAlwaysBouncing() {
    var geometry = geometry(content: 844)
    XCTAssertFalse(geometry.canScrollVertically || geometry.canScrollHorizontally)
    geometry.contentSize = ScrollSize(width: 390.5, height: 844.5)
    XCTAssertTrue(geometry.canScrollVertically && geometry.canScrollHorizontally)
    geometry.contentSize = .zero
    geometry.alwaysBounceHorizontal = true
    XCTAssertTrue(geometry.canScrollHorizontally && !geometry.canScrollVertically)
  }

  /// S4: content passes its edges only if it scrolls and bounces.
  func testBouncingNeedsScrollingAndTheSwitch() {
    var geometry = geometry()
    geometry.alwaysBounceHorizontal = true
    XCTAssertTrue(geometry.bouncesVertically && geometry.bouncesHorizontally)
    geometry.bounces = false
    XCTAssertFalse(geometry.bouncesVertically || geometry.bouncesHorizontally)
    geometry.bounces = true
    geometry.alwaysBounceHorizontal = false
    geometry.contentSize.height = 844
    XCTAssertFalse(geometry.bouncesVertically || geometry.bouncesHorizontally)
  }

  func testGeometryOfOddNumbersNeverTraps() {
    for number in oddNumbers {
      var geometry = ScrollGeometry()
      geometry.viewportSize = ScrollSize(width: number, height: number)
      for other in oddNumbers {
        geometry.contentSize = ScrollSize(width: other, height: other)
        geometry.contentInset = ContentInsets(top: number, left: number, bottom: other, right: 1)
        geometry.refreshInset = other
        _ = geometry.clamp(ScrollPoint(x: number, y: other))
        let rect = ScrollRect(x: other, y: number, width: number, height: other)
        let offset = geometry.offset(toShow: rect, from: ScrollPoint(x: 3, y: 4))
        XCTAssertTrue(rect.isWithinLimits || offset == ScrollPoint(x: 3, y: 4))
      }
    }
  }

  // The pull distance is how far the offset lies below −base top, whatever the refresh inset.
  func testPullDistanceIsMeasuredFromRest() {
    var geometry = ScrollGeometry()
    geometry.viewportSize = ScrollSize(width: 320, height: 480)
    geometry.contentSize = ScrollSize(width: 320, height: 2000)
    geometry.contentInset = ContentInsets(top: 10)
    geometry.safeAreaInsets = ContentInsets(top: 47)
    geometry.refreshInset = 60
    XCTAssertEqual(geometry.pullDistance(at: -100), 43)
    XCTAssertEqual(geometry.pullDistance(at: -57), 0)
    XCTAssertEqual(geometry.pullDistance(at: 300), 0)
    geometry.contentInsetAdjustmentBehavior = .never
    XCTAssertEqual(geometry.pullDistance(at: -100), 90)
  }
}
