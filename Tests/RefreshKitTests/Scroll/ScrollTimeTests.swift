import RefreshKit
import XCTest

/// E6: one time that only moves forward, and what is due in its order.
final class ScrollTimeTests: XCTestCase {
  private func seconds(_ instant: Instant?) -> Double { instant?.sinceStart.inSeconds ?? .nan }

  func testNowInsideACallbackIsTheInstantOfTheEvent() {
    // E6: not of the frame, which comes an hour later.
    let stage = ScrollStage(offset: 600)
    stage.set(900, animated: true)
    var seen: [Double] = []
    stage.log.hooks[.didEndScrollingAnimation] = { seen.append(self.seconds($0.now)) }
    stage.advance(3600)
    XCTAssertEqual(seen, [0.3])
    XCTAssertEqual(seconds(stage.view.now), 3600)
  }

  func testEndAfterCountsFromTheEventInsideACallback() {
    // E6: the motion ends at 0.3 s; the refresh ends half a second after that.
    let stage = ScrollStage(offset: 600)
    let control = stage.view.addRefreshControl()
    stage.view.startRefreshing()
    stage.set(900, animated: true)
    stage.log.hooks[.didEndScrollingAnimation] = { $0.endRefreshing(after: .seconds(0.5)) }
    stage.advance(10)
    XCTAssertEqual(seconds(stage.log.last(.didEndRefresh)?.now), 0.8, accuracy: 1e-9)
    XCTAssertEqual(control.state.phase, .idle)
  }

  func testWhatIsDueFiresInTheOrderOfTimeAtItsOwnInstant() {
    // E6: the end at 0.2 s lets the spring start there; it is done before the frame at 5 s.
    let stage = ScrollStage(offset: 0)
    stage.view.addRefreshControl()
    stage.view.startRefreshing()
    stage.set(-60)
    stage.view.endRefreshing(after: .seconds(0.2))
    stage.log.entries = []
    XCTAssertEqual(seconds(stage.view.nextEvent), 0.2, accuracy: 1e-12)
    stage.advance(5)
    let end = 0.2 + ScrollLaw.springTime(-60, 0)
    XCTAssertEqual(stage.log.entries.map(\.token), ["I", "S", "end"])
    XCTAssertEqual(seconds(stage.log.entries.first?.now), 0.2, accuracy: 1e-12)
    XCTAssertEqual(seconds(stage.log.last(.didScroll)?.now), end, accuracy: 1e-9)
    XCTAssertEqual(seconds(stage.log.last(.didEndRefresh)?.now), end, accuracy: 1e-9)
  }

  func testSpringOfAnEndStartsAtItsDeadlineWhateverTheFrames() {
    for frames in [1, 3, 50] {
      let stage = ScrollStage(offset: 0)
      stage.view.addRefreshControl()
      stage.view.startRefreshing()
      stage.set(-60)
      stage.view.endRefreshing(after: .seconds(0.1))
      for _ in 0..<frames { stage.advance(0.25 / Double(frames)) }
      stage.expect(y: ScrollLaw.spring(-60, 0, at: 0.15), "\(frames) frames")
    }
  }

  func testEndOfAMotionComesBeforeADeadlineAtTheSameInstant() {
    let stage = ScrollStage(offset: 600)
    let control = stage.view.addRefreshControl()
    stage.view.startRefreshing()
    stage.set(900, animated: true)
    guard let end = stage.view.nextEvent else { return XCTFail("nothing to come") }
    stage.view.endRefreshing(deadline: end)
    stage.log.entries = []
    var phases: [RefreshPhase] = []
    stage.log.hooks[.didEndScrollingAnimation] = { _ in phases.append(control.state.phase) }
    stage.advance(1)
    stage.expect("S EA I end")
    XCTAssertEqual(phases, [.refreshing])
  }

  func testDeadlineComesBeforeACommandAtTheSameInstant() {
    // E6: the command is given in the callback of the motion's end, when the deadline is due too.
    let stage = ScrollStage(offset: 600)
    let control = stage.view.addRefreshControl()
    stage.view.startRefreshing()
    stage.set(900, animated: true)
    guard let end = stage.view.nextEvent else { return XCTFail("nothing to come") }
    stage.view.endRefreshing(deadline: end, outcome: .failure)
    var answer: RefreshAnswer?
    stage.log.hooks[.didEndScrollingAnimation] = { answer = $0.endRefreshing() }
    var outcomes: [RefreshOutcome?] = []
    control.addObserver { event in
      if case .transition(let transition) = event, transition.to == .ending {
        outcomes.append(transition.outcome)
      }
    }
    stage.advance(1)
    XCTAssertEqual(outcomes, [.failure])
    XCTAssertEqual(answer, .notRefreshing)
  }

  func testNextEventCountsEdgesAndEnds() {
    // E6: a deceleration that meets an edge ends there in this sense; nil when nothing is to come.
    let stage = ScrollStage(offset: 300)
    XCTAssertNil(stage.view.nextEvent)
    stage.flick(-40, -4000)
    let arrival = ScrollLaw.glideTime(340, -4000, to: 0)
    XCTAssertEqual(seconds(stage.view.nextEvent), arrival, accuracy: 1e-9)
    // A host that draws no frames needs one timer.
    var timers = 0
    while let next = stage.view.nextEvent {
      stage.view.advance(to: next)
      timers += 1
      guard timers < 10 else { break }
    }
    XCTAssertEqual(timers, 2)
    XCTAssertEqual(stage.y, 0)
    stage.expectOrder("B S EB ED+ WD S DD")
  }

  func testTimeGoingBackIsIgnoredAndReported() {
    let stage = ScrollStage(offset: 600)
    stage.set(900, animated: true)
    stage.advance(0.1)
    stage.log.entries = []
    let now = stage.view.now
    stage.view.advance(to: .zero)
    stage.view.advance(to: .zero - .seconds(5.0))
    XCTAssertEqual(stage.view.now, now)
    stage.expect("")
    stage.expect(diagnostics: [
      .timeWentBack(from: now, to: .zero), .timeWentBack(from: now, to: .zero - .seconds(5.0)),
    ])
    stage.view.advance(to: now)
    stage.expect(diagnostics: [])
  }

  func testTimeSourceIsCaughtUpWithAtEachCall() {
    // E6: at the start of each public call; what was due comes first.
    let stage = ScrollStage(offset: 600)
    var time = Instant.zero
    stage.view.timeSource = { time }
    stage.set(900, animated: true)
    time = .zero + .seconds(1.0)
    stage.set(100)
    stage.expect("S EA S")
    XCTAssertEqual(stage.view.now, time)
    time = .zero
    stage.set(50)
    XCTAssertEqual(stage.view.now, .zero + .seconds(1.0))
    stage.flick(-20, 1000)
    time = .zero + .seconds(1.2)
    stage.down()
    stage.expect(y: ScrollLaw.glide(70, 1000, at: 0.2))
  }

  /// A host that reads the time and then advances is behind the view's own source: no fault.
  func testInstantReadBeforeTheCallIsNoFaultWithATimeSource() {
    let stage = ScrollStage()
    var time = Instant.zero
    stage.view.timeSource = {
      time = time + .milliseconds(1)
      return time
    }
    for _ in 0..<5 { stage.view.advance(to: time) }
    XCTAssertEqual(stage.diagnostics, [])
    XCTAssertEqual(stage.view.now, .zero + .milliseconds(5))
    stage.view.timeSource = nil
    stage.view.advance(to: .zero)
    XCTAssertEqual(stage.diagnostics.count, 1)
  }
}
