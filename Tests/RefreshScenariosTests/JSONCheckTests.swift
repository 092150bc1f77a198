import Foundation
import RefreshScenarios
import XCTest

/// Section 10: what is not JSON is refused with its place, also where Foundation would let it pass.
final class JSONCheckTests: XCTestCase {
  private func error(_ text: String) -> String? { error(Data(text.utf8)) }

  private func error(_ data: Data) -> String? {
    do {
      _ = try JSONText.value(of: data)
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

  /// JSON lets any character be written as its number: `\u0061` is `a`.
  func testKeyThatStandsTwiceIsRefusedHoweverItIsWritten() {
    for text in [#"{"a": 1, "\u0061": 2}"#, #"{"\u0061": 1, "a": 2}"#] {
      XCTAssert(error(text)?.hasSuffix(": the key \"a\" stands twice in one object") == true, text)
    }
    XCTAssertEqual(
      error(#"{"\ud83d\ude00": 1, "😀": 2}"#),
      "line 1, column 21: the key \"😀\" stands twice in one object")
    XCTAssertEqual(
      error(#"{"/": 1, "\/": 2}"#), "line 1, column 10: the key \"/\" stands twice in one object")
    XCTAssertNil(error(#"{"a": 1, "\\u0061": 2}"#))
  }

  func testNumberThatNoDoubleIsNearToIsRefusedWithItsPlace() {
    let zeros = String(repeating: "0", count: 400)
    for number in ["1e-999", "-1E-400", "0.\(zeros)1"] {
      XCTAssertEqual(
        error("{\"a\": [1,\n \(number)]}"), "a[1]: not valid JSON: a number that cannot be held")
    }
    for number in ["1e999", "-2e308"] {
      XCTAssert(error("[1,\n\(number)]")?.hasPrefix("line 2, column ") == true)
    }
    XCTAssertLessThan(error("[1\(zeros)]")?.count ?? 1000, 300)
    // 2⁻¹⁰⁷⁴ = 4.94·10⁻³²⁴ is the least there is, and 1.7976931348623157·10³⁰⁸ the greatest.
    for number in ["5e-324", "-1.7976931348623157e308", "0e-999", "0.\(zeros)", "-0.0E+999"] {
      XCTAssertNil(error("[\(number)]"), number)
    }
  }

  /// Foundation's parser crashes while it looks for the place of a fault below 512 levels.
  func testTextThatIsTooDeepIsRefusedWithItsPlace() {
    let deepest = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    XCTAssertNil(error(deepest))
    let reason = "expected at most 100 levels of arrays and objects, found more"
    for depth in [101, 513, 100_000] {
      XCTAssertEqual(
        error(String(repeating: "[", count: depth)), "line 1, column 101: \(reason)")
    }
    XCTAssertEqual(error("{\"x\":\n[\(deepest)]}"), "line 2, column 100: \(reason)")
    XCTAssertEqual(
      error(String(repeating: "{\"x\":", count: 101)), "line 1, column 501: \(reason)")
    XCTAssertNil(error("[\"" + String(repeating: "[", count: 600) + "\"]"))
  }

  func testTextInAnotherEncodingIsRefused() throws {
    for encoding in [String.Encoding.utf16, .utf16BigEndian, .utf32LittleEndian] {
      let data = try XCTUnwrap("[1]".data(using: encoding))
      let reason = ": not valid JSON: a byte that is 0, expected UTF-8"
      XCTAssert(error(data)?.hasSuffix(reason) == true)
    }
    XCTAssert(error(Data([0x22, 0xff, 0x22]))?.hasPrefix("line 1, column ") == true)
  }

  func testTextThatIsTooLongIsRefused() {
    XCTAssertEqual(
      error(Data(count: 16_000_001)), "top level: expected at most 16000000 bytes, found more")
    XCTAssert(error(Data(count: 16_000_000))?.hasPrefix("line 1, column 1: ") == true)
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

  /// A file that was cut off or has a wrong byte in it is read or refused, with a place.
  func testDamagedFileIsReadOrRefusedWithAPlace() throws {
    let file = try Array(Data.file(named: "every-key"))
    let last = try XCTUnwrap(file.lastIndex(of: UInt8(ascii: "}")))
    for end in stride(from: 0, to: last, by: 3) {
      XCTAssert(error(Data(file[..<end]))?.hasPrefix("line ") == true, "cut at \(end)")
    }
    for (place, byte) in stride(from: 0, to: file.count, by: 7).flatMap({ place in
      ([0x22, 0x2c, 0x5b, 0x5c, 0x65, 0x7d, 0xff] as [UInt8]).map { (place, $0) }
    }) {
      var damaged = file
      damaged[place] = byte
      if let line = error(Data(damaged)) {
        XCTAssertFalse(line.hasPrefix("top level"), "byte \(place) is \(byte): \(line)")
      }
    }
  }
}
