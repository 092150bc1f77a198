import Foundation
import RefreshKitTesting
import RefreshScenarios
import XCTest

/// What a scenario writes of itself is what is read.
final class ScenarioFileTextTests: XCTestCase {
  private func readBack(_ scenario: Scenario) throws -> Scenario {
    try ScenarioFile.scenario(from: Data(scenario.fileText.utf8))
  }

  func testWrittenScenarioReadsBackAsItself() throws {
    for name in ["every-key", "every-step", "pull"] {
      let scenario = try Data.scenario(named: name)
      XCTAssertEqual(try readBack(scenario), scenario, name)
    }
  }

  func testEveryActionOfEveryGeneratedScriptReadsBack() throws {
    let setup = Scenario.ScrollViewSetup(
      kind: .table, width: 320, height: 480, contentHeight: 2000)
    var generator = ScenarioGenerator(
      Scenario(scrollView: setup, refreshControl: .init(), steps: []), length: 200)
    for verb in Scenario.Action.Verb.allCases { generator.weights[verb] = 1 }
    var seen: Set<String> = []
    for seed in 0..<20 as Range<UInt64> {
      let scenario = generator.scenario(seed: seed)
      XCTAssertEqual(try readBack(scenario), scenario)
      seen.formUnion(scenario.steps.map(\.action.name))
    }
    XCTAssertEqual(seen.count, Scenario.Action.Verb.allCases.count)
  }

  /// RFC 8259, section 7: what must be escaped, by four digits or by a backslash.
  func testTextWithControlCharactersIsEscaped() throws {
    XCTAssertEqual(JSONValue.text("a\t\u{1f}\"\\é").json, #""a\u0009\u001f\"\\é""#)
    let controls = String(String.UnicodeScalarView((0..<0x20).compactMap(Unicode.Scalar.init)))
    let scenario = Scenario(name: controls, scrollView: .init(width: 1, height: 1), steps: [])
    XCTAssertEqual(try readBack(scenario).name, controls)
  }

  func testOddTextsAndNumbersReadBack() throws {
    var scenario = Scenario(
      name: "a \"name\"\n\u{1}\\ with é, 漢 and \u{2028}",
      scrollView: .init(width: 320, height: 1e-7, contentHeight: 1e20, decelerationRate: .fast),
      steps: [.init(at: 0.1 + 0.2, .dragTo(y: -0.0001, x: 1e15))])
    XCTAssertEqual(try readBack(scenario), scenario)
    scenario.steps = []
    XCTAssertEqual(try readBack(scenario), scenario)
    scenario.steps = [.init(at: 0, .release(velocity: .infinity))]
    XCTAssertThrowsError(try readBack(scenario)) { error in
      XCTAssertEqual("\(error)", "steps[0].velocity: expected a number, found null")
    }
  }
}
