import SegueRouting
import SegueTesting
import XCTest

/// A screen that says when it is asked to take an unwind.
final class Node: FactoryScreen, SegueSource {
  lazy var router = SegueRouter(source: self)
  var child: Node?

  init(_ name: String) {
    super.init(name: name)
  }

  override func loadEmbeds() {
    guard let child else { return }
    factories["child"] = { child }
    _ = try? perform(.child)
  }
}

extension Segue where Source == Node, Destination == Node, Payload == Int {
  static var home: Segue { Segue("home", kind: .unwind) }
}

extension Segue where Source == Node, Destination == Node, Payload == Void {
  static var child: Segue { Segue("child", kind: .embed) }
}

/// Rules G31 to G33: the way back.
final class UnwindTests: XCTestCase {
  private var asked: [String] = []
  private var log: [String] = []

  /// Screens that all know the unwind; those of `accepting` take it.
  private func nodes(_ names: String..., accepting: Set<String>) throws -> [Node] {
    try names.map { name in
      let node = Node(name)
      node.factories["home"] = nil
      try node.router.handle(.home) { [unowned self] in
        log.append("prepare \($0.source.name) → \($0.destination.name)")
      }
      try node.router.acceptUnwind(
        Segue.home,
        action: { [unowned self] target, payload in
          log.append("action \(target.name) \(payload)")
        },
        canUnwind: { [unowned self] target, _ in
          asked.append(target.name)
          return accepting.contains(target.name)
        })
      return node
    }
  }

  private func window(_ root: FakeScreen) -> FakeWindow {
    let window = FakeWindow(root: root)
    return window
  }

  /// Unwinds from a screen, and compares what was asked and done.
  private func assertUnwind(
    from source: Node, in window: FakeWindow, asked: [String], effects: [String],
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    window.clearTrace()
    XCTAssertEqual(try source.perform(.home, payload: 7), .unwound, file: file, line: line)
    XCTAssertEqual(self.asked, asked, file: file, line: line)
    XCTAssertEqual(window.trace.filter { !$0.hasPrefix("load") }, effects, file: file, line: line)
    let target = asked.last ?? ""
    XCTAssertEqual(
      log, ["prepare \(source.name) → \(target)", "action \(target) 7"], file: file, line: line)
  }

  func testG31_fromAPresentedScreenToAnotherTab() throws {
    let nodes = try nodes("First", "Pushed", "Second", "Presented", accepting: ["First"])
    let nav = FakeNavigation(elements: [nodes[0], nodes[1]], name: "Nav")
    let tab = FakeTabs([nav, nodes[2]], name: "Tab")
    let window = window(tab)
    tab.select(1)
    try nodes[2].present(nodes[3])
    try assertUnwind(
      from: nodes[3], in: window, asked: ["Second", "Pushed", "First"],
      effects: ["dismiss at Tab", "reveal Nav in Tab", "reveal First in Nav"])
    XCTAssertIdentical(tab.selected, nav)
    XCTAssertIdentical(nav.top, nodes[0])
    XCTAssertNil(nodes[2].presented)
  }

  func testG31_sourceItselfIsNeverAsked() throws {
    let nodes = try nodes("1", "2", "3", accepting: ["1", "3"])
    let nav = FakeNavigation(elements: [nodes[0], nodes[1]], name: "Nav")
    let window = window(nav)
    try nodes[1].present(nodes[2])
    try assertUnwind(
      from: nodes[2], in: window, asked: ["2", "1"],
      effects: ["dismiss at Nav", "reveal 1 in Nav"])
  }

  func testG31_alongAChainOfPresentedScreens() throws {
    let nodes = try nodes("1", "2", "3", "4", accepting: ["1"])
    let window = window(nodes[0])
    for (presenter, presented) in zip(nodes, nodes.dropFirst()) {
      try presenter.present(presented)
    }
    try assertUnwind(
      from: nodes[3], in: window, asked: ["3", "2", "1"], effects: ["dismiss at 1"])
    XCTAssertNil(nodes[0].presented)
  }

