import Foundation
import SegueRouting
import SegueTesting
import XCTest

/// Each error as a caller meets it, with its text.
final class SegueErrorTests: XCTestCase {
  /// Runs what should be refused, and compares the case and the text.
  private func assert(
    _ name: String, _ text: String, file: StaticString = #filePath, line: UInt = #line,
    _ body: () throws -> Void
  ) {
    let error = refusal(file: file, line: line, body)
    XCTAssertEqual(error?.caseName, name, file: file, line: line)
    XCTAssertEqual(error?.description, text, file: file, line: line)
  }

  func testTextsOfRegistrations() throws {
    let rig = Rig()
    assert(
      "invalidIdentifier", "Master: a segue has an empty identifier; give it a name"
    ) { try rig.router.perform(identifier: "") }
    try rig.router.handle(.detail, fileID: "App/A.swift", line: 3) { _ in }
    assert(
      "duplicateRegistration",
      "Master.detail has a handler from App/A.swift:3, which stays; for the one at App/B.swift:5 use "
        + "replace(_:), or override(_:) if the first is a base class's"
    ) { try rig.router.handle(.detail, fileID: "App/B.swift", line: 5) { _ in } }
    assert(
      "conflictingDeclaration",
      "Master.detail is declared twice: as Master.detail → Detail at .direct with Int by show, and as "
        + "Master.detail → About at .root with () by push; keep one of them"
    ) {
      _ = try SegueMap([
        Segue<Master, Detail, Int>.detail,
        Segue<Master, About, Void>("detail", kind: .push, at: .root),
      ])
    }
    assert(
      "missingHandler",
      "Master.presented has no handler, and its payload of type Int would be lost; register one with "
        + "handle(_:)"
    ) { try rig.router.perform(.presented, payload: 1) }
    assert(
      "missingHandler", "Master.plain has no handler to replace; register one with handle(_:)"
    ) { try rig.router.replace(.plain) { _ in } }
    assert(
      "missingHandler",
      "Master.plain has no handler in a base class to override; register one with handle(_:)"
    ) { try rig.router.override(.plain) { _ in } }
    let derived = Derived()
    try derived.router.inherit(from: derived.baseRouter) { $0 }
    assert(
      "inheritanceCycle",
      "the router of Base cannot inherit from that of Derived, which inherits from it; inherit in one "
        + "direction only"
    ) { try derived.baseRouter.inherit(from: derived.router) { _ in derived } }
    assert(
      "kindNotPreparable",
      "Master.tab is of the kind relationship, which is never prepared; remove the handler or the "
        + "perform"
    ) { try rig.router.handle(Segue<Master, Detail, Void>("tab", kind: .relationship)) { _ in } }
  }

  func testTextsOfPerforms() throws {
    let rig = Rig()
    try rig.router.handle(.detail) { _ in throw Trouble() }
    assert(
      "unknownIdentifier", "Master has no segue \"detial\"; did you mean \"detail\"?"
    ) { try rig.router.perform(identifier: "detial") }
    assert("unknownIdentifier", "Master has no segue \"other\"; declare it") {
      try rig.router.perform(identifier: "other")
    }
    rig.router.setGuard(.plain) { _, _ in false }
    assert(
      "denied",
      "Master.plain was denied by its guard; perform it without respectingGuards to go anyway"
    ) { try rig.router.perform(.plain, respectingGuards: true) }
    assert(
      "handlerFailed",
      "Master.detail was stopped by its handler: trouble; mend what it needs and perform again"
    ) { try rig.router.perform(.detail, payload: 1) }
    assert(
      "payloadMissing",
      "Master.detail hands over a payload of type Int, and none was given; hand one over with "
        + "perform(_:payload:), or with the payload: of prepare for a tap"
    ) { try rig.router.perform(identifier: "detail") }
    assert(
      "payloadMismatch",
      "Master.detail hands over a payload of type Int, not String; pass exactly that type"
    ) { try rig.router.perform(identifier: "detail", payload: "1") }
    rig.master.factories["about"] = nil
    assert(
      "destinationUnavailable",
      "Master.about has no screen to go to: none was made; give it one with make(_:with:)"
    ) { try rig.router.perform(.about) }
    assert(
      "destinationUnavailable",
      "Master.detial has no screen to go to: none was made; give it one with make(_:with:), or did "
        + "you mean \"detail\"?"
    ) { try rig.router.perform(Segue<Master, Detail, Void>("detial")) }
    rig.window.endsTransitionsAtOnce = false
    try rig.router.perform(.plain)
    assert(
      "transitionInProgress",
      "Master.about was refused while Master.plain is running; wait for its completion, or perform "
        + "with whileRunning: .queue"
    ) { try rig.router.perform(.about) }
    var lone: Master? = Master()
    let router = try XCTUnwrap(lone?.router)
    assert(
      "sourceNotInHierarchy",
      "Master.plain cannot leave from a Master that stands in no window; show it first"
    ) { try router.perform(.plain) }
    lone = nil
    assert(
      "sourceReleased",
      "Master.plain lost its source, a Master, which was freed; keep it alive until the completion"
    ) { try router.perform(.plain) }
  }

