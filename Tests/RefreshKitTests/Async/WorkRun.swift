import RefreshKit
import XCTest

/// A refresh with work to which a row of events happens.
@MainActor
final class WorkRun {
  struct Broken: Error {}

  private var hosts: [ScrollView?]
  private(set) var control: RefreshControl
  private let changes: AsyncStream<RefreshTransition>
  private let gate = TestGate()
  private var first: Task<Void, Never>?
  private var second: Task<Void, Never>?
  private var story = WorkStory(transitions: [], calls: 0)
  private(set) var hasFirstReturned = false
  private var hasSecondStarted = false

  init(minimum: Double) throws {
    control = RefreshControl(
      configuration: try RefreshConfiguration(
        minimumDuration: .seconds(minimum), maximumDuration: .seconds(10)))
    hosts = (0..<2).map { _ in
      ScrollView(
        viewportSize: ScrollSize(width: 320, height: 480),
        contentSize: ScrollSize(width: 320, height: 2000))
    }
    changes = control.transitions()
    hosts[0]?.addRefreshControl(control)
  }

  /// Begins the refresh, until its work waits.
  func begin() async throws {
    first = Task { [weak self, control, gate] in
      let answer = await Self.answer {
        try await control.refresh {
          self?.story.calls += 1
          defer { self?.story.wasCancelled = Task.isCancelled }
          try await gate.wait()
        }
      }
      self?.story.first = answer
      self?.hasFirstReturned = true
    }
    try await waitUntil("the work is called") { story.calls == 1 }
  }

  func cause(_ event: WorkEvent) {
    switch event {
    case .finish: gate.open()
    case .fail: gate.open(throwing: Broken())
    case .cancelTask: first?.cancel()
    case .detach: control.host?.refreshControl = nil
    case .move: hosts.first { $0 != nil && $0 !== control.host }??.refreshControl = control
    case .freeHost:
      if let place = hosts.firstIndex(where: { $0 != nil && $0 === control.host }) {
        hosts[place] = nil
      }
    case .deadline:
      control.endRefreshing(after: .seconds(1), outcome: .failure)
      pass(1)
    case .maximum: pass(10)
    case .endCommand: control.endRefreshing(outcome: .failure)
    case .cancelCommand: control.cancelRefreshing()
    case .secondCall: callAgain()
    case .newCycle: control.beginRefreshing()
    }
  }

  /// Waits until the events so far have done what a model says.
  func settle(_ model: WorkModel) async throws {
    try await waitUntil("running \(model.isRunning), second \(model.story.second ?? "none")") {
      control.isRefreshing == model.isRunning && hasFirstReturned == model.hasFirstReturned
        && (second == nil || hasSecondStarted) && (story.second != nil) == model.isSecondOver
    }
  }

  /// Lets everything come to its end, frees the control, and answers what has been.
  func finish() async throws -> WorkStory {
    gate.open()
    try await waitUntil("the first call returns") { hasFirstReturned }
    try await waitUntil("the second call returns") { second == nil || story.second != nil }
    await first?.value
    await second?.value
    weak let freed = control
    control = RefreshControl()
    hosts = []
    XCTAssertNil(freed, "the control is kept alive")
    guard freed == nil else { return story }
    for await change in changes {
      let number = change.cycle.map { "\($0.number)" } ?? "?"
      if change.to == .refreshing { story.transitions.append("begin \(number)") }
      if change.from == .refreshing {
        story.transitions.append("end \(number) \(change.outcome?.rawValue ?? "?")")
      }
    }
    return story
  }

  private func pass(_ seconds: Double) {
    for case let host? in hosts { host.advance(to: host.now + .seconds(seconds)) }
  }

  private func callAgain() {
    second = Task { [weak self, control] in
      self?.hasSecondStarted = true
      let answer = await Self.answer { try await control.refresh { self?.story.secondCalls += 1 } }
      self?.story.second = answer
    }
  }

  private static func answer(_ call: () async throws -> RefreshResult) async -> String {
    do {
      let result = try await call()
      return (result.isJoined ? "joined " : "") + result.outcome.rawValue
    } catch is Broken {
      return "broken"
    } catch {
      return (error as? RefreshError)?.rawValue ?? "\(error)"
    }
  }
}
