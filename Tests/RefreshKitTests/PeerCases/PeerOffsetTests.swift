import RefreshKit
import XCTest

/// Cases of other projects' tests about the legal range, insets and offsets that code sets.
final class PeerOffsetTests: XCTestCase {
  private func stage(
    _ viewport: Double = 600, content: Double = 2000, width: Double = 800,
    contentWidth: Double = 800
  ) -> ScrollStage {
    ScrollStage(
      viewport: ScrollSize(width: width, height: viewport),
      content: ScrollSize(width: contentWidth, height: content))
  }

  // P257: a refresh widens the range at the top, and content that is shorter can be pulled.
  func testRefreshWidensTheRangeOfShortContent() {
    let stage = stage(600, content: 580)
    stage.view.addRefreshControl().beginRefreshing()
    stage.view.scrollToTop()
    stage.rest()
    stage.expect(y: -60)
    stage.down()
    stage.move(10)
    XCTAssertLessThan(stage.y, -60)
  }

  // P301, P302: begun in code, the top inset is the control's height and the offset its negative.
  func testProgrammaticPullAddsTheHeightToTheInset() {
    let stage = stage(500, width: 100, contentWidth: 100)
    stage.view.addRefreshControl()
    stage.view.pullAndRefresh()
    XCTAssertEqual(stage.view.adjustedContentInset.top, 60)
    stage.rest()
    XCTAssertEqual(stage.view.adjustedContentInset.top, 60)
    stage.expect(y: -60)
  }

  // P313, P314: the ends of the range with insets (10, 20, 30, 40) on both axes.
  func testRangeCountsTheInsetsOfBothEnds() {
    let stage = stage(100, content: 500, width: 100, contentWidth: 500)
    stage.view.contentInset = ContentInsets(top: 10, left: 20, bottom: 30, right: 40)
    stage.view.contentOffset = ScrollPoint(x: 50, y: 50)
    func reveal(_ x: Double, _ y: Double) -> ScrollPoint {
      stage.view.scrollRectToVisible(ScrollRect(x: x, y: y, width: 1, height: 1), animated: false)
      stage.view.drag(to: stage.view.contentOffset)
      stage.view.touchEnded(velocity: ScrollPoint(x: x > 250 ? 1e4 : -1e4, y: y > 250 ? 1e4 : -1e4))
      stage.rest()
      return stage.view.contentOffset
    }
    XCTAssertEqual(reveal(499, 499), ScrollPoint(x: 440, y: 430))
    XCTAssertEqual(reveal(0, 0), ScrollPoint(x: -20, y: -10))
  }

  // P344: each inset is on its own side.
  func testInsetsAreKeptForEachSide() {
    let stage = stage(200, content: 600, width: 319, contentWidth: 600)
    stage.view.contentInset = ContentInsets(top: 100, left: 200, bottom: 300, right: 400)
    XCTAssertEqual(
      stage.view.adjustedContentInset, ContentInsets(top: 100, left: 200, bottom: 300, right: 400))
    XCTAssertEqual(stage.view.restOffset, ScrollPoint(x: -200, y: -100))
  }

  // P349: a bottom inset changes nothing near the top.
  func testBottomInsetDoesNotMatterAtTheTop() {
    let stage = stage(500, content: 5000, width: 320, contentWidth: 320)
    stage.view.contentInset.bottom = 400
    for target in [10.0, 0, 20] {
      stage.set(target)
      stage.expect(y: target)
    }
  }

  // P056: the value that is there is no scroll.
  func testOffsetThatIsThereIsNoScroll() {
    let stage = stage()
    stage.assign(500)
    stage.log.entries = []
    stage.assign(500)
    stage.set(500)
    stage.expect("")
  }

  // P077: content that grows makes an offset past the end legal, without any motion.
  func testContentThatGrowsCuresAnOffsetPastTheEnd() {
    let stage = stage(content: 3000)
    stage.set(2400)
    stage.set(2500)
    stage.log.entries = []
    stage.view.contentSize.height = 3100
    stage.expect(y: 2500)
    XCTAssertFalse(stage.view.isMoving)
    stage.expect("")
  }

  // P079: content that shrinks at rest takes the offset to the new end at once.
  func testContentThatShrinksClampsTheOffset() {
    let stage = stage(content: 1500)
    stage.set(900)
    stage.view.contentSize.height = 700
    stage.expect(y: 100)
  }

