import RefreshKitTesting

extension ScenarioSnapshot {
  /// How often a delegate was called and actions were sent since the start.
  public struct Counts: Equatable, Sendable {
    /// How often the control sent its actions.
    public var actions: Int
    /// How often a delegate was told of a begin.
    public var didBeginRefresh: Int
    /// How often a delegate was told of an end.
    public var didEndRefresh: Int
    /// How often a delegate was told of a new offset.
    public var didScroll: Int
    /// How often the indicator was started again.
    public var indicatorRestarts: Int

    /// Creates counts; what is left out is 0.
    public init(
      actions: Int = 0, didBeginRefresh: Int = 0, didEndRefresh: Int = 0, didScroll: Int = 0,
      indicatorRestarts: Int = 0
    ) {
      self.actions = actions
      self.didBeginRefresh = didBeginRefresh
      self.didEndRefresh = didEndRefresh
      self.didScroll = didScroll
      self.indicatorRestarts = indicatorRestarts
    }

    /// Each count under the name that the reports print.
    var figures: KeyValuePairs<String, Int> {
      [
        "actions": actions, "didBeginRefresh": didBeginRefresh, "didEndRefresh": didEndRefresh,
        "didScroll": didScroll, "indicatorRestarts": indicatorRestarts,
      ]
    }

    /// Counts an event that is a call of a delegate, a sending of actions, or a restart.
    mutating func add(_ kind: ScenarioEvent.Kind) {
      switch kind {
      case .action: actions += 1
      case .didBeginRefresh: didBeginRefresh += 1
      case .didEndRefresh: didEndRefresh += 1
      case .scrollViewDidScroll: didScroll += 1
      case .indicatorRestarted: indicatorRestarts += 1
      case .scrollViewWillBeginDragging, .scrollViewWillEndDragging, .scrollViewDidEndDragging,
        .scrollViewWillBeginDecelerating, .scrollViewDidEndDecelerating,
        .scrollViewDidEndScrollingAnimation, .scrollViewShouldScrollToTop,
        .scrollViewDidScrollToTop, .scrollViewDidChangeAdjustedContentInset, .didCancelPull,
        .state, .armed, .disarmed, .answer, .unhandledRefresh, .diagnostic:
        break
      }
    }
  }
}
