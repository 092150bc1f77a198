public import RefreshCore

// The convenience calls. Each answers `noControl` on a view without a refresh control.
extension RefreshHost {
  /// Whether ``startRefreshing()`` would begin a refresh.
  public var canStartRefreshing: Bool {
    guard let control = refreshControl else { return false }
    return control.isEnabled && !control.isRefreshing
  }

  /// Begins a refresh and tells targets and delegate, without scrolling.
  ///
  /// - Returns: `began`, `alreadyRefreshing`, `disabled` or `noControl`.
  @discardableResult
  public func startRefreshing() -> RefreshAnswer {
    command(sends: true) { _ in .beginCommanded }
  }

  /// Begins a refresh as a pull would: tells targets and delegate, and scrolls the control into
  /// view.
  ///
  /// The begin is told at once, and only once. The content scrolls to hold, animated, from wherever
  /// it is, and `didEndScrollingAnimation` is told at the end. Under a finger it does not scroll;
  /// the release goes to hold. If the refresh ends in `didBeginRefresh`, nothing moves.
  ///
  /// - Returns: `began`, `alreadyRefreshing`, `disabled` or `noControl`.
  @discardableResult
  public func pullAndRefresh() -> RefreshAnswer {
    perform { host in
      guard let control = host.refreshControl else { return .noControl }
      let answer = host.begin(control, sends: true)
      if case .began(let cycle)? = answer { host.notify(.scrollToHold(cycle), of: control) }
      return answer ?? .noControl
    }
  }

  /// Ends the refresh at an instant, or now.
  ///
  /// - Parameters:
  ///   - deadline: The instant on the view's time; `nil` and one that has passed end at once.
  ///   - outcome: How the refresh ended.
  /// - Returns: `ended`, `scheduled`, `notRefreshing` or `noControl`.
  @discardableResult
  public func endRefreshing(
    deadline: Instant? = nil, outcome: RefreshOutcome = .success
  ) -> RefreshAnswer {
    command { _ in .endCommanded(cycle: nil, outcome: outcome, deadline: deadline) }
  }

  /// Ends the refresh after a length of time, counted from the present.
  ///
  /// - Returns: `scheduled`, `ended`, `notRefreshing` or `noControl`.
  @discardableResult
  public func endRefreshing(
    after duration: Duration, outcome: RefreshOutcome = .success
  ) -> RefreshAnswer {
    command { .endCommanded(cycle: nil, outcome: outcome, deadline: $0 + duration) }
  }

  /// Scrolls to hold if a refresh runs and the content is not there already.
  ///
  /// Starts the indicator anew first. Begins and sends nothing; the horizontal offset stays.
  ///
  /// - Returns: `alreadyRefreshing` if a refresh runs, else `notRefreshing` or `noControl`.
  @discardableResult
  public func scrollToTopAndShowRunningRefreshControl(animated: Bool = true) -> RefreshAnswer {
    perform { host in
      guard let control = host.refreshControl else { return .noControl }
      guard control.isRefreshing else { return .notRefreshing }
      host.restartIndicator(of: control)
      if !control.isHidden && !host.isAtHold {
        host.request { $0.scrollToHold(animated: animated) }
      }
      return .alreadyRefreshing
    }
  }

  /// Runs a command on the control that is there when the host has come to the present.
  private func command(
    sends: Bool = false, _ command: (Instant) -> RefreshEvent
  ) -> RefreshAnswer {
    // As in the control's own commands, the same code compiled for the view by itself is faster.
    if let view = self as? ScrollView { return view.obey(command, of: nil, sends) ?? .noControl }
    return obey(command, of: nil, sends) ?? .noControl
  }

  /// Whether the content shows the whole control and no more.
  private var isAtHold: Bool {
    heldRefreshHeight > 0 && abs(pulled - heldRefreshHeight) <= AxisEdges.slack
  }

  /// Scrolls to hold once the begin of a programmatic pull has been told, if it still runs then.
  func scrollToHold(_ control: RefreshControl, _ cycle: RefreshCycle) {
    guard
      control === refreshControl, control.isRefreshing, control.state.cycle == cycle,
      !control.isHidden, !isTracking
    else { return }
    request { $0.scrollToHold(animated: true) }
  }
}
