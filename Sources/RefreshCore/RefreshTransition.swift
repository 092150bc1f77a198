/// One change of a refresh control's state.
public struct RefreshTransition: Equatable, Sendable {
  /// The state that was left.
  public let from: RefreshPhase
  /// The state that was entered.
  public let to: RefreshPhase
  /// What brought the change about.
  public let reason: Reason
  /// The instant at which the change was due: of a deadline its own instant, not the frame's.
  public let instant: Instant
  /// The refresh that began, runs or ended; `nil` for a pull.
  public let cycle: RefreshCycle?
  /// How the refresh ended, from the moment it ends; `nil` before.
  public let outcome: RefreshOutcome?

  /// Why a refresh control changed its state.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// The finger moved.
    case drag
    /// A finger touched a control that still showed.
    case touch
    /// The pull reached the trigger distance.
    case trigger
    /// The finger let go of an armed pull.
    case release
    /// Code asked for it.
    case command
    /// A deadline was reached, or the minimum duration of a refresh that was to end before.
    case deadline
    /// The maximum duration was reached.
    case maximum
    /// The refresh was called off.
    case cancelled
    /// The control was taken from its view.
    case detached
    /// The control is out of sight: where it ended, when nothing moved any more, or by the finger.
    case collapsed
    /// A touch or a begin came before the control had closed.
    case interrupted
    /// The content came back to its rest without a finger.
    case returned
  }
}

/// What one event did to a refresh machine.
public struct RefreshResponse: Equatable, Sendable {
  /// The change of state; at most one.
  public internal(set) var transition: RefreshTransition?
  /// Whether the pull became armed (`true`) or stopped being armed (`false`); `nil` if neither.
  ///
  /// Armed is a fact of a pull: one that ends, or is cancelled, says that and not `false` as well.
  public internal(set) var armed: Bool?
  /// Why the pull cannot begin a refresh any more, if that has just been decided.
  public internal(set) var cancelledPull: RefreshPullCancelReason?
  /// The answer to a command; `nil` for every other event.
  public internal(set) var answer: RefreshAnswer?

  /// Nothing happened.
  public static let none = RefreshResponse()
}

/// The answer to a command.
public enum RefreshAnswer: Equatable, Sendable {
  /// A refresh began.
  case began(RefreshCycle)
  /// A refresh runs, so none was begun. A machine says so too while a refresh is closing.
  case alreadyRefreshing
  /// The control is disabled, so no refresh was begun.
  case disabled
  /// Another control of the view refreshes, and only one of them may at a time.
  case excluded
  /// The refresh ended.
  case ended
  /// The refresh will end, at this instant if nothing ends it earlier.
  case scheduled(Instant)
  /// No refresh runs, so there was nothing to end.
  case notRefreshing
  /// The refresh that was named is over; the one that runs goes on.
  case stale
  /// There is no refresh control, or the control is on no view.
  case noControl

  /// The refresh that began; `nil` for every other answer.
  public var cycle: RefreshCycle? {
    if case .began(let cycle) = self { cycle } else { nil }
  }

  /// The name of the answer without its facts, such as `began`.
  public var name: StaticString {
    switch self {
    case .began: "began"
    case .alreadyRefreshing: "alreadyRefreshing"
    case .disabled: "disabled"
    case .excluded: "excluded"
    case .ended: "ended"
    case .scheduled: "scheduled"
    case .notRefreshing: "notRefreshing"
    case .stale: "stale"
    case .noControl: "noControl"
    }
  }
}

#if !hasFeature(Embedded)
  extension RefreshTransition: Codable {}

  extension RefreshTransition: CustomStringConvertible {
    /// The change on one line, such as `refreshing → ending (deadline, success)`.
    public var description: String {
      let end = outcome.map { ", \($0.rawValue)" } ?? ""
      return "\(from.rawValue) → \(to.rawValue) (\(reason.rawValue)\(end))"
    }
  }

  extension RefreshTransition.Reason: Codable {}
#endif
