import RefreshKit
import RefreshKitTesting
import XCTest

/// One random story of asynchronous work from a seed: calls, commands, fingers, time and hosts that
/// come and go, with tasks that other threads cancel and answer.
///
/// All but the clock and the gate stays on one actor without a lock, so that the thread sanitizer
/// sees what the library lets run elsewhere. What other threads do comes when it comes: the same
/// seed gives the same steps, and not always the same story.
final class ChaosScript: ScrollViewRefreshControlDelegate {
  struct Broken: Error {}

  /// What has gone against a rule.
  private(set) var faults: [String] = []
  private(set) var steps: [Step] = []
  private(set) var control = RefreshControl()
  var random: ScriptGenerator
  let here: ActorProbe
  let clock = ManualClock()
  let gate = Gate<Int>()
  private let driver: RefreshDriver<ManualClock>
  private let views: [ScrollView]
  private var driving: [Task<Void, Never>] = []
  private var calls: [Task<Void, Never>] = []
  var returnedCalls = 0
  /// The calls for work of each refresh, by its number.
  var works: [Int: Int] = [:]
  private let changes: AsyncStream<RefreshTransition>
  private var told: [RefreshTransition] = []
  private var runningCycle: RefreshCycle?
  private var newestCycle = 0
  /// The control or the views that are telling something.
  private var telling: Set<ObjectIdentifier> = []

  init(seed: Int, here: ActorProbe) {
    random = ScriptGenerator(state: UInt64(seed))
    self.here = here
    driver = RefreshDriver(clock: clock, framesPerSecond: 20)
    views = (0..<2).map { _ in
      ScrollView(
        viewportSize: ScrollSize(width: 320, height: 480),
        contentSize: ScrollSize(width: 320, height: 2000))
    }
    changes = control.transitions()
  }

  /// Puts everything together; listeners begin calls on the actor that they are heard on.
  func begin(isolation: isolated any Actor) {
    control.addObserver { [weak self] in self?.hear($0) }
    control.addAction { [weak self] _ in self?.callNowAndThen(isolation: isolation) }
    for view in views {
      view.delegate = self
      view.diagnosticHandler = { [here] _ in here("diagnostic") }
      driver.add(view)
    }
    driver.onFrame = { [weak self] in
      self?.here("onFrame")
      self?.callNowAndThen(isolation: isolation)
    }
    views[0].refreshControl = control
    drive(isolation: isolation)
  }

  /// Does one thing that the seed says.
  func step(isolation: isolated any Actor) async {
    let step = random.pick(Step.choices)
    steps.append(step)
    let view = random.pick(views)
    let host = control.host as? ScrollView ?? view
    switch step {
    case .begin: control.beginRefreshing()
    case .send: control.generateRefreshEvent()
    case .pullInCode: host.pullAndRefresh()
    case .drag: host.drag(to: ScrollPoint(x: 0, y: random.number(-300...100)))
    case .release: host.touchEnded(velocity: ScrollPoint(x: 0, y: random.number(-2000...2000)))
    case .cancelTouch: host.touchCancelled()
    case .scroll: host.setContentOffset(.zero, animated: random.number(0...1) < 0.5)
    case .end: control.endRefreshing(outcome: random.pick([.success, .failure]))
    case .endLater: control.endRefreshing(after: .seconds(random.number(0...0.5)))
    case .cancel: control.cancelRefreshing()
    case .enable: control.isEnabled = random.number(0...1) < 0.8
    case .hide: control.isHidden = random.number(0...1) < 0.3
    case .detach: control.host?.refreshControl = nil
    case .move: view.refreshControl = control
    case .replace: host.refreshControl = RefreshControl()
    case .configure: configure()
    case .call: call(isolation: isolation)
    case .cancelCall: calls.randomElement(using: &random)?.cancel()
    case .cancelCallElsewhere:
      let call = calls.randomElement(using: &random)
      Task.detached { call?.cancel() }
    case .open: gate.open(with: 1)
    case .openElsewhere: Task.detached { [gate] in gate.open(with: 2) }
    case .failElsewhere: Task.detached { [gate] in gate.fail(with: Broken()) }
    case .passTime: clock.advance(by: .seconds(random.number(0...0.3)))
    case .passTimeElsewhere:
      let duration = Duration.seconds(random.number(0...0.3))
      Task.detached { [clock] in clock.advance(by: duration) }
    case .frame: driver.runFrame()
    case .stopDriver: driving.randomElement(using: &random)?.cancel()
    case .startDriver: drive(isolation: isolation)
    case .leaveDriver: driver.remove(view)
    case .joinDriver: driver.add(view)
    case .yield: for _ in 0..<Int(random.number(1...5)) { await Task.yield() }
    }
    here("a step")
    // Half of the steps leave the others time to go on.
    if random.number(0...1) < 0.5 { await Task.yield() }
  }

