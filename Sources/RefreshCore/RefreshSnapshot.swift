/// What of a refresh machine outlives the process: idle, or a refresh with the time it has run.
///
/// A snapshot holds lengths of time and no instants, so it can be restored at any later instant and
/// in another process. A pull and a closing control are stored as idle: a finger and an animation
/// do not outlive the process.
///
/// ```swift
/// let data = try JSONEncoder().encode(machine.snapshot(at: now))
/// let snapshot = try JSONDecoder().decode(RefreshSnapshot.self, from: data)
/// let machine = RefreshMachine(snapshot: snapshot, configuration: configuration, at: later)
/// ```
public struct RefreshSnapshot: Equatable, Sendable {
  /// The refresh that runs, `nil` when idle.
  public let run: Run?
  /// The newest cycle, from which the numbers go on.
  public let newestCycle: RefreshCycle
  /// Whether pulls and begin commands are accepted.
  public let isEnabled: Bool

  /// A refresh that runs.
  public struct Run: Equatable, Sendable {
    /// The identity of the refresh.
    public let cycle: RefreshCycle
    /// Who began it.
    public let source: RefreshSource
    /// How long it has run.
    public let elapsed: Duration
    /// How long until the end that was asked for; `nil` if none was, negative if it is overdue.
    public let untilEnd: Duration?
    /// How it will have ended then; an end without it is a success.
    public let endOutcome: RefreshOutcome?
  }
}

extension RefreshMachine {
  /// Returns what of the machine outlives the process.
  public func snapshot(at now: Instant) -> RefreshSnapshot {
    var stored: RefreshSnapshot.Run?
    if case .refreshing(let run) = state {
      stored = RefreshSnapshot.Run(
        cycle: run.cycle, source: run.source, elapsed: now - run.start,
        untilEnd: run.scheduledEnd.map { $0.instant - now }, endOutcome: run.scheduledEnd?.outcome)
    }
    return RefreshSnapshot(run: stored, newestCycle: lastCycle, isEnabled: isEnabled)
  }

  /// Creates a machine that goes on where another one was stored.
  ///
  /// A restored refresh keeps its cycle. Its minimum and maximum durations are those of the
  /// configuration, counted from when the refresh began; what is due by now ends at the next
  /// ``RefreshEvent/timeReached``.
  public init(
    snapshot: RefreshSnapshot, configuration: RefreshConfiguration = .uiRefreshControl,
    isAttached: Bool = true, at now: Instant
  ) {
    self.init(configuration: configuration, isAttached: isAttached)
    restore(snapshot, at: now)
  }

  private mutating func restore(_ snapshot: RefreshSnapshot, at now: Instant) {
    lastCycle = snapshot.newestCycle
    isEnabled = snapshot.isEnabled
    guard let stored = snapshot.run else { return }
    lastCycle = max(lastCycle, stored.cycle)
    let start = now - max(stored.elapsed, .zero)
    var run = RefreshRun(cycle: stored.cycle, source: stored.source, start: start)
    if let untilEnd = stored.untilEnd {
      run.scheduledEnd = RefreshRun.ScheduledEnd(
        instant: now + untilEnd, outcome: stored.endOutcome ?? .success)
    }
    currentState = .refreshing(run)
  }
}

#if !hasFeature(Embedded)
  extension RefreshSnapshot: Codable {}
  extension RefreshSnapshot.Run: Codable {}
#endif
