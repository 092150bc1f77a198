import RefreshKit
import XCTest

/// S3: where a finger brings the content, and what a change under the finger does.
final class ScrollDragTests: XCTestCase {
  func testMoveInRangeFollowsTheFingerOnBothAxes() {
    // S3: the offset is start raw − finger translation.
    let stage = ScrollStage(offset: 600, content: ScrollSize(width: 1000, height: 3000))
    stage.down()
    stage.move(-40, x: -25)
    XCTAssertEqual(stage.view.contentOffset, ScrollPoint(x: 25, y: 640))
    stage.move(90, x: 5)
    XCTAssertEqual(stage.view.contentOffset, ScrollPoint(x: 20, y: 550))
  }

  func testMovePastEveryEdgeIsDampedByTheViewsLengthThere() {
    // S3: edge ∓ f(distance); d is 800 vertically and 390 horizontally.
    let stage = ScrollStage(
      offset: 10, inset: ContentInsets(top: 40), content: ScrollSize(width: 1000, height: 3000))
    stage.down()
    stage.move(110, x: 60)  // raw (−60, −100): 60 past the left edge and 60 past the top at −40
    stage.expect(y: -40 - ScrollLaw.band(60))
    XCTAssertEqual(stage.view.contentOffset.x, -ScrollLaw.band(60, 390), accuracy: 1e-9)
    // By hand: (1 − 1/(60·0.55/800 + 1))·800 = 31.692677…
    stage.expect(y: -40 - 31.692677070828, within: 1e-9)
    stage.move(-2460, x: -800)  // raw (740, 2360): 130 past the right edge, 160 past the bottom
    stage.expect(y: 2200 + ScrollLaw.band(160))
    XCTAssertEqual(stage.view.contentOffset.x, 610 + ScrollLaw.band(130, 390), accuracy: 1e-9)
  }

  func testMoveSplitInManyWaysGivesTheSameOffset() {
    // S3: the offset depends on the total travel only.
    for split in [
      [300.0], [100, 100, 100], [-700, 1000], [299.5, 0.5], [1e-3, 299.999], [900, -600],
    ] {
      let stage = ScrollStage(offset: 50)
      stage.down()
      for part in split { stage.move(part) }
      stage.expect(y: -ScrollLaw.band(250), "\(split)")
    }
  }

  func testMoveBackToTheStartReturnsExactly() {
    let stage = ScrollStage(offset: 50)
    stage.down()
    stage.move(777)
    stage.move(-777)
    XCTAssertEqual(stage.y, 50)
  }

  func testInsetChangeUnderFingerKeepsTheOffsetAndRebases() {
    // S3, S13: the visible offset stays, start raw is recomputed with the new edges.
    let stage = ScrollStage(offset: 0)
    stage.down()
    stage.move(200)
    let shown = stage.y
    stage.view.contentInset = ContentInsets(top: 50)
    XCTAssertEqual(stage.y, shown)
    // The overshoot is less by 50 now; the finger's way starts from its inverse.
    stage.move(40)
    stage.expect(y: -50 - ScrollLaw.band(ScrollLaw.finger(-50 - shown) + 40))
  }

  func testViewportChangeUnderFingerTakesTheNewLength() {
    let stage = ScrollStage(offset: 0)
    stage.down()
    stage.move(200)
    let shown = stage.y
    stage.view.viewportSize = ScrollSize(width: 800, height: 390)
    XCTAssertEqual(stage.y, shown)
    stage.move(30)
    stage.expect(y: -ScrollLaw.band(ScrollLaw.finger(-shown, 390) + 30, 390))
  }

  func testContentChangeUnderFingerMovesTheBottomEdge() {
    let stage = ScrollStage(offset: 2000)
    stage.down()
    stage.move(-100)
    stage.view.contentSize = ScrollSize(width: 390, height: 2700)  // the bottom edge: 1900
    XCTAssertEqual(stage.y, 2100)
    stage.move(-10)
    stage.expect(y: 1900 + ScrollLaw.band(ScrollLaw.finger(200) + 10))
    stage.move(10)
    stage.expect(y: 2100)
  }

  func testRefreshBeginningUnderFingerLeavesTheDragsEdges() {
    // S3: the refresh inset of touch-down stands for the whole gesture.
    let stage = ScrollStage(offset: 0)
    stage.view.addRefreshControl()
    stage.down()
    stage.move(100)
    stage.view.startRefreshing()
    XCTAssertEqual(stage.view.adjustedContentInset.top, 60)
    stage.move(50)
    stage.expect(y: -ScrollLaw.band(150))
    stage.view.endRefreshing()
    stage.move(50)
    stage.expect(y: -ScrollLaw.band(200))
  }

  func testRefreshEndingUnderFingerLeavesTheDragsEdges() {
    let stage = ScrollStage(offset: 0)
    stage.view.addRefreshControl().beginRefreshing()
    stage.set(-60)
    stage.down()
    stage.move(80)  // the edge is hold, −60
    stage.expect(y: -60 - ScrollLaw.band(80))
    stage.view.endRefreshing()
    stage.move(20)
    stage.expect(y: -60 - ScrollLaw.band(100))
    // A base inset that changes meanwhile re-bases with the refresh inset of touch-down.
    stage.view.contentInset = ContentInsets(top: 10)
    let overshoot = ScrollLaw.band(100) - 10
    stage.move(20)
    stage.expect(y: -70 - ScrollLaw.band(ScrollLaw.finger(overshoot) + 20))
  }

  func testDragToGoesExactlyThere() {
    let stage = ScrollStage(offset: 300)
    stage.view.drag(to: ScrollPoint(x: 0, y: 123.456))
    XCTAssertEqual(stage.y, 123.456)
    stage.view.drag(to: ScrollPoint(x: 0, y: -321.25))
    XCTAssertEqual(stage.y, -321.25)
    stage.view.drag(to: ScrollPoint(x: 0, y: -5000))
    stage.expect(y: -792)  // 0.99 · 800
    stage.view.touchEnded(velocity: .zero)
    stage.expect("B S S S EB ED+ WD")
  }
}
