import RefreshKit
import XCTest

/// What commands do and answer: R7, R8, D3, D4, I6.
extension HostSuite {
  // R8: every command answers in every place.
  func everyCommandAnswers() throws {
    let rig = try rig()
    let (host, control) = (rig.host, rig.control)
    XCTAssertEqual(host.endRefreshing(), .notRefreshing)
    XCTAssertEqual(control.cancelRefreshing(), .notRefreshing)
    XCTAssertEqual(host.scrollToTopAndShowRunningRefreshControl(), .notRefreshing)
    let first = RefreshCycle(number: 1)
    XCTAssertEqual(host.startRefreshing(), .began(first))
    XCTAssertEqual(control.beginRefreshing(), .alreadyRefreshing)
    XCTAssertEqual(host.pullAndRefresh(), .alreadyRefreshing)
    XCTAssertEqual(host.scrollToTopAndShowRunningRefreshControl(), .alreadyRefreshing)
    XCTAssertEqual(host.endRefreshing(after: .seconds(1)), .scheduled(.zero + .seconds(1)))
    XCTAssertEqual(control.cancelRefreshing(cycle: first), .ended)
    XCTAssertEqual(control.beginRefreshing(), .began(RefreshCycle(number: 2)))
    XCTAssertEqual(control.endRefreshing(cycle: first), .stale)
    XCTAssertEqual(host.endRefreshing(), .ended)
    host.refreshControl = nil
    XCTAssertEqual(host.startRefreshing(), .noControl)
    XCTAssertEqual(control.beginRefreshing(), .noControl)
    XCTAssertEqual(host.endRefreshing(), .noControl)
  }

  // R7: begin, end, begin in one turn ends up refreshing, each cycle with one begin and one end.
  func beginEndBeginInATurnIsRefreshing() throws {
    let rig = try rig()
    rig.host.startRefreshing()
    rig.host.endRefreshing()
    XCTAssertFalse(rig.control.isRefreshing)
    rig.host.startRefreshing()
    rig.assertRefreshing(at: 0)
    XCTAssertEqual(rig.log.told, ["action", "begin", "end success", "action", "begin"])
    XCTAssertEqual(rig.log.transitions.map { $0.cycle?.number }, [1, 1, 1, 2])
  }

  // I6: an end without a refresh is nothing: what moves goes on.
  func endWithoutARefreshStopsNothing() throws {
    let rig = try rig()
    rig.glide(to: -9)
    rig.advance(0.1)
    rig.log.clear()
    let (place, isMoving) = (rig.place, rig.host.isMoving)
    XCTAssertEqual(rig.host.endRefreshing(), .notRefreshing)
    XCTAssertEqual(rig.log.entries, [])
    XCTAssertEqual(rig.place, place)
    XCTAssertEqual(rig.host.isMoving, isMoving)
    rig.settle()
    rig.assertClosed(at: -9)
  }

  // D4: `beginRefreshing` is the state only, as in UIKit.
  func beginRefreshingTellsNobodyAndMovesNothing() throws {
    let rig = try rig()
    rig.control.beginRefreshing()
    rig.settle()
    rig.assertRefreshing(at: 0)
    rig.host.endRefreshing()
    XCTAssertEqual(rig.log.told, [])
    rig.assertClosed()
  }

  // D4: `startRefreshing` tells, and moves nothing; a second one does nothing.
  func startRefreshingTellsAndMovesNothing() throws {
    let rig = try rig()
    rig.jump(to: -7)
    XCTAssertTrue(rig.host.canStartRefreshing)
    rig.host.startRefreshing()
    XCTAssertFalse(rig.host.canStartRefreshing)
    rig.host.startRefreshing()
    rig.settle()
    XCTAssertEqual(rig.log.told, ["action", "begin"])
    rig.assertRefreshing(at: -7)
  }

  // D4: `pullAndRefresh` tells at once and once, and shows the control from wherever the content
  // is.
  func pullAndRefreshTellsOnceAndShowsTheControl() throws {
    let rig = try rig()
    rig.jump(to: -7)
    rig.log.clear()
    rig.host.pullAndRefresh()
    rig.host.pullAndRefresh()
    XCTAssertEqual(rig.log.told, ["action", "begin"])
    rig.settle()
    rig.assertRefreshing()
    XCTAssertEqual(rig.log.count("EA"), rig.isAnimated ? 1 : 0)
    XCTAssertEqual(rig.log.count("begin"), 1)
  }

  // D4: under a finger it moves nothing; the lift goes to hold (I3).
  func pullAndRefreshUnderAFingerWaitsForTheLift() throws {
    let rig = try rig()
    rig.drag(to: 3)
    rig.host.pullAndRefresh()
    rig.assertRefreshing(at: 3)
    rig.lift()
    rig.settle()
    rig.assertRefreshing()
  }

  // D4: if the refresh ends inside `didBeginRefresh`, nothing moves.
  func pullAndRefreshThatEndsInBeginMovesNothing() throws {
    let rig = try rig()
    rig.jump(to: -7)
    rig.log.clear()
    rig.log.hooks["begin"] = { [unowned rig] in rig.host.endRefreshing() }
    rig.host.pullAndRefresh()
    rig.settle()
    XCTAssertEqual(
      rig.log.entries.filter { !$0.contains(">") }, ["action", "begin", "end success"])
    rig.assertClosed(at: -7)
  }

  // D4: showing a refresh that runs restarts the indicator, scrolls to hold, and begins nothing.
  func showingTheRunningRefreshScrollsToHold() throws {
    for animated in [true, false] {
      let rig = try rig()
      rig.host.startRefreshing()
      rig.jump(to: -7)
      rig.log.clear()
      rig.host.scrollToTopAndShowRunningRefreshControl(animated: animated)
      if !animated { rig.assertPlace(2) }
      rig.settle()
      rig.assertRefreshing()
      rig.host.scrollToTopAndShowRunningRefreshControl(animated: animated)
      XCTAssertFalse(rig.host.isMoving)
      XCTAssertEqual(rig.log.story, ["restart", "restart"])
    }
  }

  // D4: the delegate hears of an end for the cycles of which it was told the begin.
  func endIsToldForTheBeginsThatWereTold() throws {
    let rig = try rig()
    rig.control.beginRefreshing()
    rig.host.endRefreshing()
    XCTAssertEqual(rig.log.count("end success"), 0)
    rig.host.startRefreshing()
    rig.host.endRefreshing(outcome: .failure)
    XCTAssertEqual(rig.log.count("end failure"), 1)
    rig.host.startRefreshing()
    rig.listen(HostLog())
    rig.listen(rig.log)
    rig.host.endRefreshing()
    XCTAssertEqual(rig.log.count("end success"), 1)
  }

  // D3: targets are called in the order of adding, held weakly; target and id make one
  // registration.
  func targetsAreCalledInOrderAndHeldWeakly() throws {
    let rig = try rig()
    let target = RefreshTarget()
    var short: RefreshTarget? = RefreshTarget()
    weak let freed = short
    rig.control.addTarget(short, action: RefreshTarget.reload)
    rig.control.addTarget(target, id: "one", action: RefreshTarget.refresh(_:))
    rig.control.addTarget(target, action: RefreshTarget.reload)
    rig.control.addTarget(target, id: "one", action: RefreshTarget.reload)
    short = nil
    XCTAssertNil(freed)
    rig.pull()
    XCTAssertEqual(target.calls, ["reload", "reload"])
    rig.control.removeTarget(target)
    rig.control.removeTarget(target)
    rig.control.sendActions()
    XCTAssertEqual(target.calls.count, 2)
  }
}
