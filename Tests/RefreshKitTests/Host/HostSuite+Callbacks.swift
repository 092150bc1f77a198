import RefreshKit
import XCTest

/// Who hears what, and what may be called meanwhile: D5, D6, D7, D8, D9.
extension HostSuite {
  // D5: an end in `didBeginRefresh` gives begin before end, one each, pull after pull.
  func endInsideBeginGivesBeginBeforeEnd() throws {
    for policy in RefreshConfiguration.Policy.allCases {
      let rig = try rig(policy)
      rig.log.hooks["begin"] = { [unowned rig] in
        XCTAssertTrue(rig.control.isRefreshing)
        XCTAssertEqual(rig.host.endRefreshing(), .ended)
        XCTAssertFalse(rig.control.isRefreshing)
      }
      for _ in 0..<3 {
        rig.log.clear()
        rig.pull()
        rig.settle()
        XCTAssertEqual(rig.log.told, ["action", "begin", "end success"])
        rig.assertClosed()
      }
      XCTAssertFalse(rig.log.wasNested)
    }
  }

  // D5: commands act at once, and what they cause is told in order, never nested.
  func commandsInsideATransitionAreToldInOrder() throws {
    let rig = try rig()
    rig.log.hooks["idle>refreshing command"] = { [unowned rig] in
      guard rig.control.state.cycle?.number == 1 else { return }
      rig.host.endRefreshing(outcome: .failure)
      XCTAssertEqual(rig.control.beginRefreshing(), .began(RefreshCycle(number: 2)))
    }
    rig.host.startRefreshing()
    XCTAssertFalse(rig.log.wasNested)
    XCTAssertEqual(
      rig.log.story,
      [
        "idle>refreshing command", "action", "begin", "refreshing>ending command",
        "ending>idle collapsed", "end failure", "idle>refreshing command",
      ])
  }

  // D5: time from inside a callback waits as a whole.
  func timeInsideACallbackWaits() throws {
    let rig = try rig()
    rig.log.hooks["begin"] = { [unowned rig] in
      rig.host.endRefreshing(after: .seconds(1))
      rig.host.advance(to: .zero + .seconds(5))
      XCTAssertEqual(rig.seconds, 0)
      XCTAssertTrue(rig.control.isRefreshing)
    }
    rig.host.startRefreshing()
    XCTAssertEqual(rig.seconds, 5)
    XCTAssertEqual(rig.log.told, ["action", "begin", "end success"])
    XCTAssertFalse(rig.log.wasNested)
  }

  // D6: everything may be changed from inside any callback; nothing of the old control is left.
  func controlTakenAwayInsideEachCallbackLeavesNoTrace() throws {
    let names = [
      "idle>pulling drag", "armed", "pulling>refreshing trigger", "action", "begin", "S",
      "refreshing>ending command", "ending>idle collapsed", "end success", "question",
    ]
    for name in names {
      let rig = try rig()
      let control = rig.control
      rig.log.hooks[name] = { [unowned rig] in rig.host.refreshControl = nil }
      rig.pull()
      rig.host.endRefreshing()
      rig.settle()
      XCTAssertNil(rig.host.refreshControl, name)
      XCTAssertEqual(control.state, .idle, name)
      XCTAssertEqual(rig.host.refreshInset, 0, name)
      rig.assertPlace(0)
      XCTAssertEqual(
        rig.log.count("begin"), rig.log.entries.filter { $0.hasPrefix("end ") }.count, name)
      XCTAssertFalse(rig.log.wasNested, name)
    }
  }

  // D4, D6: a command on a control that has just been taken away does not lose its end.
  func endOfAControlTakenAwayIsToldAfterACommandOnIt() throws {
    let rig = try rig()
    let control = rig.control
    rig.log.hooks["action"] = { [unowned rig] in rig.host.refreshControl = nil }
    rig.log.hooks["begin"] = { XCTAssertEqual(control.endRefreshing(), .notRefreshing) }
    rig.host.startRefreshing()
    XCTAssertEqual(rig.log.told, ["action", "begin", "end cancelled"])
  }

  // D5, H1: a control moved inside a callback tells of its new host when the old one has told all.
  func controlMovedInsideACallbackIsToldInOrder() throws {
    let rig = try rig()
    let control = rig.control
    let other = makeRig()
    other.listen(other.log)
    rig.log.hooks["action"] = { [unowned rig] in
      other.host.addRefreshControl(control)
      XCTAssertEqual(control.beginRefreshing(), .began(RefreshCycle(number: 2)))
      XCTAssertEqual(rig.log.story, ["idle>refreshing command", "action"])
    }
    rig.host.startRefreshing()
    XCTAssertFalse(rig.log.wasNested)
    XCTAssertEqual(
      rig.log.story,
      [
        "idle>refreshing command", "action", "begin", "refreshing>idle detached", "end cancelled",
        "idle>refreshing command",
      ])
    other.host.endRefreshing()
    XCTAssertEqual(rig.log.story.last, "ending>idle collapsed")
  }

  // D6: each thing is told to the delegate that is set at that moment.
  func delegateChangedInsideACallbackHearsTheRest() throws {
    let rig = try rig()
    let second = HostLog()
    rig.log.hooks["action"] = { [unowned rig] in rig.listen(second) }
    rig.pull()
    rig.host.endRefreshing()
    rig.settle()
    XCTAssertEqual(rig.log.told, ["action"])
    XCTAssertEqual(second.story, ["begin", "end success"])
  }

  // D7: a refresh that nobody hears is reported with its reason, and runs all the same.
  func refreshThatNobodyHearsIsReportedWithItsReason() throws {
    let deaf = DeafDelegate()
    var short: HostLog? = HostLog()
    let cases: [(RefreshDiagnostic.UnhandledReason, (any HostRig) -> Void)] = [
      (.noDelegate, { $0.listen(nil) }),
      (.delegateWithoutRefinement, { $0.listen(deaf) }),
      (
        .delegateReleased,
        { rig in
          rig.listen(short)
          short = nil
        }
      ),
      (
        .targetReleased,
        { rig in
          rig.listen(nil)
          rig.control.addTarget(RefreshTarget(), action: RefreshTarget.reload)
        }
      ),
    ]
    for (deafness, use) in cases {
      let rig = makeRig()
      rig.host.addRefreshControl(try control(of: rig))
      rig.host.diagnosticHandler = { [complaints = rig.complaints] in complaints.list.append($0) }
      use(rig)
      rig.pull()
      XCTAssertEqual(rig.complaints.list, [.unhandledRefresh(deafness)])
      XCTAssertTrue(rig.control.isRefreshing)
      XCTAssertEqual(rig.host.endRefreshing(), .ended)
    }
  }

  // D7: a delegate, or a target, or a begin that is not sent is nothing to report.
  func refreshThatSomebodyHearsIsNotReported() throws {
    let rig = try rig()
    rig.pull()
    rig.host.endRefreshing()
    rig.listen(nil)
    rig.host.startRefreshing()
    rig.host.endRefreshing()
    rig.control.beginRefreshing()
    XCTAssertEqual(rig.complaints.list, [])
  }

  // D9: the whole life of a refresh by a finger, in order.
  func wholeLifeIsToldInOrder() throws {
    let rig = try rig(.release)
    rig.pull()
    rig.settle()
    rig.host.endRefreshing()
    rig.settle()
    XCTAssertEqual(
      rig.log.story,
      [
        "idle>pulling drag", "armed", "pulling>refreshing release", "action", "begin",
        "refreshing>ending command", "ending>idle collapsed", "end success",
      ])
  }
}
