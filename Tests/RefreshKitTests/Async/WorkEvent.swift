import RefreshKit

/// What can happen to a refresh whose work runs.
enum WorkEvent: String, CaseIterable {
  case finish, fail, cancelTask, detach, move, freeHost
  case deadline, maximum, endCommand, cancelCommand, secondCall, newCycle

  /// Whether it reaches the control only when a task has gone on.
  var isOfTasks: Bool {
    switch self {
    case .finish, .fail, .cancelTask, .secondCall: true
    case .detach, .move, .freeHost: false
    case .deadline, .maximum, .endCommand, .cancelCommand, .newCycle: false
    }
  }
}

/// What comes of a row of events: all that a test compares.
struct WorkStory: Equatable {
  /// Each begin and end, such as `begin 1` and `end 1 success`.
  var transitions = ["begin 1"]
  /// What the first call answered: an outcome, or the error that it threw.
  var first = ""
  /// What the second call answered, with `joined` if it did; `nil` if there was none.
  var second: String?
  var wasCancelled = false
  var calls = 1
  var secondCalls = 0
}

/// What is expected of a row of events, by the words of the contract: the first end of a cycle
/// counts, and what comes later from its work is dropped.
struct WorkModel {
  private struct Cycle {
    let number: Int
    let start: Double
    var pending: (at: Double, outcome: RefreshOutcome)?
    /// Which call brought its work: 1 or 2.
    var call: Int?
  }

  private(set) var story = WorkStory()
  let minimum: Double
  private var now = 0.0
  /// Which of the hosts 0 and 1 the control is on.
  private var place: Int? = 0
  private var freed: Set<Int> = []
  private var cycle: Cycle? = Cycle(number: 1, start: 0, call: 1)
  private var newest = 1
  /// How the first refresh ended for the calls that wait for it.
  private var answer: String?
  private(set) var hasFirstReturned = false
  private var isSecondWaiting = false

  var isRunning: Bool { cycle != nil }
  var isSecondOver: Bool { story.second != nil }

  init(minimum: Double) {
    self.minimum = minimum
  }

  mutating func take(_ event: WorkEvent) {
    switch event {
    case .finish: returnFirst("success", .success)
    case .fail: returnFirst("broken", .failure)
    case .cancelTask: if answer == nil { end(.cancelled) }
    case .detach: leave()
    case .move:
      guard let other = [0, 1].first(where: { $0 != place && !freed.contains($0) }) else { return }
      leave()
      place = other
    case .freeHost:
      if let place { freed.insert(place) }
      leave()
    case .deadline:
      ask(.failure, at: now + 1)
      pass(1)
    case .maximum: pass(10)
    case .endCommand: ask(.failure, at: now)
    case .cancelCommand: end(.cancelled)
    case .secondCall: callAgain()
    case .newCycle: begin(call: nil)
    }
  }

  private mutating func begin(call: Int?) {
    guard place != nil, cycle == nil else { return }
    newest += 1
    cycle = Cycle(number: newest, start: now, call: call)
    story.transitions.append("begin \(newest)")
  }

  private mutating func end(_ outcome: RefreshOutcome) {
    guard let ended = cycle else { return }
    cycle = nil
    story.transitions.append("end \(ended.number) \(outcome.rawValue)")
    if ended.call == 1, answer == nil {
      story.wasCancelled = true
      decide(outcome.rawValue)
    }
  }

  private mutating func ask(_ outcome: RefreshOutcome, at instant: Double) {
    guard let running = cycle else { return }
    let due = max(instant, running.start + minimum)
    if due <= now {
      end(outcome)
    } else if running.pending.map({ due < $0.at }) ?? true {
      cycle?.pending = (due, outcome)
    }
  }

  private mutating func pass(_ seconds: Double) {
    now += seconds
    guard let running = cycle else { return }
    if let pending = running.pending, pending.at <= min(now, running.start + 10) {
      end(pending.outcome)
    } else if running.start + 10 <= now {
      end(.timedOut)
    }
  }

  private mutating func leave() {
    end(.cancelled)
    place = nil
  }

  private mutating func decide(_ answer: String) {
    self.answer = answer
    if isSecondWaiting { story.second = "joined \(answer)" }
    isSecondWaiting = false
  }

  private mutating func returnFirst(_ answer: String, _ outcome: RefreshOutcome) {
    guard !hasFirstReturned else { return }
    hasFirstReturned = true
    guard self.answer == nil else { return }
    decide(answer)
    ask(outcome, at: now)
  }

  private mutating func callAgain() {
    guard place != nil else {
      story.second = "noControl"
      return
    }
    if cycle?.call == 1 {
      isSecondWaiting = answer == nil
      if let answer { story.second = "joined \(answer)" }
      return
    }
    begin(call: 2)
    cycle?.call = 2
    story.secondCalls = 1
    story.second = "success"
    ask(.success, at: now)
  }

  /// The story once the work has returned in the end and everything has been freed.
  mutating func finished() -> WorkStory {
    take(.finish)
    story.first = answer ?? "none"
    leave()
    return story
  }
}
