// What follows from each event in each state: every pair of them is answered.
extension RefreshMachine {
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
      if isEnabled && counted(distance) > Self.tolerance { pull.isOver = false }
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
      if distance <= Self.tolerance {
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
}