  func testTextsOfDestinations() throws {
    let rig = Rig()
    let detail = FakeNavigation(root: Detail())
    func prepare<Wanted>(
      _ wanted: Wanted.Type, at path: SeguePath, in screen: FakeScreen
    ) throws {
      _ = try PreparedSegue(
        Segue<Master, Wanted, Void>("to", at: path), from: rig.master, to: screen, payload: ())
    }
    assert(
      "containerStepFailed",
      "Master.to cannot take the step .root of .tab(0).root from a About; correct the path"
    ) { try prepare(Detail.self, at: .tab(0).root, in: FakeTabs([About()])) }
    assert(
      "destinationMismatch",
      "Master.to goes to a Detail, not to a FakeNavigation; declare it at .root"
    ) { try prepare(Detail.self, at: .direct, in: detail) }
    assert(
      "destinationMismatch",
      "Master.to goes to a Detail, not to a About; declare the type that is there"
    ) { try prepare(Detail.self, at: .direct, in: About()) }
    assert(
      "containerEmpty",
      "Master.to goes to .root, and the FakeNavigation there has no element; give it a root"
    ) { try prepare(Detail.self, at: .root, in: FakeNavigation()) }
    assert(
      "destinationNotFound", "Master.to found no About in a FakeNavigation; check what it contains"
    ) { try prepare(About.self, at: .search, in: detail) }
    assert(
      "ambiguousDestination",
      "Master.to found 2 screens that are a Detail (Detail, Detail); name the path instead of .search"
    ) { try prepare(Detail.self, at: .search, in: FakeTabs([Detail(), Detail()])) }
    assert(
      "tabCountMismatch", "Master.to expects 1 tabs, not 2; declare as many as there are"
    ) { try prepare(TypedTabs<About>.self, at: .direct, in: FakeTabs([About(), About()])) }
    assert(
      "tabIndexOutOfRange", "Master.to goes to tab 4, and there are 1; tabs are counted from 0"
    ) { try prepare(About.self, at: .tab(4), in: FakeTabs([About()])) }
    var navigation = try TypedNavigation<Detail>(detail)
    assert(
      "containerRootMismatch",
      "FakeNavigation.TypedNavigation<Detail> keeps a Detail as its root, not a About; begin the "
        + "elements with one"
    ) { try navigation.setElements([About()]) }
    assert(
      "containerRootMismatch",
      "FakeNavigation.TypedNavigation<Detail> keeps a Detail as its root, not an empty stack; begin "
        + "the elements with one"
    ) { try navigation.setElements([]) }
  }

  func testTextsOfDestinationsInNestedContainersNameAllSteps() throws {
    let rig = Rig()
    func prepare<Wanted>(
      _ wanted: Wanted.Type, at path: SeguePath = .direct, slots: [SeguePath] = [],
      in screen: FakeScreen
    ) throws {
      _ = try PreparedSegue(
        Segue<Master, Wanted, Void>("to", at: path, slots: slots), from: rig.master, to: screen,
        payload: ())
    }
    let tabs = FakeTabs([Detail(), FakeNavigation(root: About())])
    typealias Typed<Tab> = TypedTabs<Detail, Tab>
    assert(
      "destinationMismatch",
      "Master.to goes to a Detail at .tab(1).root, not to a About; declare the type that is there"
    ) { try prepare(Typed<TypedNavigation<Detail>>.self, in: tabs) }
    assert(
      "destinationMismatch",
      "Master.to goes to a TypedNavigation<Detail> at .tab(1).root, not to a About; declare the type "
        + "that is there"
    ) { try prepare(Typed<TypedNavigation<TypedNavigation<Detail>>>.self, in: tabs) }
    assert(
      "destinationMismatch",
      "Master.to goes to a Detail at .tab(1).root, not to a About; declare the type that is there"
    ) { try prepare(Typed<Detail>.self, slots: [.direct, .root], in: tabs) }
    assert(
      "destinationMismatch",
      "Master.to goes to a Detail at .tab(1).root, not to a About; declare the type that is there"
    ) { try prepare(TypedNavigation<Detail>.self, at: .tab(1), in: tabs) }
    assert(
      "destinationMismatch",
      "Master.to goes to a About at .tab(1), not to a FakeNavigation; declare it at .tab(1).root"
    ) { try prepare(Typed<About>.self, in: tabs) }
    assert(
      "destinationMismatch",
      "Master.to goes to a Detail at .tab(1), not to a About; declare the type that is there"
    ) { try prepare(Typed<TypedStack<Detail>>.self, in: tabs) }
    assert(
      "containerStepFailed",
      "Master.to cannot take the step .root of .tab(0).root from a Detail; correct the path"
    ) { try prepare(Typed<About>.self, slots: [.root], in: tabs) }
    assert(
      "containerEmpty",
      "Master.to goes to .tab(1).root, and the FakeNavigation there has no element; give it a root"
    ) {
      try prepare(
        Typed<TypedNavigation<Detail>>.self, in: FakeTabs([Detail(), FakeNavigation()]))
    }
    assert(
      "destinationMismatch",
      "Master.to goes to a Detail at .secondary.root, not to a About; declare the type that is there"
    ) {
      try prepare(
        TypedSplit<Detail, TypedNavigation<Detail>>.self,
        in: FakeSplit(primary: Detail(), secondary: FakeNavigation(root: About())))
    }
  }

