/// What of a refresh machine outlives the process: idle, or a refresh with the time it has run.
///
/// A snapshot holds lengths of time and no instants, so it can be restored at any later instant and
/// in another process. A pull and a closing control are stored as idle: a finger and an animation
/// do not outlive the process.
///
/// ```swift
/// let data = try JSONEncoder().encode(machine.snapshot(at: now))
/// let machine = RefreshMachine(snapshot: try JSONDecoder().decode(RefreshSnapshot.self, from: data),
///   configuration: configuration, at: later)
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
  extension RefreshSnapshot: Codable {
    /// Decodes all fields; a run that is not there is left out.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: FieldName.self)
      run = try values.decodeIfPresent(Run.self, forKey: "run")
      newestCycle = try values.decode(RefreshCycle.self, forKey: "newestCycle")
      isEnabled = try values.decode(Bool.self, forKey: "isEnabled")
    }

    /// Encodes all fields; a run that is not there is left out.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: FieldName.self)
      try values.encodeIfPresent(run, forKey: "run")
      try values.encode(newestCycle, forKey: "newestCycle")
      try values.encode(isEnabled, forKey: "isEnabled")
    }
  }

  extension RefreshSnapshot.Run: Codable {
    /// Decodes all fields; an end that is not there is left out.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: FieldName.self)
      cycle = try values.decode(RefreshCycle.self, forKey: "cycle")
      source = try values.decode(RefreshSource.self, forKey: "source")
      elapsed = try values.decode(Duration.self, forKey: "elapsed")
      untilEnd = try values.decodeIfPresent(Duration.self, forKey: "untilEnd")
      endOutcome = try values.decodeIfPresent(RefreshOutcome.self, forKey: "endOutcome")
    }

    /// Encodes all fields; an end that is not there is left out.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: FieldName.self)
      try values.encode(cycle, forKey: "cycle")
      try values.encode(source, forKey: "source")
      try values.encode(elapsed, forKey: "elapsed")
      try values.encodeIfPresent(untilEnd, forKey: "untilEnd")
      try values.encodeIfPresent(endOutcome, forKey: "endOutcome")
    }
  }
#endif
