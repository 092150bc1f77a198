public import RefreshKit

extension ScenarioEvent.Kind {
  /// Describes a change of a refresh control's state, with the words of the library.
  ///
  /// The cycle is the number of the refresh, `nil` for a pull; see `RefreshTransition`.
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
    case .scrollViewDidScroll, .scrollViewWillBeginDragging, .scrollViewWillEndDragging,
      .scrollViewDidEndDragging, .scrollViewWillBeginDecelerating, .scrollViewDidEndDecelerating,
      .scrollViewDidEndScrollingAnimation, .scrollViewShouldScrollToTop, .scrollViewDidScrollToTop,
      .scrollViewDidChangeAdjustedContentInset, .didBeginRefresh, .didEndRefresh, .didCancelPull,
      .answer, .unhandledRefresh, .diagnostic:
      false
    }
  }
}

extension ScenarioEvent.Kind: CustomStringConvertible {
  /// One line: the name of the event, and its facts in parentheses, with lengths rounded to 0.001.
  public var description: String {
    if case .state(let from, let to, let reason, let cycle) = self {
      return "\(from) → \(to) (\(reason)\(cycle.map { ", cycle \($0)" } ?? ""))"
    }
    if case .answer(let command, let outcome) = self { return "answer (\(command): \(outcome))" }
    let (name, facts) = parts
    let words = facts.map { key, fact in
      switch fact {
      case .flag(let value): value ? "will decelerate" : "will not decelerate"
      case .text(let text): text
      case .number, .point: "\(key) \(fact.formatted(decimals: 3))"
      }
    }
    return words.isEmpty ? name : "\(name) (\(words.joined(separator: ", ")))"
  }
}
