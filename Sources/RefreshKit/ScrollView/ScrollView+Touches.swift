import PullCore
public import RefreshCore
public import ScrollCore

extension ScrollView {
  /// A finger touches the view.
  ///
  /// Content that moves is stopped where it is, and the drag begins with the touch. Content at rest
  /// is dragged from the first move on. A second finger is ignored and reported.
  ///
  /// - Parameter point: The place of the finger in view coordinates, in points.
  public func touchBegan(at point: ScrollPoint) {
    guard point.isWithinLimits else { return refuse("touch", point) }
    take(.touchBegan(point))
  }

  /// The finger moves.
  ///
  /// - Parameter point: The new place of the finger in view coordinates, in points.
  public func touchMoved(to point: ScrollPoint) {
    guard point.isWithinLimits else { return refuse("touch", point) }
    catchUp()
    if isDelivering { wait(.touchMoved(point)) } else { finish(model.touchMoved(to: point)) }
  }

  /// The finger lifts, with the velocity that its samples of the last 100 ms show.
  public func touchEnded() {
    take(.touchEnded(.fromTouches))
  }

  /// The finger lifts with a velocity that the host knows.
  ///
  /// - Parameter velocity: The velocity of the offset in points per second: that of the finger with
  ///   the opposite sign.
  public func touchEnded(velocity: ScrollPoint) {
    if !velocity.isWithinLimits { refuse("velocity", velocity) }
    take(.touchEnded(.given(velocity.isWithinLimits ? velocity : .zero)))
  }

  /// The system takes the touch away: a release at rest that never begins a refresh.
  public func touchCancelled() {
    take(.touchCancelled)
  }

  /// Drags the content to an offset, with whatever way of the finger that takes.
  ///
  /// Puts a finger down if none is. Past an edge that the gesture may pass, 0.99 of the view's
  /// length is the farthest; at another edge the content stops.
  public func drag(to target: ScrollPoint) {
    guard target.isWithinLimits else { return refuse("drag", target) }
    take(.dragged(to: target))
  }

  /// Lets time pass up to an instant: moves what moves, and ends what is due.
  ///
  /// Everything that falls due on the way does so in the order of time and at its own instant.
  /// However time is cut into frames, the offset at an instant is the same. An instant that has
  /// passed is ignored, and reported unless the view follows ``RefreshHost/timeSource``. From
  /// inside a callback the call waits until the callback has returned.
  ///
  /// - Complexity: O(n) in the number of ends that fall due.
  public func advance(to instant: Instant) {
    catchUp()
    pass(to: instant)
  }

  /// Lets time pass without catching up with the time source.
  func pass(to instant: Instant) {
    if isDelivering {
      wait(.timePassed(to: instant))
    } else {
      finish(model.advance(to: instant))
    }
  }

  /// Tells what an input has left: most often nothing but a scroll.
  @inline(__always)
  private func finish(_ signal: PullModel.Signal) {
    switch signal {
    case .nothing: updateDriver()
    case .scroll:
      delivery = .delivers
      notifyScroll()
      if delivery == .deliversMore { return deliverAll() }
      delivery = .none
      updateDriver()
    case .effects: deliverAll()
    }
  }
}
