public import RefreshCore

/// A vertical list with one refresh control as a plain value, for places without a runtime.
///
/// It is what `ScrollView` and its control are together, in small: no classes, no delegates and no
/// tasks, so that it builds as Embedded Swift. The state is looked at after each call. Drags,
/// releases, motions and refreshes follow the same rules and end on the same offsets.
///
/// ```swift
/// var session = RefreshSession(viewportHeight: 480, contentHeight: 2000)
/// session.touchBegan(100, at: .zero)
/// session.touchMoved(500, at: .zero + .milliseconds(300))  // pulls past the trigger
/// session.touchEnded(at: .zero + .seconds(1))
/// session.state.phase                                      // refreshing
/// session.endRefreshing(at: .zero + .seconds(2), deadline: .zero + .seconds(3))
/// session.advance(to: .zero + .seconds(4))
/// session.offset                                           // 0
/// ```
///
/// Lengths are points, y grows downwards, and velocities are those of the offset in points per
/// second. Each call that does something takes the instant at which it happens and first lets time
/// pass up to it; one that lies in the past happens now. A number that is NaN, infinite or beyond
/// 1e9, the limit of lengths and velocities, changes nothing.
public struct RefreshSession: Sendable {
  /// How far the content has moved up, in points; below its rest while it is pulled.
  public internal(set) var offset = 0.0

  /// The present, counted from the start of the session.
  public internal(set) var now = Instant.zero

  var geometry = SessionGeometry()
  var machine: RefreshMachine
  var gesture = SessionGesture()
  var motion: SessionMotion?
  let configuration: RefreshConfiguration

  /// Creates a session at rest, with no finger down.
  ///
  /// - Parameters:
  ///   - viewportHeight: The height that is visible, in points.
  ///   - contentHeight: The height of the content, in points.
  ///   - configuration: What the refresh control is measured by; its title height is not used.
  public init(
    viewportHeight: Double, contentHeight: Double,
    configuration: RefreshConfiguration = .uiRefreshControl
  ) {
    machine = RefreshMachine(configuration: configuration)
    self.configuration = configuration
    setHeights(viewport: viewportHeight, content: contentHeight, at: .zero)
    limitTrigger()
  }
}

extension RefreshSession {
  /// What the control is doing.
  public var state: RefreshState { machine.state }

  /// How far the content stands below its rest, in points.
  public var pullDistance: Double { max(0, geometry.rest - offset) }

  /// The pull distance in proportion to the trigger distance; more than 1 beyond the trigger.
  public var progress: Double {
    let trigger = machine.effectiveTriggerDistance
    return trigger > 0 ? pullDistance / trigger : 0
  }

  /// Whether the pull is far enough.
  public var isArmed: Bool { machine.isArmed }

  /// What the control adds to the top inset, in points: its height while a refresh runs, else 0.
  public var refreshInset: Double { geometry.refreshInset }

  /// How much of the control shows, in points.
  public var visibleHeight: Double { min(configuration.height, pullDistance) }

  /// Whether a finger is down.
  public var isTracking: Bool { gesture.phase != .none }

  /// Whether the content moves by itself and wants frames.
  public var isMoving: Bool { motion != nil }

  /// The next instant at which a stretch of motion or the refresh ends by itself; `nil` if none
  /// will.
  ///
  /// Where no frames are drawn, one timer for it is enough.
  @inline(__always)  // or the whole session is copied to be asked
  public var nextEvent: Instant? { earlier(motion?.end, machine.nextDeadline) }

  func earlier(_ one: Instant?, _ other: Instant?) -> Instant? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }
}
