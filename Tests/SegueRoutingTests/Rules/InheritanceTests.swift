import SegueRouting
import SegueTesting
import XCTest

/// Rules G8 and G9: handlers of base classes, and the catch-all.
final class InheritanceTests: XCTestCase {
  private let baseSegue = Segue<Base, Detail, Int>("next")
  private let segue = Segue<Derived, Detail, Int>("next")

  private func derived() throws -> (Derived, FakeWindow) {
    let derived = Derived()
    derived.factories["next"] = { Detail() }
    try derived.router.inherit(from: derived.baseRouter) { $0 }
    return (derived, FakeWindow(root: Columns(root: derived)))
  }

  func testG8_handlerOfABaseClassServesASubclass() throws {
    let (derived, window) = try derived()
    var told: [String] = []
    try derived.baseRouter.handle(baseSegue) { told.append("base \($0.payload) \($0.source.name)") }
    try derived.perform(segue, payload: 3)
    try derived.router.perform(identifier: "next", payload: 4)
    XCTAssertEqual(told, ["base 3 Derived", "base 4 Derived"])
    XCTAssertTrue(
      try derived.router.dispatch(
        PreparedSegue(segue, from: derived, to: Detail(), payload: 5)))
    XCTAssertEqual(told.last, "base 5 Derived")
    withExtendedLifetime(window) {}
  }

  func testG8_overridingIsSaidByNameAndTheNearestWins() throws {
    let (derived, window) = try derived()
    var told: [String] = []
    XCTAssertEqual(
      refusal { try derived.router.override(segue) { _ in } },
      .missingHandler(segue.key, need: .override))
    try derived.baseRouter.handle(baseSegue, fileID: "A", line: 1) { _ in told.append("base") }
    XCTAssertEqual(
      refusal { try derived.router.handle(segue, fileID: "B", line: 2) { _ in } },
      .duplicateRegistration(
        segue.key, first: SeguePlace(fileID: "A", line: 1), second: SeguePlace(fileID: "B", line: 2)
      ))
    let token = try derived.router.override(segue) { _ in told.append("derived") }
    try derived.perform(segue, payload: 1)
    XCTAssertEqual(told, ["derived"])
    token.cancel()
    try derived.perform(segue, payload: 1)
    XCTAssertEqual(told, ["derived", "base"])
    withExtendedLifetime(window) {}
  }

  func testG8_oneTimeHandlerOfABaseClassRunsOnce() throws {
    let (derived, window) = try derived()
    var told = 0
    try derived.baseRouter.handle(baseSegue, once: true) { _ in told += 1 }
    try derived.perform(segue, payload: 1)
    XCTAssertEqual(
      refusal { try derived.perform(segue, payload: 1) },
      .missingHandler(segue.key, need: .payload(SegueType(Int.self))))
    XCTAssertEqual(told, 1)
    withExtendedLifetime(window) {}
  }

  func testG8_cyclesAreRefused() throws {
    let derived = Derived()
    let router = derived.router
    try router.inherit(from: derived.baseRouter) { $0 }
    XCTAssertEqual(
      refusal { try derived.baseRouter.inherit(from: router) { _ in derived } },
      .inheritanceCycle(source: SegueType(Base.self), base: SegueType(Derived.self)))
    XCTAssertEqual(
      refusal { try router.inherit(from: router) { $0 } },
      .inheritanceCycle(source: SegueType(Derived.self), base: SegueType(Derived.self)))
  }

  func testG8_guardMakerAndUnwindAreInherited() throws {
    let (derived, window) = try derived()
    derived.factories = [:]
    derived.baseRouter.make(baseSegue) { _, payload in payload > 0 ? Detail(name: "made") : nil }
    derived.baseRouter.setGuard(baseSegue) { _, sender in sender as? String == "allowed" }
    try derived.baseRouter.handle(baseSegue) { _ in }
    XCTAssertFalse(derived.router.shouldPerform("next", sender: nil))
    XCTAssertTrue(derived.router.shouldPerform("next", sender: "allowed"))
    try derived.perform(segue, payload: 1)
    XCTAssertEqual((derived.parent as? FakeNavigation)?.top?.name, "made")
    let home = Segue<Detail, Base, Void>("home", kind: .unwind)
    var came = 0
    try derived.baseRouter.acceptUnwind(home, action: { _, _ in came += 1 })
    let top = (derived.parent as? FakeNavigation)?.top as? Detail
    XCTAssertEqual(try top?.perform(home), .unwound)
    XCTAssertEqual(came, 1)
    withExtendedLifetime(window) {}
  }

  func testG8_declarationsOfABaseClassServeASubclass() throws {
    let derived = Derived()
    derived.factories["next"] = { Detail() }
    let plain = Segue<Base, Detail, Void>("next")
    let base = SegueRouter<Base>(source: derived, map: try SegueMap([plain]))
    try derived.router.inherit(from: base) { $0 }
    let window = FakeWindow(root: FakeNavigation(root: derived))
    XCTAssertEqual(try derived.router.perform(identifier: "next"), .pushed)
    XCTAssertEqual(derived.router.identifiers, ["next"])
    withExtendedLifetime(window) {}
  }

  func testG8_twoRoutersOfOneScreenTakeTurns() throws {
    let (derived, window) = try derived()
    window.endsTransitionsAtOnce = false
    let own = Segue<Derived, Detail, Void>("own")
    derived.factories["own"] = { Detail() }
    try derived.baseRouter.handle(baseSegue) { _ in }
    try derived.baseRouter.perform(baseSegue, payload: 1)
    XCTAssertEqual(
      refusal { try derived.perform(own) },
      .transitionInProgress(own.key, running: .segue(baseSegue.key)))
  }

  func testG9_catchAllGetsKeysWithoutAHandler() throws {
    let rig = Rig(showsAll: true)
    rig.router.catchAll = { segue in
      rig.told.append("rest \(segue.identifier ?? "nil") \(segue.payload ?? "none")")
    }
    try rig.router.perform(.detail, payload: 7)
    try rig.router.perform(.plain)
    try rig.router.handle(.about) { _ in rig.told.append("about") }
    try rig.router.perform(.about)
    XCTAssertTrue(
      try rig.router.prepare(identifier: nil, destination: Detail(), sender: nil))
    XCTAssertTrue(
      try rig.router.prepare(identifier: "other", destination: Detail(), sender: nil))
    XCTAssertEqual(
      rig.told, ["rest detail 7", "rest plain none", "about", "rest nil none", "rest other none"])
  }

  func testG9_catchAllOfABaseClassServesASubclass() throws {
    let (derived, window) = try derived()
    var told: [String] = []
    derived.baseRouter.catchAll = { told.append("\($0.identifier ?? "nil") \($0.source.name)") }
    try derived.perform(segue, payload: 1)
    XCTAssertEqual(told, ["next Derived"])
    withExtendedLifetime(window) {}
  }
}
