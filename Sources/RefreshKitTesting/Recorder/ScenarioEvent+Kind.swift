public import RefreshKit

extension ScenarioEvent {
  /// What happened, under the name that the report prints.
  ///
  /// The first cases are the delegate's methods and are heard through a delegate only; those from
  /// `state` on are recorded always.
  public enum Kind: Equatable, Sendable {
    /// The content moved to this offset.
    case scrollViewDidScroll(x: Double, y: Double)
    /// A drag began.
    case scrollViewWillBeginDragging
    /// The finger is lifting; the target is where the content would come to rest.
    case scrollViewWillEndDragging(velocity: ScrollPoint, target: ScrollPoint)
    /// The finger has lifted.
    case scrollViewDidEndDragging(willDecelerate: Bool)
    /// A deceleration begins.
    case scrollViewWillBeginDecelerating
    /// A deceleration has ended.
    case scrollViewDidEndDecelerating
    /// An animated change of the offset has ended.
    case scrollViewDidEndScrollingAnimation
    /// The delegate was asked whether the view may scroll to the top.
    case scrollViewShouldScrollToTop
    /// The view has scrolled to the top.
    case scrollViewDidScrollToTop
    /// The adjusted inset has changed to this.
    case scrollViewDidChangeAdjustedContentInset(ContentInsets)
    /// The delegate was told that a refresh began; the source is user or programmatic.
    case didBeginRefresh(cycle: Int, source: String)
    /// The delegate was told that a refresh ended: success, failure, cancelled or timedOut.
    case didEndRefresh(cycle: Int, outcome: String)
    /// The delegate was told that a pull ended without a refresh.
    case didCancelPull(reason: String)
    /// The refresh machine changed its state; the cycle is there from refreshing on.
    case state(from: String, to: String, reason: String, cycle: Int?)
    /// The pull reached the trigger distance.
    case armed
    /// The pull went back below the trigger distance.
    case disarmed
    /// The control sent its actions.
    case action(cycle: Int)
    /// A command answered; `command` is the `do` text of its step.
    case answer(command: String, outcome: String)
    /// The activity indicator was started again.
    case indicatorRestarted
    /// A begin was sent to a delegate that does not listen to refreshes, or to none.
    case unhandledRefresh
    /// The library refused something or found something odd.
    case diagnostic(text: String)

    /// The name of the event in a report, without its facts.
    public var name: String { parts.name }

    /// The name and the facts with their keys, in the order of the file format.
    package var parts: (name: String, facts: KeyValuePairs<String, EventFact>) {
      switch self {
      case .scrollViewDidScroll(let x, let y):
        ("scrollViewDidScroll", ["x": .number(x), "y": .number(y)])
      case .scrollViewWillBeginDragging: ("scrollViewWillBeginDragging", [:])
      case .scrollViewWillEndDragging(let velocity, let target):
        ("scrollViewWillEndDragging", ["velocity": .point(velocity), "target": .point(target)])
      case .scrollViewDidEndDragging(let willDecelerate):
        ("scrollViewDidEndDragging", ["willDecelerate": .flag(willDecelerate)])
      case .scrollViewWillBeginDecelerating: ("scrollViewWillBeginDecelerating", [:])
      case .scrollViewDidEndDecelerating: ("scrollViewDidEndDecelerating", [:])
      case .scrollViewDidEndScrollingAnimation: ("scrollViewDidEndScrollingAnimation", [:])
      case .scrollViewShouldScrollToTop: ("scrollViewShouldScrollToTop", [:])
      case .scrollViewDidScrollToTop: ("scrollViewDidScrollToTop", [:])
      case .scrollViewDidChangeAdjustedContentInset(let insets):
        (
          "scrollViewDidChangeAdjustedContentInset",
          [
            "top": .number(insets.top), "left": .number(insets.left),
            "bottom": .number(insets.bottom), "right": .number(insets.right),
          ]
        )
      case .didBeginRefresh(let cycle, let source):
        ("didBeginRefresh", ["cycle": .count(cycle), "source": .text(source)])
      case .didEndRefresh(let cycle, let outcome):
        ("didEndRefresh", ["cycle": .count(cycle), "outcome": .text(outcome)])
      case .didCancelPull(let reason): ("didCancelPull", ["reason": .text(reason)])
      case .state(let from, let to, let reason, nil):
        ("state", ["from": .text(from), "to": .text(to), "reason": .text(reason)])
      case .state(let from, let to, let reason, let cycle?):
        (
          "state",
          ["from": .text(from), "to": .text(to), "reason": .text(reason), "cycle": .count(cycle)]
        )
      case .armed: ("armed", [:])
      case .disarmed: ("disarmed", [:])
      case .action(let cycle): ("action", ["cycle": .count(cycle)])
      case .answer(let command, let outcome):
        ("answer", ["do": .text(command), "outcome": .text(outcome)])
      case .indicatorRestarted: ("indicatorRestarted", [:])
      case .unhandledRefresh: ("unhandledRefresh", [:])
      case .diagnostic(let text): ("diagnostic", ["text": .text(text)])
      }
    }
  }

  /// The name of the event in a report.
  public var name: String { kind.name }
}

/// A fact of an event, in one of the few forms in which all reports name it.
package enum EventFact {
  case flag(Bool)
  case number(Double)
  case text(String)
  case point(ScrollPoint)

  static func count(_ number: Int) -> Self { .number(Double(number)) }

  /// The fact for a person, with numbers rounded to at most this many decimals.
  package func formatted(decimals: Int) -> String {
    switch self {
    case .flag(let value): "\(value)"
    case .number(let number): number.formatted(decimals: decimals)
    case .text(let text): text
    case .point(let point): point.formatted(decimals: decimals)
    }
  }
}
