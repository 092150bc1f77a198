import XCTest

@testable import RefreshScenarios

/// The visitors of fields, on an object that is no part of the format.
final class FieldReaderTests: XCTestCase {
  private struct Box: FieldObject {
    var size: Double
    var depth = 2.0
    var label: String?
    var offset: Scenario.Offset?

    static var blank: Self { Self(size: 0) }

    mutating func visitFields<V: FieldVisitor>(_ fields: inout V) throws(V.Failure) {
      size = try fields.required("size", size, .positive)
      depth = try fields.optional("depth", depth, .number, default: 2)
      label = try fields.optional("label", label, .text)
      offset = try fields.visit("offset", offset, isRequired: false)
      try fields.check("depth", depth <= size ? nil : "expected at most the size")
    }
  }

  private func read(_ text: String) throws -> Box {
    try FieldReader.object(JSONText.value(of: text.utf8), at: "box", what: "a box")
  }

  private func fault(_ text: String) -> String? {
    do {
      _ = try read(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  func testFieldsLeftOutHaveTheirDefaults() throws {
    XCTAssertEqual(try read(#"{"size": 3}"#), Box(size: 3))
    XCTAssertEqual(
      try read(#"{"offset": {"y": 4}, "label": "a", "depth": 1, "size": 3}"#),
      Box(size: 3, depth: 1, label: "a", offset: .init(y: 4)))
  }

  func testWriterLeavesOutWhatTheReaderFillsIn() throws {
    XCTAssertEqual(FieldWriter(Box(size: 3)).line, #"{"size": 3}"#)
    let box = Box(size: 3, depth: 0.5, label: "a\"", offset: .init(x: 1, y: 4))
    let line = FieldWriter(box).line
    XCTAssertEqual(
      line, #"{"size": 3, "depth": 0.5, "label": "a\"", "offset": {"x": 1, "y": 4}}"#)
    XCTAssertEqual(try read(line), box)
  }

  func testFaultsNameThePlaceAndWhatWasExpected() {
    XCTAssertEqual(fault("[]"), "box: expected an object, found an array")
    XCTAssertEqual(fault("{}"), "box.size: missing, expected a number above 0")
    XCTAssertEqual(
      fault(#"{"sizee": 1}"#), "box.sizee: unknown key for a box, did you mean \"size\"?")
    XCTAssertEqual(fault(#"{"size": 0}"#), "box.size: expected a number above 0, found 0")
    XCTAssertEqual(fault(#"{"size": 1}"#), "box.depth: expected at most the size")
    XCTAssertEqual(
      fault(#"{"size": 3, "offset": 1}"#), "box.offset: expected an object, found 1")
    XCTAssertEqual(
      fault(#"{"size": 3, "offset": {"y": 1, "z": 2}}"#),
      "box.offset.z: unknown key for offset, did you mean \"x\"?")
    XCTAssertEqual(
      fault(#"{"size": 3, "colour": 1}"#),
      "box.colour: unknown key for a box, which takes size, depth, label, offset")
  }
}
