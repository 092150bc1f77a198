import RefreshCore
import XCTest

@testable import RefreshKit

/// The instants of frames, by themselves.
final class FrameGridTests: XCTestCase {
  // 60 frames a second are 16.6… ms apart; each instant has the first multiple after it.
  func testEachInstantHasTheFirstMultipleAfterIt() {
    let length = Duration.seconds(1) / 60
    var grid = FrameGrid(frameDuration: length)
    let attosecond = Duration(secondsComponent: 0, attosecondsComponent: 1)
    for frame in [0, 1, 2, 1, 59, 60, 7, -1, -3, 216_000, 31_557_600_000] {
      let instant = Instant.zero + length * frame
      XCTAssertEqual(grid.frame(after: instant), .zero + length * (frame + 1), "\(frame)")
      XCTAssertEqual(grid.frame(after: instant - attosecond), instant, "\(frame)")
      XCTAssertEqual(grid.frame(after: instant + attosecond), .zero + length * (frame + 1))
    }
  }

  // 2⁵² frames of a millisecond are 4.5·10¹² s; beyond, each instant has its own frame.
  func testBeyondWhatCanBeCountedEachInstantHasItsOwn() {
    var grid = FrameGrid(frameDuration: .milliseconds(1))
    let far = Instant.zero + .seconds(5_000_000_000_000) + .microseconds(300)
    XCTAssertEqual(grid.frame(after: far), far + .milliseconds(1))
    XCTAssertEqual(grid.frame(after: .zero), .zero + .milliseconds(1))
  }
}
