import SegueRouting
import SegueTesting
import XCTest

/// A screen with two embed segues, which fire while its view loads.
final class Parent: FactoryScreen, SegueSource {
  lazy var router = SegueRouter(source: self)
  var log: [String] = []
  var faults: [SegueError] = []
  var inDidLoad: (Parent) -> Void = { _ in }

  override init(name: String? = nil) {
    super.init(name: name)
    factories["header"] = { About() }
    factories["list"] = { FakeNavigation(root: Detail()) }
  }

  override func loadEmbeds() {
    do throws(SegueError) {
      try perform(.header)
      try perform(.list)
    } catch {
      faults.append(error)
    }
  }

  override func didLoad() {
    log.append("did load")
    inDidLoad(self)
  }
}

extension Segue where Source == Parent, Destination == About, Payload == Void {
  static var header: Segue { Segue("header", kind: .embed) }
}

extension Segue where Source == Parent, Destination == Detail, Payload == Void {
  static var list: Segue { Segue("list", kind: .embed, at: .root) }
}

/// The children of a parent, for one `switch`.
enum ParentChild: SegueEmbeds {
  case header(About)
  case list(Detail)

  static var embeds: [SegueEmbed<ParentChild>] {
    [SegueEmbed("header", ParentChild.header), SegueEmbed("list", at: .root, ParentChild.list)]
  }
}

/// Rules G29 and G30: embed and relationship segues.
final class EmbedTests: XCTestCase {
  private let key = Segue<Parent, About, Void>.header.key

  func testG29_embedsFireOnceInOrderBeforeDidLoad() throws {
    let parent = Parent()
    try parent.handle(.list) { $0.source.log.append("list \($0.destination.isLoaded)") }
    try parent.handle(.header) { $0.source.log.append("header \($0.source.children.count)") }
    let window = FakeWindow(root: parent)
    parent.load()
    XCTAssertEqual(parent.log, ["header 0", "list false", "did load"])
    XCTAssertEqual(parent.faults, [])
    XCTAssertEqual(parent.children.count, 2)
    XCTAssertEqual(
      window.trace,
      [
        "load Parent", "embed About in Parent", "load About", "embed FakeNavigation in Parent",
        "load FakeNavigation", "load Detail",
      ])
  }

  func testG29_lateHandlerIsReplayedOnceWithTheLiveChild() throws {
    let parent = Parent()
    parent.inDidLoad = { parent in
      _ = try? parent.handle(.header) { segue in
        parent.log.append("header \(segue.destination === parent.children[0])")
      }
    }
    let window = FakeWindow(root: parent)
    XCTAssertEqual(parent.log, ["did load", "header true"])
    try parent.router.replace(.header) { _ in parent.log.append("again") }
    XCTAssertEqual(parent.log, ["did load", "header true"])
    parent.inDidLoad = { _ in }
    withExtendedLifetime(window) {}
  }

  func testG29_lateHandlerIsAnErrorIfAsked() {
    let parent = Parent()
    let window = FakeWindow(root: parent)
    XCTAssertEqual(
      refusal { try parent.router.handle(.header, late: .refuse) { _ in } },
      .embedAlreadyFired(key))
    XCTAssertFalse(parent.router.canPerform("header"))
    withExtendedLifetime(window) {}
  }

  func testG29_lateHandlerThatThrowsIsNotRegistered() throws {
    let parent = Parent()
    let window = FakeWindow(root: parent)
    XCTAssertEqual(
      refusal { try parent.handle(.header) { _ in throw Trouble() } },
      .handlerFailed(key, reason: "trouble"))
    XCTAssertFalse(parent.router.canPerform("header"))
    try parent.router.handle(.header, once: true) { _ in parent.log.append("once") }
    XCTAssertEqual(parent.log, ["did load", "once"])
    XCTAssertFalse(parent.router.canPerform("header"), "used up")
    withExtendedLifetime(window) {}
  }

  func testG29_childThatIsGoneIsNotReplayed() throws {
    let parent = Parent()
    let router = parent.router
    do {
      let child = About()
      XCTAssertFalse(try router.prepare(identifier: "header", destination: child, sender: nil))
    }
    try parent.handle(.header) { _ in parent.log.append("header") }
    XCTAssertEqual(parent.log, [])
  }

  func testG29_secondFiringIsRefused() throws {
    let parent = Parent()
    let window = FakeWindow(root: parent)
    XCTAssertEqual(refusal { try parent.perform(.header) }, .embedAlreadyFired(key))
    XCTAssertEqual(parent.children.count, 2)
    try parent.handle(.header) { _ in }
    XCTAssertEqual(
      refusal {
        _ = try parent.router.prepare(identifier: "header", destination: About(), sender: nil)
      }, .embedAlreadyFired(key))
    withExtendedLifetime(window) {}
  }

  func testG29_childrenAreAnEnumForOneSwitch() throws {
    let parent = Parent()
    let tokens = try parent.router.handleEmbeds(ParentChild.self) { parent, child in
      switch child {
      case .header(let about): parent.log.append("header \(about.name)")
      case .list(let detail): parent.log.append("list \(detail.name)")
      }
    }
    let window = FakeWindow(root: parent)
    XCTAssertEqual(parent.log, ["header About", "list Detail", "did load"])
    XCTAssertEqual(tokens.count, 2)
    withExtendedLifetime(window) {}
  }

  func testG29_enumOfWhichOneIsRefusedRegistersNone() throws {
    let parent = Parent()
    try parent.handle(.list) { _ in }
    XCTAssertEqual(
      refusal { try parent.router.handleEmbeds(ParentChild.self) { _, _ in } }?.caseName,
      "duplicateRegistration")
    XCTAssertFalse(parent.router.canPerform("header"))
  }

  func testG29_embedThatFailsLeavesNoChild() throws {
    let parent = Parent()
    parent.factories["header"] = { Detail() }
    let window = FakeWindow(root: parent)
    XCTAssertEqual(parent.faults.map(\.caseName), ["destinationMismatch"])
    XCTAssertEqual(parent.children.count, 0)
    withExtendedLifetime(window) {}
  }

  func testG30_relationshipIsNeverPrepared() throws {
    let segue = Segue<Master, Detail, Void>("rootViewController", kind: .relationship)
    let error = SegueError.kindNotPreparable(segue.key, kind: .relationship)
    let rig = Rig()
    XCTAssertEqual(refusal { try rig.router.handle(segue) { _ in } }, error)
    XCTAssertEqual(refusal { try rig.router.perform(segue) }, error)
    let router = SegueRouter(source: rig.master, map: try SegueMap([segue]))
    router.catchAll = { _ in rig.told.append("rest") }
    XCTAssertFalse(
      try router.prepare(identifier: "rootViewController", destination: Detail(), sender: nil))
    XCTAssertEqual(rig.told, [])
  }
}