  func testG31_toAnEmbeddedScreenThatPresents() throws {
    let nodes = try nodes("1", "2", "3", accepting: ["2"])
    nodes[0].child = nodes[1]
    let window = window(nodes[0])
    XCTAssertIdentical(nodes[1].parent, nodes[0])
    try nodes[1].present(nodes[2])
    try assertUnwind(from: nodes[2], in: window, asked: ["2"], effects: ["dismiss at 2"])
  }

  func testG31_throughTwoPresentationsToTheRoot() throws {
    let nodes = try nodes("1", "2", "3", "4", "5", accepting: ["1"])
    let nav = FakeNavigation(elements: Array(nodes[0...2]), name: "Nav")
    let window = window(nav)
    try nodes[2].present(nodes[3])
    try nodes[3].present(nodes[4])
    try assertUnwind(
      from: nodes[4], in: window, asked: ["4", "3", "2", "1"],
      effects: ["dismiss at Nav", "reveal 1 in Nav"])
    XCTAssertEqual(nav.children.count, 1)
  }

  func testG31_nobodyTakesIt() throws {
    let nodes = try nodes("A", "B", accepting: [])
    let window = window(nodes[0])
    try nodes[0].present(nodes[1])
    window.clearTrace()
    XCTAssertEqual(
      refusal { try nodes[1].perform(.home, payload: 7) },
      .unwindDestinationNotFound(
        Segue<Node, Node, Int>.home.key, asked: [SegueType(Node.self)],
        declined: [SegueType(Node.self)]))
    XCTAssertEqual(asked, ["A"])
    XCTAssertEqual(window.trace, [])
    XCTAssertEqual(log, [])
  }

  func testG31_theNearestInANavigationContainer() throws {
    let nodes = try nodes("A", "B", "C", accepting: ["A", "B"])
    let nav = FakeNavigation(elements: nodes, name: "Nav")
    let window = window(nav)
    try assertUnwind(from: nodes[2], in: window, asked: ["B"], effects: ["reveal B in Nav"])
    XCTAssertIdentical(nav.top, nodes[1])
  }

  func testG31_childrenAreAskedBeforeTheirParent() throws {
    let nodes = try nodes("1", "2", "3", accepting: ["1"])
    nodes[1].child = nodes[2]
    let window = window(FakeTabs([nodes[0], nodes[1]], name: "Tab"))
    (window.root as? FakeTabs)?.select(1)
    XCTAssertIdentical(nodes[2].parent, nodes[1])
    let other = try self.nodes("other", accepting: [])[0]
    try nodes[2].present(other)
    try assertUnwind(
      from: other, in: window, asked: ["3", "2", "1"],
      effects: ["dismiss at Tab", "reveal 1 in Tab"])
  }

  func testG32_foundTargetIsCheckedAgainstTheDeclaredType() throws {
    let rig = Rig()
    let detail = Detail()
    try rig.navigation.push(detail)
    try rig.router.acceptUnwind(Segue<Detail, Master, Int>.back)
    let wrong = Segue<Detail, About, Int>("back", kind: .unwind)
    let before = rig.snapshot
    XCTAssertEqual(
      refusal { try detail.perform(wrong, payload: 1) }?.caseName, "missingHandler",
      "there is neither a handler nor an action")
    XCTAssertEqual(
      refusal { try detail.router.perform(wrong, payload: 1, prepare: .none) },
      .destinationMismatch(
        wrong.key, expected: SegueType(About.self), actual: SegueType(Master.self),
        path: .direct, proposal: nil))
    XCTAssertEqual(rig.snapshot, before)
  }