  func testTextsOfTransitions() throws {
    let alone = Master()
    let window = FakeWindow(root: alone)
    alone.factories["push"] = { Detail() }
    assert(
      "noContainer",
      "Master.push pushes, and no navigation container is above a Master; use the kind .show, or put "
        + "one there"
    ) { try alone.router.perform(Segue<Master, Detail, Void>("push", kind: .push)) }
    let rig = Rig()
    rig.master.factories["push"] = { FakeTabs([]) }
    assert(
      "illegalPush",
      "Master.push cannot push a FakeTabs, which is a container; present it"
    ) { try rig.router.perform(Segue<Master, FakeScreen, Void>("push", kind: .push)) }
    let elsewhere = Detail()
    let owner = FakeNavigation(root: elsewhere)
    rig.master.factories["plain"] = { elsewhere }
    assert(
      "alreadyParented",
      "Master.plain cannot show a Detail that belongs to a FakeNavigation already; make a new one"
    ) { try rig.router.perform(.plain) }
    try rig.master.present(About())
    assert(
      "alreadyPresenting",
      "Master.presented cannot present: a Master presents a About already; dismiss that first"
    ) { try rig.router.perform(.presented, payload: 1, prepare: .none) }
    try rig.router.perform(.pane)
    assert(
      "embedAlreadyFired",
      "Master.pane has fired already, while the view of its source loaded; register its handler "
        + "before, and do not perform it again"
    ) { try rig.router.perform(.pane) }
    withExtendedLifetime((window, owner)) {}
  }

  func testTextsOfUnwinds() throws {
    let detail = Detail()
    let drawer = Drawer(elements: [Master()])
    let tabs = FakeTabs([drawer, detail])
    tabs.select(1)
    let window = FakeWindow(root: tabs)
    assert(
      "unwindDestinationNotFound",
      "Detail.back found no screen that takes it, asked Master, Drawer, FakeTabs; register it there "
        + "with acceptUnwind(_:)"
    ) { try detail.router.perform(.back, payload: 1, prepare: .none) }
    drawer.reveals = false
    try (drawer.top as? Master)?.router.acceptUnwind(Segue<Detail, Master, Int>.back)
    assert(
      "containerCannotReveal",
      "Detail.back goes back to a Master that a Drawer cannot bring to the front; give the container a "
        + "way to"
    ) { try detail.router.perform(.back, payload: 1, prepare: .none) }
    drawer.reveals = true
    assert(
      "missingHandler",
      "Detail.back has no handler, and its payload of type Int would be lost; give the "
        + "acceptUnwind(_:) of its destination an action"
    ) { try detail.perform(.back, payload: 1) }
    let lone = Detail()
    let other = FakeWindow(root: lone)
    assert(
      "unwindDestinationNotFound",
      "Detail.back found no screen that takes it, asked none; register it there with acceptUnwind(_:)"
    ) { try lone.router.perform(.back, payload: 1, prepare: .none) }
    withExtendedLifetime((window, other)) {}
  }

  /// A new case has no test yet, and fails this one.
  func testEveryCaseIsProducedHere() throws {
    let source = try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8)
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let declared = try String(
      contentsOf: package.appendingPathComponent("Sources/SegueRouting/Errors/SegueError.swift"),
      encoding: .utf8)
    let names = declared.components(separatedBy: "\n  case ").dropFirst()
      .compactMap { $0.components(separatedBy: "(").first }
    XCTAssertEqual(names.count, 30)
    for name in names {
      XCTAssertTrue(source.contains("assert(\n      \"\(name)\""), name)
    }
  }
}
