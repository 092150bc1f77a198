import RefreshKit
import XCTest

/// S14: rectangles that are to be seen, and the way to the top.
final class ScrollToPlaceTests: XCTestCase {
  func testRectangleIsShownWithTheLeastScroll() {
    // S14: between the adjusted top (50) and the adjusted bottom (30), in the range −50…2230.
    for (y, height, wanted) in [
      (700.0, 100.0, 600.0), (650, 720, 600), (640, 10, 590), (1400, 100, 730), (0, 10, -50),
      (2990, 10, 2230), (900, 721, 850), (2900, 900, 2230), (-500, 10, -50),
    ] {
      let stage = ScrollStage(offset: 600, inset: ContentInsets(top: 50, bottom: 30))
      stage.view.scrollRectToVisible(
        ScrollRect(x: 0, y: y, width: 10, height: height), animated: false)
      stage.expect(y: wanted, "\(y), \(height)")
      stage.expect(wanted == 600 ? "" : "S")
    }
  }

  func testRectangleIsShownBelowTheRunningControl() {
    // S14: the adjusted top holds the control's height while refreshing.
    let stage = ScrollStage(offset: 600)
    stage.view.addRefreshControl().beginRefreshing()
    stage.log.entries = []
    stage.view.scrollRectToVisible(ScrollRect(x: 0, y: 500, width: 10, height: 10), animated: true)
    stage.rest()
    stage.expect(y: 440)
    stage.expectOrder("S EA")
  }

  func testScrollToTopGoesToHoldWhileRefreshing() {
    // S14: to −adjusted top; no EA.
    let stage = ScrollStage(offset: 600, inset: ContentInsets(top: 10))
    stage.view.addRefreshControl().beginRefreshing()
    stage.log.entries = []
    stage.view.scrollToTop()
    stage.advance(0.1)
    stage.expect(y: ScrollLaw.ease(600, -70, 0.1))
    stage.rest()
    XCTAssertEqual(stage.y, -70)
    stage.expectOrder("should S did")
  }

  func testScrollToTopUnderFingerAsksAndDoesNothing() {
    let stage = ScrollStage(offset: 600)
    stage.down()
    stage.view.scrollToTop()
    stage.advance(1)
    stage.lift()
    stage.expect("")
  }

  func testScrollToTopRefusedDoesNothing() {
    let stage = ScrollStage(offset: 600)
    stage.log.allowsScrollToTop = false
    stage.view.scrollToTop()
    stage.advance(1)
    stage.expect("should")
  }

  func testScrollToTopInterruptedSendsNoEnd() {
    // S11: interrupted by a finger, by code at once, by an animated change: no did, and no EA.
    for (interrupt, calls) in [
      ({ (stage: ScrollStage) in stage.flick(0, 0) }, "B EB ED-"), ({ $0.set(5) }, "S"),
      ({ $0.assign(5) }, "S"), ({ $0.set(5, animated: true) }, ""),
    ] {
      let stage = ScrollStage(offset: 600)
      stage.view.scrollToTop()
      stage.advance(0.1)
      stage.log.entries = []
      interrupt(stage)
      stage.expect(calls)
    }
  }

  /// A view whose content springs back from the right by 100 pt, at rest vertically.
  private func sidewaysSpring(offset: Double) -> ScrollStage {
    let stage = ScrollStage(offset: offset)
    stage.view.alwaysBounceHorizontal = true
    stage.down()
    stage.move(0, x: -100)
    stage.lift()
    stage.advance(0.02)
    stage.log.entries = []
    return stage
  }

  func testScrollToTopAtTheTopLeavesTheOtherAxisItsSpring() {
    // S1, S11: should, did at once; the horizontal spring goes on to its edge, with its DD.
    let stage = sidewaysSpring(offset: 0)
    stage.view.scrollToTop()
    stage.rest()
    XCTAssertEqual(stage.view.contentOffset, .zero)
    stage.expectOrder("should did S DD")
  }

  func testVerticalScrollThatReplacesASidewaysSpringEndsInRange() {
    // S8, S14: what sprang back to its edge is not left outside by a scroll that kept its x.
    for scroll in [
      { (view: ScrollView) in view.scrollToTop() },
      { $0.scrollRectToVisible(ScrollRect(x: 0, y: 0, width: 1, height: 1), animated: true) },
      { $0.scrollRectToVisible(ScrollRect(x: 0, y: 0, width: 1, height: 1), animated: false) },
      { $0.addRefreshControl().scrollView?.pullAndRefresh() },
    ] {
      let stage = sidewaysSpring(offset: 600)
      scroll(stage.view)
      stage.advance(0.05)
      scroll(stage.view)
      stage.rest()
      XCTAssertEqual(stage.view.contentOffset.x, 0)
    }
  }

  func testVerticalScrollKeepsAnXThatCodeHasSet() {
    // S10: nothing brings it back until a touch, an inset or a size change.
    let stage = ScrollStage(offset: 600)
    stage.view.contentOffset = ScrollPoint(x: -70, y: 600)
    stage.view.scrollToTop()
    stage.rest()
    XCTAssertEqual(stage.view.contentOffset, ScrollPoint(x: -70, y: 0))
  }

  func testScrollToTopAtTheTopLetsAScrollFinishSideways() {
    // S8, S14: a scroll to the top took a sideways spring over, and another one takes that over.
    let stage = sidewaysSpring(offset: 0)
    stage.view.addRefreshControl().beginRefreshing()
    stage.view.scrollToTop()  // to hold, and sideways to the edge
    stage.view.endRefreshing()  // the top is where the content is, vertically
    stage.view.scrollToTop()
    stage.rest()
    XCTAssertEqual(stage.view.contentOffset, .zero)
  }
}
