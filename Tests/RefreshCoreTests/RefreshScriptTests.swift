import RefreshCore
import XCTest

/// Seeded random scripts of events, with what always holds checked after every step.
final class RefreshScriptTests: XCTestCase {
  private static let most = Duration.seconds(Int64.max) + .seconds(Int64.max)
  private static let distances: [Double] = [
    0, 0, 10, 30, 53, 54, 59, 60, 61, 99, 100, 119, 120, 121, 300, -40, 1e-10, 1e9, 1e300, .nan,
    .infinity, -.infinity,
  ]

  /// What a script knows, counted from the answers alone.
  private struct Ledger {
    var begins = 0
    var ends = 0
    var newest = 0
    var hasGesture = false
    var gestureIsSpent = false
  }

  private func event(_ random: inout SeededRandom, now: Instant, newest: Int) -> RefreshEvent {
    let distance = random.pick(Self.distances)
    let number = Int.random(in: max(0, newest - 1)...newest + 1, using: &random)
    let cycle = Bool.random(using: &random) ? nil : RefreshCycle(number: number)
    let deadline = now + .milliseconds(Int.random(in: -2000...5000, using: &random))
    return switch Int.random(in: 0..<32, using: &random) {
    case 0..<3: .touchBegan(distance: distance)
    case 3..<13: .dragged(to: distance, isVetoed: Int.random(in: 0..<12, using: &random) == 0)
    case 13..<16: .released
    case 16: .gestureCancelled
    case 17: .offsetMoved(to: distance)
    case 18: random.pick([.disabled, .hidden, .detached, .enabled])
    case 19: Bool.random(using: &random) ? .enabled : .attached
    case 20: .offsetMoved(to: 0)
    case 21: .beginCommanded
    case 22: .endCommanded(cycle: cycle, outcome: .success, deadline: nil)
    case 23: .endCommanded(cycle: cycle, outcome: .failure, deadline: deadline)
    case 24: .cancelCommanded(cycle: cycle)
    case 25..<28: .timeReached
    case 28..<30: .collapsed
    default: .endInterrupted
    }
  }

  private func configurations() throws -> [RefreshConfiguration] {
    [
      .uiRefreshControl, .mjRefresh, .smartRefreshLayout, .cupertino,
      try RefreshConfiguration(
        policy: .release, hysteresis: 25, minimumDuration: .seconds(1),
        maximumDuration: .seconds(4)),
      try RefreshConfiguration(
        minimumDuration: RefreshLimits.duration, maximumDuration: RefreshLimits.duration),
    ]
  }

  /// Throws the text of what does not hold after one event.
  private func check(
    _ event: RefreshEvent, at now: Instant, _ before: RefreshMachine, _ machine: RefreshMachine,
    _ response: RefreshResponse, _ ledger: inout Ledger
  ) throws {
    func require(_ holds: Bool, _ text: String) throws {
      if !holds { throw Broken(text: text, event: event, response: response.text) }
    }
    let isRefreshing = machine.state.phase == .refreshing
    if let transition = response.transition {
      try require(transition.from == before.state.phase, "from is the state before")
      try require(transition.to == machine.state.phase, "to is the state after")
      try require(transition.from != transition.to, "a transition changes the state")
      try require(transition.instant <= now, "no transition lies ahead")
      if transition.to == .refreshing {
        ledger.begins += 1
        try require(machine.newestCycle.number > ledger.newest, "numbers grow strictly")
        ledger.newest = machine.newestCycle.number
        try require(before.isEnabled && before.isAttached, "begins enabled and on a view")
        if event != .beginCommanded {
          try require(!ledger.gestureIsSpent, "one refresh per gesture, and no veto")
        }
      }
      if transition.from == .refreshing {
        ledger.ends += 1
        try require(transition.cycle?.number == ledger.newest, "the end is of the begun cycle")
        try require(transition.outcome != nil, "an end has an outcome")
      }
    } else {
      try require(machine.state.phase == before.state.phase, "no silent change of state")
    }
    try require(ledger.begins - ledger.ends == (isRefreshing ? 1 : 0), "one end for one begin")
    try require(machine.newestCycle.number == ledger.newest, "no number without a refresh")
    if case .pulling(let pull) = machine.state {
      try require(pull.distance > 0 && pull.distance.isFinite, "a pull has a distance")
      try require(!pull.isArmed || (!pull.isOver && machine.isEnabled), "over is never armed")
      try require(machine.isAttached, "a pull is on a view")
      let arms = pull.isArmed && !before.isArmed
      try require(!arms || event.kind == .dragged, "only a finger arms")
      try require((response.armed == true) == arms, "arming is told")
    } else {
      try require(!machine.isArmed, "armed only in pulling")
    }
    if isRefreshing {
      try require(
        event != .timeReached || machine.nextDeadline.map { $0 > now } ?? true, "all due is done")
    } else {
      try require(machine.nextDeadline == nil, "deadlines only while refreshing")
    }
    if event == .timeReached, let transition = response.transition {
      try require(transition.instant == before.nextDeadline, "due when it was said to be")
    }
    switch event {
    case .touchBegan(let distance), .dragged(let distance, _), .offsetMoved(let distance):
      try require(distance.magnitude <= 1e9 || machine == before, "no number, no change")
      try require(distance.magnitude <= 1e9 || response.text.isEmpty, "no number, no answer")
    case .endCommanded(let cycle, _, _), .cancelCommanded(let cycle):
      let isStale = cycle != nil && cycle != before.state.cycle
      if isStale || before.state.phase != .refreshing {
        try require(machine == before, "a stale end changes nothing")
      }
    default: break
    }
    let isCommand = [.beginCommanded, .endCommanded, .cancelCommanded].contains(event.kind)
    try require((response.answer != nil) == isCommand, "exactly the commands are answered")
    follow(event, isRefreshing: isRefreshing, &ledger)
  }

