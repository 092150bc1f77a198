import RefreshKit
import RefreshKitTesting
import XCTest

/// The clock without tasks that sleep.
final class ManualClockTests: XCTestCase {
  func testNewClockStandsAtItsStart() {
    XCTAssertEqual(ManualClock().now, .zero)
    let start = Instant.zero + .seconds(5)
    XCTAssertEqual(ManualClock(now: start).now, start)
    XCTAssertEqual(ManualClock().sleeperCount, 0)
    XCTAssertNil(ManualClock().nextDeadline)
    XCTAssertEqual(ManualClock().minimumResolution, .zero)
  }

  func testAdvancedClockStandsAtTheSum() {
    let clock = ManualClock()
    clock.advance(by: .milliseconds(1500))
    clock.advance(by: .milliseconds(500))
    XCTAssertEqual(clock.now, .zero + .seconds(2))
    clock.advance(to: .zero + .seconds(3))
    XCTAssertEqual(clock.now, .zero + .seconds(3))
  }

  func testTimeThatGoesBackIsIgnored() {
    let clock = ManualClock(now: .zero + .seconds(2))
    clock.advance(by: .seconds(-1))
    clock.advance(by: .zero)
    clock.advance(to: .zero + .seconds(1))
    XCTAssertEqual(clock.now, .zero + .seconds(2))
  }

  func testInstantsOfClockAndViewAreOneType() {
    let clock = ManualClock()
    let view = ScrollView()
    clock.advance(by: .seconds(1))
    view.advance(to: clock.now)
    XCTAssertEqual(view.now, clock.now)
    // What every clock of Swift can do.
    XCTAssertEqual(clock.now.advanced(by: .seconds(1)), .zero + .seconds(2))
    XCTAssertEqual(clock.now.duration(to: .zero + .seconds(4)), .seconds(3))
    XCTAssertEqual(clock.now.duration(to: .zero), .seconds(-1))
    let took = clock.measure { clock.advance(by: .milliseconds(250)) }
    XCTAssertEqual(took, .milliseconds(250))
  }
}
