import RefreshKit
import RefreshKitTesting
import XCTest

/// The model of screens.
final class ModelScreenTests: XCTestCase {
  private class Plain: ModelScreen {
    var log: [String] = []
    override func loadEmbeds() { log.append("embeds") }
    override func didLoad() { log.append("did load") }
  }

  func testWindowLoadsWhatIsOnShow() {
    let shown = Plain(name: "shown")
    let hidden = Plain(name: "hidden")
    let window = ModelWindow(
      root: ModelTabs([ModelNavigation(elements: [hidden, shown]), Plain(name: "other")]))
    XCTAssertEqual(window.trace, ["load ModelTabs", "load ModelNavigation", "load shown"])
    XCTAssertEqual(shown.log, ["embeds", "did load"])
    XCTAssertFalse(hidden.isLoaded)
    shown.load()
    XCTAssertEqual(shown.log.count, 2, "once")
  }

  func testPushPopAndPresentAreRecorded() throws {
    let root = ModelScreen(name: "root")
    let navigation = ModelNavigation(root: root, name: "nav")
    let window = ModelWindow(root: navigation)
    window.clearTrace()
    let pushed = ModelScreen(name: "pushed")
    try root.push(pushed)
    try pushed.present(ModelScreen(name: "sheet"))
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
    let root = ModelScreen()
    let window = ModelWindow(root: ModelSplit(primary: ModelNavigation(root: root)))
    XCTAssertEqual(try root.show(ModelScreen()), .pushed)
    XCTAssertEqual(try root.showDetail(ModelScreen()), .replaced)
    XCTAssertEqual(try root.show(ModelNavigation()), .presented)
    XCTAssertNotNil((window.root as? ModelSplit)?.secondary)
    XCTAssertNotNil((window.root as? ModelSplit)?.primary)
  }

  func testRefusedMoveChangesNothing() throws {
    let root = ModelScreen(name: "root")
    let window = ModelWindow(root: root)
    window.clearTrace()
    XCTAssertThrowsError(try root.push(ModelScreen()))
    XCTAssertThrowsError(try root.present(root))
    XCTAssertEqual(window.trace, [])
    root.performSegue(withIdentifier: "nothing", sender: nil)
    XCTAssertEqual(window.trace, ["no segue nothing from root"])
  }

  func testSegueThatCannotBeShownIsRecorded() throws {
    let root = ModelScreen(name: "root")
    let window = ModelWindow(root: root)
    try root.present(ModelScreen())
    root.tapSegue(withIdentifier: "second", to: ModelScreen())
    XCTAssertEqual(
      window.trace.last,
      "refused second: ModelScreen.show cannot present: a ModelScreen presents a ModelScreen "
        + "already; dismiss that first")
  }

  func testScreenIsTakenFromWhereItStood() {
    let screen = ModelScreen()
    let first = ModelNavigation(root: screen)
    let second = ModelNavigation(root: screen)
    XCTAssertEqual(first.children.count, 0)
    XCTAssertIdentical(screen.parent, second)
    let window = ModelWindow(root: second)
    let tabs = ModelTabs([second])
    XCTAssertNil(window.root)
    XCTAssertFalse(screen.segueIsInHierarchy)
    tabs.select(3)
    XCTAssertEqual(tabs.selectedIndex, 0)
    XCTAssertIdentical(tabs.selected, second)
    XCTAssertNil(ModelTabs([]).selected)
  }

  func testScreenInAHiddenTabIsLoadedWhenItIsShown() throws {
    let root = Plain(name: "root")
    let pushed = Plain(name: "pushed")
    let sheet = Plain(name: "sheet")
    let hidden = ModelNavigation(root: root, name: "hidden")
    let tabs = ModelTabs([Plain(name: "first"), hidden])
    let window = ModelWindow(root: tabs)
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
    let hidden = ModelNavigation(elements: [first, second, Plain(name: "top")])
    let tabs = ModelTabs([Plain(), hidden])
    let window = ModelWindow(root: tabs)
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
    let navigation = ModelNavigation(root: root)
    let pushed = Plain(name: "pushed")
    try root.push(pushed)
    XCTAssertFalse(pushed.isLoaded)
    XCTAssertFalse(pushed.segueIsInHierarchy)
    let window = ModelWindow(root: navigation)
    XCTAssertTrue(pushed.segueIsInHierarchy)
    XCTAssertFalse(root.isLoaded)
    withExtendedLifetime(window) {}
  }

  func testContainerInItselfIsNoLoop() {
    let navigation = ModelNavigation()
    navigation.segueSetElements([navigation])
    navigation.load()
    XCTAssertFalse(navigation.segueIsInHierarchy)
    navigation.segueSetElements([])
  }

  func testTransitionEndsWhenToldTo() {
    let window = ModelWindow(root: ModelScreen())
    window.endsTransitionsAtOnce = false
    var ends = 0
    window.root?.segueRun([], animated: false) { ends += 1 }
    XCTAssertEqual(window.runningTransitions, 1)
    XCTAssertEqual(ends, 0)
    window.endTransitions()
    XCTAssertEqual(ends, 1)
    XCTAssertEqual(window.animations, [false])
    ModelScreen().segueRun([], animated: true) { ends += 1 }
    XCTAssertEqual(ends, 2, "outside a window there is no transition to wait for")
  }
}
