/// The decision behind pull-to-refresh: which events begin and end a refresh.
///
/// A machine is a value. It reads no clock, calls nobody and knows no screen: it is told what
/// happened, with the time as an argument, and answers with what changed.
///
/// ```swift
/// var machine = RefreshMachine(configuration: .uiRefreshControl)
/// _ = machine.handle(.touchBegan(distance: 0), at: .zero)
/// _ = machine.handle(.dragged(to: 130), at: .zero)             // idle → pulling
/// let response = machine.handle(.dragged(to: 130), at: .zero)  // armed, pulling → refreshing
/// ```
///
/// One event makes at most one change of state. A drag that goes from the rest past the trigger in
/// one move is therefore told twice, as above, so that every refresh by a finger is seen pulling.
/// A touch or a begin command that comes while a refresh closes is told as
/// ``RefreshEvent/endInterrupted`` first.
public struct RefreshMachine: Equatable, Sendable {
  /// Distances that differ by no more than this are equal, in points.
  public static let slack = 1e-9

  // The fields of the configuration that decide; heights are the business of the view.
  @usableFromInline var triggerDistance: Double
  private var hysteresis: Double
  private var minimumDuration: Duration
  private var maximumDuration: Duration?
  private var policy: RefreshConfiguration.Policy

  /// Whether pulls and begin commands are accepted; ending always is.
  public internal(set) var isEnabled = true
  /// Whether the control is on a view.
  public private(set) var isAttached: Bool
  @usableFromInline var gesture = GestureEligibility.none
  var lastCycle = RefreshCycle(number: 0)
  @usableFromInline package var triggerLimit = Double.infinity

  /// What the control is doing.
  @inlinable public var state: RefreshState { currentState }
  @usableFromInline var currentState = RefreshState.idle

  /// What a gesture may still do: it begins one refresh at most, however that began.
  @usableFromInline enum GestureEligibility: UInt8, Sendable {
    case none, eligible, vetoed, usedUp
  }

  /// Creates a machine in the state `idle`.
  public init(configuration: RefreshConfiguration = .uiRefreshControl, isAttached: Bool = true) {
    triggerDistance = configuration.triggerDistance
    hysteresis = configuration.hysteresis
    minimumDuration = configuration.minimumDuration
    maximumDuration = configuration.maximumDuration
    policy = configuration.policy
    self.isAttached = isAttached
  }

  /// The pull distance that begins a refresh, in points: the configured one, or the limit if less.
  ///
  /// It is 0 in a view without a height or lower than the control, where nothing pulls.
  @inlinable public var effectiveTriggerDistance: Double { min(triggerDistance, triggerLimit) }

  /// Whether a pull is far enough and may begin a refresh.
  public var isArmed: Bool {
    guard case .pulling(let pull) = state else { return false }
    return pull.isArmed
  }

  /// Whether the gesture under way may still begin a refresh.
  ///
  /// `false` without a gesture, and for one that was vetoed, has had its refresh, or began during a
  /// refresh.
  public var gestureMayBegin: Bool { gesture == .eligible }

  /// The identity of the newest refresh; number 0 before the first.
  public var newestCycle: RefreshCycle { lastCycle }

  /// The instant at which the running refresh will end by itself; `nil` if it will not.
  ///
  /// It is the end that was asked for, though not before the minimum duration, or the maximum
  /// duration, whichever comes first.
  public var nextDeadline: Instant? {
    guard case .refreshing(let run) = state else { return nil }
    switch (scheduledEnd(of: run), maximumEnd(of: run)) {
    case (let end?, let maximum?): return min(end.instant, maximum)
    case (let end?, nil): return end.instant
    case (nil, let maximum): return maximum
    }
  }

