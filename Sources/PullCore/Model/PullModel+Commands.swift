public import RefreshCore
import ScrollCore

// Commands to the control. They act at once, at any time, and answer; what they cause waits its
// turn.
extension PullModel {
  /// Runs a command at the present, after what is due at it, and brings the list in order.
  mutating func command<Answer>(_ body: (inout PullModel) -> Answer) -> Answer {
    endWhatIsDue()
    if isForeign, foreign?.isExecuting == false { foreign?.hasAskedToReturn = false }
    let answer = body(&self)
    settle()
    return answer
  }

  /// Does what has come by now: ends what is due, and sees where others have moved their content.
  package mutating func comeToPresent() {
    command { _ in }
  }

  /// Ends a refresh that is due at the present instant, before a command that is given at it.
  ///
  /// That is the case in the callback of a motion's end at the same instant.
  @inline(never)  // one copy of it, or a web page grows by 2 KB
  mutating func endWhatIsDue() {
    guard let due = nextDeadline, due <= now else { return }
    handle(.timeReached)
    settle()
  }

  /// Begins a refresh; one that is closing is over first.
  ///
  /// - Parameter sends: Whether actions and delegate are told.
  /// - Returns: `began`, `alreadyRefreshing`, `disabled` or `noControl`.
  @discardableResult
  public mutating func beginRefreshing(sends: Bool = false) -> RefreshAnswer {
    command { $0.begin(sends: sends) }
  }

  private mutating func begin(sends: Bool) -> RefreshAnswer {
    if state.phase == .ending && refresh.machine.isEnabled { handle(.endInterrupted) }
    let answer = answer(to: .beginCommanded)
    if sends, case .began(let cycle) = answer { send(cycle) }
    return answer
  }

  /// Begins a refresh as a pull would: actions and delegate are told, and the control is scrolled
  /// into view after that.
  ///
  /// - Returns: `began`, `alreadyRefreshing`, `disabled` or `noControl`.
  @discardableResult
  public mutating func pullAndRefresh() -> RefreshAnswer {
    command { model in
      let answer = model.begin(sends: true)
      if case .began(let cycle) = answer {
        model.queue.append(.scrollToHold(cycle))
      }
      return answer
    }
  }

  /// Scrolls to hold once the begin of a programmatic pull has been told, if it still runs then.
  ///
  /// The cycle says that alone: no two controls of a model share one.
  mutating func showRefresh(_ cycle: RefreshCycle) {
    if state.cycle == cycle, state.phase == .refreshing, !refresh.isHidden, !contentIsHeld {
      showHold(animated: true)
    }
    settle()
  }

  private mutating func showHold(animated: Bool) {
    if !isForeign {
      scrollContentToHold(animated: animated)
    } else {
      request(.scrollToHold(animated: animated))
    }
  }

  /// Ends the refresh that runs, or another one's end.
  ///
  /// - Parameters:
  ///   - cycle: The refresh to end; `nil` for the one that runs.
  ///   - outcome: How it ended.
  ///   - deadline: When it ends; one that has passed, and `nil`, end at once.
  /// - Returns: `ended`, `scheduled`, `notRefreshing` or `stale`.
  @discardableResult
  public mutating func endRefreshing(
    cycle: RefreshCycle? = nil, outcome: RefreshOutcome = .success, deadline: Instant? = nil
  ) -> RefreshAnswer {
    execute(.endCommanded(cycle: cycle, outcome: outcome, deadline: deadline))
  }

  /// Calls the refresh off, whatever its minimum duration.
  ///
  /// - Returns: `ended`, `notRefreshing` or `stale`.
  @discardableResult
  public mutating func cancelRefreshing(cycle: RefreshCycle? = nil) -> RefreshAnswer {
    execute(.cancelCommanded(cycle: cycle))
  }

  /// Whether pulls and begins are accepted; ending always is.
  public var isEnabled: Bool {
    get { refresh.machine.isEnabled }
    set { _ = execute(newValue ? .enabled : .disabled) }
  }

  private mutating func execute(_ event: RefreshEvent) -> RefreshAnswer {
    command { $0.answer(to: event) }
  }

  private mutating func answer(to event: RefreshEvent) -> RefreshAnswer {
    handle(event).answer ?? .noControl
  }

  /// Starts the indicator anew if a refresh runs.
  package mutating func restartIndicator() {
    command { $0.enqueueIndicatorRestart() }
  }

  private mutating func enqueueIndicatorRestart() {
    guard state.phase == .refreshing else { return }
    refresh.indicatorRestartCount += 1
    enqueue(.indicatorRestarted(of: refresh.number))
  }

  /// Starts the indicator anew and scrolls to hold, if a refresh runs and the content is not there.
  ///
  /// - Returns: `alreadyRefreshing`, `notRefreshing` or `noControl`.
  package mutating func showRunningRefresh(animated: Bool) -> RefreshAnswer {
    guard refresh.isAttached else { return .noControl }
    return command { model in
      guard model.state.phase == .refreshing else { return .notRefreshing }
      model.enqueueIndicatorRestart()
      if !model.refresh.isHidden && !model.isAtHold { model.showHold(animated: animated) }
      return .alreadyRefreshing
    }
  }

  /// Has the actions called by hand.
  package mutating func sendActions() {
    command {
      $0.enqueue(
        .actions($0.refresh.machine.newestCycle, isBegin: false, of: $0.refresh.number))
    }
  }

  /// Says whether the control is out of sight.
  package mutating func setHidden(_ isHidden: Bool) {
    command { model in
      guard isHidden != model.refresh.isHidden else { return }
      model.refresh.isHidden = isHidden
      if isHidden { model.handle(.hidden) }
      model.updateRefreshInset()
      if isHidden { model.returnToRestIfNeeded() }
    }
  }

  /// Says whether a title takes up a line.
  package mutating func setTitle(isPresent: Bool) {
    command { $0.refresh.hasTitle = isPresent }
  }

  /// Takes over another configuration.
  package mutating func configure(_ configuration: RefreshConfiguration) {
    command { model in
      let limit = model.refresh.machine.triggerLimit
      model.announce(model.refresh.configure(configuration, triggerLimit: limit))
      model.limitTrigger()
      // Other durations may have left an end behind that would have come by now.
      model.endWhatIsDue()
      model.followHeight()
    }
  }

  /// Takes over another height of a control that holds the content open.
  private mutating func followHeight() {
    let old = geometry.refreshInset
    guard refresh.inset != old else { return }
    guard let foreign else {
      // Another height of the control is a change of insets like any other.
      var new = geometry
      new.refreshInset = refresh.inset
      return apply(new)
    }
    let wasAtHold = abs(foreign.distance - old) <= AxisEdges.edgeTolerance
    changeRefreshInset(to: refresh.inset)
    if wasAtHold && geometry.refreshInset > 0 && !foreign.isTracking && !foreign.isMoving {
      request(.scrollToHold(animated: false))
    }
  }
}
