import RefreshCore

// What the machine of the control is told, and what follows from its answers.
extension PullModel {
  /// Tells the control's machine an event, and leaves what comes of it as effects.
  @discardableResult
  mutating func handle(_ event: RefreshEvent, at edge: RefreshEdge = .top) -> RefreshResponse {
    let response = decide(event, at: edge)
    // What shows at the end itself counts, before another inset changes where motions go.
    let endsOutOfSight =
      response.transition?.to == .ending && visibleHeight(at: edge) <= AxisEdges.tolerance
    announce(response, at: edge)
    complete(response, at: edge)
    // A control out of sight has nothing to close, whatever goes on moving.
    if endsOutOfSight { handle(.collapsed, at: edge) }
    return response
  }

  /// Has a machine decide; the numbers of refreshes go on across all controls.
  private mutating func decide(_ event: RefreshEvent, at edge: RefreshEdge) -> RefreshResponse {
    let (now, newest) = (now, newestCycle)
    guard edge == .top || others.contains(edge) else {
      // Nothing is kept of a control that has never been there.
      var none = self[edge].machine
      return none.handle(event, at: now)
    }
    let response = change(edge) { end in
      end.machine.continueCycles(after: newest)
      return end.machine.handle(event, at: now)
    }
    if let cycle = response.transition?.cycle { newestCycle = max(newestCycle, cycle) }
    return response
  }

  /// Leaves that the control was armed or changed its state.
  mutating func announce(_ response: RefreshResponse, at edge: RefreshEdge) {
    let number = read(edge) { $0.number }
    if let isArmed = response.armed { enqueue(.armed(isArmed, of: number)) }
    guard let transition = response.transition else { return }
    if transition.from == .refreshing {
      change(edge) { $0.lastOutcome = transition.outcome }
      forgetBegin(of: transition.cycle)
    }
    if transition.to == .ending && transition.outcome == .success {
      change(edge) { $0.lastUpdated = transition.instant }
    }
    if transition.to == .refreshing, let cycle = transition.cycle {
      change(edge) { $0.newestCycle = cycle }
    }
    enqueue(.transition(transition, of: number))
    if transition.to == .refreshing, !others.isEmpty { excludeOthers(than: edge) }
  }

  /// Whether a control may not begin, since another one refreshes.
  package func isExcluded(_ edge: RefreshEdge) -> Bool {
    guard runsOneCycleAtATime, !others.isEmpty else { return false }
    for other in attachedEdges where other != edge && state(at: other).phase == .refreshing {
      return true
    }
    return false
  }

  /// Keeps the gesture under way from beginning a refresh at another edge than that of a begin.
  private mutating func excludeOthers(than edge: RefreshEdge) {
    guard runsOneCycleAtATime else { return }
    for other in attachedEdges where other != edge && state(at: other).phase == .pulling {
      exclude(other)
    }
  }

  /// Keeps the gesture under way from beginning a refresh at an edge.
  private mutating func exclude(_ edge: RefreshEdge) {
    let response = change(edge) { end in
      end.gesture.isVetoAsked = true
      end.gesture.isVetoed = true
      return end.machine.exclude()
    }
    announce(response, at: edge)
  }

  /// Lets the inset follow a change of state, and leaves that a pull or a refresh is over.
  mutating func complete(_ response: RefreshResponse, at edge: RefreshEdge) {
    let number = read(edge) { $0.number }
    if response.transition != nil { updateRefreshInset(at: edge) }
    if response.transition?.to == .idle, read(edge, { $0.isAttached }) { includeTitle(at: edge) }
    if let reason = response.cancelledPull { enqueue(.didCancelPull(reason, of: number)) }
    guard let transition = response.transition else { return }
    if transition.to == .idle, let cycle = transition.cycle, let outcome = transition.outcome {
      enqueue(.didEndRefresh(cycle, outcome, of: number))
    }
  }

  /// Leaves a begin to be told to actions and delegate, if that is what a finger brought about.
  mutating func sendBegin(_ response: RefreshResponse, at edge: RefreshEdge) {
    guard response.transition?.to == .refreshing, let cycle = response.transition?.cycle else {
      return
    }
    send(cycle, at: edge)
  }

  mutating func send(_ cycle: RefreshCycle, at edge: RefreshEdge) {
    let number = read(edge) { $0.number }
    enqueue(.actions(cycle, isBegin: true, of: number))
    enqueue(.didBeginRefresh(cycle, of: number))
  }

  // MARK: A gesture

  /// Begins the part of a gesture that concerns the controls, after the touch has stopped the
  /// content.
  mutating func beginPullGesture() {
    setGesture { end in PullGesture(isUnderWay: true, pullsControl: end.isAttached) }
    for edge in attachedEdges {
      if state(at: edge).phase == .ending { handle(.endInterrupted, at: edge) }
      handle(
        .touchBegan(distance: read(edge) { $0.isHidden } ? 0 : pullDistance(at: edge)), at: edge)
      if isExcluded(edge), state(at: edge).phase == .pulling { exclude(edge) }
    }
  }

