extension RefreshMachine {
  /// The whole decision as data: of the rows with the state and the event, the first that holds.
  ///
  /// Where no row holds, the state stays and nothing else happens. These facts are not rows of
  /// their own:
  ///
  /// - A touch starts a gesture, and so does a drag where no touch was told. A release or a
  ///   cancellation ends it.
  /// - A veto counts for the whole gesture. A refresh that begins during a gesture uses it up, and
  ///   so do a detach and a start during a refresh.
  /// - A touch on a pull that is over makes it a pull like any other, if the control is enabled and
  ///   the distance of the touch is more than 0. (On a hidden control it is 0.)
  /// - Every drag and move sets the distance of the pull that goes on; an end that is scheduled
  ///   stands if it is the first or earlier than the one before.
  /// - `attached` and `detached`, `enabled` and `disabled` set their flag in every state.
  ///
  /// - Complexity: O(1).
  package static let table: [RefreshRule] = idleRules + pullingRules + refreshingRules + endingRules

  private static let idleRules = [
    rule(.idle, .touchBegan, .enabledAndShowing, .pulling, .touch),
    rule(.idle, .dragged, .enabledAndShowing, .pulling, .drag),
    rule(.idle, .beginCommanded, .notAttached, answers: "noControl"),
    rule(.idle, .beginCommanded, .attachedAndDisabled, answers: "disabled"),
    rule(.idle, .beginCommanded, .attachedAndEnabled, .refreshing, .command, .answers("began")),
    rule(.idle, .endCommanded, .always, answers: "notRefreshing"),
    rule(.idle, .cancelCommanded, .always, answers: "notRefreshing"),
  ]

  private static let pullingRules = [
    rule(.pulling, .dragged, .atRest, .idle, .drag),
    rule(.pulling, .dragged, .reachesTrigger(.threshold), .refreshing, .trigger, .arms),
    rule(.pulling, .dragged, .reachesTrigger(.release), does: .arms),
    rule(.pulling, .dragged, .fallsBelowTrigger, does: .disarms),
    rule(.pulling, .released, .armedUnderRelease, .refreshing, .release),
    rule(.pulling, .released, .pullNotOver, does: .cancelsPull(.released)),
    rule(.pulling, .gestureCancelled, .pullNotOver, does: .cancelsPull(.cancelled)),
    rule(.pulling, .disabled, .pullNotOver, does: .cancelsPull(.disabled)),
    rule(.pulling, .hidden, .pullNotOver, does: .cancelsPull(.disabled)),
    rule(.pulling, .offsetMoved, .atRest, .idle, .returned),
    rule(.pulling, .offsetMoved, .fallsBelowTrigger, does: .disarms),
    rule(.pulling, .beginCommanded, .attachedAndDisabled, answers: "disabled"),
    rule(.pulling, .beginCommanded, .attachedAndEnabled, .refreshing, .command, .answers("began")),
    rule(.pulling, .endCommanded, .always, answers: "notRefreshing"),
    rule(.pulling, .cancelCommanded, .always, answers: "notRefreshing"),
    rule(.pulling, .detached, .pullNotOver, .idle, .detached, .cancelsPull(.detached)),
    rule(.pulling, .detached, .always, .idle, .detached),
  ]

  private static let refreshingRules = [
    rule(.refreshing, .beginCommanded, .always, answers: "alreadyRefreshing"),
    rule(.refreshing, .endCommanded, .namesOtherCycle, answers: "stale"),
    rule(.refreshing, .endCommanded, .endIsDue, .ending, .command, .answers("ended")),
    rule(.refreshing, .endCommanded, .endIsNotDue, answers: "scheduled"),
    rule(.refreshing, .cancelCommanded, .namesOtherCycle, answers: "stale"),
    rule(
      .refreshing, .cancelCommanded, .namesNoOtherCycle, .ending, .cancelled, .answers("ended")),
    rule(.refreshing, .timeReached, .scheduledEndIsDue, .ending, .deadline),
    rule(.refreshing, .timeReached, .maximumIsOver, .ending, .maximum),
    rule(.refreshing, .detached, .always, .idle, .detached),
  ]

  private static let endingRules = [
    rule(.ending, .collapsed, .always, .idle, .collapsed),
    rule(.ending, .endInterrupted, .always, .idle, .interrupted),
    rule(.ending, .beginCommanded, .disabled, answers: "disabled"),
    rule(.ending, .beginCommanded, .enabled, answers: "alreadyRefreshing"),
    rule(.ending, .endCommanded, .always, answers: "notRefreshing"),
    rule(.ending, .cancelCommanded, .always, answers: "notRefreshing"),
    rule(.ending, .detached, .always, .idle, .detached),
  ]

  private static func rule(
    _ from: RefreshPhase, _ event: RefreshEvent.Kind, _ condition: RefreshRule.Condition,
    _ to: RefreshPhase, _ reason: RefreshTransition.Reason, _ effect: RefreshRule.Effect = .none
  ) -> RefreshRule {
    RefreshRule(
      from: from, event: event, condition: condition, to: to, reason: reason, effect: effect)
  }

  /// A row that leaves the state as it is.
  private static func rule(
    _ from: RefreshPhase, _ event: RefreshEvent.Kind, _ condition: RefreshRule.Condition,
    does effect: RefreshRule.Effect
  ) -> RefreshRule {
    RefreshRule(
      from: from, event: event, condition: condition, to: from, reason: nil, effect: effect)
  }

  private static func rule(
    _ from: RefreshPhase, _ event: RefreshEvent.Kind, _ condition: RefreshRule.Condition,
    answers name: String
  ) -> RefreshRule {
    rule(from, event, condition, does: .answers(name))
  }
}
