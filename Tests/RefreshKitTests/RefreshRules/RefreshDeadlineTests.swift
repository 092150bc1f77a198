import RefreshKit
import XCTest

/// Deadlines and durations: E1 to E6.
final class RefreshDeadlineTests: XCTestCase {
  private func at(_ seconds: Double) -> Instant { .zero + .seconds(seconds) }

  /// A rig with a refresh that a command began at 0, with the content at hold.
  private func begun(minimum: Duration = .zero, maximum: Duration? = nil) throws -> RefreshRig {
    let rig = try RefreshRig(minimum: minimum, maximum: maximum)
    rig.control.generateRefreshEvent()
    rig.jump(-124)
    rig.recorder.clear()
    return rig
  }

  // E1, E6: due at its own instant although the frame is late; the spring starts there.
  func testDeadlineInLateFrameTakesEffectAtItsOwnInstant() throws {
    let rig = try begun()
    var heardAt: [Double] = []
    rig.recorder.hooks["refreshing>ending deadline"] = {
      heardAt.append($0.now.sinceStart.inSeconds)
    }
    XCTAssertEqual(rig.control.endRefreshing(deadline: at(1)), .scheduled(at(1)))
    XCTAssertEqual(rig.view.nextDeadline, at(1))
    XCTAssertEqual(rig.view.nextEvent, at(1))
    rig.view.advance(to: at(1.1))
    rig.assertOffset(-64 - 60 * RestingSpring.afterTenth)
    XCTAssertEqual(heardAt, [1])
    XCTAssertEqual(rig.recorder.transitions.first?.instant, at(1))
    XCTAssertNil(rig.view.nextDeadline)
    rig.view.advance(to: at(60))
    rig.assertClosed()
    XCTAssertLessThan(try XCTUnwrap(rig.recorder.transitions.last).instant, at(2))
  }

  // E6, I1, I2: inset set in the callback of a motion that ends at the instant of a deadline: the
  // refresh has ended by then, so that the adjusted inset is 64 + 40 and not the control's 60 more.
  func testInsetSetAtTheInstantOfADeadlineIsWithoutTheControl() throws {
    let rig = try begun()
    rig.control.endRefreshing(deadline: at(0.3))
    rig.view.setContentOffset(ScrollPoint(x: 0, y: 500), animated: true)
    rig.recorder.hooks["EA"] = { view in view.contentInset.top = 104 }
    rig.view.advance(to: at(1))
    XCTAssertEqual(rig.view.adjustedContentInset.top, 104)
    XCTAssertEqual(rig.view.refreshInset, 0)
    XCTAssertEqual(rig.phase, .idle)
    rig.view.scrollToTop()
    rig.settle()
    rig.assertOffset(-104)
  }

  // E1: due when now ≥ deadline.
  func testDeadlineIsDueExactlyAtItsInstant() throws {
    let rig = try begun()
    rig.control.endRefreshing(deadline: at(1))
    rig.view.advance(to: at(0.999))
    XCTAssertEqual(rig.phase, .refreshing)
    rig.view.advance(to: at(1))
    XCTAssertEqual(rig.phase, .ending)
  }

  // E1: one that lies in the past, or is now, ends at once.
  func testPastDeadlineEndsAtOnce() throws {
    for deadline in [0.0, 0.5, 1] {
      let rig = try begun()
      rig.view.advance(to: at(1))
      XCTAssertEqual(rig.view.endRefreshing(deadline: at(deadline)), .ended)
      XCTAssertEqual(rig.phase, .ending)
      XCTAssertEqual(rig.recorder.transitions.first?.instant, at(1))
    }
    let after = try begun()
    XCTAssertEqual(after.view.endRefreshing(after: .zero), .ended)
    let negative = try begun()
    XCTAssertEqual(negative.view.endRefreshing(after: .seconds(-1)), .ended)
  }

  // E2: it never ends a later cycle, whoever removed it.
  func testDeadlineNeverEndsALaterCycle() throws {
    for way in 0..<3 {
      let rig = try begun()
      rig.control.endRefreshing(deadline: at(1))
      rig.view.advance(to: at(0.5))
      switch way {
      case 0: rig.control.endRefreshing()
      case 1: rig.control.cancelRefreshing()
      default:
        rig.view.refreshControl = nil
        rig.view.refreshControl = rig.control
      }
      XCTAssertNil(rig.view.nextDeadline)
      rig.control.generateRefreshEvent()
      rig.view.advance(to: at(5))
      XCTAssertTrue(rig.control.isRefreshing, "\(way)")
      XCTAssertEqual(rig.control.state.cycle, RefreshCycle(number: 2))
    }
  }

