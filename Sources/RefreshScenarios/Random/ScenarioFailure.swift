/// A random script that breaks a property, made small.
public struct ScenarioFailure: Error, CustomStringConvertible {
  /// The seed of the script: `generator.scenario(seed:)` makes the original again.
  public let seed: UInt64
  /// The script as it was made.
  public let original: Scenario
  /// The smallest script that was found to break the property too.
  public let shrunk: Scenario
  /// What the property has thrown for the smallest script.
  public let error: any Error
  /// How often the property was run to find the smallest script.
  public let runs: Int
  /// Whether nothing more could be left out; `false` if the bound on the runs came first.
  public let isMinimal: Bool

  /// Creates the failure that a shrinker has found; `nil` if its script has none.
  init?(seed: UInt64, _ shrinker: ScenarioShrinker) {
    guard let error = shrinker.error else { return nil }
    self.seed = seed
    self.error = error
    original = shrinker.original
    shrunk = shrinker.scenario
    runs = shrinker.runs
    isMinimal = shrinker.isMinimal
  }

  /// What is wrong, the seed, and the smallest script as a scenario file for `refreshkit replay`.
  ///
  /// - Complexity: O(n) in the number of steps.
  public var description: String {
    """
    the script of seed \(seed) fails: \(error)
    \(shrunk.steps.count) of \(original.steps.count) steps are enough\
    \(isMinimal ? "" : ", and fewer may be: the shrinking stopped") after \(runs) runs. \
    To watch it, save this as a file for `refreshkit replay`:
    \(shrunk.fileText)
    """
  }
}
