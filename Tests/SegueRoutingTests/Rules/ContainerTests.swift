import SegueRouting
import SegueTesting
import XCTest

/// Rules G26 and G27: typed containers.
final class ContainerTests: XCTestCase {
  private func key<Container>(_ screen: FakeScreen, _ container: Container.Type) -> SegueKey {
    SegueKey(source: type(of: screen), identifier: String(describing: container))
  }

  func testG26_tabsAreTyped() throws {
    let tabs = FakeTabs([About(), FakeNavigation(root: Detail()), Master()])
    let typed = try TypedTabs<About, Detail, Master>(tabs, slots: [.direct, .root])
    let (about, detail, master) = typed.tabs
    XCTAssertIdentical(about, tabs.children[0])
    XCTAssertIdentical(detail, tabs.children[1].children[0])
    XCTAssertIdentical(master, tabs.children[2])
    XCTAssertIdentical(typed.container, tabs)
    let five = FakeTabs((0..<5).map { _ in Detail() })
    _ = try TypedTabs<Detail, Detail, Detail, Detail, Detail>(five)
  }

  func testG26_countEqualsTheArity() {
    typealias Two = TypedTabs<About, Detail>
    for count in [0, 1, 3] {
      let tabs = FakeTabs((0..<count).map { _ in About() })
      XCTAssertEqual(
        refusal { _ = try Two(tabs) },
        .tabCountMismatch(key(tabs, Two.self), expected: 2, actual: count))
    }
    let tabs = FakeTabs([About(), Detail()])
    XCTAssertEqual(
      refusal { _ = try Two(tabs, slots: [.direct, .direct, .root]) },
      .tabCountMismatch(key(tabs, Two.self), expected: 2, actual: 3))
  }

  func testG26_firstFaultFromTheLeftNamesItsSlot() {
    typealias Three = TypedTabs<About, Detail, Detail>
    let tabs = FakeTabs([About(), FakeNavigation(root: Detail()), About()])
    XCTAssertEqual(
      refusal { _ = try Three(tabs) },
      .destinationMismatch(
        key(tabs, Three.self), expected: SegueType(Detail.self),
        actual: SegueType(FakeNavigation.self), path: .tab(1), proposal: .tab(1).root))
    XCTAssertEqual(
      refusal { _ = try Three(tabs, slots: [.direct, .root]) },
      .destinationMismatch(
        key(tabs, Three.self), expected: SegueType(Detail.self), actual: SegueType(About.self),
        path: .tab(2), proposal: nil))
  }

  func testG26_segueGoesToTypedTabs() throws {
    let rig = Rig()
    typealias Tabs = TypedTabs<About, TypedNavigation<Detail>>
    let segue = Segue<Master, Tabs, Int>("tabs", kind: .presentation)
    rig.master.factories["tabs"] = { FakeTabs([About(), FakeNavigation(root: Detail())]) }
    try rig.router.handle(segue) { $0.destination.tabs.1.root.row = $0.payload }
    XCTAssertEqual(try rig.router.perform(segue, payload: 8), .presented)
    XCTAssertEqual((rig.master.presented?.children[1].children[0] as? Detail)?.row, 8)
  }

  func testG26_faultOfATabStopsTheSegueBeforeTheTransition() throws {
    let rig = Rig()
    let segue = Segue<Master, TypedTabs<About>, Void>("tabs")
    rig.master.factories["tabs"] = { FakeTabs([Detail()]) }
    let before = rig.snapshot
    XCTAssertEqual(
      refusal { try rig.router.perform(segue) },
      .destinationMismatch(
        segue.key, expected: SegueType(About.self), actual: SegueType(Detail.self), path: .tab(0),
        proposal: nil))
    XCTAssertEqual(rig.snapshot, before)
  }

  func testG26_otherContainersAreNoTabs() {
    typealias Tabs = TypedTabs<About>
    let about = About()
    XCTAssertEqual(
      refusal { _ = try Tabs(about) },
      .destinationMismatch(
        key(about, Tabs.self), expected: SegueType(Tabs.self), actual: SegueType(About.self),
        path: .direct, proposal: nil))
  }

  func testG27_navigationHasATypedRoot() throws {
    let root = Detail()
    let top = About()
    let navigation = FakeNavigation(elements: [root, top])
    let typed = try TypedNavigation<Detail>(navigation)
    XCTAssertIdentical(typed.root, root)
    XCTAssertEqual(typed.elements.count, 2)
    XCTAssertIdentical(typed.top(as: About.self), top)
    XCTAssertNil(typed.top(as: Detail.self))
    XCTAssertIdentical(typed.visible(as: About.self), top)
    let sheet = Master()
    try top.present(sheet)
    XCTAssertIdentical(typed.visible(as: Master.self), sheet)
    XCTAssertNil(typed.visible(as: About.self))
    XCTAssertIdentical(typed.top(as: About.self), top)
  }

  func testG27_rootOfAnotherTypeIsAnError() {
    typealias Typed = TypedNavigation<Detail>
    let navigation = FakeNavigation(root: About())
    XCTAssertEqual(
      refusal { _ = try Typed(navigation) },
      .destinationMismatch(
        key(navigation, Typed.self), expected: SegueType(Detail.self),
        actual: SegueType(About.self), path: .root, proposal: nil))
    XCTAssertEqual(
      refusal { _ = try Typed(FakeNavigation()) },
      .containerEmpty(
        key(navigation, Typed.self), container: SegueType(FakeNavigation.self), path: .root))
    XCTAssertEqual(refusal { _ = try Typed(About()) }?.caseName, "destinationMismatch")
  }

