package import Foundation
package import RefreshKitTesting

/// Scenario files: from their contents to a scenario.
package enum ScenarioFile {
  /// Returns the scenario that a file's contents describe.
  ///
  /// - Throws: `FormatError` with the place and the reason.
  package static func scenario(from data: Data) throws(FormatError) -> Scenario {
    try ScenarioReader.scenario(try JSONText.value(of: data))
  }
}
