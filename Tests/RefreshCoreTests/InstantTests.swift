import RefreshCore
import XCTest

/// Points in time and lengths of time: E6, section 10.
final class InstantTests: XCTestCase {
  /// 2⁶¹ seconds.
  private let limit = Duration.seconds(2_305_843_009_213_693_952)

  func testSumAndDifferenceAreExact() {
    let start = Instant.zero + .milliseconds(100)
    XCTAssertEqual(start + .milliseconds(200), Instant(sinceStart: .milliseconds(300)))
    XCTAssertEqual(start - .milliseconds(300), Instant(sinceStart: .milliseconds(-200)))
    XCTAssertEqual(start + .nanoseconds(1) - start, .nanoseconds(1))
    XCTAssertLessThan(start, start + Duration(secondsComponent: 0, attosecondsComponent: 1))
    XCTAssertFalse(start < start)
    XCTAssertEqual("\(start)", "0.1 seconds")
  }

  func testArithmeticBeyondTheLimitSaturates() {
    let huge = Duration.seconds(Int64.max) + .seconds(Int64.max)
    for far in [limit, .seconds(Int64.max), huge] {
      XCTAssertEqual(Instant(sinceStart: far).sinceStart, limit)
      XCTAssertEqual(Instant(sinceStart: .zero - far).sinceStart, .zero - limit)
      let last = Instant.zero + far
      let first = Instant.zero - far
      XCTAssertEqual(last + far, last)
      XCTAssertEqual(first - far, first)
      XCTAssertEqual(last - far, .zero)
      XCTAssertEqual(first + far, .zero)
      XCTAssertEqual(last - first, limit + limit)
    }
  }

  func testDurationLimitingSecondsTakesEveryNumber() {
    XCTAssertEqual(Duration(limitingSeconds: 0.3), .milliseconds(300))
    XCTAssertEqual(Duration(limitingSeconds: -2.5), .milliseconds(-2500))
    XCTAssertEqual(Duration(limitingSeconds: .nan), .zero)
    for far in [Double.infinity, .greatestFiniteMagnitude, 1e19, 2_305_843_009_213_693_952] {
      XCTAssertEqual(Duration(limitingSeconds: far), limit)
      XCTAssertEqual(Duration(limitingSeconds: -far), .zero - limit)
    }
  }

  // E1: a deadline and the frame that reaches it are written as seconds, however late in the day.
  func testDecimalSecondsMeanTheirDecimalsFarFromTheStart() {
    for seconds in [1, 100, 86_400, 10_000_000, 10_000_000_000] as [Int64] {
      for milliseconds in [1, 123, 300, 999] as [Int64] {
        let exact = Duration.seconds(seconds) + .milliseconds(milliseconds)
        let figure = Double(seconds * 1000 + milliseconds) / 1000
        XCTAssertEqual(Duration(limitingSeconds: figure), exact)
        XCTAssertEqual(Duration(limitingSeconds: -figure), .zero - exact)
      }
    }
    XCTAssertEqual(Duration(limitingSeconds: 7.000_001), .microseconds(7_000_001))
    XCTAssertEqual(Duration(limitingSeconds: 7.000_000_001), .nanoseconds(7_000_000_001))
    XCTAssertEqual(Duration(limitingSeconds: 1e-12) * 1_000_000, .microseconds(1))
    XCTAssertEqual(Duration(limitingSeconds: 0x1p-60), .seconds(0x1p-60))
  }

  // E1: what a file says in milliseconds is what is meant, on both sides of the start.
  func testAllMillisecondsOfTenSecondsAreExact() {
    for milliseconds in Int64(0)...10_000 {
      let figure = Double(milliseconds) / 1000
      XCTAssertEqual(Duration(limitingSeconds: figure), .milliseconds(milliseconds))
      XCTAssertEqual(Duration(limitingSeconds: -figure), .milliseconds(-milliseconds))
      let (micro, nano) = (
        Double(1_000_000 + milliseconds) / 1e6, Double(1_000_000_000 + milliseconds) / 1e9
      )
      XCTAssertEqual(
        Duration(limitingSeconds: micro), .seconds(1) + .microseconds(milliseconds))
      XCTAssertEqual(Duration(limitingSeconds: nano), .seconds(1) + .nanoseconds(milliseconds))
    }
  }

  // E1: 1.61 s and 0.5 s later is 2.11 s.
  func testSumOfDecimalSecondsIsTheDecimalSum() {
    XCTAssertEqual(
      Instant.zero + Duration(limitingSeconds: 1.61) + Duration(limitingSeconds: 0.5),
      Instant.zero + Duration(limitingSeconds: 2.11))
  }

  // The nearest double to a decimal is what a literal or a division of whole numbers gives.
  func testDecimalsAreWrittenAsTheNearestFigureHoweverLate() {
    for seconds in [0, 7, 299, 301, 86_399, 123_456_789, 4_000_000_000] as [Int64] {
      for milliseconds in [1, 123, 300, 499, 501, 999] as [Int64] {
        let exact = Duration.seconds(seconds) + .milliseconds(milliseconds)
        let figure = Double(seconds * 1000 + milliseconds) / 1000
        XCTAssertEqual(exact.inSeconds, figure)
        XCTAssertEqual((.zero - exact).inSeconds, -figure)
        XCTAssertEqual(Duration(limitingSeconds: exact.inSeconds), exact)
      }
    }
    XCTAssertEqual((Duration.seconds(400) + .microseconds(123_457)).inSeconds, 400.123_457)
    XCTAssertEqual((Duration.seconds(400) + .nanoseconds(1)).inSeconds, 400.000_000_001)
    // A tenth of a nanosecond is no whole number of them, and an attosecond is lost beside 400 s.
    let tenth = Duration(secondsComponent: 400, attosecondsComponent: 100_000_000)
    XCTAssertEqual(tenth.inSeconds, 400.000_000_000_1, accuracy: 0x1p-44)
    let attosecond = Duration(secondsComponent: 400, attosecondsComponent: 1)
    XCTAssertEqual(attosecond.inSeconds, 400)
  }

  func testDurationInSecondsIsTheNearestFigure() {
    for milliseconds in [0, 1, 16, 100, 300, 700, 999, 1234, -300] {
      XCTAssertEqual(
        Duration.milliseconds(milliseconds).inSeconds, Double(milliseconds) / 1000)
    }
    let huge = Duration.seconds(Int64.max) + .seconds(Int64.max)
    XCTAssertEqual(huge.inSeconds, 0x1p64, "no trap beyond 2⁶³ seconds")
    XCTAssertEqual((.zero - huge).inSeconds, -0x1p64)
  }
}
