import RefreshCore
import ScrollCore
import XCTest

@testable import PullCore

/// The motion of a release, and how a phase of a motion begins and ends.
final class AxisReleaseTests: XCTestCase {
  private let edges = AxisEdges.from(0, 2200)
  private let both = OpenEnds(lower: true, upper: true)

  private func released(
    at offset: Double, _ velocity: Double, to target: Double? = nil, goesToHold: Bool = false,
    in edges: AxisEdges? = nil, passing ends: OpenEnds? = nil
  ) -> TimedMotion? {
    var axis = Axis()
    axis.edges = edges ?? self.edges
    axis.offset = offset
    return axis.released(
      velocity, to: target, holdingAt: goesToHold ? .lower : nil, passing: ends ?? both, .standard
    ).map { TimedMotion($0, at: .zero) }
  }

  // MARK: S6, S8: a release of its own

  func testReleaseInRangeDeceleratesFrom250() throws {  // S6: |v| < 250 starts none
    XCTAssertNil(released(at: 500, 249.9))
    XCTAssertNil(released(at: 500, -249.9))
    for velocity in [250.0, -250, 700] {
      let motion = try XCTUnwrap(released(at: 500, velocity))
      XCTAssertEqual(motion.motion.endPosition, Law.target(500, velocity), accuracy: 1e-9)
      XCTAssertEqual(motion.motion.duration, Law.glideTime(velocity), accuracy: 1e-9)
    }
  }

  func testReleaseOutOfRangeSpringsBackWithAnyVelocity() throws {  // S8
    for (offset, edge, end) in [(-80.0, AxisMotion.Edge.lower, 0.0), (2280, .upper, 2200)] {
      for velocity in [0.0, 100, -100] {
        let motion = try XCTUnwrap(released(at: offset, velocity))
        XCTAssertEqual(motion.springEdge, edge)
        XCTAssertEqual(
          motion.position(at: .at(100)), end + Law.spring(offset - end, velocity, at: 0.1),
          accuracy: 1e-9)
      }
    }
  }

  func testReleaseAtAClosedEdgeOutwardStays() {  // S8
    XCTAssertNil(released(at: 0, -900, passing: OpenEnds(upper: true)))
    XCTAssertNil(released(at: 2200, 900, passing: OpenEnds(lower: true)))
    XCTAssertEqual(released(at: 0, -900)?.springEdge, .lower)
    XCTAssertEqual(released(at: 2200, 900)?.springEdge, .upper)
  }

  // MARK: A target that has been set

  func testReleaseToATargetEndsExactlyThere() throws {
    for velocity in [0.0, 900, -900] {
      let motion = try XCTUnwrap(released(at: 500, velocity, to: 800))
      XCTAssertEqual(motion.motion.endPosition, 800)
      XCTAssertNil(motion.springEdge)
      // The speed that stops there: 300 pt times k, and the 10 pt/s at which it is over.
      XCTAssertEqual(motion.velocity(at: .zero), 300 * 2.002002670670 + 10, accuracy: 1e-6)
    }
  }

  func testTargetOutsideTheRangeIsItsEnd() {
    XCTAssertEqual(released(at: 500, 0, to: 9000)?.motion.endPosition, 2200)
    XCTAssertEqual(released(at: 500, 0, to: -9000)?.motion.endPosition, 0)
  }

  func testTargetWhereTheReleaseEndsAnywayChangesNothing() throws {
    let own = try XCTUnwrap(released(at: 500, 700))
    XCTAssertEqual(released(at: 500, 700, to: own.motion.finalPosition), own)
    let spring = released(at: -80, 0)
    XCTAssertEqual(released(at: -80, 0, to: 0), spring, "the spring's end is its edge")
    XCTAssertEqual(released(at: -80, 0, to: -300), spring, "as far as the range allows")
  }

  func testTargetWhereTheContentIsStopsIt() {
    XCTAssertNil(released(at: 500, 900, to: 500))
    XCTAssertNil(released(at: 500, 0, to: 500))
    XCTAssertNil(released(at: 500, 900, to: 500 + 0.5e-9))
  }

  // MARK: I3: to hold

