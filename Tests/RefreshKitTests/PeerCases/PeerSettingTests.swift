import RefreshKit
import XCTest

/// Cases of other projects' tests about settings, and about refreshes that code begins.
final class PeerSettingTests: XCTestCase {
  // P133: trigger and height changed while refreshing move the content and leave the state.
  // The view is high enough for both triggers: 8000·0.275/1.275 = 1725.5.
  func testMeasuresMayChangeWhileRefreshing() throws {
    let rig = try RefreshRig.peer(
      .release, trigger: 800, extent: 400, viewport: 8000, content: 10_000)
    rig.view.pullAndRefresh()
    rig.settle()
    rig.assertRefreshing(at: -400)
    XCTAssertEqual(rig.control.triggerDistance, 800)
    rig.control.configuration = try RefreshConfiguration(
      height: 800, triggerDistance: 1600, policy: .release)
    rig.settle()
    rig.assertRefreshing(at: -800)
    XCTAssertEqual(rig.control.triggerDistance, 1600)
    XCTAssertEqual(rig.steps, ["idle>refreshing"])
  }

  // P162: a trigger that is set farther away in a pull disarms it until the pull is that far.
  func testTriggerSetFartherAwayDisarmsThePull() throws {
    let rig = try RefreshRig.peer(.release, trigger: 80)
    rig.pull(to: 100)
    XCTAssertTrue(rig.control.isArmed)
    rig.control.configuration = try RefreshConfiguration(triggerDistance: 120, policy: .release)
    XCTAssertFalse(rig.control.isArmed)
    rig.pull(to: 130)
    XCTAssertTrue(rig.control.isArmed)
    rig.release()
    rig.release()
    XCTAssertEqual(rig.begins, 1)
    XCTAssertEqual(rig.phase, .refreshing)
  }

  // P155, P205: the delegate is asked in each gesture anew, and its answer counts for that gesture.
  func testDelegateIsAskedInEachGesture() throws {
    for (id, answers) in [("P155", [true, true, false, false]), ("P205", [false, true])] {
      let rig = try RefreshRig.peer(.release, trigger: 80)
      for (asked, answer) in answers.enumerated() {
        let before = rig.begins
        rig.recorder.isVetoing = !answer
        rig.pull(to: 100)
        XCTAssertEqual(rig.recorder.questions, asked + 1, id)
        rig.release()
        XCTAssertEqual(rig.begins - before, answer ? 1 : 0, "\(id), gesture \(asked)")
        rig.control.endRefreshing()
        rig.settle()
        XCTAssertEqual(rig.view.pullDistance, 0, accuracy: 1e-9, id)
      }
    }
  }

  // P171: a host that locks scrolling during the refresh: fingers move nothing.
  func testScrollingLockedWhileRefreshingMovesNothing() throws {
    let rig = try RefreshRig.peer(.release, trigger: 100)
    rig.pull(to: 100)
    rig.release()
    rig.settle()
    rig.view.isScrollEnabled = false
    rig.down()
    rig.move(to: -80)
    rig.assertRefreshing(at: -60)
  }

  // P201: adding listeners calls none of them; each is called by its own event.
  func testListenersAreCalledByTheirOwnEvents() {
    let stage = ScrollStage()
    let control = stage.view.addRefreshControl()
    var pulls = 0
    var actions = 0
    control.addObserver { event in
      if case .transition(let transition) = event, transition.to == .pulling { pulls += 1 }
    }
    control.addAction { _ in actions += 1 }
    XCTAssertEqual([pulls, actions], [0, 0])
    stage.view.drag(to: ScrollPoint(x: 0, y: -20))
    XCTAssertEqual([pulls, actions], [1, 0])
    stage.view.drag(to: ScrollPoint(x: 0, y: -120))
    XCTAssertEqual([pulls, actions], [1, 1])
  }

  // P204: with a slop of 50, 45 points are ignored, and of 200 in one move 150 pull.
  func testSlopIgnoresAShortDrag() throws {
    let rig = try RefreshRig.peer(.release, trigger: 60)
    rig.view.dragSlop = 50
    rig.down()
    rig.move(to: 45)
    rig.release()
    XCTAssertEqual(rig.log, [])
    rig.down()
    rig.move(to: 200)
    rig.assertOffset(-ScrollLaw.band(150, 600))
    XCTAssertTrue(rig.control.isArmed)
  }

  // P238: 42.9 of 40 refreshes, and ends after the second that its work takes.
  func testRefreshEndsWithItsWork() throws {
    let rig = try RefreshRig.peer(.release, trigger: 40, extent: 30)
    rig.pull(to: 42.9)
    rig.release()
    XCTAssertEqual(rig.phase, .refreshing)
    rig.control.endRefreshing(after: .seconds(1))
    rig.skip(0.999)
    XCTAssertEqual(rig.phase, .refreshing)
    rig.skip(0.001)
    XCTAssertEqual(rig.phase, .ending)
  }