  /// Takes over a configuration and the limit that the view's height sets to the trigger distance.
  ///
  /// A change never begins and never arms a refresh; an armed pull that is not far enough any more
  /// is disarmed, which the response says. New durations count for a running refresh too. With a
  /// limit of 0 (a view without a height, or lower than the control) nothing pulls or is armed; a
  /// pull is over at its next move. A limit that is not a number is ignored, one of less than
  /// 1e-9 points is 0.
  public mutating func configure(
    _ configuration: RefreshConfiguration, triggerLimit limit: Double
  ) -> RefreshResponse {
    triggerDistance = configuration.triggerDistance
    hysteresis = configuration.hysteresis
    minimumDuration = configuration.minimumDuration
    maximumDuration = configuration.maximumDuration
    policy = configuration.policy
    return limitTrigger(to: limit)
  }

  /// Takes over the limit that the view's height sets to the trigger distance.
  ///
  /// As in ``configure(_:triggerLimit:)`` this never begins and never arms a refresh.
  package mutating func limitTrigger(to limit: Double) -> RefreshResponse {
    if !limit.isNaN { triggerLimit = limit > Self.slack ? limit : 0 }
    guard case .pulling(let pull) = state else { return .none }
    return lower(pull, to: pull.distance)
  }

  /// Continues the numbers of an older control, so that no two refreshes of a view share a cycle.
  public mutating func continueCycles(after cycle: RefreshCycle) {
    lastCycle = max(lastCycle, cycle)
  }

  /// Takes in what happened at an instant and answers with what changed.
  ///
  /// Every pair of state and event is answered; one that means nothing changes nothing. The
  /// instants of successive events should not go back, and what is due by an instant is to be told
  /// with ``RefreshEvent/timeReached`` before a command of that instant.
  @inlinable  // so that the commonest event, a drag that changes nothing else, takes no call
  public mutating func handle(_ event: RefreshEvent, at now: Instant) -> RefreshResponse {
    if case .dragged(let distance, false) = event, dragsSteadily(to: distance) { return .none }
    return handleOther(event, at: now)
  }

  /// Takes in a drag that goes on with a pull and changes nothing but its distance.
  ///
  /// That is what most samples of a finger are, and it is the same as ``handle(_:at:)`` with
  /// ``RefreshEvent/dragged(to:isVetoed:)`` for them.
  ///
  /// - Returns: Whether the drag was such a one. If not, nothing was taken in: tell it to
  ///   ``handle(_:at:)``.
  @inlinable @inline(__always)
  package mutating func dragsSteadily(to distance: Double) -> Bool {
    guard case .pulling(let pull) = currentState, gesture != .none, triggerLimit > 0,
      distance > Self.slack
    else { return false }
    let limit = effectiveTriggerDistance - Self.slack
    guard !pull.isArmed, distance < limit else { return staysArmed(pull, at: distance, limit) }
    currentState = .pulling(RefreshPull(distance: distance, isOver: pull.isOver))
    return true
  }

  /// Takes in a drag of an armed pull that stays armed until it is let go.
  @usableFromInline
  mutating func staysArmed(_ pull: RefreshPull, at distance: Double, _ limit: Double) -> Bool {
    guard pull.isArmed, policy == .release, distance >= limit, RefreshLimits.allow(distance) else {
      return false
    }
    currentState = .pulling(RefreshPull(distance: distance, isArmed: true))
    return true
  }

  /// Takes in a move without a finger that changes nothing but the distance of a pull.
  ///
  /// - Returns: Whether the move was such a one. If not, nothing was taken in: tell it to
  ///   ``handle(_:at:)`` as ``RefreshEvent/offsetMoved(to:)``.
  @inlinable @inline(__always)
  package mutating func movesSteadily(to distance: Double) -> Bool {
    guard case .pulling(let pull) = currentState, !pull.isArmed, triggerLimit > 0,
      distance > Self.slack, distance <= RefreshLimits.length
    else { return false }
    currentState = .pulling(RefreshPull(distance: distance, isOver: pull.isOver))
    return true
  }

