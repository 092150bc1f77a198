/// One row of the table of a refresh machine: what an event does in a state under a condition.
package struct RefreshRule: Equatable, Sendable {
  /// The state in which the event comes.
  package let from: RefreshPhase
  /// The event.
  package let event: RefreshEvent.Kind
  /// What must hold beside them.
  package let condition: Condition
  /// The state afterwards; the same one if only the effect happens.
  package let to: RefreshPhase
  /// The reason that the transition carries; `nil` if the state stays.
  package let reason: RefreshTransition.Reason?
  /// What else happens.
  package let effect: Effect

  /// What must hold for a row beside the state and the event.
  package enum Condition: Hashable, Sendable {
    /// Nothing.
    case always
    /// The control is on a view and enabled, and the distance is more than 0.
    case enabledAndShowing
    /// The distance is 0.
    case atRest
    /// The gesture may still begin a refresh, the pull is not over, and the distance is at least
    /// the trigger distance; the policy is this one.
    case reachesTrigger(RefreshConfiguration.Policy)
    /// The pull is armed, and the distance is less than the trigger distance minus the hysteresis.
    case fallsBelowTrigger
    /// The pull is armed, the gesture was not vetoed, and the policy is `release`.
    case armedUnderRelease
    /// The pull has not been released, cancelled or disabled before.
    case pullNotOver
    /// The control is on a view and enabled.
    case attachedAndEnabled
    /// The control is on a view and disabled.
    case attachedAndDisabled
    /// The control is on no view.
    case notAttached
    /// The control is enabled.
    case enabled
    /// The control is disabled.
    case disabled
    /// The command names another cycle than the running one.
    case namesOtherCycle
    /// No other cycle is named; deadline and minimum duration have passed.
    case endIsDue
    /// No other cycle is named; the deadline or the minimum duration lies ahead.
    case endIsNotDue
    /// No other cycle is named.
    case namesNoOtherCycle
    /// The end that was asked for is due, and not after the maximum duration.
    case scheduledEndIsDue
    /// The maximum duration is over, and no end that was asked for is due before or with it.
    case maximumIsOver
  }

  /// What a row does beside the change of state.
  package enum Effect: Hashable, Sendable {
    /// Nothing.
    case none
    /// The pull becomes armed, which is told if it was not.
    case arms
    /// The pull stops being armed.
    case disarms
    /// The pull is over without a refresh.
    case cancelsPull(RefreshPullCancelReason)
    /// The command is answered with the answer of this name.
    case answers(String)
  }
}
