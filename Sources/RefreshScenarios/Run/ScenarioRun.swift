import RefreshKit
import RefreshKitTesting

/// A scenario while it runs: how far it has come, and what is kept of it for the report.
struct ScenarioRun {
  private let scenario: Scenario
  private let tester: RefreshTester
  private let frame: FrameLength
  /// How many frames the run may take, and how many events it may tell.
  private let limit: Int
  private var frames = 0
  private var checkpoints: [ScenarioSnapshot] = []
  /// What has been counted, and among how many events.
  private var counts = ScenarioSnapshot.Counts()
  private var countedEvents = 0

  init(of scenario: Scenario, limit: Int) throws {
    self.scenario = scenario
    self.limit = limit
    frame = FrameLength(seconds: scenario.frame)
    tester = try RefreshTester(scenario)
    // The run moves the view itself, in its own frames.
    tester.scrollView.timeSource = nil
  }

  private var view: ScrollView { tester.scrollView }

  /// Lets the clock run up to a step and does what it says.
  mutating func take(_ step: Scenario.Step, index: Int) throws {
    try run(to: Instant(seconds: step.at), place: "steps[\(index)].at")
    try tester.perform(step.action, index: index)
    if case .checkpoint(let label) = step.action { checkpoints.append(snapshot(label: label)) }
    try checkEvents("steps[\(index)]")
  }

  /// Lets the clock run up to the end, and returns the report.
  mutating func finish() throws -> ScenarioReport {
    try run(to: Instant(seconds: scenario.end), place: "until")
    return ScenarioReport(
      name: scenario.name,
      events: tester.recorder.events.map {
        ScenarioEvent(time: $0.instant.seconds, kind: $0.kind, pull: $0.pull)
      },
      checkpoints: checkpoints, final: snapshot(label: nil))
  }

  private mutating func snapshot(label: String?) -> ScenarioSnapshot {
    let events = tester.recorder.events
    for event in events[countedEvents...] { counts.add(event.kind) }
    countedEvents = events.count
    return ScenarioSnapshot(of: view, label: label, counts: counts)
  }

  /// Lets the clock run from the present to an instant, in frames that are counted from the
  /// present.
  ///
  /// Frames in which nothing moves and nothing falls due tell nothing, and are left out. `place` is
  /// what says in the scenario how far the clock is to run.
  private mutating func run(to end: Instant, place: @autoclosure () -> String) throws {
    let start = view.now
    guard end > start else { return }
    while frame.duration > .zero {
      var present = view.now
      if view.isMoving {
        try checkFrames(until: end, place())
      } else {
        guard let event = view.nextEvent, event < end else { break }
        present = max(present, event - frame.duration)
      }
      let next = start + frame.multiple(after: present - start)
      guard next < end else { break }
      frames += 1
      view.advance(to: next)
      try checkEvents(place())
    }
    view.advance(to: end)
    try checkEvents(place())
  }

  /// Refuses a motion whose frames are too many before they are run, where that can be foreseen.
  private func checkFrames(until end: Instant, _ place: @autoclosure () -> String) throws {
    let most = frame.seconds * Double(limit - frames)
    guard (end - view.now).inSeconds > most else { return }
    // When the motion ends is asked only if there is time for too many frames.
    guard let event = view.nextEvent, (event - view.now).inSeconds <= most else {
      throw ScenarioError(
        description: "\(place()): the content moves for more than \(limit) frames until then, "
          + "end the run earlier or make frames longer")
    }
  }

  /// Refuses a run that has told more than may be printed; a checkpoint is as long as ten events.
  private func checkEvents(_ place: @autoclosure () -> String) throws {
    guard tester.recorder.events.count + 10 * checkpoints.count > limit else { return }
    throw ScenarioError(
      description: "\(place()): the run tells more than \(limit) events until then "
        + "(a checkpoint counts as ten), make it shorter")
  }
}
