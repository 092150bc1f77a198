/// Runs a scenario without waiting and reports what happened.
///
/// ```swift
/// let report = try ScenarioRunner().run(scenario)
/// ```
///
/// The clock runs from step to step in frames: the instant of the step before plus a whole number
/// of frames while that lies before the next step, then the next step itself.
public struct ScenarioRunner {
  /// Creates a runner.
  public init() {}

  /// Runs a scenario from its set-up to its end.
  ///
  /// - Throws: ``ScenarioError`` if a step asks for something that the scenario's view has not, and
  ///   `RefreshConfigurationError` if a refresh control makes no sense.
  /// - Complexity: O(n) in the number of frames.
  public func run(_ scenario: Scenario) throws -> ScenarioReport {
    let stage = try ScenarioStage(scenario)
    var time = 0.0
    for (index, step) in scenario.steps.enumerated() {
      stage.run(from: time, to: step.at, frame: scenario.frame)
      time = step.at
      try stage.perform(step.action, index: index)
    }
    stage.run(from: time, to: scenario.end, frame: scenario.frame)
    return stage.report
  }
}

/// A scenario cannot be run as it is written.
public struct ScenarioError: Error, Equatable, CustomStringConvertible {
  /// The place in the scenario and what is wrong there, in one line.
  public let description: String
}
