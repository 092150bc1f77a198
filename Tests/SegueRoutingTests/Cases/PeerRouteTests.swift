import SegueRouting
import SegueTesting
import XCTest

/// Routing cases of other projects' tests, as facts about keys and handlers.
final class PeerRouteTests: XCTestCase {
  // P390: a handler of another source is not used.
  func testHandlerOfAnotherSourceIsNotUsed() throws {
    let rig = Rig()
    let about = About()
    try about.router.handle(Segue<About, Detail, Void>("user")) { _ in rig.told.append("about") }
    XCTAssertEqual(
      refusal { try rig.router.perform(identifier: "user") }?.caseName, "unknownIdentifier")
    XCTAssertEqual(rig.told, [])
  }

  // P391, P413: identifiers match as a whole, not by their beginning, and can be looked up.
  func testIdentifiersMatchAsAWhole() throws {
    let rig = Rig()
    try rig.router.handle(Segue<Master, Detail, Void>("alert")) { _ in }
    XCTAssertTrue(rig.router.canPerform("alert"))
    for other in ["alerthello", "aler", "alert/1", "hello"] {
      XCTAssertFalse(rig.router.canPerform(other), other)
      XCTAssertEqual(
        refusal { try rig.router.perform(identifier: other) }?.caseName, "unknownIdentifier")
    }
  }

  // P392: a payload of the wrong type is refused.
  func testPayloadOfTheWrongTypeIsRefused() throws {
    let rig = Rig()
    try rig.router.handle(.detail) { _ in rig.told.append("ran") }
    XCTAssertEqual(
      refusal { try rig.router.perform(identifier: "detail", payload: "devxoul") }?.caseName,
      "payloadMismatch")
    XCTAssertEqual(rig.told, [])
  }

  // P393, P417: a handler beats the catch-all, whichever was registered first.
  func testHandlerBeatsTheCatchAllInAnyOrder() throws {
    for catchAllFirst in [true, false] {
      let rig = Rig(showsAll: true)
      func setCatchAll() { rig.router.catchAll = { _ in rig.told.append("rest") } }
      if catchAllFirst { setCatchAll() }
      try rig.router.handle(.plain) { _ in rig.told.append("handler") }
      if !catchAllFirst { setCatchAll() }
      try rig.router.perform(.plain)
      try rig.router.perform(.about)
      XCTAssertEqual(rig.told, ["handler", "rest"])
    }
  }

  // P395, P444: a payload reaches the handler in its own type; a wrong type gives nothing.
  func testPayloadReachesTheHandlerInItsOwnType() throws {
    let rig = Rig(showsAll: true)
    func check<Payload: Equatable>(_ name: String, _ payload: Payload) throws {
      let segue = Segue<Master, Detail, Payload>(name)
      rig.master.factories[name] = { Detail() }
      try rig.router.handle(segue) { rig.told.append("\(name) \($0.payload == payload)") }
      try rig.router.perform(identifier: name, payload: payload)
    }
    try check("int", 123)
    try check("float", Float(123.456))
    try check("text", "123")
    XCTAssertEqual(rig.told, ["int true", "float true", "text true"])
    XCTAssertEqual(
      refusal { try rig.router.perform(identifier: "int", payload: "UserID_10") }?.caseName,
      "payloadMismatch")
  }

  // P398: what is handed over takes no part in finding the handler.
  func testPayloadAndSenderTakeNoPartInTheKey() throws {
    let rig = Rig(showsAll: true)
    try rig.router.handle(.detail) { rig.told.append("\($0.payload)") }
    for payload in 1...3 {
      try rig.router.perform(.detail, payload: payload, sender: "title=\(payload)")
    }
    XCTAssertEqual(rig.told, ["1", "2", "3"])
  }

  // P399: what is found does not depend on the order of registration.
  func testHandlerIsTheSameInAnyOrderOfRegistration() throws {
    let names = ["anything", "anything/path", "any", "Anything", "b", "a"]
    for order in [names, names.reversed(), names.sorted()] {
      let rig = Rig(showsAll: true)
      for name in order {
        rig.master.factories[name] = { Detail() }
        try rig.router.handle(Segue<Master, Detail, Void>(name)) { _ in rig.told.append(name) }
      }
      for name in names { try rig.router.perform(identifier: name) }
      XCTAssertEqual(rig.told, names)
      XCTAssertEqual(
        rig.router.identifiers, ["Anything", "a", "any", "anything", "anything/path", "b"])
    }
  }

