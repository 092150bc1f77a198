import XCTest

@testable import RefreshCore

/// What a duration is inside, by either of two ways: section 10.
final class AttosecondsTests: XCTestCase {
  private let attosecond = Duration(secondsComponent: 0, attosecondsComponent: 1)

  // 2⁶⁴ is 18 446 744 073 709 551 616. Twenty seconds are 2⁶⁴ + 1 553 255 926 290 448 384
  // attoseconds, and 2⁶¹·10¹⁸ is 2⁶⁴·2¹⁵·5¹⁸, which is 2⁶⁴·125·10¹⁵.
  func testHalvesOfDurations() {
    let limit: Int64 = 125_000_000_000_000_000
    let expected: [(Duration, high: Int64, low: UInt64)] = [
      (.zero, 0, 0),
      (attosecond, 0, 1),
      (.zero - attosecond, -1, .max),
      (.seconds(1), 0, 1_000_000_000_000_000_000),
      (.seconds(-1), -1, 17_446_744_073_709_551_616),
      (.seconds(20), 1, 1_553_255_926_290_448_384),
      (.seconds(-20), -2, 16_893_488_147_419_103_232),
      (.seconds(Int64(1) << 61), limit, 0),
      (.seconds(Int64(-1) << 61), -limit, 0),
      (.seconds(Int64(1) << 61) - attosecond, limit - 1, .max),
      (.seconds(Int64.min), -4 * limit, 0),
      (.seconds(Int64.min) * 16, -64 * limit, 0),
    ]
    for (duration, high, low) in expected {
      let number = Attoseconds(high: high, low: low)
      XCTAssertEqual(Attoseconds(duration), number, "\(high) \(low)")
      XCTAssertEqual(Attoseconds(byComponentsOf: duration), number, "\(high) \(low)")
      XCTAssertEqual(number.duration, duration)
      XCTAssertEqual(number.durationByComponents, duration)
    }
  }

  // The greatest and the least duration are the bounds of 128 bits.
  func testBoundsOfDurations() {
    for number in [
      Attoseconds(high: .max, low: .max), Attoseconds(high: .max, low: 0),
      Attoseconds(high: .min, low: .max), Attoseconds(high: .min, low: 0),
      Attoseconds(high: .min, low: 1),
    ] {
      XCTAssertEqual(number.durationByComponents, number.duration)
      XCTAssertEqual(Attoseconds(number.duration), number)
      XCTAssertEqual(Attoseconds(byComponentsOf: number.duration), number)
    }
  }

  func testBothWaysAreThereAndBackAtRandom() {
    var random = SeededRandom(state: 1)
    for _ in 0..<20_000 {
      // Of all sizes, not only of the greatest.
      let shift = Int64.random(in: 0..<64, using: &random)
      let number = Attoseconds(
        high: Int64.random(in: .min ... .max, using: &random) >> shift,
        low: UInt64.random(in: 0 ... .max, using: &random))
      let duration = number.duration
      XCTAssertEqual(number.durationByComponents, duration)
      XCTAssertEqual(Attoseconds(duration), number)
      XCTAssertEqual(Attoseconds(byComponentsOf: duration), number)
    }
  }

  // Beside the operators of durations.
  func testOrderSumsAndDifferencesAreThoseOfDurations() {
    var random = SeededRandom(state: 2)
    for _ in 0..<20_000 {
      let (one, other) = (smallOrLarge(&random), smallOrLarge(&random))
      let (first, second) = (Attoseconds(one), Attoseconds(other))
      XCTAssertEqual(first < second, one < other)
      XCTAssertEqual(first == second, one == other)
      XCTAssertEqual((first + second).duration, one + other)
      XCTAssertEqual((first - second).duration, one - other)
    }
  }

  /// A length of up to 2⁶¹ seconds, often one of few attoseconds or near a whole 2⁶⁴ of them.
  private func smallOrLarge(_ random: inout SeededRandom) -> Duration {
    let shift = Int64.random(in: 0..<64, using: &random)
    let high = (Int64.random(in: .min ... .max, using: &random) >> shift) / 128
    let low = UInt64.random(in: 0...3, using: &random) &- 2
    return Attoseconds(high: high, low: low).limited.duration
  }
}
