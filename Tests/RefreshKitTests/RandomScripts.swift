import Foundation

/// A small generator of random numbers, SplitMix64: the same seed gives the same script everywhere.
struct ScriptGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &self)]
  }
}

/// How many random scripts a property test runs: `.ci/long` asks for more than a usual run.
func scriptCount(_ usual: Int) -> Int {
  ProcessInfo.processInfo.environment["REFRESHKIT_SCRIPTS"].flatMap { Int($0) } ?? usual
}
