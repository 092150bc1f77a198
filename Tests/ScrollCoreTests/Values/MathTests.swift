import Foundation
import XCTest

@testable import ScrollCore

/// The functions composed of the platform's four, against the platform's own.
final class MathTests: XCTestCase {
  func testExponentialMinusOneKeepsItsDigitsNearZero() {
    for exponent in stride(from: -320.0, through: 2, by: 0.37) {
      for sign in [-1.0, 1] {
        let x = sign * Foundation.pow(10, exponent)
        let expected = Foundation.expm1(x)
        XCTAssertEqual(
          Math.exponentialMinusOne(x), expected, accuracy: 1e-15 * expected.magnitude)
      }
    }
    XCTAssertEqual(Math.exponentialMinusOne(-.infinity), -1)
    XCTAssertEqual(Math.exponentialMinusOne(0), 0)
  }

  func testLogarithmOfOnePlusKeepsItsDigitsNearZero() {
    for exponent in stride(from: -320.0, through: -0.01, by: 0.37) {
      for sign in [-1.0, 1] {
        let x = sign * Foundation.pow(10, exponent)
        let expected = Foundation.log1p(x)
        XCTAssertEqual(
          Math.logarithmOfOnePlus(x), expected, accuracy: 1e-15 * expected.magnitude)
      }
    }
  }

  func testAngleOfAnyDirectionIsThatOfThePlatform() {
    for step in 0...720 {
      let turn = Double(step) * .pi / 720
      let (x, y) = (Foundation.cos(turn), Foundation.sin(turn))
      for length in [1e-300, 1, 1e300] {
        let expected = Foundation.atan2(y.magnitude * length, x * length)
        XCTAssertEqual(
          Math.angle(x: x * length, y: y.magnitude * length), expected, accuracy: 1e-15)
      }
    }
    XCTAssertEqual(Math.angle(x: 0, y: 0), 0)
    XCTAssertEqual(Math.angle(x: 5, y: 0), 0)
    XCTAssertEqual(Math.angle(x: -5, y: 0), .pi)
    XCTAssertEqual(Math.angle(x: 0, y: 2), .pi / 2)
  }
}
