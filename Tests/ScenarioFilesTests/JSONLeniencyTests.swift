import Foundation
import ScenarioFiles
import XCTest

/// Section 10: what is not JSON is refused, also where Foundation would let it pass.
final class JSONLeniencyTests: XCTestCase {
  private func error(_ text: String) -> String? {
    do {
      _ = try JSONText.value(of: Data(text.utf8))
      return nil
    } catch {
      return error.description
    }
  }

  func testCommaBeforeTheEndIsNoJSON() {
    XCTAssertEqual(error("[1,]"), "line 1, column 3: not valid JSON: comma before the end")
    XCTAssertEqual(
      error("{\"a\": 1,\n \"b\": [2, 3] ,\n}"),
      "line 2, column 14: not valid JSON: comma before the end")
  }

  func testKeyThatStandsTwiceInOneObjectIsRefused() {
    XCTAssertEqual(
      error("{\"a\": 1,\n \"a\": 2}"), "line 2, column 2: the key \"a\" stands twice in one object")
    XCTAssertEqual(
      error("[{\"x\": {\"y\": 1, \"y\": 2}}]"),
      "line 1, column 17: the key \"y\" stands twice in one object")
  }

  func testPlainTextsPass() {
    for text in [
      "[]", "{}", "[1, 2]", "{\"a\": {\"a\": 1}, \"b\": {\"a\": 1}}", "[{\"a\": 1}, {\"a\": 2}]",
      "{\"a\": \",]\", \"b\": \"a\"}", "[\"a\", \"a\"]", "{\"a\\\"\": \"\\\\\", \"a\": [[], {}]}",
      " [ true , null , -1e3 ] ",
    ] {
      XCTAssertNil(error(text), text)
    }
  }
}
