import SegueRouting
import SegueTesting
import XCTest

/// How a destination is shown, decided without a router.
final class SeguePlanTests: XCTestCase {
  private let key = SegueKey(source: FakeScreen.self, identifier: "next")

  private func plan(
    _ kind: SegueKind, to destination: FakeScreen = FakeScreen(name: "new"),
    from source: FakeScreen
  ) throws -> String {
    let plan = try SeguePlan(kind, to: destination, from: source, key: key)
    XCTAssertEqual(plan.moves.count, 1)
    return "\(plan.answer): " + plan.moves.map(words).joined()
  }

  private func words(_ move: SegueMove) -> String {
    func name(_ screen: any SegueScreen) -> String { (screen as? FakeScreen)?.name ?? "?" }
    switch move {
    case .push(let screen, let container): return "push \(name(screen)) on \(name(container))"
    case .present(let screen, let presenter, let popover):
      return "\(name(presenter)) presents \(name(screen))" + (popover ? " in a popover" : "")
    case .replaceSecondary(let screen, let split): return "\(name(split)) shows \(name(screen))"
    case .embed(let screen, let parent, let name_):
      return "\(name(parent)).\(name_) \(name(screen))"
    case .custom(let move, let screen, let source):
      return "\(move) from \(name(source)) to \(name(screen))"
    case .dismiss, .reveal: return "back"
    }
  }

  /// A screen in a navigation container in the first column of a split one.
  private func inSplit() -> (source: FakeScreen, split: FakeSplit) {
    let source = FakeScreen(name: "source")
    return (source, FakeSplit(primary: FakeNavigation(root: source, name: "nav"), name: "split"))
  }

  func testKindsWithinContainers() throws {
    let (source, split) = inSplit()
    XCTAssertEqual(try plan(.show, from: source), "pushed: push new on nav")
    XCTAssertEqual(try plan(.push, from: source), "pushed: push new on nav")
    XCTAssertEqual(try plan(.showDetail, from: source), "replaced: split shows new")
    XCTAssertEqual(try plan(.presentation, from: source), "presented: source presents new")
    XCTAssertEqual(
      try plan(.popoverPresentation, from: source), "presented: source presents new in a popover")
    XCTAssertEqual(try plan(.embed, from: source), "embedded: source.next new")
    XCTAssertEqual(try plan(.custom("flip"), from: source), "shown: flip from source to new")
    withExtendedLifetime(split) {}
  }

  func testKindsWithoutContainersPresent() throws {
    let source = FakeScreen(name: "source")
    for kind in [SegueKind.show, .showDetail] {
      XCTAssertEqual(try plan(kind, from: source), "presented: source presents new")
    }
    XCTAssertEqual(refusal { _ = try plan(.push, from: source) }, .noContainer(key))
  }

  func testContainerIsPresentedAndNeverPushed() throws {
    let (source, split) = inSplit()
    let tabs = FakeTabs([], name: "tabs")
    XCTAssertEqual(try plan(.show, to: tabs, from: source), "presented: source presents tabs")
    XCTAssertEqual(
      refusal { _ = try plan(.push, to: tabs, from: source) },
      .illegalPush(key, container: SegueType(FakeTabs.self)))
    withExtendedLifetime(split) {}
  }

  func testWhatStandsSomewhereIsRefused() throws {
    let (source, split) = inSplit()
    let screen = SegueType(FakeScreen.self)
    let pushed = FakeScreen()
    let other = FakeNavigation(root: pushed)
    XCTAssertEqual(
      refusal { _ = try plan(.show, to: pushed, from: source) },
      .alreadyParented(key, screen: screen, parent: SegueType(FakeNavigation.self)))
    XCTAssertEqual(
      refusal { _ = try plan(.presentation, to: split, from: source) },
      .alreadyParented(key, screen: SegueType(FakeSplit.self), parent: SegueType(FakeSplit.self)))
    let root = FakeScreen()
    let window = FakeWindow(root: root)
    XCTAssertEqual(
      refusal { _ = try plan(.show, to: root, from: source) },
      .alreadyParented(key, screen: screen, parent: screen))
    try source.present(FakeScreen())
    XCTAssertEqual(
      refusal { _ = try plan(.presentation, from: source) },
      .alreadyPresenting(key, presenter: screen, presented: screen))
    withExtendedLifetime((other, window)) {}
  }
}