  @usableFromInline
  mutating func handleOther(_ event: RefreshEvent, at now: Instant) -> RefreshResponse {
    switch (state, event) {
    // What is no number, or beyond the limit, says nothing.
    case (_, .touchBegan(let distance)) where !RefreshLimits.allow(distance),
      (_, .dragged(let distance, _)) where !RefreshLimits.allow(distance),
      (_, .offsetMoved(let distance)) where !RefreshLimits.allow(distance):
      return .none

    // Fingers.
    case (.idle, .touchBegan(let distance)):
      gesture = .eligible
      return beginPull(distance, reason: .touch, at: now)
    case (.pulling(var pull), .touchBegan(let distance)):
      // A new gesture grabs content that is on its way back: it may refresh like any other, if the
      // control could be pulled at all.
      gesture = .eligible
      if isEnabled && counted(distance) > Self.slack { pull.isOver = false }
      currentState = .pulling(pull)
      return .none
    case (.refreshing, .touchBegan):
      gesture = .usedUp
      return .none
    case (.ending, .touchBegan):  // Comes without `endInterrupted` only from a careless host.
      gesture = .eligible
      return .none
    case (.idle, .dragged(let distance, let isVetoed)):
      followGesture(isVetoed: isVetoed)
      return beginPull(distance, reason: .drag, at: now)
    case (.pulling(let pull), .dragged(let distance, let isVetoed)):
      followGesture(isVetoed: isVetoed)
      return drag(pull, to: distance, at: now)
    case (.pulling(let pull), .released):
      let mayBegin = gesture == .eligible
      gesture = .none
      if pull.isArmed && mayBegin && policy == .release {
        return begin(.user, reason: .release, at: now)
      }
      return endPull(pull, reason: .released)
    case (.pulling(let pull), .gestureCancelled):
      gesture = .none
      return endPull(pull, reason: .cancelled)
    case (.idle, .released), (.refreshing, .released), (.ending, .released),
      (.idle, .gestureCancelled), (.refreshing, .gestureCancelled), (.ending, .gestureCancelled):
      gesture = .none
      return .none
    case (.refreshing, .dragged):
      if gesture == .none { gesture = .usedUp }
      return .none
    case (.ending, .dragged(_, let isVetoed)):
      followGesture(isVetoed: isVetoed)
      return .none

    // Moves without a finger can end a pull; they never begin or arm one.
    case (.pulling(let pull), .offsetMoved(let distance)):
      let distance = counted(distance)
      if distance <= Self.slack {
        return change(from: .pulling, to: .idle, reason: .returned, at: now)
      }
      return lower(pull, to: distance)
    case (.idle, .offsetMoved), (.refreshing, .offsetMoved), (.ending, .offsetMoved):
      return .none

    // Disabling and hiding end a pull, and never a refresh.
    case (.pulling(let pull), .disabled):
      isEnabled = false
      return endPull(pull, reason: .disabled)
    case (.pulling(let pull), .hidden):
      return endPull(pull, reason: .disabled)
    case (.idle, .disabled), (.refreshing, .disabled), (.ending, .disabled):
      isEnabled = false
      return .none
    case (.idle, .enabled), (.pulling, .enabled), (.refreshing, .enabled), (.ending, .enabled):
      isEnabled = true
      return .none
    case (.idle, .hidden), (.refreshing, .hidden), (.ending, .hidden):
      return .none

    // Commands.
    case (.idle, .beginCommanded), (.pulling, .beginCommanded):
      guard isAttached else { return RefreshResponse(answer: .noControl) }
      guard isEnabled else { return RefreshResponse(answer: .disabled) }
      return begin(.programmatic, reason: .command, at: now)
    case (.refreshing, .beginCommanded):
      return RefreshResponse(answer: .alreadyRefreshing)
    case (.ending, .beginCommanded):
      return RefreshResponse(answer: isEnabled ? .alreadyRefreshing : .disabled)
    case (.refreshing(let run), .endCommanded(let cycle, let outcome, let deadline)):
      if let cycle, cycle != run.cycle { return RefreshResponse(answer: .stale) }
      return end(run, outcome: outcome, notBefore: deadline ?? now, at: now)
    case (.refreshing(let run), .cancelCommanded(let cycle)):
      if let cycle, cycle != run.cycle { return RefreshResponse(answer: .stale) }
      return end(run, outcome: .cancelled, reason: .cancelled, at: now, answer: .ended)
    case (.idle, .endCommanded), (.pulling, .endCommanded), (.ending, .endCommanded),
      (.idle, .cancelCommanded), (.pulling, .cancelCommanded), (.ending, .cancelCommanded):
      return RefreshResponse(answer: .notRefreshing)

    // Time. An end that is due comes before a maximum that is due at the same instant.
    case (.refreshing(let run), .timeReached):
      let maximum = maximumEnd(of: run)
      if let due = scheduledEnd(of: run), due.instant <= min(now, maximum ?? now) {
        return end(run, outcome: due.outcome, reason: .deadline, at: due.instant)
      }
      if let maximum, maximum <= now {
        return end(run, outcome: .timedOut, reason: .maximum, at: maximum)
      }
      return .none
    case (.idle, .timeReached), (.pulling, .timeReached), (.ending, .timeReached):
      return .none

    // The end of an end.
    case (.ending(let cycle, let outcome), .collapsed):
      return change(
        from: .ending, to: .idle, reason: .collapsed, at: now, cycle: cycle, outcome: outcome)
    case (.ending(let cycle, let outcome), .endInterrupted):
      return change(
        from: .ending, to: .idle, reason: .interrupted, at: now, cycle: cycle, outcome: outcome)
    case (.idle, .collapsed), (.pulling, .collapsed), (.refreshing, .collapsed),
      (.idle, .endInterrupted), (.pulling, .endInterrupted), (.refreshing, .endInterrupted):
      return .none

    // The view.
    case (.idle, .attached), (.pulling, .attached), (.refreshing, .attached),
      (.ending, .attached):
      isAttached = true
      return .none
    case (.idle, .detached):
      leaveView()
      return .none
    case (.pulling(let pull), .detached):
      leaveView()
      return change(
        from: .pulling, to: .idle, reason: .detached, at: now,
        cancelledPull: pull.isOver ? nil : .detached)
    case (.refreshing(let run), .detached):
      leaveView()
      return change(
        from: .refreshing, to: .idle, reason: .detached, at: now, cycle: run.cycle,
        outcome: .cancelled)
    case (.ending(let cycle, let outcome), .detached):
      leaveView()
      return change(
        from: .ending, to: .idle, reason: .detached, at: now, cycle: cycle, outcome: outcome)
    }
  }