  /// Keeps the book of gestures: one is spent by a cycle that runs in it, and by a veto.
  private func follow(
    _ event: RefreshEvent, isRefreshing: Bool, _ ledger: inout Ledger
  ) {
    switch event {
    case .touchBegan(let distance) where distance.magnitude <= 1e9:
      ledger.hasGesture = true
      ledger.gestureIsSpent = isRefreshing
    case .dragged(let distance, let isVetoed) where distance.magnitude <= 1e9:
      if !ledger.hasGesture { (ledger.hasGesture, ledger.gestureIsSpent) = (true, false) }
      if isVetoed { ledger.gestureIsSpent = true }
    case .released, .gestureCancelled:
      (ledger.hasGesture, ledger.gestureIsSpent) = (false, false)
    default: break
    }
    if isRefreshing { ledger.gestureIsSpent = ledger.hasGesture }
  }

  func testRandomScriptsKeepEveryInvariant() throws {
    var reasons: [RefreshTransition.Reason: Int] = [:]
    for seed in 0..<2000 {
      var random = SeededRandom(state: UInt64(seed))
      var machine = RefreshMachine(configuration: random.pick(try configurations()))
      var ledger = Ledger()
      var now = Instant.zero
      for step in 0..<60 {
        if Int.random(in: 0..<20, using: &random) == 0 {
          let before = machine
          let limit = random.pick([Double.infinity, 400, 60, 0, .nan, -1])
          let response = machine.configure(
            random.pick(try configurations()), triggerLimit: limit)
          XCTAssertEqual(machine.state.phase, before.state.phase, "seed \(seed), step \(step)")
          XCTAssertNil(response.transition)
          XCTAssertFalse(machine.isArmed && !before.isArmed, "seed \(seed), step \(step)")
          XCTAssertEqual(response.armed, before.isArmed && !machine.isArmed ? false : nil)
        }
        now = now + .milliseconds(random.pick([0, 0, 16, 300, 2500]))
        let event = event(&random, now: now, newest: ledger.newest)
        let before = machine
        let response = machine.handle(event, at: now)
        if let transition = response.transition { reasons[transition.reason, default: 0] += 1 }
        do {
          try check(event, at: now, before, machine, response, &ledger)
        } catch {
          return XCTFail("seed \(seed), step \(step): \(error)")
        }
      }
    }
    // The scripts reach what they are to check.
    for reason in RefreshTransition.Reason.allCases {
      XCTAssertGreaterThan(reasons[reason, default: 0], 20, reason.rawValue)
    }
  }

  func testScriptsAtExtremeInstantsKeepEveryInvariantAndDoNotTrap() throws {
    for seed in 0..<300 {
      var random = SeededRandom(state: UInt64(seed))
      var machine = RefreshMachine(configuration: random.pick(try configurations()))
      var ledger = Ledger()
      for step in 0..<60 {
        let times: [Duration] = [
          .zero, .seconds(Int64.max), .seconds(Int64.min), .nanoseconds(Int64.max), Self.most,
          .zero - Self.most,
        ]
        let now = Instant(sinceStart: random.pick(times))
        var event = event(&random, now: now, newest: ledger.newest)
        if case .endCommanded(let cycle, let outcome, .some) = event {
          let deadline = now + random.pick(times)
          event = .endCommanded(cycle: cycle, outcome: outcome, deadline: deadline)
        }
        let before = machine
        let response = machine.handle(event, at: now)
        do {
          try check(event, at: now, before, machine, response, &ledger)
        } catch {
          return XCTFail("seed \(seed), step \(step): \(error)")
        }
      }
    }
  }
}

/// A rule that did not hold after a step of a script.
private struct Broken: Error, CustomStringConvertible {
  let text: String
  let event: RefreshEvent
  let response: String

  var description: String { "\(text): \(event) answered \"\(response)\"" }
}
