/// What happened in the world, as a refresh machine is told it.
///
/// Distances are pull distances: how far, in points, the content stands below its rest; 0 at the
/// rest and anywhere further down the content. An event with a distance that is no number,
/// or larger than 1e9 (``RefreshLimits``), is ignored as a whole, a negative distance is 0.
public enum RefreshEvent: Equatable, Sendable {
  /// A finger touched the content. Starts a gesture.
  case touchBegan(distance: Double)
  /// The finger moved the content. `isVetoed` says that the app refused a refresh for this gesture.
  case dragged(to: Double, isVetoed: Bool = false)
  /// The finger lifted. Ends the gesture.
  case released
  /// The system took the gesture away. Ends the gesture.
  case gestureCancelled
  /// The content moved without a finger: a motion, a command, other insets, another size.
  case offsetMoved(to: Double)
  /// The control was disabled: no new pulls and begins.
  case disabled
  /// The control was enabled.
  case enabled
  /// The control was hidden, which ends a pull as disabling does.
  ///
  /// A machine does not remember it: while a control is hidden, its host tells touches with a
  /// distance of 0, and no drag that would begin a pull.
  case hidden
  /// Code asked for a refresh.
  case beginCommanded
  /// Code asked for the end of a refresh: of `cycle`, or of the current one; at `deadline`, or now.
  case endCommanded(cycle: RefreshCycle?, outcome: RefreshOutcome, deadline: Instant?)
  /// Code or a cancelled task called the refresh off: `cycle`, or the current one.
  case cancelCommanded(cycle: RefreshCycle?)
  /// Time passed; ends what is due.
  case timeReached
  /// The closing control is out of sight: where it ended, when nothing moves any more, or by the
  /// finger.
  case collapsed
  /// A touch or a begin came before the control had closed.
  case endInterrupted
  /// The control was put on a view.
  case attached
  /// The control was taken from its view.
  case detached

  /// The events without their facts.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// See ``RefreshEvent/touchBegan(distance:)``.
    case touchBegan
    /// See ``RefreshEvent/dragged(to:isVetoed:)``.
    case dragged
    /// See ``RefreshEvent/released``.
    case released
    /// See ``RefreshEvent/gestureCancelled``.
    case gestureCancelled
    /// See ``RefreshEvent/offsetMoved(to:)``.
    case offsetMoved
    /// See ``RefreshEvent/disabled``.
    case disabled
    /// See ``RefreshEvent/enabled``.
    case enabled
    /// See ``RefreshEvent/hidden``.
    case hidden
    /// See ``RefreshEvent/beginCommanded``.
    case beginCommanded
    /// See ``RefreshEvent/endCommanded(cycle:outcome:deadline:)``.
    case endCommanded
    /// See ``RefreshEvent/cancelCommanded(cycle:)``.
    case cancelCommanded
    /// See ``RefreshEvent/timeReached``.
    case timeReached
    /// See ``RefreshEvent/collapsed``.
    case collapsed
    /// See ``RefreshEvent/endInterrupted``.
    case endInterrupted
    /// See ``RefreshEvent/attached``.
    case attached
    /// See ``RefreshEvent/detached``.
    case detached
  }

  /// The event without its facts.
  public var kind: Kind {
    switch self {
    case .touchBegan: .touchBegan
    case .dragged: .dragged
    case .released: .released
    case .gestureCancelled: .gestureCancelled
    case .offsetMoved: .offsetMoved
    case .disabled: .disabled
    case .enabled: .enabled
    case .hidden: .hidden
    case .beginCommanded: .beginCommanded
    case .endCommanded: .endCommanded
    case .cancelCommanded: .cancelCommanded
    case .timeReached: .timeReached
    case .collapsed: .collapsed
    case .endInterrupted: .endInterrupted
    case .attached: .attached
    case .detached: .detached
    }
  }
}