  // E3: the earliest wins, in whatever order they are set, and one end is reported.
  func testEarliestOfSeveralDeadlinesWins() throws {
    for order in [[3.0, 1, 2], [1, 2, 3], [2, 3, 1]] {
      let rig = try begun()
      for second in order {
        rig.control.endRefreshing(deadline: at(second), outcome: second == 1 ? .failure : .success)
      }
      XCTAssertEqual(rig.view.nextDeadline, at(1))
      rig.view.advance(to: at(10))
      XCTAssertEqual(rig.recorder.count(prefix: "end "), 1)
      XCTAssertEqual(rig.recorder.count("end failure"), 1)
      XCTAssertEqual(rig.recorder.transitions.map(\.reason), [.deadline, .collapsed])
    }
  }

  // E3, E6: of several at one instant the one that was set first.
  func testFirstOfTwoDeadlinesAtOneInstantWins() throws {
    let rig = try begun()
    rig.control.endRefreshing(deadline: at(1), outcome: .failure)
    XCTAssertEqual(rig.control.endRefreshing(deadline: at(1)), .scheduled(at(1)))
    rig.view.advance(to: at(2))
    XCTAssertEqual(rig.recorder.count("end failure"), 1)
    XCTAssertNil(rig.control.lastUpdated)
  }

  // E4: an earlier end waits for start + minimum, with its outcome, in its order of setting.
  func testEndBeforeTheMinimumWaitsWithItsOutcome() throws {
    let rig = try begun(minimum: .seconds(2))
    rig.view.advance(to: at(0.5))
    XCTAssertEqual(rig.control.endRefreshing(outcome: .failure), .scheduled(at(2)))
    XCTAssertEqual(rig.control.endRefreshing(deadline: at(0.1)), .scheduled(at(2)))
    XCTAssertEqual(rig.control.endRefreshing(deadline: at(3)), .scheduled(at(3)))
    XCTAssertTrue(rig.control.isRefreshing)
    XCTAssertEqual(rig.view.nextDeadline, at(2))
    rig.view.advance(to: at(5))
    XCTAssertEqual(rig.recorder.count("end failure"), 1)
    XCTAssertEqual(rig.recorder.transitions.first?.instant, at(2))
    XCTAssertEqual(rig.recorder.transitions.first?.reason, .deadline)
  }

  // E4: cancel and detach are never delayed.
  func testCancelAndDetachBeforeTheMinimumEndAtOnce() throws {
    let cancelled = try begun(minimum: .seconds(2))
    XCTAssertEqual(cancelled.control.cancelRefreshing(), .ended)
    cancelled.settle()
    XCTAssertEqual(cancelled.recorder.count("end cancelled"), 1)
    let detached = try begun(minimum: .seconds(2))
    detached.view.refreshControl = nil
    XCTAssertEqual(detached.recorder.count("end cancelled"), 1)
  }

  // E4: at start + maximum the cycle ends as timed out, after a deadline of the same instant.
  func testMaximumEndsAsTimedOutAfterDeadlinesOfTheSameInstant() throws {
    let rig = try begun(maximum: .seconds(2))
    XCTAssertEqual(rig.view.nextDeadline, at(2))
    rig.view.advance(to: at(3))
    XCTAssertEqual(rig.recorder.count("end timedOut"), 1)
    XCTAssertEqual(rig.recorder.transitions.first?.reason, .maximum)
    XCTAssertEqual(rig.recorder.transitions.first?.instant, at(2))
    XCTAssertNil(rig.control.lastUpdated)
    let tie = try begun(maximum: .seconds(2))
    tie.control.endRefreshing(deadline: at(2))
    tie.view.advance(to: at(3))
    XCTAssertEqual(tie.recorder.count("end success"), 1)
    let late = try begun(maximum: .seconds(2))
    XCTAssertEqual(late.control.endRefreshing(deadline: at(4)), .scheduled(at(4)))
    late.view.advance(to: at(3))
    XCTAssertEqual(late.recorder.count("end timedOut"), 1)
  }

