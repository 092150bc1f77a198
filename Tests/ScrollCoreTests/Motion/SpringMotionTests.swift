import ScrollCore
import XCTest

/// S8, S9: the spring by itself.
final class SpringMotionTests: XCTestCase {
  private func springs() throws -> [SpringParameters] {
    try [
      .standard, SpringParameters(stiffness: 100, damping: 20),
      SpringParameters(stiffness: 120, damping: 2 * 120.0.squareRoot()),
      SpringParameters(stiffness: 100, damping: 20 * (1 + 1e-9)),
      SpringParameters(stiffness: 100, damping: 20 * (1 - 1e-9)),
      SpringParameters(stiffness: 100, damping: 20 * (1 + 1e-13)),
      SpringParameters(mass: 3, stiffness: 200, damping: 12),
      SpringParameters(stiffness: 100, damping: 1), SpringParameters(stiffness: 50, damping: 90),
    ]
  }

  private let starts: [(displacement: Double, velocity: Double)] = [
    (-177, 0), (0, 3500), (0, -40), (40, -600), (40, 600), (-0.05, 0), (-0.05, -90), (-60, 2000),
    (100, -1100), (1e-12, -3),
  ]

  /// The law as a differential equation in small steps (Runge–Kutta), in all regimes.
  func testMotionInEveryRegimeObeysTheEquationOfASpring() throws {
    for spring in try springs() {
      for start in starts {
        let motion = SpringMotion(
          displacement: start.displacement, velocity: start.velocity, parameters: spring)
        let size = 1e-3
        var (x, v) = start
        func push(_ x: Double, _ v: Double) -> Double {
          -(spring.stiffness * x + spring.damping * v) / spring.mass
        }
        for step in 1...600 {
          let (x1, v1) = (v, push(x, v))
          let (x2, v2) = (v + size / 2 * v1, push(x + size / 2 * x1, v + size / 2 * v1))
          let (x3, v3) = (v + size / 2 * v2, push(x + size / 2 * x2, v + size / 2 * v2))
          let (x4, v4) = (v + size * v3, push(x + size * x3, v + size * v3))
          x += size / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
          v += size / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
          let time = Double(step) * size
          XCTAssertEqual(motion.displacement(at: time), x, accuracy: 1e-5)
          XCTAssertEqual(motion.velocity(at: time), v, accuracy: 1e-3)
        }
      }
    }
  }

  func testRegimeFollowsTheDampingRatio() throws {
    XCTAssertEqual(
      try springs().map { SpringMotion(displacement: 1, velocity: 0, parameters: $0).regime },
      [
        .overdamped, .critical, .critical, .overdamped, .underdamped, .overdamped, .underdamped,
        .underdamped, .overdamped,
      ])
    XCTAssertEqual(SpringParameters.standard.dampingRatio, 11 / 120.0.squareRoot(), accuracy: 1e-15)
  }

  /// No displacement of 0 before the crossing, one at it, and none at all where it is nil.
  func testFirstCrossingIsWhereTheDisplacementChangesSign() throws {
    for spring in try springs() {
      for start in starts {
        let motion = SpringMotion(
          displacement: start.displacement, velocity: start.velocity, parameters: spring)
        let crossing = motion.firstZeroCrossing
        let end = crossing?.time ?? 5
        let side = motion.displacement(at: end * 1e-3)
        for step in 1..<1000 {
          let place = motion.displacement(at: end * Double(step) / 1000)
          XCTAssertGreaterThanOrEqual(place * side, 0, "\(motion) \(spring) \(step)")
        }
        guard let crossing else { continue }
        XCTAssertGreaterThan(crossing.time, 0)
        XCTAssertEqual(motion.displacement(at: crossing.time), 0, accuracy: 1e-9)
        XCTAssertEqual(
          motion.velocity(at: crossing.time), crossing.velocity,
          accuracy: 1e-9 * max(1, crossing.velocity.magnitude))
        // A swing of hours is over long before, as far as a double can tell.
        if crossing.time > 20 { continue }
        XCTAssertLessThan(motion.displacement(at: crossing.time * 1.001) * side, 0)
      }
    }
  }

