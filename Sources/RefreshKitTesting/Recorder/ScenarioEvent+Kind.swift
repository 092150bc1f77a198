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
    public var name: String {
      switch self {
      case .scrollViewDidScroll: "scrollViewDidScroll"
      case .scrollViewWillBeginDragging: "scrollViewWillBeginDragging"
      case .scrollViewWillEndDragging: "scrollViewWillEndDragging"
      case .scrollViewDidEndDragging: "scrollViewDidEndDragging"
      case .scrollViewWillBeginDecelerating: "scrollViewWillBeginDecelerating"
      case .scrollViewDidEndDecelerating: "scrollViewDidEndDecelerating"
      case .scrollViewDidEndScrollingAnimation: "scrollViewDidEndScrollingAnimation"
      case .scrollViewShouldScrollToTop: "scrollViewShouldScrollToTop"
      case .scrollViewDidScrollToTop: "scrollViewDidScrollToTop"
      case .scrollViewDidChangeAdjustedContentInset: "scrollViewDidChangeAdjustedContentInset"
      case .didBeginRefresh: "didBeginRefresh"
      case .didEndRefresh: "didEndRefresh"
      case .didCancelPull: "didCancelPull"
      case .state: "state"
      case .armed: "armed"
      case .disarmed: "disarmed"
      case .action: "action"
      case .answer: "answer"
      case .indicatorRestarted: "indicatorRestarted"
      case .unhandledRefresh: "unhandledRefresh"
      case .diagnostic: "diagnostic"
      }
    }
  }

  /// The name of the event in a report.
  public var name: String { kind.name }
}