  // E5: the time of the last update is that of the deadline, on success only.
  func testLastUpdatedIsTheInstantOfASuccessfulEnd() throws {
    let rig = try begun()
    rig.control.endRefreshing(deadline: at(1))
    rig.view.advance(to: at(4))
    XCTAssertEqual(rig.control.lastUpdated, at(1))
    rig.control.beginRefreshing()
    rig.control.endRefreshing(outcome: .failure)
    XCTAssertEqual(rig.control.lastUpdated, at(1))
  }

  // E6: inside a callback `now` is the instant of that event, and `after:` counts from it.
  func testEndAfterInsideCallbackCountsFromTheEvent() throws {
    let rig = try begun()
    var didRestart = false
    rig.jump(0)
    rig.recorder.hooks["end success"] = { view in
      guard !didRestart else { return }
      didRestart = true
      view.startRefreshing()
      XCTAssertEqual(view.endRefreshing(after: .seconds(1)), .scheduled(self.at(2)))
    }
    rig.control.endRefreshing(deadline: at(1))
    rig.view.advance(to: at(10))
    XCTAssertEqual(rig.recorder.count("end success"), 2)
    XCTAssertEqual(
      rig.recorder.transitions.map(\.instant), [1, 1, 1, 2, 2].map { at($0) })
  }

  // E6: at one instant the end of a motion comes before the deadline.
  func testMotionThatEndsWithTheDeadlineEndsFirst() throws {
    let rig = try begun()
    rig.animate(200)
    rig.control.endRefreshing(deadline: at(0.3))
    rig.view.advance(to: at(1))
    XCTAssertEqual(
      rig.recorder.story,
      [
        "S", "EA", "refreshing>ending deadline", "inset 64", "ending>idle collapsed",
        "end success",
      ])
  }

  // E6: what is due at the instant of a command comes before the command.
  func testDeadlineAtTheInstantOfACommandComesFirst() throws {
    let rig = try begun()
    rig.jump(0)
    rig.view.timeSource = { self.at(1) }
    rig.control.endRefreshing(deadline: at(1))
    XCTAssertEqual(rig.view.startRefreshing(), .began(RefreshCycle(number: 2)))
  }

  // E6: time goes back for nobody.
  func testTimeGoingBackIsIgnoredAndReported() throws {
    let rig = try begun()
    rig.view.advance(to: at(2))
    rig.view.advance(to: at(1))
    XCTAssertEqual(rig.view.now, at(2))
    XCTAssertEqual(rig.complaints.list, [.timeWentBack(from: at(2), to: at(1))])
  }

  // E6: nextDeadline while refreshing only; nextEvent counts ends of motions, and is enough.
  func testNextEventLeadsThroughAWholeRefreshWithoutFrames() throws {
    let rig = try RefreshRig()
    rig.pull()
    rig.control.endRefreshing(deadline: at(2))
    var wakes = 0
    while let next = rig.view.nextEvent, wakes < 20 {
      rig.view.advance(to: next)
      wakes += 1
    }
    rig.assertClosed()
    XCTAssertEqual(wakes, 3)  // the spring to hold, the deadline, the spring to rest
  }

  // E6, S9: however time is cut, the same events at the same instants.
  func testFramesDoNotChangeWhatHappens() throws {
    func run(_ frame: Double) throws -> ([String], [RefreshTransition]) {
      let rig = try RefreshRig(minimum: .seconds(0.4))
      rig.pull()
      rig.control.endRefreshing(deadline: at(0.2))
      while rig.seconds < 3 {
        rig.skip(frame)
      }
      return (rig.recorder.refreshStory, rig.recorder.transitions)
    }
    let (fine, coarse) = (try run(1.0 / 240), try run(3))
    XCTAssertEqual(fine.0, coarse.0)
    XCTAssertEqual(fine.1, coarse.1)
  }

  // E1, E4: other durations that leave the end behind end the refresh within the call.
  func testDurationsSetToWhatHasPassedEndAtOnce() throws {
    let long = try RefreshRig()
    long.control.beginRefreshing()
    long.skip(2)
    long.control.configuration = try RefreshConfiguration(maximumDuration: .seconds(1))
    long.assertClosed()
    XCTAssertEqual(long.recorder.transitions[1].outcome, .timedOut)

    let held = try RefreshRig(minimum: .seconds(10))
    held.control.beginRefreshing()
    held.skip(2)
    XCTAssertEqual(held.control.endRefreshing(outcome: .failure), .scheduled(at(10)))
    held.control.configuration = try RefreshConfiguration(minimumDuration: .seconds(2))
    held.assertClosed()
    XCTAssertEqual(held.recorder.transitions[1].outcome, .failure)
  }
}
