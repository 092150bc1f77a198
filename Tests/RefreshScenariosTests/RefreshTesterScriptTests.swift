import RefreshKit
import RefreshKitTesting
import RefreshScenarios
import XCTest

/// Scripts that a stage plays.
final class RefreshTesterScriptTests: XCTestCase {
  private struct Stop: Error {}

  func testStageOfAScenarioHasItsViewAndPlaysAsTheRunnerDoes() throws {
    for seed in 0..<50 as Range<UInt64> {
      var scenario = ScenarioGenerator().scenario(seed: seed)
      scenario.until = scenario.steps.last?.at
      let report = try ScenarioRunner().run(scenario)
      let stage = try RefreshTester(scenario)
      try stage.play(scenario.steps)
      XCTAssertEqual(
        stage.recorder.events.map(\.kind).filter { !$0.isDidScroll }.map(\.description),
        report.events.map(\.kind).filter { !$0.isDidScroll }.map(\.description), "seed \(seed)")
      let offset = stage.scrollView.contentOffset
      XCTAssertEqual(offset.y, report.final.offset.y, accuracy: 1e-9, "seed \(seed)")
      XCTAssertEqual(stage.now.sinceStart.inSeconds, report.final.time, accuracy: 1e-9)
    }
  }

  func testStepsArePlayedOnAViewOfTheTestAtTheirInstants() throws {
    let view = ScrollView(
      viewportSize: ScrollSize(width: 320, height: 480),
      contentSize: ScrollSize(width: 320, height: 2000))
    view.diagnosticHandler = { _ in }
    view.addRefreshControl()
    let stage = RefreshTester(scrollView: view)
    var seen: [String] = []
    try stage.play([
      .init(at: 0.5, .pullAndRefresh), .init(at: 0.2, .setBounces(false)),
      .init(at: 1.5, .endRefreshing(deadline: 2, after: nil, outcome: .failure)),
    ]) { step in
      seen.append("\(step.action.name) at \(stage.now.sinceStart.inSeconds)")
    }
    XCTAssertEqual(
      seen, ["pullAndRefresh at 0.5", "setBounces at 0.5", "endRefreshing at 1.5"])
    XCTAssertEqual(view.nextDeadline, .zero + .seconds(2))
    XCTAssertNil(view.delegate)
    XCTAssertFalse(view.bounces)
  }

  func testWhatTheCheckThrowsEndsThePlay() throws {
    let stage = RefreshTester()
    XCTAssertThrowsError(
      try stage.play([.init(at: 1, .startRefreshing), .init(at: 2, .cancelRefreshing)]) { _ in
        throw Stop()
      }
    ) { XCTAssert($0 is Stop) }
    XCTAssertEqual(stage.now, .zero + .seconds(1))
    XCTAssertEqual(stage.state, .refreshing)
  }

  func testStepThatTheViewCannotDoIsToldWithItsNumber() throws {
    let stage = RefreshTester()
    XCTAssertThrowsError(
      try stage.play([.init(at: 0, .scrollToTop), .init(at: 0, .setTableHeader(height: 1))])
    ) { error in
      XCTAssertEqual("\(error)", "steps[1]: only a scroll view of kind table has a header")
    }
    let faulty = Scenario(
      scrollView: .init(width: 1, height: 1), refreshControl: .init(triggerDistance: -1),
      steps: [])
    XCTAssertThrowsError(try RefreshTester(faulty))
  }

  func testFingerOfAScriptHasNoPlaceToGoOnFrom() throws {
    let stage = RefreshTester()
    stage.touchDown()
    try stage.play([.init(at: 0, .touchMoved(x: 0, y: 0))])
    XCTAssertThrowsError(try stage.drag(by: 10))
  }
}
