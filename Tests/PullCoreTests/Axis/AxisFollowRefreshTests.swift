import RefreshCore
import ScrollCore
import XCTest

@testable import PullCore

/// I4: how a motion follows the end at which a refresh control has come or gone.
///
/// The rules are told the end; each case stands in a mirror too, at the other end.
final class AxisFollowRefreshTests: XCTestCase {
  private let closed = AxisEdges.from(0, 2200)
  private let held = AxisEdges.from(0, 2200, inset: 60)

  private func each(_ body: (Bool) throws -> Void) rethrows {
    try body(false)
    try body(true)
  }

  // MARK: A begin

  func testSpringToRestGoesToHoldAtABegin() throws {
    try each { isMirrored in
      var running = AxisCase(at: -40, edges: held, isMirrored: isMirrored)
      running.spring(to: .lower, 200, in: closed)
      let next = try running.followRefresh(at: .lower, hasEnded: false)
      try running.assertSpring(next, to: .lower, at: -60, from: 20, 200)
    }
  }

  func testDecelerationGoesOnAtABegin() throws {
    try each { isMirrored in
      var running = AxisCase(at: 300, edges: held, isMirrored: isMirrored)
      running.glide(-900, in: closed)
      let next = try running.followRefresh(at: .lower, hasEnded: false)
      try running.assertGlide(next, from: 300, -900)
      XCTAssertEqual(
        running.sign * (try XCTUnwrap(next)).motion.endPosition, -60, "the edge is the hold now")
    }
  }

  // MARK: An end

  func testSpringToHoldGoesToRestAtAnEnd() throws {
    try each { isMirrored in
      var running = AxisCase(at: -80, edges: closed, isMirrored: isMirrored)
      running.spring(to: .lower, 150, in: held)
      let next = try running.followRefresh(at: .lower, hasEnded: true)
      try running.assertSpring(next, to: .lower, at: 0, from: -80, 150)
    }
  }

  func testFastSpringInsideGlidesOnAtAnEnd() throws {
    try each { isMirrored in
      var running = AxisCase(at: 100, edges: closed, isMirrored: isMirrored)
      running.spring(to: .lower, -400, in: held)
      let next = try running.followRefresh(at: .lower, hasEnded: true)
      try running.assertGlide(next, from: 100, -400)
    }
  }

  func testSlowSpringInsideEndsWhereItIsAtAnEnd() throws {
    try each { isMirrored in
      var running = AxisCase(at: 10, edges: closed, isMirrored: isMirrored)
      running.spring(to: .lower, -249, in: held)
      XCTAssertNil(try running.followRefresh(at: .lower, hasEnded: true))
      XCTAssertEqual(running.offset, 10)
    }
  }

  func testDecelerationThatWouldStopPulledSpringsToRestAtAnEnd() throws {
    // From −50 at −30 pt/s it would go (30 − 10)/2.002 = 10 pt on, to hold at −60.
    XCTAssertEqual(Law.target(-50, -30), -59.99, accuracy: 0.01)
    try each { isMirrored in
      var running = AxisCase(at: -50, edges: closed, isMirrored: isMirrored)
      running.glide(-30, in: held)
      let next = try running.followRefresh(at: .lower, hasEnded: true)
      try running.assertSpring(next, to: .lower, at: 0, from: -50, -30)
    }
  }

  func testDecelerationIntoTheContentGoesOnAtAnEnd() throws {
    // I4: one whose target is at or below rest goes on, though the control still shows.
    try each { isMirrored in
      var running = AxisCase(at: -50, edges: closed, isMirrored: isMirrored)
      running.glide(900, in: held)
      let next = try running.followRefresh(at: .lower, hasEnded: true)
      try running.assertGlide(next, from: -50, 900)
    }
  }

  func testDecelerationInsideThatWouldStopPulledMeetsTheRestAtAnEnd() throws {
    // From 10 at −100 pt/s it would stop at 10 − 90/2.002 = −35, between rest and hold.
    XCTAssertEqual(Law.target(10, -100), -34.95, accuracy: 0.01)
    try each { isMirrored in
      var running = AxisCase(at: 10, edges: closed, isMirrored: isMirrored)
      running.glide(-100, in: held)
      let next = try running.followRefresh(at: .lower, hasEnded: true)
      try running.assertGlide(next, from: 10, -100)
      XCTAssertEqual(running.sign * (try XCTUnwrap(next)).motion.endPosition, 0)
    }
  }

  // MARK: The other end

  func testSpringToTheOtherEndIsLeftToIt() throws {
    for hasEnded in [true, false] {
      try each { isMirrored in
        var running = AxisCase(at: 2250, edges: hasEnded ? closed : held, isMirrored: isMirrored)
        running.spring(to: .upper, -100, in: hasEnded ? held : closed)
        let next = try running.followRefresh(at: .lower, hasEnded: hasEnded)
        try running.assertSpring(next, to: .upper, at: 2200, from: 50, -100)
      }
    }
  }

  func testSpringLeftPastTheOtherEndGoesThere() throws {
    // Short content: the spring to hold stands past the bottom.
    let short = AxisEdges.from(0, 0)
    try each { isMirrored in
      var running = AxisCase(at: 5, edges: short, isMirrored: isMirrored)
      running.spring(to: .lower, 100, in: .from(0, 0, inset: 60))
      let next = try running.followRefresh(at: .lower, hasEnded: true)
      try running.assertSpring(next, to: .upper, at: 0, from: 5, 100)
    }
  }
}
