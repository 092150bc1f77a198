import ScrollCore
import XCTest

/// S6 to S10 and section 10: the constants, and which are refused.
final class ScrollPhysicsTests: XCTestCase {
  func testStandardConstantsAreThoseOfTheRules() throws {
    let physics = ScrollPhysics.standard
    XCTAssertEqual(physics, try ScrollPhysics())
    XCTAssertEqual(physics.decelerationRate.rawValue, 0.998)
    XCTAssertEqual(physics.stopSpeed, 10)
    XCTAssertEqual(physics.minimumDecelerationVelocity, 250)
    XCTAssertEqual(physics.springThreshold, 0.1)
    XCTAssertEqual(physics.animationDuration, 0.3)
    XCTAssertEqual(physics.spring, try SpringParameters(mass: 1, stiffness: 120, damping: 22))
    XCTAssertEqual(DecelerationRate.fast.rawValue, 0.99)
  }

  func testRateOutsideZeroToOneIsRefused() {
    for number: Double in [0, 1, -0.5, 1.5, .nan, .infinity, -.infinity] {
      XCTAssertNil(DecelerationRate(rawValue: number))
    }
    for number: Double in [.leastNonzeroMagnitude, 0.5, 1.0.nextDown] {
      XCTAssertEqual(DecelerationRate(rawValue: number)?.rawValue, number)
    }
  }

  func testConstantsThatMakeNoSenseAreRefusedByName() throws {
    for number: Double in [-1, 0, .nan, .infinity, -.infinity] {
      assertRefusal(.stopSpeed, number) { () throws(ScrollPhysicsError) in
        _ = try ScrollPhysics(stopSpeed: number)
      }
      assertRefusal(.springThreshold, number) { () throws(ScrollPhysicsError) in
        _ = try ScrollPhysics(springThreshold: number)
      }
      assertRefusal(.mass, number) { () throws(ScrollPhysicsError) in
        _ = try SpringParameters(mass: number)
      }
      assertRefusal(.stiffness, number) { () throws(ScrollPhysicsError) in
        _ = try SpringParameters(stiffness: number)
      }
      if number == 0 { continue }
      assertRefusal(.damping, number) { () throws(ScrollPhysicsError) in
        _ = try SpringParameters(damping: number)
      }
      assertRefusal(.animationDuration, number) { () throws(ScrollPhysicsError) in
        _ = try ScrollPhysics(animationDuration: number)
      }
      assertRefusal(.minimumDecelerationVelocity, number) { () throws(ScrollPhysicsError) in
        _ = try ScrollPhysics(minimumDecelerationVelocity: number)
      }
    }
    XCTAssertNoThrow(try ScrollPhysics(minimumDecelerationVelocity: 0, animationDuration: 0))
  }

  /// Lengths and velocities are 1e9 at most, times 1e10 s; what must be positive is 1e-9 at least.
  func testConstantsBeyondTheLimitsAreRefusedByName() throws {
    for number: Double in [1e9.nextUp, 1e-9.nextDown, .leastNonzeroMagnitude, 1e300] {
      assertRefusal(.stopSpeed, number) { () throws(ScrollPhysicsError) in
        _ = try ScrollPhysics(stopSpeed: number)
      }
      assertRefusal(.springThreshold, number) { () throws(ScrollPhysicsError) in
        _ = try ScrollPhysics(springThreshold: number)
      }
    }
    assertRefusal(.minimumDecelerationVelocity, 1e9.nextUp) { () throws(ScrollPhysicsError) in
      _ = try ScrollPhysics(minimumDecelerationVelocity: 1e9.nextUp)
    }
    assertRefusal(.animationDuration, 1e10.nextUp) { () throws(ScrollPhysicsError) in
      _ = try ScrollPhysics(animationDuration: 1e10.nextUp)
    }
    XCTAssertNoThrow(
      try ScrollPhysics(
        stopSpeed: 1e-9, minimumDecelerationVelocity: 1e9, springThreshold: 1e9,
        animationDuration: 1e10))
  }

  func testSpringTooSlowOrTooFastToWatchIsRefused() {
    for number in [1e-13, 1e13] {
      assertRefusal(.stiffness, number) { () throws(ScrollPhysicsError) in
        _ = try SpringParameters(stiffness: number)
      }
    }
    for number in [1e-7, 1e7] {
      assertRefusal(.damping, number) { () throws(ScrollPhysicsError) in
        _ = try SpringParameters(damping: number)
      }
    }
  }

  /// A ratio of damping/(2√(mk)): 0.2/20 is 0.01.
  func testSpringThatHardlyLosesSpeedIsRefusedAtTheEdges() throws {
    let loose = try SpringParameters(stiffness: 100, damping: 0.19)
    XCTAssertEqual(loose.dampingRatio, 0.0095, accuracy: 1e-12)
    assertRefusal(.dampingRatio, loose.dampingRatio) { () throws(ScrollPhysicsError) in
      _ = try ScrollPhysics(spring: loose)
    }
    XCTAssertNoThrow(
      try ScrollPhysics(spring: SpringParameters(stiffness: 100, damping: 0.21)))
  }

  func testRefusalReadsAsOneLineWithNameAndNumber() {
    for field in ScrollPhysicsError.Field.allCases {
      let text = ScrollPhysicsError(field: field, value: -7.5).description
      XCTAssertTrue(text.hasPrefix(field.rawValue) && text.hasSuffix(", not -7.5"), text)
      XCTAssertFalse(text.contains("\n"))
    }
  }

  private func assertRefusal(
    _ field: ScrollPhysicsError.Field, _ value: Double, line: UInt = #line,
    _ make: () throws(ScrollPhysicsError) -> Void
  ) {
    do throws(ScrollPhysicsError) {
      try make()
      XCTFail("\(value) was taken as \(field)", line: line)
    } catch {
      XCTAssertEqual(error.field, field, line: line)
      XCTAssertTrue(error.value == value || value.isNaN && error.value.isNaN, line: line)
    }
  }
}
