/// Scenario files: from their contents to a scenario, and back.
public enum ScenarioFile {
  /// Returns the scenario that a file's contents describe, in UTF-8.
  ///
  /// ```swift
  /// let scenario = try ScenarioFile.scenario(from: Data(contentsOf: url))
  /// ```
  ///
  /// - Throws: ``FormatError`` with the place and the reason.
  /// - Complexity: O(n) in the length of the contents.
  public static func scenario(
    from contents: some Collection<UInt8>
  ) throws(FormatError) -> Scenario {
    try FieldReader.object(JSONText.value(of: contents), what: "a scenario")
  }
}

extension Scenario {
  /// The text of a scenario file, which `refreshkit replay` runs.
  ///
  /// Each step has a line of its own, and what has the default of the format is left out. A number
  /// that is NaN or infinite, which JSON does not have, is written as `null`; a reader refuses that
  /// with its place. Ends with a line feed.
  ///
  /// - Complexity: O(n) in the number of steps.
  public var fileText: String { FieldWriter(self).lines }
}
