import Foundation
import XCTest

@testable import ScrollCore

/// Values that are kept come back equal; ones that make no sense are refused.
final class CodableTests: XCTestCase {
  private func assertKept<Value: Codable & Equatable>(_ value: Value, line: UInt = #line) throws {
    let data = try JSONEncoder().encode([value])
    XCTAssertEqual(try JSONDecoder().decode([Value].self, from: data), [value], line: line)
  }

  private func decode<Value: Decodable>(_ json: String, as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  func testKeptValuesComeBackEqual() throws {
    try assertKept(ScrollPoint(x: 1, y: 2))
    try assertKept(ScrollSize(width: 1, height: 2))
    try assertKept(ScrollRect(x: 1, y: 2, width: 3, height: 4))
    try assertKept(ContentInsets(top: 1, left: 2, bottom: 3, right: 4))
    try assertKept(OffsetRange(lower: 1, upper: 2))
    try assertKept(DecelerationRate.fast)
    try assertKept(SpringParameters(mass: 2, stiffness: 90, damping: 4))
    try assertKept(
      ScrollPhysics(
        decelerationRate: .fast, stopSpeed: 11, minimumDecelerationVelocity: 12,
        spring: SpringParameters(mass: 2), springThreshold: 0.2, animationDuration: 0.4))
    try assertKept(
      AxisMotion.Bounds(lower: 1, upper: 2, passesLower: false, passesUpper: true))
    try assertKept(
      AxisDrag.Edges(lower: 1, upper: 2, dimension: 3, passesLower: true, passesUpper: false))
    for value in ContentInsetAdjustmentBehavior.allCases { try assertKept(value) }
    for value in SpringRegime.allCases { try assertKept(value) }
    for value in AxisMotion.Edge.allCases { try assertKept(value) }
    for value in ScrollPhysicsError.Field.allCases { try assertKept(value) }
    var geometry = ScrollGeometry()
    geometry.viewportSize = ScrollSize(width: 1, height: 2)
    geometry.contentSize = ScrollSize(width: 3, height: 4)
    geometry.contentInset.top = 47
    geometry.safeAreaInsets.bottom = 34
    geometry.contentInsetAdjustmentBehavior = .always
    geometry.isContentOfContainer = true
    geometry.alwaysBounceVertical = true
    geometry.bounces = false
    geometry.refreshInset = 60
    try assertKept(geometry)
    swap(&geometry.alwaysBounceVertical, &geometry.alwaysBounceHorizontal)
    try assertKept(geometry)
  }

  func testFieldsAreCodedByTheirNames() throws {
    func keys(_ value: some Encodable) throws -> Set<String> {
      let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value))
      return Set(try XCTUnwrap(object as? [String: Any]).keys)
    }
    XCTAssertEqual(try keys(ScrollPoint.zero), ["x", "y"])
    XCTAssertEqual(try keys(ScrollSize.zero), ["width", "height"])
    XCTAssertEqual(try keys(ScrollRect(x: 1, y: 2, width: 3, height: 4)), ["origin", "size"])
    XCTAssertEqual(try keys(ContentInsets.zero), ["top", "left", "bottom", "right"])
    XCTAssertEqual(try keys(OffsetRange(lower: 1, upper: 2)), ["lower", "upper"])
    XCTAssertEqual(
      try keys(AxisMotion.Bounds(lower: 1, upper: 2)),
      ["lower", "upper", "passesLower", "passesUpper"])
    XCTAssertEqual(
      try keys(AxisDrag.Edges(lower: 1, upper: 2, dimension: 3)),
      ["lower", "upper", "dimension", "passesLower", "passesUpper"])
    XCTAssertEqual(try keys(SpringParameters.standard), ["mass", "stiffness", "damping"])
    XCTAssertEqual(
      try keys(ScrollPhysics.standard),
      [
        "decelerationRate", "stopSpeed", "minimumDecelerationVelocity", "spring", "springThreshold",
        "animationDuration",
      ])
    XCTAssertEqual(
      try keys(ScrollGeometry()),
      [
        "viewportSize", "contentSize", "contentInset", "safeAreaInsets",
        "contentInsetAdjustmentBehavior", "isContentOfContainer", "alwaysBounceVertical",
        "alwaysBounceHorizontal", "bounces", "refreshInsets",
      ])
  }

  func testFieldThatIsMissingIsNamed() throws {
    XCTAssertThrowsError(try decode(#"{"x":1}"#, as: ScrollPoint.self)) { error in
      guard case DecodingError.keyNotFound(let key, _) = error else { return XCTFail("\(error)") }
      XCTAssertEqual(key.stringValue, "y")
    }
    XCTAssertThrowsError(try decode(#"{"mass":1}"#, as: SpringParameters.self)) { error in
      guard case DecodingError.keyNotFound(let key, _) = error else { return XCTFail("\(error)") }
      XCTAssertEqual(key.stringValue, "stiffness")
      XCTAssertNil(key.intValue)
    }
    XCTAssertNil(FieldName(intValue: 1), "fields have names, not numbers")
    XCTAssertEqual(FieldName(stringValue: "mass").stringValue, "mass")
  }

  func testDecodingConstantsThatMakeNoSenseFails() throws {
    XCTAssertThrowsError(try decode("1.5", as: DecelerationRate.self))
    XCTAssertThrowsError(
      try decode(#"{"mass":0,"stiffness":1,"damping":1}"#, as: SpringParameters.self)
    ) { XCTAssertEqual($0 as? ScrollPhysicsError, ScrollPhysicsError(field: .mass, value: 0)) }
    let data = try JSONEncoder().encode(ScrollPhysics.standard)
    let text = try XCTUnwrap(String(data: data, encoding: .utf8))
    let changed = text.replacingOccurrences(of: "\"stopSpeed\":10", with: "\"stopSpeed\":-1")
    XCTAssertNotEqual(text, changed)
    XCTAssertThrowsError(try decode(changed, as: ScrollPhysics.self)) {
      XCTAssertEqual(
        $0 as? ScrollPhysicsError, ScrollPhysicsError(field: .stopSpeed, value: -1))
    }
  }

  func testDecodingARangeTurnedRoundRaisesTheUpperEnd() throws {
    let range = try decode(#"{"lower":30,"upper":20}"#, as: OffsetRange.self)
    XCTAssertEqual(range, OffsetRange(lower: 30, upper: 30))
  }

  func testDecodingBoundsTurnedRoundRaisesTheUpperEnd() throws {
    let bounds = try decode(
      #"{"lower":5,"upper":-5,"passesLower":true,"passesUpper":true}"#, as: AxisMotion.Bounds.self)
    XCTAssertEqual(bounds, AxisMotion.Bounds(lower: 5, upper: 5))
  }
}