  func testReleaseToHoldIsASpringFromEitherSide() throws {
    let held = AxisEdges.from(0, 2200, inset: 60)
    for (offset, velocity) in [(-130.0, 0.0), (-130, 200), (-20, -240), (-20, 0)] {
      let motion = try XCTUnwrap(released(at: offset, velocity, goesToHold: true, in: held))
      XCTAssertEqual(motion.springEdge, .lower)
      XCTAssertEqual(
        motion.position(at: .at(50)), -60 + Law.spring(offset + 60, velocity, at: 0.05),
        accuracy: 1e-9)
    }
  }

  func testReleaseAtHoldAtRestNeedsNoMotion() {
    let held = AxisEdges.from(0, 2200, inset: 60)
    XCTAssertNil(released(at: -60, 0, goesToHold: true, in: held))
    XCTAssertNil(released(at: -60 + 0.9e-9, 0, goesToHold: true, in: held))
    XCTAssertNotNil(released(at: -60, -200, goesToHold: true, in: held))
  }

  func testTargetBesideHoldIsReached() throws {
    let held = AxisEdges.from(0, 2200, inset: 60)
    let motion = try XCTUnwrap(released(at: -130, 0, to: 0, goesToHold: true, in: held))
    XCTAssertNil(motion.springEdge)
    XCTAssertEqual(motion.motion.endPosition, 0)
  }

  // MARK: Phases

  func testMotionThatEndsWhereItBeginsMovesTheContentAndIsOver() {  // S9
    var axis = Axis()
    axis.edges = edges
    axis.offset = -0.05
    let near = AxisMotion(
      springTo: .lower, from: -0.05, velocity: 0, bounds: edges.bounds(passing: both),
      physics: .standard)
    XCTAssertNil(axis.begin(near, at: .at(10)))
    XCTAssertEqual(axis.offset, 0)
  }

  func testBeginOfNothingIsNothing() {
    var axis = Axis()
    axis.offset = 30
    XCTAssertNil(axis.begin(nil, at: .zero))
    XCTAssertEqual(axis.offset, 30)
  }

  func testBeginOfAMotionLeavesTheContent() throws {
    var axis = Axis()
    axis.edges = edges
    axis.offset = -80
    let motion = try XCTUnwrap(released(at: -80, 0)).motion
    XCTAssertEqual(axis.begin(motion, at: .at(10))?.start, .at(10))
    XCTAssertEqual(axis.offset, -80)
  }

  func testEndOfADecelerationAtAnOpenEdgeBeginsTheSpringThere() throws {  // S8
    var axis = Axis()
    axis.edges = edges
    axis.offset = 300
    let glide = try XCTUnwrap(released(at: 300, -1500))
    XCTAssertEqual(glide.motion.duration, Law.glideTime(300, -1500, to: 0), accuracy: 1e-9)
    let spring = try XCTUnwrap(axis.end(glide))
    XCTAssertEqual(axis.offset, 0)
    XCTAssertEqual(spring.springEdge, .lower)
    XCTAssertEqual(spring.start, glide.end)
    // 2.002 times 300 pt of its 1500 pt/s are used up on the way.
    XCTAssertEqual(
      spring.velocity(at: glide.end), -1500 + 300 * 2.002002670670, accuracy: 1e-6)
  }

  func testEndOfADecelerationAtAClosedEdgeIsTheEnd() throws {
    var axis = Axis()
    axis.edges = edges
    axis.offset = 300
    let glide = try XCTUnwrap(released(at: 300, -1500, passing: OpenEnds()))
    XCTAssertNil(axis.end(glide))
    XCTAssertEqual(axis.offset, 0)
  }

  func testEndOfAFastReturnBeginsADeceleration() throws {  // S8: 250 pt/s at the edge
    var axis = Axis()
    axis.edges = edges
    axis.offset = -100
    // From −100 with 3000 pt/s: the parts are 900·e^(−10t) and −1000·e^(−12t); they cancel each
    // other after ln(1000/900)/2 s, and the speed is then still far above 250.
    let spring = try XCTUnwrap(released(at: -100, 3000))
    let crossing = Law.springCrossing(-100, 3000)
    XCTAssertEqual(crossing, 0.0527, accuracy: 1e-4)
    XCTAssertEqual(spring.motion.duration, crossing, accuracy: 1e-9)
    let speed = Law.springVelocity(-100, 3000, at: crossing)
    XCTAssertGreaterThan(speed, 250)
    let glide = try XCTUnwrap(axis.end(spring))
    XCTAssertEqual(axis.offset, 0)
    XCTAssertNil(glide.springEdge)
    XCTAssertEqual(glide.velocity(at: spring.end), speed, accuracy: 1e-9)
  }
}
