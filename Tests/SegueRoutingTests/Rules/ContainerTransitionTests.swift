import SegueRouting
import SegueTesting
import XCTest

/// Rule G16 from another screen: a container that is in transition is moved by nobody else.
final class ContainerTransitionTests: XCTestCase {
  private let next = Segue<Detail, About, Void>("next")

  /// A rig whose navigation container is still pushing a detail.
  private func pushing(showsAll: Bool = false) throws -> (Rig, Detail) {
    let rig = Rig(showsAll: showsAll)
    rig.window.endsTransitionsAtOnce = false
    try rig.router.perform(.plain)
    let detail = try XCTUnwrap(rig.top)
    detail.factories["next"] = { About() }
    return (rig, detail)
  }

  func testG16_performThatMovesAContainerInTransitionIsRefused() throws {
    let (rig, detail) = try pushing()
    let before = rig.snapshot
    let error = refusal { try detail.router.perform(next, completion: rig.completion) }
    XCTAssertEqual(error?.caseName, "transitionInProgress")
    XCTAssertEqual(
      error?.description,
      "Detail.next was refused while a FakeNavigation is in transition; wait for its end, or "
        + "perform with whileRunning: .queue")
    XCTAssertEqual(rig.results.count, 1)
    XCTAssertEqual(rig.snapshot, before)
    XCTAssertEqual(rig.window.runningTransitions, 1)
    rig.window.endTransitions()
    XCTAssertEqual(try detail.perform(next), .pushed)
  }

  func testG16_queuedPerformWaitsForTheContainer() throws {
    let (rig, detail) = try pushing()
    XCTAssertEqual(
      try detail.router.perform(next, whileRunning: .queue, completion: rig.completion), .queued)
    XCTAssertEqual(rig.navigation.children.count, 2)
    rig.window.endTransitions()
    XCTAssertEqual(rig.navigation.children.map(\.name), ["Master", "Detail", "About"])
    XCTAssertEqual(rig.results, [])
    rig.window.endTransitions()
    XCTAssertEqual(rig.results, [.success(.pushed)])
  }

  func testG16_queuedPerformWaitsAgainIfTheContainerMovesOn() throws {
    let (rig, detail) = try pushing(showsAll: true)
    try detail.router.perform(next, whileRunning: .queue, completion: rig.completion)
    try rig.router.perform(.about, whileRunning: .queue)
    var names: [[String]] = []
    for _ in 0..<3 {
      rig.window.endTransitions()
      names.append(rig.navigation.children.dropFirst(2).map(\.name))
    }
    // The one that waits for its own screen begins first, as the container ends.
    XCTAssertEqual(names, [["About"], ["About", "About"], ["About", "About"]])
    XCTAssertEqual(rig.results, [.success(.pushed)])
  }

  func testG16_queuedPerformsOfTwoScreensOfOneContainerTakeTurns() throws {
    let (rig, detail) = try pushing(showsAll: true)
    var ends: [String] = []
    for index in 1...2 {
      try detail.router.perform(next, whileRunning: .queue) { _ in ends.append("detail \(index)") }
      try rig.router.perform(.about, whileRunning: .queue) { _ in ends.append("master \(index)") }
    }
    for count in 1...5 {
      XCTAssertEqual(rig.window.runningTransitions, 1)
      XCTAssertEqual(rig.navigation.children.count, count + 1, "never two at once")
      rig.window.endTransitions()
    }
    XCTAssertEqual(Set(ends), ["detail 1", "detail 2", "master 1", "master 2"])
    XCTAssertEqual(ends.count, 4)
    XCTAssertEqual(rig.window.runningTransitions, 0)
  }

  func testG16_performOfAnotherScreenIsNeverTheSame() throws {
    let (rig, detail) = try pushing()
    XCTAssertEqual(
      refusal { try detail.router.perform(next, whileRunning: .merge) }?.caseName,
      "transitionInProgress")
    XCTAssertEqual(rig.window.runningTransitions, 1)
  }

  func testG16_popMeanwhileIsRefusedAndRecorded() throws {
    let (rig, _) = try pushing()
    XCTAssertNil(rig.navigation.pop())
    XCTAssertEqual(rig.navigation.children.count, 2)
    XCTAssertEqual(rig.window.trace.last, "refused to pop from Nav: it is in transition")
    rig.window.endTransitions()
    XCTAssertNotNil(rig.navigation.pop())
  }

  func testG16_unwindMeanwhileIsRefused() throws {
    let (rig, detail) = try pushing()
    try rig.router.acceptUnwind(.back) { _, _ in rig.told.append("back") }
    XCTAssertEqual(
      refusal { try detail.perform(.back, payload: 1) }?.caseName, "transitionInProgress")
    rig.window.endTransitions()
    XCTAssertEqual(try detail.perform(.back, payload: 1), .unwound)
    XCTAssertNil(rig.navigation.pop(), "it is the root already, and on its way")
    rig.window.endTransitions()
    XCTAssertEqual(rig.told, ["back"])
  }

