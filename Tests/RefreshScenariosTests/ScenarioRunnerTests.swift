import RefreshKit
import RefreshKitTesting
import RefreshScenarios
import XCTest

final class ScenarioRunnerTests: XCTestCase {
  /// The example of the file format: a pull of 70 points of content, let go, ended by a deadline.
  private func example(frame: Double = 0.01) -> Scenario {
    Scenario(
      name: "pull past the trigger and let go",
      scrollView: .init(
        width: 320, height: 480, contentHeight: 2000, contentInset: .init(top: 64),
        contentInsetAdjustmentBehavior: .never, contentOffset: .init(x: 0, y: -64)),
      refreshControl: .init(triggerDistance: 60),
      frame: frame,
      steps: [
        .init(at: 0, .dragTo(y: -134, x: nil)),
        .init(at: 0, .checkpoint(label: "pulled")),
        .init(at: 0.2, .release(velocity: 0)),
        .init(at: 0.7, .checkpoint(label: "released")),
        .init(at: 1, .endRefreshing(deadline: 2.5, after: nil, outcome: .success)),
        .init(at: 1.5, .checkpoint(label: "held")),
        .init(at: 2.6, .checkpoint(label: "closing")),
      ],
      until: 6)
  }

  private func times(
    in report: ScenarioReport, where isIncluded: (ScenarioEvent.Kind) -> Bool
  ) -> [Double] {
    report.events.filter { isIncluded($0.kind) }.map(\.time)
  }

  func testExampleRefreshesFromThePullToItsDeadline() throws {
    let report = try ScenarioRunner().run(example())
    let checkpoints = Dictionary(
      uniqueKeysWithValues: report.checkpoints.map { ($0.label ?? "", $0) })

    let pulled = try XCTUnwrap(checkpoints["pulled"])
    XCTAssertEqual(pulled.state, "refreshing")
    XCTAssertEqual(pulled.offset.y, -134)
    let held = try XCTUnwrap(checkpoints["held"])
    XCTAssertEqual(held.state, "refreshing")
    XCTAssertEqual(held.offset, .init(x: 0, y: -124))
    XCTAssertEqual(held.nextDeadline, 2.5)
    XCTAssertEqual(checkpoints["closing"]?.state, "ending")

    let end = ScenarioEvent.Kind.state(
      from: "refreshing", to: "ending", reason: "deadline", cycle: 1)
    XCTAssertEqual(times(in: report) { $0 == end }, [2.5])
    XCTAssertEqual(report.final.time, 6)
    XCTAssertEqual(report.final.state, "idle")
    XCTAssertEqual(report.final.offset.y, -64)
    XCTAssertEqual(report.final.counts.actions, 1)
    XCTAssertEqual(report.final.counts.didBeginRefresh, 1)
    XCTAssertEqual(report.final.counts.didEndRefresh, 1)
    XCTAssertEqual(
      report.final.counts.didScroll, times(in: report, where: \.isDidScroll).count)
  }

  /// E1: 1.61 s + 0.5 s is 2.11 s, and what is due at a step's own instant comes before the step.
  func testDecimalDeadlineIsDueAtItsDecimalInstant() throws {
    let report = try ScenarioRunner().run(
      Scenario(
        scrollView: .init(width: 320, height: 480), refreshControl: .init(),
        steps: [
          .init(at: 1.61, .startRefreshing),
          .init(at: 1.61, .endRefreshing(deadline: nil, after: 0.5, outcome: .success)),
          .init(at: 2.11, .checkpoint(label: "due")),
        ], until: 3))
    XCTAssertEqual(report.checkpoints.first?.state, "idle")
    XCTAssertEqual(
      times(in: report) {
        $0 == .state(from: "refreshing", to: "ending", reason: "deadline", cycle: 1)
      }, [2.11])
  }

  func testExampleBeginsWithTheEventsOfTheFormat() throws {
    let report = try ScenarioRunner().run(example())
    XCTAssertEqual(
      report.events.prefix { $0.time < 0.2 }.map(\.kind),
      [
        .scrollViewWillBeginDragging,
        .state(from: "idle", to: "pulling", reason: "drag", cycle: nil),
        .armed,
        .state(from: "pulling", to: "refreshing", reason: "trigger", cycle: 1),
        .scrollViewDidScroll(x: 0, y: -134),
        .scrollViewDidChangeAdjustedContentInset(.init(top: 124)),
        .action(cycle: 1),
        .didBeginRefresh(cycle: 1, source: "user"),
      ])
    XCTAssertEqual(
      report.events.first { $0.time == 0.2 }?.kind,
      .scrollViewWillEndDragging(velocity: .zero, target: .init(x: 0, y: -124)))
  }

