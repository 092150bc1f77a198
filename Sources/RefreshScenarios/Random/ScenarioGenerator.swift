/// Makes random scripts of all that can happen to a view, the same for the same seed.
///
/// A script is a ``Scenario``: touches, commands, deadlines, insets, sizes, the window, controls
/// that come and go, and time. What fails is shrunk and can be saved as a file for `refreshkit
/// replay`:
///
/// ```swift
/// func testScreenNeverLosesItsInset() throws {
///   try ScenarioGenerator().check(scripts: 500) { scenario in
///     let screen = Screen()
///     let tester = RefreshTester(scrollView: screen.tableView)
///     try tester.play(scenario.steps) { step in
///       if screen.tableView.contentInset.top < 0 { throw InsetLost(after: step) }
///     }
///   }
/// }
/// ```
///
/// Fingers do what fingers can: one comes down before it moves or lifts.
public struct ScenarioGenerator: Sendable {
  /// The view and the control at the start; its own steps, if it has some, stand in front.
  public var template: Scenario
  /// The number of random steps of a script; below 0 counts as 0.
  public var length: Int

  /// How often each action comes, in proportion to the others; 0 and less, and one left out, is
  /// never.
  ///
  /// A weight of more than a million counts as a million. Take `setTableHeader` for tables only:
  /// another view has no header.
  public var weights: [Scenario.Action.Verb: Int] = Self.standardWeights

  /// Creates a generator.
  ///
  /// - Parameters:
  ///   - template: The view and the control at the start. Left out, a view of 390 × 844 points with
  ///     a content of 3000 points and a refresh control.
  ///   - length: The number of random steps of a script.
  public init(_ template: Scenario? = nil, length: Int = 40) {
    self.template =
      template
      ?? Scenario(
        scrollView: .init(width: 390, height: 844, contentHeight: 3000), refreshControl: .init(),
        steps: [])
    self.length = length
  }

  /// The weights of a new generator.
  ///
  /// Often a finger, often commands; now and then insets, sizes, window and control. Never a new
  /// delegate or another answer of it, the header of a table, or a checkpoint.
  public static let standardWeights: [Scenario.Action.Verb: Int] = Dictionary(
    uniqueKeysWithValues: Scenario.Action.Verb.allCases.map { ($0, $0.entry.weight) }
  ).filter { $0.value > 0 }

  /// Returns the script of a seed.
  ///
  /// It depends on the generator's properties and the seed alone.
  ///
  /// - Complexity: O(n) in the length.
  public func scenario(seed: UInt64) -> Scenario {
    var scenario = template
    scenario.name = template.name.isEmpty ? "seed \(seed)" : "\(template.name), seed \(seed)"
    var writer = ScriptWriter(self, seed: seed)
    for _ in 0..<max(0, length) {
      guard let step = writer.step() else { break }
      scenario.steps.append(step)
    }
    return scenario
  }
}
