import SegueRouting
import SegueTesting
import XCTest

/// Screens without UIKit.
final class FakeScreenTests: XCTestCase {
  private class Plain: FakeScreen {
    var log: [String] = []
    override func loadEmbeds() { log.append("embeds") }
    override func didLoad() { log.append("did load") }
  }

  func testWindowLoadsWhatIsOnShow() {
    let shown = Plain(name: "shown")
    let hidden = Plain(name: "hidden")
    let window = FakeWindow(
      root: FakeTabs([FakeNavigation(elements: [hidden, shown]), Plain(name: "other")]))
    XCTAssertEqual(window.trace, ["load FakeTabs", "load FakeNavigation", "load shown"])
    XCTAssertEqual(shown.log, ["embeds", "did load"])
    XCTAssertFalse(hidden.isLoaded)
    shown.load()
    XCTAssertEqual(shown.log.count, 2, "once")
  }

  func testPushPopAndPresentAreRecorded() throws {
    let root = FakeScreen(name: "root")
    let navigation = FakeNavigation(root: root, name: "nav")
    let window = FakeWindow(root: navigation)
    window.clearTrace()
    let pushed = FakeScreen(name: "pushed")
    try root.push(pushed)
    try pushed.present(FakeScreen(name: "sheet"))
    pushed.dismiss()
    pushed.dismiss()
    navigation.pop()
    XCTAssertNil(navigation.pop(), "the root stays")
    XCTAssertEqual(
      window.trace,
      [
        "push pushed on nav", "load pushed", "present sheet by pushed", "load sheet",
        "dismiss at pushed", "pop pushed from nav",
      ])
    XCTAssertNil(pushed.parent)
    XCTAssertNil(pushed.presented)
  }

  func testShowAnswersWhatHappened() throws {
    let root = FakeScreen()
    let window = FakeWindow(root: FakeSplit(primary: FakeNavigation(root: root)))
    XCTAssertEqual(try root.show(FakeScreen()), .pushed)
    XCTAssertEqual(try root.showDetail(FakeScreen()), .replaced)
    XCTAssertEqual(try root.show(FakeNavigation()), .presented)
    XCTAssertNotNil((window.root as? FakeSplit)?.secondary)
    XCTAssertNotNil((window.root as? FakeSplit)?.primary)
  }

  func testRefusedMoveChangesNothing() throws {
    let root = FakeScreen(name: "root")
    let window = FakeWindow(root: root)
    window.clearTrace()
    XCTAssertThrowsError(try root.push(FakeScreen()))
    XCTAssertThrowsError(try root.present(root))
    XCTAssertEqual(window.trace, [])
    root.performSegue(withIdentifier: "nothing", sender: nil)
    XCTAssertEqual(window.trace, ["no segue nothing from root"])
  }

  func testSegueThatCannotBeShownIsRecorded() throws {
    let root = FakeScreen(name: "root")
    let window = FakeWindow(root: root)
    try root.present(FakeScreen())
    root.tapSegue(withIdentifier: "second", to: FakeScreen())
    XCTAssertEqual(
      window.trace.last,
      "refused second: FakeScreen.show cannot present: a FakeScreen presents a FakeScreen "
        + "already; dismiss that first")
  }

  func testScreenIsTakenFromWhereItStood() {
    let screen = FakeScreen()
    let first = FakeNavigation(root: screen)
    let second = FakeNavigation(root: screen)
    XCTAssertEqual(first.children.count, 0)
    XCTAssertIdentical(screen.parent, second)
    let window = FakeWindow(root: second)
    let tabs = FakeTabs([second])
    XCTAssertNil(window.root)
    XCTAssertFalse(screen.segueIsInHierarchy)
    tabs.select(3)
    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertIdentical(tabs.selected, second)
    XCTAssertNil(FakeTabs([]).selected)
  }

  func testScreenInAHiddenTabIsLoadedWhenItIsShown() throws {
    let root = Plain(name: "root")
    let pushed = Plain(name: "pushed")
    let sheet = Plain(name: "sheet")
    let hidden = FakeNavigation(root: root, name: "hidden")
    let tabs = FakeTabs([Plain(name: "first"), hidden])
    let window = FakeWindow(root: tabs)
    tabs.select(1)
    tabs.select(0)
    window.clearTrace()
    try root.push(pushed)
    try pushed.present(sheet)
    XCTAssertEqual(window.trace, ["push pushed on hidden", "present sheet by pushed"])
    XCTAssertFalse(pushed.isLoaded)
    tabs.select(1)
    XCTAssertEqual(window.trace.suffix(2), ["load pushed", "load sheet"])
    XCTAssertEqual(pushed.log, ["embeds", "did load"])
  }

  func testScreensUncoveredInAHiddenTabAreLoadedWhenTheyAreShown() {
    let (first, second) = (Plain(name: "first"), Plain(name: "second"))
    let hidden = FakeNavigation(elements: [first, second, Plain(name: "top")])
    let tabs = FakeTabs([Plain(), hidden])
    let window = FakeWindow(root: tabs)
    hidden.load()
    hidden.pop()
    XCTAssertFalse(second.isLoaded)
    hidden.segueSetElements([first])
    XCTAssertFalse(first.isLoaded)
    tabs.select(1)
    XCTAssertTrue(first.isLoaded)
    withExtendedLifetime(window) {}
  }

  func testScreenShownInNoWindowIsNotLoaded() throws {
    let root = Plain(name: "root")
    let navigation = FakeNavigation(root: root)
    let pushed = Plain(name: "pushed")
    try root.push(pushed)
    XCTAssertFalse(pushed.isLoaded)
    XCTAssertFalse(pushed.segueIsInHierarchy)
    let window = FakeWindow(root: navigation)
    XCTAssertTrue(pushed.segueIsInHierarchy)
    XCTAssertFalse(root.isLoaded)
    withExtendedLifetime(window) {}
  }

  func testContainerInItselfIsNoLoop() {
    let navigation = FakeNavigation()
    navigation.segueSetElements([navigation])
    navigation.load()
    XCTAssertFalse(navigation.segueIsInHierarchy)
    navigation.segueSetElements([])
  }

  func testTransitionEndsWhenToldTo() {
    let window = FakeWindow(root: FakeScreen())
    window.endsTransitionsAtOnce = false
    var ends = 0
    window.root?.segueRun([], animated: false) { ends += 1 }
    XCTAssertEqual(window.runningTransitions, 1)
    XCTAssertEqual(ends, 0)
    window.endTransitions()
    XCTAssertEqual(ends, 1)
    XCTAssertEqual(window.animations, [false])
    FakeScreen().segueRun([], animated: true) { ends += 1 }
    XCTAssertEqual(ends, 2, "outside a window there is no transition to wait for")
  }
}