  func testFramesOfAnyLengthGiveTheSameStatesAndOffsets() throws {
    let reference = try ScenarioRunner().run(example())
    for frame in [1.0 / 60, 1.0 / 120, 0.25] {
      let report = try ScenarioRunner().run(example(frame: frame))
      XCTAssertEqual(report.checkpoints.count, reference.checkpoints.count)
      for (one, other) in zip(
        report.checkpoints + [report.final], reference.checkpoints + [reference.final])
      {
        XCTAssertEqual(one.label, other.label)
        XCTAssertEqual(one.state, other.state, "\(frame) \(one.label ?? "")")
        XCTAssertEqual(one.offset.y, other.offset.y, accuracy: 1e-9, "\(frame)")
        XCTAssertEqual(one.velocity.y, other.velocity.y, accuracy: 1e-6, "\(frame)")
      }
      let states = { (report: ScenarioReport) in report.events.filter(\.kind.isOfControl) }
      XCTAssertEqual(states(report).map(\.kind), states(reference).map(\.kind))
      XCTAssertEqual(states(report).map(\.time), states(reference).map(\.time))
    }
  }

  func testHeaderOnAViewThatHasNoneIsToldWithItsStep() {
    var scenario = example()
    scenario.steps = [.init(at: 0, .setTableHeader(height: 40))]
    XCTAssertThrowsError(try ScenarioRunner().run(scenario)) { error in
      XCTAssertEqual(
        (error as? ScenarioError)?.description,
        "steps[0]: only a scroll view of kind table has a header")
    }
  }

  func testCommandsOnAViewWithoutAControlAreAnswered() throws {
    var scenario = example()
    scenario.refreshControl = nil
    scenario.steps = [.init(at: 0, .beginRefreshing), .init(at: 0, .pullAndRefresh)]
    let report = try ScenarioRunner().run(scenario)
    XCTAssertEqual(
      report.events.map(\.kind.description),
      ["answer (beginRefreshing: noControl)", "answer (pullAndRefresh: noControl)"])
  }

  /// A billion seconds of nothing are no frames; what falls due on the way still does, on time.
  func testLongWaitsTakeNoFrames() throws {
    var setup = Scenario.ScrollViewSetup(width: 320, height: 480)
    setup.contentHeight = 2000
    let scenario = Scenario(
      name: "long", scrollView: setup, refreshControl: .init(),
      steps: [
        .init(at: 1, .pullAndRefresh),
        .init(at: 2, .endRefreshing(deadline: 5e8, after: nil, outcome: .success)),
        .init(at: 1e9 - 1, .checkpoint(label: "late")),
      ], until: 1e9)
    let report = try ScenarioRunner().run(scenario)
    XCTAssertEqual(report.checkpoints.first?.state, "idle")
    let end = report.events.first { $0.kind.name == "state" && $0.time == 5e8 }
    XCTAssertNotNil(end)
    XCTAssertEqual(report.final.offset.y, 0)
  }

  private func error(_ scenario: Scenario, limit: Int) -> String? {
    do {
      _ = try ScenarioRunner(limit: limit).run(scenario)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// An animated offset takes 0.3 s: with the frame of 10 ms 29 frames before its end, and nothing
  /// after.
  func testRunOfMoreFramesThanItMayHaveIsRefusedWhereItsTimeIsSaid() {
    func scenario(delegate: Scenario.DelegateKind, _ last: [Scenario.Step]) -> Scenario {
      Scenario(
        scrollView: .init(width: 320, height: 480, contentHeight: 2000), delegate: delegate,
        frame: 0.01, steps: [.init(at: 1, .setContentOffset(y: 300, x: nil, animated: true))] + last
      )
    }
    let tooMany =
      "the content moves for more than 29 frames until then, "
      + "end the run earlier or make frames longer"
    XCTAssertNil(error(scenario(delegate: .none, []), limit: 30))
    XCTAssertEqual(error(scenario(delegate: .none, []), limit: 29), "until: \(tooMany)")
    let step = Scenario.Step(at: 1e6, .setBounces(true))
    XCTAssertEqual(
      error(scenario(delegate: .none, [step]), limit: 29), "steps[1].at: \(tooMany)")
    // Those that are told of are 30 scrolls and the end of the animation.
    XCTAssertNil(error(scenario(delegate: .scroll, []), limit: 31))
    XCTAssertEqual(
      error(scenario(delegate: .scroll, [step]), limit: 30),
      "steps[1].at: the run tells more than 30 events until then (a checkpoint counts as ten), "
        + "make it shorter")
  }

  func testRunThatTellsMoreThanItMayIsRefusedAtTheStep() {
    var scenario = example()
    scenario.refreshControl = nil
    scenario.steps = (0..<5).map { .init(at: Double($0), .beginRefreshing) }
    scenario.steps += [.init(at: 5, .checkpoint(label: ""))]
    XCTAssertNil(error(scenario, limit: 15))
    for (limit, step) in [(14, 5), (4, 4)] {
      let line = error(scenario, limit: limit) ?? "run"
      XCTAssert(line.hasPrefix("steps[\(step)]: the run tells more than \(limit) "), line)
    }
  }

  /// Then a motion is told of where it ends, and at the steps.
  func testFrameThatIsNoneIsNoFrame() throws {
    for frame in [0, -1, .nan, .infinity, 1e-300, -1e-300] {
      var scenario = example(frame: frame)
      scenario.steps.removeLast(3)
      let times = Set(times(in: try ScenarioRunner().run(scenario), where: \.isDidScroll))
      XCTAssertEqual(times.subtracting([0, 0.2, 0.7, 1, 6]).count, 1, "\(frame)")
    }
  }
}
