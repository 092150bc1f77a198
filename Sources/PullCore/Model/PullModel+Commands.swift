public import RefreshCore
import ScrollCore

// Commands to the control. They act at once, at any time, and answer; what they cause waits its
// turn.
extension PullModel {
  /// Runs a command at the present, after what is due at it, and brings the list in order.
  mutating func command<Answer>(_ body: (inout PullModel) -> Answer) -> Answer {
    endWhatIsDue()
    if isForeign, foreign?.isExecuting == false { foreign?.edgesOfAskedReturns = [] }
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
    endWhatIsDueNow()
    settle()
  }

  /// Begins a refresh; one that is closing is over first.
  ///
  /// - Parameters:
  ///   - edge: The edge of the control.
  ///   - sends: Whether actions and delegate are told.
  /// - Returns: `began`, `alreadyRefreshing`, `disabled`, `excluded` or `noControl`.
  @discardableResult
  public mutating func beginRefreshing(
    at edge: RefreshEdge = .top, sends: Bool = false
  ) -> RefreshAnswer {
    command { $0.begin(at: edge, sends: sends) }
  }

  private mutating func begin(at edge: RefreshEdge, sends: Bool) -> RefreshAnswer {
    let mayBegin = read(edge) { $0.isAttached && $0.machine.isEnabled }
    if mayBegin, state(at: edge).phase != .refreshing, isExcluded(edge) { return .excluded }
    if state(at: edge).phase == .ending, mayBegin {
      handle(.endInterrupted, at: edge)
    }
    let answer = answer(to: .beginCommanded, at: edge)
    if sends, case .began(let cycle) = answer { send(cycle, at: edge) }
    return answer
  }

  /// Begins a refresh as a pull would: actions and delegate are told, and the control is scrolled
  /// into view after that.
  ///
  /// - Returns: `began`, `alreadyRefreshing`, `disabled`, `excluded` or `noControl`.
  @discardableResult
  public mutating func pullAndRefresh(at edge: RefreshEdge = .top) -> RefreshAnswer {
    command { model in
      let answer = model.begin(at: edge, sends: true)
      if case .began(let cycle) = answer {
        model.queue.append(.scrollToHold(cycle, at: edge))
      }
      return answer
    }
  }

  /// Scrolls to hold once the begin of a programmatic pull has been told, if it still runs then.
  ///
  /// The cycle says that alone: no two controls of a model share one.
  mutating func showRefresh(_ cycle: RefreshCycle, at edge: RefreshEdge) {
    let state = state(at: edge)
    if state.cycle == cycle, state.phase == .refreshing, !contentIsHeld,
      !read(edge, { $0.isHidden })
    {
      showHold(at: edge, animated: true)
    }
    settle()
  }

  private mutating func showHold(at edge: RefreshEdge, animated: Bool) {
    if !isForeign {
      scrollContentToHold(at: edge, animated: animated)
    } else {
      request(.scrollToHold(at: edge, animated: animated))
    }
  }

  /// Ends the refresh that runs, or another one's end.
  ///
  /// - Parameters:
  ///   - edge: The edge of the control.
  ///   - cycle: The refresh to end; `nil` for the one that runs.
  ///   - outcome: How it ended.
  ///   - deadline: When it ends; one that has passed, and `nil`, end at once.
  /// - Returns: `ended`, `scheduled`, `notRefreshing` or `stale`.
  @discardableResult
  public mutating func endRefreshing(
    at edge: RefreshEdge = .top, cycle: RefreshCycle? = nil, outcome: RefreshOutcome = .success,
    deadline: Instant? = nil
  ) -> RefreshAnswer {
    execute(.endCommanded(cycle: cycle, outcome: outcome, deadline: deadline), at: edge)
  }

  /// Calls the refresh off, whatever its minimum duration.
  ///
  /// - Returns: `ended`, `notRefreshing` or `stale`.
  @discardableResult
  public mutating func cancelRefreshing(
    at edge: RefreshEdge = .top, cycle: RefreshCycle? = nil
  ) -> RefreshAnswer {
    execute(.cancelCommanded(cycle: cycle), at: edge)
  }

  /// Whether pulls and begins at the top are accepted; ending always is.
  public var isEnabled: Bool {
    get { refresh.machine.isEnabled }
    set { setEnabled(newValue) }
  }

