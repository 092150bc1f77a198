import RefreshKit
import XCTest

/// Cases of other projects' tests about bouncing, restated for this scroll view.
final class PeerBounceTests: XCTestCase {
  private func stage(
    _ viewport: Double = 600, content: Double = 2000, width: Double = 800
  ) -> ScrollStage {
    ScrollStage(
      viewport: ScrollSize(width: width, height: viewport),
      content: ScrollSize(width: width, height: content))
  }

  /// How far the content goes when the finger moves on at an overscroll of 20 points.
  private func step(_ dy: Double, content: Double = 1100) -> Double {
    let stage = stage(100, content: content)
    stage.down()
    stage.move(ScrollLaw.finger(20, 100))
    stage.expect(y: -20)
    let before = stage.y
    stage.move(dy)
    return before - stage.y
  }

  // P050, P052: easing back is damped too, and moves more than pulling on.
  func testFingerMovesBackInOverscrollMovesLessThanItselfAndMoreThanOutward() {
    let back = step(-10)
    XCTAssertTrue((-10 ... -1).contains(back), "\(back)")
    XCTAssertLessThan(abs(step(10)), abs(back))
  }

  // P054: the resistance depends on the viewport, not on the content.
  func testResistanceDoesNotDependOnTheContent() {
    XCTAssertEqual(step(10, content: 110), step(10, content: 1100))
    XCTAssertTrue((1...20).contains(step(10)))
  }

  // P051: in range, 10 points of finger are 10 points of content, both ways.
  func testFingerInRangeMovesTheContentOneToOne() {
    let stage = stage(100, content: 1100)
    stage.assign(300)
    stage.down()
    stage.move(10)
    stage.expect(y: 290)
    stage.move(-10)
    stage.expect(y: 300)
  }

  // P084: 650 of content in 600; pulled by 400 either way, bouncing and not.
  func testBouncesDecidesOverscrollAtBothEdges() {
    let stage = stage(600, content: 650)
    stage.flick(400, 0)
    XCTAssertLessThan(stage.y, 0)
    stage.rest()
    stage.flick(-400, 0)
    XCTAssertGreaterThan(stage.y, 50)
    stage.rest()
    stage.view.bounces = false
    stage.flick(400, 0)
    stage.expect(y: 0)
    stage.flick(-400, 0)
    stage.expect(y: 50)
  }

  // P212, P213, P214: each axis stretches only if it may.
  func testAxesStretchEachForItself() {
    let wide = ScrollStage(
      viewport: ScrollSize(width: 800, height: 600), content: ScrollSize(width: 900, height: 600))
    wide.down()
    wide.move(15)
    XCTAssertEqual(wide.view.contentOffset, .zero)
    wide.move(0, x: 15)
    XCTAssertLessThan(wide.view.contentOffset.x, 0)
    XCTAssertEqual(wide.y, 0)
    wide.view.touchCancelled()

    let tall = stage(600, content: 610)
    tall.down()
    tall.move(0, x: 25)
    XCTAssertEqual(tall.view.contentOffset, .zero)
    tall.move(25)
    XCTAssertLessThan(tall.y, 0)

    let always = stage(600, content: 100)
    always.view.alwaysBounceHorizontal = true
    always.down()
    always.move(10, x: 10)
    XCTAssertLessThan(always.view.contentOffset.x, 0)
    XCTAssertEqual(always.y, 0)
    always.view.touchCancelled()

    let down = stage(600, content: 100)
    down.view.alwaysBounceVertical = true
    down.down()
    down.move(10, x: 10)
    XCTAssertEqual(down.view.contentOffset.x, 0)
    XCTAssertLessThan(down.y, 0)
  }

  // P214: content that fits does not stretch; a refresh control lets it be pulled at the top alone.
  func testControlLetsContentThatFitsBePulledAtTheTop() {
    let stage = stage(600, content: 300)
    stage.down()
    stage.move(25)
    XCTAssertEqual(stage.y, 0)
    stage.lift()
    stage.view.addRefreshControl()
    stage.down()
    stage.move(25)
    stage.expect(y: -ScrollLaw.band(25, 600))
    stage.move(-50)
    XCTAssertEqual(stage.y, 0)
  }

  // P215: out and back by the same way of the finger ends exactly where it began, on both axes.
  func testStretchOutAndBackEndsAtTheEdge() {
    let stage = stage(1000, content: 1000, width: 1000)
    stage.view.alwaysBounceVertical = true
    stage.view.alwaysBounceHorizontal = true
    stage.down()
    stage.move(100)
    stage.expect(y: -ScrollLaw.band(100, 1000))
    stage.move(-100)
    XCTAssertEqual(stage.y, 0)
    stage.move(0, x: 100)
    XCTAssertEqual(stage.view.contentOffset.x, -ScrollLaw.band(100, 1000), accuracy: 1e-9)
    stage.move(0, x: -100)
    XCTAssertEqual(stage.view.contentOffset, .zero)
  }

