public import RefreshCore
import ScrollCore

extension RefreshSession {
  /// Begins a refresh, without scrolling; one that is closing is over first.
  ///
  /// - Returns: `began`, `alreadyRefreshing` or `disabled`.
  @discardableResult
  public mutating func beginRefreshing(at instant: Instant) -> RefreshAnswer {
    advance(to: instant)
    if state.phase == .ending && machine.isEnabled { tell(.endInterrupted) }
    return obey(.beginCommanded)
  }

  /// Ends the refresh that runs.
  ///
  /// - Parameters:
  ///   - instant: When the command is given.
  ///   - deadline: When the refresh ends; one that has passed, and `nil`, end at once.
  ///   - outcome: How it ended.
  /// - Returns: `ended`; `scheduled` for an end that lies ahead; or `notRefreshing`.
  @discardableResult
  public mutating func endRefreshing(
    at instant: Instant, deadline: Instant? = nil, outcome: RefreshOutcome = .success
  ) -> RefreshAnswer {
    advance(to: instant)
    return obey(.endCommanded(cycle: nil, outcome: outcome, deadline: deadline))
  }

  /// Says whether pulls and begins are accepted from now on; ending always is.
  public mutating func setEnabled(_ isEnabled: Bool, at instant: Instant) {
    advance(to: instant)
    _ = obey(isEnabled ? .enabled : .disabled)
  }

  private mutating func obey(_ command: RefreshEvent) -> RefreshAnswer {
    let answer = tell(command).answer
    settle()
    return answer ?? .noControl
  }

  /// Tells the machine an event, and lets the top inset follow what comes of it.
  @discardableResult
  mutating func tell(_ event: RefreshEvent) -> RefreshResponse {
    let response = machine.handle(event, at: now)
    // An end of which nothing is seen is over at once, whatever moves.
    if response.transition?.to == .ending && visibleHeight <= SessionGeometry.slack {
      _ = machine.handle(.collapsed, at: now)
    }
    let inset = state.phase == .refreshing ? configuration.height : 0
    if inset != geometry.refreshInset { changeRefreshInset(to: inset) }
    return response
  }

  private mutating func changeRefreshInset(to inset: Double) {
    let grows = inset > geometry.refreshInset
    geometry.refreshInset = inset
    if isTracking {
      gesture.refreshInsetCame = grows
    } else {
      followTopEdge(hasEnded: !grows)
    }
  }
}
