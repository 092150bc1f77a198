import ScrollCore
import XCTest

/// S8 to S10: motions that are planned anew, targets that a delegate chose, and frames.
final class AxisMotionGlideTests: XCTestCase {
  private let bounds = AxisMotion.Bounds(lower: 0, upper: 1000)
  private let closed = AxisMotion.Bounds(
    lower: 0, upper: 1000, passesLower: false, passesUpper: false)

  private func glide(
    from position: Double, _ velocity: Double, in bounds: AxisMotion.Bounds? = nil
  ) -> AxisMotion {
    AxisMotion(
      decelerating: position, velocity: velocity, bounds: bounds ?? self.bounds,
      physics: .standard)
  }

  func testReplannedDecelerationGoesOnHoweverSlow() {
    let motion = glide(from: 500, 60)
    XCTAssertFalse(motion.isSpring)
    XCTAssertEqual(motion.endPosition, 500 + 50 / 2.0020026706730793, accuracy: 1e-9)
    let over = glide(from: 500, -10)
    XCTAssertEqual(over.duration, 0)
    XCTAssertEqual(over.finalPosition, 500)
    XCTAssertEqual(glide(from: 500, 0).finalPosition, 500)
  }

  /// A motion cut at any moment and planned anew ends where it would have ended.
  func testReplannedDecelerationEndsWhereTheFirstDid() {
    for (start, velocity) in [(900.0, -1400.0), (300, 700), (50, 1500), (500, -4000)] {
      let whole = glide(from: start, velocity)
      for part in [0.1, 0.5, 0.93] {
        let time = whole.duration * part
        let rest = glide(from: whole.position(at: time), whole.velocity(at: time))
        XCTAssertEqual(rest.duration, whole.duration - time, accuracy: 1e-9)
        XCTAssertEqual(rest.endPosition, whole.endPosition, accuracy: 1e-9)
        XCTAssertEqual(rest.endVelocity, whole.endVelocity, accuracy: 1e-8)
      }
    }
  }

  /// Past an edge and moving inward, only the edge ahead is met.
  func testReplannedDecelerationFromOutsideMeetsTheEdgeAhead() {
    let inside = glide(from: -50, 900)
    XCTAssertFalse(inside.isSpring)
    XCTAssertNil(inside.successor)
    XCTAssertEqual(inside.endPosition, -50 + 890 / 2.0020026706730793, accuracy: 1e-9)
    let across = glide(from: -50, 4000)
    XCTAssertEqual(across.endPosition, 1000)
    XCTAssertEqual(across.endVelocity, 4000 - 1050 * 2.0020026706730793, accuracy: 1e-9)
    XCTAssertEqual(across.finalPosition, 1000)
    XCTAssertEqual(glide(from: 1050, -4000).endPosition, 0)
  }

  /// Past an edge and moving outward, or too slow to come back, the spring takes over at once.
  func testReplannedDecelerationThatStaysOutsideSpringsBack() {
    for velocity in [-500.0, 0, 60] {
      let motion = glide(from: -50, velocity, in: closed)
      XCTAssertTrue(motion.isSpring)
      XCTAssertEqual(motion.velocity(at: 0), velocity)
      XCTAssertEqual(motion.finalPosition, 0)
    }
    XCTAssertTrue(glide(from: 1050, -60).isSpring)
  }

  func testReplannedDecelerationAtAnEdgePassesOnlyIfItMay() {
    XCTAssertTrue(glide(from: 1000, 80).isSpring)
    XCTAssertTrue(glide(from: 0, -80).isSpring)
    let stopped = glide(from: 1000, 800, in: closed)
    XCTAssertEqual(stopped.duration, 0)
    XCTAssertEqual(stopped.endPosition, 1000)
    XCTAssertEqual(stopped.endVelocity, 0)
    XCTAssertNil(stopped.successor)
    XCTAssertEqual(glide(from: 0, -800, in: closed).finalPosition, 0)
  }

