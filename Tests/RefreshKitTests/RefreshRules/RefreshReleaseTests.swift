import RefreshKit
import XCTest

/// The release of a gesture under which the refresh inset came: I3.
final class RefreshReleaseTests: XCTestCase {
  private func assertMonotone(
    _ rig: RefreshRig, up isUp: Bool, file: StaticString = #filePath, line: UInt = #line
  ) {
    var last = rig.y
    rig.run(3) {
      let step = rig.y - last
      XCTAssertTrue(
        isUp ? step >= -1e-9 : step <= 1e-9, "\(last) to \(rig.y)", file: file, line: line)
      last = rig.y
    }
  }

  // I3: above rest and slow goes to hold, from beyond hold and from between.
  func testStillReleaseAboveRestGoesToHold() throws {
    for y in [-184.0, -134, -124.5] {
      let rig = try RefreshRig()
      rig.drag(-134)
      rig.drag(y)
      rig.release()
      assertMonotone(rig, up: true)
      rig.assertRefreshing()
    }
    for y in [-110.0, -65] {
      let rig = try RefreshRig()
      rig.drag(-134)
      rig.drag(y)
      rig.release()
      XCTAssertEqual(rig.recorder.targets, [-124])
      assertMonotone(rig, up: false)
      rig.assertRefreshing()
    }
  }

  // I3: the same for a command that came under the finger.
  func testStillReleaseAfterCommandUnderFingerGoesToHold() throws {
    let rig = try RefreshRig()
    rig.drag(-74)
    rig.control.beginRefreshing()
    rig.assertOffset(-74)
    rig.release()
    rig.settle()
    rig.assertRefreshing()
  }

  // I3: under 250 pt/s is slow, whichever way.
  func testSlowReleaseAboveRestGoesToHoldAndNotThroughIt() throws {
    for velocity in [249.0, -249] {
      let rig = try RefreshRig()
      rig.drag(-184)
      rig.release(velocity)
      var greatest = -1000.0
      rig.run(5) { greatest = max(greatest, rig.y) }
      rig.assertRefreshing()
      XCTAssertLessThanOrEqual(greatest, -124 + 1e-9)
    }
  }

  // I3: a flick into the content goes on into the content.
  func testFastReleaseIntoTheContentGoesOn() throws {
    let rig = try RefreshRig()
    rig.drag(-134)
    rig.drag(-100)
    rig.release(1000)
    rig.settle()
    // S7: x0 − (|v0| − 10)/(1000 ln 0.998) = −100 + 990/2.002002670674.
    rig.assertRefreshing(at: -100 + 990 / 2.0020026706730793)
  }

  // I3: exactly 250 pt/s is not slow.
  func testReleaseAtTheLeastDecelerationSpeedIsOrdinary() throws {
    let rig = try RefreshRig()
    rig.drag(-134)
    rig.drag(-100)
    rig.release(250)
    rig.settle()
    rig.assertRefreshing(at: -100 + 240 / 2.0020026706730793)
  }

  // I3: at or below rest it is an ordinary release: a still one moves nothing.
  func testStillReleaseAtOrBelowRestMovesNothing() throws {
    for y in [-64.0, -20, 300] {
      let rig = try RefreshRig()
      rig.drag(-134)
      rig.drag(y)
      rig.release()
      XCTAssertFalse(rig.view.isMoving)
      rig.assertRefreshing(at: y)
      XCTAssertEqual(rig.log.suffix(2), ["EB", "ED(false)"])
    }
  }

  // I3: an inset that was there before the finger makes it an ordinary release.
  func testStillReleaseBetweenHoldAndRestOfAnEarlierRefreshMovesNothing() throws {
    let rig = try RefreshRig.refreshing()
    rig.drag(-100)
    rig.release()
    XCTAssertFalse(rig.view.isMoving)
    rig.assertRefreshing(at: -100)
    rig.drag(-160)
    rig.release()
    rig.settle()
    rig.assertRefreshing()
  }