  /// x = (100 + (v + 10·100)·t)·e^(−10 t) is 0 at t = 1 for v = −1100, with speed −100·e^(−10).
  func testFirstCrossingOfACriticalSpringIsThatOfItsPolynomial() throws {
    let spring = try SpringParameters(stiffness: 100, damping: 20)
    let crossing = try XCTUnwrap(
      SpringMotion(displacement: 100, velocity: -1100, parameters: spring).firstZeroCrossing)
    XCTAssertEqual(crossing.time, 1, accuracy: 1e-12)
    XCTAssertEqual(crossing.velocity, -100 * 4.5399929762484854e-5, accuracy: 1e-12)
  }

  /// Standard rates 10 and 12: x₀ = 1 crosses 0 only for v < −12.
  func testFirstCrossingOfAStandardSpringNeedsTheFastRate() {
    XCTAssertNil(SpringMotion(displacement: 1, velocity: -12).firstZeroCrossing)
    XCTAssertNil(SpringMotion(displacement: 1, velocity: -10.5).firstZeroCrossing)
    XCTAssertNotNil(SpringMotion(displacement: 1, velocity: -12.5).firstZeroCrossing)
    XCTAssertNil(SpringMotion(displacement: 0, velocity: -4000).firstZeroCrossing)
  }

  func testMomentsOfAMotionAtRestDoNotExist() throws {
    for spring in try springs() {
      let motion = SpringMotion(displacement: 0, velocity: 0, parameters: spring)
      XCTAssertNil(motion.firstZeroCrossing)
      XCTAssertNil(motion.peak)
      XCTAssertEqual(motion.settlingTime(within: 0.1), 0)
      XCTAssertEqual(motion.settlingTime(within: 0), 0)
    }
  }

  /// A start at 0 does not count: the next crossing is half a period later.
  func testFirstCrossingOfASwingFromItsRestIsHalfAPeriodLater() throws {
    let spring = try SpringParameters(stiffness: 101, damping: 2)  // ω = 10, β = 1
    let crossing = try XCTUnwrap(
      SpringMotion(displacement: 0, velocity: 70, parameters: spring).firstZeroCrossing)
    XCTAssertEqual(crossing.time, .pi / 10, accuracy: 1e-12)
    XCTAssertEqual(crossing.velocity, -70 * 0.7304026910486456, accuracy: 1e-9)  // e^(−π/10)
  }

  func testPeakIsWhereTheVelocityIsZero() throws {
    for spring in try springs() {
      for start in starts {
        let motion = SpringMotion(
          displacement: start.displacement, velocity: start.velocity, parameters: spring)
        guard let peak = motion.peak else { continue }
        XCTAssertGreaterThan(peak.time, 0)
        XCTAssertEqual(motion.velocity(at: peak.time), 0, accuracy: 1e-8)
        XCTAssertEqual(motion.displacement(at: peak.time), peak.displacement)
      }
    }
    XCTAssertNil(SpringMotion(displacement: -177, velocity: 0).peak)
  }

  /// S9, by scanning: reached just before the settling time, and never again after it.
  func testSettlingTimeIsTheLastTimeAtTheThreshold() throws {
    for spring in try springs() {
      for start in starts {
        let motion = SpringMotion(
          displacement: start.displacement, velocity: start.velocity, parameters: spring)
        for threshold in [0.1, 0.5, 20] {
          let settled = motion.settlingTime(within: threshold)
          for step in 1...4000 {
            let time = settled + Double(step) * 2e-3
            XCTAssertLessThan(motion.displacement(at: time).magnitude, threshold)
          }
          if settled > 0 {
            XCTAssertEqual(
              motion.displacement(at: settled).magnitude, threshold, accuracy: 1e-11)
          } else {
            XCTAssertLessThan(start.displacement.magnitude, threshold)
          }
        }
      }
    }
  }

