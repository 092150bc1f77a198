import RefreshKit
import XCTest

/// Insets and ends: I1, I2, I4, I7, I8, S13.
extension HostSuite {
  // I1, I2: the inset is there while it refreshes and no longer; the host's own is never touched.
  func refreshInsetComesAndGoesBesideTheOwnInset() throws {
    let rig = try rig()
    let height = 2 * type(of: rig).unit
    rig.drag(to: 3)
    XCTAssertEqual(rig.host.refreshInset, 0)
    rig.drag(to: 5)
    XCTAssertEqual(rig.host.refreshInset, height)
    rig.lift()
    rig.settle()
    rig.ownInset = 1
    rig.assertRefreshing()
    rig.ownInset = 6
    rig.assertRefreshing()
    rig.host.endRefreshing()
    XCTAssertEqual(rig.host.refreshInset, 0)
    rig.settle()
    XCTAssertEqual(rig.ownInset, 6)
    rig.assertClosed()
  }

  // I4: a control that shows wholly, partly, or with more than it goes out of sight at the end.
  func endWithAVisibleControlBringsTheContentToRest() throws {
    for place in [1.0, 2, 5] {
      let rig = try rig()
      rig.pullAndClear()
      rig.jump(to: place)
      rig.host.endRefreshing()
      rig.settle()
      XCTAssertEqual(rig.log.told, ["end success"])
      rig.assertClosed()
    }
  }

  // I4, I7: with the control out of sight nothing moves, and it closes within the call.
  func endWithAControlOutOfSightMovesNothing() throws {
    for place in [0.0, -9] {
      let rig = try rig()
      rig.pullAndClear()
      rig.jump(to: place)
      rig.log.clear()
      rig.host.endRefreshing()
      XCTAssertEqual(rig.log.told, ["end success"])
      XCTAssertEqual(rig.log.count("S"), 0)
      rig.assertClosed(at: place)
    }
  }

  // I4: a finger keeps the content until it lifts.
  func endUnderAFingerWaitsForTheLift() throws {
    let rig = try rig()
    rig.drag(to: 5)
    rig.host.endRefreshing()
    rig.advance(1)
    rig.assertPlace(5)
    XCTAssertEqual(rig.phase, .ending)
    rig.lift()
    rig.settle()
    XCTAssertEqual(rig.log.told, ["action", "begin", "end success"])
    rig.assertClosed()
  }

  // I7: a finger that itself brings the content to rest closes the control.
  func fingerThatClosesTheControlEndsIt() throws {
    let rig = try rig()
    rig.drag(to: 5)
    rig.host.endRefreshing()
    rig.drag(to: -1)
    XCTAssertEqual(rig.log.told, ["action", "begin", "end success"])
    rig.lift()
    rig.assertClosed(at: -1)
  }

  // I4: an end while the content still runs to hold turns it to rest.
  func endOnTheWayToHoldGoesOnToRest() throws {
    let rig = try rig()
    rig.pull()
    rig.advance(0.06)
    rig.host.endRefreshing()
    rig.settle()
    rig.assertClosed()
  }

  // I7: the end is told when the control has closed, after the last scroll.
  func endIsToldWhenTheControlHasClosed() throws {
    let rig = try rig()
    rig.pullAndClear()
    rig.log.hooks["end success"] = { [unowned rig] in rig.assertClosed() }
    rig.host.endRefreshing()
    rig.settle()
    XCTAssertEqual(rig.log.entries.filter { $0 != "S" && $0 != "EA" }.last, "end success")
    XCTAssertEqual(rig.log.entries.last, "end success")
  }

  // I7: a touch on the closing control is a new pull, and the old end is told first.
  func touchOnAClosingControlEndsItAndPulls() throws {
    let rig = try rig()
    rig.pullAndClear()
    rig.drag(to: 3)
    rig.host.endRefreshing()
    rig.lift()
    rig.touch()
    XCTAssertEqual(rig.log.told, ["end success"])
    guard rig.isAnimated else { return rig.assertClosed() }
    XCTAssertEqual(rig.phase, .pulling)
    XCTAssertEqual(rig.log.story.last, "idle>pulling touch")
    rig.drag(to: 4)
    XCTAssertEqual(rig.log.count("begin"), 1)
  }

  // I4: a begin while it closes returns to hold.
  func beginWhileClosingReturnsToHold() throws {
    let rig = try rig()
    rig.pullAndClear()
    rig.host.endRefreshing()
    rig.advance(0.06)
    rig.host.startRefreshing()
    rig.settle()
    rig.assertRefreshing(at: rig.isAnimated ? 2 : 0)
    XCTAssertEqual(rig.log.told, ["end success", "action", "begin"])
  }

  // I4: a pull that is let go comes back by time alone, from every place.
  func pullThatIsLetGoComesBack() throws {
    for place in 1...3 {
      let rig = try rig()
      rig.drag(to: Double(place))
      rig.lift()
      rig.settle()
      XCTAssertEqual(rig.log.told, ["cancel released"])
      rig.assertClosed()
    }
  }

  // S13: another height of the control moves content that stands at hold along with it.
  func anotherHeightMovesContentAtHold() throws {
    let rig = try rig()
    rig.pullAndClear()
    let unit = type(of: rig).unit
    rig.control.configuration = try RefreshConfiguration(
      height: 3 * unit, triggerDistance: 4 * unit)
    XCTAssertEqual(rig.host.refreshInset, 3 * unit)
    rig.settle()
    rig.assertPlace(3)
    rig.host.endRefreshing()
    rig.settle()
    rig.assertClosed()
  }
}
