extension ScenarioGenerator {
  /// Runs random scripts and throws at the first that breaks a property, with the script made
  /// small.
  ///
  /// Script number k, from 0 on, has the seed `seed` + k. The one that fails is shrunk: steps are
  /// left out, waits shortened and numbers simplified for as long as the property throws anything,
  /// be it another error than the first. So the property must judge the same script in the same way
  /// each time; then the same call throws the same failure.
  ///
  /// - Parameters:
  ///   - count: How many scripts are run; 0 or less is none.
  ///   - seed: The seed of the first script.
  ///   - bound: The most runs of the property that the shrinking may take.
  ///   - property: Runs a script and throws if something is wrong.
  /// - Throws: ``ScenarioFailure``, whose description tells the error, the seed and the small
  ///   script.
  /// - Complexity: `count` calls of the property, and at a failure `bound` more at most.
  public func check(
    scripts count: Int = 100, seed: UInt64 = 0, shrinkingRuns bound: Int = 2000,
    _ property: (Scenario) throws -> Void
  ) throws(ScenarioFailure) {
    func fault(of scenario: Scenario) -> (any Error)? {
      do {
        try property(scenario)
        return nil
      } catch {
        return error
      }
    }
    for number in 0..<max(0, count) {
      let seed = seed &+ UInt64(number)
      let scenario = scenario(seed: seed)
      guard let error = fault(of: scenario) else { continue }
      var shrinker = ScenarioShrinker(scenario, error: error, bound: bound)
      while let candidate = shrinker.next() {
        shrinker.tried(candidate, error: fault(of: candidate))
      }
      throw ScenarioFailure(seed: seed, original: scenario, shrinker)
    }
  }

  /// Runs random scripts on code with tasks and throws at the first that breaks a property.
  ///
  /// It does what the call without `await` does, for a property that waits: on the actor of the
  /// caller, one script after the other. Let what it waits for have an upper bound, as a ``Gate``
  /// has.
  ///
  /// - Parameters:
  ///   - count: How many scripts are run; 0 or less is none.
  ///   - seed: The seed of the first script.
  ///   - bound: The most runs of the property that the shrinking may take.
  ///   - property: Runs a script and throws if something is wrong.
  /// - Throws: ``ScenarioFailure``, or `CancellationError` if the task is cancelled.
  /// - Complexity: `count` calls of the property, and at a failure `bound` more at most.
  public func check(
    scripts count: Int = 100, seed: UInt64 = 0, shrinkingRuns bound: Int = 2000,
    _ property: (Scenario) async throws -> Void
  ) async throws {
    func fault(of scenario: Scenario) async throws(CancellationError) -> (any Error)? {
      var fault: (any Error)?
      do { try await property(scenario) } catch { fault = error }
      // A property that its task's cancellation has stopped says nothing of the script.
      if Task.isCancelled { throw CancellationError() }
      return fault
    }
    for number in 0..<max(0, count) {
      let seed = seed &+ UInt64(number)
      let scenario = scenario(seed: seed)
      guard let error = try await fault(of: scenario) else { continue }
      var shrinker = ScenarioShrinker(scenario, error: error, bound: bound)
      while let candidate = shrinker.next() {
        shrinker.tried(candidate, error: try await fault(of: candidate))
      }
      throw ScenarioFailure(seed: seed, original: scenario, shrinker)
    }
  }
}
