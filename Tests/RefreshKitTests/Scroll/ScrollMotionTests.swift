import Foundation
import RefreshKit
import XCTest

/// S7 to S9: deceleration, bounce, and the two one after the other.
final class ScrollMotionTests: XCTestCase {
  func testFlingFollowsTheClosedFormAndEndsOnItsTarget() {
    // S7: v0·r^(1000 t), to |v| = 10.
    for (velocity, rate) in [(1500.0, DecelerationRate.normal), (-900, .normal), (3000, .fast)] {
      let stage = ScrollStage(offset: 1000)
      let r = rate == .normal ? 0.998 : 0.99
      guard let physics = try? ScrollPhysics(decelerationRate: rate) else { return XCTFail("rate") }
      stage.view.physics = physics
      stage.flick(-10, velocity)
      stage.advance(0.1)
      stage.expect(y: ScrollLaw.glide(1010, velocity, at: 0.1, rate: r))
      XCTAssertEqual(
        stage.view.velocity.y, ScrollLaw.glideVelocity(velocity, at: 0.1, rate: r), accuracy: 1e-9)
      let end = ScrollLaw.glideTime(velocity, rate: r)
      let next = (stage.view.nextEvent ?? .zero).sinceStart
      XCTAssertEqual(next.inSeconds, end, accuracy: 1e-9)
      stage.advance(10)
      stage.expect(y: ScrollLaw.target(1010, velocity, rate: r))
      XCTAssertFalse(stage.view.isMoving)
    }
  }

  func testFlingOnTwoAxesEndsEachOnItsOwnTarget() {
    // S7: per axis; one WD and one DD for both.
    let stage = ScrollStage(offset: 1000, content: ScrollSize(width: 3000, height: 3000))
    stage.assign(1000)
    stage.log.entries = []
    stage.down()
    stage.move(-10, x: -10)
    stage.view.touchEnded(velocity: ScrollPoint(x: 400, y: 2000))
    stage.rest()
    XCTAssertEqual(stage.view.contentOffset.x, ScrollLaw.target(10, 400), accuracy: 1e-9)
    stage.expect(y: ScrollLaw.target(1010, 2000))
    stage.expectOrder("B S EB ED+ WD S DD")
  }

  func testFlingIntoAnEdgeGoesOnAsASpringWithItsVelocity() {
    // S8: from 340 with −4000 pt/s the top at 0 is reached with v0 + 1000 ln r·(x0 − 0).
    let stage = ScrollStage(offset: 300)
    stage.flick(-40, -4000)
    let arrival = ScrollLaw.glideTime(340, -4000, to: 0)
    let speed = ScrollLaw.glideVelocity(-4000, at: arrival)
    XCTAssertEqual((stage.view.nextEvent ?? .zero).sinceStart.inSeconds, arrival, accuracy: 1e-9)
    stage.advance(arrival + 0.08)
    stage.expect(y: ScrollLaw.spring(0, speed, at: 0.08))
    let end = arrival + ScrollLaw.springTime(0, speed)
    XCTAssertEqual((stage.view.nextEvent ?? .zero).sinceStart.inSeconds, end, accuracy: 1e-9)
    stage.advance(2)
    XCTAssertEqual(stage.y, 0)
    XCTAssertEqual(
      stage.log.last(.didEndDecelerating)?.now.sinceStart.inSeconds ?? 0, end, accuracy: 1e-9)
    stage.expectOrder("B S EB ED+ WD S DD")
  }

  func testFlingIntoAClosedEdgeStopsThere() {
    // S8: where S4 does not let it pass it stops, and is told to have ended then.
    let stage = ScrollStage(offset: 300)
    stage.view.bounces = false
    stage.flick(-40, -4000)
    let arrival = ScrollLaw.glideTime(340, -4000, to: 0)
    stage.advance(3)
    XCTAssertEqual(stage.y, 0)
    let end = stage.log.last(.didEndDecelerating)?.now.sinceStart.inSeconds
    XCTAssertEqual(end ?? 0, arrival, accuracy: 1e-9)
  }

  func testReleaseAtAClosedEdgeOutwardStays() {
    // S8: it decelerates not at all; inward it does.
    let stage = ScrollStage(offset: 0)
    stage.view.bounces = false
    stage.flick(30, -2000)
    stage.expect("B EB ED-")
    stage.flick(30, 2000)
    stage.expect("B EB ED+ WD")
  }

