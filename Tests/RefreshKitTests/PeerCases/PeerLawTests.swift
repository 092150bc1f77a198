import Foundation
import RefreshKit
import XCTest

/// Cases of other projects' tests about decays whose law is the one here: with the constants of the
/// case, the figures of the case hold.
final class PeerLawTests: XCTestCase {
  /// The rate of a peer that says what part of the speed is left after a second.
  private func rate(perSecond part: Double) throws -> DecelerationRate {
    try XCTUnwrap(DecelerationRate(rawValue: pow(part, 0.001)))
  }

  /// Where a motion with all its phases is, in seconds since it began.
  private func state(
    _ motion: AxisMotion, at time: Double
  ) -> (place: Double, speed: Double, isOver: Bool) {
    var phase = motion
    var elapsed = time
    while elapsed >= phase.duration, let next = phase.successor {
      elapsed -= phase.duration
      phase = next
    }
    return (phase.position(at: elapsed), phase.velocity(at: elapsed), elapsed >= phase.duration)
  }

  // P062: 0.3 of the speed is left after each second; at 1 pt/s it is over, before 5 s.
  func testSpeedFallsByOneFactorASecond() throws {
    let motion = Deceleration(
      position: 100, velocity: 400, rate: try rate(perSecond: 0.3), stopSpeed: 1)
    XCTAssertEqual(motion.position(at: 0), 100)
    for (time, speed) in [(0.0, 400.0), (1, 120), (2, 36), (3, 10.8)] {
      XCTAssertEqual(motion.velocity(at: time), speed, accuracy: 1e-9, "\(time) s")
    }
    XCTAssertTrue((330...335).contains(motion.position(at: 1)))
    XCTAssertTrue((3...5).contains(motion.duration))
    XCTAssertTrue((431...432).contains(motion.target))
  }

  // P063: the decay through two places with their speeds is found again, for both signs. (The peer
  // looks for the rate; here the rate stays and the speed at the start is found.)
  func testDecayThroughTwoPlacesIsFoundAgain() throws {
    for speed in [600.0, -600] {
      let place = 10 + speed * (0.025 - 1) / log(0.025)
      let rate = try rate(perSecond: 0.025)
      let last = abs(speed) * 0.025
      let start = Deceleration.velocity(toReach: place, from: 10, rate: rate, stopSpeed: last)
      XCTAssertEqual(start, speed, accuracy: 1e-9)
      let motion = Deceleration(position: 10, velocity: start, rate: rate, stopSpeed: last)
      XCTAssertEqual(motion.position(at: 1), place, accuracy: 1e-9)
      XCTAssertEqual(motion.velocity(at: 1), speed * 0.025, accuracy: 1e-9)
      XCTAssertEqual(motion.duration, 1, accuracy: 1e-9)
      XCTAssertEqual(motion.target, place, accuracy: 1e-9)
    }
  }

  // P069: into an edge at 800 pt/s: on the spring (stiffness 50, ratio 0.5) at 0.5 s, over by 3.5
  // s.
  func testDecayThatMeetsAnEdgeEndsOnItsSpring() throws {
    let physics = try ScrollPhysics(
      stopSpeed: 0.5,
      spring: try SpringParameters(mass: 1, stiffness: 50, damping: 50.0.squareRoot()),
      springThreshold: 0.1)
    for (velocity, edge) in [(800.0, 300.0), (-800, 0)] {
      let motion = AxisMotion(
        decelerating: 100, velocity: velocity, bounds: AxisMotion.Bounds(lower: 0, upper: 300),
        physics: physics)
      XCTAssertFalse(state(motion, at: 0).isOver)
      let late = state(motion, at: 0.5)
      XCTAssertFalse(late.isOver)
      XCTAssertTrue(velocity > 0 ? late.place > 300 : late.place < 0, "\(late.place)")
      let end = state(motion, at: 3.5)
      XCTAssertTrue(end.isOver)
      XCTAssertEqual(end.place, edge)
    }
  }

  // P070: without an end to the range it is where the decay says and never on the spring.
  func testDecayWithoutAnEndFollowsItsLaw() throws {
    let motion = AxisMotion(
      decelerating: 100, velocity: 400,
      bounds: AxisMotion.Bounds(lower: 0, upper: .greatestFiniteMagnitude),
      physics: try ScrollPhysics(decelerationRate: try rate(perSecond: 0.135), stopSpeed: 1))
    XCTAssertNil(motion.successor)
    XCTAssertEqual(motion.position(at: 0), 100)
    XCTAssertEqual(motion.velocity(at: 0), 400)
    XCTAssertFalse(state(motion, at: 0).isOver)
    XCTAssertEqual(motion.position(at: 1), 272, accuracy: 1)
    XCTAssertEqual(motion.velocity(at: 1), 54, accuracy: 1)
    XCTAssertEqual(motion.velocity(at: 2), 7, accuracy: 1)
    XCTAssertLessThan(motion.velocity(at: 3), 1)
    XCTAssertEqual(motion.position(at: 5), 300, accuracy: 1)
    XCTAssertTrue(state(motion, at: 5).isOver)
  }

  // P071: from 500 at −7500 pt/s past the edge at 0 and back; asked for any time in any order, and
  // at rest exactly on the edge.
  func testDecayPastAnEdgeReturnsAsThePeerSays() throws {
    let physics = try ScrollPhysics(
      decelerationRate: try rate(perSecond: 0.135), stopSpeed: 45,
      spring: try SpringParameters(mass: 1, stiffness: 170, damping: 2.2 * 170.0.squareRoot()),
      springThreshold: 1.5)
    let motion = AxisMotion(
      decelerating: 500, velocity: -7500, bounds: AxisMotion.Bounds(lower: 0, upper: 1000),
      physics: physics)
    for (time, place, speed) in [
      (0.0, 500.0, -7500.0), (0.065, 42, -6584), (0.1, -123, -2613), (0.5, -15, 124),
      (0, 500, -7500),
    ] {
      let found = state(motion, at: time)
      XCTAssertEqual(found.place, place, accuracy: 1, "\(time) s")
      XCTAssertEqual(found.speed, speed, accuracy: 1, "\(time) s")
      XCTAssertFalse(found.isOver, "\(time) s")
    }
    let end = state(motion, at: 2)
    XCTAssertTrue(end.isOver)
    XCTAssertEqual(end.place, 0)
    XCTAssertEqual(end.speed, 0)
  }

  // P357: a fling and its mirror image go one way only, end on their targets, and spend fewer than
  // 12 frames within half a point of them.
  func testFlingsMirrorEachOther() {
    let up = Deceleration(position: 0, velocity: 7223.021)
    let down = Deceleration(position: 0, velocity: -7223.021)
    XCTAssertEqual(down.target, ScrollLaw.target(0, -7223.021), accuracy: 1e-9)
    XCTAssertEqual(up.target, -down.target)
    XCTAssertEqual(up.duration, down.duration)
    var last = 0.0
    var framesAtTheEnd = 0
    for frame in 1...Int(down.duration * 60) {
      let place = down.position(at: Double(frame) / 60)
      XCTAssertLessThan(place, last)
      XCTAssertEqual(place, -up.position(at: Double(frame) / 60))
      if abs(place - down.target) < 0.5 { framesAtTheEnd += 1 }
      last = place
    }
    XCTAssertLessThan(framesAtTheEnd, 12)
    XCTAssertEqual(down.position(at: down.duration), down.target, accuracy: 1e-9)
  }
}
