import RefreshKit
import XCTest

/// What an end moves, and what it does not: I4, I6.
final class RefreshEndTests: XCTestCase {
  // I4: above rest goes to rest with the spring, from its place.
  func testEndAboveRestSpringsToRest() throws {
    for y in [-124.0, -84, -160] {
      let rig = try RefreshRig.refreshing()
      rig.jump(y)
      rig.recorder.clear()
      rig.control.endRefreshing()
      rig.skip(0.1)
      rig.assertOffset(-64 + (y + 64) * RestingSpring.afterTenth)
      rig.settle()
      rig.assertClosed()
      XCTAssertEqual(
        rig.recorder.story,
        ["refreshing>ending command", "inset 64", "S", "ending>idle collapsed", "end success"])
    }
  }

  // I4, I7: at or below rest nothing moves, and it is over within the call.
  func testEndAtOrBelowRestMovesNothing() throws {
    for y in [-64.0, -30, 500] {
      let rig = try RefreshRig.refreshing()
      rig.jump(y)
      rig.recorder.clear()
      XCTAssertEqual(rig.control.endRefreshing(), .ended)
      rig.assertClosed(at: y)
      rig.run(1)
      XCTAssertEqual(
        rig.log,
        ["refreshing>ending command", "inset 64", "ending>idle collapsed", "end success"])
    }
  }

  // I4: with the spring to hold running it goes on to rest, with no second dip.
  func testEndDuringSpringToHoldGoesOnToRest() throws {
    let rig = try RefreshRig()
    rig.drag(-184)
    rig.release()
    rig.run(0.1)
    let velocity = rig.view.velocity.y
    rig.control.endRefreshing()
    XCTAssertEqual(rig.view.velocity.y, velocity, accuracy: 1e-9)
    var last = rig.y
    rig.run(3) {
      XCTAssertGreaterThanOrEqual(rig.y, last - 1e-9)
      last = rig.y
    }
    rig.assertClosed()
    // The release's motion was taken over: its one DD comes at its end, before idle.
    XCTAssertEqual(
      rig.recorder.refreshStory.suffix(5),
      ["WD", "refreshing>ending command", "DD", "ending>idle collapsed", "end success"])
  }

  // I4: from above rest into the content: its target is below rest, so it goes on.
  func testEndDuringDecelerationFromAboveRestIntoTheContentLetsItGoOn() throws {
    let rig = try RefreshRig.refreshing()
    rig.drag(-100)
    rig.release(1000)
    rig.skip(0.01)
    XCTAssertLessThan(rig.y, -64)
    rig.control.endRefreshing()
    rig.settle()
    rig.assertClosed(at: -100 + 990 / 2.0020026706730793)
  }

  // I4: a deceleration that would have stopped between hold and rest goes to rest.
  func testEndDuringDecelerationThatStopsAboveRestSpringsToRest() throws {
    let rig = try RefreshRig.refreshing()
    rig.drag(-20)
    rig.release(-260)  // 125 pt: to hold at least
    rig.run(0.3)
    XCTAssertLessThan(rig.y, -64)
    rig.control.endRefreshing()
    rig.settle()
    rig.assertClosed()
    XCTAssertEqual(rig.recorder.count("DD"), 1)
  }

  // I4: an animated change to a place at or below rest goes on; didEnd of a control that shows
  // comes after its EA.
  func testEndDuringAnimatedChangeBelowRestLetsItGoOn() throws {
    for target in [-64.0, 400] {
      let rig = try RefreshRig.refreshing()
      rig.animate(target)
      rig.skip(0.05)
      rig.recorder.clear()
      rig.control.endRefreshing()
      rig.assertOffset(-124 + (target + 124) * 2 / 27)  // 3s² − 2s³ at s = 1/6
      rig.skip(0.24)
      XCTAssertEqual(rig.phase, .ending)
      rig.skip(0.01)
      rig.assertClosed(at: target)
      XCTAssertEqual(
        rig.recorder.story,
        [
          "refreshing>ending command", "inset 64", "S", "EA", "ending>idle collapsed",
          "end success",
        ])
    }
  }

  // I4: an animated change to the top edge goes on to rest, in the time that is left.
  func testEndDuringPullAndRefreshGoesOnToRest() throws {
    let rig = try RefreshRig()
    rig.jump(200)
    rig.view.pullAndRefresh()
    rig.skip(0.15)
    rig.assertOffset(38)
    rig.control.endRefreshing()
    rig.skip(0.075)
    rig.assertOffset((38 - 64) / 2)
    rig.skip(0.075)
    rig.assertClosed()
    XCTAssertEqual(rig.recorder.count("EA"), 1)
    XCTAssertEqual(rig.recorder.count("begin"), 1)
    XCTAssertEqual(rig.recorder.count("end success"), 1)
  }