  func testG32_payloadIsCheckedAgainstTheAction() throws {
    let rig = Rig()
    let detail = Detail()
    try rig.navigation.push(detail)
    try rig.router.acceptUnwind(Segue<Detail, Master, Int>.back)
    let wrong = Segue<Detail, Master, String>("back", kind: .unwind)
    XCTAssertEqual(
      refusal { try detail.router.perform(wrong, payload: "1", prepare: .none) },
      .payloadMismatch(
        wrong.key, expected: SegueType(Int.self), actual: SegueType(String.self)))
  }

  func testG32_refusalGoesOnWithTheSearch() throws {
    let nodes = try nodes("A", "B", "C", accepting: ["A"])
    let window = window(FakeNavigation(elements: nodes, name: "Nav"))
    try assertUnwind(from: nodes[2], in: window, asked: ["B", "A"], effects: ["reveal A in Nav"])
  }

  func testG33_guardComesBeforeTheSearch() throws {
    let nodes = try nodes("A", "B", accepting: ["A"])
    let window = window(FakeNavigation(elements: nodes))
    nodes[1].router.setGuard(Segue.home) { _, _ in false }
    XCTAssertEqual(
      refusal { try nodes[1].router.perform(.home, payload: 1, respectingGuards: true) },
      .denied(Segue<Node, Node, Int>.home.key))
    XCTAssertEqual(asked, [])
    try assertUnwind(
      from: nodes[1], in: window, asked: ["A"], effects: ["reveal A in FakeNavigation"])
  }

  func testG33_actionThatThrowsStopsBeforeTheTransition() throws {
    let rig = Rig()
    let detail = Detail()
    try rig.navigation.push(detail)
    try detail.router.handle(Segue<Detail, Master, Int>.back) { _ in }
    try rig.router.acceptUnwind(
      Segue<Detail, Master, Int>.back, action: { _, _ in throw Trouble() })
    let before = rig.snapshot
    let key = Segue<Detail, Master, Int>.back.key
    XCTAssertEqual(
      refusal { try detail.perform(.back, payload: 1) }, .handlerFailed(key, reason: "trouble"))
    XCTAssertEqual(rig.snapshot, before)
  }

  func testG33_containerThatCannotRevealIsAnErrorBeforeAnythingRuns() throws {
    let nodes = try nodes("A", "B", accepting: ["A"])
    let drawer = Drawer(elements: [nodes[0]], name: "Drawer")
    let window = window(FakeTabs([drawer, nodes[1]], name: "Tab"))
    (window.root as? FakeTabs)?.select(1)
    drawer.reveals = false
    XCTAssertEqual(
      refusal { try nodes[1].perform(.home, payload: 1) },
      .containerCannotReveal(
        Segue<Node, Node, Int>.home.key, container: SegueType(Drawer.self),
        child: SegueType(Node.self)))
    XCTAssertEqual(log, [])
    drawer.reveals = true
    asked = []
    try assertUnwind(
      from: nodes[1], in: window, asked: ["A"],
      effects: ["reveal Drawer in Tab", "reveal A in Drawer"])
  }

  func testG33_secondActionOfOneNameIsRefusedAndATokenRemovesIt() throws {
    let rig = Rig()
    let back = Segue<Detail, Master, Int>.back
    let token = try rig.router.acceptUnwind(back, fileID: "A", line: 1)
    XCTAssertEqual(
      refusal { try rig.router.acceptUnwind(back, fileID: "B", line: 2) },
      .duplicateRegistration(
        SegueKey(source: Master.self, identifier: "back"),
        first: SeguePlace(fileID: "A", line: 1), second: SeguePlace(fileID: "B", line: 2),
        of: .unwind))
    XCTAssertEqual(
      refusal {
        try rig.router.acceptUnwind(Segue<Detail, Master, Int>("", kind: .unwind))
      }?.caseName, "invalidIdentifier")
    token.cancel()
    let detail = Detail()
    try rig.navigation.push(detail)
    XCTAssertEqual(
      refusal { try detail.router.perform(.back, payload: 1, prepare: .none) },
      .unwindDestinationNotFound(
        back.key, asked: [SegueType(Master.self), SegueType(FakeNavigation.self)]))
  }
}
