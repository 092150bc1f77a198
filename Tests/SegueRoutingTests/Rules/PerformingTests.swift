import SegueRouting
import SegueTesting
import XCTest

/// Rules G11 to G15, and G19 to G21: a perform from its key to its transition.
final class PerformingTests: XCTestCase {
  func testG11_faultBeforeTheTransitionChangesNothing() throws {
    let rig = Rig()
    try rig.router.handle(.detail, once: true) { _ in throw Trouble() }
    try rig.router.handle(.about) { _ in rig.told.append("about") }
    rig.router.setGuard(.about) { _, _ in false }
    rig.master.factories["plain"] = { nil }
    rig.master.factories["presented"] = { About() }
    let before = rig.snapshot
    for fault in [
      refusal { try rig.router.perform(.detail, payload: 1) },  // the handler throws
      refusal { try rig.router.perform(.about, respectingGuards: true) },  // denied
      refusal { try rig.router.perform(.plain) },  // no destination
      refusal { try rig.router.perform(.presented, payload: 1, prepare: .none) },  // another type
      refusal { try rig.router.perform(identifier: "nothing") },
      refusal { try rig.router.perform(identifier: "detail", payload: "1") },
    ] {
      XCTAssertNotNil(fault)
      XCTAssertEqual(rig.snapshot, before)
    }
    XCTAssertEqual(rig.told, [])
    XCTAssertEqual(rig.window.trace, [])
    try rig.router.perform(.about)
    XCTAssertEqual(rig.told, ["about"])
  }

  func testG11_oneTimeHandlerThatThrowsIsPutBack() throws {
    let rig = Rig()
    var fails = true
    try rig.router.handle(.detail, once: true) { _ in
      if fails { throw Trouble() }
      rig.told.append("ran")
    }
    _ = refusal { try rig.router.perform(.detail, payload: 1) }
    fails = false
    try rig.router.perform(.detail, payload: 1)
    XCTAssertEqual(rig.told, ["ran"])
    XCTAssertFalse(rig.router.canPerform("detail"))
  }

  func testG11_oneTimeHandlerStaysWhenItsSegueIsRefused() throws {
    let rig = Rig()
    try rig.router.handle(.plain, once: true) { _ in rig.told.append("ran") }
    rig.router.setGuard(.plain) { _, _ in false }
    _ = refusal { try rig.router.perform(.plain, respectingGuards: true) }
    XCTAssertTrue(rig.router.canPerform("plain"))
  }

  func testG12_guardIsAskedForATapAndNotForCode() throws {
    let rig = Rig(showsAll: true)
    rig.router.setGuard(.plain) { source, sender in
      rig.told.append("asked \(source.name) \(sender ?? "nobody")")
      return false
    }
    XCTAssertFalse(rig.router.shouldPerform("plain", sender: "button"))
    XCTAssertTrue(rig.router.shouldPerform("about", sender: "button"))
    XCTAssertEqual(rig.told, ["asked Master button"])
    try rig.router.perform(.plain)
    XCTAssertEqual(rig.told.count, 1)
    XCTAssertEqual(
      refusal { try rig.router.perform(.plain, respectingGuards: true) },
      .denied(Segue<Master, Detail, Void>.plain.key))
    rig.router.setGuard(.plain, with: nil)
    XCTAssertTrue(rig.router.shouldPerform("plain", sender: nil))
  }

  func testG12_guardIsAskedForAnEmbed() throws {
    let rig = Rig()
    rig.router.setGuard(.pane) { _, _ in false }
    XCTAssertEqual(
      refusal { try rig.router.perform(.pane) }, .denied(Segue<Master, Detail, Void>.pane.key))
    XCTAssertEqual(rig.master.children.count, 0)
  }

  func testG13_prepareRunsOnceBeforeTheViewLoads() throws {
    let rig = Rig()
    try rig.router.handle(.detail) { segue in
      rig.told.append("loaded \(segue.destination.isLoaded)")
    }
    try rig.router.perform(.detail, payload: 1)
    XCTAssertEqual(rig.told, ["loaded false"])
    XCTAssertEqual(rig.top?.isLoaded, true)
    XCTAssertEqual(rig.window.trace, ["push Detail on Nav", "load Detail"])
  }