  func testG16_movesWithoutASegueAreRefusedToo() throws {
    let (rig, detail) = try pushing()
    let before = rig.snapshot
    for move in [detail.push, { try detail.show($0) }, { try rig.master.show($0) }]
      as [(FakeScreen) throws -> Void]
    {
      XCTAssertEqual(refusal { try move(About()) }?.caseName, "transitionInProgress")
    }
    var typed = try TypedNavigation<Master>(rig.navigation)
    XCTAssertEqual(
      refusal { try typed.setElements([rig.master]) }?.caseName, "transitionInProgress")
    XCTAssertEqual(
      refusal { try TypedStack<FactoryScreen>(rig.navigation).setElements([rig.master]) }?.caseName,
      "transitionInProgress")
    detail.performSegue(withIdentifier: "next", sender: nil)
    XCTAssertEqual(rig.window.trace.last?.hasPrefix("refused next: "), true)
    XCTAssertEqual(rig.snapshot, before)
  }

  func testG16_anotherContainerMayMove() throws {
    let (left, right) = (Master(), Master())
    for master in [left, right] { master.factories["plain"] = { Detail() } }
    let split = FakeSplit(
      primary: FakeNavigation(root: left), secondary: FakeNavigation(root: right))
    let window = FakeWindow(root: split)
    window.endsTransitionsAtOnce = false
    XCTAssertEqual(try left.perform(.plain), .pushed)
    XCTAssertEqual(try right.perform(.plain), .pushed)
    XCTAssertEqual(window.runningTransitions, 2)
    let detail = try XCTUnwrap((split.primary as? FakeNavigation)?.top as? Detail)
    detail.factories["side"] = { About() }
    let side = Segue<Detail, About, Void>("side", kind: .showDetail)
    XCTAssertEqual(try detail.perform(side), .replaced, "it moves the split container")
  }

  func testG16_screenThatIsBeingPresentedWaits() throws {
    let rig = Rig()
    rig.window.endsTransitionsAtOnce = false
    try rig.router.perform(.presented, payload: 1, prepare: .none)
    let sheet = try XCTUnwrap(rig.master.presented as? Detail)
    sheet.factories["sheet"] = { About() }
    let second = Segue<Detail, About, Void>("sheet", kind: .presentation)
    XCTAssertEqual(refusal { try sheet.perform(second) }?.caseName, "transitionInProgress")
    rig.master.dismiss()
    XCTAssertIdentical(rig.master.presented, sheet)
    XCTAssertEqual(rig.window.trace.last, "refused to dismiss at Master: it is in transition")
    rig.window.endTransitions()
    XCTAssertEqual(try sheet.perform(second), .presented)
  }

  func testG16_whatWaitsRunsWhenTheTransitionIsForgotten() throws {
    let (rig, detail) = try pushing()
    try detail.router.perform(next, whileRunning: .queue, completion: rig.completion)
    rig.window.dropTransitions()
    XCTAssertEqual(rig.navigation.children.count, 3)
    rig.window.dropTransitions()
    XCTAssertEqual(rig.results, [.success(.pushed)])
  }

  func testG18_sourceThatDiesWhileItWaitsForAContainerIsTold() throws {
    let rig = Rig()
    rig.window.endsTransitionsAtOnce = false
    do {
      let lone = Detail()
      try rig.navigation.push(lone)
      lone.factories["next"] = { About() }
      let other = Segue<Detail, About, Void>("next")
      try lone.router.perform(other)
      rig.window.endTransitions()
      // The next transition is that of the screen on top.
      let about = try XCTUnwrap(rig.navigation.top as? About)
      about.factories["on"] = { About() }
      try about.perform(Segue<About, About, Void>("on"))
      try lone.router.perform(other, whileRunning: .queue, completion: rig.completion)
      rig.window.removeRoot()
      rig.navigation.segueSetElements([])
    }
    XCTAssertEqual(
      rig.results,
      [.failure(.sourceReleased(SegueKey(source: Detail.self, identifier: "next")))])
    rig.window.endTransitions()
    XCTAssertEqual(rig.results.count, 1)
  }

  func testG16_platformIsNotAskedWhileItsContainerMoves() throws {
    let first = StoryboardScreen()
    let second = StoryboardScreen()
    first.factories["simple"] = { Detail() }
    second.factories["simple"] = { Detail() }
    let show = Segue<StoryboardScreen, StoryboardScreen, Void>("second")
    first.factories["second"] = { second }
    let navigation = FakeNavigation(root: first)
    let window = FakeWindow(root: navigation)
    window.endsTransitionsAtOnce = false
    XCTAssertEqual(try first.perform(show), .handedOver)
    XCTAssertEqual(refusal { try second.perform(.simple) }?.caseName, "transitionInProgress")
    XCTAssertEqual(navigation.children.count, 2)
    window.endTransitions()
    XCTAssertEqual(try second.perform(.simple), .handedOver)
  }

  func testG16_containerThatTellsAtOnceOrNeverHoldsNothingUp() throws {
    for isTold in [true, false] {
      let screen = Loose()
      screen.made = { Loose(inHierarchy: false) }
      screen.isMoving = true
      screen.afterTransition = { if isTold { $0() } }
      var ends = 0
      XCTAssertEqual(
        try screen.router.perform(Segue<Loose, Loose, Void>("a"), whileRunning: .queue) { _ in
          ends += 1
        }, .queued)
      XCTAssertEqual(ends, 1, "\(isTold)")
    }
  }
}
