import XCTest

@testable import RefreshScenarios

/// The shrinker beside a judge that needs no list.
final class ScenarioShrinkerTests: XCTestCase {
  private struct Planted: Error {}

  private func script(_ steps: [Scenario.Step]) -> Scenario {
    Scenario(scrollView: .init(width: 1, height: 1), steps: steps)
  }

  /// Shrinks for as long as a judge finds something wrong.
  private func shrunk(
    _ steps: [Scenario.Step], bound: Int = 2000, _ isWrong: ([Scenario.Step]) -> Bool
  ) -> ScenarioShrinker {
    var shrinker = ScenarioShrinker(script(steps), bound: bound)
    while let candidate = shrinker.next() {
      if isWrong(candidate.steps) { shrinker.failed(candidate, Planted()) }
    }
    return shrinker
  }

  func testStepsThatDoNotMatterAreLeftOut() {
    let steps = (0..<16).map { Scenario.Step(at: 0, .checkpoint(label: "\($0)")) }
    let shrinker = shrunk(steps) { $0.contains(steps[3]) && $0.contains(steps[12]) }
    XCTAssertEqual(shrinker.scenario.steps, [steps[3], steps[12]])
    XCTAssertTrue(shrinker.isMinimal)
  }

  func testWaitsAreShortenedAndWhatComesAfterThemIsEarlier() {
    let shrinker = shrunk([.init(at: 1.25, .scrollToTop), .init(at: 3.5, .detachControl)]) {
      $0.count == 2 && $0[1].at - $0[0].at >= 2
    }
    XCTAssertEqual(
      shrinker.scenario.steps, [.init(at: 0, .scrollToTop), .init(at: 2, .detachControl)])
  }

  func testNumbersBecomeAsRoundAsTheJudgeAllows() {
    let shrinker = shrunk([.init(at: 0, .setContentOffset(y: 437.125, x: 12, animated: true))]) {
      guard case .setContentOffset(let y, _, true)? = $0.first?.action else { return false }
      return y > 300
    }
    XCTAssertEqual(
      shrinker.scenario.steps, [.init(at: 0, .setContentOffset(y: 400, x: 0, animated: true))])
  }

  /// A trigger distance is above 0, so that 0 is no candidate and half of it is.
  func testNumberThatItsFieldMayNotHoldIsNoCandidate() {
    let control = Scenario.RefreshControlSetup(triggerDistance: 8)
    var candidates: [Scenario] = []
    let steps = [Scenario.Step(at: 0, .attachControl(control, replaceIfExists: true))]
    let shrinker = shrunk(steps) {
      candidates.append(script($0))
      return $0 == steps
    }
    XCTAssertTrue(shrinker.isMinimal)
    let distances = candidates.compactMap { candidate -> Double? in
      guard case .attachControl(let control, _)? = candidate.steps.first?.action else { return nil }
      return control.triggerDistance
    }
    // Units of 100 and of 10 round 8 to 0, which may not stand there, and to 10; the half is 4.
    XCTAssertEqual(distances, [8, 10, 4])
  }

  func testScriptThatDoesNotFailIsTriedOnce() {
    var count = 0
    let shrinker = shrunk([.init(at: 0, .scrollToTop)]) { _ in
      count += 1
      return false
    }
    XCTAssertEqual(count, 1)
    XCTAssertNil(shrinker.error)
    XCTAssertNil(ScenarioFailure(seed: 0, shrinker))
  }

  func testBoundIsTheMostCandidates() {
    let steps = (0..<16).map { Scenario.Step(at: 0, .checkpoint(label: "\($0)")) }
    let shrinker = shrunk(steps, bound: 5) { $0.count == 16 }
    XCTAssertEqual(shrinker.runs, 5)
    XCTAssertFalse(shrinker.isMinimal)
    XCTAssertEqual(shrinker.scenario.steps, steps)
  }

  /// Its rule: 0, then each rounder number, and at its own roundness the half.
  func testSimplerNumbersOfANumber() {
    XCTAssertEqual(ScenarioShrinker.simpler(than: 0), [])
    XCTAssertEqual(ScenarioShrinker.simpler(than: 130), [0, 100, 60])
    XCTAssertEqual(ScenarioShrinker.simpler(than: -7), [0, -10, -3])
    XCTAssertEqual(ScenarioShrinker.simpler(than: 0.25), [0, 0.3, 0.12])
    XCTAssertEqual(ScenarioShrinker.simpler(than: 1e300), [0])
    XCTAssertEqual(ScenarioShrinker.simpler(than: .infinity), [0])
  }
}
