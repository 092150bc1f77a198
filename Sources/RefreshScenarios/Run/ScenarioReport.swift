public import RefreshKitTesting

/// What happened in a run of a scenario.
public struct ScenarioReport: Equatable, Sendable {
  /// The name of the scenario.
  public var name: String
  /// All that happened, in the order in which it was heard.
  public var events: [ScenarioEvent]
  /// The snapshots that the checkpoints recorded, in the order of the steps.
  public var checkpoints: [ScenarioSnapshot]
  /// The snapshot at the end of the run.
  public var final: ScenarioSnapshot

  /// Creates a report.
  public init(
    name: String, events: [ScenarioEvent], checkpoints: [ScenarioSnapshot], final: ScenarioSnapshot
  ) {
    self.name = name
    self.events = events
    self.checkpoints = checkpoints
    self.final = final
  }
}
