/// What a refresh control is doing, with the facts that hold only while it does that.
public enum RefreshState: Equatable, Sendable {
  /// Nothing is shown and nothing runs. Next: `pulling`, `refreshing`.
  case idle
  /// The content is pulled below its rest. Next: `idle`, `refreshing`.
  case pulling(RefreshPull)
  /// A refresh runs. Next: `ending`, or `idle` when the control is taken away.
  case refreshing(RefreshRun)
  /// A refresh is over and the control closes. Next: `idle`.
  case ending(RefreshCycle, RefreshOutcome)

  /// The state without its facts.
  public var phase: RefreshPhase {
    switch self {
    case .idle: .idle
    case .pulling: .pulling
    case .refreshing: .refreshing
    case .ending: .ending
    }
  }

  /// The refresh that runs or closes, `nil` in the other states.
  public var cycle: RefreshCycle? {
    switch self {
    case .idle, .pulling: nil
    case .refreshing(let run): run.cycle
    case .ending(let cycle, _): cycle
    }
  }
}

/// The four states of a refresh control, by name.
public enum RefreshPhase: String, Hashable, Sendable, CaseIterable {
  /// Nothing is shown and nothing runs.
  case idle
  /// The content is pulled below its rest.
  case pulling
  /// A refresh runs.
  case refreshing
  /// A refresh is over and the control closes.
  case ending
}

/// A pull: the content stands below its rest, under a finger or on its way back.
public struct RefreshPull: Equatable, Sendable {
  /// How far the content is pulled below its rest, in points; more than 0.
  public internal(set) var distance: Double
  /// Whether the finger has pulled as far as the trigger, so that letting go refreshes.
  ///
  /// Only a move of the finger arms. A pull that was released or cancelled is never armed.
  public internal(set) var isArmed = false
  /// Whether the pull was released, cancelled or disabled and cannot begin a refresh any more.
  public internal(set) var isOver = false

  @usableFromInline
  init(distance: Double, isArmed: Bool = false, isOver: Bool = false) {
    self.distance = distance
    self.isArmed = isArmed
    self.isOver = isOver
  }
}

/// A refresh that runs.
public struct RefreshRun: Equatable, Sendable {
  /// The identity of the refresh.
  public let cycle: RefreshCycle
  /// Who began it.
  public let source: RefreshSource
  /// When it began.
  public let start: Instant
  /// The end that was asked for with a deadline or before the minimum duration, `nil` if none was.
  ///
  /// Of several the earliest stands here; of several at one instant the one that was set first.
  public internal(set) var scheduledEnd: ScheduledEnd?

  /// An end that waits for its instant.
  public struct ScheduledEnd: Equatable, Sendable {
    /// When the end is due, if the minimum duration has passed by then.
    public let instant: Instant
    /// How the refresh will have ended.
    public let outcome: RefreshOutcome
  }
}

#if !hasFeature(Embedded)
  extension RefreshPhase: Codable {}
#endif
