// The parts of which the answers of the rules are made.
extension RefreshMachine {
  /// The distance that counts: not less than 0, and none in a view without a height.
  func counted(_ distance: Double) -> Double {
    triggerLimit > 0 ? max(0, distance) : 0
  }

  /// Takes in what a drag says of its gesture; where no touch was told, the drag starts it.
  mutating func followGesture(isVetoed: Bool) {
    if gesture == .none { gesture = .eligible }
    if isVetoed && gesture == .eligible { gesture = .vetoed }
  }

  mutating func leaveView() {
    isAttached = false
    // The finger may still be down when the control comes back: its gesture has had its chance.
    if gesture != .none { gesture = .usedUp }
  }

  mutating func beginPull(
    _ distance: Double, reason: RefreshTransition.Reason, at now: Instant
  ) -> RefreshResponse {
    let distance = counted(distance)
    guard isAttached, isEnabled, distance > Self.tolerance else { return .none }
    return change(
      from: .idle, to: .pulling(RefreshPull(distance: distance)), reason: reason, at: now)
  }

  mutating func drag(
    _ pull: RefreshPull, to distance: Double, at now: Instant
  ) -> RefreshResponse {
    let distance = counted(distance)
    if distance <= Self.tolerance {
      return change(from: .pulling, to: .idle, reason: .drag, at: now)
    }
    let mayBegin = gesture == .eligible && !pull.isOver
    guard mayBegin, distance >= effectiveTriggerDistance - Self.tolerance else {
      return lower(pull, to: distance)
    }
    currentState = .pulling(RefreshPull(distance: distance, isArmed: true))
    let armed: Bool? = pull.isArmed ? nil : true
    return policy == .threshold
      ? begin(.user, reason: .trigger, at: now, armed: armed) : RefreshResponse(armed: armed)
  }

  /// Sets the distance of a pull in a way that can disarm it and never arms it.
  mutating func lower(_ pull: RefreshPull, to distance: Double) -> RefreshResponse {
    var pull = pull
    pull.distance = distance
    let isFarEnough =
      triggerLimit > 0 && distance >= effectiveTriggerDistance - hysteresis - Self.tolerance
    let disarms = pull.isArmed && !isFarEnough
    if disarms { pull.isArmed = false }
    currentState = .pulling(pull)
    return RefreshResponse(armed: disarms ? false : nil)
  }

  mutating func endPull(
    _ pull: RefreshPull, reason: RefreshPullCancelReason
  ) -> RefreshResponse {
    guard !pull.isOver else { return .none }
    currentState = .pulling(RefreshPull(distance: pull.distance, isArmed: false, isOver: true))
    return RefreshResponse(cancelledPull: reason)
  }

  mutating func begin(
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

  mutating func end(
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

  mutating func end(
    _ run: RefreshRun, outcome: RefreshOutcome, reason: RefreshTransition.Reason, at now: Instant,
    answer: RefreshAnswer? = nil
  ) -> RefreshResponse {
    change(
      from: .refreshing, to: .ending(run.cycle, outcome), reason: reason, at: now,
      cycle: run.cycle, outcome: outcome, answer: answer)
  }

  /// The end that was asked for, moved to the minimum duration if it lies before.
  func scheduledEnd(of run: RefreshRun) -> RefreshRun.ScheduledEnd? {
    guard let end = run.scheduledEnd else { return nil }
    return RefreshRun.ScheduledEnd(
      instant: max(end.instant, run.start + minimumDuration), outcome: end.outcome)
  }

  func maximumEnd(of run: RefreshRun) -> Instant? {
    guard let maximumDuration else { return nil }
    return run.start + maximumDuration
  }

  /// Changes the state; `cycle` and `outcome` are those of the refresh that begins, runs or ends by
  /// it.
  mutating func change(
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
