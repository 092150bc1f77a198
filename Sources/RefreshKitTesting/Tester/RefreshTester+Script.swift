import RefreshKit

extension RefreshTester {
  /// Creates the view of a scenario, with its refresh control and a delegate that records.
  ///
  /// The steps of the scenario are not played yet; see ``play(_:afterEach:)``.
  ///
  /// - Throws: ``ScenarioError`` if the scenario asks for something that its view has not, and the
  ///   error of the library's own figures if one makes no sense.
  public convenience init(_ scenario: Scenario) throws {
    self.init(script: try ScenarioStage(scenario), clock: ManualClock())
  }

  /// Plays the steps of a script on the view, each at its instant.
  ///
  /// ```swift
  /// try tester.play(scenario.steps) { step in
  ///   if tester.scrollView.contentInset != inset { throw InsetWritten(by: step) }
  /// }
  /// ```
  ///
  /// Instants are those of the tester's clock; a step whose instant has passed is played at once.
  /// The view keeps its delegate until a step sets another one. A finger that a step has put down
  /// has no place for ``drag(by:sideways:over:samplesPerSecond:)``.
  ///
  /// - Parameters:
  ///   - steps: What happens, in the order of time.
  ///   - check: Called after each step with the step; what it throws ends the play.
  /// - Throws: What `check` throws, and ``ScenarioError`` if a step asks for something that the
  ///   view has not.
  /// - Complexity: O(n) in the number of steps and of frames between them.
  public func play(
    _ steps: [Scenario.Step], afterEach check: (Scenario.Step) throws -> Void = { _ in }
  ) throws {
    finger = nil
    for (index, step) in steps.enumerated() {
      advance(to: Instant(seconds: step.at))
      try script.perform(step.action, index: index)
      synchronize()
      try check(step)
    }
  }
}