  func testG13_noLookupLoadsAView() throws {
    let rig = Rig()
    let tabs = FakeTabs([About(), FakeNavigation(root: Detail())])
    rig.master.factories["found"] = { tabs }
    try rig.router.handle(.found) { segue in
      rig.told.append("\(segue.destination.isLoaded) \(tabs.isLoaded)")
      _ = try TypedTabs<About, TypedNavigation<Detail>>(tabs)
    }
    try rig.router.perform(.found)
    XCTAssertEqual(rig.told, ["false false"])
    XCTAssertFalse(tabs.children[1].isLoaded, "the second tab is not on show")
  }

  func testG14_segueWithoutAHandlerGoesOnIfItHandsNothingOver() throws {
    let rig = Rig(showsAll: true)
    XCTAssertEqual(try rig.router.perform(.plain), .pushed)
    let before = rig.snapshot
    XCTAssertEqual(
      refusal { try rig.router.perform(.detail, payload: 1) },
      .missingHandler(
        Segue<Master, Detail, Int>.detail.key, need: .payload(SegueType(Int.self))))
    XCTAssertEqual(rig.snapshot, before)
  }

  func testG14_declaredSegueIsPerformedByItsIdentifierWithoutAHandler() throws {
    let rig = Rig(showsAll: true)
    let map = try SegueMap([Segue<Master, Detail, Void>.plain, Segue<Master, Detail, Int>.detail])
    let router = SegueRouter(source: rig.master, map: map)
    XCTAssertEqual(try router.perform(identifier: "plain"), .pushed)
    XCTAssertEqual(
      refusal { try router.perform(identifier: "detail", payload: 1) },
      .missingHandler(
        Segue<Master, Detail, Int>.detail.key, need: .payload(SegueType(Int.self))))
    XCTAssertEqual(
      refusal { _ = try router.prepare(identifier: "detail", destination: Detail(), sender: nil) },
      .missingHandler(
        Segue<Master, Detail, Int>.detail.key, need: .payload(SegueType(Int.self))))
    XCTAssertFalse(try router.prepare(identifier: "plain", destination: Detail(), sender: nil))
  }

  func testG15_handlerGetsSegueSourceDestinationPayloadAndSender() throws {
    let rig = Rig()
    let button = Box(1)
    try rig.router.handle(.detail) { segue in
      XCTAssertEqual(segue.segue, .detail)
      XCTAssertIdentical(segue.source, rig.master)
      XCTAssertIdentical(segue.sender as? Box, button)
      XCTAssertIdentical(segue.screen, segue.destination)
      segue.destination.row = segue.payload
    }
    try rig.router.perform(.detail, payload: 3, sender: button)
    XCTAssertEqual(rig.top?.row, 3)
  }

  func testG15_handlerRunsAtMostOnceAPerform() throws {
    let rig = Rig(showsAll: true)
    try rig.router.handle(.plain) { _ in rig.told.append("handler") }
    rig.router.catchAll = { _ in rig.told.append("rest") }
    try rig.router.perform(.plain, prepare: .with { _ in rig.told.append("own") })
    XCTAssertEqual(rig.told, ["own"])
    try rig.router.perform(.plain, prepare: .none)
    XCTAssertEqual(rig.told, ["own"])
    try rig.router.perform(.plain)
    XCTAssertEqual(rig.told, ["own", "handler"])
  }

  func testG15_dispatchGivesAPreparedSegueToItsHandler() throws {
    let rig = Rig()
    try rig.router.handle(.detail) { $0.destination.row += $0.payload }
    let detail = Detail()
    let prepared = try PreparedSegue(
      Segue.detail, from: rig.master, to: detail, payload: 2)
    XCTAssertTrue(try rig.router.dispatch(prepared))
    XCTAssertTrue(try rig.router.dispatch(prepared))
    XCTAssertEqual(detail.row, 4)
    try rig.router.replace(.detail) { _ in throw Trouble() }
    XCTAssertEqual(
      refusal { _ = try rig.router.dispatch(prepared) },
      .handlerFailed(prepared.segue.key, reason: "trouble"))
    let plain = try PreparedSegue(Segue.plain, from: rig.master, to: detail, payload: ())
    XCTAssertFalse(try rig.router.dispatch(plain))
  }

