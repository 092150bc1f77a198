import SegueRouting
import SegueTesting
import XCTest

/// A screen of the walk, which may go to another one in each way.
private final class Walker: FakeScreen, SegueSource {
  lazy var router = SegueRouter(source: self)
  var handled = 0
  var isRefusing = false
  var isFailing = false
}

extension Segue where Source == Walker, Destination == Walker, Payload == Int {
  fileprivate static func go(_ kind: SegueKind) -> Segue { Segue("go \(kind)", kind: kind) }
  fileprivate static var home: Segue { Segue("home", kind: .unwind) }
}

/// A random walk over a random graph of screens.
private final class Walk {
  var random: SeededGenerator
  var window: FakeWindow
  var made = 0
  /// How often each perform has completed.
  var completions: [Int] = []
  /// The answers and errors so far.
  var met: Set<String> = []
  /// What the perform that runs now has called.
  var handlerCalls = 0

  static let kinds: [SegueKind] = [
    .show, .showDetail, .push, .presentation, .popoverPresentation, .embed, .custom("flip"),
  ]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    window = FakeWindow(root: FakeScreen())
    window = FakeWindow(root: container(depth: 0))
  }

  func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  func walker() -> Walker {
    made += 1
    let walker = Walker(name: "w\(made)")
    let router = walker.router
    for kind in Self.kinds {
      router.make(.go(kind)) { [unowned self] _, _ in destination() }
      router.setGuard(.go(kind)) { source, _ in !source.isRefusing }
      _ = try? router.handle(.go(kind), once: number(4) == 0) { [unowned self] segue in
        handlerCalls += 1
        if segue.source.isFailing { throw Trouble() }
        segue.destination.handled = segue.payload
      }
    }
    _ = try? router.handle(Segue.home) { [unowned self] segue in
      handlerCalls += 1
      if segue.source.isFailing { throw Trouble() }
    }
    if number(3) == 0 {
      _ = try? router.acceptUnwind(
        Segue.home, action: { _, _ in }, canUnwind: { target, _ in !target.isRefusing })
    }
    return walker
  }

  /// Mostly a new screen; sometimes a wrong one, or one that stands somewhere.
  private func destination() -> FakeScreen? {
    switch number(10) {
    case 0: nil
    case 1: FakeNavigation(root: walker())
    case 2: screens().randomElement(using: &random)
    default: walker()
    }
  }

  private func container(depth: Int) -> FakeScreen {
    if depth > 2 { return walker() }
    switch number(5) {
    case 0: return FakeNavigation(elements: (0...number(3)).map { _ in walker() })
    case 1: return FakeTabs((0...number(3)).map { _ in container(depth: depth + 1) })
    case 2:
      return FakeSplit(
        primary: container(depth: depth + 1), secondary: container(depth: depth + 1))
    case 3: return Drawer(elements: [container(depth: depth + 1), walker()])
    default: return walker()
    }
  }

  /// All screens in the window.
  func screens() -> [FakeScreen] {
    var result: [FakeScreen] = []
    func visit(_ screen: FakeScreen) {
      result.append(screen)
      screen.children.forEach(visit)
      screen.presented.map(visit)
    }
    window.root.map(visit)
    return result
  }

  /// The whole window in words: tree, presented screens, loaded views, handlers.
  func snapshot() -> String {
    guard let root = window.root else { return "" }
    let handlers = screens().compactMap { ($0 as? Walker)?.router.identifiers.count }
    return Rig.snapshot(of: root) + " \(handlers) \(window.trace.count)"
  }

  /// One step: performs, with whatever comes of it.
  ///
  /// - Returns: What is wrong, `nil` if nothing is.
  func step() -> String? {
    let walkers = screens().compactMap { $0 as? Walker }
    guard let source = walkers.randomElement(using: &random), walkers.count < 15 else {
      window = FakeWindow(root: container(depth: 0))
      return nil
    }
    source.isRefusing = number(5) == 0
    source.isFailing = number(5) == 0
    window.endsTransitionsAtOnce = number(3) > 0
    handlerCalls = 0
    let before = snapshot()
    let index = completions.count
    completions.append(0)
    do throws(SegueError) {
      let segue = number(3) == 0 ? Segue.home : .go(Self.kinds[number(Self.kinds.count)])
      let answer = try source.router.perform(
        segue, payload: number(2), respectingGuards: number(2) == 0,
        whileRunning: [.refuse, .merge][number(2)]
      ) { [unowned self] _ in completions[index] += 1 }
      met.insert("\(answer)")
    } catch {
      met.insert(error.caseName)
      if snapshot() != before { return "\(error) changed \(before) to \(snapshot())" }
      if completions[index] != 1 { return "\(error) completed \(completions[index]) times" }
    }
    if handlerCalls > 1 { return "\(handlerCalls) handlers in one perform" }
    if number(4) == 0 { window.endTransitions() }
    if number(8) == 0 { window.dropTransitions() }
    if number(6) == 0 { screens().randomElement(using: &random)?.dismiss() }
    if number(6) == 0 {
      screens().compactMap { $0 as? FakeNavigation }.randomElement(using: &random)?.pop()
    }
    return faultOfTheTree()
  }

  /// Whether a screen stands in two places, or two disagree on who holds whom.
  private func faultOfTheTree() -> String? {
    let screens = screens()
    if Set(screens.map(ObjectIdentifier.init)).count != screens.count { return "met twice" }
    for screen in screens {
      if screen.parent != nil && screen.presenter != nil { return "\(screen.name) has two owners" }
      for child in screen.children where child.parent !== screen { return "\(child.name) is lost" }
      if let presented = screen.presented, presented.presenter !== screen {
        return "\(presented.name) is lost"
      }
    }
    return nil
  }
}

final class RandomWalkTests: XCTestCase {
  func testInvariantsHoldOverTenThousandSteps() {
    var performs = 0
    var met: Set<String> = []
    for seed in 1...10 as ClosedRange<UInt64> {
      let walk = Walk(seed: seed)
      for step in 0..<1000 {
        if let fault = walk.step() { return XCTFail("seed \(seed), step \(step): \(fault)") }
      }
      walk.window.endTransitions()
      walk.window = FakeWindow(root: FakeScreen())
      XCTAssertEqual(walk.completions.filter { $0 != 1 }, [], "seed \(seed)")
      performs += walk.completions.count
      met.formUnion(walk.met)
    }
    XCTAssertGreaterThan(performs, 9000, "most steps perform")
    let wanted: Set = [
      "pushed", "presented", "replaced", "embedded", "unwound", "shown", "merged", "denied",
      "handlerFailed", "transitionInProgress", "destinationUnavailable", "destinationMismatch",
      "missingHandler", "alreadyParented", "alreadyPresenting", "noContainer",
      "embedAlreadyFired", "unwindDestinationNotFound",
    ]
    XCTAssertEqual(wanted.subtracting(met), [], "what the walk should have met")
  }
}
