import PullCore
public import RefreshCore
import ScrollCore

/// A vertical list with one refresh control as a plain value, for places without a runtime.
///
/// It is what `ScrollView` and its control are together, in small: a `PullModel` of which only the
/// state is looked at, and nobody is told or asked anything. It has no classes, no delegates and no
/// tasks, so that it builds as Embedded Swift.
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
  var list = PullModel()

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
    setHeights(viewport: viewportHeight, content: contentHeight, at: .zero)
    list.attach(configuration)
    takeEffects()
  }

  /// Lets all be done that waits for its turn; nobody is told.
  mutating func takeEffects() {
    while list.next() != nil {}
  }

  /// Lets time pass up to an instant, and takes in something that happens at it.
  private mutating func take(_ input: PullInput, at instant: Instant) {
    advance(to: instant)
    list.take(input)
    takeEffects()
  }
}

extension RefreshSession {
  // MARK: What happens

  /// A finger touches the content; content that moves is stopped where it is.
  ///
  /// A second finger is ignored.
  ///
  /// - Parameters:
  ///   - y: The place of the finger in the view, in points.
  ///   - instant: When it touches.
  public mutating func touchBegan(_ y: Double, at instant: Instant) {
    take(.touchBegan(ScrollPoint(x: 0, y: y)), at: instant)
  }

  /// The finger moves.
  ///
  /// - Parameters:
  ///   - y: The new place of the finger in the view, in points.
  ///   - instant: When it is there.
  public mutating func touchMoved(_ y: Double, at instant: Instant) {
    take(.touchMoved(ScrollPoint(x: 0, y: y)), at: instant)
  }

  /// The finger lifts, with the velocity that its places of the last 100 ms show.
  public mutating func touchEnded(at instant: Instant) {
    take(.touchEnded(.fromTouches), at: instant)
  }

  /// The finger lifts with a velocity that the caller knows.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the offset in points per second: the finger's with the opposite
  ///     sign.
  ///   - instant: When it lifts.
  public mutating func touchEnded(velocity: Double, at instant: Instant) {
    take(.touchEnded(.given(ScrollPoint(x: 0, y: velocity))), at: instant)
  }

  /// The system takes the touch away: a release at rest that never begins a refresh.
  public mutating func touchCancelled(at instant: Instant) {
    take(.touchCancelled, at: instant)
  }

  /// Lets time pass: moves what moves, and ends what is due, each at its own instant.
  ///
  /// However time is cut into frames, the offset at an instant is the same. An instant that has
  /// passed is ignored.
  ///
  /// - Complexity: O(n) in the number of ends that fall due.
  public mutating func advance(to instant: Instant) {
    list.take(.timePassed(to: instant))
    takeEffects()
  }

  // MARK: Commands

  /// Begins a refresh, without scrolling; one that is closing is over first.
  ///
  /// - Returns: `began`, `alreadyRefreshing` or `disabled`.
  @discardableResult
  public mutating func beginRefreshing(at instant: Instant) -> RefreshAnswer {
    advance(to: instant)
    let answer = list.beginRefreshing()
    takeEffects()
    return answer
  }

  /// Ends the refresh that runs.
  ///
  /// - Parameters:
  ///   - instant: When the command is given.
  ///   - deadline: When the refresh ends; one that has passed, and `nil`, end at once.
  ///   - outcome: How it ended.
  /// - Returns: `ended`; `scheduled` for an end that lies ahead; or `notRefreshing`.
  @discardableResult
  public mutating func endRefreshing(
    at instant: Instant, deadline: Instant? = nil, outcome: RefreshOutcome = .success
  ) -> RefreshAnswer {
    advance(to: instant)
    let answer = list.endRefreshing(outcome: outcome, deadline: deadline)
    takeEffects()
    return answer
  }

  /// Says whether pulls and begins are accepted from now on; ending always is.
  public mutating func setEnabled(_ isEnabled: Bool, at instant: Instant) {
    advance(to: instant)
    list.isEnabled = isEnabled
    takeEffects()
  }

  /// Changes what the app wants around the content, in points.
  ///
  /// Like every change of insets and sizes this never moves the content under a finger. An offset
  /// at rest stays at rest, one that holds a refresh stays at hold, any other moves only if it
  /// would lie outside the new range. A motion goes on from its present place and speed.
  public mutating func setInsets(top: Double, bottom: Double, at instant: Instant) {
    advance(to: instant)
    list.change { $0.contentInset = ContentInsets(top: top, bottom: bottom) }
    takeEffects()
  }

  /// Changes the visible height and the height of the content, in points; a negative one is
  /// refused.
  public mutating func setHeights(viewport: Double, content: Double, at instant: Instant) {
    advance(to: instant)
    guard viewport >= 0, content >= 0 else { return }
    list.change {
      $0.viewportSize.height = viewport
      $0.contentSize.height = content
    }
    takeEffects()
  }
}

extension RefreshSession {
  // MARK: What is to be drawn

  /// The present, counted from the start of the session.
  public var now: Instant { list.now }

  /// How far the content has moved up, in points; below its rest while it is pulled.
  public var offset: Double { list.contentOffset.y }

  /// What the control is doing.
  public var state: RefreshState { list.state }

  /// How far the content stands below its rest, in points.
  public var pullDistance: Double { list.pullDistance }

  /// The pull distance in proportion to the trigger distance; more than 1 beyond the trigger.
  public var progress: Double { list.progress }

  /// Whether the pull is far enough.
  public var isArmed: Bool { list.isArmed }

  /// What the control adds to the top inset, in points: its height while a refresh runs, else 0.
  public var refreshInset: Double { list.refreshInset }

  /// How much of the control shows, in points.
  public var visibleHeight: Double { list.visibleHeight }

  /// Whether a finger is down.
  public var isTracking: Bool { list.isTracking }

  /// Whether the content moves by itself and wants frames.
  public var isMoving: Bool { list.isMoving }

  /// The next instant at which a stretch of motion or the refresh ends by itself; `nil` if none
  /// will.
  ///
  /// Where no frames are drawn, one timer for it is enough.
  public var nextEvent: Instant? { list.nextEvent }
}
