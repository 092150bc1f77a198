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
    for seed in seeds(count, from: seed) {
      var shrinker = ScenarioShrinker(scenario(seed: seed), bound: bound)
      while let candidate = shrinker.next() {
        do {
          try property(candidate)
        } catch {
          shrinker.failed(candidate, error)
        }
      }
      if let failure = ScenarioFailure(seed: seed, shrinker) { throw failure }
    }
  }

  /// Runs random scripts on code with tasks and throws at the first that breaks a property.
  ///
  /// It does what the call without `await` does, with the same parameters, for a property that
  /// waits: on the actor of the caller, one script after the other. Let what it waits for have an
  /// upper bound, as a `Gate` has.
  ///
  /// - Throws: ``ScenarioFailure``, or `CancellationError` if the task is cancelled.
  /// - Complexity: `count` calls of the property, and at a failure `bound` more at most.
  public func check(
    scripts count: Int = 100, seed: UInt64 = 0, shrinkingRuns bound: Int = 2000,
    _ property: (Scenario) async throws -> Void
  ) async throws {
    for seed in seeds(count, from: seed) {
      var shrinker = ScenarioShrinker(scenario(seed: seed), bound: bound)
      while let candidate = shrinker.next() {
        var fault: (any Error)?
        do { try await property(candidate) } catch { fault = error }
        // A property that its task's cancellation has stopped says nothing of the script.
        if Task.isCancelled { throw CancellationError() }
        if let fault { shrinker.failed(candidate, fault) }
      }
      if let failure = ScenarioFailure(seed: seed, shrinker) { throw failure }
    }
  }

  private func seeds(_ count: Int, from seed: UInt64) -> some Sequence<UInt64> {
    (0..<max(0, count)).lazy.map { seed &+ UInt64($0) }
  }
}
