import RefreshCore
import ScrollCore
import XCTest

@testable import PullCore

/// S13: how content and its motion follow edges that insets and sizes have moved.
final class AxisFollowTests: XCTestCase {
  private let old = AxisEdges.from(0, 2200)

  private func each(_ body: (Bool) throws -> Void) rethrows {
    try body(false)
    try body(true)
  }

  // MARK: Nothing moves

  func testContentThatRestsClings() {
    var still = AxisCase(at: 0, edges: .from(-40, 2200))
    XCTAssertNil(still.follow(from: old))
    XCTAssertEqual(still.offset, -40)
  }

  func testContentLeftOutsideIsClamped() {
    each { isMirrored in
      var still = AxisCase(at: 2100, edges: .from(0, 1000), isMirrored: isMirrored)
      XCTAssertNil(still.follow(from: old))
      XCTAssertEqual(still.offset, 1000)
    }
  }

  func testMotionWithTheSameEdgesIsTheSame() {
    var running = AxisCase(at: 500, edges: old)
    running.glide(700, in: old)
    XCTAssertTrue(running.follow(from: old) === running.running)
  }

  // MARK: A spring

  func testSpringToTheTopFollowsItsEdge() throws {
    var running = AxisCase(at: -100, edges: .from(-40, 2200))
    running.spring(to: .lower, -300, in: old)
    let next = running.follow(from: old)
    try running.assertSpring(next, to: .lower, at: -40, from: -60, -300)
    XCTAssertEqual(running.offset, -100, "nothing jumps")
  }

  func testSpringToTheTopThatIsInsideByTheChangeFollowsItToo() throws {
    var running = AxisCase(at: -30, edges: .from(-60, 2200))
    running.spring(to: .lower, 100, in: old)
    try running.assertSpring(running.follow(from: old), to: .lower, at: -60, from: 30, 100)
  }

  func testSpringPastTheBottomFollowsItsEdge() throws {
    var running = AxisCase(at: 2300, edges: .from(0, 2250))
    running.spring(to: .upper, -100, in: old)
    try running.assertSpring(running.follow(from: old), to: .upper, at: 2250, from: 50, -100)
  }

  func testSpringToTheBottomLeftAboveTheTopGoesThere() throws {
    var running = AxisCase(at: 2300, edges: .from(2400, 2500))
    running.spring(to: .upper, -100, in: old)
    try running.assertSpring(running.follow(from: old), to: .lower, at: 2400, from: -100, -100)
  }

  func testFastSpringToTheBottomLeftInsideGlidesOn() throws {  // at 250 pt/s still
    for speed in [-250.0, -900, 600] {
      var running = AxisCase(at: 2300, edges: .from(0, 5000))
      running.spring(to: .upper, speed, in: old)
      try running.assertGlide(running.follow(from: old), from: 2300, speed)
    }
  }

  func testSlowSpringToTheBottomLeftInsideEndsWhereItIs() {
    for place in [2200 + 1e-10, 2300] {
      var running = AxisCase(at: place, edges: .from(0, place))
      running.spring(to: .upper, -249, in: old)
      XCTAssertNil(running.follow(from: old))
      XCTAssertEqual(running.offset, place)
    }
  }

  // MARK: A deceleration

  func testDecelerationInsideGoesOnToTheNewEdges() throws {
    try each { isMirrored in
      var running = AxisCase(at: 500, edges: .from(0, 600), isMirrored: isMirrored)
      running.glide(700, in: old)
      let next = running.follow(from: old)
      try running.assertGlide(next, from: 500, 700)
      let end = running.sign * (try XCTUnwrap(next)).motion.endPosition
      XCTAssertEqual(end, 600, "the new edge is met")
      XCTAssertEqual(
        try XCTUnwrap(next?.motion.duration), Law.glideTime(500, 700, to: 600), accuracy: 1e-9)
    }
  }

  func testDecelerationLeftOutsideEndsAtTheEdge() {  // S13: S, DD
    each { isMirrored in
      var running = AxisCase(at: 500, edges: .from(0, 400), isMirrored: isMirrored)
      running.glide(700, in: old)
      XCTAssertNil(running.follow(from: old))
      XCTAssertEqual(running.offset, 400)
    }
  }

  func testDecelerationThatWasOutsideBeforeGoesOnIntoTheRange() throws {
    // A spring that was shifted inward glides from outside. From 2300 at −900 it stops at 1855.4.
    let stop = Law.target(2300, -900)
    XCTAssertEqual(stop, 1855.4, accuracy: 0.1)
    try each { isMirrored in
      var running = AxisCase(at: 2300, edges: .from(0, 2250), isMirrored: isMirrored)
      running.glide(-900, in: old)
      let next = running.follow(from: old)
      try running.assertGlide(next, from: 2300, -900)
      let end = running.sign * (try XCTUnwrap(next)).motion.endPosition
      XCTAssertEqual(end, stop, accuracy: 1e-9)
    }
  }

  func testMotionKeepsTheEndsThatItMayPass() throws {
    try each { isMirrored in
      var running = AxisCase(at: 500, edges: .from(0, 600), isMirrored: isMirrored)
      running.glide(700, in: old, passing: OpenEnds(lower: true))
      let next = try XCTUnwrap(running.follow(from: old))
      XCTAssertNil(next.successor, "the closed edge stops it")
      XCTAssertEqual(
        OpenEnds(of: next), isMirrored ? OpenEnds(upper: true) : OpenEnds(lower: true))
    }
  }

  // MARK: contentOffset =

  func testShiftedDecelerationGoesOnFromTheOtherPlace() throws {  // S10
    try each { isMirrored in
      var running = AxisCase(at: 500, edges: old, isMirrored: isMirrored)
      running.glide(700, in: old)
      let motion = running.axis.shifted(
        running.running, to: running.sign * 900,
        Axis.Start(now: AxisCase.now, physics: .standard))
      let next = TimedMotion(try XCTUnwrap(motion), at: AxisCase.now)
      try running.assertGlide(next, from: 900, 700)
    }
  }

  func testDecelerationShiftedOutOfRangeSpringsBack() throws {  // S10
    try each { isMirrored in
      var running = AxisCase(at: 500, edges: old, isMirrored: isMirrored)
      running.glide(700, in: old)
      let start = Axis.Start(now: AxisCase.now, physics: .standard)
      for (place, edge, end) in [(-50.0, AxisMotion.Edge.lower, 0.0), (2230, .upper, 2200)] {
        let motion = running.axis.shifted(running.running, to: running.sign * place, start)
        let next = TimedMotion(try XCTUnwrap(motion), at: AxisCase.now)
        try running.assertSpring(next, to: edge, at: end, from: place - end, 700)
      }
    }
  }

  func testSpringAndRestAreStoppedByAShift() {  // S10
    let start = Axis.Start(now: AxisCase.now, physics: .standard)
    var running = AxisCase(at: -100, edges: old)
    running.spring(to: .lower, 0, in: old)
    XCTAssertNil(running.axis.shifted(running.running, to: 40, start))
    XCTAssertNil(running.axis.shifted(nil, to: 40, start))
  }
}
