public import ScrollCore

/// Where the velocity of a release comes from.
enum ReleaseVelocity {
  /// The caller says it: the velocity of the offset, in points per second.
  case given(ScrollPoint)
  /// The touch samples of the last 100 ms.
  case fromTouches
}

/// Which edges a gesture may pass, decided when the finger touches.
struct OpenEdges: Equatable {
  var top = false
  var bottom = false
  var left = false
  var right = false
}

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
    take(.touchMoved(point))
  }

  /// The finger lifts, with the velocity that its samples of the last 100 ms show.
  public func touchEnded() {
    take(.release(.fromTouches))
  }

  /// The finger lifts with a velocity that the host knows.
  ///
  /// - Parameter velocity: The velocity of the offset in points per second: that of the finger with
  ///   the opposite sign.
  public func touchEnded(velocity: ScrollPoint) {
    if !velocity.isWithinLimits { refuse("velocity", velocity) }
    take(.release(.given(velocity.isWithinLimits ? velocity : .zero)))
  }

  /// The system takes the touch away: a release at rest that never begins a refresh.
  public func touchCancelled() {
    take(.cancel)
  }

  /// Drags the content to an offset, with whatever way of the finger that takes.
  ///
  /// Puts a finger down if none is. Past an edge that the gesture may pass, 0.99 of the view's
  /// length is the farthest; at another edge the content stops.
  public func drag(to target: ScrollPoint) {
    guard target.isWithinLimits else { return refuse("drag", target) }
    take(.drag(target))
  }

  // MARK: What they do

  func beginTouch(at point: ScrollPoint) {
    guard !isTracking else { return report(.unexpectedTouch(.began)) }
    ignoresTouch = !scrollEnabled
    guard scrollEnabled else { return }
    let wasMoving = isMoving
    stopMotion()
    let passes = openEdges()
    let (x, y) = dragEdges(passing: passes, refreshInset: geometry.refreshInset)
    gesture.begin(
      at: point, x: AxisDrag(offset: offset.x, finger: point.x, edges: x),
      y: AxisDrag(offset: offset.y, finger: point.y, edges: y),
      passes: passes, refreshInset: geometry.refreshInset)
    gesture.tracker.add(position: point, at: now.sinceStart.inSeconds)
    drain()
    if wasMoving { beginDragging() }
    beginPullGesture()
  }

  private func beginDragging() {
    gesture.phase = .dragging
    notify(.willBeginDragging)
  }

  @inline(__always)
  func moveTouch(to point: ScrollPoint) {
    guard isTracking else { return missesTouch(.moved) }
    gesture.tracker.add(position: point, at: now.sinceStart.inSeconds)
    if gesture.phase == .touching {
      guard leavesSlop(to: point) else { return }
      beginDragging()
      drain()
    }
    gesture.x.move(fingerTo: point.x)
    gesture.y.move(fingerTo: point.y)
    followFinger()
  }

  /// Whether a finger that touches has gone far enough to drag, from where its way leaves the slop.
  private func leavesSlop(to point: ScrollPoint) -> Bool {
    guard let wayOut = gesture.wayOut(to: point, slop: slop) else {
      gesture.finger = point
      return false
    }
    if slop > 0 {
      let (x, y) = dragEdges(passing: gesture.passes, refreshInset: gesture.refreshInset)
      gesture.x = AxisDrag(offset: offset.x, finger: wayOut.x, edges: x)
      gesture.y = AxisDrag(offset: offset.y, finger: wayOut.y, edges: y)
    }
    return true
  }

  func moveContent(to target: ScrollPoint) {
    if !isTracking {
      beginTouch(at: .zero)
      drain()
    }
    guard isTracking else { return }
    if gesture.phase == .touching {
      beginDragging()
      drain()
    }
    gesture.x.move(offsetTo: target.x)
    gesture.y.move(offsetTo: target.y)
    followFinger()
  }

  /// Puts the content where the finger has moved it, and lets the refresh control judge it.
  @inline(__always)
  private func followFinger() {
    let target = gesture.offset
    let isScroll = target != offset
    offset = target
    if pullsSteadily(to: geometry.pullDistance(at: target.y)) {
      if isScroll { notifyScroll() }
    } else {
      judgeDrag(isScroll: isScroll)
    }
  }

  /// Lets the refresh control judge a move of the finger that may be more than a longer pull.
  private func judgeDrag(isScroll: Bool) {
    guard let control = pulledControl else {
      if isScroll { notifyScroll() }
      return settle()
    }
    let response = feedDrag(to: control)
    if isScroll { notifyScroll() }
    complete(response, of: control)
    sendBegin(response, of: control)
    settle()
  }

  func cancelGestureUnderWay() {
    guard isTracking else { return }
    ignoresTouch = true
    take(.cancel)
  }

  /// A touch went on or ended that had not begun; no fault if the view itself has ended it.
  func missesTouch(_ touch: RefreshDiagnostic.Touch) {
    if !ignoresTouch { report(.unexpectedTouch(touch)) }
  }

  /// Whether a finger says where the content is: until it lifts, or code takes over in the release.
  var fingerHolds: Bool { isTracking && !gesture.isSuperseded }

  /// The edges that a gesture which touches now may pass.
  func openEdges() -> OpenEdges {
    let vertical = geometry.bouncesVertically
    let horizontal = geometry.bouncesHorizontally
    let pulls = geometry.bounces && refreshControl.map { $0.isEnabled && !$0.isHidden } ?? false
    return OpenEdges(
      top: vertical || pulls, bottom: vertical, left: horizontal, right: horizontal)
  }

  /// Lets the drag under way, if there is one, go on from an offset with the present edges.
  func rebaseGesture(at offset: ScrollPoint) {
    guard isTracking else { return }
    let (x, y) = dragEdges(passing: gesture.passes, refreshInset: gesture.refreshInset)
    gesture.x.rebase(offset: offset.x, edges: x)
    gesture.y.rebase(offset: offset.y, edges: y)
  }

  func dragEdges(
    passing passes: OpenEdges, refreshInset: Double
  ) -> (x: AxisDrag.Edges, y: AxisDrag.Edges) {
    let horizontal = geometry.horizontalRange
    let vertical = geometry.verticalRange
    return (
      AxisDrag.Edges(
        lower: horizontal.lower, upper: horizontal.upper, dimension: geometry.viewportSize.width,
        passesLower: passes.left, passesUpper: passes.right),
      AxisDrag.Edges(
        lower: geometry.restOffset.y - refreshInset, upper: vertical.upper,
        dimension: geometry.viewportSize.height, passesLower: passes.top,
        passesUpper: passes.bottom)
    )
  }
}
