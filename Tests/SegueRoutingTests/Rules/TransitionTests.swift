import SegueRouting
import SegueTesting
import XCTest

/// Rules G16 to G18: performs that overlap, and completions.
final class TransitionTests: XCTestCase {
  private let key = Segue<Master, Detail, Int>.presented.key

  /// A rig whose transitions end when told to.
  private func rig() throws -> Rig {
    let rig = Rig(showsAll: true)
    rig.window.endsTransitionsAtOnce = false
    try rig.router.handle(.detail) { rig.told.append("detail \($0.payload)") }
    return rig
  }

  func testG16_secondPerformIsRefusedWhileATransitionRuns() throws {
    let rig = try rig()
    try rig.router.perform(.detail, payload: 1, completion: rig.completion)
    let error = SegueError.transitionInProgress(
      Segue<Master, Detail, Void>.plain.key, running: .segue(Segue<Master, Detail, Int>.detail.key))
    XCTAssertEqual(refusal { try rig.router.perform(.plain, completion: rig.completion) }, error)
    XCTAssertEqual(rig.results, [.failure(error)])
    XCTAssertEqual(rig.navigation.children.count, 2)
    rig.window.endTransitions()
    XCTAssertEqual(rig.results, [.failure(error), .success(.pushed)])
    XCTAssertEqual(try rig.router.perform(.plain), .pushed)
  }

  func testG16_queuedPerformsRunInOrderWhenTheOneBeforeHasSettled() throws {
    let rig = try rig()
    try rig.router.perform(.detail, payload: 1, completion: rig.completion)
    for payload in 2...3 {
      XCTAssertEqual(
        try rig.router.perform(
          .detail, payload: payload, whileRunning: .queue, completion: rig.completion),
        .queued)
    }
    XCTAssertEqual(rig.told, ["detail 1"])
    rig.window.endTransitions()
    XCTAssertEqual(rig.told, ["detail 1", "detail 2"])
    rig.window.endTransitions()
    XCTAssertEqual(rig.told, ["detail 1", "detail 2", "detail 3"])
    XCTAssertEqual(rig.results, [.success(.pushed), .success(.pushed)])
    rig.window.endTransitions()
    XCTAssertEqual(rig.results.count, 3)
  }

  func testG16_queuedPerformThatFailsLetsTheNextOneRun() throws {
    let rig = try rig()
    rig.master.factories["plain"] = { nil }
    try rig.router.perform(.detail, payload: 1)
    try rig.router.perform(.plain, whileRunning: .queue, completion: rig.completion)
    try rig.router.perform(.about, whileRunning: .queue, completion: rig.completion)
    rig.window.endTransitions()
    rig.window.endTransitions()
    XCTAssertEqual(
      rig.results,
      [
        .failure(
          .destinationUnavailable(Segue<Master, Detail, Void>.plain.key, reason: "none was made")),
        .success(.pushed),
      ])
  }

  func testG16_equalPerformIsMerged() throws {
    let rig = try rig()
    try rig.router.perform(.detail, payload: 1, completion: rig.completion)
    XCTAssertEqual(
      try rig.router.perform(
        .detail, payload: 1, whileRunning: .merge, completion: rig.completion),
      .merged)
    XCTAssertEqual(
      refusal { try rig.router.perform(.detail, payload: 2, whileRunning: .merge) }?.caseName,
      "transitionInProgress")
    XCTAssertEqual(
      refusal { try rig.router.perform(.plain, whileRunning: .merge) }?.caseName,
      "transitionInProgress")
    XCTAssertEqual(rig.results, [])
    rig.window.endTransitions()
    XCTAssertEqual(rig.results, [.success(.pushed), .success(.pushed)])
    XCTAssertEqual(rig.told, ["detail 1"])
    XCTAssertEqual(rig.navigation.children.count, 2)
  }

  func testG16_performWithoutAPayloadIsMerged() throws {
    let rig = try rig()
    try rig.router.perform(.plain)
    XCTAssertEqual(try rig.router.perform(.plain, whileRunning: .merge), .merged)
  }

  func testG16_queuedPerformIsMergedWithWhenItRuns() throws {
    let rig = try rig()
    try rig.router.perform(.plain)
    try rig.router.perform(.detail, payload: 5, whileRunning: .queue)
    rig.window.endTransitions()
    XCTAssertEqual(try rig.router.perform(.detail, payload: 5, whileRunning: .merge), .merged)
  }

  func testG17_performInsideAHandlerWaitsUntilTheCurrentOneHasSettled() throws {
    let rig = try rig()
    try rig.router.handle(.about) { segue in
      rig.told.append("about")
      XCTAssertEqual(
        try segue.source.perform(.detail, payload: 9, completion: rig.completion), .queued)
      rig.told.append("about ends")
    }
    XCTAssertEqual(try rig.router.perform(.about, completion: rig.completion), .pushed)
    XCTAssertEqual(rig.told, ["about", "about ends"])
    rig.window.endTransitions()
    XCTAssertEqual(rig.told, ["about", "about ends", "detail 9"])
    rig.window.endTransitions()
    XCTAssertEqual(rig.results, [.success(.pushed), .success(.pushed)])
    XCTAssertEqual(rig.navigation.children.map(\.name), ["Master", "About", "Detail"])
  }

