import PullCore
import RefreshCore
import ScrollCore
import XCTest

/// E6: time in steps.
///
/// What is due comes in the order of time, each at its own instant.
final class TimeTranscriptTests: XCTestCase {
  /// A refresh with an end at 300 ms, and a scroll that takes that long.
  private func tie() -> PullStory {
    var story = PullStory.refreshing()
    story.command {
      $0.setContentOffset(.y(300), animated: true)
      XCTAssertEqual($0.endRefreshing(deadline: .at(300)).text, "scheduled 300")
    }
    return story
  }

  private let tieLines = [
    "S refreshing 300", "EA refreshing 300", "refreshing>ending deadline idle 300",
    "inset idle 300", "ending>idle collapsed idle 300", "end 1 success idle 300",
  ]

  // MARK: Ties

  func testEndOfAMotionComesBeforeADeadlineAtOneInstant() {
    var story = tie()
    XCTAssertEqual(story.model.nextEvent, .at(300))
    XCTAssertEqual(story.pass(to: 300), tieLines)
  }

  func testTieIsTheSameInALateFrame() {  // at its own instant, not the frame's
    var story = tie()
    var instants: [Int] = []
    story.model.take(.timePassed(to: .at(9000)))
    while story.model.next() != nil { instants.append(story.model.now.milliseconds) }
    XCTAssertEqual(instants, Array(repeating: 300, count: 6))
    XCTAssertEqual(story.model.now, .at(9000))
  }

  func testTieOfATurnedScrollIsTheSame() {  // S10: it ends when it would have
    for milliseconds in 1..<300 {
      var story = PullStory.refreshing()
      story.command {
        $0.setContentOffset(.y(0), animated: true)
        $0.endRefreshing(deadline: .at(300))
      }
      story.pass(to: milliseconds)
      story.command { $0.change { $0.contentInset.top = 20 } }
      let lines = story.pass(to: 9000)
      XCTAssertEqual(
        Array(lines.prefix(3)),
        ["S refreshing -20", "EA refreshing -20", "refreshing>ending deadline idle -20"],
        "turned at \(milliseconds)")
    }
  }

  func testCommandInTheLastCallbackOfAMotionComesAfterTheDeadlineOfItsInstant() {
    var story = tie()
    story.hooks["EA"] = { XCTAssertEqual($0.endRefreshing(outcome: .failure), .notRefreshing) }
    XCTAssertEqual(story.pass(to: 300), tieLines, "the end that was set is the one that counts")
  }

  func testBeginInTheLastCallbackOfAMotionComesAfterTheDeadlineOfItsInstant() {
    var story = tie()
    story.hooks["EA"] = { XCTAssertEqual($0.beginRefreshing().text, "began 2") }
    XCTAssertEqual(
      story.pass(to: 300),
      [
        "S refreshing 300", "EA refreshing 300", "refreshing>ending deadline refreshing 300",
        "inset refreshing 300", "ending>idle collapsed refreshing 300",
        "end 1 success refreshing 300", "idle>refreshing command refreshing 300",
        "inset refreshing 300",
      ])
  }

  func testInsetChangeInTheLastCallbackOfAMotionComesAfterTheDeadlineOfItsInstant() {  // I2
    for size in [false, true] {
      var story = tie()
      story.hooks["EA"] = {
        $0.change { if size { $0.contentSize.height = 2900 } else { $0.contentInset.top = 30 } }
        XCTAssertEqual($0.refreshInset, 0)
        XCTAssertEqual($0.geometry.adjustedContentInset.top, size ? 0 : 30)
      }
      XCTAssertEqual(story.pass(to: 300), tieLines + (size ? [] : ["inset idle 300"]))
      XCTAssertEqual(story.model.refreshInset, 0, "and it stays so")
    }
  }

  func testEndsOfBothAxesAtOneInstantAreOne() {  // an animated scroll is one motion
    var story = PullStory()
    story.command {
      $0.change { $0.contentSize.width = 2000 }
      $0.setContentOffset(ScrollPoint(x: 100, y: 300), animated: true)
    }
    story.pass(to: 100)
    story.command { $0.change { $0.contentSize.height = 900 } }  // ends at 100
    XCTAssertEqual(story.pass(to: 300), ["S idle 100", "EA idle 100"])
    XCTAssertEqual(story.model.contentOffset.x, 100)
  }

