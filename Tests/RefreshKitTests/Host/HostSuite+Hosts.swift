import RefreshKit
import XCTest

/// Attaching, moving, leaving the screen, titles, hiding: H1, H2, H3, H5, H6.
extension HostSuite {
  // H1: a control that is there is kept unless it is to be replaced.
  func addKeepsTheControlThatIsThere() throws {
    let rig = try rig()
    let control = rig.control
    XCTAssertTrue(rig.host.addRefreshControl() === control)
    XCTAssertEqual(rig.complaints.list, [])
    XCTAssertTrue(rig.host.addRefreshControl(RefreshControl()) === control)
    XCTAssertEqual(rig.complaints.list, [.keptRefreshControl])
    XCTAssertTrue(rig.host.setupRefreshControl() === control)
    XCTAssertFalse(rig.host.addRefreshControl(replaceIfExists: true) === control)
    XCTAssertNil(control.host)
  }

  // H1: another control ends the refresh as cancelled, brings the content back and leaves no trace.
  func replacingEndsTheRefreshAndLeavesNoTrace() throws {
    let rig = try rig()
    rig.pullAndClear()
    let old = rig.control
    let new = try control(of: rig)
    rig.host.addRefreshControl(new, replaceIfExists: true)
    XCTAssertEqual(rig.log.told, ["end cancelled"])
    XCTAssertEqual(old.state, .idle)
    rig.settle()
    rig.assertClosed()
    XCTAssertEqual(new.beginRefreshing(), .began(RefreshCycle(number: 2)))
    XCTAssertEqual(old.beginRefreshing(), .noControl)
  }

  // H1: taking the control away in any state ends what it does within the call.
  func removingInEachStateEndsWithinTheCall() throws {
    let uses: [(told: [String], use: (any HostRig) -> Void)] = [
      (["cancel detached"], { $0.drag(to: 3) }),
      (["action", "begin", "end cancelled"], { $0.drag(to: 5) }),
      (
        ["action", "begin", "end failure"],
        { rig in
          rig.drag(to: 5)
          rig.host.endRefreshing(outcome: .failure)
        }
      ),
    ]
    for (told, use) in uses {
      let rig = try rig()
      use(rig)
      let control = rig.control
      rig.host.refreshControl = nil
      XCTAssertEqual(rig.log.told, told)
      XCTAssertEqual(control.state, .idle)
      XCTAssertEqual(rig.host.refreshInset, 0)
      rig.lift()
      rig.settle()
      rig.assertPlace(0)
    }
  }

  // S4: a control that is attached under a finger is pulled by the next gesture only.
  func controlAttachedUnderAFingerIsPulledByTheNextGesture() throws {
    let rig = makeRig()
    rig.touch()
    rig.set(try control(of: rig))
    rig.drag(to: 5)
    XCTAssertEqual(rig.phase, .idle)
    rig.lift()
    rig.jump(to: 0)
    rig.pull()
    XCTAssertEqual(rig.log.told, ["action", "begin"])
  }

  // H1: a control moved to a host of another kind leaves the first and is idle in the second.
  func controlMovedToAHostOfAnotherKindLeavesTheFirst() throws {
    let others: [any HostRig] = [
      ScrollViewRig(ScrollView()), CharacterListRig(tick: nil),
      CharacterListRig(tick: .milliseconds(50)),
    ]
    for other in others {
      let rig = try rig()
      rig.pullAndClear()
      let control = rig.control
      rig.host.endRefreshing(after: .seconds(1))
      other.log.observe(control)
      other.listen(other.log)
      other.host.addRefreshControl(control)
      XCTAssertNil(rig.host.refreshControl)
      XCTAssertTrue(control.host === other.host)
      XCTAssertEqual(rig.log.told, ["end cancelled"])
      XCTAssertEqual(rig.host.refreshInset, 0)
      rig.settle()
      rig.assertPlace(0)
      XCTAssertEqual(control.state, .idle)
      XCTAssertNil(other.host.nextEvent)
      other.host.startRefreshing()
      XCTAssertEqual(control.state.cycle, RefreshCycle(number: 2))
      XCTAssertEqual(other.log.count("begin"), 1)
      XCTAssertEqual(rig.log.count("begin"), 0)
      other.advance(5)
      XCTAssertTrue(control.isRefreshing)
    }
  }

