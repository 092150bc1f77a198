import RefreshKit
import RefreshKitTesting
import RefreshScenarios
import XCTest

/// The judge of properties is judged by faults that are planted for it.
final class ScenarioCheckTests: XCTestCase {
  private struct Planted: Error, CustomStringConvertible {
    var description: String
  }

  /// Returns the failure of a property, or nil.
  private func failure(
    of generator: ScenarioGenerator = ScenarioGenerator(), scripts: Int = 200, seed: UInt64 = 0,
    shrinkingRuns: Int = 2000, _ property: (Scenario) throws -> Void
  ) -> ScenarioFailure? {
    do throws(ScenarioFailure) {
      try generator.check(
        scripts: scripts, seed: seed, shrinkingRuns: shrinkingRuns, property)
      return nil
    } catch {
      return error
    }
  }

  func testPropertyThatHoldsIsRunOnceForEachSeedAndThrowsNothing() {
    var names: [String] = []
    XCTAssertNil(failure(scripts: 3, seed: .max) { names.append($0.name) })
    XCTAssertEqual(names, ["seed 18446744073709551615", "seed 0", "seed 1"])
    XCTAssertNil(failure(scripts: 0) { _ in throw Planted(description: "never run") })
    XCTAssertNil(failure(scripts: -1) { _ in throw Planted(description: "never run") })
  }

  func testTwoStepsThatFailTogetherAreAllThatIsLeft() throws {
    let property = { (scenario: Scenario) throws in
      var isPulled = false
      for step in scenario.steps {
        if case .dragTo(let y, _) = step.action, y <= -120 { isPulled = true }
        if case .endRefreshing(_, _, .failure) = step.action, isPulled {
          throw Planted(description: "failed after a pull")
        }
      }
    }
    let found = try XCTUnwrap(failure(property))
    XCTAssertEqual(found.original, ScenarioGenerator().scenario(seed: found.seed))
    XCTAssertEqual(found.shrunk.steps.map(\.at), [0, 0])
    XCTAssertEqual(found.shrunk.steps.map(\.action.verb), [.dragTo, .endRefreshing])
    XCTAssertTrue(found.isMinimal)
    let again = try XCTUnwrap(failure(property))
    XCTAssertEqual(again.description, found.description)
    XCTAssertEqual(
      found.description,
      """
      the script of seed 0 fails: failed after a pull
      2 of 40 steps are enough after 32 runs. To watch it, save this as a file for `refreshkit replay`:
      {
        "format": 1,
        "name": "seed 0",
        "scrollView": {"width": 390, "height": 844, "contentHeight": 3000},
        "refreshControl": {},
        "steps": [
          {"at": 0, "do": "dragTo", "y": -200},
          {"at": 0, "do": "endRefreshing", "outcome": "failure"}
        ]
      }

      """)
  }

  func testWaitThatIsNeededStaysAndIsRound() throws {
    let found = try XCTUnwrap(
      failure { scenario in
        for (step, next) in zip(scenario.steps, scenario.steps.dropFirst())
        where next.at - step.at >= 0.73 { throw Planted(description: "slow") }
      })
    XCTAssertEqual(found.shrunk.steps.count, 2)
    XCTAssertEqual(found.shrunk.steps.map(\.at), [0, 1])
  }

  /// The waits and numbers of a script of one's own, without random steps.
  private func shrunk(
    _ steps: [Scenario.Step], _ property: (Scenario) -> Bool
  ) -> [Scenario.Step]? {
    var template = ScenarioGenerator().template
    template.steps = steps
    let generator = ScenarioGenerator(template, length: 0)
    return failure(of: generator, scripts: 1) { scenario in
      if !property(scenario) { throw Planted(description: "too much") }
    }?.shrunk.steps
  }

  func testWaitNeverBecomesLonger() {
    let steps = [
      Scenario.Step(at: 0.5, .scrollToTop), .init(at: 1.46, .leaveWindow),
      .init(at: 2.125, .enterWindow),
    ]
    XCTAssertEqual(
      shrunk(steps) { $0.steps.count < 3 || $0.steps[1].at - $0.steps[0].at < 0.955 },
      [.init(at: 0, .scrollToTop), .init(at: 0.96, .leaveWindow), .init(at: 0.96, .enterWindow)])
  }

