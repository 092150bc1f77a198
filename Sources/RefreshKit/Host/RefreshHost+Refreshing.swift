import PullCore
public import RefreshCore

// The convenience calls. Each answers `noControl` on a view without a refresh control.
extension RefreshHost {
  /// Whether ``startRefreshing(at:)`` would begin a refresh.
  public var canStartRefreshing: Bool { canStartRefreshing(at: .top) }

  /// Whether ``startRefreshing(at:)`` would begin a refresh at an edge.
  public func canStartRefreshing(at edge: RefreshEdge) -> Bool {
    guard let control = refreshControl(at: edge) else { return false }
    return control.isEnabled && !control.isRefreshing && !refreshContext.model.isExcluded(edge)
  }

  /// Begins a refresh and tells targets and delegate, without scrolling.
  ///
  /// - Returns: `began`, `alreadyRefreshing`, `disabled`, `excluded` or `noControl`.
  @discardableResult
  public func startRefreshing(at edge: RefreshEdge = .top) -> RefreshAnswer {
    context.perform { $0.beginRefreshing(at: edge, sends: true) }
  }

  /// Begins a refresh as a pull would: tells targets and delegate, and scrolls the control into
  /// view.
  ///
  /// The begin is told at once, and only once. The content scrolls to hold, animated, from wherever
  /// it is, and `didEndScrollingAnimation` is told at the end. Under a finger it does not scroll;
  /// the release goes to hold. If the refresh ends in `didBeginRefresh`, nothing moves.
  ///
  /// - Returns: `began`, `alreadyRefreshing`, `disabled`, `excluded` or `noControl`.
  @discardableResult
  public func pullAndRefresh(at edge: RefreshEdge = .top) -> RefreshAnswer {
    context.perform { $0.pullAndRefresh(at: edge) }
  }

  /// Ends the refresh at an instant, or now.
  ///
  /// - Parameters:
  ///   - edge: The edge of the control.
  ///   - deadline: The instant on the view's time; `nil` and one that has passed end at once.
  ///   - outcome: How the refresh ended.
  /// - Returns: `ended`, `scheduled`, `notRefreshing` or `noControl`.
  @discardableResult
  public func endRefreshing(
    at edge: RefreshEdge = .top, deadline: Instant? = nil, outcome: RefreshOutcome = .success
  ) -> RefreshAnswer {
    context.perform { list in
      guard list[edge].isAttached else { return .noControl }
      return list.endRefreshing(at: edge, outcome: outcome, deadline: deadline)
    }
  }

  /// Ends the refresh after a length of time, counted from the present.
  ///
  /// - Returns: `scheduled`, `ended`, `notRefreshing` or `noControl`.
  @discardableResult
  public func endRefreshing(
    at edge: RefreshEdge = .top, after duration: Duration, outcome: RefreshOutcome = .success
  ) -> RefreshAnswer {
    context.perform { list in
      guard list[edge].isAttached else { return .noControl }
      return list.endRefreshing(at: edge, outcome: outcome, deadline: list.now + duration)
    }
  }

  /// Scrolls to hold if a refresh runs and the content is not there already.
  ///
  /// Starts the indicator anew first. Begins and sends nothing; the horizontal offset stays.
  ///
  /// - Returns: `alreadyRefreshing` if a refresh runs, else `notRefreshing` or `noControl`.
  @discardableResult
  public func scrollToTopAndShowRunningRefreshControl(animated: Bool = true) -> RefreshAnswer {
    showRunningRefreshControl(at: .top, animated: animated)
  }

  /// Scrolls to the hold of an edge if a refresh runs there and the content is not there already.
  ///
  /// Starts the indicator anew first. Begins and sends nothing; the offset of the other axis stays.
  ///
  /// - Returns: `alreadyRefreshing` if a refresh runs, else `notRefreshing` or `noControl`.
  @discardableResult
  public func showRunningRefreshControl(
    at edge: RefreshEdge, animated: Bool = true
  ) -> RefreshAnswer {
    context.perform { $0.showRunningRefresh(at: edge, animated: animated) }
  }
}