  // H2: leaving the screen changes nothing of a refresh; on return the indicator starts anew.
  func leavingAndReturningRestartsTheIndicatorOnly() throws {
    let rig = try rig()
    rig.pullAndClear()
    rig.host.isOnScreen = false
    rig.advance(1)
    rig.assertRefreshing()
    rig.host.isOnScreen = true
    rig.host.isOnScreen = true
    XCTAssertEqual(rig.log.story, ["restart"])
    XCTAssertEqual(rig.control.indicatorRestartCount, 1)
    rig.host.isOnScreen = false
    rig.host.endRefreshing(after: .seconds(1))
    rig.advance(5)
    rig.host.isOnScreen = true
    XCTAssertEqual(rig.log.told, ["restart", "end success"])
    rig.assertClosed()
  }

  // H2: leaving the screen cancels a pull.
  func leavingTheScreenCancelsAPull() throws {
    let rig = try rig(.release)
    rig.drag(to: 5)
    rig.host.isOnScreen = false
    rig.lift()
    rig.settle()
    XCTAssertEqual(rig.log.told, ["cancel cancelled"])
    rig.assertClosed()
  }

  // H3: a begin before the host has a size is refreshing at once; later the control can be pulled.
  func beginBeforeTheWindowHasASize() throws {
    let rig = makeRig()
    rig.setWindow(0)
    rig.set(try control(of: rig))
    rig.host.pullAndRefresh()
    XCTAssertTrue(rig.control.isRefreshing)
    rig.setWindow(32)
    rig.settle()
    rig.assertRefreshing()
    rig.host.endRefreshing()
    rig.settle()
    rig.pull()
    XCTAssertEqual(rig.log.told, ["action", "begin", "end success", "action", "begin"])
  }

  // H5: a title never makes the content jump; its height counts when the control is next out of
  // sight.
  func titleCountsWhenTheControlIsNextOutOfSight() throws {
    let rig = try rig()
    let unit = type(of: rig).unit
    rig.pullAndClear()
    rig.control.title = "Updating"
    rig.assertRefreshing()
    XCTAssertEqual(rig.control.height, 2 * unit)
    rig.host.endRefreshing()
    rig.settle()
    XCTAssertEqual(rig.control.height, 3 * unit)
    rig.pull()
    rig.settle()
    rig.assertPlace(3)
    rig.control.title = nil
    rig.assertPlace(3)
    rig.host.endRefreshing()
    rig.settle()
    XCTAssertEqual(rig.control.height, 2 * unit)
  }

  // H6: a hidden control adds no inset, cannot be pulled, and can be begun and ended.
  func hiddenControlIsBegunByCommandOnly() throws {
    let rig = try rig()
    rig.control.isHidden = true
    rig.drag(to: 5)
    XCTAssertEqual(rig.phase, .idle)
    XCTAssertEqual(rig.host.visibleHeight, 0)
    rig.lift()
    rig.jump(to: 0)
    rig.host.pullAndRefresh()
    rig.settle()
    XCTAssertTrue(rig.control.isRefreshing)
    XCTAssertEqual(rig.host.refreshInset, 0)
    rig.assertPlace(0)
    rig.host.endRefreshing()
    XCTAssertEqual(rig.log.told, ["action", "begin", "end success"])
    rig.assertClosed()
  }

  // H6: hiding brings the content to rest, and showing again moves nothing.
  func hidingWhileRefreshingBringsTheContentToRest() throws {
    let rig = try rig()
    rig.pullAndClear()
    rig.control.isHidden = true
    XCTAssertEqual(rig.host.refreshInset, 0)
    rig.settle()
    rig.assertPlace(0)
    rig.control.isHidden = false
    rig.settle()
    rig.assertRefreshing(at: 0)
  }

  // H6: hiding ends a collapse within the call.
  func hidingWhileClosingEndsWithinTheCall() throws {
    let rig = try rig()
    rig.drag(to: 5)
    rig.host.endRefreshing()
    rig.control.isHidden = true
    XCTAssertEqual(rig.log.told, ["action", "begin", "end success"])
    XCTAssertEqual(rig.phase, .idle)
    rig.lift()
    rig.settle()
  }
}
