/// The decision behind pull-to-refresh: which events begin and end a refresh.
///
/// A machine is a value. It reads no clock, calls nobody and knows no screen: it is told what
/// happened, with the time as an argument, and answers with what changed.
///
/// ```swift
/// var machine = RefreshMachine(configuration: .uiRefreshControl)
/// _ = machine.handle(.touchBegan(distance: 0), at: .zero)
/// _ = machine.handle(.dragged(to: 130), at: .zero)             // idle → pulling
/// let response = machine.handle(.dragged(to: 130), at: .zero)  // armed, pulling → refreshing
/// ```
///
/// One event makes at most one change of state. A drag that goes from the rest past the trigger in
/// one move is therefore told twice, as above, so that every refresh by a finger is seen pulling.
/// A touch or a begin command that comes while a refresh closes is told as
/// ``RefreshEvent/endInterrupted`` first.
public struct RefreshMachine: Equatable, Sendable {
  /// Distances that differ by no more than this are equal, in points.
  public static let tolerance = 1e-9

  // The fields of the configuration that decide; heights are the business of the view.
  @usableFromInline var triggerDistance: Double
  var hysteresis: Double
  var minimumDuration: Duration
  var maximumDuration: Duration?
  var policy: RefreshConfiguration.Policy

  /// Whether pulls and begin commands are accepted; ending always is.
  public internal(set) var isEnabled = true
  /// Whether the control is on a view.
  public internal(set) var isAttached: Bool
  @usableFromInline var gesture = GestureEligibility.none
  var lastCycle = RefreshCycle(number: 0)
  @usableFromInline package var triggerLimit = Double.infinity

  /// What the control is doing.
  @inlinable public var state: RefreshState { currentState }
  @usableFromInline var currentState = RefreshState.idle

  /// What a gesture may still do: it begins one refresh at most, however that began.
  @usableFromInline enum GestureEligibility: UInt8, Sendable {
    case none, eligible, vetoed, usedUp
  }

  /// Creates a machine in the state `idle`.
  public init(configuration: RefreshConfiguration = .uiRefreshControl, isAttached: Bool = true) {
    triggerDistance = configuration.triggerDistance
    hysteresis = configuration.hysteresis
    minimumDuration = configuration.minimumDuration
    maximumDuration = configuration.maximumDuration
    policy = configuration.policy
    self.isAttached = isAttached
  }

  /// The pull distance that begins a refresh, in points: the configured one, or the limit if less.
  ///
  /// It is 0 in a view without a height or lower than the control, where nothing pulls.
  @inlinable public var effectiveTriggerDistance: Double { min(triggerDistance, triggerLimit) }

  /// Whether a pull is far enough and may begin a refresh.
  public var isArmed: Bool {
    guard case .pulling(let pull) = state else { return false }
    return pull.isArmed
  }

  /// Whether the gesture under way may still begin a refresh.
  ///
  /// `false` without a gesture, and for one that was vetoed, has had its refresh, or began during a
  /// refresh.
  public var gestureMayBegin: Bool { gesture == .eligible }

  /// The identity of the newest refresh; number 0 before the first.
  public var newestCycle: RefreshCycle { lastCycle }

  /// The instant at which the running refresh will end by itself; `nil` if it will not.
  ///
  /// It is the end that was asked for, though not before the minimum duration, or the maximum
  /// duration, whichever comes first.
  public var nextDeadline: Instant? {
    guard case .refreshing(let run) = state else { return nil }
    switch (scheduledEnd(of: run), maximumEnd(of: run)) {
    case (let end?, let maximum?): return min(end.instant, maximum)
    case (let end?, nil): return end.instant
    case (nil, let maximum): return maximum
    }
  }

