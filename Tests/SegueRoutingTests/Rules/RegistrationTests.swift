import SegueRouting
import SegueTesting
import XCTest

/// Rules G1 to G10: identifiers and handlers.
final class RegistrationTests: XCTestCase {
  func testG1_sameIdentifierOnTwoSourcesIsTwoSegues() throws {
    let rig = Rig()
    let about = About()
    about.factories["detail"] = { Detail() }
    let segue = Segue<About, Detail, Void>("detail")
    try rig.router.handle(.detail) { _ in rig.told.append("master") }
    try about.router.handle(segue) { _ in rig.told.append("about") }
    try rig.navigation.push(about)
    try about.perform(segue)
    XCTAssertEqual(rig.told, ["about"])
    XCTAssertNotEqual(Segue<Master, Detail, Int>.detail.key, segue.key)
  }

  func testG2_emptyIdentifierIsRefused() {
    let rig = Rig()
    let segue = Segue<Master, Detail, Void>("")
    let error = SegueError.invalidIdentifier(segue.key)
    XCTAssertEqual(refusal { try rig.router.handle(segue) { _ in } }, error)
    XCTAssertEqual(refusal { try rig.router.perform(segue) }, error)
    XCTAssertEqual(refusal { try rig.router.perform(identifier: "") }, error)
    XCTAssertEqual(
      refusal { _ = try rig.router.prepare(identifier: "", destination: About(), sender: nil) },
      error)
    XCTAssertEqual(refusal { _ = try SegueMap([segue]) }, error)
  }

  func testG2_identifiersAreComparedByteForByte() throws {
    let rig = Rig()
    let composed = Segue<Master, Detail, Void>("caf\u{e9}")
    let decomposed = Segue<Master, Detail, Void>("cafe\u{301}")
    XCTAssertEqual(composed.identifier, decomposed.identifier, "equal as strings")
    XCTAssertNotEqual(composed, decomposed)
    try rig.router.handle(composed) { _ in rig.told.append("composed") }
    try rig.router.handle(decomposed) { _ in rig.told.append("decomposed") }
    rig.master.factories["cafe\u{301}"] = { Detail() }
    try rig.router.perform(identifier: "cafe\u{301}")
    XCTAssertEqual(rig.told, ["decomposed"])
  }

  func testG2_identifiersAreCaseSensitive() throws {
    let rig = Rig()
    try rig.router.handle(.detail) { _ in }
    try rig.router.handle(Segue<Master, Detail, Int>("Detail")) { _ in }
    XCTAssertEqual(rig.router.identifiers, ["Detail", "detail"])
    XCTAssertFalse(rig.router.canPerform("DETAIL"))
  }

  func testG3_secondHandlerIsRefusedAndTheFirstStays() throws {
    let rig = Rig()
    try rig.router.handle(.detail, fileID: "App/A.swift", line: 1) { _ in rig.told.append("1") }
    let error = refusal {
      try rig.router.handle(.detail, fileID: "App/B.swift", line: 2) { _ in rig.told.append("2") }
    }
    XCTAssertEqual(
      error,
      .duplicateRegistration(
        SegueKey(source: Master.self, identifier: "detail"),
        first: SeguePlace(fileID: "App/A.swift", line: 1),
        second: SeguePlace(fileID: "App/B.swift", line: 2)))
    try rig.router.perform(.detail, payload: 1)
    XCTAssertEqual(rig.told, ["1"])
  }

  func testG3_placeOfAHandlerIsTheCallersFileAndLine() throws {
    let rig = Rig()
    let line: UInt = #line + 1
    try rig.router.handle(.detail) { _ in }
    guard
      case .duplicateRegistration(_, let first, _, .handler) = refusal({
        try rig.router.handle(.detail) { _ in }
      })
    else { return XCTFail("another error") }
    XCTAssertEqual(
      first, SeguePlace(fileID: "SegueRoutingTests/RegistrationTests.swift", line: line))
  }

