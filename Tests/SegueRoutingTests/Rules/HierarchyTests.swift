import SegueRouting
import SegueTesting
import XCTest

/// Rule G19 with the model of screens, which answers as a view controller whose view is in no
/// window.
final class HierarchyTests: XCTestCase {
  private let plain = Segue<Master, Detail, Void>.plain

  private func master() -> Master {
    let master = Master()
    for name in ["plain", "presented", "pane"] { master.factories[name] = { Detail() } }
    return master
  }

  func testG19_coveredScreenCannotPerform() throws {
    let rig = Rig()
    XCTAssertEqual(try rig.router.perform(.plain), .pushed)
    XCTAssertEqual(refusal { try rig.router.perform(.plain) }, .sourceNotInHierarchy(plain.key))
    XCTAssertEqual(rig.navigation.children.map(\.name), ["Master", "Detail"])
    rig.navigation.pop()
    XCTAssertEqual(try rig.router.perform(.plain), .pushed)
  }

  func testG19_screenInATabThatIsNotSelectedCannotPerform() throws {
    let hidden = master()
    let navigation = FakeNavigation(root: hidden)
    let tabs = FakeTabs([About(), navigation])
    let window = FakeWindow(root: tabs)
    XCTAssertFalse(hidden.isLoaded)
    XCTAssertEqual(refusal { try hidden.perform(.plain) }, .sourceNotInHierarchy(plain.key))
    tabs.select(1)
    XCTAssertEqual(try hidden.perform(.plain), .pushed)
    navigation.pop()
    tabs.select(0)
    XCTAssertTrue(hidden.isLoaded)
    XCTAssertEqual(
      refusal { try hidden.perform(.plain) }, .sourceNotInHierarchy(plain.key),
      "its view has left the window")
    withExtendedLifetime(window) {}
  }

  func testG19_screenThatPresentsStaysInTheWindow() throws {
    let rig = Rig()
    try rig.master.present(About())
    XCTAssertTrue(rig.master.segueIsInHierarchy)
    XCTAssertEqual(try rig.router.perform(.plain), .pushed)
    XCTAssertFalse(rig.master.segueIsInHierarchy, "covered by what was pushed")
  }

  func testG19_bothColumnsOfASplitPerform() throws {
    let (left, right) = (master(), master())
    let window = FakeWindow(
      root: FakeSplit(
        primary: FakeNavigation(root: left), secondary: FakeNavigation(root: right)))
    XCTAssertEqual(try left.perform(.plain), .pushed)
    XCTAssertEqual(try right.perform(.plain), .pushed)
    withExtendedLifetime(window) {}
  }

  func testG19_childOfACoveredScreenCannotPerform() throws {
    let rig = Rig()
    let child = master()
    rig.master.factories["pane"] = { child }
    let pane = Segue<Master, Master, Void>("pane", kind: .embed)
    try rig.router.perform(pane)
    XCTAssertTrue(child.segueIsInHierarchy)
    try rig.router.perform(.plain)
    XCTAssertEqual(refusal { try child.perform(.plain) }, .sourceNotInHierarchy(plain.key))
  }

  func testG19_screenWhoseViewIsStillLoadingCannotPerform() throws {
    let early = Parent()
    early.factories["next"] = { Detail() }
    let next = Segue<Parent, Detail, Void>("next")
    early.inDidLoad = { parent in
      do throws(SegueError) {
        try parent.perform(next)
      } catch {
        parent.faults.append(error)
      }
    }
    let window = FakeWindow(root: FakeNavigation(root: early))
    XCTAssertEqual(early.faults, [.sourceNotInHierarchy(next.key)])
    XCTAssertEqual(try early.perform(next), .pushed)
    withExtendedLifetime(window) {}
  }

  func testG19_screenWithAViewAndWithoutAWindowCannotPerform() throws {
    let lone = master()
    lone.load()
    XCTAssertEqual(refusal { try lone.perform(.plain) }, .sourceNotInHierarchy(plain.key))
  }
}
