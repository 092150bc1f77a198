import RefreshKit
import RefreshKitTesting
import XCTest

/// A driver without a task of its own: the program's loop calls it (T3).
final class RefreshDriverLoopTests: XCTestCase {
  // T3: the loop is told when there is something to do, and a frame that comes too early does nothing.
  func testAProgramWithItsOwnLoopDrivesByFrames() throws {
    let rig = try RefreshRig()
    let clock = ManualClock()
    let driver = RefreshDriver(clock: clock, framesPerSecond: 10)
    var drawn = 0
    driver.onFrame = { drawn += 1 }
    driver.add(rig.view)
    XCTAssertNil(driver.nextWakeUp)
    XCTAssertFalse(driver.runFrame())

    rig.pull()
    XCTAssertEqual(driver.nextWakeUp, .zero + .milliseconds(100))
    XCTAssertFalse(driver.runFrame())
    while let next = driver.nextWakeUp {
      clock.advance(to: next)
      XCTAssertTrue(driver.runFrame())
      XCTAssertEqual(rig.view.now, next)
    }
    // 10 points to 0.1: 6e^(−10t) − 5e^(−12t) = 0.01 at t = 0.612 s.
    XCTAssertEqual(drawn, 7)
    rig.assertRefreshing()

    rig.control.endRefreshing(after: .milliseconds(50))
    XCTAssertEqual(driver.nextWakeUp, .zero + .milliseconds(750))
    clock.advance(to: .zero + .seconds(60))
    XCTAssertTrue(driver.runFrame())
    // One frame, an hour late or not, brings all that was due.
    rig.assertClosed()
    XCTAssertNil(driver.nextWakeUp)
  }
}