  // I4: the same for scrollToTop.
  func testEndDuringScrollToTopGoesOnToRest() throws {
    let rig = try RefreshRig.refreshing()
    rig.jump(-84)
    rig.view.scrollToTop()
    rig.skip(0.1)
    rig.control.endRefreshing()
    rig.skip(0.2)
    rig.assertClosed()
    XCTAssertEqual(rig.recorder.log.suffix(3), ["top", "ending>idle collapsed", "end success"])
  }

  // I4, S1: a horizontal motion does not hold the vertical spring back: the axes are independent.
  func testEndDuringHorizontalDecelerationSpringsAtOnce() throws {
    let rig = try RefreshRig()
    rig.view.contentSize.width = 4000
    rig.pull()
    rig.settle()
    rig.drag(-124)
    rig.view.touchEnded(velocity: ScrollPoint(x: 2000, y: 0))
    rig.skip(0.1)
    rig.assertOffset(-124)
    rig.control.endRefreshing()
    rig.skip(0.1)
    rig.assertOffset(-64 - 60 * RestingSpring.afterTenth)
    rig.settle()
    rig.assertClosed()
  }

  // I4: end(); begin() at hold does not move.
  func testEndAndBeginAtHoldDoesNotMove() throws {
    let rig = try RefreshRig.refreshing()
    rig.control.endRefreshing()
    rig.control.beginRefreshing()
    XCTAssertFalse(rig.view.isMoving)
    rig.assertRefreshing()
    XCTAssertEqual(rig.recorder.offsets, [])
    XCTAssertEqual(
      rig.log,
      [
        "refreshing>ending command", "inset 64", "ending>idle interrupted", "end success",
        "idle>refreshing command", "inset 124",
      ])
  }

  // I4: a begin during the collapse returns to hold, from its present place and speed.
  func testBeginDuringCollapseReturnsToHold() throws {
    let rig = try RefreshRig.refreshing()
    rig.control.endRefreshing()
    rig.skip(0.1)
    let (y, velocity) = (rig.y, rig.view.velocity.y)
    rig.control.beginRefreshing()
    rig.assertOffset(y)
    XCTAssertEqual(rig.view.velocity.y, velocity, accuracy: 1e-9)
    rig.settle()
    rig.assertRefreshing()
  }

  // I4: neither ending nor a pull without a finger can last, whatever code scrolls.
  func testOffsetSetAboveRestDuringCollapseSpringsAgain() throws {
    let rig = try RefreshRig.refreshing()
    rig.control.endRefreshing()
    rig.skip(0.05)
    rig.jump(-120)
    rig.view.contentOffset.y = -110
    XCTAssertEqual(rig.phase, .ending)
    rig.settle()
    rig.assertClosed()
    rig.drag(-100)
    rig.release()
    rig.jump(-90)
    XCTAssertEqual(rig.phase, .pulling)
    rig.animate(-100)
    rig.settle()
    rig.assertClosed()
  }

  // I4: during the collapse the base inset may change: the spring follows its edge.
  func testBaseInsetChangeDuringCollapseEndsAtTheNewRest() throws {
    let rig = try RefreshRig.refreshing()
    rig.control.endRefreshing()
    rig.skip(0.05)
    let y = rig.y
    rig.view.contentInset.top = 100
    rig.assertOffset(y)
    rig.settle()
    rig.assertClosed(at: -100)
  }

  // I6: an end without a refresh is a true no-op, in every other state.
  func testEndWithoutRefreshChangesNothing() throws {
    let rig = try RefreshRig()
    rig.jump(600)
    rig.drag(610)
    rig.release(2000)
    rig.run(0.1)
    let (y, velocity) = (rig.y, rig.view.velocity.y)
    rig.recorder.clear()
    XCTAssertEqual(rig.control.endRefreshing(), .notRefreshing)
    XCTAssertEqual(rig.view.endRefreshing(deadline: rig.view.now), .notRefreshing)
    XCTAssertEqual(rig.control.cancelRefreshing(), .notRefreshing)
    XCTAssertEqual(rig.y, y)
    XCTAssertEqual(rig.view.velocity.y, velocity)
    XCTAssertEqual(rig.log, [])
    rig.settle()
    rig.drag(-94)
    XCTAssertEqual(rig.control.endRefreshing(), .notRefreshing)
  }
}
