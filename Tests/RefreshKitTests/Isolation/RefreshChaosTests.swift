import RefreshKit
import XCTest

/// Random stories of asynchronous work, for the thread sanitizer above all: T1, T2, T3, R7, D5, E7.
///
/// `.ci/long` runs a thousand of them on each actor.
final class RefreshChaosTests: XCTestCase {
  func testChaosKeepsTheRulesOnEachActor() async throws {
    for seed in 0..<scriptCount(20) {
      try await ActorProbe.onEachActor { actor, here in
        var script: ChaosScript? = ChaosScript(seed: seed, here: here)
        script?.begin(isolation: actor)
        for _ in 0..<100 { await script?.step(isolation: actor) }
        weak let control = script?.control
        XCTAssertNotNil(control)
        try await script?.finish()
        if let fault = script?.faults.first {
          let steps = script?.steps.map(\.rawValue).joined(separator: " ") ?? ""
          XCTFail("seed \(seed) on \(type(of: actor)): \(fault); \(steps)")
        }
        weak let freed = script
        script = nil
        XCTAssertNil(control, "seed \(seed): the control is kept alive")
        XCTAssertNil(freed, "seed \(seed): its delegate is kept alive")
      }
    }
  }
}
