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
    var search = ScenarioSearch(self, count: count, seed: seed, bound: bound)
    while let scenario = try search.next() {
      do {
        try property(scenario)
        search.judged(scenario, error: nil)
      } catch {
        search.judged(scenario, error: error)
      }
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
    var search = ScenarioSearch(self, count: count, seed: seed, bound: bound)
    while let scenario = try search.next() {
      var fault: (any Error)?
      do { try await property(scenario) } catch { fault = error }
      // A property that its task's cancellation has stopped says nothing of the script.
      if Task.isCancelled { throw CancellationError() }
      search.judged(scenario, error: fault)
    }
  }
}

/// The way through random scripts to the first that fails, and from there to a small one.
private struct ScenarioSearch {
  private let generator: ScenarioGenerator
  private let bound: Int
  private var seed: UInt64
  private var scriptsLeft: Int
  private var failed: (original: Scenario, shrinker: ScenarioShrinker)?

  init(_ generator: ScenarioGenerator, count: Int, seed: UInt64, bound: Int) {
    self.generator = generator
    self.bound = bound
    self.seed = seed
    scriptsLeft = count
  }

  /// Returns the script to run next; `nil` if all have been run.
  ///
  /// - Throws: The failure, when the script that has failed cannot be made smaller.
  mutating func next() throws(ScenarioFailure) -> Scenario? {
    if let candidate = failed?.shrinker.next() { return candidate }
    if let failed { throw ScenarioFailure(seed: seed, original: failed.original, failed.shrinker) }
    guard scriptsLeft > 0 else { return nil }
    return generator.scenario(seed: seed)
  }

  /// Takes note of what is wrong with the script; `nil` if nothing is.
  mutating func judged(_ scenario: Scenario, error: (any Error)?) {
    if failed != nil {
      failed?.shrinker.tried(scenario, error: error)
    } else if let error {
      failed = (scenario, ScenarioShrinker(scenario, error: error, bound: bound))
    } else {
      seed &+= 1
      scriptsLeft -= 1
    }
  }
}