  // P400: the empty identifier is refused, by a router with a catch-all too.
  func testEmptyIdentifierIsRefusedByACatchAllToo() {
    let rig = Rig()
    rig.router.catchAll = { _ in rig.told.append("rest") }
    XCTAssertEqual(
      refusal { try rig.router.perform(identifier: "") }?.caseName, "invalidIdentifier")
    XCTAssertEqual(rig.told, [])
  }

  // P402, P415: an identifier that nobody knows runs nothing and changes nothing.
  func testUnknownIdentifierRunsNothing() throws {
    let rig = Rig()
    try rig.router.handle(.plain) { _ in rig.told.append("ran") }
    let before = rig.snapshot
    XCTAssertEqual(
      refusal { try rig.router.perform(identifier: "article") }?.caseName, "unknownIdentifier")
    XCTAssertEqual(rig.snapshot, before)
    XCTAssertEqual(rig.told, [])
  }

  // P403: a maker may decline, which is an error and changes nothing.
  func testMakerMayDecline() throws {
    let rig = Rig()
    rig.router.make(.detail) { _, row in row > 0 ? Detail() : nil }
    try rig.router.handle(.detail) { _ in rig.told.append("ran") }
    XCTAssertEqual(
      refusal { try rig.router.perform(.detail, payload: -1) },
      .destinationUnavailable(
        Segue<Master, Detail, Int>.detail.key, reason: "none was made"))
    XCTAssertEqual(rig.told, [])
    rig.router.make(.detail) { _, _ in throw Trouble() }
    XCTAssertEqual(
      refusal { try rig.router.perform(.detail, payload: 1) },
      .destinationUnavailable(Segue<Master, Detail, Int>.detail.key, reason: "trouble"))
    rig.router.make(.detail, with: nil)
    XCTAssertEqual(try rig.router.perform(.detail, payload: 1), .pushed)
  }

  // P404: the destination is made for its payload, and the sender comes as it was given.
  func testDestinationIsMadeForItsPayloadAndTheSenderIsUntouched() throws {
    let rig = Rig(showsAll: true)
    rig.router.make(.detail) { _, row in Detail(name: "article \(row)") }
    try rig.router.handle(.detail) { segue in
      rig.told.append("\(segue.destination.name) \(segue.sender ?? "nil")")
    }
    try rig.router.perform(.detail, payload: 123)
    try rig.router.perform(.detail, payload: 123, sender: "Hello")
    XCTAssertEqual(rig.told, ["article 123 nil", "article 123 Hello"])
  }

  // P421: whether a segue can be performed is answered without performing it.
  func testCanPerformHasNoEffect() throws {
    let rig = Rig()
    try rig.router.handle(.plain) { _ in rig.told.append("ran") }
    let before = rig.snapshot
    XCTAssertTrue(rig.router.canPerform("plain"))
    XCTAssertFalse(rig.router.canPerform("nope"))
    XCTAssertEqual(rig.snapshot, before)
    XCTAssertEqual(rig.told, [])
  }

  // P422: removing one handler leaves the others; removing all leaves the catch-all.
  func testRemovingOneOrAllHandlers() throws {
    let rig = Rig(showsAll: true)
    rig.router.catchAll = { rig.told.append("rest \($0.identifier ?? "nil")") }
    let token = try rig.router.handle(.plain) { _ in rig.told.append("plain") }
    try rig.router.handle(.about) { _ in rig.told.append("about") }
    token.cancel()
    try rig.router.perform(.plain)
    try rig.router.perform(.about)
    rig.router.removeAllHandlers()
    try rig.router.perform(.about)
    XCTAssertEqual(rig.told, ["rest plain", "about", "rest about"])
  }

  // P424: several segues share one handler.
  func testSeveralSeguesShareOneHandler() throws {
    let rig = Rig(showsAll: true)
    let handler: (PreparedSegue<Master, Detail, Void>) -> Void = {
      rig.told.append($0.segue.identifier)
    }
    for name in ["multiple1", "multiple2"] {
      rig.master.factories[name] = { Detail() }
      try rig.router.handle(Segue(name), with: handler)
    }
    try rig.router.perform(identifier: "multiple1")
    try rig.router.perform(identifier: "multiple2")
    XCTAssertEqual(rig.told, ["multiple1", "multiple2"])
  }

  // P430: a handler routes until it is removed by its token.
  func testHandlerIsRemovedByItsToken() throws {
    let rig = Rig()
    let token = try rig.router.handle(.plain) { _ in }
    XCTAssertEqual(try rig.router.perform(identifier: "plain"), .pushed)
    token.cancel()
    XCTAssertEqual(
      refusal { try rig.router.perform(identifier: "plain") }?.caseName, "unknownIdentifier")
  }
}
