import PullCore
public import RefreshCore

// Commands act at once and in the order in which they are given. What they cause is told before
// they return, or, when they are given from inside a callback, after that callback.
extension RefreshControl {
  /// Begins a refresh without telling targets and delegate and without scrolling.
  ///
  /// This is what `UIRefreshControl` does. See ``generateRefreshEvent()`` for a begin that is told,
  /// and ``RefreshHost/pullAndRefresh(at:)`` for one that is told and shown.
  ///
  /// - Returns: `began`, `alreadyRefreshing`, `disabled`, `excluded` while another control of the
  ///   view refreshes, or `noControl` on no view.
  @discardableResult
  public func beginRefreshing() -> RefreshAnswer {
    command { $0.beginRefreshing(at: edge) }
  }

  /// Begins a refresh and tells targets and delegate, without scrolling.
  ///
  /// - Returns: `began`, `alreadyRefreshing`, `disabled`, `excluded` while another control of the
  ///   view refreshes, or `noControl` on no view.
  @discardableResult
  public func generateRefreshEvent() -> RefreshAnswer {
    command { $0.beginRefreshing(at: edge, sends: true) }
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
    command { $0.endRefreshing(at: edge, cycle: cycle, outcome: outcome) }
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
    command { $0.endRefreshing(at: edge, outcome: outcome, deadline: deadline) }
  }

  /// Ends the refresh that runs after a length of time, counted from the view's present instant.
  ///
  /// - Returns: `scheduled`, `ended` for a length of 0 or less, or `notRefreshing`.
  @discardableResult
  public func endRefreshing(
    after duration: Duration, outcome: RefreshOutcome = .success
  ) -> RefreshAnswer {
    command { $0.endRefreshing(at: edge, outcome: outcome, deadline: $0.now + duration) }
  }

  /// Calls the refresh off, whatever its minimum duration.
  ///
  /// - Parameter cycle: The refresh to call off; `nil` for the one that runs.
  /// - Returns: `ended`, `notRefreshing`, or `stale`.
  @discardableResult
  public func cancelRefreshing(cycle: RefreshCycle? = nil) -> RefreshAnswer {
    command { $0.cancelRefreshing(at: edge, cycle: cycle) }
  }

  /// Starts the indicator anew if a refresh runs, as after its animation has been taken from it.
  ///
  /// The refresh, its deadlines, its targets and the content stay as they are.
  public func refreshActivityIndicatorView() {
    _ = onHost { $0.restartIndicator(at: edge) }
  }

  /// Calls all actions now, whatever the control is doing; begins nothing.
  public func sendActions() {
    if onHost({ $0.sendActions(at: edge) }) == nil { callActions() }
  }

  /// Calls the actions that are there now, in order; one that is removed meanwhile is left out.
  ///
  /// - Parameter cycle: The refresh whose begin they are told; `nil` if they are sent by hand.
  /// - Returns: Whether there was one to call.
  @discardableResult
  func callActions(ofBegin cycle: RefreshCycle? = nil) -> Bool {
    var wasHandled = false
    for token in actions.tokens {
      guard let action = actions.action(of: token) else { continue }
      wasHandled = true
      if let cycle { notifyBegin(cycle) { action(self) } } else { action(self) }
    }
    return wasHandled
  }

  /// Runs a command on the host, or, on no host, on a model of the control alone.
  private func command(_ body: (inout PullModel) -> RefreshAnswer) -> RefreshAnswer {
    if let answer = onHost(body) { return answer }
    var nowhere = PullModel()
    nowhere[edge] = own
    return body(&nowhere)
  }

  /// Runs a command on the host that the control is on; `nil` on no host.
  func onHost<Answer>(_ body: (inout PullModel) -> Answer) -> Answer? {
    presentContext()?.performNow(body)
  }

  /// Brings the host that the control is on to the present.
  ///
  /// What is told on the way may put the control on another host, which has to come to its own
  /// present then, or on none.
  ///
  /// - Returns: What the host keeps that the control is on then.
  func presentContext() -> RefreshContext? {
    guard var present = context else { return nil }
    while present.timeSource != nil || present.isForeign {
      leaveFreedHost()
      present.catchUp()
      guard let current = context else { return nil }
      if current === present { return present }
      present = current
    }
    return present
  }
}