  func testG27_assigningElementsKeepsTheRootsType() throws {
    let navigation = FakeNavigation(root: Detail())
    var typed = try TypedNavigation<Detail>(navigation)
    let root = Detail()
    try typed.setElements([root, About()])
    XCTAssertIdentical(typed.root, root)
    XCTAssertEqual(navigation.children.map(\.name), ["Detail", "About"])
    let elements = navigation.children
    let key = key(navigation, TypedNavigation<Detail>.self)
    XCTAssertEqual(
      refusal { try typed.setElements([About(), Detail()]) },
      .containerRootMismatch(
        key, expected: SegueType(Detail.self), actual: SegueType(About.self)))
    XCTAssertEqual(
      refusal { try typed.setElements([]) },
      .containerRootMismatch(key, expected: SegueType(Detail.self), actual: nil))
    XCTAssertEqual(
      refusal { try typed.setElements([root, root]) },
      .alreadyParented(
        key, screen: SegueType(Detail.self), parent: SegueType(FakeNavigation.self)))
    let elsewhere = FakeNavigation(root: About())
    XCTAssertEqual(
      refusal { try typed.setElements([root] + elsewhere.children) }?.caseName, "alreadyParented")
    XCTAssertEqual(
      refusal { try typed.setElements([root, FakeTabs([])]) },
      .illegalPush(key, container: SegueType(FakeTabs.self)))
    XCTAssertTrue(navigation.children.elementsEqual(elements, by: ===))
  }

  func testG27_stackIsReadAndSetAsItsElements() throws {
    let navigation = FakeNavigation()
    let stack = try TypedStack<Detail>(navigation)
    XCTAssertEqual(try stack.elements.count, 0)
    XCTAssertNil(try stack.top)
    let details = [Detail(), SpecialDetail(), Detail()]
    try stack.setElements(details)
    XCTAssertTrue(try stack.elements.elementsEqual(details, by: ===))
    XCTAssertIdentical(try stack.top, details[2])
    XCTAssertIdentical(stack.container, navigation)
  }

  func testG27_screenAboveAStackIsNoElementOfIt() throws {
    let rig = Rig()
    let lone = Master()
    let navigation = FakeNavigation()
    rig.master.factories["stack"] = { navigation }
    try rig.router.perform(Segue<Master, FakeNavigation, Void>("stack", kind: .embed))
    let stack = try TypedStack<Master>(navigation)
    XCTAssertEqual(refusal { try stack.setElements([rig.master]) }?.caseName, "alreadyParented")
    // The same outside a window, where only the way up tells.
    rig.window.removeRoot()
    rig.navigation.segueSetElements([lone])
    XCTAssertNil(rig.master.parent)
    XCTAssertEqual(refusal { try stack.setElements([rig.master]) }?.caseName, "alreadyParented")
    let sheet = About()
    try lone.present(sheet)
    rig.navigation.segueSetElements([])
    XCTAssertThrowsError(try sheet.present(lone))
    try stack.setElements([Master()])
  }

  func testG27_wrongElementOfAStackIsAnError() throws {
    let navigation = FakeNavigation(root: Detail())
    let stack = try TypedStack<Detail>(navigation)
    try navigation.push(About())
    let error = SegueError.destinationMismatch(
      key(navigation, TypedStack<Detail>.self), expected: SegueType(Detail.self),
      actual: SegueType(About.self), path: .direct, proposal: nil)
    XCTAssertEqual(refusal { _ = try stack.elements }, error)
    XCTAssertEqual(refusal { _ = try stack.top }, error)
    XCTAssertEqual(refusal { _ = try TypedStack<Detail>(navigation) }, error)
    XCTAssertEqual(
      refusal { _ = try TypedStack<Detail>(About()) }?.caseName, "destinationMismatch")
    let boxes = try TypedStack<Any>(navigation)
    XCTAssertEqual(
      refusal { try boxes.setElements([Box(1)]) }?.caseName, "containerRootMismatch")
  }

  func testG27_splitHasTypedColumns() throws {
    let split = FakeSplit(primary: FakeNavigation(root: Detail()), secondary: About())
    let typed = try TypedSplit<Detail, About>(split, slots: [.root])
    XCTAssertIdentical(typed.primary, split.primary?.children[0])
    XCTAssertIdentical(typed.secondary, split.secondary)
    XCTAssertIdentical(typed.container, split)
    typealias Columns = TypedSplit<FakeNavigation, Detail>
    XCTAssertEqual(
      refusal { _ = try Columns(split) },
      .destinationMismatch(
        key(split, Columns.self), expected: SegueType(Detail.self), actual: SegueType(About.self),
        path: .secondary, proposal: nil))
    XCTAssertEqual(
      refusal { _ = try Columns(FakeSplit(primary: FakeNavigation())) }?.caseName,
      "containerStepFailed")
    XCTAssertEqual(refusal { _ = try Columns(About()) }?.caseName, "destinationMismatch")
  }
}