  // MARK: Late frames

  func testLateFrameTellsWhatManyFramesTell() {
    func run(_ frames: [Int]) -> PullStory {
      var story = PullStory()
      story.drag(-130)
      story.lift()
      story.command { $0.endRefreshing(deadline: .at(150)) }
      story.forget()
      for frame in frames { story.pass(to: frame) }
      return story
    }
    let late = run([4000])
    let many = run(Array(stride(from: 16, through: 4000, by: 16)) + [4000])
    XCTAssertEqual(
      late.lines.filter { !$0.hasPrefix("S") }, many.lines.filter { !$0.hasPrefix("S") })
    let place = (-60 + Law.spring(-70, at: 0.15)).short
    XCTAssertEqual(
      late.lines,
      [
        "S ending \(place)", "refreshing>ending deadline ending \(place)",
        "inset ending \(place)", "S idle 0", "DD idle 0", "ending>idle collapsed idle 0",
        "end 1 success idle 0",
      ])
    XCTAssertEqual(late.model.contentOffset, many.model.contentOffset)
  }

  func testSpringOfAnEndStartsAtItsDeadline() {  // E6
    var story = PullStory.refreshing()
    story.command { $0.endRefreshing(deadline: .at(1000)) }
    let place = Law.spring(-60, at: 0.1).short
    XCTAssertEqual(
      story.pass(to: 1100),
      ["refreshing>ending deadline ending -60", "inset ending -60", "S ending \(place)"])
    let end = story.model.nextEvent
    XCTAssertEqual(
      (end ?? .zero).sinceStart.inSeconds, 1 + Law.springTime(-60), accuracy: 1e-9)
    story.pass(to: 9000)
    XCTAssertEqual(story.effects.compactMap(\.instant), [.at(1000), end])
  }

  func testMaximumEndsARefreshAtItsInstant() throws {  // E4
    var story = PullStory.refreshing(try RefreshConfiguration(maximumDuration: .seconds(2)))
    XCTAssertEqual(story.model.nextDeadline, .at(2000))
    story.pass(to: 9000)
    XCTAssertEqual(story.lines.first, "refreshing>ending maximum ending -60")
    XCTAssertEqual(story.lines.last, "end 1 timedOut idle 0")
    XCTAssertEqual(story.effects.compactMap(\.instant).first, .at(2000))
  }

  func testScrollOutOfAPullEndsItWhereItPassesTheRest() {  // R2: idle at 0
    var story = PullStory()
    story.drag(-50)
    story.lift()
    XCTAssertEqual(
      story.command { $0.setContentOffset(.y(100), animated: true) }, ["DD pulling -50"])
    story.forget()
    XCTAssertEqual(
      story.pass(to: 1000),
      ["S idle 0", "pulling>idle returned idle 0", "S idle 100", "EA idle 100"])
    let passed = story.effects.compactMap(\.instant).first ?? .zero
    XCTAssertEqual(
      Law.ease(-50, 100, at: passed.sinceStart.inSeconds), 0, accuracy: 1e-9)
  }

  func testPullThatHasNotQuiteReturnedEndsAfterItsMotion() {  // D9: S, EA, state →idle
    var story = PullStory()
    story.drag(-50)
    story.lift()
    story.command { $0.setContentOffset(.zero, animated: true) }
    // 100 ns before its end 50·3·(3.3e-7)² = 2e-11 pt are left, which count as none.
    XCTAssertEqual(
      story.take(.timePassed(to: .at(300) - .nanoseconds(100))), ["S pulling 0"])
    XCTAssertEqual(
      story.pass(to: 300), ["S idle 0", "EA idle 0", "pulling>idle returned idle 0"])
  }

