import ScrollCore
import XCTest

/// S6 to S8: what follows a release.
final class AxisMotionReleaseTests: XCTestCase {
  private let open = AxisMotion.Bounds(lower: -91, upper: 2234)
  private let closed = AxisMotion.Bounds(
    lower: -91, upper: 2234, passesLower: false, passesUpper: false)

  private func release(
    at position: Double, _ velocity: Double, in bounds: AxisMotion.Bounds
  ) -> AxisMotion? {
    AxisMotion(releasedAt: position, velocity: velocity, bounds: bounds, physics: .standard)
  }

  func testReleaseInRangeNeedsTheLeastSpeed() throws {
    XCTAssertNil(release(at: 100, 249.99, in: open))
    XCTAssertNil(release(at: 100, -249.99, in: open))
    XCTAssertNil(release(at: -91, 0, in: open))
    let motion = try XCTUnwrap(release(at: 100, 250, in: open))
    XCTAssertFalse(motion.isSpring)
    // S7: (250 − 10)/(−1000 ln 0.998)
    XCTAssertEqual(motion.endPosition, 100 + 240 / 2.0020026706730793, accuracy: 1e-9)
    XCTAssertEqual(motion.finalPosition, motion.endPosition)
    XCTAssertNil(motion.successor)
    XCTAssertEqual(motion.endVelocity, 0)
    XCTAssertEqual(motion.position(at: motion.duration), motion.endPosition)
  }

  func testReleaseOutOfRangeSpringsBackWithAnySpeed() throws {
    for bounds in [open, closed] {
      for velocity in [-3000.0, 0, 0.5, 200] {
        let low = try XCTUnwrap(release(at: -150, velocity, in: bounds))
        XCTAssertTrue(low.isSpring)
        XCTAssertEqual(low.endPosition, -91)
        XCTAssertEqual(low.position(at: 0), -150)
        XCTAssertEqual(low.velocity(at: 0), velocity)
        XCTAssertNil(low.successor)
        let high = try XCTUnwrap(release(at: 2300, -velocity, in: bounds))
        XCTAssertTrue(high.isSpring)
        XCTAssertEqual(high.endPosition, 2234)
        XCTAssertEqual(high.duration > 0, true)
      }
    }
  }

  func testReleaseOutOfRangeByRoundingIsInRange() {
    XCTAssertNil(release(at: -91 - 0.9e-9, 0, in: open))
    XCTAssertNil(release(at: 2234 + 0.9e-9, 0, in: open))
    XCTAssertNotNil(release(at: -91 - 1.1e-9, 0, in: open))
    XCTAssertNotNil(release(at: 2234 + 1.1e-9, 0, in: open))
  }

  func testReleaseAtAnOpenEdgeGoesStraightIntoTheSpring() throws {
    let motion = try XCTUnwrap(release(at: 2234, 1000, in: open))
    XCTAssertTrue(motion.isSpring)
    // The peak of a fling with 1000 pt/s: 33.4898 pt after 0.0912 s.
    XCTAssertEqual(motion.position(at: 0.09116077839697731), 2267.4897976680384, accuracy: 1e-9)
    XCTAssertEqual(motion.endPosition, 2234)
    let inward = try XCTUnwrap(release(at: 2234, -1000, in: open))
    XCTAssertFalse(inward.isSpring)
  }

  func testReleaseAtAClosedEdgeOutwardStays() throws {
    XCTAssertNil(release(at: -91, -4000, in: closed))
    XCTAssertNil(release(at: 2234, 4000, in: closed))
    let inward = try XCTUnwrap(release(at: -91, 400, in: closed))
    XCTAssertGreaterThan(inward.endPosition, 0)
  }

  func testReleaseSlowerThanTheStopSpeedStaysWhateverTheLeastSpeed() throws {
    let physics = try ScrollPhysics(minimumDecelerationVelocity: 0)
    for velocity in [0.0, 10, -10] {
      XCTAssertNil(
        AxisMotion(releasedAt: 5, velocity: velocity, bounds: open, physics: physics))
    }
    XCTAssertNotNil(AxisMotion(releasedAt: 5, velocity: 11, bounds: open, physics: physics))
  }