  /// The delegate's target is reached exactly, with the speed that stops there.
  func testTargetOfADelegateIsReachedExactly() throws {
    for (start, target) in [(0.0, 640.3), (900, 12.7), (-80, 500), (1200, 1000), (999, 0)] {
      let motion = try XCTUnwrap(
        AxisMotion(reaching: target, from: start, bounds: closed, physics: .standard))
      XCTAssertEqual(motion.endPosition, target)
      XCTAssertEqual(motion.position(at: motion.duration), target)
      let late = motion.duration * (1 - 1e-12)
      XCTAssertEqual(motion.position(at: late), target, accuracy: 1e-8)
      XCTAssertEqual(motion.velocity(at: late).magnitude, 10, accuracy: 1e-6)
      XCTAssertEqual(motion.position(at: 0), start, accuracy: 1e-9)
      XCTAssertNil(motion.successor)
    }
  }

  func testTargetOfADelegateOutsideIsTheNearestEdge() throws {
    let motion = try XCTUnwrap(
      AxisMotion(reaching: 5000, from: 20, bounds: bounds, physics: .standard))
    XCTAssertEqual(motion.finalPosition, 1000)
    XCTAssertNil(motion.successor)
    XCTAssertNil(AxisMotion(reaching: -70, from: 0, bounds: bounds, physics: .standard))
    XCTAssertNil(AxisMotion(reaching: 20, from: 20 + 1e-10, bounds: bounds, physics: .standard))
  }

  /// S8: not even rounding carries content past a closed edge before it stops there.
  func testDecelerationIntoAClosedEdgeNeverPassesIt() {
    var random = SplitMix64(seed: 12)
    for _ in 0..<2000 {
      let start = Double.random(in: 100...900, using: &random)
      let velocity = Double.random(in: 2500...9000, using: &random)
      let down = glide(from: start, velocity, in: closed)
      let up = glide(from: start, -velocity, in: closed)
      for back in 1...4 {
        let part = 1 - Double(back) * 1.2e-16
        XCTAssertLessThanOrEqual(down.position(at: down.duration * part), 1000)
        XCTAssertGreaterThanOrEqual(up.position(at: up.duration * part), 0)
      }
    }
  }

  /// S9: a place depends on the time alone, never on the frames before it, and has no jumps.
  func testMotionInFramesOfAnySizeIsOneCurve() throws {
    let motion = try XCTUnwrap(
      AxisMotion(releasedAt: -10, velocity: 6000, bounds: bounds, physics: .standard))
    XCTAssertEqual(motion.phases.map(\.isSpring), [true, false, true])
    var before = motion.walked(to: 0).position
    for step in 1...20_000 {
      let place = motion.walked(to: Double(step) * 1e-4).position
      XCTAssertEqual(place, before, accuracy: 0.61 + 0.1)
      before = place
    }
    XCTAssertEqual(motion.walked(to: 1e9).position, 1000)
  }

  /// Section 10: whatever the numbers, each motion ends, inside its bounds.
  func testMotionsOfOddNumbersComeToRestInTheirBounds() {
    for lower in oddNumbers {
      for upper in oddNumbers {
        for passes in [false, true] {
          let bounds = AxisMotion.Bounds(
            lower: lower, upper: upper, passesLower: passes, passesUpper: passes)
          XCTAssertLessThanOrEqual(bounds.lower, bounds.upper)
          for position in oddNumbers {
            for velocity in oddNumbers {
              let motions = [
                AxisMotion(
                  releasedAt: position, velocity: velocity, bounds: bounds, physics: .standard),
                AxisMotion(
                  decelerating: position, velocity: velocity, bounds: bounds, physics: .standard),
                AxisMotion(
                  springTo: .upper, from: position, velocity: velocity, bounds: bounds,
                  physics: .standard),
                AxisMotion(
                  reaching: velocity, from: position, bounds: bounds, physics: .standard),
              ]
              for motion in motions.compactMap(\.self) {
                assertSane(motion, in: bounds)
              }
            }
          }
        }
      }
    }
  }

  private func assertSane(_ motion: AxisMotion, in bounds: AxisMotion.Bounds) {
    for phase in motion.phases {
      XCTAssertTrue(phase.duration >= 0 && phase.duration.isFinite, "\(phase)")
      for time in [.nan, -.infinity, .infinity, 0, 0.1] {
        XCTAssertTrue(phase.position(at: time).isFinite && phase.velocity(at: time).isFinite)
      }
    }
    let slack = max(1e-9, 1e-15 * max(bounds.lower.magnitude, bounds.upper.magnitude))
    XCTAssertGreaterThanOrEqual(motion.finalPosition, bounds.lower - slack)
    XCTAssertLessThanOrEqual(motion.finalPosition, bounds.upper + slack)
  }
}
