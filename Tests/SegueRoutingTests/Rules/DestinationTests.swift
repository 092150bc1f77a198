import SegueRouting
import SegueTesting
import XCTest

/// Rules G22 to G25: where a destination stands.
final class DestinationTests: XCTestCase {
  private let master = Master()

  /// Prepares a segue to a screen and answers what a handler would get.
  private func destination<Wanted>(
    _ wanted: Wanted.Type, at path: SeguePath, in screen: FakeScreen, slots: [SeguePath] = []
  ) throws -> Wanted {
    let segue = Segue<Master, Wanted, Void>("to", at: path, slots: slots)
    return try PreparedSegue(segue, from: master, to: screen, payload: ()).destination
  }

  private let key = SegueKey(source: Master.self, identifier: "to")

  func testG22_stepsLeadToTheDestination() throws {
    let detail = Detail()
    let about = About()
    XCTAssertIdentical(try destination(Detail.self, at: .direct, in: detail), detail)
    let navigation = FakeNavigation(elements: [detail, About()])
    XCTAssertIdentical(try destination(Detail.self, at: .root, in: navigation), detail)
    let tabs = FakeTabs([about, navigation])
    XCTAssertIdentical(try destination(About.self, at: .tab(0), in: tabs), about)
    XCTAssertIdentical(try destination(Detail.self, at: .tab(1).root, in: tabs), detail)
    let split = FakeSplit(primary: tabs, secondary: Detail(name: "second"))
    XCTAssertIdentical(try destination(Detail.self, at: .primary.tab(1).root, in: split), detail)
    XCTAssertEqual(try destination(Detail.self, at: .secondary, in: split).name, "second")
  }

  func testG22_embeddedStepFindsTheChildOfThatName() throws {
    let rig = Rig()
    let pane = Detail()
    rig.master.factories["pane"] = { pane }
    try rig.router.perform(.pane)
    XCTAssertIdentical(
      try destination(Detail.self, at: .embedded("pane"), in: rig.master), pane)
    XCTAssertIdentical(
      try destination(Detail.self, at: .root.embedded("pane"), in: rig.navigation), pane)
  }

  func testG22_stepThatCannotBeTakenIsNamed() {
    let tabs = FakeTabs([About(), Detail()])
    for (path, screen, step) in [
      (SeguePath.root, tabs, SeguePath.Step.root), (.tab(0).root, tabs, .root),
      (.tab(1).tab(0), tabs, .tab(0)), (.primary, tabs, .primary),
      (.secondary, FakeSplit(primary: About()), .secondary),
      (.embedded("pane"), About(), .embedded("pane")),
    ] as [(SeguePath, FakeScreen, SeguePath.Step)] {
      let error = refusal { _ = try destination(Detail.self, at: path, in: screen) }
      guard case .containerStepFailed(key, step: step, let found, path: path) = error else {
        XCTFail("\(path): \(String(describing: error))")
        continue
      }
      XCTAssertFalse(found.description.isEmpty)
    }
    for index in [2, -1, .max] {
      XCTAssertEqual(
        refusal { _ = try destination(Detail.self, at: .tab(index), in: tabs) },
        .tabIndexOutOfRange(key, index: index, count: 2))
    }
  }

  func testG22_pathsPrintAsTheyAreWritten() {
    XCTAssertEqual(SeguePath.direct.description, ".direct")
    XCTAssertEqual(
      SeguePath.tab(1).root.primary.secondary.embedded("a").search.description,
      ".tab(1).root.primary.secondary.embedded(\"a\").search")
    XCTAssertEqual(SeguePath.primary.root, SeguePath.primary.root)
    XCTAssertNotEqual(SeguePath.search, SeguePath.direct)
  }

  func testG23_directDoesNotUnwrapAndProposesRoot() {
    let navigation = FakeNavigation(root: Detail())
    XCTAssertEqual(
      refusal { _ = try destination(Detail.self, at: .direct, in: navigation) },
      .destinationMismatch(
        key, expected: SegueType(Detail.self), actual: SegueType(FakeNavigation.self),
        path: .direct, proposal: .root))
  }