  /// Lets all calls return, takes everything apart, and judges what has been told.
  func finish() async throws {
    try await waitUntil("the return of \(calls.count - returnedCalls) calls") {
      while gate.waiterCount > 0 { gate.open(with: 0) }
      clock.advance(by: .seconds(1))
      return returnedCalls == calls.count
    }
    for call in calls { await call.value }
    for run in driving {
      run.cancel()
      await run.value
    }
    for view in views { view.touchCancelled() }
    control.host?.refreshControl = nil
    expect(control.state == .idle, "\(control.state) on no host")
    expect(runningCycle == nil, "a refresh that never ended")
    control = RefreshControl()  // the sequence ends with the control
    var yielded: [RefreshTransition] = []
    for await change in changes {
      here("a transition of the sequence")
      yielded.append(change)
    }
    expect(yielded == told, "the sequence \(yielded) is not what observers were told: \(told)")
  }

  func expect(_ holds: Bool, _ fault: @autoclosure () -> String) {
    if !holds { faults.append(fault()) }
  }

  /// Calls for a refresh in a task of its own.
  func call(isolation: isolated any Actor) {
    let kind = random.pick(Work.allCases)
    let applies = random.number(0...1) < 0.5
    calls.append(
      Task {
        _ = isolation
        await self.refresh(kind, applies: applies)
      })
  }

  private func callNowAndThen(isolation: isolated any Actor) {
    here("a listener")
    if random.number(0...1) < 0.2 { call(isolation: isolation) }
  }

  private func drive(isolation: isolated any Actor) {
    driving.append(
      Task { [driver, here] in
        _ = isolation
        await driver.run()
        here("after run")
      })
  }

  private func configure() {
    let minimum = Duration.seconds(random.number(0...0.2))
    let maximum = random.number(0...1) < 0.5 ? Duration.seconds(random.number(0.3...1)) : nil
    let new = try? RefreshConfiguration(
      policy: random.pick([.threshold, .release]), minimumDuration: minimum,
      maximumDuration: maximum)
    if let new { control.configuration = new }
  }

  /// R7: each refresh has one begin and one end, in this order, each change goes on from the last,
  /// and nothing is told from inside something that is told.
  private func hear(_ event: RefreshControl.Event) {
    here("observer")
    inCallback(of: control) {
      guard case .transition(let change) = event else { return }
      expect(change.from == told.last?.to ?? .idle, "\(change) after \(told.suffix(1))")
      told.append(change)
      if change.to == .refreshing {
        let number = change.cycle?.number ?? 0
        expect(runningCycle == nil && number > newestCycle, "\(change) is no new refresh")
        newestCycle = number
        runningCycle = change.cycle
      } else if change.from == .refreshing {
        expect(change.cycle == runningCycle && change.outcome != nil, "\(change) is no end")
        runningCycle = nil
      }
    }
  }

  /// D5: nobody tells anything while it is telling something; another view may, if it is commanded.
  private func inCallback(of teller: AnyObject, _ body: () -> Void) {
    let isFirst = telling.insert(ObjectIdentifier(teller)).inserted
    expect(isFirst, "a callback from inside a callback of \(type(of: teller))")
    // A command from inside is legal and is told afterwards.
    if random.number(0...1) < 0.1 { control.endRefreshing() }
    if random.number(0...1) < 0.05 { control.beginRefreshing() }
    body()
    telling.remove(ObjectIdentifier(teller))
  }

  func didBeginRefresh(in scrollView: ScrollView) {
    here("didBegin")
    inCallback(of: scrollView) {}
  }

  func didEndRefresh(in scrollView: ScrollView, outcome: RefreshOutcome) {
    here("didEnd")
    inCallback(of: scrollView) {}
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    here("didScroll")
    inCallback(of: scrollView) {}
  }
}

@available(*, unavailable)
extension ChaosScript: Sendable {}
