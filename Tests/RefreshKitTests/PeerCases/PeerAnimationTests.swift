import RefreshKit
import XCTest

/// Cases of other projects' tests about animated offsets.
final class PeerAnimationTests: XCTestCase {
  private func stage(_ content: Double = 10_000) -> ScrollStage {
    ScrollStage(
      viewport: ScrollSize(width: 800, height: 600),
      content: ScrollSize(width: 800, height: content))
  }

  // P087: at once is at once; animated ends exactly on the target.
  func testImmediateAndAnimatedOffsetsEndExactlyOnTheirTargets() {
    let stage = stage()
    stage.set(653)
    XCTAssertEqual(stage.y, 653)
    stage.advance(0)
    XCTAssertEqual(stage.y, 653)
    stage.set(326, animated: true)
    stage.rest()
    XCTAssertEqual(stage.y, 326)
  }

  // P091, P384: animated to where it is, nothing happens; the next target is told once.
  func testAnimationToThePresentOffsetIsNone() {
    let stage = stage()
    stage.set(1)
    stage.log.entries = []
    stage.set(1, animated: true)
    XCTAssertFalse(stage.view.isMoving)
    stage.advance(0.1)
    stage.expect("")
    stage.set(2, animated: true)
    stage.rest()
    XCTAssertEqual(stage.y, 2)
    stage.expectOrder("S EA")
  }

  // P091: one command to two views moves both, and ends on the target in both.
  func testCommandToTwoViewsMovesBoth() {
    let stages = [stage(), stage()]
    for stage in stages { stage.set(1, animated: true) }
    for stage in stages {
      stage.rest()
      XCTAssertEqual(stage.y, 1)
      stage.expectOrder("S EA")
    }
  }

  // P122: revealing what is seen moves nothing; else it moves as little as it can.
  func testRectIsRevealedByTheLeastScroll() {
    let stage = stage(1210)
    func reveal(_ row: Double) {
      stage.view.scrollRectToVisible(
        ScrollRect(x: 0, y: row * 110, width: 800, height: 110), animated: false)
    }
    reveal(1)
    reveal(4)
    stage.expect(y: 0)
    reveal(5)
    stage.expect(y: 60)
    reveal(0)
    stage.expect(y: 0)
  }

  // P125: over with the frame that reaches its end, not before. (Its time runs from the call, by
  // S9; the peer's from the first frame.)
  func testAnimationEndsWithTheFrameThatReachesItsEnd() throws {
    let stage = stage()
    stage.view.physics = try ScrollPhysics(animationDuration: 0.15)
    for target in [600.0, 0] {
      stage.set(target, animated: true)
      stage.log.entries = []
      stage.advance(0.1)
      stage.expect("S")
      stage.advance(0.1)
      stage.expect("S EA")
    }
  }

  // P276, P374: no duration, one scroll and one end within the call.
  func testAnimationWithoutDurationEndsWithinTheCall() throws {
    let stage = stage()
    stage.view.physics = try ScrollPhysics(animationDuration: 0)
    stage.set(100, animated: true)
    stage.expect("S EA")
    XCTAssertEqual(stage.y, 100)
  }

  // P278, P370: an interrupted animation stays where it is and ends once, at that moment.
  func testInterruptedAnimationKeepsItsPlaceAndEndsOnce() {
    let stage = stage()
    stage.set(100, animated: true)
    stage.advance(0.1)
    let place = ScrollLaw.ease(0, 100, 0.1)
    stage.view.setContentOffset(stage.view.contentOffset, animated: false)
    stage.expect(y: place)
    XCTAssertFalse(stage.view.isMoving)
    stage.expect("S EA")
    stage.advance(1)
    stage.expect("")
    stage.set(200, animated: true)
    stage.rest()
    stage.expectOrder("S EA")
  }

  // P371: one that is stopped before any frame has its one end all the same.
  func testAnimationStoppedBeforeAnyFrameEndsOnce() {
    let stage = stage()
    stage.set(100, animated: true)
    XCTAssertTrue(stage.view.isMoving)
    stage.set(0)
    XCTAssertFalse(stage.view.isMoving)
    stage.expect("EA")
    stage.advance(100)
    stage.expect("")
    XCTAssertEqual(stage.y, 0)
  }

  // P372: from 0 to 100 in a second, looked at every quarter: 3s² − 2s³ where the peer is linear.
  func testAnimationIsWhereItsCurveSays() throws {
    let stage = stage()
    stage.view.physics = try ScrollPhysics(animationDuration: 1)
    stage.set(100, animated: true)
    for place in [15.625, 50, 84.375, 100] {
      stage.advance(0.25)
      stage.expect(y: place)
    }
    stage.expect("S S S S EA")
  }

  // P365: a frame of 300 s ends it on the target.
  func testHugeFrameEndsTheAnimationOnItsTarget() {
    let stage = stage()
    stage.set(1000, animated: true)
    stage.advance(0.01)
    stage.advance(300)
    XCTAssertEqual(stage.y, 1000)
    stage.expect("S S EA")
  }

  // P365: and so it does for the spring, over the same 1000 points.
  func testHugeFrameEndsTheSpringAtItsEdge() {
    let stage = ScrollStage(
      viewport: ScrollSize(width: 800, height: 2000),
      content: ScrollSize(width: 800, height: 10_000))
    stage.view.drag(to: ScrollPoint(x: 0, y: -1000))
    stage.lift()
    stage.advance(0.01)
    stage.expect(y: ScrollLaw.spring(-1000, 0, at: 0.01))
    stage.advance(300)
    XCTAssertEqual(stage.y, 0)
    XCTAssertFalse(stage.view.isMoving)
    stage.expect("B S EB ED+ WD S S DD")
  }

  // P367: the next animation sets out from where the last one ended.
  func testNextAnimationSetsOutFromTheEndOfTheLast() {
    let stage = stage()
    stage.set(400)
    stage.set(200, animated: true)
    stage.rest()
    XCTAssertEqual(stage.y, 200)
    stage.log.entries = []
    stage.set(400, animated: true)
    stage.advance(1.0 / 60)
    XCTAssertEqual(stage.y, 200, accuracy: 10)
    stage.rest()
    XCTAssertEqual(stage.y, 400)
    XCTAssertGreaterThan(stage.log.all(.didScroll).count, 5)
  }

  // P387: a delegate that is gone hears nothing, the one that took its place hears all of it.
  func testReplacedDelegateHearsNothingMore() {
    let stage = stage()
    let other = ScrollLog()
    stage.set(300, animated: true)
    stage.view.delegate = other
    stage.rest()
    stage.expect("")
    XCTAssertGreaterThanOrEqual(other.all(.didScroll).count, 2)
    XCTAssertEqual(other.all(.didEndScrollingAnimation).count, 1)
  }
}