  func testMotionThatGoesOnBelowRestEndsBeforeTheRefresh() {  // I7
    var story = PullStory.refreshing()
    story.drag(-50)
    story.lift(900)
    story.pass(to: 10)
    XCTAssertEqual(
      story.command { $0.endRefreshing() }.first?.hasPrefix("refreshing>ending"), true)
    XCTAssertEqual(
      story.pass(to: 200), ["S ending \(Law.glide(-50, 900, at: 0.2).short)"])
    let stop = Law.target(-50, 900).short
    XCTAssertEqual(
      story.pass(to: 9000),
      [
        "S idle \(stop)", "DD idle \(stop)", "ending>idle collapsed idle \(stop)",
        "end 1 success idle \(stop)",
      ])
  }

  func testDecelerationOutOfAPullEndsItWhereItPassesTheRest() {
    var story = PullStory()
    story.drag(-50)
    story.lift(3000)  // the spring crosses its edge with more than 250 pt/s and glides on
    let crossing = Law.springCrossing(-50, 3000)
    story.forget()
    story.pass(to: 60)
    XCTAssertLessThan(crossing, 0.06)
    XCTAssertEqual(story.lines.prefix(2), ["S idle 0", "pulling>idle returned idle 0"])
    let passed = story.effects.compactMap(\.instant).first ?? .zero
    XCTAssertEqual(passed.sinceStart.inSeconds, crossing, accuracy: 1e-9)
  }

  // MARK: Time itself

  func testTimeThatGoesBackIsIgnored() {
    var story = PullStory()
    XCTAssertEqual(story.pass(to: 500), [])
    XCTAssertEqual(story.pass(to: 400), ["ignored time 500 to 400 idle 0"])
    XCTAssertEqual(story.model.now, .at(500))
    XCTAssertEqual(story.pass(to: 500), [], "the present is no step back")
  }

  func testCommandAtADeadlineOfThePresentComesAfterIt() {  // E6
    var story = PullStory.refreshing()
    story.pass(to: 500)
    story.command {
      XCTAssertEqual($0.endRefreshing(outcome: .failure, deadline: .at(400)), .ended)
    }
    XCTAssertEqual(story.lines.first, "refreshing>ending command ending -60")
  }

  func testEarlierEndByTheMinimumIsScheduled() throws {  // E4
    var story = PullStory.refreshing(try RefreshConfiguration(minimumDuration: .seconds(1)))
    XCTAssertEqual(story.command { XCTAssertEqual($0.endRefreshing().text, "scheduled 1000") }, [])
    XCTAssertEqual(story.pass(to: 999), [])
    XCTAssertEqual(story.pass(to: 1000).first, "refreshing>ending deadline ending -60")
  }

  func testShorterMinimumEndsWhatIsDueAtOnce() throws {
    var story = PullStory.refreshing(try RefreshConfiguration(minimumDuration: .seconds(9)))
    story.command { $0.endRefreshing() }
    story.pass(to: 500)
    XCTAssertEqual(
      story.command { $0.configure(.uiRefreshControl) },
      ["refreshing>ending deadline ending -60", "inset ending -60"])
    XCTAssertEqual(story.effects.compactMap(\.instant).last, .zero, "when it was due")
  }

  // MARK: Questions

  func testQuestionWithoutAnAnswerHasItsDefault() {
    var story = PullStory()
    story.drag(-130)
    XCTAssertEqual(story.model.state.phase, .refreshing, "it may")
    story.lift()
    story.pass(to: 5000)
    XCTAssertEqual(story.model.contentOffset.y, -60, "as planned")
  }

  func testAnswerWithoutAQuestionChangesNothing() {
    var story = PullStory()
    story.drag(-50)
    let before = story.model
    story.model.answer(mayBegin: false)
    XCTAssertTrue(story.model.answer(target: .y(700)))
    XCTAssertEqual(story.model, before)
  }

  func testAnswerToAVetoActsAtOnce() {
    var model = PullStory().model
    model.take(.dragged(to: .y(-130)))
    while let effect = model.next(), effect != .shouldBeginRefresh(of: 1) {}
    XCTAssertEqual(model.state, .idle)
    model.answer(mayBegin: true)
    XCTAssertEqual(model.state.phase, .refreshing)
    model.answer(mayBegin: false)
    XCTAssertEqual(model.state.phase, .refreshing, "it was asked once")
  }
}

extension PullEffect {
  /// When a change of state was due.
  var instant: Instant? {
    if case .transition(let transition, _) = self { transition.instant } else { nil }
  }
}