  /// Takes over a configuration and the limit that the view's height sets to the trigger distance.
  ///
  /// A change never begins and never arms a refresh; an armed pull that is not far enough any more
  /// is disarmed, which the response says. New durations count for a running refresh too. With a
  /// limit of 0 (a view without a height, or lower than the control) nothing pulls or is armed; a
  /// pull is over at its next move. A limit that is not a number is ignored, one of less than
  /// 1e-9 points is 0.
  public mutating func configure(
    _ configuration: RefreshConfiguration, triggerLimit limit: Double
  ) -> RefreshResponse {
    triggerDistance = configuration.triggerDistance
    hysteresis = configuration.hysteresis
    minimumDuration = configuration.minimumDuration
    maximumDuration = configuration.maximumDuration
    policy = configuration.policy
    return limitTrigger(to: limit)
  }

  /// Takes over the limit that the view's height sets to the trigger distance.
  ///
  /// As in ``configure(_:triggerLimit:)`` this never begins and never arms a refresh.
  package mutating func limitTrigger(to limit: Double) -> RefreshResponse {
    if !limit.isNaN { triggerLimit = limit > Self.tolerance ? limit : 0 }
    guard case .pulling(let pull) = state else { return .none }
    return lower(pull, to: pull.distance)
  }

  /// Lets the gesture under way begin no refresh any more, as one of another control has begun.
  ///
  /// An armed pull is disarmed, which the response says.
  package mutating func exclude() -> RefreshResponse {
    if gesture == .eligible { gesture = .vetoed }
    guard case .pulling(var pull) = state, pull.isArmed else { return .none }
    pull.isArmed = false
    currentState = .pulling(pull)
    return RefreshResponse(armed: false)
  }

  /// Continues the numbers of an older control, so that no two refreshes of a view share a cycle.
  public mutating func continueCycles(after cycle: RefreshCycle) {
    lastCycle = max(lastCycle, cycle)
  }

  /// Takes in what happened at an instant and answers with what changed.
  ///
  /// Every pair of state and event is answered; one that means nothing changes nothing. The
  /// instants of successive events should not go back, and what is due by an instant is to be told
  /// with ``RefreshEvent/timeReached`` before a command of that instant.
  @inlinable  // so that the commonest event, a drag that changes nothing else, takes no call
  public mutating func handle(_ event: RefreshEvent, at now: Instant) -> RefreshResponse {
    if case .dragged(let distance, false) = event, dragsSteadily(to: distance) { return .none }
    return handleOther(event, at: now)
  }

  /// Takes in a drag that goes on with a pull and changes nothing but its distance.
  ///
  /// That is what most samples of a finger are, and it is the same as ``handle(_:at:)`` with
  /// ``RefreshEvent/dragged(to:isVetoed:)`` for them.
  ///
  /// - Returns: Whether the drag was such a one. If not, nothing was taken in: tell it to
  ///   ``handle(_:at:)``.
  @inlinable @inline(__always)
  package mutating func dragsSteadily(to distance: Double) -> Bool {
    guard case .pulling(let pull) = currentState, gesture != .none, triggerLimit > 0,
      distance > Self.tolerance
    else { return false }
    let limit = effectiveTriggerDistance - Self.tolerance
    guard !pull.isArmed, distance < limit else { return staysArmed(pull, at: distance, limit) }
    currentState = .pulling(RefreshPull(distance: distance, isOver: pull.isOver))
    return true
  }

  /// Takes in a drag of an armed pull that stays armed until it is let go.
  @usableFromInline
  mutating func staysArmed(_ pull: RefreshPull, at distance: Double, _ limit: Double) -> Bool {
    guard pull.isArmed, policy == .release, distance >= limit, RefreshLimits.allow(distance) else {
      return false
    }
    currentState = .pulling(RefreshPull(distance: distance, isArmed: true))
    return true
  }

  /// Takes in a move without a finger that changes nothing but the distance of a pull.
  ///
  /// - Returns: Whether the move was such a one. If not, nothing was taken in: tell it to
  ///   ``handle(_:at:)`` as ``RefreshEvent/offsetMoved(to:)``.
  @inlinable @inline(__always)
  package mutating func movesSteadily(to distance: Double) -> Bool {
    guard case .pulling(let pull) = currentState, !pull.isArmed, triggerLimit > 0,
      distance > Self.tolerance, distance <= RefreshLimits.length
    else { return false }
    currentState = .pulling(RefreshPull(distance: distance, isOver: pull.isOver))
    return true
  }
}
