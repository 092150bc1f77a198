import RefreshKit
import XCTest

/// Cases of other projects' tests about decelerations and the laws behind them.
final class PeerDecelerationTests: XCTestCase {
  private func stage(_ content: Double = 2000, viewport: Double = 600) -> ScrollStage {
    ScrollStage(
      viewport: ScrollSize(width: 800, height: viewport),
      content: ScrollSize(width: 800, height: content))
  }

  // P069: a fling from 100 in 0…300 either way meets an edge, goes on as a spring and ends once.
  func testFlingIntoAnEdgeHandsOverToTheSpringAndEndsOnce() {
    for velocity in [800.0, -800] {
      let stage = stage(900)
      stage.assign(100)
      stage.log.entries = []
      stage.flick(-0.001, velocity)
      XCTAssertTrue(stage.view.isMoving)
      stage.advance(0.5)
      XCTAssertTrue(stage.view.isMoving, "\(velocity)")
      stage.advance(3)
      XCTAssertFalse(stage.view.isMoving)
      XCTAssertEqual(stage.y, velocity > 0 ? 300 : 0)
      stage.expectOrder("B S EB ED+ WD S DD")
    }
  }

  // P070: huge content does not break the law of the deceleration; 1e9 is the most that is taken.
  func testFlingOverHugeContentFollowsTheLaw() {
    let stage = stage(1e9)
    stage.assign(100)
    stage.flick(-1, 400)
    for time in [0.25, 0.5, 1.0] {
      stage.view.advance(to: .zero + .seconds(time))
      stage.expect(y: ScrollLaw.glide(101, 400, at: time))
      XCTAssertEqual(
        stage.view.velocity.y, ScrollLaw.glideVelocity(400, at: time), accuracy: 1e-9)
    }
    stage.rest()
    stage.expect(y: ScrollLaw.target(101, 400))
  }

  // P071, P073: place and speed are those given at the start, are continuous at the edge, may be
  // asked for any time in any order, and end exactly on the edge.
  func testMotionIsAFunctionOfTimeFromTheGivenStart() throws {
    let bounds = AxisMotion.Bounds(lower: 0, upper: 1000)
    let glide = try XCTUnwrap(
      AxisMotion(releasedAt: 500, velocity: -7500, bounds: bounds, physics: .standard))
    XCTAssertEqual(glide.position(at: 0), 500)
    XCTAssertEqual(glide.velocity(at: 0), -7500)
    let spring = try XCTUnwrap(glide.successor)
    XCTAssertEqual(glide.endPosition, 0)
    XCTAssertEqual(spring.velocity(at: 0), glide.endVelocity, accuracy: 1e-9)
    XCTAssertLessThan(spring.position(at: 0.03), 0)
    XCTAssertEqual(glide.position(at: 0), 500)
    XCTAssertEqual(spring.finalPosition, 0)
    let range = AxisMotion.Bounds(lower: -1e6, upper: 1e6)
    for (place, speed) in [
      (51, 2866.91537), (584, 2617.294734), (345, 1982.785934), (0, 1831.366634),
      (-156.2, 1541.57665), (4, 1139.250439), (4534, 1073.553798), (75, 614.2093),
      (5469, 182.114534),
    ] {
      let motion = AxisMotion(
        decelerating: place, velocity: speed, bounds: range, physics: .standard)
      XCTAssertEqual(motion.position(at: 0), place)
      XCTAssertEqual(motion.velocity(at: 0), speed, accuracy: 1e-9)
    }
  }

  // P076: planned anew at every frame from its own place and speed, the path is the same.
  func testReplanningEveryFrameChangesNothing() {
    let alone = stage(1e5)
    let planned = stage(1e5)
    alone.flick(-1, 8000)
    planned.flick(-1, 8000)
    for frame in 1...300 {
      alone.view.advance(to: .zero + .seconds(Double(frame) / 90))
      planned.view.advance(to: .zero + .seconds(Double(frame) / 90))
      // Other insets at the far end make the view plan the motion anew.
      planned.view.contentInset.bottom = Double(frame)
      XCTAssertEqual(planned.y, alone.y, accuracy: 1e-9, "frame \(frame)")
    }
  }

