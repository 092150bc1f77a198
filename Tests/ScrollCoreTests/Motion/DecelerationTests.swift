import ScrollCore
import XCTest

/// S7: gliding to a stop.
final class DecelerationTests: XCTestCase {
  /// Where the motion ends by position, by time and by speed must be one moment.
  func testMotionAtItsDurationIsAtItsTargetWithTheStopSpeed() {
    for velocity in [-6000.0, -251, 11, 800, 1e5] {
      for rate in [DecelerationRate.normal, .fast] {
        let motion = Deceleration(position: 77, velocity: velocity, rate: rate, stopSpeed: 10)
        XCTAssertEqual(motion.position(at: motion.duration), motion.target, accuracy: 1e-8)
        XCTAssertEqual(motion.velocity(at: motion.duration).magnitude, 10, accuracy: 1e-9)
      }
    }
  }

  func testMotionAtTheTimeOfAPlaceIsThere() throws {
    let motion = Deceleration(position: 100, velocity: -2500)
    for place in [100.0, 99.999, 0, -700, -1140] {
      let time = try XCTUnwrap(motion.time(toReach: place))
      XCTAssertEqual(motion.position(at: time), place, accuracy: 1e-9)
      let velocity = try XCTUnwrap(motion.velocity(atPosition: place))
      XCTAssertEqual(motion.velocity(at: time), velocity, accuracy: 1e-9)
    }
    XCTAssertNil(motion.time(toReach: -1149))
    XCTAssertNil(motion.velocity(atPosition: 101))
    XCTAssertNil(motion.time(toReach: .nan))
    XCTAssertNil(motion.velocity(atPosition: .infinity))
  }

  func testMotionBelowTheStopSpeedIsOverAtOnce() {
    let motion = Deceleration(position: 5, velocity: 10)
    XCTAssertEqual(motion.duration, 0)
    XCTAssertEqual(motion.target, 5)
    XCTAssertEqual(motion.position(at: 0), 5)
  }

  func testMotionWithoutAStopSpeedNeverEnds() {
    for stopSpeed: Double in [0, -3, .nan, .infinity] {
      let motion = Deceleration(position: 5, velocity: -100, stopSpeed: stopSpeed)
      XCTAssertEqual(motion.stopSpeed, 0)
      XCTAssertEqual(motion.duration, .infinity)
      XCTAssertEqual(motion.target, motion.projection)
    }
  }

  func testMotionWithinNoDistanceTakesForEver() {
    let motion = Deceleration(position: 0, velocity: 100)
    for distance: Double in [0, -1, .nan, -.infinity] {
      XCTAssertEqual(motion.duration(untilWithin: distance), .infinity)
      let still = Deceleration(position: 0, velocity: 0)
      XCTAssertEqual(still.duration(untilWithin: distance), 0)
    }
    XCTAssertEqual(motion.duration(untilWithin: .infinity), 0)
  }

  func testVelocityForAPlaceComesToRestThere() {
    for stopSpeed in [0.0, 10, 40] {
      for target in [-900.0, 0.001, 3, 40_000] {
        let velocity = Deceleration.velocity(
          toReach: target, from: 1, rate: .fast, stopSpeed: stopSpeed)
        let motion = Deceleration(
          position: 1, velocity: velocity, rate: .fast, stopSpeed: stopSpeed)
        XCTAssertEqual(motion.target, target, accuracy: 1e-9)
      }
    }
    for number in [Double.nan, .infinity, -.infinity] {
      XCTAssertEqual(Deceleration.velocity(toReach: number, from: 0), 0)
      XCTAssertEqual(Deceleration.velocity(toReach: 0, from: number), 0)
      XCTAssertEqual(
        Deceleration.velocity(toReach: 9, from: 0, stopSpeed: number),
        Deceleration.velocity(toReach: 9, from: 0, stopSpeed: 0))
    }
  }

  /// Section 10: numbers that are none count as 0, and no answer is NaN.
  func testMotionOfOddNumbersAnswersNumbers() throws {
    let rates =
      [DecelerationRate.normal, .fast]
      + [.leastNonzeroMagnitude, 1.0.nextDown].compactMap(DecelerationRate.init)
    for rate in rates {
      for position in oddNumbers {
        for velocity in oddNumbers {
          let motion = Deceleration(position: position, velocity: velocity, rate: rate)
          XCTAssertTrue(motion.position.isFinite && motion.velocity.isFinite)
          XCTAssertTrue(motion.target.isFinite && motion.projection.isFinite)
          XCTAssertTrue(motion.duration.isFinite)
          for time in oddNumbers {
            XCTAssertTrue(motion.position(at: time).isFinite)
            XCTAssertTrue(motion.velocity(at: time).isFinite)
            XCTAssertFalse(motion.time(toReach: time)?.isNaN ?? false)
            XCTAssertFalse(motion.velocity(atPosition: time)?.isNaN ?? false)
            XCTAssertFalse(motion.duration(untilWithin: time).isNaN)
          }
          XCTAssertEqual(motion.position(at: -1), motion.position)
          XCTAssertEqual(motion.position(at: .nan), motion.position)
        }
      }
    }
  }

  /// With a stop speed of 0, of either sign, the motion goes on for ever.
  func testStopSpeedOfOddNumbersGivesADuration() {
    for stopSpeed in oddNumbers {
      for velocity in oddNumbers {
        let motion = Deceleration(position: 0, velocity: velocity, stopSpeed: stopSpeed)
        XCTAssertFalse(motion.duration.isNaN, "\(velocity) \(stopSpeed)")
        XCTAssertTrue(motion.target.isFinite)
      }
    }
    XCTAssertEqual(Deceleration(position: 0, velocity: 1000, stopSpeed: -0.0).duration, .infinity)
    XCTAssertEqual(Deceleration(position: 0, velocity: 0, stopSpeed: -0.0).duration, 0)
  }

  func testDescriptionsReadPlainly() {
    XCTAssertEqual(DecelerationRate.normal.description, "0.998 per ms")
    XCTAssertEqual(
      Deceleration(position: 0, velocity: 1000).description,
      "from 0.0 pt with 1000.0 pt/s at 0.998 per ms")
    XCTAssertEqual(RubberBand(dimension: 844).description, "rubber band 0.55 over 844.0 pt")
    XCTAssertEqual(
      SpringMotion(displacement: -60, velocity: 0).description, "spring from -60.0 pt with 0.0 pt/s"
    )
    XCTAssertEqual(
      SpringParameters.standard.description, "mass 1.0, stiffness 120.0, damping 22.0")
    let animation = OffsetAnimation(from: .zero, to: ScrollPoint(x: 0, y: 500), duration: 0.3)
    XCTAssertEqual(animation.description, "(0.0, 0.0) to (0.0, 500.0) in 0.3 s")
    let bounds = AxisMotion.Bounds(lower: 0, upper: 10)
    let slow = AxisMotion(decelerating: 5, velocity: 9, bounds: bounds, physics: .standard)
    XCTAssertEqual(
      slow.description, "from 5.0 pt with 9.0 pt/s at 0.998 per ms to 5.0 pt in 0.0 s")
    let settled = AxisMotion(
      springTo: .lower, from: 0, velocity: 0, bounds: bounds, physics: .standard)
    XCTAssertEqual(settled.description, "spring from 0.0 pt with 0.0 pt/s to 0.0 pt in 0.0 s")
  }
}