  /// Ends the part of a gesture that concerns the controls.
  mutating func endPullGesture() {
    setGesture { end in
      var gesture = end.gesture
      gesture.isUnderWay = false
      return gesture
    }
  }

  private mutating func setGesture(_ gesture: (RefreshEnd) -> PullGesture) {
    refresh.gesture = gesture(refresh)
    others.changeAll { $0.gesture = gesture($0) }
  }

  /// Lets the controls judge a move of the finger that may be more than a longer pull.
  mutating func judgeDrag(isScroll: Bool) {
    judgeDrag(isScroll: isScroll, at: attachedEdges)
  }

  /// Lets the controls of some edges judge a move of the finger, one after the other.
  private mutating func judgeDrag(isScroll: Bool, at edges: EdgeOrder) {
    var (isScroll, rest) = (isScroll, edges)
    while let edge = rest.next() {
      let isPulled = pullDistance(at: edge) > AxisEdges.tolerance
      guard read(edge, { $0.isConcerned(isPulled: isPulled) }) else { continue }
      if isExcluded(edge) {
        exclude(edge)
      } else if read(edge, { $0.wantsToAsk }) {
        step = .asksToBegin(isScroll: isScroll, at: edge, then: rest)
        return
      }
      feedDrag(isScroll: isScroll, at: edge)
      isScroll = false
    }
    if isScroll { enqueueScroll() }
    settle()
  }

  /// Asks whether the gesture may begin a refresh at an edge.
  ///
  /// What was told meanwhile may have changed that: the move is judged anew then.
  ///
  /// - Returns: The question; `nil` if there is none any more.
  mutating func askToBegin(
    isScroll: Bool, at edge: RefreshEdge, then rest: EdgeOrder
  ) -> PullEffect? {
    let isPulled = pullDistance(at: edge) > AxisEdges.tolerance
    guard !isExcluded(edge), read(edge, { $0.isConcerned(isPulled: isPulled) && $0.wantsToAsk })
    else {
      var edges = EdgeOrder(edge)
      for other in rest { edges.append(other) }
      judgeDrag(isScroll: isScroll, at: edges)
      return nil
    }
    change(edge) { $0.gesture.isVetoAsked = true }
    step = .waitsForBegin(isScroll: isScroll, at: edge, then: rest)
    return .shouldBeginRefresh(of: read(edge) { $0.number })
  }

  /// Goes on with a move of the finger when the delegate has said whether the gesture may begin.
  ///
  /// A control that has come meanwhile, or has been hidden, has no part in the gesture.
  mutating func finishDrag(
    isScroll: Bool, at edge: RefreshEdge, then rest: EdgeOrder, mayBegin: Bool
  ) {
    let isVetoed = !mayBegin || isExcluded(edge)
    change(edge) { $0.gesture.isVetoed = isVetoed }
    let isPulled = pullDistance(at: edge) > AxisEdges.tolerance
    if read(edge, { $0.isConcerned(isPulled: isPulled) }) {
      feedDrag(isScroll: isScroll, at: edge)
      judgeDrag(isScroll: false, at: rest)
    } else {
      judgeDrag(isScroll: isScroll, at: rest)
    }
  }

  /// Tells the machine of a drag: as two events when the pull begins with it.
  private mutating func feedDrag(isScroll: Bool, at edge: RefreshEdge) {
    let event = RefreshEvent.dragged(
      to: pullDistance(at: edge), isVetoed: read(edge) { $0.gesture.isVetoed })
    var response = decide(event, at: edge)
    announce(response, at: edge)
    if response.transition?.to == .pulling {
      response = decide(event, at: edge)
      announce(response, at: edge)
    }
    if isScroll { enqueueScroll() }
    complete(response, at: edge)
    sendBegin(response, at: edge)
  }

  /// Lets the controls judge the lift or the cancellation of the gesture.
  mutating func judgeRelease(isCancelled: Bool) {
    for edge in attachedEdges {
      sendBegin(handle(isCancelled ? .gestureCancelled : .released, at: edge), at: edge)
    }
  }
}

extension RefreshEnd {
  /// Whether the gesture under way pulls the control: it has been there since touch-down.
  var pullsControl: Bool { gesture.isUnderWay && gesture.pullsControl && isAttached }

  /// Whether a move of the finger concerns the control, past whose edge the content is or not.
  func isConcerned(isPulled: Bool) -> Bool {
    guard pullsControl else { return false }
    return machine.state.phase == .pulling || (isPulled && !isHidden)
  }

  /// Whether the delegate is to be asked first if the gesture may begin a refresh.
  var wantsToAsk: Bool { !gesture.isVetoAsked && machine.gestureMayBegin && machine.isEnabled }
}