  func testG4_replaceIsAskedForByName() throws {
    let rig = Rig()
    let key = Segue<Master, Detail, Int>.detail.key
    XCTAssertEqual(
      refusal { try rig.router.replace(.detail) { _ in } }, .missingHandler(key, need: .replacement)
    )
    let first = try rig.router.handle(.detail) { _ in rig.told.append("1") }
    try rig.router.replace(.detail) { _ in rig.told.append("2") }
    first.cancel()
    try rig.router.perform(.detail, payload: 1)
    XCTAssertEqual(rig.told, ["2"], "the token of what was replaced removes nothing")
  }

  func testG4_replacementOfAnotherDeclarationIsRefused() throws {
    let rig = Rig()
    try rig.router.handle(.detail) { _ in }
    let other = Segue<Master, About, Int>("detail")
    XCTAssertEqual(
      refusal { try rig.router.replace(other) { _ in } },
      .conflictingDeclaration(
        first: Segue<Master, Detail, Int>.detail.declaration, second: other.declaration))
  }

  func testG5_differentDeclarationsOfOneKeyAreRefusedInAMap() throws {
    let first = Segue<Master, Detail, Int>.detail
    for second: any SegueDeclaring in [
      Segue<Master, About, Int>("detail"), Segue<Master, Detail, String>("detail"),
      Segue<Master, Detail, Int>("detail", kind: .push),
      Segue<Master, Detail, Int>("detail", at: .root),
    ] {
      XCTAssertEqual(
        refusal { _ = try SegueMap([first, second]) },
        .conflictingDeclaration(first: first.declaration, second: second.declaration))
    }
    let sameName = Segue<About, Detail, Int>("detail")
    let map = try SegueMap([first, Segue<Master, Detail, Int>.detail, sameName])
    XCTAssertEqual(map.declarations, [first.declaration, sameName.declaration])
    XCTAssertEqual(map[first.key], first.declaration)
  }

  func testG5_handlerThatContradictsTheMapIsRefused() throws {
    let declared = Segue<Master, Detail, Int>.detail
    let other = Segue<Master, Detail, Int>("detail", at: .root)
    let router = SegueRouter(source: Master(), map: try SegueMap([declared]))
    XCTAssertEqual(
      refusal { try router.handle(other) { _ in } },
      .conflictingDeclaration(first: declared.declaration, second: other.declaration))
  }

  func testG5_performWithOtherTypesThanTheHandlersIsRefused() throws {
    let rig = Rig()
    try rig.router.handle(.detail) { _ in rig.told.append("ran") }
    let other = Segue<Master, About, Int>("detail")
    XCTAssertEqual(
      refusal { try rig.router.perform(other, payload: 1) },
      .conflictingDeclaration(
        first: Segue<Master, Detail, Int>.detail.declaration, second: other.declaration))
    XCTAssertEqual(rig.told, [])
  }

  func testG6_cancellingATokenRemovesItsHandlerOnly() throws {
    let rig = Rig(showsAll: true)
    let token = try rig.router.handle(.plain) { _ in rig.told.append("plain") }
    try rig.router.handle(.about) { _ in rig.told.append("about") }
    token.cancel()
    token.cancel()
    try rig.router.perform(.plain)
    try rig.router.perform(.about)
    XCTAssertEqual(rig.told, ["about"])
    try rig.router.handle(.plain) { _ in rig.told.append("new") }
    token.cancel()
    try rig.router.perform(.plain)
    XCTAssertEqual(rig.told, ["about", "new"])
  }

  func testG6_droppingATokenCancelsNothing() throws {
    let rig = Rig()
    do { _ = try rig.router.handle(.plain) { _ in rig.told.append("plain") } }
    try rig.router.perform(.plain)
    XCTAssertEqual(rig.told, ["plain"])
  }

  func testG6_tokenOutlivesItsRouter() throws {
    var rig: Rig? = Rig()
    let token = try rig?.router.handle(.plain) { _ in }
    rig = nil
    token?.cancel()
  }

