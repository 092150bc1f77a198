import RefreshCore

/// A machine and its time, told one event after the other; answers are lines of text.
struct Story {
  var machine: RefreshMachine
  private(set) var now = Instant.zero

  init(_ configuration: RefreshConfiguration = .uiRefreshControl, isAttached: Bool = true) {
    machine = RefreshMachine(configuration: configuration, isAttached: isAttached)
  }

  init(_ machine: RefreshMachine) {
    self.machine = machine
  }

  /// Tells an event, at this many milliseconds or at the time of the event before.
  @discardableResult
  mutating func tell(_ event: RefreshEvent, at milliseconds: Int? = nil) -> String {
    if let milliseconds { now = .at(milliseconds) }
    return machine.handle(event, at: now).text
  }

  /// Tells several events at the present time, whose answers do not matter.
  mutating func tell(all events: RefreshEvent...) {
    for event in events { tell(event) }
  }

  /// Tells an end of the running refresh, or of the one with a number.
  @discardableResult
  mutating func end(
    _ outcome: RefreshOutcome = .success, cycle: Int? = nil, deadline: Int? = nil,
    at milliseconds: Int? = nil
  ) -> String {
    let cycle = cycle.map { RefreshCycle(number: $0) }
    let deadline = deadline.map { Instant.at($0) }
    return tell(
      .endCommanded(cycle: cycle, outcome: outcome, deadline: deadline), at: milliseconds)
  }

  var phase: RefreshPhase { machine.state.phase }
}

extension Instant {
  /// The instant this many milliseconds after the start.
  static func at(_ milliseconds: Int) -> Instant { .zero + .milliseconds(milliseconds) }

  /// The whole milliseconds since the start, limited to ±1e15.
  var milliseconds: Int {
    Int(max(-1e15, min(1e15, sinceStart / .milliseconds(1))).rounded())
  }
}

extension RefreshResponse {
  /// The answer as one line, such as `pulling→refreshing trigger #1 at 0, armed`; empty for
  /// nothing.
  var text: String {
    var parts: [String] = []
    if let transition { parts.append(transition.text) }
    if let armed { parts.append(armed ? "armed" : "disarmed") }
    if let cancelledPull { parts.append("pull \(cancelledPull.rawValue)") }
    if let answer { parts.append(answer.text) }
    return parts.joined(separator: ", ")
  }
}

extension RefreshTransition {
  var text: String {
    var text = "\(from.rawValue)→\(to.rawValue) \(reason.rawValue)"
    if let cycle { text += " #\(cycle.number)" }
    if let outcome { text += " \(outcome.rawValue)" }
    return text + " at \(instant.milliseconds)"
  }
}

extension RefreshAnswer {
  var text: String {
    switch self {
    case .began(let cycle): "\(name) #\(cycle.number)"
    case .scheduled(let instant): "\(name) \(instant.milliseconds)"
    default: "\(name)"
    }
  }
}
