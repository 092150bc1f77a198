import RefreshKit
import RefreshKitTesting
import RefreshScenarios
import XCTest

final class ScenarioGeneratorTests: XCTestCase {
  // The figures that Rosetta Code gives for this seed under "Pseudo-random numbers/Splitmix64".
  func testSeededGeneratorIsSplitMix64() {
    var generator = SeededGenerator(seed: 1_234_567)
    XCTAssertEqual(
      (0..<5).map { _ in generator.next() },
      [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  func testScriptOfASeedIsTheSameEachTimeAndAnotherForAnotherSeed() {
    let generator = ScenarioGenerator()
    XCTAssertEqual(generator.scenario(seed: 7), generator.scenario(seed: 7))
    XCTAssertNotEqual(generator.scenario(seed: 7).steps, generator.scenario(seed: 8).steps)
    XCTAssertEqual(generator.scenario(seed: 7).name, "seed 7")
    XCTAssertEqual(generator.scenario(seed: 7).steps.count, 40)
    // The very steps: a seed that someone has noted stays good.
    XCTAssertEqual(
      Array(generator.scenario(seed: 7).steps.prefix(4)),
      [
        .init(at: 0.27, .setTitle(nil)), .init(at: 0.27, .setAutomaticContainer(true)),
        .init(at: 0.27, .scrollToTop),
        .init(at: 0.286, .endRefreshing(deadline: 0.837, after: nil, outcome: .success)),
      ])
  }

  func testTimeNeverGoesBackAndFingersComeDownBeforeTheyMove() {
    for seed in 0..<100 as Range<UInt64> {
      var time = 0.0
      var isDown = false
      for step in ScenarioGenerator(length: 100).scenario(seed: seed).steps {
        XCTAssertGreaterThanOrEqual(step.at, time)
        time = step.at
        switch step.action.verb {
        case .touchBegan:
          XCTAssertFalse(isDown)
          isDown = true
        case .dragTo: isDown = true
        case .touchMoved: XCTAssert(isDown)
        case .touchEnded, .touchCancelled, .release, .cancelDrag:
          XCTAssert(isDown)
          isDown = false
        default: break
        }
      }
    }
  }

  func testAllActionsWithAWeightComeAndNoOthers() {
    var generator = ScenarioGenerator(length: 2000)
    let verbs = Set(generator.scenario(seed: 1).steps.map(\.action.verb))
    XCTAssertEqual(verbs, Set(ScenarioGenerator.standardWeights.keys))
    generator.weights = [.setTableHeader: 1, .scrollToTop: 0, .checkpoint: -1]
    XCTAssertEqual(
      Set(generator.scenario(seed: 1).steps.map(\.action.verb)), [.setTableHeader])
    generator.weights = [:]
    XCTAssertEqual(generator.scenario(seed: 1).steps, [])
    generator.weights = [.scrollToTop: .max, .checkpoint: .max, .leaveWindow: .max]
    generator.length = -1
    XCTAssertEqual(generator.scenario(seed: 1).steps, [])
    generator.length = 5
    XCTAssertEqual(generator.scenario(seed: 1).steps.count, 5)
  }

  func testStepsOfTheTemplateStandInFront() {
    var template = ScenarioGenerator().template
    template.name = "titled"
    template.steps = [.init(at: 0.1, .setTitle("a")), .init(at: 2.5, .pullAndRefresh)]
    let scenario = ScenarioGenerator(template, length: 10).scenario(seed: 3)
    XCTAssertEqual(scenario.name, "titled, seed 3")
    XCTAssertEqual(Array(scenario.steps.prefix(2)), template.steps)
    XCTAssertEqual(scenario.steps.count, 12)
    XCTAssertGreaterThanOrEqual(scenario.steps[2].at, 2.5)
  }

  func testOddTemplatesTrapNothing() throws {
    for odd in [Double.nan, .infinity, -1e300, 1e300] {
      let template = Scenario(
        scrollView: .init(width: odd, height: odd, contentHeight: odd),
        refreshControl: .init(), steps: [.init(at: odd, .scrollToTop)])
      let scenario = ScenarioGenerator(template, length: 200).scenario(seed: 1)
      XCTAssertEqual(scenario.steps.count, 201)
      let stage = try RefreshTester(ScenarioGenerator().template)
      try stage.play(Array(scenario.steps.dropFirst().prefix(60)))
    }
  }

  // I1, I2, D4: what the library says of itself, under all that a script can do.
  func testRandomScriptsKeepTheRulesOfTheLibrary() throws {
    struct Broken: Error { var rule: String }
    try ScenarioGenerator().check(scripts: 200) { scenario in
      let stage = try RefreshTester(scenario)
      let view = stage.scrollView
      try stage.play(scenario.steps) { _ in
        let inset = stage.control.isRefreshing && !stage.control.isHidden ? stage.control.height : 0
        if view.refreshInset != inset { throw Broken(rule: "I2") }
      }
      view.isScrollEnabled = true
      if view.isTracking { stage.release() }
      view.endRefreshing()
      try stage.settle()
      let kinds = stage.recorder.events.map(\.kind)
      let begins = kinds.count { if case .didBeginRefresh = $0 { true } else { false } }
      let ends = kinds.count { if case .didEndRefresh = $0 { true } else { false } }
      if begins != ends { throw Broken(rule: "D4: \(begins) begins, \(ends) ends") }
      if stage.state != .idle { throw Broken(rule: "I4: \(stage.state)") }
    }
  }
}
