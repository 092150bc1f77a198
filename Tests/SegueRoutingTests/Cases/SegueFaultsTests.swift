import SegueRouting
import SegueTesting
import XCTest

// The faults that users of other libraries reported, restated in `cases/reported-faults.json`; each
// test bears the id of its fault there.

/// Reported faults of the area `segue`.
final class SegueFaultsTests: XCTestCase {
  // B101: Unknown segue identifier.
  func testB101UnknownIdentifierIsAnErrorAndTheNextPerformWorks() throws {
    let rig = Rig()
    try rig.router.handle(.plain) { _ in }
    let before = rig.snapshot
    XCTAssertEqual(
      refusal { try rig.router.perform(identifier: "b", sender: rig.master) },
      .unknownIdentifier(SegueKey(source: Master.self, identifier: "b"), near: []))
    XCTAssertEqual(rig.snapshot, before)
    XCTAssertEqual(try rig.router.perform(identifier: "plain"), .pushed)
    // The source is not kept alive by what was refused.
    weak var lone: Master?
    do {
      let master = Master()
      lone = master
      _ = refusal { try master.router.perform(identifier: "b", sender: master) }
    }
    XCTAssertNil(lone)
  }

  // B103: Segue without an identifier.
  func testB103SegueWithoutIdentifierIsNotHandled() throws {
    let rig = Rig()
    try rig.router.handle(.plain) { _ in rig.told.append("plain") }
    XCTAssertFalse(try rig.router.prepare(identifier: nil, destination: Detail(), sender: nil))
    XCTAssertEqual(rig.told, [])
  }

  // B104: Nil identifier is not the empty string. An empty one can never be registered (G2).
  func testB104NilIsNotTheEmptyIdentifier() throws {
    enum Named: String, SegueIdentifier {
      case blank = ""
      case other
    }
    XCTAssertNil(try Named.of(nil, in: Master.self))
    XCTAssertEqual(
      refusal { _ = try Named.of("", in: Master.self) },
      .invalidIdentifier(SegueKey(source: Master.self, identifier: "")))
    let rig = Rig()
    XCTAssertEqual(
      refusal { _ = try rig.router.prepare(identifier: "", destination: Detail(), sender: nil) },
      .invalidIdentifier(SegueKey(source: Master.self, identifier: "")))
  }

  // B107: Handler registered for a base class, segue performed by a subclass.
  func testB107HandlerOfABaseClassServesSubclasses() throws {
    var told: [String] = []
    func make<Screen: Base>(_ screen: Screen) -> (Screen, FakeWindow) {
      screen.factories["next"] = { Detail() }
      return (screen, FakeWindow(root: Columns(root: screen)))
    }
    let (derived, one) = make(Derived())
    let (other, two) = make(Other())
    try derived.router.inherit(from: derived.baseRouter) { $0 }
    try other.router.inherit(from: other.baseRouter) { $0 }
    for base in [derived.baseRouter, other.baseRouter] {
      try base.handle(Segue("next")) { (segue: PreparedSegue<Base, Detail, Void>) in
        told.append("base of \(segue.source.name)")
      }
    }
    try other.router.perform(identifier: "next")
    try derived.router.perform(identifier: "next")
    XCTAssertEqual(told, ["base of Other", "base of Derived"])
    try derived.router.override(Segue<Derived, Detail, Void>("next")) { _ in told.append("derived")
    }
    try derived.router.perform(identifier: "next")
    XCTAssertEqual(told, ["base of Other", "base of Derived", "derived"])
    withExtendedLifetime((one, two)) {}
  }

  // B108: Same handler key registered twice.
  func testB108SecondHandlerIsRefusedAndOneRunsOnce() throws {
    let rig = Rig()
    try rig.router.handle(.plain) { _ in rig.told.append("h1") }
    XCTAssertEqual(
      refusal { try rig.router.handle(.plain) { _ in rig.told.append("h2") } }?.caseName,
      "duplicateRegistration")
    try rig.router.perform(.plain)
    XCTAssertEqual(rig.told, ["h1"])
  }

  // B110: Wanted screen is the root of a navigation controller.
  func testB110RootOfANavigationContainerIsFound() throws {
    let rig = Rig()
    let detail = Detail()
    let navigation = FakeNavigation(root: detail)
    func found<Wanted: AnyObject>(_ wanted: Wanted.Type) throws -> AnyObject {
      try PreparedSegue(
        Segue<Master, Wanted, Void>("to", at: .search), from: rig.master, to: navigation,
        payload: ()
      ).destination
    }
    XCTAssertIdentical(try found(Detail.self), detail)
    XCTAssertIdentical(try found(FakeNavigation.self), navigation)
    XCTAssertIdentical(try found(FakeScreen.self), navigation)
  }

  // B112: Wanted screen inside a tab bar controller. Two tabs of one type are an error here (G25).
  func testB112ScreenInsideTabsIsFoundWhateverTabIsSelected() throws {
    let rig = Rig()
    let tabs = FakeTabs([
      FakeNavigation(root: Master()), FakeNavigation(root: Detail()), About(),
    ])
    func found<Wanted: AnyObject>(_ wanted: Wanted.Type, at path: SeguePath = .search) throws
      -> AnyObject
    {
      try PreparedSegue(
        Segue<Master, Wanted, Void>("to", at: path), from: rig.master, to: tabs, payload: ()
      ).destination
    }
    for selected in 0..<3 {
      tabs.select(selected)
      XCTAssertIdentical(try found(Detail.self), tabs.children[1].children[0])
      XCTAssertIdentical(try found(About.self), tabs.children[2])
      XCTAssertIdentical(try found(Master.self), tabs.children[0].children[0])
    }
    XCTAssertEqual(
      refusal { _ = try found(About.self, at: .tab(5)) },
      .tabIndexOutOfRange(
        SegueKey(source: Master.self, identifier: "to"), index: 5, count: 3))
    XCTAssertEqual(
      refusal { _ = try found(FakeNavigation.self) }?.caseName, "ambiguousDestination")
  }