  // P081: a change at the far end does not disturb a bounce at the top.
  func testChangeAtTheFarEndLeavesABounceAlone() {
    let stage = stage(content: 2400)
    let other = self.stage(content: 2400)
    for one in [stage, other] {
      one.flick(500, 0)
      one.advance(0.05)
    }
    stage.view.contentSize.height = 700
    for _ in 0..<60 {
      stage.advance(1.0 / 60)
      other.advance(1.0 / 60)
      XCTAssertEqual(stage.y, other.y, accuracy: 1e-9)
    }
    stage.rest()
    XCTAssertEqual(stage.y, 0)
  }

  // P082: the viewport grows while a finger holds the content down: it does not move.
  func testViewportThatGrowsUnderAFingerMovesNothing() {
    let stage = stage(200, content: 100, width: 100, contentWidth: 100)
    stage.view.alwaysBounceVertical = true
    stage.down()
    stage.move(100)
    let held = stage.y
    stage.view.viewportSize.height = 220
    XCTAssertEqual(stage.y, held)
  }

  // P083: held past the end, a new row takes the overscroll away and nothing bounces; held past it
  // again, a row that goes leaves the content where it is, and the lift bounces.
  func testContentThatChangesUnderAFingerPastTheEnd() {
    let stage = stage(100, content: 100, width: 100, contentWidth: 100)
    stage.view.alwaysBounceVertical = true
    stage.down()
    stage.move(-50)
    let held = stage.y
    XCTAssertGreaterThan(held, 0)
    stage.view.contentSize.height = 200
    XCTAssertEqual(stage.y, held)
    stage.lift()
    XCTAssertFalse(stage.view.isMoving)
    stage.down()
    stage.move(-100)
    let again = stage.y
    stage.view.contentSize.height = 100
    XCTAssertEqual(stage.y, again)
    stage.lift()
    XCTAssertTrue(stage.view.isMoving)
    stage.rest()
    XCTAssertEqual(stage.y, 0)
  }

  // P117, P275, P345: disabled scrolling stops fingers and not code.
  func testDisabledScrollingStopsFingersOnly() {
    let stage = stage(200, content: 400, width: 100, contentWidth: 600)
    stage.view.isScrollEnabled = false
    stage.down()
    stage.move(-50)
    stage.lift()
    stage.view.drag(to: ScrollPoint(x: 0, y: 20))
    stage.expect("")
    stage.expect(y: 0)
    for x in [100.0, 110] {
      stage.view.contentOffset.x = x
      XCTAssertEqual(stage.view.contentOffset.x, x)
    }
    stage.view.isScrollEnabled = true
    stage.view.contentOffset.x = 120
    XCTAssertEqual(stage.view.contentOffset.x, 120)
  }

  // P268, P352: the range is content minus viewport, and nothing for content that fits.
  func testRangeIsContentMinusViewport() {
    func range(_ content: Double) -> OffsetRange {
      var geometry = ScrollGeometry()
      geometry.viewportSize = ScrollSize(width: 200, height: 200)
      geometry.contentSize = ScrollSize(width: content, height: content)
      XCTAssertEqual(geometry.horizontalRange, geometry.verticalRange)
      return geometry.verticalRange
    }
    XCTAssertEqual(range(400), OffsetRange(lower: 0, upper: 200))
    XCTAssertEqual(range(100), OffsetRange(lower: 0, upper: 0))
  }

  // P335: setters do not clamp. (The insets that follow would: that is S13, tested elsewhere.)
  func testOffsetOutsideTheRangeIsTakenAsItIs() {
    let stage = stage(450, content: 0, contentWidth: 0)
    stage.view.contentOffset = ScrollPoint(x: 10, y: 20)
    XCTAssertEqual(stage.view.contentOffset, ScrollPoint(x: 10, y: 20))
    stage.advance(5)
    XCTAssertEqual(stage.view.contentOffset, ScrollPoint(x: 10, y: 20))
  }

  // P342: what a new view is.
  func testNewViewHasTheUsualDefaults() {
    let view = ScrollView()
    XCTAssertEqual(view.contentOffset, .zero)
    XCTAssertEqual(view.contentInset, .zero)
    XCTAssertTrue(view.isScrollEnabled)
    XCTAssertTrue(view.bounces)
    XCTAssertFalse(view.alwaysBounceVertical)
  }

  // P343: offsets are set exactly and at once on both axes.
  func testOffsetsAreSetExactlyOnBothAxes() {
    let stage = stage(200, content: 600, width: 319, contentWidth: 600)
    for point in [(100.0, 0.0), (100, 100), (200, 200)] {
      stage.view.contentOffset = ScrollPoint(x: point.0, y: point.1)
      XCTAssertEqual(stage.view.contentOffset, ScrollPoint(x: point.0, y: point.1))
    }
  }
}
