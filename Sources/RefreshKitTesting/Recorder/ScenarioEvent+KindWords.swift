public import RefreshKit

extension ScenarioEvent.Kind {
  /// Describes a change of a refresh control's state, with the words of the library.
  ///
  /// - Parameters:
  ///   - from: The state that is left.
  ///   - to: The state that is entered.
  ///   - reason: What brings the change about.
  ///   - cycle: The number of the refresh; `nil` for a pull.
  /// - Returns: The event `state`.
  public static func transition(
    from: RefreshPhase, to: RefreshPhase, reason: RefreshTransition.Reason, cycle: Int? = nil
  ) -> Self {
    .state(from: from.rawValue, to: to.rawValue, reason: reason.rawValue, cycle: cycle)
  }

  /// Whether this is a scroll of the content, which comes with every frame.
  public var isDidScroll: Bool {
    if case .scrollViewDidScroll = self { true } else { false }
  }

  /// Whether this is something that the refresh control itself tells, with or without a delegate.
  public var isOfControl: Bool {
    switch self {
    case .state, .armed, .disarmed, .action, .indicatorRestarted: true
    default: false
    }
  }
}

extension ScenarioEvent.Kind: CustomStringConvertible {
  /// One line: the name of the event, and its facts in parentheses, with lengths rounded to 0.001.
  public var description: String {
    if case .state(let from, let to, _, _) = self { return "\(from) → \(to) (\(facts))" }
    return facts.isEmpty ? name : "\(name) (\(facts))"
  }

  private var facts: String {
    switch self {
    case .scrollViewDidScroll(let x, let y):
      "x \(x.formatted(decimals: 3)), y \(y.formatted(decimals: 3))"
    case .scrollViewWillEndDragging(let velocity, let target):
      "velocity \(velocity.formatted(decimals: 3)), target \(target.formatted(decimals: 3))"
    case .scrollViewDidEndDragging(let willDecelerate):
      willDecelerate ? "will decelerate" : "will not decelerate"
    case .scrollViewDidChangeAdjustedContentInset(let insets):
      "top \(insets.top.formatted(decimals: 3)), left \(insets.left.formatted(decimals: 3)), bottom \(insets.bottom.formatted(decimals: 3)), "
        + "right \(insets.right.formatted(decimals: 3))"
    case .didBeginRefresh(let cycle, let source): "cycle \(cycle), \(source)"
    case .didEndRefresh(let cycle, let outcome): "cycle \(cycle), \(outcome)"
    case .didCancelPull(let reason): reason
    case .state(_, _, let reason, let cycle): reason + (cycle.map { ", cycle \($0)" } ?? "")
    case .action(let cycle): "cycle \(cycle)"
    case .answer(let command, let outcome): "\(command): \(outcome)"
    case .diagnostic(let text): text
    case .scrollViewWillBeginDragging, .scrollViewWillBeginDecelerating,
      .scrollViewDidEndDecelerating, .scrollViewDidEndScrollingAnimation,
      .scrollViewShouldScrollToTop, .scrollViewDidScrollToTop, .armed, .disarmed,
      .indicatorRestarted, .unhandledRefresh:
      ""
    }
  }
}