  // B115: Embed segues run while the parent's view loads. A late handler is replayed (G29).
  func testB115EmbedsRunWhileTheViewLoads() throws {
    let early = Parent()
    try early.handle(.header) { $0.source.log.append("header") }
    let first = FakeWindow(root: early)
    XCTAssertEqual(early.log, ["header", "did load"])
    let late = Parent()
    late.inDidLoad = { parent in
      _ = try? parent.handle(.header) { $0.source.log.append("header") }
    }
    let second = FakeWindow(root: late)
    XCTAssertEqual(late.log, ["did load", "header"])
    XCTAssertEqual(refusal { try late.perform(.header) }?.caseName, "embedAlreadyFired")
    XCTAssertEqual(late.children.filter { $0 is About }.count, 1)
    withExtendedLifetime((first, second)) {}
  }

  // B116: Prepare belongs to the source that owns the segue.
  func testB116OwnerPreparesAndNotTheChildThatAsks() throws {
    let rig = Rig(showsAll: true)
    let child = Detail()
    try rig.navigation.push(child)
    let sender = Box(42)
    try rig.router.handle(.about) { segue in
      rig.told.append("master \((segue.sender as? Box) === sender)")
    }
    try child.router.handle(Segue<Detail, About, Void>("about")) { _ in rig.told.append("child") }
    try (child.parent?.children.first as? Master)?.perform(.about, sender: sender)
    XCTAssertEqual(rig.told, ["master true"])
  }

  // B118: Handler and own prepare override together.
  func testB118RegistryTellsAnOwnOverrideWhetherItHandled() throws {
    let screen = StoryboardScreen()
    for name in ["number", "simple"] { screen.factories[name] = { Detail() } }
    let navigation = Columns(root: screen)
    let window = FakeWindow(root: navigation)
    try screen.router.handle(.number) { _ in screen.told.append("handler") }
    try screen.perform(.number, payload: 1)
    try screen.perform(.simple)
    XCTAssertEqual(screen.told, ["handler", "own simple"])
    // No handler for this perform: it goes on, and nothing is configured by the registry.
    try screen.router.perform(.number, payload: 1, prepare: .none)
    XCTAssertEqual(screen.told, ["handler", "own simple", "own number"])
    XCTAssertEqual(navigation.children.count, 4)
    withExtendedLifetime(window) {}
  }

  // B119: One-time handler of a refused segue must not run later.
  func testB119OneTimeHandlerOfARefusedSegueNeverRuns() throws {
    let rig = Rig()
    var isAllowed = false
    rig.router.setGuard(.plain) { _, _ in isAllowed }
    XCTAssertEqual(
      refusal {
        try rig.router.perform(
          .plain, respectingGuards: true, prepare: .with { _ in rig.told.append("h") })
      }?.caseName, "denied")
    isAllowed = true
    XCTAssertEqual(try rig.router.perform(.plain, respectingGuards: true), .pushed)
    XCTAssertEqual(rig.told, [])
    // A transition that was cancelled leaves nothing of its destination.
    weak var left: FakeScreen?
    do { left = rig.navigation.top }
    rig.navigation.pop()
    XCTAssertNil(left)
  }

  // B120: Unwind: destination known only at run time.
  func testB120UnwindFindsItsDestinationAtRunTime() throws {
    let rig = Rig()
    let about = About()
    let detail = Detail()
    try rig.navigation.push(about)
    try rig.navigation.push(detail)
    let back = Segue<Detail, Master, Int>.back
    let before = rig.snapshot
    XCTAssertEqual(
      refusal { try detail.router.perform(.back, payload: 1, prepare: .none) }?.caseName,
      "unwindDestinationNotFound")
    XCTAssertEqual(rig.snapshot, before)
    try rig.router.acceptUnwind(back)
    try detail.handle(back) { segue in
      rig.told.append("\(segue.source === detail) \(segue.destination === rig.master)")
    }
    try detail.perform(.back, payload: 1)
    XCTAssertEqual(rig.told, ["true true"])
    XCTAssertEqual(rig.navigation.children.count, 1)
  }

  // B121: Handlers keep screens alive.
  func testB121RegistryKeepsNoScreenAlive() throws {
    weak var source: Master?
    weak var destination: Detail?
    var told: [String] = []
    do {
      let rig = Rig()
      source = rig.master
      try rig.router.handle(.plain) { segue in
        destination = segue.destination
        told.append("old \(segue.source.name)")
      }
      try rig.router.perform(.plain)
      XCTAssertNotNil(destination)
    }
    XCTAssertNil(source)
    XCTAssertNil(destination)
    let rig = Rig()
    XCTAssertEqual(rig.router.identifiers, [])
    try rig.router.handle(.plain) { _ in told.append("new") }
    try rig.router.perform(.plain)
    XCTAssertEqual(told, ["old Master", "new"])
  }

  // B122: Handler receives the segue, source, destination and sender.
  func testB122HandlerReceivesSegueSourceDestinationAndSender() throws {
    let rig = Rig()
    try rig.router.handle(.plain) { segue in
      let detail: Detail = segue.destination
      rig.told.append(
        "\(segue.segue.identifier) \(segue.source.name) \(detail.name) \(segue.sender as? Int ?? 0)"
      )
    }
    try rig.router.perform(.plain, sender: 42)
    XCTAssertEqual(rig.told, ["plain Master Detail 42"])
  }
}
