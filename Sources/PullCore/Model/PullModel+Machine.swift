import RefreshCore

// What the machine of the control is told, and what follows from its answers.
extension PullModel {
  /// Tells the control's machine an event, and leaves what comes of it as effects.
  @discardableResult
  mutating func handle(_ event: RefreshEvent) -> RefreshResponse {
    let response = refresh.machine.handle(event, at: now)
    // What shows at the end itself counts, before another inset changes where motions go.
    let endsOutOfSight =
      response.transition?.to == .ending && visibleHeight <= AxisEdges.tolerance
    announce(response)
    complete(response)
    // A control out of sight has nothing to close, whatever goes on moving.
    if endsOutOfSight { handle(.collapsed) }
    return response
  }

  /// Leaves that the control was armed or changed its state.
  mutating func announce(_ response: RefreshResponse) {
    if let isArmed = response.armed { enqueue(.armed(isArmed, of: refresh.number)) }
    guard let transition = response.transition else { return }
    if transition.from == .refreshing {
      refresh.lastOutcome = transition.outcome
      forgetBegin(of: transition.cycle)
    }
    if transition.to == .ending && transition.outcome == .success {
      refresh.lastUpdated = transition.instant
    }
    enqueue(.transition(transition, of: refresh.number))
  }

  /// Lets the inset follow a change of state, and leaves that a pull or a refresh is over.
  mutating func complete(_ response: RefreshResponse) {
    let number = refresh.number
    if response.transition != nil { updateRefreshInset() }
    if response.transition?.to == .idle, refresh.isAttached { includeTitle() }
    if let reason = response.cancelledPull { enqueue(.didCancelPull(reason, of: number)) }
    guard let transition = response.transition else { return }
    if transition.to == .idle, let cycle = transition.cycle, let outcome = transition.outcome {
      enqueue(.didEndRefresh(cycle, outcome, of: number))
    }
  }

  /// Leaves a begin to be told to actions and delegate, if that is what a finger brought about.
  mutating func sendBegin(_ response: RefreshResponse) {
    guard response.transition?.to == .refreshing, let cycle = response.transition?.cycle else {
      return
    }
    send(cycle)
  }

  mutating func send(_ cycle: RefreshCycle) {
    enqueue(.actions(cycle, isBegin: true, of: refresh.number))
    enqueue(.didBeginRefresh(cycle, of: refresh.number))
  }

  // MARK: A gesture

  /// Begins the part of a gesture that concerns the control, after the touch has stopped the
  /// content.
  mutating func beginPullGesture() {
    refresh.gesture = PullGesture(isUnderWay: true, pullsControl: refresh.isAttached)
    guard refresh.isAttached else { return }
    if state.phase == .ending { handle(.endInterrupted) }
    handle(.touchBegan(distance: refresh.isHidden ? 0 : pullDistance))
  }

  /// Lets the control judge a move of the finger that may be more than a longer pull.
  mutating func judgeDrag(isScroll: Bool) {
    let isPulled = state.phase == .pulling || pullDistance > AxisEdges.tolerance
    guard pullsControl, isPulled, state.phase == .pulling || !refresh.isHidden else {
      if isScroll { enqueueScroll() }
      return settle()
    }
    if !refresh.gesture.isVetoAsked, refresh.machine.gestureMayBegin, refresh.machine.isEnabled {
      refresh.gesture.isVetoAsked = true
      step = .asksToBegin(isScroll: isScroll)
    } else {
      feedDrag(isScroll: isScroll)
    }
  }

  /// Goes on with a move of the finger when the delegate has said whether the gesture may begin.
  ///
  /// A control that has come meanwhile has no part in the gesture.
  mutating func finishDrag(isScroll: Bool, mayBegin: Bool) {
    refresh.gesture.isVetoed = !mayBegin
    if pullsControl { return feedDrag(isScroll: isScroll) }
    if isScroll { enqueueScroll() }
    settle()
  }

  /// Tells the machine of a drag: as two events when the pull begins with it.
  private mutating func feedDrag(isScroll: Bool) {
    let event = RefreshEvent.dragged(to: pullDistance, isVetoed: refresh.gesture.isVetoed)
    var response = refresh.machine.handle(event, at: now)
    announce(response)
    if response.transition?.to == .pulling {
      response = refresh.machine.handle(event, at: now)
      announce(response)
    }
    if isScroll { enqueueScroll() }
    complete(response)
    sendBegin(response)
    settle()
  }

  /// Lets the control judge the lift or the cancellation of the gesture.
  mutating func judgeRelease(isCancelled: Bool) {
    guard refresh.isAttached else { return }
    sendBegin(handle(isCancelled ? .gestureCancelled : .released))
  }

  /// Whether the gesture under way pulls the control: it has been there since touch-down.
  private var pullsControl: Bool {
    refresh.gesture.isUnderWay && refresh.gesture.pullsControl && refresh.isAttached
  }
}
