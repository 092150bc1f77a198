import SegueRouting
import SegueTesting
import XCTest

/// Rules G15 to G18: performs from inside others, and completions.
final class OverlapEdgeTests: XCTestCase {
  func testG17_performInsideAHandlerForATapWaits() throws {
    let screen = StoryboardScreen()
    for name in ["number", "simple"] { screen.factories[name] = { Detail() } }
    let window = FakeWindow(root: FakeNavigation(root: screen))
    var answer: SegueAnswer?
    try screen.router.handle(.number) { segue in
      answer = try segue.source.perform(.simple)
      screen.told.append("end")
    }
    screen.tapSegue(withIdentifier: "number", sender: 3)
    XCTAssertEqual(answer, .queued)
    withExtendedLifetime(window) {}
  }

  func testG15_platformThatPreparesTwiceRunsTheHandlerOnce() throws {
    final class Twice: FactoryScreen, SegueSource {
      lazy var router = SegueRouter(source: self) { source, request in
        source.performSegue(withIdentifier: request.key.identifier, sender: request.sender)
        request.finish()
      }
      var handled: [Bool] = []
      override func prepare(forSegue identifier: String?, destination: FakeScreen, sender: Any?) {
        for _ in 0..<2 {
          handled.append(
            (try? router.prepare(identifier: identifier, destination: destination, sender: sender))
              ?? false)
        }
      }
    }
    let screen = Twice()
    screen.factories["a"] = { Detail() }
    let window = FakeWindow(root: FakeNavigation(root: screen))
    let a = Segue<Twice, Detail, Void>("a")
    var runs = 0
    try screen.router.handle(a) { _ in runs += 1 }
    try screen.perform(a)
    XCTAssertEqual(runs, 1)
    XCTAssertEqual(screen.handled, [true, true])
    withExtendedLifetime(window) {}
  }

  func testG17_completionOfARefusedPerformThatPerformsAgain() throws {
    let rig = Rig(showsAll: true)
    rig.window.endsTransitionsAtOnce = false
    try rig.router.perform(.plain)
    var tries = 0
    var answers: [SegueAnswer?] = []
    func retry(_ result: Result<SegueAnswer, SegueError>) {
      guard case .failure = result, tries < 100 else { return }
      tries += 1
      answers.append(try? rig.router.perform(.about, completion: retry))
    }
    _ = refusal { try rig.router.perform(.about, completion: retry) }
    XCTAssertEqual(tries, 1)
    XCTAssertEqual(answers, [.queued])
    rig.window.endTransitions()
    rig.window.endTransitions()
    XCTAssertTrue(rig.navigation.top is About)
  }

  func testG16_threeRoutersOfOneScreenTakeTurnsWhicheverInheritsFirst() throws {
    let derived = Derived()
    for name in ["a", "b"] { derived.factories[name] = { Detail() } }
    let window = FakeWindow(root: FakeNavigation(root: derived))
    window.endsTransitionsAtOnce = false
    let top = SegueRouter<FactoryScreen>(source: derived)
    try derived.router.inherit(from: derived.baseRouter) { $0 }
    try derived.baseRouter.inherit(from: top) { $0 }
    try top.perform(Segue<FactoryScreen, Detail, Void>("a"))
    XCTAssertEqual(
      refusal { try derived.perform(Segue<Derived, Detail, Void>("b")) }?.caseName,
      "transitionInProgress")
  }

  func testG18_manyWaitingPerformsWhoseTransitionsAreLetGoOf() throws {
    let screen = Loose()
    screen.made = { Loose(inHierarchy: false) }
    let segue = Segue<Loose, Loose, Int>("a")
    var held: (() -> Void)?
    screen.run = { held = $0 }
    var ends = 0
    try screen.router.handle(segue) { _ in }
    try screen.perform(segue, payload: 0) { _ in ends += 1 }
    for i in 1...20_000 {
      try screen.router.perform(segue, payload: i, whileRunning: .queue) { _ in ends += 1 }
    }
    screen.run = { _ in }
    held?()
    held = nil
    XCTAssertEqual(ends, 20_001)
  }

  func testG16_mergeOfAnotherDeclarationOfTheSameKey() throws {
    let rig = Rig()
    rig.window.endsTransitionsAtOnce = false
    try rig.router.perform(Segue<Master, Detail, Int>("plain"), payload: 1, prepare: .none)
    XCTAssertEqual(
      refusal {
        try rig.router.perform(
          Segue<Master, Detail, Int?>("plain"), payload: 1, whileRunning: .merge)
      }?.caseName,
      "transitionInProgress")
    XCTAssertEqual(
      refusal {
        try rig.router.perform(Segue<Master, About, Int>("plain"), payload: 1, whileRunning: .merge)
      }?.caseName,
      "transitionInProgress")
  }

  func testG18_movers() throws {
    for mode in 0...5 {
      let screen = Loose()
      screen.made = { Loose(inHierarchy: false) }
      var held: (() -> Void)?
      var results: [Result<SegueAnswer, SegueError>] = []
      let segue = Segue<Loose, Loose, Void>("a")
      screen.run = { completion in
        switch mode {
        case 0:
          completion()
          completion()
        case 1:
          held = completion
          completion()
        case 2: held = completion
        case 3: break
        case 4:
          completion()
          screen.inHierarchy = false
        default:
          held = completion
          _ = try? screen.perform(segue) { results.append($0) }
        }
      }
      try screen.perform(segue) { results.append($0) }
      screen.run = { $0() }
      held?()
      held?()
      if mode < 5 {
        XCTAssertEqual(results, [.success(.presented)], "\(mode)")
      } else {
        XCTAssertEqual(results.count, 2)
      }
    }
  }
}
