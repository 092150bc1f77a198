import RefreshCore
import XCTest

final class RefreshMachineSizeTests: XCTestCase {
  func testMachineTakesAtMost128Bytes() {
    XCTAssertLessThanOrEqual(MemoryLayout<RefreshMachine>.size, 128)
  }
}
