import PullCore
import RefreshCore
import ScrollCore
import XCTest

/// D5: what comes between any two effects.
///
/// A command acts at once and what it causes waits its turn; an input waits as a whole.
final class BetweenEffectsTests: XCTestCase {
  /// A story and an input that leaves several effects.
  private struct Scene {
    let name: String
    let story: PullStory
    let input: PullInput
  }

  private func scenes() throws -> [Scene] {
    var pulled = PullStory()
    pulled.drag(-130)
    var armed = PullStory(.mjRefresh)
    armed.drag(-60)
    var short = PullStory()
    short.drag(-50)
    var thrown = PullStory()
    thrown.drag(500)
    var ending = PullStory.refreshing()
    ending.command { $0.endRefreshing() }
    var tie = PullStory.refreshing()
    tie.command {
      $0.endRefreshing(deadline: .at(300))
      $0.setContentOffset(.y(300), animated: true)
    }
    let scenes = [
      Scene(name: "pull", story: PullStory(), input: .dragged(to: .y(-130))),
      Scene(name: "release", story: pulled, input: .touchEnded(.given(.zero))),
      Scene(name: "begin at release", story: armed, input: .touchEnded(.given(.zero))),
      Scene(name: "cancelled", story: armed, input: .touchCancelled),
      Scene(name: "short pull", story: short, input: .touchEnded(.given(.zero))),
      Scene(name: "fling", story: thrown, input: .touchEnded(.given(.y(700)))),
      Scene(name: "collapse", story: ending, input: .timePassed(to: .at(5000))),
      Scene(name: "touch in ending", story: ending, input: .touchBegan(.zero)),
      Scene(name: "tie", story: tie, input: .timePassed(to: .at(5000))),
    ]
    for scene in scenes {
      var story = scene.story
      XCTAssertGreaterThan(story.take(scene.input).count, 1, scene.name)
    }
    return scenes
  }

  // MARK: Inputs

  func testInputBetweenAnyTwoEffectsWaitsAsAWhole() throws {
    let inputs: [PullInput] = [
      .touchBegan(.y(10)), .touchMoved(.y(60)), .dragged(to: .y(-150)), .dragged(to: .y(40)),
      .touchEnded(.given(.y(-600))), .touchEnded(.fromTouches), .touchCancelled,
      .timePassed(to: .at(5100)), .timePassed(to: .at(50)),
    ]
    for scene in try scenes() {
      for input in inputs {
        var after = scene.story
        let count = after.take(scene.input).count
        after.take(input)
        for number in 0..<count {
          var between = scene.story
          between.forget()
          between.hook = (
            number,
            {
              let before = $0.contentOffset
              $0.take(input)
              XCTAssertTrue($0.isBusy)
              XCTAssertEqual($0.contentOffset, before)
            }
          )
          between.take(scene.input)
          between.hook = nil
          XCTAssertEqual(
            between.lines, Array(after.lines[(after.lines.count - between.lines.count)...]),
            "\(input) in effect \(number) of \(scene.name)")
          XCTAssertEqual(between.model, after.model)
        }
      }
    }
  }

  func testInputsThatWaitStartInTheirOrder() {
    var story = PullStory()
    story.hook = (
      0,
      {
        $0.take(.touchEnded(.given(.y(700))))
        $0.take(.timePassed(to: .at(9000)))
        $0.take(.touchBegan(.zero))
      }
    )
    let stop = Law.target(500, 700).short
    XCTAssertEqual(
      story.drag(500),
      [
        "B idle 0", "S idle 500", "EB(700 to \(stop)) idle 500", "ED(true) idle 500",
        "WD idle 500", "S idle \(stop)", "DD idle \(stop)",
      ])
    XCTAssertTrue(story.model.isTracking, "and the touch came last")
    XCTAssertEqual(story.model.now, .at(9000))
  }

