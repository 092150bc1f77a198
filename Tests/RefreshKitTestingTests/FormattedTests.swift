import RefreshKit
import RefreshKitTesting
import XCTest

final class FormattedTests: XCTestCase {
  func testNumberIsRoundedAndHasNoZerosAtItsEnd() {
    for (number, decimals, text) in [
      (0.1 + 0.2, 2, "0.3"), (12.0625, 3, "12.063"), (-12.5, 0, "-13"), (64, 2, "64"),
      (-0.0004, 3, "0"), (-0.0, 3, "0"), (0.0005, 3, "0.001"), (1e300, 2, "1e+300"),
      (.nan, 3, "nan"), (-.infinity, 3, "-inf"), (999_999_999_999.5, 0, "1000000000000"),
    ] {
      XCTAssertEqual(number.formatted(decimals: decimals), text)
    }
  }

  func testNumberWithAllItsDecimalsReadsBack() {
    for number in [0.1 + 0.2, 1e-300, Double.leastNonzeroMagnitude, -1e20, 123_456_789_012_345.6] {
      XCTAssertEqual(Double(number.formatted(decimals: .max)), number)
    }
    XCTAssertEqual(1e14.formatted(decimals: .max), "100000000000000")
    XCTAssertEqual((-0.0).formatted(decimals: .max), "0")
  }

  func testPaddedNumberHasAllDecimals() {
    for (number, text) in [
      (0.0, "0.000"), (2.5, "2.500"), (-0.0004, "0.000"), (12.0625, "12.063"), (7.25, "7.250"),
      (1e13, "10000000000000"),
    ] {
      XCTAssertEqual(number.formatted(decimals: 3, padded: true), text)
    }
    XCTAssertEqual(ScrollPoint(x: 0, y: -134.256).formatted(decimals: 2), "(0, -134.26)")
  }
}
