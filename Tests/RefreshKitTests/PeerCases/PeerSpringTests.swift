import RefreshKit
import XCTest

/// Cases of other projects' tests about springs: their numbers are of the closed form, not a model.
final class PeerSpringTests: XCTestCase {
  private func spring(
    ratio: Double, stiffness: Double = 100, from displacement: Double, velocity: Double = 0
  ) throws -> SpringMotion {
    SpringMotion(
      displacement: displacement, velocity: velocity,
      parameters: try SpringParameters(
        mass: 1, stiffness: stiffness, damping: 2 * stiffness.squareRoot() * ratio))
  }

  // P067: over-damped, ratio 1.25, from 0 to 500.
  func testOverdampedSpringIsWhereThePeerSays() throws {
    let spring = try spring(ratio: 1.25, from: -500)
    for (time, place, speed) in [(0.5, 445.0, 273.0), (1, 495, 22), (1.5, 499, 1)] {
      XCTAssertEqual((500 + spring.displacement(at: time)).rounded(.down), place)
      XCTAssertEqual(spring.velocity(at: time).rounded(.down), speed)
    }
    XCTAssertLessThan(spring.settlingTime(within: 0.01), 3)
  }

  // P068: under-damped, ratio 0.25, from 0 to 300: overshot and returning at 1 s, there by 6 s.
  func testUnderdampedSpringIsWhereThePeerSays() throws {
    let spring = try spring(ratio: 0.25, from: -300)
    XCTAssertEqual((300 + spring.displacement(at: 1)).rounded(.down), 325)
    XCTAssertEqual(spring.velocity(at: 1).rounded(.down), -65)
    XCTAssertEqual((300 + spring.displacement(at: 6)).rounded(.down), 299)
    XCTAssertLessThan(spring.settlingTime(within: 0.01), 6)
  }

  // P373: to reach the target is not to stop there. (Content does stop at its edge, by S8; this is
  // the law alone, with a spring that swings.) At 0.25 s it is sent back, and passes 0 in turn.
  func testSpringThatReachesItsTargetGoesOn() throws {
    let out = try spring(ratio: 0.25, from: -1, velocity: 10)
    let passed = try XCTUnwrap(out.firstZeroCrossing)
    XCTAssertLessThan(passed.time, 0.25)
    XCTAssertGreaterThan(passed.velocity, 0)
    XCTAssertGreaterThan(out.settlingTime(within: 0.01), 0.25)
    let back = try spring(
      ratio: 0.25, from: 1 + out.displacement(at: 0.25), velocity: out.velocity(at: 0.25))
    let returned = try XCTUnwrap(back.firstZeroCrossing)
    XCTAssertLessThan(returned.velocity, 0)
    let end = back.settlingTime(within: 0.01)
    XCTAssertGreaterThan(end, returned.time)
    XCTAssertLessThan(abs(back.displacement(at: end + 1e-9)), 0.01)
  }

  // P380: the better damped, the sooner at rest; and the less damped, the more swings till then.
  func testBetterDampedSpringsRestSooner() throws {
    func swings(_ spring: SpringMotion, until end: Double) -> Int {
      let places = stride(from: 0, to: end, by: 0.001).map { spring.displacement(at: $0) }
      return zip(places, places.dropFirst()).filter { $0 * $1 < 0 }.count
    }
    let springs = try [1, 0.5, 0.3].map { try spring(ratio: $0, stiffness: 1500, from: 360) }
    let times = springs.map { $0.settlingTime(within: 0.1) }
    XCTAssertLessThan(times[0], times[1])
    XCTAssertLessThan(times[1], times[2])
    let counts = zip(springs, times).map { swings($0, until: $1) }
    XCTAssertEqual(counts[0], 0)
    XCTAssertGreaterThan(counts[2], counts[1])
    XCTAssertGreaterThan(counts[1], 0)
  }

  // P381: for each damping ratio the stiffer spring rests sooner.
  func testStifferSpringsRestSooner() throws {
    for ratio in [0.3, 0.5, 1, 5] {
      let times = try [5000.0, 1500, 500, 50].map {
        try spring(ratio: ratio, stiffness: $0, from: 0, velocity: 500).settlingTime(within: 0.1)
      }
      for (stiffer, softer) in zip(times, times.dropFirst()) {
        XCTAssertLessThan(stiffer, softer, "ratio \(ratio)")
      }
    }
  }

  // P364: a bounce back over 100 points with 100 points a second is over within a second.
  func testBounceEndsPromptly() {
    let stage = ScrollStage()
    stage.view.drag(to: ScrollPoint(x: 0, y: -100))
    stage.lift(100)
    var atTheEnd = 0
    for _ in 0..<60 where stage.view.isMoving {
      stage.advance(1.0 / 60)
      if abs(stage.y) < 0.5 { atTheEnd += 1 }
    }
    XCTAssertFalse(stage.view.isMoving)
    XCTAssertLessThan(atTheEnd, 12)
  }

  /// Unbounded content, which some peers allow, is refused.
  func testInfiniteContentIsRefused() {
    let stage = ScrollStage()
    stage.view.contentSize.height = .infinity
    XCTAssertEqual(stage.view.contentSize.height, 3000)
    XCTAssertEqual(stage.diagnostics.count, 1)
  }
}
