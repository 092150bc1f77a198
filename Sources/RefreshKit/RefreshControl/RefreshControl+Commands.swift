public import RefreshCore

// Commands act at once and in the order in which they are given. What they cause is told before
// they return, or, when they are given from inside a callback, after that callback.
extension RefreshControl {
  /// Begins a refresh without telling targets and delegate and without scrolling.
  ///
  /// This is what `UIRefreshControl` does. See ``generateRefreshEvent()`` for a begin that is told,
  /// and ``RefreshHost/pullAndRefresh()`` for one that is told and shown.
  ///
  /// - Returns: `began`, `alreadyRefreshing`, `disabled`, or `noControl` on no view.
  @discardableResult
  public func beginRefreshing() -> RefreshAnswer {
    command { _ in .beginCommanded }
  }

  /// Begins a refresh and tells targets and delegate, without scrolling.
  ///
  /// - Returns: `began`, `alreadyRefreshing`, `disabled`, or `noControl` on no view.
  @discardableResult
  public func generateRefreshEvent() -> RefreshAnswer {
    command(sends: true) { _ in .beginCommanded }
  }

  /// Ends the refresh.
  ///
  /// - Parameters:
  ///   - cycle: The refresh to end. If another one runs by now, nothing ends. `nil` for the one
  ///     that runs.
  ///   - outcome: How it ended.
  /// - Returns: `ended`; `scheduled` if the minimum duration is not over, the refresh ends when it
  ///   is; `notRefreshing`, and nothing at all has happened; or `stale`.
  @discardableResult
  public func endRefreshing(
    cycle: RefreshCycle? = nil, outcome: RefreshOutcome = .success
  ) -> RefreshAnswer {
    command { _ in .endCommanded(cycle: cycle, outcome: outcome, deadline: nil) }
  }

  /// Ends the refresh that runs at an instant, or now.
  ///
  /// The deadline belongs to the refresh that runs now and never ends a later one. Of several the
  /// earliest counts.
  ///
  /// - Parameters:
  ///   - deadline: The instant on the view's time (``RefreshHost/now``). One that has passed, and
  ///     `nil`, end at once.
  ///   - outcome: How the refresh will have ended.
  /// - Returns: `scheduled`, `ended`, or `notRefreshing`.
  @discardableResult
  public func endRefreshing(
    deadline: Instant?, outcome: RefreshOutcome = .success
  ) -> RefreshAnswer {
    command { _ in .endCommanded(cycle: nil, outcome: outcome, deadline: deadline) }
  }

  /// Ends the refresh that runs after a length of time, counted from the view's present instant.
  ///
  /// - Returns: `scheduled`, `ended` for a length of 0 or less, or `notRefreshing`.
  @discardableResult
  public func endRefreshing(
    after duration: Duration, outcome: RefreshOutcome = .success
  ) -> RefreshAnswer {
    command { .endCommanded(cycle: nil, outcome: outcome, deadline: $0 + duration) }
  }

  /// Calls the refresh off, whatever its minimum duration.
  ///
  /// - Parameter cycle: The refresh to call off; `nil` for the one that runs.
  /// - Returns: `ended`, `notRefreshing`, or `stale`.
  @discardableResult
  public func cancelRefreshing(cycle: RefreshCycle? = nil) -> RefreshAnswer {
    command { _ in .cancelCommanded(cycle: cycle) }
  }

  /// Starts the indicator anew if a refresh runs, as after its animation has been taken from it.
  ///
  /// The refresh, its deadlines, its targets and the content stay as they are.
  public func refreshActivityIndicatorView() {
    host?.perform { $0.restartIndicator(of: self) }
  }

  /// Calls all actions now, whatever the control is doing; begins nothing.
  public func sendActions() {
    if let host {
      host.perform { $0.notify(.actions(machine.newestCycle, isBegin: false), of: self) }
    } else {
      callActions()
    }
  }

  /// Calls the actions that are there now, in order; one that is removed meanwhile is left out.
  ///
  /// - Parameter cycle: The refresh whose begin they are told; `nil` if they are sent by hand.
  /// - Returns: Whether there was one to call.
  @discardableResult
  func callActions(toldOf cycle: RefreshCycle? = nil) -> Bool {
    var wasHeard = false
    for token in actions.tokens {
      guard let action = actions.action(of: token) else { continue }
      wasHeard = true
      if let cycle { tellBegin(cycle) { action(self) } } else { action(self) }
    }
    return wasHeard
  }

  /// Runs a command on the host, made at the host's present once that has caught up with its time
  /// source; on no host the machine answers, which begins and ends nothing then.
  private func command(
    sends: Bool = false, _ command: (Instant) -> RefreshEvent
  ) -> RefreshAnswer {
    guard let host else {
      leaveFreedHost()
      return machine.handle(command(.zero), at: .zero).answer ?? .noControl
    }
    // The same call, but compiled for the view alone, which is faster.
    if let scrollView = host as? ScrollView { return scrollView.obey(command, of: self, sends) }
    return host.obey(command, of: self, sends)
  }
}