  func testReleaseOutOfRangeSpringsWithItsVelocityHoweverSmall() {
    // S8: 100 pt/s are below the least velocity and count here.
    for velocity in [0.0, 100, -100, 240, -700] {
      let stage = ScrollStage(offset: 0)
      stage.flick(300, velocity)
      let start = -ScrollLaw.band(300)
      stage.advance(0.03)
      stage.expect(y: ScrollLaw.spring(start, velocity, at: 0.03))
      stage.rest()
      XCTAssertEqual(stage.y, 0)
      stage.expectOrder("B S EB ED+ WD S DD")
    }
  }

  func testSpringThatReachesItsEdgeFastGoesOnAsADeceleration() {
    // S8: released −62 pt out with 2500 pt/s inward it crosses the edge with more than 250.
    let stage = ScrollStage(offset: 0)
    stage.flick(120, 2500)
    let start = -ScrollLaw.band(120)
    // x(t) = 0 at e^(2t) = −B/A, with A = (v0 + 12 x0)/2 and B = x0 − A.
    let slow = (2500 + 12 * start) / 2
    let crossing = log((slow - start) / slow) / 2
    let speed = ScrollLaw.springVelocity(start, 2500, at: crossing)
    XCTAssertGreaterThan(speed, 250)
    XCTAssertEqual(
      stage.log.last(.willEndDragging)?.target?.y ?? 0, ScrollLaw.target(0, speed), accuracy: 1e-9)
    stage.advance(crossing + 0.2)
    stage.expect(y: ScrollLaw.glide(0, speed, at: 0.2))
    stage.rest()
    stage.expect(y: ScrollLaw.target(0, speed))
    stage.expectOrder("B S EB ED+ WD S DD", "one WD, one DD")
  }

  func testSpringThatReachesItsEdgeSlowEndsThere() {
    // S8: −4.08 pt out with 200 pt/s: it crosses with less than 250 and never goes on or comes
    // back.
    let stage = ScrollStage(offset: 0)
    stage.down()
    stage.move(7.46)
    stage.lift(200)
    for _ in 0..<100 {
      stage.advance(0.005)
      XCTAssertLessThanOrEqual(stage.y, 0)
    }
    XCTAssertEqual(stage.y, 0)
    stage.expectOrder("B S EB ED+ WD S DD")
  }

  func testSpringThatBeginsWithinTheThresholdEndsAtOnce() {
    // S9: WD, S, DD within the call; 0.1 pt is the threshold.
    let stage = ScrollStage(offset: 0)
    stage.view.drag(to: ScrollPoint(x: 0, y: -0.05))
    stage.lift()
    XCTAssertEqual(stage.y, 0)
    XCTAssertEqual(stage.log.last(.willBeginDecelerating)?.flags, "011")
    XCTAssertEqual(stage.log.last(.didScroll)?.flags, "011")
    XCTAssertEqual(stage.log.last(.didEndDecelerating)?.flags, "000")
    stage.expect("B S EB ED+ WD S DD")
  }

  func testFramesOfAnyLengthGiveTheSameOffsets() {
    // S9: two bounces and a glide, at 0.4 s, however time is cut.
    for frames in [1, 2, 7, 24, 333] {
      let stage = ScrollStage(offset: 300)
      stage.flick(-40, -4000)
      for _ in 0..<frames { stage.advance(0.4 / Double(frames)) }
      let arrival = ScrollLaw.glideTime(340, -4000, to: 0)
      let speed = ScrollLaw.glideVelocity(-4000, at: arrival)
      stage.expect(y: ScrollLaw.spring(0, speed, at: 0.4 - arrival), "\(frames) frames")
    }
  }

  func testLateFrameLandsAtTheEnd() {
    // S9: an app that slept for an hour.
    let stage = ScrollStage(offset: 300)
    stage.flick(-40, -4000)
    stage.advance(3600)
    XCTAssertEqual(stage.y, 0)
    XCTAssertEqual(stage.view.now, .zero + .seconds(3600.0))
    // The end of the glide and that of the bounce are one offset, so there is one scroll (S12).
    stage.expect("B S EB ED+ WD S DD")
  }
}
