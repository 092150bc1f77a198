import RefreshCore

/// The table read as data: what a machine is to answer, by the words of the conditions alone.
struct TableInterpreter {
  let fixture: Fixture
  let event: RefreshEvent
  let now: Instant
  private let before: Facts

  /// Reads the table for an event in a fixture of which these facts can be read.
  init(_ fixture: Fixture, _ before: Facts, _ event: RefreshEvent, at now: Instant) {
    self.fixture = fixture
    self.event = event
    self.now = now
    self.before = before
  }

  // MARK: What the words mean

  private static let tolerance = 1e-9
  private var trigger: Double { min(Fixture.trigger, fixture.limit) }

  /// The distance of the event; none below the rest of the content or in a view without a height.
  private var distance: Double {
    switch event {
    case .touchBegan(let distance), .dragged(let distance, _), .offsetMoved(let distance):
      fixture.limit > 0 ? max(0, distance) : 0
    default: .nan
    }
  }

  private var isVeto: Bool {
    if case .dragged(_, let isVetoed) = event { isVetoed } else { false }
  }

  private var earliestEnd: Instant { (before.start ?? now) + fixture.configuration.minimumDuration }

  private var maximum: Instant? {
    guard let duration = fixture.configuration.maximumDuration else { return nil }
    return before.start.map { $0 + duration }
  }

  /// When the end that was asked for is due.
  private var scheduled: Instant? { before.endInstant.map { max($0, earliestEnd) } }

  /// When the end that is asked for now is due.
  private var asked: Instant {
    guard case .endCommanded(_, _, let deadline) = event else { return now }
    return max(deadline ?? now, earliestEnd)
  }

  private var namesOtherCycle: Bool {
    switch event {
    case .endCommanded(let cycle, _, _), .cancelCommanded(let cycle):
      cycle != nil && cycle != before.cycle
    default: false
    }
  }

  private var scheduledEndIsDue: Bool {
    guard let scheduled else { return false }
    return scheduled <= now && maximum.map { scheduled <= $0 } ?? true
  }

  private func holds(_ condition: RefreshRule.Condition) -> Bool {
    switch condition {
    case .always: true
    case .enabledAndShowing: before.isAttached && before.isEnabled && distance > Self.tolerance
    case .atRest: distance <= Self.tolerance
    case .reachesTrigger(let policy):
      policy == fixture.configuration.policy && fixture.gesture == .eligible && !isVeto
        && !before.isOver && distance >= trigger - Self.tolerance
    case .fallsBelowTrigger:
      before.isArmed && distance < trigger - fixture.configuration.hysteresis - Self.tolerance
    case .armedUnderRelease:
      before.isArmed && fixture.gesture != .vetoed && fixture.configuration.policy == .release
    case .pullNotOver: !before.isOver
    case .attachedAndEnabled: before.isAttached && before.isEnabled
    case .attachedAndDisabled: before.isAttached && !before.isEnabled
    case .notAttached: !before.isAttached
    case .enabled: before.isEnabled
    case .disabled: !before.isEnabled
    case .namesOtherCycle: namesOtherCycle
    case .endIsDue: !namesOtherCycle && asked <= now
    case .endIsNotDue: !namesOtherCycle && asked > now
    case .namesNoOtherCycle: !namesOtherCycle
    case .scheduledEndIsDue: scheduledEndIsDue
    case .maximumIsOver: !scheduledEndIsDue && maximum.map { $0 <= now } ?? false
    }
  }

  // MARK: What is to happen

  /// The number of the row that decides, `nil` if none holds.
  var row: Int? {
    RefreshMachine.table.firstIndex {
      $0.from == before.phase && $0.event == event.kind && holds($0.condition)
    }
  }

