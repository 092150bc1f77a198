import RefreshKit
import XCTest

/// Who hears what: D1, D4, D6, D7, D8.
final class RefreshDelegateTests: XCTestCase {
  private func reports(_ rig: RefreshRig) -> [RefreshDiagnostic] { rig.complaints.list }

  private func silentControl(on rig: RefreshRig) -> RefreshControl {
    let control = RefreshControl()
    rig.view.addRefreshControl(control, replaceIfExists: true)
    return control
  }

  // D1, D8 (origin A): delegate, control and target in every order give the same.
  func testEveryOrderOfSettingUpGivesTheSame() throws {
    let steps: [(ScrollView, RefreshControl, RefreshRecorder) -> Void] = [
      { view, _, recorder in view.delegate = recorder },
      { view, control, _ in view.addRefreshControl(control) },
      { _, control, recorder in recorder.addAction(to: control) },
    ]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let view = ScrollView(
        viewportSize: ScrollSize(width: 320, height: 480),
        contentSize: ScrollSize(width: 320, height: 2000))
      let (control, recorder) = (RefreshControl(), RefreshRecorder())
      for index in order {
        steps[index](view, control, recorder)
      }
      view.drag(to: ScrollPoint(x: 0, y: -130))
      view.touchEnded(velocity: .zero)
      XCTAssertEqual(
        recorder.log, ["B", "S", "inset 60", "action", "begin", "EB", "ED(true)", "WD"])
    }
  }

  // D1: an empty conformance to the base protocol compiles, and is reported as deaf.
  func testPlainDelegateIsReportedAsWithoutTheRefinement() throws {
    let rig = try RefreshRig()
    let control = silentControl(on: rig)
    let plain = PlainDelegate()
    rig.view.delegate = plain
    rig.view.startRefreshing()
    XCTAssertEqual(reports(rig), [.unhandledRefresh(.delegateWithoutRefinement)])
    XCTAssertTrue(control.isRefreshing)
    XCTAssertEqual(control.endRefreshing(), .ended)
  }

  // D7: never set, and released, are told apart; it refreshes all the same and can be ended.
  func testMissingDelegateIsReportedByItsKind() throws {
    let never = try RefreshRig()
    let control = silentControl(on: never)
    never.view.delegate = nil
    never.drag(-64 - 130)
    XCTAssertEqual(reports(never), [.unhandledRefresh(.noDelegate)])
    XCTAssertTrue(control.isRefreshing)
    never.release()
    control.endRefreshing()
    never.settle()
    never.assertOffset(-64)

    let released = try RefreshRig()
    _ = silentControl(on: released)
    var short: RefreshRecorder? = RefreshRecorder()
    released.view.delegate = short
    short = nil
    XCTAssertNil(short)
    released.view.pullAndRefresh()
    XCTAssertEqual(reports(released), [.unhandledRefresh(.delegateReleased)])
    XCTAssertEqual(
      Set(
        [
          RefreshDiagnostic.UnhandledReason.noDelegate, .delegateWithoutRefinement,
          .delegateReleased,
        ]
        .map { RefreshDiagnostic.unhandledRefresh($0).description }
      ).count, 3)
  }

  // D7: somebody who listens is enough: a delegate or a target; a begin not sent is not reported.
  func testListenerOrUnsentBeginIsNotReported() throws {
    let target = try RefreshRig()
    let plain = PlainDelegate()
    target.view.delegate = plain
    target.view.startRefreshing()
    XCTAssertEqual(reports(target), [])
    let delegate = try RefreshRig()
    _ = silentControl(on: delegate)
    delegate.view.startRefreshing()
    XCTAssertEqual(reports(delegate), [])
    let unsent = try RefreshRig()
    let control = silentControl(on: unsent)
    unsent.view.delegate = nil
    control.beginRefreshing()
    XCTAssertEqual(reports(unsent), [])
  }

  // D7: an action that removes itself, or lets its target go, was a listener.
  func testActionThatGoesAwayWhenCalledIsAListener() throws {
    let rig = try RefreshRig()
    let control = silentControl(on: rig)
    rig.view.delegate = nil
    var token: RefreshActionToken?
    token = control.addAction { control in
      if let token { control.removeAction(token) }
    }
    rig.view.startRefreshing()
    XCTAssertEqual(reports(rig), [])
    control.endRefreshing()
    var target: RefreshTarget? = RefreshTarget()
    target?.onCall = { _ in target = nil }
    control.addTarget(target, action: RefreshTarget.refresh as (RefreshTarget) -> () -> Void)
    rig.view.startRefreshing()
    XCTAssertNil(target)
    XCTAssertEqual(reports(rig), [])
    control.endRefreshing()
    rig.view.startRefreshing()
    XCTAssertEqual(reports(rig).count, 1)
  }

  // D7: a target that is dead is no listener.
  func testDeadTargetIsNoListener() throws {
    let rig = try RefreshRig()
    let control = silentControl(on: rig)
    rig.view.delegate = nil
    control.addTarget(RefreshTarget(), action: RefreshTarget.reload)
    rig.view.startRefreshing()
    XCTAssertEqual(reports(rig), [.unhandledRefresh(.targetReleased)])
  }

  // D4: beginRefreshing is state only; its end is not told either, the stream has both.
  func testBeginRefreshingIsToldToObserversOnly() throws {
    let rig = try RefreshRig()
    rig.control.beginRefreshing()
    rig.assertOffset(-64)
    XCTAssertFalse(rig.view.isMoving)
    rig.control.endRefreshing()
    XCTAssertEqual(
      rig.log,
      [
        "idle>refreshing command", "inset 124", "refreshing>ending command", "inset 64",
        "ending>idle collapsed",
      ])
  }

  // D4: startRefreshing begins and sends, once, and does not scroll.
  func testStartRefreshingBeginsAndSendsOnce() throws {
    let rig = try RefreshRig()
    XCTAssertTrue(rig.view.canStartRefreshing)
    XCTAssertEqual(rig.view.startRefreshing(), .began(RefreshCycle(number: 1)))
    XCTAssertFalse(rig.view.canStartRefreshing)
    XCTAssertEqual(rig.view.startRefreshing(), .alreadyRefreshing)
    XCTAssertEqual(rig.view.pullAndRefresh(), .alreadyRefreshing)
    rig.run(1)
    rig.assertOffset(-64)
    XCTAssertEqual(rig.log, ["idle>refreshing command", "inset 124", "action", "begin"])
  }

  // D4: pullAndRefresh sends at once and once, scrolls from wherever the list is, and sends EA.
  func testPullAndRefreshSendsAtOnceAndScrollsToHold() throws {
    for start in [-64.0, 700, -100] {
      let rig = try RefreshRig()
      rig.view.contentOffset = ScrollPoint(x: 0, y: start)
      rig.recorder.clear()
      XCTAssertEqual(rig.view.pullAndRefresh(), .began(RefreshCycle(number: 1)))
      XCTAssertEqual(rig.recorder.count("begin"), 1)
      XCTAssertEqual(rig.view.pullAndRefresh(), .alreadyRefreshing)
      rig.skip(0.15)
      rig.assertOffset((start - 124) / 2)
      rig.skip(0.15)
      rig.assertRefreshing()
      XCTAssertEqual(rig.recorder.count("EA"), 1)
      XCTAssertEqual(rig.recorder.count("begin"), 1)
      XCTAssertEqual(rig.recorder.count("action"), 1)
    }
  }

  // D4: if the refresh ended inside didBeginRefresh (or an action), nothing moves.
  func testPullAndRefreshThatEndsInsideItsBeginMovesNothing() throws {
    for place in ["begin", "action"] {
      let rig = try RefreshRig()
      rig.jump(300)
      rig.recorder.clear()
      rig.recorder.hooks[place] = { $0.endRefreshing() }
      XCTAssertEqual(rig.view.pullAndRefresh(), .began(RefreshCycle(number: 1)))
      rig.run(1)
      XCTAssertEqual(rig.recorder.offsets, [])
      rig.assertClosed(at: 300)
      XCTAssertEqual(rig.recorder.count("begin"), 1)
      XCTAssertEqual(rig.recorder.count("end success"), 1)
    }
  }

  // D4: to hold at once or animated, x kept, nothing if there; restarts the indicator first.
  func testShowRunningControlScrollsToHoldAndKeepsX() throws {
    let rig = try RefreshRig.refreshing()
    rig.view.contentSize.width = 1000
    rig.view.setContentOffset(ScrollPoint(x: 50, y: 200), animated: false)
    rig.recorder.clear()
    rig.view.scrollToTopAndShowRunningRefreshControl(animated: false)
    XCTAssertEqual(rig.view.contentOffset, ScrollPoint(x: 50, y: -124))
    XCTAssertEqual(rig.log, ["restart", "S"])
    rig.view.scrollToTopAndShowRunningRefreshControl(animated: true)
    XCTAssertFalse(rig.view.isMoving)
    XCTAssertEqual(rig.log, ["restart", "S", "restart"])
    rig.control.endRefreshing()
    rig.settle()
    rig.recorder.clear()
    XCTAssertEqual(rig.view.scrollToTopAndShowRunningRefreshControl(), .notRefreshing)
    XCTAssertEqual(rig.log, [])
  }

  // D4, D6: the end is told to the object that was told the begin, if it is the delegate then.
  func testEndIsToldToTheObjectThatWasToldTheBegin() throws {
    let rig = try RefreshRig()
    rig.view.startRefreshing()
    let other = RefreshRecorder()
    rig.view.delegate = other
    rig.control.endRefreshing()
    XCTAssertEqual(other.count(prefix: "end"), 0)
    XCTAssertEqual(rig.recorder.count("end success"), 0)
    rig.view.startRefreshing()
    XCTAssertEqual(other.count("begin"), 1)
    rig.view.delegate = nil
    rig.view.delegate = other
    rig.control.endRefreshing()
    XCTAssertEqual(other.count("end success"), 1)
  }

  // D4: a cycle that was not sent does not hide the end of one that was.
  func testEndOfSentCycleIsToldAlthoughAnUnsentOneBeginsInItsCollapse() throws {
    let rig = try RefreshRig.refreshing()
    rig.control.endRefreshing()
    rig.skip(0.05)
    rig.control.beginRefreshing()
    rig.control.endRefreshing()
    rig.settle()
    XCTAssertEqual(rig.recorder.count("end success"), 1)
  }

  // D1 (origin A): one delegate for several views tells them apart by the argument.
  func testOneDelegateForTwoViews() throws {
    let first = try RefreshRig()
    let second = try RefreshRig(view: TableView())
    second.view.delegate = first.recorder
    var begun: [ObjectIdentifier] = []
    first.recorder.hooks["begin"] = { begun.append(ObjectIdentifier($0)) }
    second.pull()
    first.pull()
    XCTAssertEqual(begun, [ObjectIdentifier(second.view), ObjectIdentifier(first.view)])
    second.control.endRefreshing()
    XCTAssertTrue(first.control.isRefreshing)
  }

  // D2: the convenience calls answer noControl without a control.
  func testCallsWithoutControlAnswerNoControl() {
    let view = ScrollView(viewportSize: ScrollSize(width: 320, height: 480))
    XCTAssertFalse(view.canStartRefreshing)
    XCTAssertEqual(view.startRefreshing(), .noControl)
    XCTAssertEqual(view.pullAndRefresh(), .noControl)
    XCTAssertEqual(view.endRefreshing(), .noControl)
    XCTAssertEqual(view.endRefreshing(after: .seconds(1)), .noControl)
    XCTAssertEqual(view.scrollToTopAndShowRunningRefreshControl(), .noControl)
    XCTAssertEqual(RefreshControl().beginRefreshing(), .noControl)
  }
}
