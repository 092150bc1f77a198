public import RefreshCore
import ScrollCore

extension ScrollView {
  /// The refresh control of the view.
  ///
  /// Setting another one or `nil` takes the old one away: a refresh that runs ends as cancelled
  /// within the call, and the content springs back. A control that was on another view leaves that
  /// one in the same way. Setting the same one again changes nothing.
  public var refreshControl: RefreshControl? {
    get { control }
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
    _ control: RefreshControl = RefreshControl(), replaceIfExists: Bool = false
  ) -> RefreshControl {
    if let existing = self.control, existing === control || !replaceIfExists { return existing }
    // It is on this view before the view that it leaves tells anybody.
    if let old = control.scrollView {
      old.perform { old in
        old.detachControl()
        replaceControl(by: control)
      }
    } else {
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

  /// How far the content is pulled below its rest, in points.
  public var pullDistance: Double { max(0, geometry.restOffset.y - offset.y) }

  /// The pull distance in proportion to the trigger distance; more than 1 beyond the trigger.
  ///
  /// 0 without a control, and in a view without a height.
  public var progress: Double {
    guard let control, control.triggerDistance > 0 else { return 0 }
    return pullDistance / control.triggerDistance
  }

  /// The progress, limited to 1.
  public var clampedProgress: Double { min(1, progress) }

  /// How much of the refresh control shows, in points; 0 if it is hidden or absent.
  public var visibleHeight: Double { min(control?.heldHeight ?? 0, pullDistance) }

  // MARK: Attaching

  private func replaceControl(by new: RefreshControl) {
    perform { view in
      view.detachControl()
      view.attach(new)
    }
  }

  private func attach(_ new: RefreshControl) {
    control = new
    new.scrollView = self
    new.machine.continueCycles(after: newestCycle)
    new.countsTitle = new.titleIsThere
    tell(new, .attached)
    limitTrigger()
  }

  private func detachControl() {
    guard let old = control else { return }
    let wasIdle = old.state.phase == .idle
    newestCycle = old.machine.newestCycle
    let response = old.machine.handle(.detached, at: now)
    announce(response, of: old)
    control = nil
    gesture?.pullsControl = false
    old.scrollView = nil
    complete(response, of: old)
    if !wasIdle { springToRestIfNeeded() }
  }

  /// The view's height limits the trigger distance to what three quarters of it can be pulled.
  func limitTrigger() {
    guard let control else { return }
    let height = geometry.viewportSize.height
    let limit = RubberBand(dimension: height).displacement(forTravel: 0.75 * height)
    announce(
      control.machine.configure(control.configuration, triggerLimit: limit), of: control)
  }

  func controlConfigurationChanged(_ control: RefreshControl) {
    limitTrigger()
    guard control.inset != geometry.refreshInset else { return }
    var new = geometry
    new.refreshInset = control.inset
    apply(new)
  }

  func controlVisibilityChanged(_ control: RefreshControl) {
    if control.isHidden { tell(control, .hidden) }
    updateRefreshInset()
    if control.isHidden { springToRestIfNeeded() }
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
    if transition.to == .ending && transition.outcome == .success {
      control.lastUpdated = transition.instant
    }
    notify(.event(control, .transition(transition)))
  }

  /// Lets the inset follow a change of state, and tells that a pull or a refresh is over.
  func complete(_ response: RefreshResponse, of control: RefreshControl) {
    if response.transition != nil { updateRefreshInset() }
    if response.transition?.to == .idle, control === self.control { countTitle(of: control) }
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

  /// Begins a refresh by command; one that is closing is over first.
  func begin(_ control: RefreshControl, sends: Bool) -> RefreshAnswer? {
    if control.state.phase == .ending && control.isEnabled { tell(control, .endInterrupted) }
    let answer = tell(control, .beginCommanded).answer
    if sends, case .began(let cycle)? = answer { send(control, cycle) }
    return answer
  }

  /// Tells the machine of a drag: as two events when the pull begins with it.
  func feedDrag(to control: RefreshControl) -> RefreshResponse {
    let isPulling = control.state.phase == .pulling
    if !isPulling && (control.isHidden || pullDistance <= AxisEdges.slack) { return .none }
    let isVetoed = isVetoed(control)
    // The delegate, when asked, may have moved the content or taken the control away.
    guard takesPart(control) else { return .none }
    let event = RefreshEvent.dragged(to: pullDistance, isVetoed: isVetoed)
    let response = control.machine.handle(event, at: now)
    announce(response, of: control)
    guard response.transition?.to == .pulling else { return response }
    let second = control.machine.handle(event, at: now)
    announce(second, of: control)
    return second
  }

  /// Whether the gesture that is under way pulls a control: the one that was there at touch-down.
  func takesPart(_ control: RefreshControl) -> Bool {
    control === self.control && gesture?.pullsControl == true
  }

  /// Asks the delegate, once for a gesture that pulls, whether it refuses a refresh.
  private func isVetoed(_ control: RefreshControl) -> Bool {
    if let gesture, !gesture.isVetoAsked, control.machine.gestureMayBegin, control.isEnabled {
      self.gesture?.isVetoAsked = true
      let allows = ask(delegateReference.refreshDelegate) { $0.refreshControlShouldBegin(in: self) }
      self.gesture?.isVetoed = allows == false
    }
    return gesture?.isVetoed ?? false
  }

  func restartIndicator(of control: RefreshControl) {
    guard control.isRefreshing else { return }
    control.indicatorRestartCount += 1
    notify(.event(control, .indicatorRestarted))
  }
}
