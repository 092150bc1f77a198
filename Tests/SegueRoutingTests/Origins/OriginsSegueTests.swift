import SegueRouting
import SegueTesting
import XCTest

/// Sample D on its second level: a list of notes that opens one, with typed segues.
private final class NotesScreen: FakeScreen, SegueSource {
  lazy var router = SegueRouter(source: self)
  var notes = ["milk", "bread"]

  override func didLoad() {
    _ = try? handle(.note) { $0.destination.text = $0.source.notes[$0.payload] }
  }

  override func makeDestination(for identifier: String) -> FakeScreen? {
    switch identifier {
    case "note": NoteScreen()
    case "edit": FakeNavigation(root: NoteScreen())
    default: nil
    }
  }
}

private final class NoteScreen: FakeScreen {
  var text = ""
}

extension Segue where Source == NotesScreen, Destination == NoteScreen, Payload == Int {
  fileprivate static var note: Segue { Segue("note") }
}

extension Segue where Source == NotesScreen, Destination == NoteScreen, Payload == String {
  fileprivate static var edit: Segue { Segue("edit", kind: .presentation, at: .root) }
}

final class OriginsSegueTests: XCTestCase {
  private func stage() -> (NotesScreen, FakeNavigation, FakeWindow) {
    let notes = NotesScreen()
    let navigation = FakeNavigation(root: notes)
    return (notes, navigation, FakeWindow(root: navigation))
  }

  func testOriginsDLevel2HandsATypedPayloadToATypedDestination() throws {
    let (notes, navigation, window) = stage()
    XCTAssertEqual(try notes.perform(.note, payload: 1), .pushed)
    XCTAssertEqual((navigation.top as? NoteScreen)?.text, "bread")
    navigation.pop()
    try notes.handle(.edit) { $0.destination.text = $0.payload }
    XCTAssertEqual(try notes.perform(.edit, payload: "butter"), .presented)
    XCTAssertEqual((notes.presented?.children.first as? NoteScreen)?.text, "butter")
    withExtendedLifetime(window) {}
  }

  // The original cast the target with `as!`.
  func testOriginsDWrongTargetIsAnErrorAndNoTrap() throws {
    let (notes, navigation, window) = stage()
    notes.router.make(.note) { _, _ in FakeNavigation(root: NoteScreen()) }
    XCTAssertEqual(
      refusal { try notes.perform(.note, payload: 0) },
      .destinationMismatch(
        Segue<NotesScreen, NoteScreen, Int>.note.key, expected: SegueType(NoteScreen.self),
        actual: SegueType(FakeNavigation.self), path: .direct, proposal: .root))
    XCTAssertEqual(navigation.children.count, 1)
    withExtendedLifetime(window) {}
  }

  // The original wrote `!` after the identifier.
  func testOriginsDSegueWithoutIdentifierIsNoTrap() throws {
    let (notes, _, window) = stage()
    XCTAssertFalse(
      try notes.router.prepare(identifier: nil, destination: NoteScreen(), sender: nil))
    withExtendedLifetime(window) {}
  }

  // The original ignored identifiers without a handler.
  func testOriginsDUnknownIdentifierIsNotIgnored() throws {
    let (notes, _, window) = stage()
    XCTAssertEqual(
      refusal { try notes.router.perform(identifier: "notes", payload: 0) },
      .unknownIdentifier(
        SegueKey(source: NotesScreen.self, identifier: "notes"), near: ["note"]))
    withExtendedLifetime(window) {}
  }

  // The original let a second handler take the place of the first without a word.
  func testOriginsDSecondHandlerIsRefused() throws {
    let (notes, navigation, window) = stage()
    XCTAssertEqual(
      refusal { try notes.handle(.note) { $0.destination.text = "second" } }?.caseName,
      "duplicateRegistration")
    try notes.perform(.note, payload: 0)
    XCTAssertEqual((navigation.top as? NoteScreen)?.text, "milk")
    withExtendedLifetime(window) {}
  }

  // The handlers of the original kept the screen alive.
  func testOriginsDHandlersDoNotKeepTheScreenAlive() throws {
    weak var screen: NotesScreen?
    do {
      let (notes, _, window) = stage()
      try notes.handle(.edit) { $0.source.notes.append($0.payload) }
      try notes.perform(.note, payload: 0)
      screen = notes
      withExtendedLifetime(window) {}
    }
    XCTAssertNil(screen)
  }

  // Class names as identifiers fail for containers and for several sources: a key has both.
  func testOriginsDOneIdentifierServesSeveralSourcesAndContainers() throws {
    let (notes, _, window) = stage()
    let other = Master()
    try other.router.handle(Segue<Master, NoteScreen, Int>("note", at: .root)) { _ in }
    XCTAssertTrue(notes.router.canPerform("note"))
    XCTAssertTrue(other.router.canPerform("note"))
    withExtendedLifetime(window) {}
  }

  // Screens cannot always inherit: any class of screens adopts it, with a base class of its own.
  func testOriginsDScreenWithABaseClassOfItsOwnAdoptsIt() throws {
    class Themed: FakeScreen { var theme = "dark" }
    final class ThemedMaster: Themed, SegueSource {
      lazy var router = SegueRouter(source: self)
    }
    let master = ThemedMaster()
    let window = FakeWindow(root: FakeNavigation(root: master))
    let segue = Segue<ThemedMaster, NoteScreen, Void>("note")
    master.router.make(segue) { _, _ in NoteScreen() }
    try master.handle(segue) { $0.destination.text = $0.source.theme }
    XCTAssertEqual(try master.perform(segue), .pushed)
    withExtendedLifetime(window) {}
  }

  func testOriginsDLevel3BindsContainersToTypes() throws {
    let list = Detail()
    let settings = About()
    let navigation = FakeNavigation(root: list)
    let tabs = FakeTabs([navigation, settings])
    let typed = try TypedTabs<TypedNavigation<Detail>, About>(tabs)
    XCTAssertIdentical(typed.tabs.0.root, list)
    XCTAssertIdentical(typed.tabs.1, settings)
    // A list of one type that can be read and set, with a typed top.
    let stack = try TypedStack<Detail>(navigation)
    try stack.setElements([list, Detail(name: "second")])
    XCTAssertEqual(try stack.elements.map(\.name), ["Detail", "second"])
    XCTAssertEqual(try stack.top?.name, "second")
    XCTAssertEqual(typed.tabs.0.visible(as: Detail.self)?.name, "second")
    // What matters most is the type of the root.
    XCTAssertEqual(
      refusal { _ = try TypedNavigation<About>(navigation) }?.caseName, "destinationMismatch")
  }

  func testOriginsDLevel3EmbedsAreAnEnumForASwitch() throws {
    let parent = Parent()
    try parent.router.handleEmbeds(ParentChild.self) { parent, child in
      switch child {
      case .header: parent.log.append("header")
      case .list(let detail): detail.text = "set by the parent"
      }
    }
    let window = FakeWindow(root: parent)
    XCTAssertEqual(parent.log, ["header", "did load"])
    let list = parent.children[1] as? FakeNavigation
    XCTAssertEqual((list?.top as? Detail)?.text, "set by the parent")
    withExtendedLifetime(window) {}
  }
}
