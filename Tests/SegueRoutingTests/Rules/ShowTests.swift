import SegueRouting
import SegueTesting
import XCTest

/// Rule G28: how a destination is shown.
final class ShowTests: XCTestCase {
  private func segue(_ kind: SegueKind) -> Segue<Master, FakeScreen, Void> {
    Segue("show", kind: kind)
  }

  /// Performs from a master and answers what happened.
  private func perform(
    _ kind: SegueKind, from master: Master, to destination: FakeScreen
  ) throws -> SegueAnswer {
    master.factories["show"] = { destination }
    return try master.router.perform(segue(kind))
  }

  private var key: SegueKey { segue(.show).key }

  func testG28_showPushesOnTheNearestNavigationContainer() throws {
    let master = Master()
    let inner = FakeNavigation(root: FakeTabs([master]), name: "inner")
    let window = FakeWindow(root: FakeNavigation(root: inner, name: "outer"))
    XCTAssertEqual(try perform(.show, from: master, to: Detail()), .pushed)
    XCTAssertEqual(window.trace.suffix(2), ["push Detail on inner", "load Detail"])
  }

  func testG28_showPresentsWithoutANavigationContainer() throws {
    let master = Master()
    let window = FakeWindow(root: FakeTabs([master]))
    XCTAssertEqual(try perform(.show, from: master, to: Detail()), .presented)
    XCTAssertEqual(window.trace.suffix(2), ["present Detail by Master", "load Detail"])
  }

  func testG28_showPresentsAContainer() throws {
    let rig = Rig()
    XCTAssertEqual(
      try perform(.show, from: rig.master, to: FakeNavigation(root: Detail())), .presented)
  }

  func testG28_showDetailReplacesTheSecondaryColumn() throws {
    let master = Master()
    let old = About()
    let split = FakeSplit(primary: FakeNavigation(root: master), secondary: old)
    let window = FakeWindow(root: split)
    let detail = Detail()
    XCTAssertEqual(try perform(.showDetail, from: master, to: detail), .replaced)
    XCTAssertIdentical(split.secondary, detail)
    XCTAssertNil(old.parent)
    withExtendedLifetime(window) {}
    let rig = Rig()
    XCTAssertEqual(try perform(.showDetail, from: rig.master, to: Detail()), .presented)
  }

  func testG28_pushNeedsANavigationContainer() {
    let master = Master()
    let window = FakeWindow(root: master)
    XCTAssertEqual(
      refusal { _ = try perform(.push, from: master, to: Detail()) }, .noContainer(key))
    withExtendedLifetime(window) {}
  }

  func testG28_pushingAContainerIsRefused() {
    let rig = Rig()
    for container in [FakeNavigation(), FakeTabs([]), FakeSplit(primary: Detail())] {
      XCTAssertEqual(
        refusal { _ = try perform(.push, from: rig.master, to: container) },
        .illegalPush(key, container: SegueType(type(of: container))))
    }
  }

  func testG28_screenThatIsSomewhereIsRefused() throws {
    let rig = Rig()
    let detail = Detail()
    let other = FakeNavigation(root: detail)
    let presenting = About()
    let sheet = Detail()
    try presenting.present(sheet)
    for (screen, parent) in [(detail, other), (sheet, presenting), (rig.master, rig.navigation)]
      as [(FakeScreen, FakeScreen)]
    {
      for kind in [SegueKind.show, .push, .presentation, .embed] {
        XCTAssertEqual(
          refusal { _ = try perform(kind, from: rig.master, to: screen) },
          .alreadyParented(
            key, screen: SegueType(type(of: screen)), parent: SegueType(type(of: parent))))
      }
    }
    XCTAssertEqual(
      refusal { _ = try perform(.presentation, from: rig.master, to: rig.navigation) },
      .alreadyParented(
        key, screen: SegueType(FakeNavigation.self), parent: SegueType(FakeNavigation.self)),
      "the root of the window")
  }

  func testG28_presentingTwiceIsRefused() throws {
    let rig = Rig()
    XCTAssertEqual(try perform(.presentation, from: rig.master, to: About()), .presented)
    XCTAssertEqual(
      refusal { _ = try perform(.popoverPresentation, from: rig.master, to: Detail()) },
      .alreadyPresenting(key, presenter: SegueType(Master.self), presented: SegueType(About.self)))
    rig.master.dismiss()
    XCTAssertEqual(try perform(.popoverPresentation, from: rig.master, to: Detail()), .presented)
    XCTAssertEqual(rig.window.trace.suffix(2), ["popover Detail by Master", "load Detail"])
  }

  func testG28_moveOfYourOwnIsToldByItsName() throws {
    let rig = Rig()
    XCTAssertEqual(try perform(.custom("flip"), from: rig.master, to: Detail()), .shown)
    XCTAssertEqual(rig.window.trace, ["flip Detail from Master"])
  }

  func testG28_transitionIsAnimatedUnlessToldNot() throws {
    let rig = Rig(showsAll: true)
    try rig.router.perform(.plain)
    try rig.router.perform(.plain, animated: false)
    XCTAssertEqual(rig.window.animations, [true, false])
  }
}
