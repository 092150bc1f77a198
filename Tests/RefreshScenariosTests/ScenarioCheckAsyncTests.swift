import RefreshKit
import RefreshKitTesting
import RefreshScenarios
import XCTest

/// Properties of code with tasks.
final class ScenarioCheckAsyncTests: XCTestCase {
  private struct Planted: Error {}

  @MainActor
  func testAsyncPropertyIsShrunkAsAnyOther() async throws {
    let generator = ScenarioGenerator()
    let isFaulty = { (scenario: Scenario) in
      scenario.steps.contains { $0.action == .pullAndRefresh }
    }
    var found: ScenarioFailure?
    do {
      try await generator.check { scenario in
        await Task.yield()
        MainActor.assertIsolated()
        if isFaulty(scenario) { throw Planted() }
      }
    } catch {
      found = error as? ScenarioFailure
    }
    XCTAssertEqual(found?.shrunk.steps, [.init(at: 0, .pullAndRefresh)])
    XCTAssertEqual(found?.isMinimal, true)
    XCTAssertEqual(found?.description, failure(of: generator, isFaulty)?.description)
  }

  private func failure(
    of generator: ScenarioGenerator, _ isFaulty: (Scenario) -> Bool
  ) -> ScenarioFailure? {
    do throws(ScenarioFailure) {
      try generator.check { if isFaulty($0) { throw Planted() } }
      return nil
    } catch {
      return error
    }
  }

  @MainActor
  func testAsyncPropertyThatHoldsThrowsNothing() async throws {
    var runs = 0
    try await ScenarioGenerator().check(scripts: 3) { _ in
      await Task.yield()
      runs += 1
    }
    XCTAssertEqual(runs, 3)
  }

  @MainActor
  func testCancelledCheckIsNoFailureOfAScript() async {
    let gate = Gate<Void>()
    let task = Task { @MainActor in
      try await ScenarioGenerator().check { _ in try await gate.wait() }
    }
    try? await gate.waitForArrival()
    task.cancel()
    switch await task.result {
    case .success: XCTFail("the task was not cancelled")
    case .failure(let error): XCTAssert(error is CancellationError, "\(error)")
    }
    XCTAssertEqual(gate.callCount, 1)
  }
}
