import SegueRouting
import SegueTesting
import XCTest

private protocol Shape { var sides: Int { get } }
private struct Square: Shape { let sides = 4 }

private struct Sample: Sendable {
  static let shape = Segue<Master, Detail, any Shape>("shape")
  static let optional = Segue<Master, Detail, Int?>("optional")
  static let anything = Segue<Master, Detail, Any>("anything")
  static let closure = Segue<Master, Detail, (Int) -> Int>("closure")
  static let tuple = Segue<Master, Detail, (row: Int, name: String)>("tuple")
}

/// Rules G20 and G33: payloads that are no plain values.
final class PayloadEdgeTests: XCTestCase {
  func testG20_valueOfAProtocolReachesAMaker() throws {
    let rig = Rig()
    var sides = 0
    rig.router.make(Sample.shape) { _, payload in
      sides = payload.sides
      return Detail()
    }
    try rig.router.handle(Sample.shape) { _ in }
    XCTAssertEqual(try rig.router.perform(Sample.shape, payload: Square()), .pushed)
    XCTAssertEqual(sides, 4)
  }

  func testG20_valueOfAProtocolIsHandedOverUntyped() throws {
    let rig = Rig(showsAll: true)
    rig.master.factories["shape"] = { Detail() }
    rig.master.factories["anything"] = { Detail() }
    var got: [Any] = []
    try rig.router.handle(Sample.shape) { got.append($0.payload.sides) }
    try rig.router.handle(Sample.anything) { got.append($0.payload) }
    XCTAssertEqual(try rig.router.perform(identifier: "shape", payload: Square()), .pushed)
    XCTAssertEqual(try rig.router.perform(identifier: "anything", payload: 3), .pushed)
    XCTAssertEqual(
      refusal { try rig.router.perform(identifier: "shape", payload: 3) }?.caseName,
      "payloadMismatch")
    XCTAssertEqual(got.map { "\($0)" }, ["4", "3"])
  }

  func testG20_otherPayloads() throws {
    let rig = Rig(showsAll: true)
    for name in ["optional", "closure", "tuple"] { rig.master.factories[name] = { Detail() } }
    var got: [String] = []
    rig.router.make(Sample.optional) { _, p in
      got.append("make \(String(describing: p))")
      return Detail()
    }
    rig.router.make(Sample.closure) { _, p in
      got.append("make \(p(1))")
      return Detail()
    }
    rig.router.make(Sample.tuple) { _, p in
      got.append("make \(p.row)")
      return Detail()
    }
    try rig.router.handle(Sample.optional) { got.append("\(String(describing: $0.payload))") }
    try rig.router.handle(Sample.closure) { got.append("\($0.payload(1))") }
    try rig.router.handle(Sample.tuple) { got.append("\($0.payload.row)") }
    try rig.router.perform(Sample.optional, payload: nil)
    try rig.router.perform(Sample.optional, payload: 2)
    try rig.router.perform(Sample.closure, payload: { $0 + 1 })
    try rig.router.perform(Sample.tuple, payload: (3, "x"))
    XCTAssertEqual(
      got, ["make nil", "nil", "make Optional(2)", "Optional(2)", "make 2", "2", "make 3", "3"])
    got = []
    let none: Int? = nil
    try rig.router.perform(identifier: "optional", payload: none as Any)
    try rig.router.perform(identifier: "tuple", payload: (row: 3, name: "x"))
    XCTAssertEqual(
      refusal { try rig.router.perform(identifier: "tuple", payload: (3, "x")) }?.caseName,
      "payloadMismatch")
    XCTAssertEqual(
      refusal { try rig.router.perform(identifier: "optional", payload: AnyHashable(3)) }?.caseName,
      "payloadMismatch")
    XCTAssertEqual(got, ["make nil", "nil", "make 3", "3"])
  }

  func testG20_arraysAndHashablesAreNotConverted() throws {
    let rig = Rig()
    let animals = Segue<Master, Detail, [Animal]>("animals")
    let number = Segue<Master, Detail, Int>("number")
    rig.master.factories["animals"] = { Detail() }
    rig.master.factories["number"] = { Detail() }
    try rig.router.handle(animals) { _ in }
    try rig.router.handle(number) { _ in }
    for p: Any in [[Dog()], AnyHashable(3), Optional(3) as Any, Int8(3), "3", 3.0, true] {
      XCTAssertEqual(
        refusal { try rig.router.perform(identifier: "number", payload: p) }?.caseName,
        "payloadMismatch")
    }
    XCTAssertEqual(
      refusal { try rig.router.perform(identifier: "animals", payload: [Dog()]) }?.caseName,
      "payloadMismatch")
  }

  func testG33_unwindHandsOverAValueOfAProtocol() throws {
    let rig = Rig()
    let back = Segue<Detail, Master, any Shape>("backShape", kind: .unwind)
    var sides = 0
    try rig.router.acceptUnwind(back, action: { sides = $1.sides })
    try rig.router.perform(.plain)
    try rig.top?.router.handle(back) { _ in }
    XCTAssertEqual(try rig.top?.perform(back, payload: Square()), .unwound)
    XCTAssertEqual(sides, 4)
  }

  func testG16_optionalPayloadsMerge() throws {
    let rig = Rig()
    rig.window.endsTransitionsAtOnce = false
    let s = Segue<Master, Detail, Int?>("plain")
    try rig.router.perform(s, payload: nil, prepare: .none)
    XCTAssertEqual(try rig.router.perform(s, payload: nil, whileRunning: .merge), .merged)
    XCTAssertEqual(
      refusal { try rig.router.perform(s, payload: 1, whileRunning: .merge) }?.caseName,
      "transitionInProgress")
  }

  func testG17_payloadThatPerformsWhenFreedWaitsForTheCompletion() throws {
    final class Performer {
      let rig: Rig
      init(_ rig: Rig) { self.rig = rig }
      deinit { rig.told.append("\((try? rig.router.perform(.about)) as Any)") }
    }
    let rig = Rig()
    rig.window.endsTransitionsAtOnce = false
    try rig.router.perform(
      Segue<Master, Detail, Performer>("plain"), payload: Performer(rig), prepare: .none
    ) { _ in rig.told.append("done") }
    rig.window.endTransitions()
    XCTAssertEqual(rig.told, ["Optional(SegueRouting.SegueAnswer.queued)", "done"])
  }
}
