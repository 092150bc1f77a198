import RefreshKit
import XCTest

/// Deadlines, durations, lifetimes: E1–E7.
extension HostSuite {
  // E2: a deadline ends the cycle for which it was set, and no later one.
  func deadlineNeverEndsALaterRefresh() throws {
    let rig = try rig()
    rig.host.startRefreshing()
    rig.host.endRefreshing(after: .seconds(1))
    rig.control.cancelRefreshing()
    XCTAssertNil(rig.host.nextDeadline)
    rig.host.startRefreshing()
    rig.advance(2)
    rig.assertRefreshing(at: 0)
    XCTAssertEqual(rig.log.told, ["action", "begin", "end cancelled", "action", "begin"])
  }

  // E3: the earliest of several deadlines ends it, once.
  func earliestDeadlineWins() throws {
    let rig = try rig()
    rig.host.startRefreshing()
    rig.host.endRefreshing(after: .seconds(3))
    rig.host.endRefreshing(after: .seconds(1), outcome: .failure)
    rig.host.endRefreshing(after: .seconds(2))
    XCTAssertEqual(rig.host.nextDeadline, .zero + .seconds(1))
    rig.advance(5)
    XCTAssertEqual(rig.log.told, ["action", "begin", "end failure"])
    XCTAssertNil(rig.control.lastUpdated)
  }

  // E1: due when now ≥ deadline; one that has passed ends at once.
  func deadlineIsDueAtItsInstantAndAPastOneAtOnce() throws {
    let rig = try rig()
    rig.host.startRefreshing()
    rig.host.endRefreshing(deadline: .zero + .seconds(1))
    rig.host.advance(to: .zero + .milliseconds(999))
    XCTAssertTrue(rig.control.isRefreshing)
    rig.host.advance(to: .zero + .seconds(1))
    XCTAssertFalse(rig.control.isRefreshing)
    rig.host.startRefreshing()
    XCTAssertEqual(rig.host.endRefreshing(deadline: .zero + .seconds(0.5)), .ended)
  }

  // E4: an end before the minimum waits for it; a cancel does not.
  func minimumDelaysAnEndAndNoCancel() throws {
    let rig = try rig(minimum: .seconds(2))
    rig.host.startRefreshing()
    XCTAssertEqual(
      rig.host.endRefreshing(outcome: .failure), .scheduled(.zero + .seconds(2)))
    rig.advance(1)
    XCTAssertTrue(rig.control.isRefreshing)
    rig.advance(1)
    XCTAssertEqual(rig.log.told.last, "end failure")
    rig.host.startRefreshing()
    XCTAssertEqual(rig.control.cancelRefreshing(), .ended)
  }

  // E4: at the maximum it ends as timed out; a deadline at the same instant comes first.
  func maximumEndsAsTimedOut() throws {
    let rig = try rig(maximum: .seconds(2))
    rig.host.startRefreshing()
    rig.advance(2)
    XCTAssertEqual(rig.log.told.last, "end timedOut")
    rig.host.startRefreshing()
    rig.host.endRefreshing(after: .seconds(2))
    rig.advance(9)
    XCTAssertEqual(rig.log.told.last, "end success")
    XCTAssertEqual(rig.control.lastUpdated, .zero + .seconds(4))
  }

  // E2: a detach removes the deadline with its cycle.
  func detachRemovesTheDeadline() throws {
    let rig = try rig()
    let control = rig.control
    rig.host.startRefreshing()
    rig.host.endRefreshing(after: .seconds(1))
    rig.host.refreshControl = nil
    XCTAssertNil(rig.host.nextDeadline)
    XCTAssertNil(rig.host.nextEvent)
    rig.host.addRefreshControl(control)
    rig.host.startRefreshing()
    rig.advance(2)
    XCTAssertTrue(control.isRefreshing)
  }