  func testG23_otherContainersProposeWhereTheScreenStands() {
    func proposal(_ screen: FakeScreen) -> SeguePath? {
      guard
        case .destinationMismatch(_, _, _, _, let proposal) = refusal({
          _ = try destination(Detail.self, at: .direct, in: screen)
        })
      else { return nil }
      return proposal
    }
    XCTAssertEqual(proposal(FakeTabs([About(), Detail()])), .tab(1))
    XCTAssertEqual(proposal(FakeSplit(primary: About(), secondary: Detail())), .secondary)
    XCTAssertEqual(proposal(FakeSplit(primary: Detail())), .primary)
    XCTAssertNil(proposal(FakeTabs([About()])))
    XCTAssertNil(proposal(About()))
  }

  func testG23_subclassAndProtocolAreAccepted() throws {
    let special = SpecialDetail()
    XCTAssertIdentical(try destination(Detail.self, at: .direct, in: special), special)
    XCTAssertNotNil(try destination((any SegueScreen).self, at: .direct, in: special))
    let navigation = FakeNavigation(root: special)
    XCTAssertIdentical(try destination(FakeScreen.self, at: .direct, in: navigation), navigation)
  }

  func testG24_rootIsTheFirstElement() throws {
    let first = Detail(name: "first")
    let top = Detail(name: "top")
    let navigation = FakeNavigation(elements: [first, Detail(), top])
    try top.present(About())
    XCTAssertIdentical(try destination(Detail.self, at: .root, in: navigation), first)
    XCTAssertEqual(
      refusal { _ = try destination(Detail.self, at: .root, in: FakeNavigation()) },
      .containerEmpty(key, container: SegueType(FakeNavigation.self), path: .root))
  }

  func testG25_searchTakesTheDestinationItselfFirst() throws {
    let navigation = FakeNavigation(root: Detail())
    XCTAssertIdentical(
      try destination(FakeNavigation.self, at: .search, in: navigation), navigation)
    XCTAssertIdentical(try destination(FakeScreen.self, at: .search, in: navigation), navigation)
  }

  func testG25_searchFindsTheOneScreenWhereverItStands() throws {
    let detail = Detail()
    let tabs = FakeTabs([
      About(),
      FakeSplit(primary: About(), secondary: FakeNavigation(elements: [About(), detail])),
    ])
    XCTAssertIdentical(try destination(Detail.self, at: .search, in: tabs), detail)
    XCTAssertIdentical(try destination(Detail.self, at: .tab(1).search, in: tabs), detail)
    XCTAssertEqual(
      refusal { _ = try destination(Detail.self, at: .tab(0).search, in: tabs) },
      .destinationNotFound(key, expected: SegueType(Detail.self), in: SegueType(About.self)))
  }

  func testG25_searchDoesNotEnterPresentedScreens() throws {
    let about = About()
    try about.present(Detail())
    XCTAssertEqual(
      refusal { _ = try destination(Detail.self, at: .search, in: FakeTabs([about])) },
      .destinationNotFound(key, expected: SegueType(Detail.self), in: SegueType(FakeTabs.self)))
  }

  func testG25_exactTypeWinsOverASubclassAtTheSamePlace() throws {
    let exact = Detail()
    XCTAssertIdentical(
      try destination(Detail.self, at: .search, in: FakeTabs([SpecialDetail(), exact])), exact)
    let special = SpecialDetail()
    XCTAssertIdentical(
      try destination(Detail.self, at: .search, in: FakeTabs([About(), special])), special)
  }

  func testG25_twoMatchesAreAnError() {
    XCTAssertEqual(
      refusal {
        _ = try destination(Detail.self, at: .search, in: FakeTabs([Detail(), Detail()]))
      },
      .ambiguousDestination(
        key, expected: SegueType(Detail.self),
        found: [SegueType(Detail.self), SegueType(Detail.self)]))
    let tree = FakeTabs([
      FakeNavigation(elements: [About(), SpecialDetail()]),
      FakeSplit(primary: Detail(), secondary: SpecialDetail()), SpecialDetail(),
    ])
    let special = SegueType(SpecialDetail.self)
    let detail = SegueType(Detail.self)
    XCTAssertEqual(
      refusal { _ = try destination(Detail.self, at: .search, in: tree) },
      .ambiguousDestination(key, expected: detail, found: [special, detail, special]),
      "depth first; beside the exact one in the split container the other does not count")
    let apart = FakeTabs([FakeNavigation(root: SpecialDetail()), Detail()])
    XCTAssertEqual(
      refusal { _ = try destination(Detail.self, at: .search, in: apart) }?.caseName,
      "ambiguousDestination")
  }
}
