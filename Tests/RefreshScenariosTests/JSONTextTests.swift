import Foundation
import RefreshKitTesting
import XCTest

@testable import RefreshScenarios

/// The reader of JSON beside Foundation's decoder, which reads what RFC 8259 allows.
final class JSONTextTests: XCTestCase {
  private func value(_ text: String) throws -> JSONValue { try JSONText.value(of: text.utf8) }

  private func fault(_ text: String) -> String? {
    do {
      _ = try value(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// What Foundation makes of a text, or nil if it refuses it.
  private func decoded(_ text: String) -> JSONValue? {
    struct Tree: Decodable {
      let value: JSONValue
      init(from decoder: any Decoder) throws {
        let single = try decoder.singleValueContainer()
        if let number = try? single.decode(Double.self) {
          value = .number(number)
        } else if let text = try? single.decode(String.self) {
          value = .text(text)
        } else if let flag = try? single.decode(Bool.self) {
          value = .flag(flag)
        } else if let fields = try? single.decode([String: Tree].self) {
          value = .object(fields.mapValues(\.value))
        } else if let elements = try? single.decode([Tree].self) {
          value = .array(elements.map(\.value))
        } else if single.decodeNil() {
          value = .null
        } else {
          throw CocoaError(.coderReadCorrupt)
        }
      }
    }
    return (try? JSONDecoder().decode(Tree.self, from: Data(text.utf8)))?.value
  }

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
    for half in [#""\ud83d""#, #""\ude00""#, #""\ud83d\u0041""#, #""\ud83dA""#] {
      XCTAssertEqual(fault(half), "line 1, column 2: not valid JSON: half of a character", half)
    }
  }

  func testFaultsSayWhatWasExpectedAndWhatWasFound() {
    for (text, line) in [
      ("", "line 1, column 1: not valid JSON: expected a value, found the end of the text"),
      ("{} x", "line 1, column 4: not valid JSON: expected the end of the text, found \"x\""),
      ("[1 2]", "line 1, column 4: not valid JSON: expected a comma or \"]\", found \"2\""),
      ("{\"a\" 1}", "line 1, column 6: not valid JSON: expected a colon, found \"1\""),
      (
        "{a: 1}",
        "line 1, column 2: not valid JSON: expected a key in quotation marks, found \"a\""
      ),
      ("[tru]", "line 1, column 2: not valid JSON: expected a value, found \"t\""),
      ("01", "line 1, column 2: not valid JSON: expected the end of the text, found \"1\""),
      ("1.", "line 1, column 3: not valid JSON: expected a digit, found the end of the text"),
      ("-x", "line 1, column 2: not valid JSON: expected a digit, found \"x\""),
      (
        "\"a\nb\"",
        "line 1, column 3: not valid JSON: expected the end of a string, found \"\\n\""
      ),
      (
        "\"\\x\"",
        "line 1, column 3: not valid JSON: expected a known letter behind the backslash, found \"x\""
      ),
      (
        "\"\\u00g0\"",
        "line 1, column 6: not valid JSON: expected four hexadecimal digits, found \"g\""
      ),
      ("1e400", "line 1, column 1: not valid JSON: a number that is too large"),
    ] {
      XCTAssertEqual(fault(text), line)
    }
  }

  /// Texts of the signs that matter: both read the same value, or both refuse the text.
  func testRandomTextsAreReadAsFoundationReadsThem() {
    let parts = [
      "{", "}", "[", "]", ",", ":", "\"", "\"a\"", "\"b\"", "1", "-0.5", "1e2", "0", ".", "true",
      "null", " ", "\n", "\\", "\\n", "\\u0041", "é", "{\"a\": ", "[1,", "]", "}",
    ]
    var random = SeededGenerator(seed: 3)
    var readCount = 0
    for _ in 0..<20_000 {
      let count = Int(random.next() % 8) + 1
      let text = (0..<count).map { _ in parts[Int(random.next() % UInt64(parts.count))] }.joined()
      let read = try? value(text)
      if read != nil { readCount += 1 }
      // Foundation lets a comma stand before an end, and takes one of two equal keys.
      if let line = fault(text), line.contains("comma before the end") || line.contains("twice") {
        continue
      }
      XCTAssertEqual(read, decoded(text), text.debugDescription)
    }
    XCTAssertGreaterThan(readCount, 1000)
  }

  func testNumbersAreReadAsFoundationReadsThem() throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<5000 {
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { continue }
      XCTAssertEqual(try value("\(number)"), .number(number))
      let digits = "\(random.next()).\(random.next() % 1000)e\(Int(random.next() % 60) - 30)"
      XCTAssertEqual(try value(digits), decoded(digits), digits)
    }
  }
}