  func testNumbersBecomeAsRoundAndSmallAsTheFaultAllows() {
    for (number, least, result) in [
      (-137.5, 100.0, -100.0), (-137.5, 101, -140), (137.25, 137.1, 140), (800, 90, 100),
      (0.0625, 0.0624, 0.1), (1e300, 5, 1e300), (-3, 3, -3), (90, 11, 100),
      (.infinity, 1, .infinity),
    ] {
      XCTAssertEqual(
        shrunk([.init(at: 0, .dragTo(y: number, x: 12))]) { scenario in
          guard case .dragTo(let y, _)? = scenario.steps.first?.action else { return true }
          return y.magnitude < least
        }, [.init(at: 0, .dragTo(y: result, x: 0))], "\(number)")
    }
  }

  func testFaultOfAnyScriptLeavesNoStep() throws {
    let found = try XCTUnwrap(failure { _ in throw Planted(description: "always") })
    XCTAssertEqual(found.seed, 0)
    XCTAssertEqual(found.shrunk.steps, [])
    XCTAssertEqual(found.original.steps.count, 40)
  }

  func testErrorIsThatOfTheSmallestScript() throws {
    let found = try XCTUnwrap(
      failure { scenario in
        if !scenario.steps.isEmpty { throw Planted(description: "\(scenario.steps.count)") }
      })
    XCTAssertEqual("\(found.error)", "1")
  }

  func testShrinkingStopsAtItsBound() throws {
    for bound in [-1, 0, 3] {
      var runs = 0
      let found = try XCTUnwrap(
        failure(shrinkingRuns: bound) { scenario in
          runs += 1
          // Only all steps together fail.
          if scenario.steps.count == 40 { throw Planted(description: "all") }
        })
      XCTAssertEqual(runs, 1 + max(0, bound))
      XCTAssertEqual(found.runs, max(0, bound))
      XCTAssertFalse(found.isMinimal)
      XCTAssertEqual(
        found.description.split(separator: "\n")[1],
        "40 of 40 steps are enough, and fewer may be: the shrinking stopped after "
          + "\(max(0, bound)) runs. To watch it, save this as a file for `refreshkit replay`:")
    }
  }

  func testShrinkingEndsForAPropertyThatChangesItsMind() throws {
    var random = SeededGenerator(seed: 5)
    let found = try XCTUnwrap(
      failure { _ in if random.next() % 2 == 0 { throw Planted(description: "maybe") } })
    XCTAssertLessThanOrEqual(found.runs, 2000)
  }

  /// A fault as users make it: the inset is written when a refresh has failed.
  func testFaultOfAScreenIsShrunkToTheStepsThatShowIt() throws {
    final class Screen: ScrollViewRefreshControlDelegate {
      let table = TableView(
        viewportSize: ScrollSize(width: 390, height: 844),
        contentSize: ScrollSize(width: 390, height: 3000))
      init() {
        table.diagnosticHandler = { _ in }
        table.delegate = self
        table.addRefreshControl()
      }
      func didBeginRefresh(in scrollView: ScrollView) {}
      func didEndRefresh(in scrollView: ScrollView, outcome: RefreshOutcome) {
        if outcome == .failure { scrollView.contentInset.top += 20 }
      }
    }
    var generator = ScenarioGenerator()
    generator.weights[.setContentInset] = nil
    let found = try XCTUnwrap(
      failure(of: generator) { scenario in
        let screen = Screen()
        let stage = RefreshTester(scrollView: screen.table)
        try stage.play(scenario.steps) { step in
          if screen.table.contentInset != .zero {
            throw Planted(description: "\(step.action.name) has left an inset")
          }
        }
      })
    XCTAssertEqual(
      found.description,
      """
      the script of seed 4 fails: touchBegan has left an inset
      5 of 40 steps are enough after 42 runs. To watch it, save this as a file for `refreshkit replay`:
      {
        "format": 1,
        "name": "seed 4",
        "scrollView": {"width": 390, "height": 844, "contentHeight": 3000},
        "refreshControl": {},
        "steps": [
          {"at": 0, "do": "dragTo", "y": 0},
          {"at": 0, "do": "touchMoved", "x": 0, "y": 500},
          {"at": 0, "do": "endRefreshing", "outcome": "failure"},
          {"at": 0, "do": "touchEnded", "x": 0, "y": 0},
          {"at": 0, "do": "touchBegan", "x": 0, "y": 0}
        ]
      }

      """)
  }
}
