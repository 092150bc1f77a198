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

  // P257: a refresh that holds at 50 widens the range to −50 at the top, and content that is
  // shorter than the view can be dragged between there and its rest. (The peer's other bound is one
  // point past the rest, here it is the rest: S1.)
  func testRefreshWidensTheRangeOfShortContent() throws {
    let stage = stage(600, content: 580)
    let control = stage.view.setupRefreshControl(
      configuration: try RefreshConfiguration(height: 50, triggerDistance: 90))
    control.beginRefreshing()
    stage.view.scrollToTop()
    stage.rest()
    stage.expect(y: -50)
    stage.down()
    stage.move(-30)
    stage.expect(y: -20)
    stage.move(-30)
    XCTAssertEqual(stage.y, 0)
    stage.move(70)
    XCTAssertLessThan(stage.y, -50)
  }

  // P301: begun in code, the top inset is the control's height; the app's inset stays (I1), and the
  // content too (D4).
  func testBeginInCodeAddsTheHeightToTheInset() {
    let stage = stage(500, width: 100, contentWidth: 100)
    let control = stage.view.addRefreshControl()
    control.beginRefreshing()
    XCTAssertEqual(control.height, 60)
    XCTAssertEqual(stage.view.adjustedContentInset.top, 60)
    XCTAssertEqual(stage.view.contentInset, .zero)
    stage.expect(y: 0)
  }

  // P302: pulled in code, the offset comes to minus the new inset.
  func testPullInCodeScrollsToMinusTheInset() {
    let stage = stage(500, width: 100, contentWidth: 100)
    stage.view.addRefreshControl()
    stage.view.pullAndRefresh()
    XCTAssertEqual(stage.view.adjustedContentInset.top, 60)
    stage.rest()
    XCTAssertEqual(stage.view.adjustedContentInset.top, 60)
    XCTAssertEqual(stage.y, -60)
  }

  // P313, P314: the ends of the range with insets (10, 20, 30, 40); the other axis stays.
  func testRangeCountsTheInsetsOfBothEnds() {
    let stage = stage(100, content: 500, width: 100, contentWidth: 500)
    stage.view.contentInset = ContentInsets(top: 10, left: 20, bottom: 30, right: 40)
    // Of the content at (50, 50), x from 70 to 110 and y from 60 to 120 is seen.
    for (id, x, y, end) in [
      ("P313 bottom", 80.0, 499.0, ScrollPoint(x: 50, y: 430)),
      ("P314 left", 0, 70, ScrollPoint(x: -20, y: 50)),
      ("P314 right", 499, 70, ScrollPoint(x: 440, y: 50)),
    ] {
      stage.view.contentOffset = ScrollPoint(x: 50, y: 50)
      stage.view.scrollRectToVisible(ScrollRect(x: x, y: y, width: 1, height: 1), animated: false)
      XCTAssertEqual(stage.view.contentOffset, end, id)
    }
    stage.view.bounces = false
    stage.view.drag(to: ScrollPoint(x: 9999, y: 9999))
    XCTAssertEqual(stage.view.contentOffset, ScrollPoint(x: 440, y: 430))
    stage.view.drag(to: ScrollPoint(x: -9999, y: -9999))
    XCTAssertEqual(stage.view.contentOffset, ScrollPoint(x: -20, y: -10))
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
    stage.view.drag(to: ScrollPoint(x: 0, y: -500))
    stage.lift()
    stage.advance(0)
    stage.view.contentSize.height = 700
    stage.advance(0)
    stage.expect(y: -500)
    XCTAssertTrue(stage.view.isMoving)
    for time in [0.1, 0.2, 0.4] {
      stage.view.advance(to: .zero + .seconds(time))
      stage.expect(y: ScrollLaw.spring(-500, 0, at: time))
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

  // P335: setters take what they are given; an offset outside the range stays. (Sizes and insets
  // that follow bring it back into the range, by S13, where the peer's do not.)
  func testOffsetOutsideTheRangeIsTakenAsItIs() {
    let stage = stage(450, content: 0, contentWidth: 0)
    stage.view.contentOffset = ScrollPoint(x: 10, y: 20)
    XCTAssertEqual(stage.view.contentOffset, ScrollPoint(x: 10, y: 20))
    stage.advance(5)
    XCTAssertEqual(stage.view.contentOffset, ScrollPoint(x: 10, y: 20))
    stage.view.contentSize = ScrollSize(width: 5, height: 10)
    XCTAssertEqual(stage.view.contentSize, ScrollSize(width: 5, height: 10))
    XCTAssertEqual(stage.view.contentOffset, .zero)
    let inset = ContentInsets(top: 12, left: 0, bottom: 2, right: 4)
    stage.view.contentInset = inset
    XCTAssertEqual(stage.view.contentInset, inset)
    XCTAssertEqual(stage.view.contentOffset, ScrollPoint(x: 0, y: -12))
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