  func testG7_removalInsideTheHandlerCountsFromTheNextPerform() throws {
    let rig = Rig(showsAll: true)
    var token: SegueToken?
    token = try rig.router.handle(.plain) { _ in
      token?.cancel()
      rig.told.append("ran")
    }
    try rig.router.perform(.plain)
    try rig.router.perform(.plain)
    XCTAssertEqual(rig.told, ["ran"])
  }

  func testG7_registrationInsideTheHandlerCountsFromTheNextPerform() throws {
    let rig = Rig(showsAll: true)
    try rig.router.handle(.plain) { segue in
      rig.told.append("first")
      try segue.source.router.replace(.plain) { _ in rig.told.append("second") }
    }
    try rig.router.perform(.plain)
    XCTAssertEqual(rig.told, ["first"])
    try rig.router.perform(.plain)
    XCTAssertEqual(rig.told, ["first", "second"])
  }

  func testG7_oneTimeHandlerIsRemovedBeforeItRuns() throws {
    let rig = Rig(showsAll: true)
    try rig.router.handle(.plain, once: true) { segue in
      rig.told.append("once")
      try segue.source.router.handle(.plain) { _ in rig.told.append("next") }
    }
    try rig.router.perform(.plain)
    try rig.router.perform(.plain)
    XCTAssertEqual(rig.told, ["once", "next"])
  }

  func testG7_oneTimeHandlerThatCancelsItselfIsNotPutBack() throws {
    let rig = Rig()
    var token: SegueToken?
    token = try rig.router.handle(.plain, once: true) { _ in
      token?.cancel()
      throw Trouble()
    }
    _ = refusal { try rig.router.perform(.plain) }
    XCTAssertFalse(rig.router.canPerform("plain"))
  }

  func testG7_handlerOfARefusedPerformNeverRunsLater() throws {
    let rig = Rig()
    rig.router.setGuard(.plain) { _, _ in false }
    let error = refusal {
      try rig.router.perform(
        .plain, respectingGuards: true, prepare: .with { _ in rig.told.append("h") })
    }
    XCTAssertEqual(error, .denied(Segue<Master, Detail, Void>.plain.key))
    try rig.router.perform(.plain)
    XCTAssertEqual(rig.told, [])
    XCTAssertEqual(rig.navigation.children.count, 2)
  }

  func testG10_unknownIdentifierListsNearMatchesInAStableOrder() throws {
    let rig = Rig()
    for name in ["detall", "detail", "details", "dettails", "retail", "entirely"] {
      try rig.router.handle(Segue<Master, Detail, Void>(name)) { _ in }
    }
    // Distances from "detial": detail 2, detall 2, details 3, dettails 3, retail 3; entirely more.
    XCTAssertEqual(
      refusal { try rig.router.perform(identifier: "detial") },
      .unknownIdentifier(
        SegueKey(source: Master.self, identifier: "detial"), near: ["detail", "detall"]))
    // One letter too many: the nearest first, then in the order of their bytes.
    XCTAssertEqual(
      refusal { try rig.router.perform(identifier: "detailss") },
      .unknownIdentifier(
        SegueKey(source: Master.self, identifier: "detailss"),
        near: ["details", "detail", "dettails"]))
    XCTAssertEqual(
      refusal { try rig.router.perform(identifier: "zzz") },
      .unknownIdentifier(SegueKey(source: Master.self, identifier: "zzz"), near: []))
  }

  func testG10_identifiersOfTheMapAreNearMatchesToo() throws {
    let master = Master()
    let map = try SegueMap([
      Segue<Master, About, Void>.about, Segue<About, Detail, Void>("abouts"),
    ])
    let router = SegueRouter(source: master, map: map)
    let key = SegueKey(source: Master.self, identifier: "abuot")
    XCTAssertEqual(
      refusal { try router.perform(identifier: "abuot") }, .unknownIdentifier(key, near: ["about"]))
    XCTAssertEqual(
      refusal { _ = try router.prepare(identifier: "abuot", destination: About(), sender: nil) },
      .unknownIdentifier(key, near: ["about"]))
  }
}