  // E6: however late the call, all happens at its own instant, and inside a callback that is now.
  func lateFrameFindsEveryInstantAsItWasDue() throws {
    let rig = try rig()
    rig.pullAndClear()
    let start = rig.seconds
    var seen: [Double] = []
    rig.log.hooks["refreshing>ending deadline"] = { [unowned rig] in seen.append(rig.seconds) }
    rig.log.hooks["end success"] = { [unowned rig] in
      seen.append(rig.seconds)
      if seen.count > 2 { return }
      rig.host.startRefreshing()
      rig.host.endRefreshing(after: .seconds(3))
    }
    rig.host.endRefreshing(after: .seconds(1))
    rig.advance(60)
    XCTAssertEqual(rig.seconds, start + 60, accuracy: 1e-9)
    XCTAssertEqual(seen.count, 4)
    XCTAssertEqual(seen[0], start + 1, accuracy: 1e-9)
    XCTAssertLessThan(seen[1], start + 2.5)
    XCTAssertEqual(seen[2], seen[1] + 3, accuracy: 1e-9)
    XCTAssertEqual(
      rig.log.transitions.map { $0.instant.sinceStart.inSeconds },
      [seen[0], seen[1], seen[1], seen[2], seen[3]])
    rig.assertClosed()
  }

  // E6: a host that draws no frames needs one timer, at `nextEvent`.
  func nextEventLeadsThroughAWholeRefresh() throws {
    let rig = try rig()
    rig.pull()
    rig.host.endRefreshing(after: .seconds(5))
    var count = 0
    while let event = rig.host.nextEvent, count < 100 {
      rig.host.advance(to: event)
      count += 1
    }
    XCTAssertLessThan(count, 20)
    XCTAssertEqual(rig.log.told, ["action", "begin", "end success"])
    rig.assertClosed()
  }

  // E6: frames do not change what happens, nor when.
  func framesDoNotChangeWhatHappens() throws {
    var transitions: [[RefreshTransition]] = []
    for frames in [1, 7, 240] {
      let rig = try rig()
      rig.pull()
      rig.host.endRefreshing(after: .seconds(1))
      for frame in 1...frames {
        rig.host.advance(to: .zero + .seconds(4) * frame / frames)
      }
      transitions.append(rig.log.transitions)
    }
    XCTAssertEqual(transitions[0], transitions[1])
    XCTAssertEqual(transitions[0], transitions[2])
  }

  // E6: time that goes back is ignored and reported.
  func timeThatGoesBackIsReported() throws {
    let rig = try rig()
    rig.advance(2)
    rig.host.advance(to: .zero + .seconds(1))
    XCTAssertEqual(rig.seconds, 2)
    XCTAssertEqual(
      rig.complaints.list, [.timeWentBack(from: .zero + .seconds(2), to: .zero + .seconds(1))])
  }

  // E6: a host with a source of time catches up with it at each call.
  func timeSourceIsFollowedAtEachCall() throws {
    let rig = try rig()
    var time = 0.0
    rig.host.timeSource = { .zero + .seconds(time) }
    rig.host.startRefreshing()
    rig.host.endRefreshing(after: .seconds(1))
    time = 3
    XCTAssertEqual(rig.host.endRefreshing(), .notRefreshing)
    XCTAssertEqual(rig.log.transitions.map { $0.instant.sinceStart.inSeconds }, [0, 1, 1])
    XCTAssertEqual(rig.seconds, 3)
  }

  // E7: nothing keeps a dropped host, control or delegate, not even a deadline.
  func droppedHostControlAndDelegateAreFreed() throws {
    let uses: [(any HostRig) -> Void] = [
      { _ in }, { $0.drag(to: 3) }, { $0.pull() }, { $0.host.pullAndRefresh() },
    ]
    for use in uses {
      var rig: (any HostRig)? = try self.rig()
      if let rig { use(rig) }
      rig?.host.endRefreshing(after: .seconds(1))
      weak let host = rig?.host
      weak let control = rig?.control
      weak let delegate = rig?.log
      XCTAssertNotNil(delegate)
      rig = nil
      XCTAssertNil(host)
      XCTAssertNil(control)
      XCTAssertNil(delegate)
    }
  }

  // E7: a control outlives its host as one on no host.
  func controlOutlivesItsHostAsIdle() throws {
    var rig: (any HostRig)? = try self.rig()
    let control = try XCTUnwrap(rig?.control)
    rig?.host.startRefreshing()
    rig?.host.endRefreshing(after: .seconds(1))
    rig = nil
    XCTAssertNil(control.host)
    XCTAssertEqual(control.state, .idle)
    XCTAssertNil(control.nextDeadline)
    XCTAssertEqual(control.beginRefreshing(), .noControl)
  }
}
