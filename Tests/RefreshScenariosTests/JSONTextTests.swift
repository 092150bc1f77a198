import RefreshScenarios
import XCTest

/// What RFC 8259 allows is read, and the rest is refused with its place.
final class JSONTextTests: XCTestCase {
  private func value(_ text: String) throws -> JSONValue { try JSONText.value(of: text.utf8) }

  func testValuesOfAllKinds() throws {
    XCTAssertEqual(
      try value(#" {"a": [1, -0.5e+1, true, false, null], "b": {"c": "d"}} "#),
      .object([
        "a": .array([.number(1), .number(-5), .flag(true), .flag(false), .null]),
        "b": .object(["c": .text("d")]),
      ]))
    XCTAssertEqual(try value("\u{FEFF}3"), .number(3), "a byte order mark is passed over")
  }

  /// RFC 8259, section 7.
  func testEscapesInStrings() throws {
    XCTAssertEqual(
      try value(#""\"\\\/\b\f\n\r\t\u0041\u00e9\uD83D\uDE00""#),
      .text("\"\\/\u{8}\u{c}\n\r\tAé😀"))
  }

  /// The words are Foundation's; the place and the words before them are ours.
  func testFaultsSayWhere() {
    for (text, place) in [
      ("", "line 1, column 1: "), ("{} x", "line 1, column "), ("[1 2]", "line 1, column "),
      ("{\"a\" 1}", "line 1, column "), ("{a: 1}", "line 1, column "), ("[tru]", "line 1, column "),
      ("01", "line 1, column "), ("1.", "line 1, column "), ("[1,\n-x]", "line 2, column "),
      ("\"a\nb\"", "line "), ("\"\\x\"", "line 1, column "), ("\"\\u00g0\"", "line 1, column "),
      ("1e400", "line 1, column "), (#""\ud83d""#, "line 1, column "),
      (#""\ude00""#, "line 1, column "), (#""\ud83d\u0041""#, "line 1, column "),
    ] {
      XCTAssertThrowsError(try value(text), text) { error in
        let line = "\(error)"
        XCTAssert(line.hasPrefix(place) && line.contains(": not valid JSON: "), "\(text): \(line)")
      }
    }
  }
}