  /// Says whether pulls and begins are accepted at an edge; ending always is.
  public mutating func setEnabled(_ isEnabled: Bool, at edge: RefreshEdge = .top) {
    _ = execute(isEnabled ? .enabled : .disabled, at: edge)
  }

  private mutating func execute(_ event: RefreshEvent, at edge: RefreshEdge) -> RefreshAnswer {
    command { $0.answer(to: event, at: edge) }
  }

  private mutating func answer(to event: RefreshEvent, at edge: RefreshEdge) -> RefreshAnswer {
    handle(event, at: edge).answer ?? .noControl
  }

  /// Starts the indicator anew if a refresh runs.
  package mutating func restartIndicator(at edge: RefreshEdge = .top) {
    command { $0.enqueueIndicatorRestart(at: edge) }
  }

  /// Starts the indicators anew of all refreshes that run.
  package mutating func restartIndicators() {
    command { model in
      for edge in model.attachedEdges { model.enqueueIndicatorRestart(at: edge) }
    }
  }

  private mutating func enqueueIndicatorRestart(at edge: RefreshEdge) {
    guard state(at: edge).phase == .refreshing else { return }
    change(edge) { $0.indicatorRestartCount += 1 }
    enqueue(.indicatorRestarted(of: read(edge) { $0.number }))
  }

  /// Starts the indicator anew and scrolls to hold, if a refresh runs and the content is not there.
  ///
  /// - Returns: `alreadyRefreshing`, `notRefreshing` or `noControl`.
  package mutating func showRunningRefresh(
    at edge: RefreshEdge = .top, animated: Bool
  ) -> RefreshAnswer {
    guard read(edge, { $0.isAttached }) else { return .noControl }
    return command { model in
      guard model.state(at: edge).phase == .refreshing else { return .notRefreshing }
      model.enqueueIndicatorRestart(at: edge)
      if !model.read(edge, { $0.isHidden }), !model.isAtHold(edge) {
        model.showHold(at: edge, animated: animated)
      }
      return .alreadyRefreshing
    }
  }

  /// Has the actions called by hand.
  package mutating func sendActions(at edge: RefreshEdge = .top) {
    command { model in
      let end = model[edge]
      model.enqueue(.actions(end.newestCycle, isBegin: false, of: end.number))
    }
  }

  /// Says whether the control is out of sight.
  package mutating func setHidden(_ isHidden: Bool, at edge: RefreshEdge = .top) {
    command { model in
      guard isHidden != model.read(edge, { $0.isHidden }) else { return }
      model.change(edge) { $0.isHidden = isHidden }
      if isHidden { model.handle(.hidden, at: edge) }
      model.updateRefreshInset(at: edge)
      if isHidden { model.returnToRestIfNeeded(at: edge) }
    }
  }

  /// Says whether a title takes up a line.
  package mutating func setTitle(isPresent: Bool, at edge: RefreshEdge = .top) {
    command { $0.change(edge) { $0.hasTitle = isPresent } }
  }

  /// Takes over another configuration.
  package mutating func configure(
    _ configuration: RefreshConfiguration, at edge: RefreshEdge = .top
  ) {
    command { model in
      let response = model.change(edge) { end in
        end.configure(configuration, triggerLimit: end.machine.triggerLimit)
      }
      model.announce(response, at: edge)
      model.limitTrigger(at: edge)
      // Other durations may have left an end behind that would have come by now.
      model.endWhatIsDue()
      model.followHeight(at: edge)
    }
  }

  /// Takes over another height of a control that holds the content open.
  private mutating func followHeight(at edge: RefreshEdge) {
    let (old, inset) = (geometry.refreshInsets[edge], read(edge) { $0.inset })
    guard inset != old else { return }
    guard let foreign else {
      // Another height of the control is a change of insets like any other.
      var new = geometry
      new.refreshInsets[edge] = inset
      return apply(new)
    }
    let wasAtHold = abs(foreign.distances[edge] - old) <= AxisEdges.edgeTolerance
    changeRefreshInset(to: inset, at: edge)
    if wasAtHold && inset > 0 && !foreign.isTracking && !foreign.isMoving {
      request(.scrollToHold(at: edge, animated: false))
    }
  }
}
