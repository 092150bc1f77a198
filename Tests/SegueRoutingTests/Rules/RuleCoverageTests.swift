import Foundation
import XCTest

/// Every rule of the contract has a test that names it.
final class RuleCoverageTests: XCTestCase {
  func testEveryRuleHasATestThatNamesIt() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    var text = ""
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    {
      text += try String(contentsOf: file, encoding: .utf8)
    }
    for rule in 1...34 {
      XCTAssertTrue(text.contains("func testG\(rule)_"), "G\(rule)")
    }
  }
}