  // P103: nothing moves in the frame of the release; the normal rate goes farther than the fast
  // one.
  func testReleaseFrameDoesNotMoveAndTheFastRateStopsSooner() throws {
    var rests: [Double] = []
    for rate in [DecelerationRate.fast, .normal] {
      let stage = stage(100_000)
      stage.view.physics = try ScrollPhysics(decelerationRate: rate)
      stage.flick(-213.82, 1000)
      stage.advance(0)
      stage.expect(y: 213.82)
      stage.rest()
      stage.expect(y: ScrollLaw.target(213.82, 1000, rate: rate.rawValue))
      rests.append(stage.y)
    }
    XCTAssertLessThan(rests[0], rests[1])
  }

  // P098: with a minute between two flings each has its own end, also one that meets a closed edge.
  func testFlingsWithAPauseBetweenThemEndOnceEach() {
    let stage = stage(1000)
    stage.view.bounces = false
    stage.flick(-50, 500)
    stage.advance(1)
    stage.advance(60)
    stage.expectOrder("B S EB ED+ WD S DD")
    stage.expect(y: ScrollLaw.target(50, 500))
    stage.flick(-50, 500)
    stage.expect("B S EB ED+ WD")
    stage.advance(1)
    stage.advance(1)
    stage.expectOrder("S DD")
    XCTAssertEqual(stage.y, 400)
  }

  // P105: one long tick ends the fling by itself, and a tap is a tap then.
  func testTapAfterALongTickReachesTheRow() {
    let list = PeerList(rows: 70)
    list.table.touchBegan(at: ScrollPoint(x: 400, y: 400))
    list.table.touchMoved(to: ScrollPoint(x: 400, y: 200))
    list.table.touchEnded(velocity: ScrollPoint(x: 0, y: 1000))
    list.advance(0.05)
    XCTAssertTrue(list.table.isDecelerating)
    list.advance(50)
    XCTAssertFalse(list.table.isDecelerating)
    let end = ScrollLaw.target(200, 1000)
    XCTAssertEqual(list.table.contentOffset.y, end, accuracy: 1e-9)
    list.tap()
    XCTAssertEqual(list.taps, [Int((end + 325) / 50)])
  }

  // P376: of two equal flings the one with more friction ends first, past 200 points, at no speed.
  func testFasterRateEndsSoonerAtNoSpeed() throws {
    let fast = stage(1e5)
    fast.view.physics = try ScrollPhysics(decelerationRate: .fast)
    let normal = stage(1e5)
    var speedAtTheEnd: Double?
    fast.log.hooks[.didEndDecelerating] = { speedAtTheEnd = $0.velocity.y }
    for stage in [fast, normal] { stage.flick(-1, 5000) }
    for stage in [fast, normal] { stage.advance(ScrollLaw.glideTime(5000, rate: 0.99) + 1e-9) }
    XCTAssertFalse(fast.view.isMoving)
    XCTAssertGreaterThan(fast.y, 200)
    XCTAssertEqual(speedAtTheEnd, 0)
    fast.expectOrder("B S EB ED+ WD S DD")
    XCTAssertTrue(normal.view.isMoving)
    normal.expectOrder("B S EB ED+ WD S")
  }

  // P108: a slower last fling has nothing of the faster ones before it: at 200 pt/s it starts none.
  func testSlowerLastFlingCarriesNothingOn() {
    let stage = stage()
    for velocity in [1000.0, 1000, 200] {
      stage.flick(-200, velocity)
      stage.advance(0.01)
      XCTAssertEqual(
        stage.view.velocity.y, velocity < 250 ? 0 : ScrollLaw.glideVelocity(velocity, at: 0.01),
        accuracy: 1e-9)
    }
    stage.expectOrder("B S EB ED+ WD S B S EB ED+ S B S EB ED- DD")
  }

  private final class Rows: TableViewDataSource, TableViewDelegate {
    var selected = 0
    func numberOfRows(in tableView: TableView) -> Int { 100 }
    func tableView(_ tableView: TableView, didSelectRowAt row: Int) { selected += 1 }
  }

