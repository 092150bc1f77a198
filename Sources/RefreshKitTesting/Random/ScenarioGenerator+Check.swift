extension ScenarioGenerator {
  /// Runs random scripts and throws at the first that breaks a property, with the script made small.
  ///
  /// Script number k, from 0 on, has the seed `seed` + k. The one that fails is shrunk: steps are left
  /// out, waits shortened and numbers rounded for as long as the property throws anything, be it another
  /// error than the first. So the property must judge the same script in the same way each time; then
  /// the same call throws the same failure.
  ///
  /// - Parameters:
  ///   - count: How many scripts are run; 0 or less is none.
  ///   - seed: The seed of the first script.
  ///   - bound: The most runs of the property that the shrinking may take.
  ///   - property: Runs a script and throws if something is wrong.
  /// - Throws: ``ScenarioFailure``, whose description tells the error, the seed and the small script.
  /// - Complexity: `count` calls of the property, and at a failure `bound` more at most.
  public func check(
    scripts count: Int = 100, seed: UInt64 = 0, shrinkingRuns bound: Int = 2000,
    _ property: (Scenario) throws -> Void
  ) throws(ScenarioFailure) {
    for number in 0..<max(0, count) {
      let seed = seed &+ UInt64(number)
      let scenario = scenario(seed: seed)
      guard let error = Self.fault(of: scenario, property) else { continue }
      throw withoutActuallyEscaping(property) { property in
        var shrinker = ScenarioShrinker(scenario, error: error, bound: bound) {
          Self.fault(of: $0, property)
        }
        shrinker.shrink()
        return ScenarioFailure(
          seed: seed, original: scenario, shrunk: shrinker.scenario, error: shrinker.error,
          runs: shrinker.runs, isMinimal: shrinker.runs < bound)
      }
    }
  }

  private static func fault(
    of scenario: Scenario, _ property: (Scenario) throws -> Void
  ) -> (any Error)? {
    do {
      try property(scenario)
      return nil
    } catch {
      return error
    }
  }
}
