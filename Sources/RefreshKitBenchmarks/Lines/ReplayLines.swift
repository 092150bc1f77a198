import Foundation
import RefreshScenarios

/// The replay of a scenario file, as `refreshkit replay --format json` does it, without the disk.
enum ReplayLines {
  static let all = [10_000, 100_000].map(replay)

  /// Beside the decoding of the same file alone, to a value that nobody looks at.
  ///
  /// An operation is a step of the file.
  private static func replay(_ count: Int) -> Benchmark {
    Benchmark(
      name: "replay of \(count) steps, JSON out", baselineName: "JSONDecoder on the same file",
      budget: 3, countsAllocations: false, times: count,
      operation: {
        let file = LongSession.file(stepCount: count)
        return { times in
          for _ in 0..<max(1, times / count) {
            do {
              let report = try ScenarioRunner().run(ScenarioFile.scenario(from: file))
              blackHole(JSONReport(report).text())
            } catch {
              preconditionFailure("the session of the benchmark is no scenario: \(error)")
            }
          }
        }
      },
      baseline: {
        let file = LongSession.file(stepCount: count)
        return { times in
          for _ in 0..<max(1, times / count) {
            blackHole(try? JSONDecoder().decode(JSONValue.self, from: file))
          }
        }
      })
  }
}
