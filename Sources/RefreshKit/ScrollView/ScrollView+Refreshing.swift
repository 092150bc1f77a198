public import RefreshCore
import ScrollCore

// The convenience calls. Each answers `noControl` on a view without a refresh control.
extension ScrollView {
  /// Whether ``startRefreshing()`` would begin a refresh.
  public var canStartRefreshing: Bool {
    guard let control else { return false }
    return control.isEnabled && !control.isRefreshing
  }

  /// Begins a refresh and tells targets and delegate, without scrolling.
  ///
  /// - Returns: `began`, `alreadyRefreshing`, `disabled` or `noControl`.
  @discardableResult
  public func startRefreshing() -> RefreshAnswer {
    control?.generateRefreshEvent() ?? .noControl
  }

  /// Begins a refresh as a pull would: tells targets and delegate, and scrolls the control into view.
  ///
  /// The begin is told at once and once. The content scrolls to hold, animated, from wherever it is,
  /// and `didEndScrollingAnimation` is told at the end. Under a finger it does not scroll; the
  /// release goes to hold. If the refresh ends in `didBeginRefresh`, nothing moves.
  ///
  /// - Returns: `began`, `alreadyRefreshing`, `disabled` or `noControl`.
  @discardableResult
  public func pullAndRefresh() -> RefreshAnswer {
    guard let control else { return .noControl }
    return perform { view in
      let answer = view.begin(control, sends: true)
      if case .began(let cycle)? = answer { view.notify(.scrollToHold(control, cycle)) }
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
    control?.endRefreshing(deadline: deadline, outcome: outcome) ?? .noControl
  }

  /// Ends the refresh after a length of time, counted from the present.
  ///
  /// - Returns: `scheduled`, `ended`, `notRefreshing` or `noControl`.
  @discardableResult
  public func endRefreshing(
    after duration: Duration, outcome: RefreshOutcome = .success
  ) -> RefreshAnswer {
    control?.endRefreshing(after: duration, outcome: outcome) ?? .noControl
  }

  /// Scrolls to hold if a refresh runs and the content is not there already.
  ///
  /// Starts the indicator anew first. Begins and sends nothing; the horizontal offset stays.
  ///
  /// - Returns: `alreadyRefreshing` if a refresh runs, else `notRefreshing` or `noControl`.
  @discardableResult
  public func scrollToTopAndShowRunningRefreshControl(animated: Bool = true) -> RefreshAnswer {
    guard let control else { return .noControl }
    return perform { view in
      guard control.isRefreshing else { return .notRefreshing }
      view.restartIndicator(of: control)
      let hold = ScrollPoint(x: view.keptX, y: view.holdOffset.y)
      if !control.isHidden && abs(hold.y - view.offset.y) > AxisEdges.slack {
        view.scroll(to: hold, animated: animated)
      }
      return .alreadyRefreshing
    }
  }

  /// Scrolls to hold once the begin of a programmatic pull has been told, if it still runs then.
  func scrollToHold(_ control: RefreshControl, _ cycle: RefreshCycle) {
    guard
      control === self.control, control.isRefreshing, control.state.cycle == cycle,
      !control.isHidden, gesture == nil
    else { return }
    scroll(to: ScrollPoint(x: keptX, y: holdOffset.y), animated: true)
  }
}
