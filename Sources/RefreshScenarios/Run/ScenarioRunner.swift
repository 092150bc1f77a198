/// Runs a scenario without waiting and reports what happened.
///
/// ```swift
/// let report = try ScenarioRunner().run(scenario)
/// ```
///
/// The clock runs from step to step in frames: the instant of the step before plus a whole number
/// of frames while that lies before the next step, then the next step itself. A frame of 0.01 s is
/// a hundredth of a second and one of 1.0 / 60 a sixtieth: fifteen of them after 1.13 s it is 1.28
/// s, or 1.38 s. With a frame of 0 or less, or that is no number, there are none.
public struct ScenarioRunner {
  private let limit: Int

  /// Creates a runner.
  public init() { self.init(limit: 1_000_000) }

  /// Creates a runner with another limit than is documented.
  package init(limit: Int) { self.limit = limit }

  /// Runs a scenario from its set-up to its end.
  ///
  /// A run has at most 1,000,000 frames, of which those in which nothing moves and nothing falls
  /// due are not counted, and at most 1,000,000 events, of which a checkpoint counts as ten.
  ///
  /// - Throws: ``ScenarioError`` if a step asks for something that the scenario's view has not, or
  ///   the run is too long, and `RefreshConfigurationError` if a refresh control makes no sense.
  /// - Complexity: O(n) in the number of frames.
  public func run(_ scenario: Scenario) throws -> ScenarioReport {
    var run = try ScenarioRun(of: scenario, limit: limit)
    for (index, step) in scenario.steps.enumerated() {
      try run.take(step, index: index)
    }
    return try run.finish()
  }
}

/// A scenario cannot be run as it is written.
public struct ScenarioError: Error, Equatable, CustomStringConvertible {
  /// The place in the scenario and what is wrong there, in one line.
  public let description: String
}
