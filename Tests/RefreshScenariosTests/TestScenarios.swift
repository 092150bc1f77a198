import Foundation
import RefreshKit
import RefreshKitTesting
import RefreshScenarios
import XCTest

extension Data {
  /// Returns the bytes of a file of the test data.
  static func file(named name: String) throws -> Data {
    try Data(contentsOf: url(named: name))
  }

  /// Returns the place of a file of the test data.
  static func url(named name: String) -> URL {
    Bundle.module.resourceURL?.appendingPathComponent("Data/\(name).json")
      ?? URL(fileURLWithPath: "Data/\(name).json")
  }

  /// Returns the scenario of a file of the test data.
  static func scenario(named name: String) throws -> Scenario {
    try ScenarioFile.scenario(from: file(named: name))
  }
}

/// Returns the text of a scenario file with these steps and these fields beside them.
func scenarioText(
  steps: String = "",
  view: String = #""width": 320, "height": 480"#,
  more: String = ""
) -> String {
  #"{"format": 1, "scrollView": {\#(view)}, "steps": [\#(steps)]\#(more)}"#
}

/// Returns the scenario of such a file.
func scenario(
  steps: String = "",
  view: String = #""width": 320, "height": 480"#,
  more: String = ""
) throws -> Scenario {
  try ScenarioFile.scenario(
    from: Data(scenarioText(steps: steps, view: view, more: more).utf8))
}

/// Returns the line about what is wrong in a file's text, or nil if it is read.
func fault(_ text: String) -> String? {
  do throws(FormatError) {
    _ = try ScenarioFile.scenario(from: Data(text.utf8))
    return nil
  } catch {
    return error.description
  }
}

/// Returns a snapshot at rest at an offset, below an inset of 64 points.
func snapshot(time: Double, label: String? = nil, y: Double = -64) -> ScenarioSnapshot {
  ScenarioSnapshot(
    label: label, time: time, state: "idle", isRefreshing: false, armed: false,
    offset: .init(x: 0, y: y), adjustedContentInset: .init(top: 64),
    contentInset: .init(top: 64), refreshInset: 0, pinnedHeaderInset: 64,
    pullDistance: max(0, -64 - y), progress: 0, visibleHeight: 0, indicator: "stopped",
    isTracking: false, isDragging: false, isDecelerating: false, velocity: .zero, controlY: nil,
    restOffset: -64, holdOffset: -124, nextDeadline: nil, nextEvent: nil, counts: .init())
}
