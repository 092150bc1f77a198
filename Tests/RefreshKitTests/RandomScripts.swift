import Foundation
import RefreshKitTesting

/// Random numbers for scripts: the same seed gives the same script everywhere.
struct ScriptGenerator: RandomNumberGenerator {
  private var generator: SeededGenerator

  init(state: UInt64) {
    generator = SeededGenerator(seed: state)
  }

  mutating func next() -> UInt64 { generator.next() }

  mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &self)]
  }
}

/// How many random scripts a property test runs: `.ci/long` asks for more than a usual run.
func scriptCount(_ usual: Int) -> Int {
  ProcessInfo.processInfo.environment["REFRESHKIT_SCRIPTS"].flatMap { Int($0) } ?? usual
}