  func testInputsTakenWithoutLookingStartInTheirOrder() {
    var story = PullStory()
    story.model.take(.dragged(to: .y(500)))
    XCTAssertTrue(story.model.isBusy)
    story.model.take(.touchEnded(.given(.zero)))
    story.model.take(.touchBegan(.y(40)))
    XCTAssertEqual(story.model.contentOffset, .zero, "nothing has moved yet")
    XCTAssertEqual(
      story.told(), ["B idle 0", "S idle 500", "EB(0 to 500) idle 500", "ED(false) idle 500"])
    XCTAssertTrue(story.model.isTracking)
    XCTAssertFalse(story.model.isBusy)
    XCTAssertNil(story.model.next())
  }

  // MARK: Commands

  /// The lines of a scene, in whose later ones the state is another, and what a command adds.
  private func assertCommand(
    in scene: Scene, at number: Int, leaves phase: RefreshPhase, adds tail: [String],
    _ command: @escaping (inout PullModel) -> Void, line: UInt = #line
  ) {
    var plain = scene.story
    let lines = plain.take(scene.input)
    var story = scene.story
    story.forget()
    story.hook = (number, command)
    let later = lines[(number + 1)...].map { text in
      RefreshPhase.allCases.reduce(text) {
        $0.replacing(" \($1.rawValue) ", with: " \(phase.rawValue) ")
      }
    }
    XCTAssertEqual(
      story.take(scene.input), lines[...number] + later + tail, "at \(number)", line: line)
  }

  func testEndBetweenAnyTwoEffectsOfAPullIsToldAfterThem() throws {
    let pull = try scenes()[0]
    for number in 0...1 {  // B, and the question: nothing runs yet
      var (plain, story) = (pull.story, pull.story)
      story.hook = (number, { XCTAssertEqual($0.endRefreshing(), .notRefreshing) })
      XCTAssertEqual(story.take(pull.input), plain.take(pull.input))
    }
    for number in 2...8 {
      assertCommand(
        in: pull, at: number, leaves: .ending,
        adds: ["refreshing>ending command ending -130", "inset ending -130"]
      ) {
        XCTAssertEqual($0.endRefreshing(), .ended)
        XCTAssertEqual($0.state.phase, .ending, "R7: at once")
        XCTAssertEqual($0.refreshInset, 0)
        XCTAssertEqual($0.contentOffset.y, -130, "a finger that is down keeps the content")
      }
    }
  }

  func testDetachBetweenAnyTwoEffectsOfAPullIsToldAfterThem() throws {
    let pull = try scenes()[0]
    for number in 2...8 {
      assertCommand(
        in: pull, at: number, leaves: .idle,
        adds: [
          "refreshing>idle detached idle -130", "inset idle -130", "end 1 cancelled idle -130",
        ]
      ) {
        $0.detachControl()
        XCTAssertEqual($0.state, .idle)
        XCTAssertEqual($0.visibleHeight, 0)
      }
    }
  }

  func testDetachBeforeThePullLeavesAPlainDrag() throws {
    for (number, lines) in [
      (0, ["B idle 0", "S idle -130"]), (1, ["B idle 0", "may? idle -130", "S idle -130"]),
    ] {
      var story = PullStory()
      story.hook = (number, { $0.detachControl() })
      XCTAssertEqual(story.drag(-130), lines)
      XCTAssertEqual(
        story.lift(), ["EB(0 to 0) idle -130", "ED(true) idle -130", "WD idle -130"])
    }
  }

  func testOtherControlBetweenAnyTwoEffectsHasNoPartInTheGesture() throws {  // S4
    let pull = try scenes()[0]
    for number in 2...8 {
      assertCommand(
        in: pull, at: number, leaves: .idle,
        adds: [
          "refreshing>idle detached idle -130", "inset idle -130", "end 1 cancelled idle -130",
        ]
      ) { $0.attach(.mjRefresh) }
      var story = pull.story
      story.hook = (number, { $0.attach(.mjRefresh) })
      story.take(pull.input)
      XCTAssertEqual(
        Set(story.effects.compactMap(\.control)), [1], "all of it is of the first control")
      XCTAssertEqual(story.drag(-140), ["S idle -140"])
      story.lift()
      story.pass(to: 5000)
      XCTAssertEqual(
        story.drag(-60).dropFirst(2).first, "idle>pulling drag pulling -60", "the next one does")
    }
  }

