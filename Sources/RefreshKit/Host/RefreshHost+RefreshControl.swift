public import RefreshCore
import ScrollCore

extension RefreshHost {
  /// The refresh control of the view.
  ///
  /// Setting another one or `nil` takes the old one away: a refresh that runs ends as cancelled
  /// within the call, and the content springs back. A control that was on another view leaves that
  /// one in the same way. Setting the same one again changes nothing.
  public var refreshControl: RefreshControl? {
    get { refreshHosting.control }
    set {
      if let newValue {
        addRefreshControl(newValue, replaceIfExists: true)
      } else {
        perform { $0.detachControl() }
      }
    }
  }

  /// Puts a refresh control on the view.
  ///
  /// - Parameters:
  ///   - control: The control; left out, one with the default configuration.
  ///   - replaceIfExists: Whether it takes the place of a control that is there already.
  /// - Returns: The control that is on the view now.
  @discardableResult
  public func addRefreshControl(
    _ control: RefreshControl? = nil, replaceIfExists: Bool = false
  ) -> RefreshControl {
    if let existing = refreshControl {
      if existing === control { return existing }
      guard replaceIfExists else {
        if control != nil { report(.keptRefreshControl) }
        return existing
      }
    }
    let control = control ?? RefreshControl()
    // It is on this host before the host that it leaves tells anybody.
    if let old = control.host {
      old.perform { old in
        old.detachControl()
        replaceControl(by: control)
      }
    } else {
      control.leaveFreedHost()
      replaceControl(by: control)
    }
    return control
  }

  /// Puts a refresh control with a configuration on the view, unless one is there.
  ///
  /// - Returns: The control that is on the view now.
  @discardableResult
  public func setupRefreshControl(
    configuration: RefreshConfiguration = .uiRefreshControl
  ) -> RefreshControl {
    addRefreshControl(RefreshControl(configuration: configuration))
  }

  /// The pull distance in proportion to the trigger distance; more than 1 beyond the trigger.
  ///
  /// 0 without a control, and in a view without a height.
  public var progress: Double {
    guard let control = refreshControl, control.triggerDistance > 0 else { return 0 }
    return pulled / control.triggerDistance
  }

  /// The progress, limited to 1.
  public var clampedProgress: Double { min(1, progress) }

  /// How much of the refresh control shows, in points; 0 if it is hidden or absent.
  public var visibleHeight: Double { min(heldRefreshHeight, pulled) }

  /// What the refresh control adds to the top inset: 0, or its height while a refresh runs.
  public var refreshInset: Double { refreshHosting.refreshInset }

  /// How far below its rest the content shows the whole control, in points; 0 if it is hidden or
  /// absent.
  public var heldRefreshHeight: Double { refreshControl?.heldHeight ?? 0 }

  /// The instant at which the running refresh will end by itself; `nil` if none will.
  public var nextDeadline: Instant? { refreshControl?.nextDeadline }

  /// Whether the host is on screen, as `window != nil` says in UIKit; `true` by default.
  ///
  /// Leaving the screen cancels a gesture under way and changes nothing of a refresh; time goes on.
  /// On return a refresh that runs has its indicator started anew.
  public var isOnScreen: Bool {
    get { refreshHosting.isOnScreen }
    set {
      guard newValue != isOnScreen else { return }
      refreshHosting.isOnScreen = newValue
      if newValue {
        perform { host in
          if let control = host.refreshControl { host.restartIndicator(of: control) }
        }
      } else {
        cancelGestureOnLeaving()
      }
    }
  }

  // MARK: Attaching

  private func replaceControl(by new: RefreshControl) {
    waitForTurn(of: new.leftHosting)
    perform { view in
      view.detachControl()
      view.attach(new)
    }
  }

  private func attach(_ new: RefreshControl) {
    refreshHosting.control = new
    new.host = self
    new.machine.continueCycles(after: refreshHosting.newestCycle)
    new.countsTitle = new.hasTitle
    tell(new, .attached)
    limitTrigger()
  }

