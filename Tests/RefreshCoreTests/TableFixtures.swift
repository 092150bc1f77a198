import RefreshCore

/// A machine in some state, with what the test knows of it and cannot read from it.
struct Fixture {
  enum Gesture {
    case none, eligible, vetoed, usedUp
  }

  let name: String
  var machine: RefreshMachine
  let configuration: RefreshConfiguration
  /// What the view's height sets to the trigger distance.
  let limit: Double
  let gesture: Gesture

  static let trigger = 100.0

  /// Every representative state under every policy, hysteresis, duration and limit.
  static func all() throws -> [Fixture] {
    var fixtures: [Fixture] = []
    for policy in RefreshConfiguration.Policy.allCases {
      for hysteresis in [0.0, 20] {
        for (minimum, maximum) in [(0, Int?.none), (1000, 5000)] {
          func configuration(
            _ policy: RefreshConfiguration.Policy
          ) throws -> RefreshConfiguration {
            try RefreshConfiguration(
              triggerDistance: trigger, policy: policy, hysteresis: hysteresis,
              minimumDuration: .milliseconds(minimum),
              maximumDuration: maximum.map { .milliseconds($0) })
          }
          for limit in [Double.infinity, 60, 0] {
            // Under `release` a pull can be armed, which `threshold` then takes over.
            for var fixture in try states(
              before: configuration(.release), configuration: configuration(policy), limit: limit)
            {
              _ = fixture.machine.configure(fixture.configuration, triggerLimit: limit)
              fixtures.append(fixture)
            }
          }
        }
      }
    }
    return fixtures
  }

  private static func states(
    before: RefreshConfiguration, configuration: RefreshConfiguration, limit: Double
  ) -> [Fixture] {
    var fixtures: [Fixture] = []
    func add(
      _ name: String, _ gesture: Gesture, isAttached: Bool = true, _ events: [RefreshEvent]
    ) {
      for (suffix, events) in [("", events), (", disabled", events + [.disabled])] {
        var machine = RefreshMachine(configuration: before, isAttached: isAttached)
        for event in events { _ = machine.handle(event, at: .zero) }
        fixtures.append(
          Fixture(
            name: name + suffix, machine: machine, configuration: configuration, limit: limit,
            gesture: gesture))
      }
    }
    let touch = RefreshEvent.touchBegan(distance: 0)
    let end = { (deadline: Int) in
      RefreshEvent.endCommanded(cycle: nil, outcome: .failure, deadline: .at(deadline))
    }
    let usedUp: [RefreshEvent] = [
      .beginCommanded, touch, .cancelCommanded(cycle: nil), .collapsed,
    ]

    for isAttached in [true, false] {
      add("idle", .none, isAttached: isAttached, [])
      add("idle, touched", .eligible, isAttached: isAttached, [touch])
      add(
        "idle, vetoed", .vetoed, isAttached: isAttached, [touch, .dragged(to: 0, isVetoed: true)])
    }
    add("idle, used up", .usedUp, usedUp)
    add("idle, taken away", .none, [.detached])
    add("idle, taken away from the finger", .usedUp, [touch, .detached])

    add("pulling", .eligible, [touch, .dragged(to: 50)])
    add("pulling, told no touch", .eligible, [.dragged(to: 50)])
    add("pulling, armed", .eligible, [touch, .dragged(to: 50), .dragged(to: 150)])
    add(
      "pulling, armed below the trigger", .eligible,
      [touch, .dragged(to: 50), .dragged(to: 150), .dragged(to: 90)])
    add("pulling, vetoed", .vetoed, [touch, .dragged(to: 50, isVetoed: true)])
    add(
      "pulling, armed and vetoed", .vetoed,
      [touch, .dragged(to: 50), .dragged(to: 150), .dragged(to: 150, isVetoed: true)])
    add("pulling, used up", .usedUp, usedUp + [.dragged(to: 50)])
    add("pulling, released", .none, [touch, .dragged(to: 50), .released])
    add("pulling, cancelled", .none, [touch, .dragged(to: 150), .gestureCancelled])
    add("pulling, hidden", .eligible, [touch, .dragged(to: 50), .hidden])
    add("pulling, disabled before", .eligible, [touch, .dragged(to: 50), .disabled, .enabled])
    add(
      "pulling, grabbed again", .eligible,
      [touch, .dragged(to: 50), .released, .touchBegan(distance: 50)])

    for (name, gesture, begin) in [
      ("refreshing", Gesture.none, [RefreshEvent.beginCommanded]),
      ("refreshing, touched", .usedUp, [.beginCommanded, touch]),
      ("refreshing, by a finger", .none, [.dragged(to: 150), .dragged(to: 150), .released]),
    ] {
      add(name, gesture, begin)
      for deadline in [500, 2000, 5000, 7000] {
        add("\(name), end set to \(deadline)", gesture, begin + [end(deadline)])
      }
    }
    add("ending", .none, [.beginCommanded, .cancelCommanded(cycle: nil)])
    add("ending, touched", .eligible, [.beginCommanded, .cancelCommanded(cycle: nil), touch])
    add("ending, used up", .usedUp, [.beginCommanded, touch, .cancelCommanded(cycle: nil)])

    // A refresh on no view is one that was restored before its view came.
    for fixture in fixtures where fixture.gesture == .none && fixture.machine.state.cycle != nil {
      let isEnding = fixture.machine.state.phase == .ending
      var running = RefreshMachine(configuration: before)
      _ = running.handle(.beginCommanded, at: .zero)
      let snapshot = (isEnding ? running : fixture.machine).snapshot(at: .zero)
      var machine = RefreshMachine(
        snapshot: snapshot, configuration: before, isAttached: false, at: .zero)
      if isEnding { _ = machine.handle(.cancelCommanded(cycle: nil), at: .zero) }
      if !fixture.machine.isEnabled { _ = machine.handle(.disabled, at: .zero) }
      fixtures.append(
        Fixture(
          name: fixture.name + ", on no view", machine: machine, configuration: configuration,
          limit: limit, gesture: .none))
    }
    return fixtures
  }
}