  // I3: exactly at hold nothing moves.
  func testStillReleaseAtHoldDoesNotMove() throws {
    let rig = try RefreshRig()
    rig.drag(-124)
    rig.release()
    XCTAssertFalse(rig.view.isMoving)
    rig.assertRefreshing()
    XCTAssertEqual(rig.recorder.offsets, [-124])
  }

  // I3, S11: a cancelled gesture is a still release; the refresh of this gesture goes on.
  func testCancelAfterBeginGoesToHold() throws {
    let rig = try RefreshRig()
    rig.drag(-134)
    rig.view.touchCancelled()
    rig.settle()
    rig.assertRefreshing()
    XCTAssertEqual(rig.recorder.count(prefix: "cancel"), 0)
  }

  // I3, I4: ended before the release, it is a release out of range.
  func testReleaseAfterBeginAndEndUnderFingerGoesToRest() throws {
    let rig = try RefreshRig()
    rig.drag(-134)
    rig.control.endRefreshing()
    rig.release()
    assertMonotone(rig, up: true)
    rig.assertClosed()
  }

  // I3: the inset that counts came while the finger was down, the one that went does not matter.
  func testReleaseAfterEndAndBeginUnderFingerGoesToHold() throws {
    let rig = try RefreshRig.refreshing()
    rig.drag(-100)
    rig.control.endRefreshing()
    rig.control.beginRefreshing()
    rig.release()
    rig.settle()
    rig.assertRefreshing()
  }

  // D4, I3: pullAndRefresh under a finger does not scroll, and the release goes to hold.
  func testPullAndRefreshUnderFingerScrollsAtTheReleaseOnly() throws {
    let rig = try RefreshRig()
    rig.drag(-74)
    XCTAssertEqual(rig.view.pullAndRefresh(), .began(RefreshCycle(number: 1)))
    rig.run(0.5)
    rig.assertOffset(-74)
    rig.release()
    rig.settle()
    rig.assertRefreshing()
    XCTAssertEqual(rig.recorder.count("EA"), 0)
    XCTAssertEqual(rig.recorder.count("begin"), 1)
  }

  // I3: a touch that was begun on a still view and never moved lifts without a callback.
  func testLiftOfStillTouchAfterCommandAboveRestGoesToHoldSilently() throws {
    let rig = try RefreshRig()
    rig.jump(-80)
    rig.view.touchBegan(at: .zero)
    rig.control.beginRefreshing()
    rig.recorder.clear()
    rig.view.touchEnded()
    rig.settle()
    rig.assertRefreshing()
    XCTAssertEqual(rig.recorder.story, ["S"])
  }

  // E6: an animated change carries a pull back over the rest at one instant, however late the
  // frame. From −94 to 36 the rest −64 is 3/13 of the way.
  func testAnimationOverTheRestEndsThePullAtItsOwnInstant() throws {
    for frames in [1, 3, 50] {
      let rig = try RefreshRig()
      rig.drag(-94)
      rig.view.touchEnded(velocity: .zero)
      rig.animate(36)
      for frame in 1...frames {
        rig.view.advance(to: .zero + .seconds(0.5 * Double(frame) / Double(frames)))
      }
      let back = try XCTUnwrap(rig.recorder.transitions.last)
      XCTAssertEqual(back.to, .idle)
      XCTAssertEqual(back.reason, .returned)
      XCTAssertEqual(back.instant.sinceStart.inSeconds, 0.3 * newtonPart(3 / 13), accuracy: 1e-12)
      XCTAssertEqual(rig.y, 36)
    }
  }

  /// s with 3s² − 2s³ = part, by Newton's method.
  private func newtonPart(_ part: Double) -> Double {
    var s = 0.5
    for _ in 0..<60 { s -= (3 * s * s - 2 * s * s * s - part) / (6 * s - 6 * s * s) }
    return s
  }
}