  // P244: a control that is disabled lets nothing be pulled that does not scroll anyway.
  func testDisabledControlIsNotPulled() throws {
    let rig = try RefreshRig.peer(.release, trigger: 64, extent: 64, content: 400)
    rig.control.isEnabled = false
    rig.down()
    rig.move(to: 10)
    rig.release()
    XCTAssertEqual(rig.steps, [])
    rig.assertClosed()
  }

  // P256: there are defaults, and what is given wins.
  func testGivenMeasuresWinOverTheDefaults() throws {
    XCTAssertEqual(RefreshConfiguration.uiRefreshControl.height, 60)
    XCTAssertEqual(RefreshConfiguration.uiRefreshControl.triggerDistance, 120)
    XCTAssertEqual(try RefreshConfiguration(policy: .release).triggerDistance, 60)
    let rig = try RefreshRig.peer(.release, trigger: 90, extent: 40)
    XCTAssertEqual([rig.control.triggerDistance, rig.control.height], [90, 40])
    rig.control.configuration = try RefreshConfiguration(
      height: 50, triggerDistance: 100, policy: .release)
    XCTAssertEqual([rig.control.triggerDistance, rig.control.height], [100, 50])
  }

  // P263: taken off, it hears no pull; put on with other measures, those count.
  func testControlTakenOffHearsNoPull() throws {
    let rig = try RefreshRig.peer(.release, trigger: 90, extent: 40, viewport: 1000)
    rig.view.refreshControl = nil
    rig.pull(to: 150)
    rig.release()
    rig.settle()
    XCTAssertEqual(rig.begins, 0)
    XCTAssertEqual(rig.steps, [])
    rig.control.configuration = try RefreshConfiguration(
      height: 80, triggerDistance: 200, policy: .release)
    rig.view.addRefreshControl(rig.control)
    XCTAssertEqual([rig.control.triggerDistance, rig.control.height], [200, 80])
    rig.pull(to: 200)
    rig.release()
    XCTAssertEqual(rig.begins, 1)
  }

  // P038: each begin is over when its work and the motion are, and the control can be used again.
  // (The work is over a moment later: one that ends inside the begin never opens the control.)
  func testBeginInCodeIsOverWithItsWorkTimeAfterTime() throws {
    let rig = try RefreshRig.peer(.release, trigger: 60, content: 1200)
    rig.recorder.hooks["action"] = { $0.endRefreshing(after: .milliseconds(1)) }
    for count in 1...2 {
      rig.view.pullAndRefresh()
      rig.skip(0)
      XCTAssertEqual(rig.phase, .refreshing)
      rig.skip(3)
      rig.assertClosed()
      XCTAssertEqual(rig.recorder.count("action"), count)
      XCTAssertEqual(rig.recorder.count("end success"), count)
    }
  }

  // P153: a begin that is sent is told while refreshing, and may be ended by whom it is told.
  func testBeginThatIsSentIsToldWhileRefreshing() throws {
    let rig = try RefreshRig.peer(.release, trigger: 60)
    var seen: [Bool] = []
    rig.recorder.hooks["action"] = { view in
      seen.append(view.refreshControl?.isRefreshing ?? false)
      view.endRefreshing()
    }
    rig.view.startRefreshing()
    rig.settle()
    XCTAssertEqual(seen, [true])
    rig.assertClosed()
  }

  // P288: begun before it has a size, and from 200 down the list; for a full list and one row.
  func testBeginInCodeShowsTheControlFromAnywhere() throws {
    for content in [2000.0, 100] {
      let rig = try RefreshRig.peer(.release, trigger: 80, viewport: 0, content: 0)
      rig.view.startRefreshing()
      rig.view.viewportSize.height = 600
      rig.view.contentSize.height = content
      rig.settle()
      XCTAssertEqual(rig.phase, .refreshing, "content \(content)")
      rig.control.endRefreshing()
      rig.settle()
      rig.assertClosed(at: 0)
      rig.jump(min(200, max(0, content - 600)))
      rig.view.pullAndRefresh()
      rig.settle()
      rig.assertRefreshing(at: -60)
      rig.control.endRefreshing()
      rig.settle()
      rig.assertClosed(at: 0)
      XCTAssertEqual(rig.begins, 2, "content \(content)")
    }
  }

  // P289: a begin without callback changes the state and calls nothing.
  func testBeginWithoutCallbackCallsNothing() throws {
    let rig = try RefreshRig.peer(.release, trigger: 80)
    rig.control.beginRefreshing()
    rig.settle()
    XCTAssertEqual(rig.phase, .refreshing)
    XCTAssertEqual(rig.recorder.count("action") + rig.begins, 0)
  }

  // P310: a begin does not scroll; the offset that code sets stays, also when the action is sent.
  func testBeginLeavesTheOffsetToTheCode() throws {
    let rig = try RefreshRig.peer(.threshold, trigger: 120)
    rig.control.beginRefreshing()
    XCTAssertEqual(rig.y, 0)
    rig.jump(-60)
    rig.assertRefreshing(at: -60)
    rig.control.sendActions()
    rig.settle()
    rig.assertRefreshing(at: -60)
    XCTAssertEqual(rig.recorder.count("action"), 1)
  }
}
