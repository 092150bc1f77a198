import SegueRouting
import SegueTesting
import XCTest

/// A screen whose destinations are made and shown by the platform, as a view controller's are.
final class StoryboardScreen: FactoryScreen, SegueSource {
  lazy var router = SegueRouter(source: self) { source, request in
    source.performSegue(withIdentifier: request.key.identifier, sender: request.sender)
    source.requests.append(request)
    if source.endsAtOnce { source.endTransitions() }
  }

  var requests: [SegueRequest] = []
  var endsAtOnce = true
  var told: [String] = []
  var faults: [SegueError] = []

  func endTransitions() {
    let ended = requests
    requests = []
    for request in ended { request.finish() }
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    router.shouldPerform(identifier, sender: sender)
  }

  override func prepare(forSegue identifier: String?, destination: FakeScreen, sender: Any?) {
    do throws(SegueError) {
      let isHandled = try router.prepare(
        identifier: identifier, destination: destination, payload: sender as? Int, sender: sender)
      if !isHandled { told.append("own \(identifier ?? "nil")") }
    } catch {
      faults.append(error)
    }
  }
}

extension Segue where Source == StoryboardScreen, Destination == Detail, Payload == Int {
  static var number: Segue { Segue("number") }
}

extension Segue where Source == StoryboardScreen, Destination == Detail, Payload == Void {
  static var simple: Segue { Segue("simple") }
}

/// Rule G21, and the rules of a perform where the platform shows destinations.
final class PlatformTests: XCTestCase {
  private func screen() -> (StoryboardScreen, FakeNavigation, FakeWindow) {
    let screen = StoryboardScreen()
    for name in ["number", "simple", "unknown"] { screen.factories[name] = { Detail() } }
    let navigation = Columns(root: screen)
    return (screen, navigation, FakeWindow(root: navigation))
  }

  func testG21_ownPrepareAndTheRegistryWorkTogether() throws {
    let (screen, navigation, window) = screen()
    try screen.router.handle(.number) { $0.destination.row = $0.payload }
    XCTAssertEqual(try screen.perform(.number, payload: 4), .handedOver)
    XCTAssertEqual((navigation.top as? Detail)?.row, 4)
    XCTAssertEqual(try screen.perform(.simple), .handedOver)
    XCTAssertEqual(screen.told, ["own simple"])
    XCTAssertEqual(screen.faults, [])
    withExtendedLifetime(window) {}
  }

  func testG21_tapIsPreparedWithWhatTheScreenHandsOver() throws {
    let (screen, navigation, window) = screen()
    try screen.router.handle(.number) { $0.destination.row = $0.payload }
    screen.tapSegue(withIdentifier: "number", sender: 6)
    XCTAssertEqual((navigation.top as? Detail)?.row, 6)
    screen.tapSegue(withIdentifier: "number", sender: "cell")
    XCTAssertEqual(
      screen.faults,
      [
        .payloadMissing(
          Segue<StoryboardScreen, Detail, Int>.number.key, expected: SegueType(Int.self))
      ])
    withExtendedLifetime(window) {}
  }

  func testG21_guardStopsATapAndNotThePerform() throws {
    let (screen, navigation, window) = screen()
    screen.router.setGuard(.simple) { _, _ in false }
    screen.tapSegue(withIdentifier: "simple")
    XCTAssertEqual(navigation.children.count, 1)
    try screen.perform(.simple)
    XCTAssertEqual(navigation.children.count, 2)
    withExtendedLifetime(window) {}
  }

  func testG21_segueWithoutIdentifierIsNotHandled() {
    let (screen, navigation, window) = screen()
    screen.tapSegue(withIdentifier: nil, to: Detail())
    XCTAssertEqual(screen.told, ["own nil"])
    XCTAssertEqual(navigation.children.count, 2)
    withExtendedLifetime(window) {}
  }

  func testG23_faultOfTheDestinationIsThrownByPrepareAndPerform() throws {
    let (screen, _, window) = screen()
    screen.factories["number"] = { About() }
    try screen.router.handle(.number) { _ in screen.told.append("ran") }
    let error = SegueError.destinationMismatch(
      Segue<StoryboardScreen, Detail, Int>.number.key, expected: SegueType(Detail.self),
      actual: SegueType(About.self), path: .direct, proposal: nil)
    XCTAssertEqual(refusal { try screen.perform(.number, payload: 1) }, error)
    XCTAssertEqual(screen.faults, [error])
    XCTAssertEqual(screen.told, [])
    withExtendedLifetime(window) {}
  }

  func testG16_requestRunsUntilThePlatformFinishesIt() throws {
    let (screen, _, window) = screen()
    screen.endsAtOnce = false
    var results: [Result<SegueAnswer, SegueError>] = []
    try screen.perform(.simple) { results.append($0) }
    XCTAssertEqual(refusal { try screen.perform(.simple) }?.caseName, "transitionInProgress")
    XCTAssertEqual(results, [])
    screen.endTransitions()
    screen.endTransitions()
    XCTAssertEqual(results, [.success(.handedOver)])
    withExtendedLifetime(window) {}
  }

  func testG18_requestThatIsLetGoOfCompletes() throws {
    let (screen, _, window) = screen()
    screen.endsAtOnce = false
    var results: [Result<SegueAnswer, SegueError>] = []
    try screen.perform(.simple) { results.append($0) }
    screen.requests = []
    XCTAssertEqual(results, [.success(.handedOver)])
    withExtendedLifetime(window) {}
  }

  func testG15_platformThatPreparesNothingIsAnError() throws {
    let (screen, _, window) = screen()
    screen.factories = [:]
    XCTAssertEqual(
      refusal { try screen.perform(.simple) },
      .destinationUnavailable(
        Segue<StoryboardScreen, Detail, Void>.simple.key, reason: "the platform prepared none"))
    try screen.router.handle(.number) { _ in }
    XCTAssertEqual(
      refusal { try screen.router.perform(Segue<StoryboardScreen, Detail, Void>("numbre")) }?
        .description,
      "StoryboardScreen.numbre has no screen to go to: the platform prepared none; give it one with "
        + "make(_:with:), or did you mean \"number\"?")
    withExtendedLifetime(window) {}
  }

  func testG11_oneTimeHandlerIsPutBackWhenTheActionOfAnUnwindThrows() throws {
    let (screen, _, window) = screen()
    let back = Segue<StoryboardScreen, Detail, Int>("number", kind: .unwind)
    screen.factories["number"] = {
      let detail = Detail()
      try detail.router.acceptUnwind(back) { _, _ in throw Trouble() }
      return detail
    }
    try screen.router.handle(back, once: true) { _ in screen.told.append("ran") }
    XCTAssertEqual(
      refusal { try screen.perform(back, payload: 1) }, .handlerFailed(back.key, reason: "trouble"))
    XCTAssertEqual(screen.told, ["ran"])
    XCTAssertTrue(screen.router.canPerform("number"))
    withExtendedLifetime(window) {}
  }
}