  func testG17_performInsideAHandlerThatThrowsStillRuns() throws {
    let rig = Rig()
    try rig.router.handle(.about) { segue in
      try segue.source.perform(.plain, completion: rig.completion)
      throw Trouble()
    }
    XCTAssertEqual(
      refusal { try rig.router.perform(.about, completion: rig.completion) },
      .handlerFailed(Segue<Master, About, Void>.about.key, reason: "trouble"))
    XCTAssertEqual(
      rig.results,
      [
        .failure(.handlerFailed(Segue<Master, About, Void>.about.key, reason: "trouble")),
        .success(.pushed),
      ])
    XCTAssertEqual(rig.navigation.children.map(\.name), ["Master", "Detail"])
  }

  func testG17_handlerThatThrowsStopsBeforeTheTransition() throws {
    let rig = Rig()
    try rig.router.handle(.plain) { _ in throw Trouble() }
    let before = rig.snapshot
    XCTAssertEqual(
      refusal { try rig.router.perform(.plain) },
      .handlerFailed(Segue<Master, Detail, Void>.plain.key, reason: "trouble"))
    XCTAssertEqual(rig.snapshot, before)
    XCTAssertEqual(rig.window.trace, [])
  }

  func testG17_handlerThatShowsTheDestinationItselfIsRefused() throws {
    let rig = Rig()
    try rig.router.handle(.plain) { try $0.source.present($0.destination) }
    XCTAssertEqual(
      refusal { try rig.router.perform(.plain) },
      .alreadyParented(
        Segue<Master, Detail, Void>.plain.key, screen: SegueType(Detail.self),
        parent: SegueType(Master.self)))
    XCTAssertNil((rig.master.presented as? Detail)?.parent)
  }

  func testG17_performInsideACompletionComesAfterWhatWaits() throws {
    let rig = Rig(showsAll: true)
    rig.window.endsTransitionsAtOnce = false
    rig.router.catchAll = { rig.told.append($0.identifier ?? "nil") }
    try rig.router.perform(.plain) { _ in
      XCTAssertEqual(try? rig.router.perform(.about), .queued)
    }
    try rig.router.perform(.found, whileRunning: .queue)
    rig.master.factories["found"] = { Detail() }
    for _ in 0..<3 { rig.window.endTransitions() }
    XCTAssertEqual(rig.told, ["plain", "found", "about"])
  }

  func testG18_completionRunsExactlyOnce() throws {
    let rig = try rig()
    try rig.router.perform(.detail, payload: 1, completion: rig.completion)
    XCTAssertEqual(rig.results, [])
    rig.window.endTransitions()
    rig.window.endTransitions()
    XCTAssertEqual(rig.results, [.success(.pushed)])
    _ = refusal { try rig.router.perform(identifier: "nothing", completion: rig.completion) }
    _ = refusal { try rig.router.perform(identifier: "detail", completion: rig.completion) }
    XCTAssertEqual(rig.results.count, 3)
  }

  func testG18_transitionThatNobodyEndsCompletesWhenItIsLetGo() throws {
    let rig = try rig()
    try rig.router.perform(.detail, payload: 1, completion: rig.completion)
    try rig.router.perform(.plain, whileRunning: .queue, completion: rig.completion)
    rig.window.dropTransitions()
    XCTAssertEqual(rig.results, [.success(.pushed)])
    XCTAssertEqual(rig.window.runningTransitions, 1, "the one that waited runs")
    rig.window.dropTransitions()
    XCTAssertEqual(rig.results.count, 2)
  }

  func testG18_sourceThatDiesOnTheWayIsTold() throws {
    var results: [Result<SegueAnswer, SegueError>] = []
    let root = About()
    let window = FakeWindow(root: FakeNavigation(root: root))
    window.endsTransitionsAtOnce = false
    weak var source: Master?
    do {
      let master = Master()
      master.factories["presented"] = { Detail() }
      try root.push(master)
      try master.router.handle(.presented) { _ in }
      try master.perform(.presented, payload: 1) { results.append($0) }
      try master.router.perform(.presented, payload: 2, whileRunning: .queue) { results.append($0) }
      source = master
    }
    XCTAssertNotNil(source)
    (window.root as? FakeNavigation)?.pop()
    XCTAssertNil(source)
    XCTAssertEqual(results, [.failure(.sourceReleased(key))], "what waited cannot run any more")
    window.endTransitions()
    XCTAssertEqual(results, [.failure(.sourceReleased(key)), .failure(.sourceReleased(key))])
  }

  func testG18_unwindWhoseSourceIsGoneHasSucceeded() throws {
    let rig = Rig()
    rig.window.endsTransitionsAtOnce = false
    try rig.router.acceptUnwind(Segue<Detail, Master, Int>.back)
    weak var left: Detail?
    do {
      let detail = Detail()
      left = detail
      try rig.navigation.push(detail)
      XCTAssertEqual(
        try detail.router.perform(
          .back, payload: 1, prepare: .none, completion: rig.completion), .unwound)
    }
    XCTAssertNil(left)
    rig.window.endTransitions()
    XCTAssertEqual(rig.results, [.success(.unwound)])
  }

  func testG18_routerThatOutlivesItsSourceRefuses() throws {
    var master: Master? = Master()
    let router = try XCTUnwrap(master?.router)
    master = nil
    var results: [Result<SegueAnswer, SegueError>] = []
    let error = SegueError.sourceReleased(Segue<Master, Detail, Void>.plain.key)
    XCTAssertEqual(refusal { try router.perform(.plain) { results.append($0) } }, error)
    XCTAssertEqual(results, [.failure(error)])
    XCTAssertEqual(
      refusal { _ = try router.prepare(identifier: "plain", destination: Detail(), sender: nil) },
      error)
  }
}