/// All that can be read of a machine.
struct Facts: Equatable {
  var phase: RefreshPhase
  var distance: Double?
  var isArmed = false
  var isOver = false
  var cycle: RefreshCycle?
  var source: RefreshSource?
  var start: Instant?
  var endInstant: Instant?
  var endOutcome: RefreshOutcome?
  var outcome: RefreshOutcome?
  var isEnabled: Bool
  var isAttached: Bool
  var newestCycle: RefreshCycle
  var hasGesture: Bool
  var gestureMayBegin: Bool

  init(_ machine: RefreshMachine) {
    phase = machine.state.phase
    isEnabled = machine.isEnabled
    isAttached = machine.isAttached
    newestCycle = machine.newestCycle
    gestureMayBegin = machine.gestureMayBegin
    // A drag starts a gesture only where there is none.
    var probe = machine
    for event in [RefreshEvent.detached, .dragged(to: 0)] { _ = probe.handle(event, at: .zero) }
    hasGesture = !probe.gestureMayBegin
    switch machine.state {
    case .idle: break
    case .pulling(let pull):
      distance = pull.distance
      isArmed = pull.isArmed
      isOver = pull.isOver
    case .refreshing(let run):
      cycle = run.cycle
      source = run.source
      start = run.start
      endInstant = run.scheduledEnd?.instant
      endOutcome = run.scheduledEnd?.outcome
    case .ending(let cycle, let outcome):
      self.cycle = cycle
      self.outcome = outcome
    }
  }

  mutating func setGesture(_ gesture: Fixture.Gesture) {
    hasGesture = gesture != .none
    gestureMayBegin = gesture == .eligible
  }

  /// Forgets what holds only in the state that is left.
  mutating func enter(_ new: RefreshPhase) {
    phase = new
    (distance, isArmed, isOver) = (nil, false, false)
    (cycle, source, start, endInstant, endOutcome, outcome) = (nil, nil, nil, nil, nil, nil)
  }
}