  func testG19_sourceOutsideTheHierarchyCannotPerform() throws {
    let rig = Rig()
    let lone = Master()
    lone.factories["plain"] = { Detail() }
    let error = SegueError.sourceNotInHierarchy(Segue<Master, Detail, Void>.plain.key)
    XCTAssertEqual(refusal { try lone.perform(.plain) }, error)
    try rig.navigation.push(lone)
    try lone.perform(.plain)
    rig.window.removeRoot()
    XCTAssertEqual(refusal { try lone.perform(.plain) }, error)
  }

  func testG20_untypedPayloadIsOfExactlyTheTypeOrASubclass() throws {
    let rig = Rig(showsAll: true)
    try rig.router.handle(.detail) { rig.told.append("\($0.payload)") }
    try rig.router.handle(.animal) { rig.told.append("\(type(of: $0.payload))") }
    try rig.router.perform(identifier: "detail", payload: 3)
    try rig.router.perform(identifier: "animal", payload: Animal())
    try rig.router.perform(identifier: "animal", payload: Dog())
    XCTAssertEqual(rig.told, ["3", "Animal", "Dog"])
    let key = Segue<Master, Detail, Int>.detail.key
    let optional: Any = Int?.some(3) as Any
    for (payload, type) in [
      (Int8(3), Int8.self), (3.0, Double.self), ("3", String.self), (optional, Int?.self),
      (true, Bool.self), (UInt(3), UInt.self),
    ] as [(Any, Any.Type)] {
      XCTAssertEqual(
        refusal { try rig.router.perform(identifier: "detail", payload: payload) },
        .payloadMismatch(key, expected: SegueType(Int.self), actual: SegueType(type)))
    }
    XCTAssertEqual(
      refusal { try rig.router.perform(identifier: "detail") },
      .payloadMissing(key, expected: SegueType(Int.self)))
    XCTAssertEqual(
      refusal { try rig.router.perform(identifier: "animal", payload: Box(1)) },
      .payloadMismatch(
        Segue<Master, Detail, Animal>.animal.key, expected: SegueType(Animal.self),
        actual: SegueType(Box.self)))
    XCTAssertEqual(rig.told.count, 3)
  }

  func testG20_segueThatHandsNothingOverTakesNoPayload() throws {
    let rig = Rig(showsAll: true)
    try rig.router.handle(.plain) { _ in }
    XCTAssertEqual(try rig.router.perform(identifier: "plain"), .pushed)
    XCTAssertEqual(try rig.router.perform(identifier: "plain", payload: ()), .pushed)
    XCTAssertEqual(
      refusal { try rig.router.perform(identifier: "plain", payload: 1) },
      .payloadMismatch(
        Segue<Master, Detail, Void>.plain.key, expected: SegueType(Void.self),
        actual: SegueType(Int.self)))
  }

  func testG20_optionalPayloadIsAnOptional() throws {
    let rig = Rig()
    let segue = Segue<Master, Detail, Int?>("optional")
    rig.master.factories["optional"] = { Detail() }
    try rig.router.handle(segue) { rig.told.append("\(String(describing: $0.payload))") }
    try rig.router.perform(identifier: "optional", payload: Int?.some(3) as Any)
    XCTAssertEqual(
      refusal { try rig.router.perform(identifier: "optional", payload: 3) },
      .payloadMismatch(
        segue.key, expected: SegueType(Int?.self), actual: SegueType(Int.self)))
    XCTAssertEqual(rig.told, ["Optional(3)"])
  }

  func testG21_ownerIsTheSourceWhoeverAsks() throws {
    let rig = Rig(showsAll: true)
    let child = About()
    try rig.navigation.push(child)
    try rig.router.handle(.detail) { segue in
      rig.told.append("\(segue.source.name) \((segue.sender as? About) === child)")
    }
    // The child asks the master, and stays what it is: the sender.
    (child.parent?.children.first as? Master).map {
      XCTAssertEqual(try? $0.perform(.detail, payload: 1, sender: child), .pushed)
    }
    XCTAssertEqual(rig.told, ["Master true"])
  }
}
