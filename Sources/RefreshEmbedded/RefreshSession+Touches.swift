public import RefreshCore
import ScrollCore

extension RefreshSession {
  /// A finger touches the content; content that moves is stopped where it is.
  ///
  /// A second finger is ignored.
  ///
  /// - Parameters:
  ///   - y: The place of the finger in the view, in points.
  ///   - instant: When it touches.
  public mutating func touchBegan(_ y: Double, at instant: Instant) {
    advance(to: instant)
    guard ScrollLimits.allow(y), !isTracking else { return }
    gesture.phase = motion == nil ? .touching : .dragging
    motion = nil
    (gesture.passesTop, gesture.passesBottom) = openEdges
    gesture.refreshInset = geometry.refreshInset
    gesture.refreshInsetCame = false
    gesture.drag = AxisDrag(offset: offset, finger: y, edges: dragEdges)
    gesture.tracker = VelocityTracker()
    noteFinger(at: y)
    if state.phase == .ending { tell(.endInterrupted) }
    tell(.touchBegan(distance: pullDistance))
  }

  /// The finger moves.
  ///
  /// - Parameters:
  ///   - y: The new place of the finger in the view, in points.
  ///   - instant: When it is there.
  public mutating func touchMoved(_ y: Double, at instant: Instant) {
    advance(to: instant)
    guard ScrollLimits.allow(y), isTracking else { return }
    noteFinger(at: y)
    if gesture.phase == .touching && y == gesture.drag.finger { return }
    gesture.phase = .dragging
    gesture.drag.move(fingerTo: y)
    offset = gesture.drag.offset
    if state.phase == .pulling || pullDistance > SessionGeometry.slack {
      let response = tell(.dragged(to: pullDistance))
      // A drag from the rest past the trigger is told twice, so that every pull is seen.
      if response.transition?.to == .pulling { tell(.dragged(to: pullDistance)) }
    }
    settle()
  }

  /// The finger lifts, with the velocity that its places of the last 100 ms show.
  public mutating func touchEnded(at instant: Instant) {
    advance(to: instant)
    let finger = gesture.tracker.velocity(liftedAt: now.sinceStart.inSeconds).y
    release(.released, gesture.drag.contentVelocity(fromFinger: finger))
  }

  /// The finger lifts with a velocity that the caller knows.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the offset in points per second: the finger's with the opposite
  ///     sign.
  ///   - instant: When it lifts.
  public mutating func touchEnded(velocity: Double, at instant: Instant) {
    advance(to: instant)
    release(.released, ScrollLimits.allow(velocity) ? velocity : 0)
  }

  /// The system takes the touch away: a release at rest that never begins a refresh.
  public mutating func touchCancelled(at instant: Instant) {
    advance(to: instant)
    release(.gestureCancelled, 0)
  }

  private mutating func noteFinger(at y: Double) {
    gesture.tracker.add(position: ScrollPoint(x: 0, y: y), at: now.sinceStart.inSeconds)
  }

  private mutating func release(_ event: RefreshEvent, _ velocity: Double) {
    guard isTracking else { return }
    let velocity = gesture.phase == .dragging ? velocity : 0
    gesture.phase = .releasing
    tell(event)
    move(with: velocity)
    gesture.phase = .none
    settle()
  }

  /// Begins what follows a release; a slow one above the rest goes to hold if the refresh inset
  /// came under the finger.
  private mutating func move(with velocity: Double) {
    let bounds = geometry.bounds(
      passesTop: gesture.passesTop, passesBottom: gesture.passesBottom)
    let goesToHold =
      gesture.refreshInsetCame && refreshInset > 0 && geometry.isAboveRest(offset)
      && abs(velocity) < ScrollPhysics.standard.minimumDecelerationVelocity
    if !goesToHold {
      let planned = AxisMotion(
        releasedAt: offset, velocity: velocity, bounds: bounds, physics: .standard)
      if let planned { begin(SessionMotion(planned, at: now)) }
    } else if abs(offset - bounds.lower) > SessionGeometry.slack || velocity != 0 {
      spring(to: .lower, velocity, bounds)
    }
  }

  /// Whether a gesture or motion that begins now may pass the top and the bottom.
  ///
  /// Short content does not bounce; an enabled control can be pulled all the same.
  var openEdges: (top: Bool, bottom: Bool) {
    (geometry.bounces || machine.isEnabled, geometry.bounces)
  }

  /// The edges of the drag under way.
  var dragEdges: AxisDrag.Edges {
    AxisDrag.Edges(
      lower: geometry.rest - gesture.refreshInset, upper: geometry.range.upper,
      dimension: geometry.viewportHeight, passesLower: gesture.passesTop,
      passesUpper: gesture.passesBottom)
  }
}