  // P118: rows take no touch while a fling runs and do when it has ended; holding is no dragging.
  func testRowsTakeTouchesWhenTheFlingHasEnded() {
    let rows = Rows()
    let table = TableView(viewportSize: ScrollSize(width: 800, height: 600))
    table.dataSource = rows
    table.delegate = rows
    func touch(by way: Double, velocity: Double) {
      table.touchBegan(at: ScrollPoint(x: 100, y: 300))
      if way != 0 { table.touchMoved(to: ScrollPoint(x: 100, y: 300 + way)) }
      table.touchEnded(velocity: ScrollPoint(x: 0, y: velocity))
    }
    touch(by: -100, velocity: 1000)
    XCTAssertTrue(table.isDragging)
    XCTAssertTrue(table.isDecelerating)
    table.advance(to: .zero + .seconds(0.1))
    touch(by: 0, velocity: 0)
    XCTAssertEqual(rows.selected, 0)
    touch(by: -100, velocity: 1000)
    table.advance(to: .zero + .seconds(30))
    XCTAssertFalse(table.isDragging)
    XCTAssertFalse(table.isDecelerating)
    touch(by: 0, velocity: 0)
    XCTAssertEqual(rows.selected, 1)
    table.touchBegan(at: ScrollPoint(x: 100, y: 300))
    table.advance(to: .zero + .seconds(31))
    XCTAssertFalse(table.isDragging)
  }

  // P110: a touch in a fling, held for 40 ms and lifted, leaves no speed.
  func testTouchHeldInAFlingTakesItsSpeed() {
    let stage = stage()
    stage.flick(-200, 1000)
    stage.advance(0.01)
    XCTAssertGreaterThan(stage.view.velocity.y, 0)
    stage.down()
    stage.advance(0.04)
    stage.view.touchEnded()
    XCTAssertEqual(stage.view.velocity, .zero)
    XCTAssertFalse(stage.view.isMoving)
  }

  // P269: a drag that took its time and rested before the lift does not fling.
  func testSlowDragEndsWithoutDeceleration() {
    let stage = stage(400, viewport: 200)
    stage.down()
    for _ in 0..<10 {
      stage.advance(0.03)
      stage.move(-10)
    }
    stage.advance(0.1)
    stage.view.touchEnded()
    XCTAssertFalse(stage.view.isDecelerating)
    stage.expect(y: 100)
  }

  // P360: no speed, no deceleration; the offset is never written.
  func testReleaseWithoutSpeedInRangeEndsAtOnce() {
    let stage = stage()
    stage.assign(100)
    stage.log.entries = []
    stage.down()
    stage.lift()
    stage.advance(1)
    stage.expect("")
    stage.expect(y: 100)
    XCTAssertNil(
      AxisMotion(
        releasedAt: 100, velocity: 0, bounds: AxisMotion.Bounds(lower: 0, upper: 300),
        physics: .standard))
  }

  // P063, P318: a target that the delegate imposes is reached exactly, in both directions.
  func testImposedTargetIsReachedExactly() {
    for (velocity, target) in [(600.0, 777.7), (-600, 111.1)] {
      let stage = stage()
      stage.assign(500)
      stage.log.wantedTarget = ScrollPoint(x: 0, y: target)
      stage.flick(-0.5, velocity)
      stage.rest()
      XCTAssertEqual(stage.y, target)
    }
  }

  // P358: both axes decelerate as one motion, which ends when the longer of them has ended.
  func testMotionOfBothAxesLastsAsLongAsTheLonger() {
    func length(_ velocity: ScrollPoint) -> Double {
      let stage = ScrollStage(
        viewport: ScrollSize(width: 100, height: 100), content: ScrollSize(width: 1e6, height: 1e6))
      stage.view.contentOffset = ScrollPoint(x: 1000, y: 1000)
      stage.log.entries = []
      stage.down()
      stage.move(-1, x: -1)
      stage.view.touchEnded(velocity: velocity)
      stage.advance(60)
      XCTAssertEqual(stage.log.all(.didEndDecelerating).count, 1)
      return stage.log.last(.didEndDecelerating)?.now.sinceStart.inSeconds ?? 0
    }
    let equal = length(ScrollPoint(x: 7223.021, y: 7223.021))
    XCTAssertEqual(equal, ScrollLaw.glideTime(7223.021), accuracy: 1e-9)
    XCTAssertGreaterThan(length(ScrollPoint(x: 8223.021, y: 7223.021)), equal)
    XCTAssertGreaterThan(length(ScrollPoint(x: 7223.021, y: 8223.021)), equal)
  }
}
