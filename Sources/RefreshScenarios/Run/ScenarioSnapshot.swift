public import RefreshKit

/// The state of the view and its refresh control at one instant of a run.
public struct ScenarioSnapshot: Equatable, Sendable {
  /// The label of the checkpoint, or nil for the end of the run.
  public var label: String?
  /// The instant in seconds since the start.
  public var time: Double
  /// The state of the refresh machine: idle, pulling, refreshing or ending.
  public var state: String
  /// Whether a refresh runs.
  public var isRefreshing: Bool
  /// Whether the pull has reached the trigger distance.
  public var armed: Bool
  /// The visible content offset.
  public var offset: ScrollPoint
  /// The base inset and the refresh inset together.
  public var adjustedContentInset: ContentInsets
  /// The inset that the app has set.
  public var contentInset: ContentInsets
  /// What the refresh control adds to the top inset.
  public var refreshInset: Double
  /// Where a section header pins.
  public var pinnedHeaderInset: Double
  /// How far the content is pulled below rest, at least 0.
  public var pullDistance: Double
  /// The pull distance divided by the trigger distance.
  public var progress: Double
  /// How much of the control is in sight.
  public var visibleHeight: Double
  /// What the indicator does: stopped, progress or spinning.
  public var indicator: String
  /// Whether a finger is down.
  public var isTracking: Bool
  /// Whether a drag, or the deceleration after it, is under way.
  public var isDragging: Bool
  /// Whether a deceleration is under way.
  public var isDecelerating: Bool
  /// The velocity of the running motion; 0 at rest and under a finger.
  public var velocity: ScrollPoint
  /// The top of the control in content coordinates, or nil without one.
  public var controlY: Double?
  /// The topmost resting offset without a refresh.
  public var restOffset: Double
  /// The resting offset while refreshing.
  public var holdOffset: Double
  /// The instant at which the refresh ends by itself, or nil.
  public var nextDeadline: Double?
  /// The instant at which something happens next without a finger, or nil.
  public var nextEvent: Double?
  /// How often a delegate was called and actions were sent so far.
  public var counts: Counts

  /// Creates a snapshot.
  public init(
    label: String? = nil, time: Double, state: String, isRefreshing: Bool, armed: Bool,
    offset: ScrollPoint, adjustedContentInset: ContentInsets, contentInset: ContentInsets,
    refreshInset: Double, pinnedHeaderInset: Double, pullDistance: Double, progress: Double,
    visibleHeight: Double, indicator: String, isTracking: Bool, isDragging: Bool,
    isDecelerating: Bool, velocity: ScrollPoint, controlY: Double?, restOffset: Double,
    holdOffset: Double, nextDeadline: Double?, nextEvent: Double?, counts: Counts
  ) {
    self.label = label
    self.time = time
    self.state = state
    self.isRefreshing = isRefreshing
    self.armed = armed
    self.offset = offset
    self.adjustedContentInset = adjustedContentInset
    self.contentInset = contentInset
    self.refreshInset = refreshInset
    self.pinnedHeaderInset = pinnedHeaderInset
    self.pullDistance = pullDistance
    self.progress = progress
    self.visibleHeight = visibleHeight
    self.indicator = indicator
    self.isTracking = isTracking
    self.isDragging = isDragging
    self.isDecelerating = isDecelerating
    self.velocity = velocity
    self.controlY = controlY
    self.restOffset = restOffset
    self.holdOffset = holdOffset
    self.nextDeadline = nextDeadline
    self.nextEvent = nextEvent
    self.counts = counts
  }

  /// Takes down the present state of a view and its refresh control.
  init(of view: ScrollView, label: String?, counts: Counts) {
    let control = view.refreshControl
    self.init(
      label: label, time: view.now.seconds,
      state: (control?.state.phase ?? .idle).rawValue, isRefreshing: control?.isRefreshing ?? false,
      armed: control?.isArmed ?? false, offset: view.contentOffset,
      adjustedContentInset: view.adjustedContentInset,
      contentInset: view.contentInset, refreshInset: view.refreshInset,
      pinnedHeaderInset: view.pinnedHeaderInset, pullDistance: view.pullDistance,
      progress: view.progress, visibleHeight: view.visibleHeight,
      indicator: (control?.indicator ?? .stopped).rawValue, isTracking: view.isTracking,
      isDragging: view.isDragging, isDecelerating: view.isDecelerating,
      velocity: view.velocity, controlY: control?.originY,
      restOffset: view.restOffset.y, holdOffset: view.holdOffset.y,
      nextDeadline: view.nextDeadline?.seconds, nextEvent: view.nextEvent?.seconds, counts: counts)
  }
}