  private func detachControl() {
    let hosting = refreshHosting
    guard let old = hosting.control else { return }
    let wasIdle = old.state.phase == .idle
    hosting.newestCycle = old.machine.newestCycle
    let response = old.machine.handle(.detached, at: now)
    announce(response, of: old)
    hosting.control = nil
    hosting.gesture?.pullsControl = false
    old.host = nil
    old.leftHosting = hosting
    old.forgetViewHeight()
    complete(response, of: old)
    if !wasIdle { returnToRestIfNeeded() }
  }

  /// The view's height limits the trigger distance to what three quarters of it can be pulled.
  func limitTrigger() {
    guard let control = refreshControl else { return }
    let height = viewportHeight
    guard height.isFinite, height >= 0 else {
      return report(.refusedValue(property: "viewportHeight", value: "\(height)"))
    }
    let limit = RubberBand(dimension: height).displacement(forTravel: 0.75 * height)
    announce(
      control.machine.configure(control.configuration, triggerLimit: limit), of: control)
  }

  func controlConfigurationChanged(_ control: RefreshControl) {
    limitTrigger()
    // Other durations may have left an end behind that would have come by now.
    endWhatIsDue()
    let old = refreshInset
    guard control.inset != old else { return }
    refreshHosting.refreshInset = control.inset
    followHeight(from: old)
  }

  func controlVisibilityChanged(_ control: RefreshControl) {
    if control.isHidden { tell(control, .hidden) }
    updateRefreshInset()
    if control.isHidden { returnToRestIfNeeded() }
  }

  // MARK: The machine and what follows from it

  /// Tells the control's machine an event, and everybody what came of it.
  @discardableResult
  func tell(_ control: RefreshControl, _ event: RefreshEvent) -> RefreshResponse {
    let response = control.machine.handle(event, at: now)
    announce(response, of: control)
    complete(response, of: control)
    return response
  }

  /// Tells that the control was armed or changed its state.
  func announce(_ response: RefreshResponse, of control: RefreshControl) {
    if let isArmed = response.armed { notify(.event(control, isArmed ? .armed : .disarmed)) }
    guard let transition = response.transition else { return }
    if transition.to == .refreshing { control.lastError = nil }
    if transition.from == .refreshing, let outcome = transition.outcome {
      control.workIsOver(outcome)
    }
    if transition.to == .ending && transition.outcome == .success {
      control.lastUpdated = transition.instant
    }
    control.tellStreams(transition)
    notify(.event(control, .transition(transition)))
  }

  /// Lets the inset follow a change of state, and tells that a pull or a refresh is over.
  func complete(_ response: RefreshResponse, of control: RefreshControl) {
    if response.transition != nil { updateRefreshInset() }
    if response.transition?.to == .idle, control === refreshControl { countTitle(of: control) }
    if let reason = response.cancelledPull { notify(.didCancelPull(reason)) }
    if let transition = response.transition, transition.to == .idle,
      let cycle = transition.cycle, let outcome = transition.outcome
    {
      notify(.didEndRefresh(control, cycle, outcome))
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
  private func send(_ control: RefreshControl, _ cycle: RefreshCycle) {
    notify(.actions(control, cycle))
    notify(.didBeginRefresh(control, cycle))
  }

  /// Runs a command that a control was given.
  func obey(_ command: RefreshEvent, of control: RefreshControl, _ sends: Bool) -> RefreshAnswer {
    let answer = perform { host in
      command == .beginCommanded
        ? host.begin(control, sends: sends) : host.tell(control, command).answer
    }
    return answer ?? .noControl
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
      let allows = ask(hosting.listener.listener) { $0.refreshControlShouldBegin(in: self) }
      hosting.gesture?.isVetoed = allows == false
    }
    return hosting.gesture?.isVetoed ?? false
  }

  func restartIndicator(of control: RefreshControl) {
    guard control.isRefreshing else { return }
    control.indicatorRestartCount += 1
    notify(.event(control, .indicatorRestarted))
  }
}