  /// S8: a fling into an open edge is two phases with one velocity between them.
  func testReleaseTowardsAnOpenEdgeBouncesThere() throws {
    let glide = try XCTUnwrap(release(at: 209, -1500, in: open))
    // 300 pt to the edge: −1500 + 300·2.0020026706730793
    XCTAssertEqual(glide.endVelocity, -899.3991987980762, accuracy: 1e-9)
    XCTAssertEqual(glide.duration, 0.25549086975012086, accuracy: 1e-12)
    XCTAssertEqual(glide.position(at: glide.duration), -91)
    XCTAssertEqual(glide.velocity(at: glide.duration), glide.endVelocity)
    let bounce = try XCTUnwrap(glide.successor)
    XCTAssertEqual(bounce.position(at: 0), -91)
    XCTAssertEqual(bounce.velocity(at: 0), glide.endVelocity)
    XCTAssertNil(bounce.successor)
    XCTAssertEqual(glide.finalPosition, -91)
    // S9: it is over when it stays below 0.1 pt.
    let before = bounce.position(at: bounce.duration.nextDown) + 91
    XCTAssertEqual(before, -0.1, accuracy: 1e-9)
    XCTAssertEqual(bounce.position(at: bounce.duration), -91)
    XCTAssertEqual(bounce.velocity(at: bounce.duration), 0)
  }

  /// S8: at a closed edge a fling stops.
  func testReleaseTowardsAClosedEdgeStopsThere() throws {
    let glide = try XCTUnwrap(release(at: 209, -1500, in: closed))
    XCTAssertEqual(glide.duration, 0.25549086975012086, accuracy: 1e-12)
    XCTAssertEqual(glide.endPosition, -91)
    XCTAssertEqual(glide.endVelocity, 0)
    XCTAssertNil(glide.successor)
    XCTAssertEqual(glide.velocity(at: glide.duration / 2).sign, .minus)
  }

  /// A target that is an edge but for rounding is rest at the edge, not a bounce.
  func testReleaseWhoseTargetIsTheEdgeEndsThere() throws {
    let speed = Deceleration.velocity(toReach: 2234, from: 1000)
    let motion = try XCTUnwrap(release(at: 1000, speed, in: open))
    XCTAssertNil(motion.successor)
    XCTAssertEqual(motion.endPosition, 2234, accuracy: 1e-9)
  }

  /// S8 as differential equations: glide, bounce, return and glide on, from any start.
  func testReleaseAnywhereFollowsTheSimulation() throws {
    var random = SplitMix64(seed: 20)
    var (springs, returns) = (0, 0)
    for round in 0..<60 {
      let position = Double.random(in: -300...1300, using: &random)
      let velocity = Double.random(in: -9000...9000, using: &random)
      let bounds = AxisMotion.Bounds(lower: 0, upper: 1000)
      let spring = try round % 2 == 0 ? .standard : SpringParameters(stiffness: 100, damping: 8)
      let physics = try ScrollPhysics(spring: spring)
      var simulation = SimulatedScroll(
        position: position, velocity: velocity, lower: 0, upper: 1000)
      simulation.stiffness = spring.stiffness
      simulation.damping = spring.damping
      simulation.release()
      guard
        let motion = AxisMotion(
          releasedAt: position, velocity: velocity, bounds: bounds, physics: physics)
      else {
        guard case .resting = simulation.mode else { return XCTFail("\(position) \(velocity)") }
        continue
      }
      springs += motion.phases.filter(\.isSpring).count
      returns +=
        zip(motion.phases, motion.phases.dropFirst())
        .filter { $0.isSpring && !$1.isSpring }.count
      for step in 1...60 {
        let time = Double(step) * 0.05
        simulation.run(until: time)
        // The last 0.1 pt of a spring are cut off, the simulation lets it creep on.
        XCTAssertEqual(
          motion.walked(to: time).position, simulation.position, accuracy: 0.1001,
          "\(position) \(velocity) \(time)")
      }
    }
    XCTAssertGreaterThan(springs, 40)
    XCTAssertGreaterThan(returns, 15)
  }
}
