import SegueRouting
import SegueTesting
import XCTest

/// Rules of names, handlers and screens at their edges.
final class ScreenEdgeTests: XCTestCase {
  func testG7_allHandlersRemovedInsideAOneTimeHandlerStayRemoved() throws {
    let rig = Rig()
    try rig.router.handle(.detail, once: true) { segue in
      segue.source.router.removeAllHandlers()
      throw Trouble()
    }
    XCTAssertNotNil(refusal { try rig.router.perform(.detail, payload: 1) })
    XCTAssertEqual(rig.router.identifiers, [])
  }

  func testG31_deepAndCyclicScreensEnd() throws {
    let leaf = Loose()
    var chain = [leaf]
    for _ in 0..<100_000 {
      let next = Loose()
      next.kids = [chain[chain.count - 1]]
      chain[chain.count - 1].parent = next
      chain.append(next)
    }
    let back = Segue<Loose, Loose, Void>("back", kind: .unwind)
    try chain[chain.count - 1].router.acceptUnwind(back)
    XCTAssertEqual(try leaf.perform(back), .unwound)
    let search = Segue<Loose, About, Void>("find", at: .search)
    leaf.made = { chain[chain.count - 1] }
    XCTAssertEqual(refusal { try leaf.perform(search) }?.caseName, "destinationNotFound")
    for screen in chain {
      screen.kids = []
      screen.parent = nil
    }

    let (a, b) = (Loose(), Loose())
    (a.parent, b.parent, a.presenter, b.presenter) = (b, a, b, a)
    (a.kids, b.kids) = ([b, a], [a, b])
    XCTAssertEqual(refusal { try a.perform(back) }?.caseName, "unwindDestinationNotFound")
    a.made = { b }
    XCTAssertEqual(
      refusal { try a.perform(Segue<Loose, Loose, Void>("x")) }?.caseName, "alreadyParented")
    a.made = { Loose(inHierarchy: false) }
    XCTAssertEqual(try a.perform(Segue<Loose, Loose, Void>("x")), .presented)
    (a.parent, b.parent, a.presenter, b.presenter) = (nil, nil, nil, nil)
    (a.kids, b.kids) = ([], [])
  }

  func testG31_sourceIsNotAskedThoughAnotherScreenClaimsIt() throws {
    let (top, side, source) = (Loose(), Loose(), Loose())
    source.parent = top
    side.parent = top
    top.kids = [side, source]
    side.kids = [source]
    let back = Segue<Loose, Loose, Void>("back", kind: .unwind)
    try source.router.acceptUnwind(back)
    XCTAssertEqual(
      refusal { try source.perform(back) },
      .unwindDestinationNotFound(back.key, asked: [SegueType(Loose.self), SegueType(Loose.self)]))
  }

  func testG25_searchFindsATypedContainer() throws {
    let rig = Rig()
    let segue = Segue<Master, TypedNavigation<Detail>, Void>("typed", at: .search)
    rig.master.factories["typed"] = {
      FakeTabs([About(), FakeNavigation(root: Detail(name: "it"))])
    }
    var found: String?
    try rig.router.handle(segue) { found = $0.destination.root.name }
    try rig.router.perform(segue)
    XCTAssertEqual(found, "it")
  }

  func testG2_identifiersOfOneHashAreTwoSegues() throws {
    let rig = Rig(showsAll: true)
    // Their FNV-1a hashes of 64 bits are equal.
    let names = ["8yn0iYCKYHlIj4-BwPqk", "GReLUrM4wMqfg9yzV3KQ"]
    let segues = names.map { Segue<Master, Detail, Void>($0) }
    var tokens: [SegueToken] = []
    for segue in segues {
      rig.master.factories[segue.identifier] = { Detail() }
      tokens.append(try rig.router.handle(segue) { rig.told.append($0.segue.identifier) })
    }
    for segue in segues { try rig.router.perform(segue) }
    XCTAssertEqual(rig.told, names)
    tokens[0].cancel()
    for segue in segues { try rig.router.perform(segue) }
    XCTAssertEqual(rig.told, names + [names[1]])
    XCTAssertEqual(try SegueMap(segues).declarations.count, 2)
  }

  func testG1_equalSeguesAreOneInASet() {
    let segues: Set = [
      Segue<Master, Detail, Void>.plain, .plain, .found, Segue("plain", at: .root),
    ]
    XCTAssertEqual(segues.count, 3)
  }

  func testG9_catchAllThatThrowsForATapIsAFault() {
    let rig = Rig()
    rig.router.catchAll = { _ in throw Trouble() }
    for identifier in [nil, "other"] {
      XCTAssertEqual(
        refusal {
          _ = try rig.router.prepare(identifier: identifier, destination: Detail(), sender: nil)
        },
        .handlerFailed(
          SegueKey(source: Master.self, identifier: identifier ?? "(none)"), reason: "trouble"))
    }
  }

  func testG28_planOfWhatIsNeverShownIsRefused() {
    let key = Segue<Master, Detail, Void>.plain.key
    for kind in [SegueKind.relationship, .unwind] {
      XCTAssertEqual(
        refusal { _ = try SeguePlan(kind, to: Detail(), from: Rig().master, key: key) },
        .kindNotPreparable(key, kind: kind))
    }
  }

  func testG32_screenThatAcceptsAndCancelsAtOnceIsNoDestination() throws {
    let rig = Rig()
    var token: SegueToken?
    token = try rig.router.acceptUnwind(
      .back, action: nil,
      canUnwind: { _, _ in
        token?.cancel()
        return true
      })
    try rig.router.perform(.plain)
    XCTAssertEqual(
      refusal { try rig.top?.router.perform(.back, payload: 1, prepare: .none) },
      .unwindDestinationNotFound(
        Segue<Detail, Master, Int>.back.key, asked: [SegueType(Master.self)]))
    XCTAssertEqual(rig.navigation.children.count, 2)
  }

  func testG22_screenThatSaysNothingMoreIsPlainAndMakesNothing() {
    let (bare, other) = (Bare(), Bare())
    bare.child = other
    let router = SegueRouter(source: bare)
    XCTAssertEqual(bare.segueContainer, .plain)
    let nothing = Segue<Bare, Bare, Void>("nothing")
    XCTAssertEqual(
      refusal { try router.perform(nothing) },
      .destinationUnavailable(nothing.key, reason: "none was made"))
    let embedded = Segue<Bare, Bare, Void>("embedded", at: .embedded("pane"))
    router.make(embedded) { source, _ in source.child }
    XCTAssertEqual(
      refusal { try router.perform(embedded, prepare: .with { _ in }) }?.caseName,
      "containerStepFailed")
  }
}