  // MARK: Parts of the answers

  /// The distance that counts: not less than 0, and none in a view without a height.
  private func counted(_ distance: Double) -> Double {
    triggerLimit > 0 ? max(0, distance) : 0
  }

  /// Takes in what a drag says of its gesture; where no touch was told, the drag starts it.
  private mutating func followGesture(isVetoed: Bool) {
    if gesture == .none { gesture = .eligible }
    if isVetoed && gesture == .eligible { gesture = .vetoed }
  }

  private mutating func leaveView() {
    isAttached = false
    // The finger may still be down when the control comes back: its gesture has had its chance.
    if gesture != .none { gesture = .usedUp }
  }

  private mutating func beginPull(
    _ distance: Double, reason: RefreshTransition.Reason, at now: Instant
  ) -> RefreshResponse {
    let distance = counted(distance)
    guard isAttached, isEnabled, distance > Self.slack else { return .none }
    return change(
      from: .idle, to: .pulling(RefreshPull(distance: distance)), reason: reason, at: now)
  }

  private mutating func drag(
    _ pull: RefreshPull, to distance: Double, at now: Instant
  ) -> RefreshResponse {
    let distance = counted(distance)
    if distance <= Self.slack {
      return change(from: .pulling, to: .idle, reason: .drag, at: now)
    }
    let mayBegin = gesture == .eligible && !pull.isOver
    guard mayBegin, distance >= effectiveTriggerDistance - Self.slack else {
      return lower(pull, to: distance)
    }
    currentState = .pulling(RefreshPull(distance: distance, isArmed: true))
    let armed: Bool? = pull.isArmed ? nil : true
    return policy == .threshold
      ? begin(.user, reason: .trigger, at: now, armed: armed) : RefreshResponse(armed: armed)
  }