  // P217: code never stretches by itself; what it sets is taken as it is.
  func testProgrammaticScrollStartsNoBounce() {
    let stage = stage()
    stage.set(-40)
    XCTAssertFalse(stage.view.isMoving)
    XCTAssertFalse(stage.view.isDragging)
  }

  // P220: a release past the edge comes back by the spring's law, and ends exactly at 0 and idle.
  func testReleaseInOverscrollEndsExactlyAtTheEdgeAndIdle() {
    let stage = stage(1000)
    stage.view.drag(to: ScrollPoint(x: 0, y: -19))
    stage.lift()
    stage.advance(0.032)
    stage.expect(y: ScrollLaw.spring(-19, 0, at: 0.032))
    XCTAssertTrue(stage.view.isMoving)
    stage.advance(0.048)
    stage.expect(y: ScrollLaw.spring(-19, 0, at: 0.08))
    stage.advance(ScrollLaw.springTime(-19, 0) - 0.08 + 1e-9)
    XCTAssertEqual(stage.y, 0)
    XCTAssertFalse(stage.view.isMoving)
  }

  // P220: the same sideways, from 80 points; when it ends is the law's, not the peer's.
  func testReleaseInSidewaysOverscrollEndsExactlyAtTheEdge() {
    let stage = ScrollStage(
      viewport: ScrollSize(width: 1000, height: 1000),
      content: ScrollSize(width: 1100, height: 1100))
    stage.view.drag(to: ScrollPoint(x: -80, y: 0))
    stage.lift()
    for time in [0.032, 0.08, 0.24] {
      stage.view.advance(to: .zero + .seconds(time))
      XCTAssertEqual(
        stage.view.contentOffset.x, ScrollLaw.spring(-80, 0, at: time), accuracy: 1e-9)
    }
    let end = ScrollLaw.springTime(-80, 0)
    stage.view.advance(to: .zero + .seconds(end - 1e-6))
    XCTAssertEqual(stage.view.contentOffset.x, -0.1, accuracy: 1e-5)
    XCTAssertTrue(stage.view.isMoving)
    stage.view.advance(to: .zero + .seconds(end + 1e-9))
    XCTAssertEqual(stage.view.contentOffset, .zero)
    XCTAssertFalse(stage.view.isMoving)
  }

  // P223: a bounce that is grabbed goes on from where it is, 50 points of finger farther out.
  func testGrabOfABounceContinuesFromTheVisibleStretch() {
    let stage = stage(1000)
    stage.view.drag(to: ScrollPoint(x: 0, y: -19))
    stage.lift()
    stage.advance(0.08)
    let stretch = -ScrollLaw.spring(-19, 0, at: 0.08)
    stage.down()
    stage.expect(y: -stretch)
    stage.move(50)
    stage.expect(y: -ScrollLaw.band(ScrollLaw.finger(stretch, 1000) + 50, 1000))
  }

  // P291: whatever the drag, it stays within the viewport, and a fling out of it follows the
  // spring.
  func testOverscrollIsBoundedForAnyInput() {
    let stage = stage(600, content: 2300)
    stage.flick(100, -5200)
    while stage.view.isMoving {
      stage.advance(0.02)
      XCTAssertGreaterThan(stage.y, -600)
    }
    stage.set(1700)
    stage.down()
    stage.move(-43000)
    XCTAssertLessThan(stage.y, 1700 + 600)
    let stretch = stage.y - 1700
    let start = stage.view.now
    stage.lift(5200)
    for frame in 1...40 {
      stage.view.advance(to: start + .seconds(0.02 * Double(frame)))
      let time = 0.02 * Double(frame)
      stage.expect(y: 1700 + ScrollLaw.spring(stretch, 5200, at: time), within: 1e-6)
    }
    stage.rest()
    XCTAssertEqual(stage.y, 1700)
  }

  // P293: without bouncing no frame is past the top, for flings from 0, from 200 and from the end.
  func testWithoutBouncesNoFramePassesTheTop() {
    let stage = stage()
    stage.view.bounces = false
    for start in [0.0, 200, 1400] {
      stage.set(start)
      stage.flick(100, -1000)
      XCTAssertGreaterThanOrEqual(stage.y, 0)
      while stage.view.isMoving {
        stage.advance(0.02)
        XCTAssertGreaterThanOrEqual(stage.y, 0)
      }
      stage.expect(y: start < 1400 ? 0 : ScrollLaw.target(1300, -1000))
    }
  }

  // P366: at the edge with outward speed, it moves away and ends exactly on it, on both axes.
  func testReleaseAtTheEdgeWithOutwardSpeedComesBackToIt() {
    let stage = ScrollStage(content: ScrollSize(width: 1000, height: 3000))
    stage.view.drag(to: .zero)
    stage.view.touchEnded(velocity: ScrollPoint(x: -1000, y: -1000))
    stage.advance(0.05)
    stage.expect(y: ScrollLaw.spring(0, -1000, at: 0.05))
    XCTAssertLessThan(stage.y, -1)
    XCTAssertEqual(stage.view.contentOffset.x, stage.y)
    stage.rest()
    XCTAssertEqual(stage.view.contentOffset, .zero)
  }
}
