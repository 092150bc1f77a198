import SegueRouting
import SegueTesting
import XCTest

/// Routing cases of other projects' tests, as facts about guards, moves and completions.
final class PeerRouteMovesTests: XCTestCase {
  // P405, P445: one push a perform, animated by default or as told.
  func testOnePushAPerformAnimatedAsTold() throws {
    let rig = Rig(showsAll: true)
    try rig.router.perform(.plain, animated: true)
    try rig.router.perform(.plain, animated: false)
    try rig.router.perform(.plain)
    XCTAssertEqual(rig.window.animations, [true, false, true])
    XCTAssertEqual(rig.window.trace.filter { $0.hasPrefix("push") }.count, 3)
  }

  // P406: a container around the destination is presented once, and the completion is called.
  func testContainerAroundTheDestinationIsPresented() throws {
    let rig = Rig()
    try rig.router.handle(.detailInNavigation) { $0.destination.row = $0.payload }
    XCTAssertEqual(
      try rig.router.perform(
        .detailInNavigation, payload: 2, animated: false, completion: rig.completion),
      .presented)
    XCTAssertTrue(rig.master.presented is FakeNavigation)
    XCTAssertEqual(rig.window.animations, [false])
    XCTAssertEqual(rig.results, [.success(.presented)])
  }

  // P410: each segue asks only its own guard.
  func testEachSegueAsksOnlyItsOwnGuard() throws {
    let rig = Rig(showsAll: true)
    rig.router.setGuard(.plain) { _, _ in
      rig.told.append("plain")
      return true
    }
    rig.router.setGuard(.about) { _, _ in
      rig.told.append("about")
      return true
    }
    try rig.router.perform(.about, respectingGuards: true)
    XCTAssertEqual(rig.told, ["about"])
    try rig.router.perform(.plain, respectingGuards: true)
    XCTAssertEqual(rig.told, ["about", "plain"])
  }

  // P411: a guard that says no prevents the presentation.
  func testGuardPreventsThePresentation() {
    let rig = Rig()
    rig.router.setGuard(.presented) { _, _ in false }
    XCTAssertEqual(
      refusal {
        try rig.router.perform(.presented, payload: 1, respectingGuards: true, prepare: .none)
      }?.caseName, "denied")
    XCTAssertNil(rig.master.presented)
  }

  // P412: without a guard all may be performed.
  func testWithoutAGuardAllMayBePerformed() throws {
    let rig = Rig()
    XCTAssertTrue(rig.router.shouldPerform("plain", sender: nil))
    XCTAssertTrue(rig.router.shouldPerform("anything", sender: nil))
    XCTAssertEqual(try rig.router.perform(.plain, respectingGuards: true), .pushed)
  }

  // P433: a sequence of moves on one container, each of which completes; the root is never popped.
  func testSequenceOfMovesOnOneContainer() throws {
    let rig = Rig()
    try rig.router.perform(.plain, completion: rig.completion)
    rig.navigation.pop()
    try rig.router.perform(.about, completion: rig.completion)
    rig.navigation.pop()
    XCTAssertNil(rig.navigation.pop())
    var typed = try TypedNavigation<Master>(rig.navigation)
    try typed.setElements([rig.master, Detail()])
    try rig.router.acceptUnwind(Segue<Detail, Master, Int>.back)
    try rig.top?.router.perform(
      .back, payload: 1, prepare: .none, completion: rig.completion)
    XCTAssertEqual(rig.results, [.success(.pushed), .success(.pushed), .success(.unwound)])
    XCTAssertEqual(rig.navigation.children.count, 1)
  }

  // P434: a segue of several moves completes once, at the end.
  func testSegueOfSeveralMovesCompletesOnce() throws {
    let rig = Rig()
    let detail = Detail()
    let tabs = FakeTabs([rig.navigation, detail], name: "Tab")
    tabs.select(1)
    let window = FakeWindow(root: tabs)
    window.endsTransitionsAtOnce = false
    try rig.router.acceptUnwind(Segue<Detail, Master, Int>.back)
    try detail.router.perform(.back, payload: 1, prepare: .none, completion: rig.completion)
    XCTAssertEqual(window.trace.suffix(2), ["reveal Nav in Tab", "reveal Master in Nav"])
    XCTAssertEqual(rig.results, [])
    XCTAssertEqual(window.runningTransitions, 1)
    window.endTransitions()
    XCTAssertEqual(rig.results, [.success(.unwound)])
  }

  // P440: going to where one is already does nothing.
  func testRevealingWhatIsOnShowChangesNothing() throws {
    let rig = Rig(showsAll: true)
    let detail = Detail()
    rig.master.factories["plain"] = { detail }
    try rig.router.perform(.plain)
    let before = rig.snapshot
    XCTAssertEqual(refusal { try rig.router.perform(.plain) }?.caseName, "alreadyParented")
    XCTAssertEqual(rig.snapshot, before)
  }

  // P443: the second of two chained segues leaves from what the first one showed, after its end.
  func testChainedSegueWaitsForTheEndOfTheFirst() throws {
    let rig = Rig()
    rig.window.endsTransitionsAtOnce = false
    try rig.router.perform(.plain) { _ in
      rig.top?.factories["next"] = { About() }
      _ = try? rig.top?.router.perform(Segue<Detail, About, Void>("next"))
    }
    XCTAssertEqual(rig.navigation.children.map(\.name), ["Master", "Detail"])
    rig.window.endTransitions()
    XCTAssertEqual(rig.navigation.children.map(\.name), ["Master", "Detail", "About"])
  }

  // P447, P448: an unwind undoes a presentation with all pushes in it at once, without useless
  // pops.
  func testUnwindDismissesALayerInOneStep() throws {
    let rig = Rig()
    let layer = FakeNavigation(root: About())
    try rig.master.present(layer)
    let inner = Detail()
    try layer.push(Detail())
    try layer.push(inner)
    try rig.router.acceptUnwind(Segue<Detail, Master, Int>.back)
    rig.window.clearTrace()
    try inner.router.perform(.back, payload: 1, prepare: .none)
    XCTAssertEqual(rig.window.trace, ["dismiss at Master"])
  }

  // P452: dismissing removes the presented layer with all that is on it.
  func testDismissRemovesTheLayerWithAllOnIt() throws {
    let rig = Rig()
    let first = FakeNavigation(root: Detail())
    try rig.master.present(first)
    let second = FakeNavigation(elements: [Detail(), Detail()])
    try first.children[0].present(second)
    rig.master.dismiss()
    XCTAssertNil(rig.master.presented)
    XCTAssertNil(first.presenter)
    rig.master.dismiss()
    XCTAssertEqual(rig.navigation.children.count, 1)
  }

  // P454: a dismissal from outside is known at once, a hundred times.
  func testDismissalFromOutsideIsKnown() throws {
    let rig = Rig()
    for _ in 0..<100 {
      XCTAssertEqual(
        try rig.router.perform(.presented, payload: 1, prepare: .none), .presented)
      XCTAssertNotNil(rig.master.presented)
      rig.master.dismiss()
      XCTAssertNil(rig.master.presented)
    }
  }
}
