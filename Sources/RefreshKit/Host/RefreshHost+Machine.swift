import RefreshCore

// What the machine of the control is told, and what follows from its answers.
extension RefreshHost {
  /// Tells the control's machine an event, and everybody what came of it.
  @discardableResult
  func tell(_ control: RefreshControl, _ event: RefreshEvent) -> RefreshResponse {
    let response = control.machine.handle(event, at: now)
    // An end of which nothing is seen is over at once, whatever moves. What is seen at its instant counts,
    // before the new inset changes where motions go.
    let endsOutOfSight = response.transition?.to == .ending && visibleHeight <= AxisEdges.slack
    announce(response, of: control)
    complete(response, of: control)
    if endsOutOfSight && control.state.cycle == response.transition?.cycle {
      tell(control, .collapsed)
    }
    return response
  }

  /// Tells that the control was armed or changed its state.
  func announce(_ response: RefreshResponse, of control: RefreshControl) {
    if let isArmed = response.armed { tellInTurn(isArmed ? .armed : .disarmed, of: control) }
    guard let transition = response.transition else { return }
    let oldError = transition.to == .refreshing ? control.takeLastError() : nil
    let ended = transition.from == .refreshing ? transition.outcome : nil
    let oldWork = ended.flatMap { control.endWork($0) }
    if transition.to == .ending && transition.outcome == .success {
      control.lastUpdated = transition.instant
    }
    if !control.streams.isEmpty { control.tellStreams(transition) }
    tellInTurn(.transition(transition), of: control)
    // An error that is freed and work that is called off may call anything. So that comes in its turn:
    // what is told of it comes after this change.
    if let oldError { refreshHosting.letGoInTurn(of: oldError) }
    if let oldWork { refreshHosting.append(body: { oldWork.cancel() }) }
  }

  /// Lets an event wait for its turn to be told, if anybody observes.
  private func tellInTurn(_ event: RefreshControl.Event, of control: RefreshControl) {
    guard !control.observers.isEmpty else { return }
    notify(.event(event, observers: control.observers.added), of: control)
  }

  /// Lets the inset follow a change of state, and tells that a pull or a refresh is over.
  func complete(_ response: RefreshResponse, of control: RefreshControl) {
    if response.transition != nil { updateRefreshInset() }
    if response.transition?.to == .idle, control === refreshControl { countTitle(of: control) }
    if let reason = response.cancelledPull { notify(.didCancelPull(reason), of: control) }
    if let transition = response.transition, transition.to == .idle,
      let cycle = transition.cycle, let outcome = transition.outcome
    {
      notify(.didEndRefresh(cycle, outcome), of: control)
    }
  }

  /// Tells a begin to actions and delegate, if that is what a finger brought about.
  func sendBegin(_ response: RefreshResponse, of control: RefreshControl) {
    guard response.transition?.to == .refreshing, let cycle = response.transition?.cycle else {
      return
    }
    send(control, cycle)
  }

  /// Tells a begin to actions and delegate.
  ///
  /// A host of the user's own may have ended the refresh, or taken the control away, when it was told of
  /// the inset. Then there is nothing to tell, since nothing of a refresh comes after its end.
  private func send(_ control: RefreshControl, _ cycle: RefreshCycle) {
    guard control.isRefreshing, control.state.cycle == cycle else { return }
    notify(.actions(cycle, isBegin: true), of: control)
    notify(.didBeginRefresh(cycle), of: control)
  }

  /// Runs a command, made at the host's present, on a control, or on the one that is there then if none
  /// is wanted.
  ///
  /// - Returns: `nil` if the control is not on the host then.
  func obey(
    _ command: (Instant) -> RefreshEvent, of wanted: RefreshControl?, _ sends: Bool
  ) -> RefreshAnswer? {
    perform { host in
      guard let control = wanted ?? host.refreshControl, control.host === host else { return nil }
      let command = command(host.now)
      if case .beginCommanded = command {
        return host.begin(control, sends: sends) ?? .noControl
      }
      return host.tell(control, command).answer ?? .noControl
    }
  }

  /// Begins a refresh by command; one that is closing is over first.
  func begin(_ control: RefreshControl, sends: Bool) -> RefreshAnswer? {
    if control.state.phase == .ending && control.isEnabled { tell(control, .endInterrupted) }
    let answer = tell(control, .beginCommanded).answer
    if sends, case .began(let cycle)? = answer { send(control, cycle) }
    return answer
  }

  /// Takes in a drag that goes on with a pull and changes nothing but its distance, if it is one.
  @inline(__always)
  func pullsSteadily(to distance: Double) -> Bool {
    let hosting = refreshHosting
    guard let gesture = hosting.gesture, gesture.isVetoAsked, gesture.pullsControl else {
      return false
    }
    guard let control = hosting.unmanaged else { return false }
    return control._withUnsafeGuaranteedRef { $0.machine.dragsSteadily(to: distance) }
  }

  /// Tells the machine of a drag: as two events when the pull begins with it.
  func feedDrag(to control: RefreshControl) -> RefreshResponse {
    let isPulling = control.state.phase == .pulling
    if !isPulling && (control.isHidden || pulled <= AxisEdges.slack) { return .none }
    let isVetoed = isVetoed(control)
    // The delegate, when asked, may have moved the content or taken the control away.
    guard control === pulledControl else { return .none }
    let event = RefreshEvent.dragged(to: pulled, isVetoed: isVetoed)
    let response = control.machine.handle(event, at: now)
    announce(response, of: control)
    guard response.transition?.to == .pulling else { return response }
    let second = control.machine.handle(event, at: now)
    announce(second, of: control)
    return second
  }

  /// The control that the gesture under way pulls: the one that was there at touch-down.
  var pulledControl: RefreshControl? {
    let hosting = refreshHosting
    return hosting.gesture?.pullsControl == true ? hosting.control : nil
  }

  /// Asks the delegate, once for a gesture that pulls, whether it refuses a refresh.
  private func isVetoed(_ control: RefreshControl) -> Bool {
    let hosting = refreshHosting
    if let gesture = hosting.gesture, !gesture.isVetoAsked, control.machine.gestureMayBegin,
      control.isEnabled
    {
      hosting.gesture?.isVetoAsked = true
      let allows = ask(hosting.listener) { $0.refreshControlShouldBegin(in: self) }
      hosting.gesture?.isVetoed = allows == false
    }
    return hosting.gesture?.isVetoed ?? false
  }

  func restartIndicator(of control: RefreshControl) {
    guard control.isRefreshing else { return }
    control.indicatorRestartCount += 1
    tellInTurn(.indicatorRestarted, of: control)
  }
}