  func testControlPutBackInTheQuestionIsNotTheOneThatWasAskedOf() {
    var story = PullStory()
    story.hooks["may?"] = {
      $0.attach(.uiRefreshControl)
      $0.answer(mayBegin: true)
    }
    XCTAssertEqual(story.drag(-130), ["B idle 0", "may? idle -130", "S idle -130"])
    XCTAssertEqual(story.model.state, .idle)
  }

  func testBeginBetweenTheEffectsOfACollapseIsToldAfterThem() throws {
    let collapse = try XCTUnwrap(scenes().first { $0.name == "collapse" })
    for number in 0...2 {
      assertCommand(
        in: collapse, at: number, leaves: .refreshing,
        adds: ["idle>refreshing command refreshing 0", "inset refreshing 0"]
      ) {
        XCTAssertEqual($0.beginRefreshing().text, "began 2")
        XCTAssertEqual($0.state.phase, .refreshing)
        XCTAssertEqual($0.contentOffset.y, 0, "a begin moves nothing")
      }
    }
  }

  func testEveryCommandInEveryEffectKeepsBeginAndEndInPairs() throws {  // R7
    let commands: [(inout PullModel) -> Void] = [
      { $0.beginRefreshing(sends: true) }, { $0.pullAndRefresh() }, { $0.endRefreshing() },
      { $0.cancelRefreshing() }, { $0.detachControl() }, { $0.attach(.uiRefreshControl) },
      { $0.setContentOffset(.y(200), animated: true) },
      { $0.setContentOffset(.y(200), animated: false) }, { $0.assign(contentOffset: .y(-40)) },
      { $0.scrollToTop() }, { $0.change { $0.contentInset.top += 30 } },
      { $0.change { $0.contentSize.height = 100 } }, { $0.isEnabled = false },
      { $0.returnToRest() }, { $0.scrollToHold(animated: true) },
    ]
    for scene in try scenes() {
      var plain = scene.story
      for number in 0..<plain.take(scene.input).count {
        for (index, command) in commands.enumerated() {
          var story = scene.story
          story.forget()
          story.hook = (number, command)
          story.take(scene.input)
          XCTAssertEqual(
            story.model.refreshInset > 0, story.model.state.phase == .refreshing,
            "command \(index) in effect \(number) of \(scene.name)")
          story.take(.touchCancelled)
          story.command { $0.detachControl() }
          story.pass(to: 60_000)
          assertPairs(story, "command \(index) in effect \(number) of \(scene.name)")
        }
      }
    }
  }

  /// Every refresh begins and ends once and in this order, and all is at rest in the end.
  private func assertPairs(_ story: PullStory, _ message: String) {
    var told: [Int: [String]] = [:]
    for case .transition(let transition, _) in story.effects {
      guard let cycle = transition.cycle else { continue }
      told[cycle.number, default: []].append(transition.to.rawValue)
    }
    let legal = [["refreshing", "ending", "idle"], ["refreshing", "idle"]]
    for (_, states) in told {
      // One that ran before the scene is told from its end on.
      XCTAssertTrue(legal.contains { $0.suffix(states.count) == states[...] }, message)
    }
    let model = story.model
    XCTAssertEqual(model.state, .idle, message)
    XCTAssertNil(model.nextEvent, message)
    XCTAssertFalse(model.isBusy || model.isTracking || model.isDragging, message)
    XCTAssertFalse(model.isDecelerating, message)
    XCTAssertEqual(model.refreshInset, 0, message)
  }
}