  /// The answer as text, as `RefreshResponse.text` writes it.
  func answer(row: Int?) -> String {
    guard let row else { return "" }
    let rule = RefreshMachine.table[row]
    var parts: [String] = []
    if let reason = rule.reason {
      var part = "\(rule.from.rawValue)→\(rule.to.rawValue) \(reason.rawValue)"
      let after = facts(row: row)
      if let cycle = after.cycle ?? before.cycle { part += " #\(cycle.number)" }
      let outcome: RefreshOutcome? =
        rule.from == .refreshing && rule.to == .idle ? .cancelled : after.outcome ?? before.outcome
      if let outcome { part += " \(outcome.rawValue)" }
      parts.append("\(part) at \(due(reason).milliseconds)")
    }
    switch rule.effect {
    case .none: break
    case .arms: if !before.isArmed { parts.append("armed") }
    case .disarms: parts.append("disarmed")
    case .cancelsPull(let reason): parts.append("pull \(reason.rawValue)")
    case .answers("began"): parts.append("began #\(before.newestCycle.number + 1)")
    case .answers("scheduled"): parts.append("scheduled \(asked.milliseconds)")
    case .answers(let name): parts.append(name)
    }
    return parts.joined(separator: ", ")
  }

  private func due(_ reason: RefreshTransition.Reason) -> Instant {
    switch reason {
    case .deadline: scheduled ?? now
    case .maximum: maximum ?? now
    default: now
    }
  }

  /// What can be read of the machine afterwards.
  func facts(row: Int?) -> Facts {
    var facts = before
    changeFlags(&facts)
    guard let row else { return facts }
    let rule = RefreshMachine.table[row]
    switch rule.effect {
    case .arms: facts.isArmed = true
    case .disarms: facts.isArmed = false
    case .cancelsPull: (facts.isArmed, facts.isOver) = (false, true)
    case .answers("scheduled"): schedule(&facts)
    case .answers, .none: break
    }
    guard let reason = rule.reason else { return facts }
    facts.enter(rule.to)
    switch rule.to {
    case .idle: break
    case .pulling: facts.distance = distance
    case .refreshing:
      facts.newestCycle = RefreshCycle(number: before.newestCycle.number + 1)
      facts.cycle = facts.newestCycle
      facts.source = reason == .command ? .programmatic : .user
      facts.start = now
      facts.gestureMayBegin = false
    case .ending:
      facts.cycle = before.cycle
      facts.outcome = outcome(reason)
    }
    return facts
  }

  private func outcome(_ reason: RefreshTransition.Reason) -> RefreshOutcome? {
    switch (reason, event) {
    case (.deadline, _): before.endOutcome
    case (.maximum, _): .timedOut
    case (.command, .endCommanded(_, let outcome, _)): outcome
    default: .cancelled
    }
  }

  private func schedule(_ facts: inout Facts) {
    guard case .endCommanded(_, let outcome, let deadline) = event else { return }
    if let scheduled, scheduled <= asked { return }
    facts.endInstant = deadline ?? now
    facts.endOutcome = outcome
  }

  /// What the table's comment says beside its rows.
  private func changeFlags(_ facts: inout Facts) {
    switch event {
    case .touchBegan:
      facts.setGesture(before.phase == .refreshing ? .usedUp : .eligible)
      if before.isEnabled && distance > 1e-9 { facts.isOver = false }
    case .dragged:
      if !before.hasGesture {
        facts.setGesture(before.phase == .refreshing ? .usedUp : .eligible)
      }
      if isVeto { facts.gestureMayBegin = false }
      if before.phase == .pulling { facts.distance = distance }
    case .offsetMoved:
      if before.phase == .pulling { facts.distance = distance }
    case .released, .gestureCancelled: facts.setGesture(.none)
    case .disabled: facts.isEnabled = false
    case .enabled: facts.isEnabled = true
    case .attached: facts.isAttached = true
    case .detached:
      facts.isAttached = false
      facts.gestureMayBegin = false
    case .hidden, .beginCommanded, .endCommanded, .cancelCommanded, .timeReached, .collapsed,
      .endInterrupted:
      break
    }
  }
}
