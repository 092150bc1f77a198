import Foundation
import ScrollCore
import XCTest

/// S8, S9: springs to an edge, what ends them and what follows.
final class AxisMotionSpringTests: XCTestCase {
  private let bounds = AxisMotion.Bounds(lower: 0, upper: 1000)

  private func spring(
    to edge: AxisMotion.Edge = .lower, from position: Double, _ velocity: Double = 0,
    physics: ScrollPhysics = .standard
  ) -> AxisMotion {
    AxisMotion(
      springTo: edge, from: position, velocity: velocity, bounds: bounds, physics: physics)
  }

  /// S9: x = 60·(6 e^(−10 t) − 5 e^(−12 t)) for the standard spring, let go at 60 pt.
  func testSpringFromRestFollowsItsTwoDecays() {
    let motion = spring(from: -60)
    for time in [0.0, 0.05, 0.2, 0.5] {
      let expected =
        -60
        * (6 * Foundation.exp(-10 * time) - 5 * Foundation.exp(-12 * time))
      XCTAssertEqual(motion.position(at: time), expected, accuracy: 1e-9)
    }
    XCTAssertEqual(motion.position(at: motion.duration.nextDown), -0.1, accuracy: 1e-9)
    XCTAssertEqual(motion.endPosition, 0)
  }

  /// S9: a spring that begins near its end and slow is over at once; a fast one is not.
  func testSpringWithinTheThresholdEndsAtOnceIfItStaysThere() {
    let slow = spring(from: -0.05, 0)
    XCTAssertEqual(slow.duration, 0)
    XCTAssertEqual(slow.position(at: 0), 0)
    XCTAssertEqual(spring(from: -0.05, -0.5).duration, 0)
    let fast = spring(from: -0.05, -100)
    XCTAssertGreaterThan(fast.duration, 0.3)
    XCTAssertEqual(fast.position(at: 0), -0.05)
    XCTAssertNil(fast.successor)
  }

  /// S8: x = −(100 − 100 t)·e^(−10 t) crosses at t = 1 with 0.0045 pt/s: below 0.1 pt long before.
  func testSpringThatSettlesBeforeItCrossesEndsByTheThreshold() throws {
    let physics = try ScrollPhysics(spring: SpringParameters(stiffness: 100, damping: 20))
    let motion = spring(from: -100, 1100 - 200, physics: physics)
    XCTAssertNil(motion.successor)
    XCTAssertLessThan(motion.duration, 1)
    XCTAssertEqual(motion.position(at: motion.duration.nextDown), -0.1, accuracy: 1e-9)
  }

  /// S8 by hand, with the rates 10 and 12, x₀ = −10 and v₀ = 1000.
  ///
  /// With z = e^(−2 t), x = 0 at z = (v₀ + 12 x₀)/(v₀ + 10 x₀) = 880/900, and v is there
  /// 880·e^(−10 t) = 880·(880/900)⁵.
  func testSpringThatCrossesFastGoesOnAsADeceleration() throws {
    let motion = spring(from: -10, 1000)
    let part = 880.0 / 900
    let speed = 880 * part * part * part * part * part
    XCTAssertEqual(motion.endVelocity, speed, accuracy: 1e-9)
    XCTAssertEqual(motion.endPosition, 0)
    XCTAssertEqual(motion.velocity(at: motion.duration), motion.endVelocity)
    let glide = try XCTUnwrap(motion.successor)
    XCTAssertFalse(glide.isSpring)
    XCTAssertEqual(glide.position(at: 0), 0)
    XCTAssertEqual(glide.velocity(at: 0), motion.endVelocity)
    XCTAssertEqual(glide.endPosition, (speed - 10) / 2.0020026706730793, accuracy: 1e-9)
    XCTAssertEqual(motion.finalPosition, glide.endPosition)
    // The same at the other edge.
    let mirrored = spring(to: .upper, from: 1010, -1000)
    XCTAssertEqual(mirrored.endVelocity, -speed, accuracy: 1e-9)
    XCTAssertEqual(mirrored.finalPosition, 1000 - glide.endPosition, accuracy: 1e-9)
  }

  /// S8 just above and just below 250 pt/s at the crossing, where v = (v₀ − 12)·z⁵ for x₀ = −1.
  func testSpringThatCrossesSlowlyEndsAtItsEdge() {
    func arrival(_ velocity: Double) -> Double {
      let part = (velocity - 12) / (velocity - 10)
      return (velocity - 12) * part * part * part * part * part
    }
    XCTAssertLessThan(arrival(271), 250)
    XCTAssertGreaterThan(arrival(273), 250)
    let slow = spring(from: -1, 271)
    XCTAssertNil(slow.successor)
    XCTAssertEqual(slow.endVelocity, 0)
    XCTAssertLessThan(slow.duration, 0.02)
    XCTAssertEqual(slow.position(at: 1), 0)
    XCTAssertEqual(spring(from: -1, 273).endVelocity, arrival(273), accuracy: 1e-9)
  }