  /// Sets the distance of a pull in a way that can disarm it and never arms it.
  private mutating func lower(_ pull: RefreshPull, to distance: Double) -> RefreshResponse {
    var pull = pull
    pull.distance = distance
    let isFarEnough =
      triggerLimit > 0 && distance >= effectiveTriggerDistance - hysteresis - Self.slack
    let disarms = pull.isArmed && !isFarEnough
    if disarms { pull.isArmed = false }
    currentState = .pulling(pull)
    return RefreshResponse(armed: disarms ? false : nil)
  }

  private mutating func endPull(
    _ pull: RefreshPull, reason: RefreshPullCancelReason
  ) -> RefreshResponse {
    guard !pull.isOver else { return .none }
    currentState = .pulling(RefreshPull(distance: pull.distance, isArmed: false, isOver: true))
    return RefreshResponse(cancelledPull: reason)
  }

  private mutating func begin(
    _ source: RefreshSource, reason: RefreshTransition.Reason, at now: Instant,
    armed: Bool? = nil
  ) -> RefreshResponse {
    lastCycle = lastCycle.next
    if gesture != .none { gesture = .usedUp }
    let run = RefreshRun(cycle: lastCycle, source: source, start: now)
    return change(
      from: state.phase, to: .refreshing(run), reason: reason, at: now, cycle: run.cycle,
      armed: armed, answer: source == .programmatic ? .began(run.cycle) : nil)
  }

  private mutating func end(
    _ run: RefreshRun, outcome: RefreshOutcome, notBefore deadline: Instant, at now: Instant
  ) -> RefreshResponse {
    let due = max(deadline, run.start + minimumDuration)
    if due <= now {
      return end(run, outcome: outcome, reason: .command, at: now, answer: .ended)
    }
    if let earlier = scheduledEnd(of: run), earlier.instant <= due {
      return RefreshResponse(answer: .scheduled(due))
    }
    var run = run
    run.scheduledEnd = RefreshRun.ScheduledEnd(instant: deadline, outcome: outcome)
    currentState = .refreshing(run)
    return RefreshResponse(answer: .scheduled(due))
  }

  private mutating func end(
    _ run: RefreshRun, outcome: RefreshOutcome, reason: RefreshTransition.Reason, at now: Instant,
    answer: RefreshAnswer? = nil
  ) -> RefreshResponse {
    change(
      from: .refreshing, to: .ending(run.cycle, outcome), reason: reason, at: now,
      cycle: run.cycle, outcome: outcome, answer: answer)
  }

  /// The end that was asked for, moved to the minimum duration if it lies before.
  private func scheduledEnd(of run: RefreshRun) -> RefreshRun.ScheduledEnd? {
    guard let end = run.scheduledEnd else { return nil }
    return RefreshRun.ScheduledEnd(
      instant: max(end.instant, run.start + minimumDuration), outcome: end.outcome)
  }

  private func maximumEnd(of run: RefreshRun) -> Instant? {
    guard let maximumDuration else { return nil }
    return run.start + maximumDuration
  }

  /// Changes the state; `cycle` and `outcome` are those of the refresh that begins, runs or ends by
  /// it.
  private mutating func change(
    from old: RefreshPhase, to new: RefreshState, reason: RefreshTransition.Reason,
    at now: Instant, cycle: RefreshCycle? = nil, outcome: RefreshOutcome? = nil,
    armed: Bool? = nil, cancelledPull: RefreshPullCancelReason? = nil, answer: RefreshAnswer? = nil
  ) -> RefreshResponse {
    currentState = new
    return RefreshResponse(
      transition: RefreshTransition(
        from: old, to: new.phase, reason: reason, instant: now, cycle: cycle, outcome: outcome),
      armed: armed, cancelledPull: cancelledPull, answer: answer)
  }
}
