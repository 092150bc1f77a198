import RefreshCore
import ScrollCore
import XCTest

@testable import PullCore

/// Motions in time: when they end, what follows, and which of several ends first.
final class MotionTests: XCTestCase {
  private let bounds = AxisMotion.Bounds(lower: 0, upper: 2200)

  private func glide(
    from place: Double = 500, _ velocity: Double = 700, at start: Instant = .at(1000)
  ) -> TimedMotion {
    TimedMotion(
      AxisMotion(decelerating: place, velocity: velocity, bounds: bounds, physics: .standard),
      at: start)
  }

  private func spring(from place: Double = -80, at start: Instant = .at(1000)) -> TimedMotion {
    TimedMotion(
      AxisMotion(
        springTo: .lower, from: place, velocity: 0, bounds: bounds, physics: .standard), at: start)
  }

  private func animation(
    from: ScrollPoint = .zero, to: ScrollPoint = .y(100), at start: Instant = .at(1000),
    kind: TimedAnimation.Kind = .offset
  ) -> TimedAnimation {
    TimedAnimation(
      OffsetAnimation(from: from, to: to, duration: 0.3), kind: kind, at: start)
  }

  // MARK: One axis

  func testMotionHasItsTimeFromItsStart() {
    let motion = glide()
    XCTAssertEqual(
      (motion.end - motion.start).inSeconds, Law.glideTime(700), accuracy: 1e-9)
    XCTAssertEqual(
      motion.position(at: .at(1100)), Law.glide(500, 700, at: 0.1), accuracy: 1e-9)
    XCTAssertEqual(motion.place(at: .at(1100)), motion.position(at: .at(1100)))
    XCTAssertEqual(
      motion.velocity(at: .at(1100)), Law.glideVelocity(700, at: 0.1), accuracy: 1e-9)
  }

  func testMotionIsAtItsEndValueFromItsEndOn() {  // S9
    let motion = spring()
    XCTAssertEqual((motion.end - motion.start).inSeconds, Law.springTime(-80), accuracy: 1e-9)
    for instant in [motion.end, motion.end + .seconds(9)] {
      XCTAssertEqual(motion.position(at: instant), 0)
      XCTAssertEqual(motion.velocity(at: instant), 0)
    }
    XCTAssertNil(motion.successor)
  }

  func testSuccessorBeginsAtTheEnd() throws {
    let motion = glide(from: 300, -1500)
    XCTAssertEqual(try XCTUnwrap(motion.successor).start, motion.end)
    XCTAssertEqual(try XCTUnwrap(motion.successor).springEdge, .lower)
    XCTAssertEqual(
      motion.velocity(at: motion.end), -1500 + 300 * 2.002002670670, accuracy: 1e-6)
  }

  func testDecelerationPassesAPlaceAtItsInstant() throws {
    let motion = glide()
    let instant = try XCTUnwrap(motion.instant(passing: 600))
    XCTAssertEqual(
      (instant - motion.start).inSeconds, Law.glideTime(500, 700, to: 600), accuracy: 1e-9)
    XCTAssertNil(motion.instant(passing: 400), "that lies behind")
    XCTAssertNil(motion.instant(passing: 500 + 700 / 2.002 + 1), "it never gets so far")
    XCTAssertNil(spring().instant(passing: -40))
  }

  func testSpringHasAnEdgeAndADecelerationNone() {
    XCTAssertEqual(spring().springEdge, .lower)
    XCTAssertNil(glide().springEdge)
  }

  func testMotionsAreEqualByValue() {
    let motion = glide()
    XCTAssertEqual(motion, motion)
    XCTAssertEqual(glide(), glide())
    XCTAssertNotEqual(glide(), glide(701))
    XCTAssertNotEqual(glide(), glide(at: .at(1001)))
  }

  // MARK: An animation

  func testAnimationMovesBothAxesByOneCurve() {
    let running = animation(from: ScrollPoint(x: 40, y: 0), to: ScrollPoint(x: 0, y: 100))
    XCTAssertEqual(running.end, .at(1300))
    let place = running.offset(at: .at(1100))
    XCTAssertEqual(place.x, Law.ease(40, 0, at: 0.1), accuracy: 1e-9)
    XCTAssertEqual(place.y, Law.ease(0, 100, at: 0.1), accuracy: 1e-9)
    // 6·s·(1 − s)/T of the way is its speed, and half-way that is 1.5/0.3 s.
    XCTAssertEqual(running.velocity(at: .at(1150)).y, 100 * 5, accuracy: 1e-9)
    XCTAssertEqual(running.velocity(at: .at(1150)).x, -40 * 5, accuracy: 1e-9)
  }

  func testAnimationIsThereFromItsEndOn() {
    for milliseconds in [1300, 9000] {
      XCTAssertEqual(animation().offset(at: .at(milliseconds)), .y(100))
      XCTAssertEqual(animation().velocity(at: .at(milliseconds)), .zero)
    }
  }