  /// A spring from inside the range reaches its edge outward and ends there.
  func testSpringThatReachesItsEdgeFromInsideEndsThere() {
    let motion = spring(from: 10, -1000)
    XCTAssertNil(motion.successor)
    XCTAssertEqual(motion.endPosition, 0)
    XCTAssertEqual(motion.position(at: motion.duration.nextDown), 0, accuracy: 1e-9)
    XCTAssertGreaterThan(motion.velocity(at: motion.duration.nextDown).magnitude, 700)
  }

  /// S8: a spring that stands at its edge and moves inward has reached it.
  func testSpringAtItsEdgeMovingInwardHasReachedIt() throws {
    let fast = spring(from: 0, 400)
    XCTAssertEqual(fast.duration, 0)
    XCTAssertEqual(try XCTUnwrap(fast.successor).velocity(at: 0), 400)
    let slow = spring(from: 0, 200)
    XCTAssertEqual(slow.duration, 0)
    XCTAssertNil(slow.successor)
    let outward = spring(from: 0, -200)
    XCTAssertGreaterThan(outward.duration, 0.1)
  }

  /// S8, no second pass: whatever the spring, its side never changes.
  func testSpringNeverPassesItsEdge() throws {
    var random = SplitMix64(seed: 5)
    for damping in [0.3, 5, 20, 22, 60] {
      let physics = try ScrollPhysics(spring: SpringParameters(damping: damping))
      for _ in 0..<100 {
        let start = Double.random(in: -200...200, using: &random)
        let velocity = Double.random(in: -3000...3000, using: &random)
        let motion = spring(from: start, velocity, physics: physics)
        for step in 0...200 {
          let place = motion.position(at: motion.duration * Double(step) / 200)
          XCTAssertGreaterThanOrEqual(place * start, -1e-9)
        }
      }
    }
  }

  /// A loose spring keeps e^(−πζ/√(1 − ζ²)) = 0.5266… of the speed (ζ = 0.2) at each bounce, and
  /// the content goes to and fro between two edges until it is slow.
  func testFlingBetweenTwoEdgesBouncesUntilItIsSlow() throws {
    let physics = try ScrollPhysics(spring: SpringParameters(stiffness: 100, damping: 4))
    let short = AxisMotion.Bounds(lower: 0, upper: 300)
    let motion = try XCTUnwrap(
      AxisMotion(releasedAt: 150, velocity: 4000, bounds: short, physics: physics))
    let kept = Foundation.exp(-.pi * 0.2 / 0.96.squareRoot())
    let decay = 2.0020026706730793
    let first = 4000 - 150 * decay
    let second = kept * first - 300 * decay
    XCTAssertGreaterThan(kept * second, 250)
    let third = kept * second
    XCTAssertLessThan(kept * (third - 300 * decay), 250)
    let phases = motion.phases
    XCTAssertEqual(phases.map(\.isSpring), [false, true, false, true, false, true])
    XCTAssertEqual(phases[1].velocity(at: 0), first, accuracy: 1e-9)
    XCTAssertEqual(phases[2].velocity(at: 0), -kept * first, accuracy: 1e-6)
    XCTAssertEqual(phases[3].velocity(at: 0), -second, accuracy: 1e-6)
    XCTAssertEqual(phases[4].velocity(at: 0), third, accuracy: 1e-6)
    XCTAssertEqual(phases[5].velocity(at: 0), third - 300 * decay, accuracy: 1e-6)
    XCTAssertEqual(motion.finalPosition, 300)
  }

  /// The chain of phases ends for the loosest spring, no least speed and no room at all.
  func testFlingWithoutRoomOrLeastSpeedComesToRest() throws {
    let physics = try ScrollPhysics(
      minimumDecelerationVelocity: 0, spring: SpringParameters(stiffness: 100, damping: 0.2))
    for upper in [0.0, 1, 300] {
      let short = AxisMotion.Bounds(lower: 0, upper: upper)
      let motion = AxisMotion(
        decelerating: 0, velocity: 1e100, bounds: short, physics: physics)
      // Each bounce takes 3.09 %: ln(1e101)/0.0314 = 7400 bounces.
      let count = motion.phases.count
      XCTAssertGreaterThan(count, 6000)
      XCTAssertLessThan(count, 16_000)
      XCTAssertTrue((0...upper).contains(motion.finalPosition))
    }
  }
}
