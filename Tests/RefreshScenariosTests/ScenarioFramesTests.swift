import Foundation
import RefreshKitTesting
import RefreshScenarios
import XCTest

/// Before a step the clock runs to it in frames: the step before it + k frames while that is before
/// it.
final class ScenarioFramesTests: XCTestCase {
  private func scrolls(_ scenario: Scenario) throws -> [Double] {
    try ScenarioRunner().run(scenario).events.filter { $0.kind.name == "scrollViewDidScroll" }
      .map(\.time)
  }

  /// An animated offset from a start on, and a step a number of hundredths of a second later.
  private func scrolls(from start: Int, to end: Int, frame: String) throws -> [Double] {
    try scrolls(
      scenario(
        steps: """
          {"at": \(Double(start) / 100), "do": "setContentOffset", "y": 300, "animated": true},
          {"at": \(Double(end) / 100), "do": "checkpoint", "label": ""}
          """,
        view: #""width": 320, "height": 480, "contentHeight": 2000"#,
        more: "\(frame), \"until\": \(Double(end) / 100)"))
  }

  func testFramesOfADecimalLengthLieAtDecimals() throws {
    let times = try scrolls(Data.scenario(named: "extra-frame"))
    XCTAssertEqual(times, (114...128).map { Double($0) / 100 })
    for start in 0..<100 {
      // 15 frames of 10 ms, 6 of 25 ms and 10 of 15 ms are 150 ms.
      for (frame, count) in [("0.01", 15), ("0.025", 6), ("0.015", 10)] {
        let times = try scrolls(from: start, to: start + 15, frame: ", \"frame\": \(frame)")
        XCTAssertEqual(times.count, count, "\(frame) from \(start)")
        XCTAssertEqual(times.last, Double(start + 15) / 100)
      }
    }
  }

  /// A sixtieth of a second is no decimal: 15 of them are a quarter of a second all the same.
  func testFramesOfAWholeNumberASecondFillTheSecond() throws {
    for start in 0..<100 {
      // 15 frames of 1/60, 6 of 1/24, 30 of 1/120 and 2 of 1/8 are 250 ms.
      for (frame, count) in [
        ("", 15), (", \"frame\": \(1.0 / 24)", 6), (", \"frame\": \(1.0 / 120)", 30),
        (", \"frame\": 0.125", 2),
      ] {
        let times = try scrolls(from: start, to: start + 25, frame: frame)
        XCTAssertEqual(times.count, count, "\(frame) from \(start)")
        XCTAssertEqual(times.last, Double(start + 25) / 100)
      }
    }
    for (number, time) in try scrolls(from: 0, to: 25, frame: "").enumerated() {
      XCTAssertEqual(time, Double(number + 1) / 60, accuracy: 1e-16)
    }
  }

  /// What begins between two frames is seen from the next frame on, a multiple from the step
  /// before.
  func testFramesAfterAWaitAreThoseOfTheStepBefore() throws {
    let scenario = try scenario(
      steps: """
        {"at": 0.125, "do": "startRefreshing"}, {"at": 0.125, "do": "setContentOffset", "y": -60},
        {"at": 0.125, "do": "endRefreshing", "after": 0.33}
        """,
      view: #""width": 320, "height": 480, "contentHeight": 2000"#,
      more: #", "refreshControl": {}, "frame": 0.1, "until": 0.8"#)
    XCTAssertEqual(try scrolls(scenario), [0.125, 0.525, 0.625, 0.725, 0.8])
  }
}