  func testAnimationPassesAPlaceOnItsWayOnly() throws {
    // Half the way is done in half the time; 20 of 100 pt by 3s² − 2s³ = 0.2.
    XCTAssertEqual(animation().instant(passing: 50, along: .top), .at(1150))
    let instant = try XCTUnwrap(animation().instant(passing: 20, along: .top))
    let elapsed = (instant - .at(1000)).inSeconds
    XCTAssertEqual(Law.ease(0, 100, at: elapsed), 20, accuracy: 1e-9)
    for place in [0.0, 100, 130, -10] {
      XCTAssertNil(animation().instant(passing: place, along: .top))
    }
  }

  func testAnimationAcrossOnlyPassesNoVerticalPlace() {
    let across = animation(from: .zero, to: ScrollPoint(x: 50, y: 0))
    for place in [0.0, 1, -1] { XCTAssertNil(across.instant(passing: place, along: .top)) }
  }

  func testRetargetedAnimationTakesTheTimeThatIsLeft() {  // S10
    let running = animation(kind: .scrollToTop)
    let new = running.retargeted(to: .y(-60), at: .at(1100))
    XCTAssertEqual(new.start, .at(1100))
    XCTAssertEqual(new.end, .at(1300))
    XCTAssertEqual(new.kind, .scrollToTop)
    XCTAssertEqual(new.endEffect, .didScrollToTop)
    XCTAssertEqual(new.offset(at: .at(1100)).y, Law.ease(0, 100, at: 0.1), accuracy: 1e-9)
    XCTAssertEqual(
      new.offset(at: .at(1200)).y,
      Law.ease(Law.ease(0, 100, at: 0.1), -60, at: 0.1, of: 0.2), accuracy: 1e-9)
  }

  func testRetargetedAnimationEndsAtTheVeryInstant() {
    // 0.3 − 0.1 is not 0.2 in doubles: a deadline at the end would come before it, or not, by
    // chance.
    for milliseconds in 1..<300 {
      let now = Instant.at(1000 + milliseconds)
      XCTAssertEqual(animation().retargeted(to: .y(-60), at: now).end, .at(1300), "\(now)")
    }
  }

  func testAnimationEndsAsWhatItIs() {
    XCTAssertEqual(animation().endEffect, .didEndScrollingAnimation)
    XCTAssertEqual(animation(kind: .scrollToTop).endEffect, .didScrollToTop)
  }

  func testAnimationsAreEqualByValue() {
    let one = animation()
    XCTAssertEqual(one, one)
    XCTAssertEqual(animation(), animation())
    XCTAssertNotEqual(animation(), animation(to: .y(101)))
    XCTAssertNotEqual(animation(), animation(kind: .scrollToTop))
    XCTAssertNotEqual(animation(), animation(at: .at(999)))
  }

  // MARK: What moves

  func testMovementOfNoAxisIsNone() {
    let movement = Movement(x: nil, y: nil)
    XCTAssertTrue(movement.isNone)
    XCTAssertEqual(movement, .none)
    XCTAssertNil(movement.end)
    XCTAssertNil(movement.x)
    XCTAssertNil(movement.y)
    XCTAssertNil(movement.animation)
    XCTAssertFalse(movement.moves(along: .top))
  }

  func testMovementOfOneAxisIsFree() {
    let across = Movement(x: glide(), y: nil)
    XCTAssertFalse(across.isNone)
    XCTAssertFalse(across.moves(along: .top))
    XCTAssertEqual(across.x, glide())
    XCTAssertNil(across.y)
    XCTAssertEqual(across.end, glide().end)
    let down = Movement(x: nil, y: glide())
    XCTAssertTrue(down.moves(along: .top))
    XCTAssertEqual(down.y, glide())
    XCTAssertEqual(down.end, glide().end)
  }

  func testMovementOfBothAxesEndsWithTheFirst() {
    let short = spring()
    let long = glide()
    XCTAssertLessThan(short.end, long.end)
    XCTAssertEqual(Movement(x: short, y: long).end, short.end)
    XCTAssertEqual(Movement(x: long, y: short).end, short.end)
  }

  func testAnimatedMovementMovesBothAxesAsOne() {
    let movement = Movement.animated(animation())
    XCTAssertFalse(movement.isNone)
    XCTAssertTrue(movement.moves(along: .top))
    XCTAssertNil(movement.x)
    XCTAssertNil(movement.y)
    XCTAssertEqual(movement.animation, animation())
    XCTAssertEqual(movement.end, .at(1300))
  }

  func testEarlierOfTwoInstantsOfWhichEitherMayBeNone() {
    XCTAssertEqual(earlier(.at(1), .at(2)), .at(1))
    XCTAssertEqual(earlier(.at(2), .at(1)), .at(1))
    XCTAssertEqual(earlier(nil, .at(2)), .at(2))
    XCTAssertEqual(earlier(.at(1), nil), .at(1))
    XCTAssertNil(earlier(nil, nil))
  }
}