  func testSettlingTimeWithinNoThresholdIsInfinite() throws {
    for threshold: Double in [0, -1, .nan, -.infinity] {
      let motion = SpringMotion(displacement: 1, velocity: 0)
      XCTAssertEqual(motion.settlingTime(within: threshold), .infinity)
    }
    XCTAssertEqual(SpringMotion(displacement: 1, velocity: 0).settlingTime(within: .infinity), 0)
    let endless = try SpringParameters(damping: 0)
    let motion = SpringMotion(displacement: 1, velocity: 0, parameters: endless)
    XCTAssertEqual(motion.settlingTime(within: 0.5), .infinity)
    XCTAssertEqual(motion.settlingTime(within: 1.5), 0)
  }

  /// The last of many swings: with ratio 0.01 the envelope 1000·e^(−0.1 t) falls to 0.1 at 92.1 s.
  func testSettlingTimeOfALooseSpringIsThatOfItsEnvelope() throws {
    let spring = try SpringParameters(stiffness: 100, damping: 0.2)
    let settled = SpringMotion(displacement: 1000, velocity: 0, parameters: spring)
      .settlingTime(within: 0.1)
    XCTAssertEqual(settled, 92.1034, accuracy: 0.32)  // half a period
  }

  /// Section 10: no number leads to a trap, an endless loop or NaN.
  func testMotionOfOddNumbersAnswersNumbers() throws {
    let extremes = try [
      SpringParameters(stiffness: 1e-12, damping: 2e6), SpringParameters(stiffness: 1e12),
      SpringParameters(stiffness: 1e12, damping: 2e-6), SpringParameters(damping: 0),
      SpringParameters(mass: 1e300, stiffness: 1e300, damping: 1e300),
      SpringParameters(mass: 1e-300, stiffness: 1e-300, damping: 0),
    ]
    for spring in try springs() + extremes {
      for displacement in oddNumbers {
        for velocity in oddNumbers {
          let motion = SpringMotion(
            displacement: displacement, velocity: velocity, parameters: spring)
          for number in oddNumbers {
            XCTAssertTrue(motion.displacement(at: number).isFinite)
            XCTAssertTrue(motion.velocity(at: number).isFinite)
            XCTAssertGreaterThanOrEqual(motion.settlingTime(within: number), 0)
          }
          XCTAssertGreaterThanOrEqual(motion.firstZeroCrossing?.time ?? 1, 0)
          XCTAssertGreaterThanOrEqual(motion.peak?.time ?? 1, 0)
        }
      }
    }
    XCTAssertEqual(SpringMotion(displacement: 3, velocity: 4).displacement(at: -1), 3)
    XCTAssertEqual(SpringMotion(displacement: 3, velocity: 4).velocity(at: .nan), 4)
  }

  // S9: the end is where the displacement has fallen to the threshold, also if next to nothing is
  // left long before the spring crosses its edge.
  func testASlowSpringJustBelowTheCriticalDampingSettlesAtItsThreshold() throws {
    let spring = SpringMotion(
      displacement: 1, velocity: 0,
      parameters: try SpringParameters(mass: 1, stiffness: 1e-8, damping: 0.000199999556))
    let time = spring.settlingTime(within: 0.1)
    XCTAssertEqual(spring.displacement(at: time), 0.1, accuracy: 1e-12)
    XCTAssertEqual(time, 38_897, accuracy: 10)
  }

  func testItEndsAtTheSameTimeAtAnySlowness() throws {
    let spring = SpringMotion(
      displacement: 0.01, velocity: 0,
      parameters: try SpringParameters(mass: 1, stiffness: 1e-4, damping: 0.0199999556))
    let time = spring.settlingTime(within: 0.001)
    XCTAssertEqual(spring.displacement(at: time), 0.001, accuracy: 1e-14)
  }
}
