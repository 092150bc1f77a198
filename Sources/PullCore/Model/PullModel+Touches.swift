import RefreshCore
package import ScrollCore

extension PullModel {
  // MARK: Touch-down

  mutating func beginTouch(at place: ScrollPoint, thenDragsTo target: ScrollPoint?) {
    guard !isTracking else { return enqueue(.ignored(.touchBegan)) }
    ignoresTouch = !isScrollEnabled
    guard isScrollEnabled else { return }
    let wasMoving = isMoving
    stop()
    let (passesX, passesY) = openEnds()
    finger.begin(
      at: place, passingX: passesX, passingY: passesY, refreshInsets: geometry.refreshInsets)
    let edges = dragEdges()
    finger.x = AxisDrag(offset: x.offset, finger: place.x, edges: edges.x)
    finger.y = AxisDrag(offset: y.offset, finger: place.y, edges: edges.y)
    finger.tracker.add(position: place, at: now.sinceStart.inSeconds)
    step = .touched(wasMoving: wasMoving, thenDragsTo: target)
  }

  /// Goes on with a touch, when the end of what it has stopped is told.
  mutating func finishTouch(_ wasMoving: Bool, thenDragsTo target: ScrollPoint?) {
    if wasMoving { beginDragging() }
    beginPullGesture()
    if let target { step = .starts(.offset(target)) }
  }

  private mutating func beginDragging() {
    finger.phase = .dragging
    enqueue(.willBeginDragging)
  }

  /// The ends that a gesture which touches now may pass.
  func openEnds() -> (x: OpenEnds, y: OpenEnds) {
    let vertical = geometry.bouncesVertically
    let horizontal = geometry.bouncesHorizontally
    return (
      OpenEnds(lower: horizontal || canPull(.left), upper: horizontal || canPull(.right)),
      OpenEnds(lower: vertical || canPull(.top), upper: vertical || canPull(.bottom))
    )
  }

  /// Whether a finger may pull a control at an edge.
  private func canPull(_ edge: RefreshEdge) -> Bool {
    geometry.bounces && read(edge) { $0.isAttached && $0.machine.isEnabled && !$0.isHidden }
  }

  /// The edges of the drag under way, with the refresh inset that was there at touch-down.
  private func dragEdges() -> (x: AxisDrag.Edges, y: AxisDrag.Edges) {
    let (horizontal, vertical, inset) = (x.edges.base, y.edges.base, finger.refreshInsets)
    return (
      AxisDrag.Edges(
        lower: horizontal.lower - inset.left, upper: horizontal.upper + inset.right,
        dimension: geometry.viewportSize.width, passesLower: finger.passesX.lower,
        passesUpper: finger.passesX.upper),
      AxisDrag.Edges(
        lower: vertical.lower - inset.top, upper: vertical.upper + inset.bottom,
        dimension: geometry.viewportSize.height, passesLower: finger.passesY.lower,
        passesUpper: finger.passesY.upper)
    )
  }

  /// Lets the drag under way, if there is one, go on from an offset with the present edges.
  mutating func rebaseDrag(at offset: ScrollPoint) {
    guard isTracking else { return }
    let edges = dragEdges()
    finger.x.rebase(offset: offset.x, edges: edges.x)
    finger.y.rebase(offset: offset.y, edges: edges.y)
  }

  // MARK: Moves

  /// Takes in a move of the finger, when no effects wait.
  package mutating func touchMoved(to place: ScrollPoint) -> Signal {
    if finger.phase == .dragging {
      finger.tracker.add(position: place, at: now.sinceStart.inSeconds)
      finger.x.move(fingerTo: place.x)
      finger.y.move(fingerTo: place.y)
      return followFinger() ? signalOfMove() : .effects
    }
    moveTouch(to: place)
    return .effects
  }

  mutating func moveTouch(to place: ScrollPoint) {
    guard isTracking else { return missTouch(.touchMoved) }
    finger.tracker.add(position: place, at: now.sinceStart.inSeconds)
    if finger.phase == .touching {
      guard leavesSlop(to: place) else { return }
      startMove(.finger(place))
    } else {
      move(.finger(place))
    }
  }

  /// Whether a finger that touches has gone far enough to drag, from where its way leaves the slop.
  private mutating func leavesSlop(to place: ScrollPoint) -> Bool {
    guard let exit = finger.exit(to: place, slop: dragSlop) else {
      finger.place = place
      return false
    }
    if dragSlop > 0 {
      let edges = dragEdges()
      finger.x = AxisDrag(offset: x.offset, finger: exit.x, edges: edges.x)
      finger.y = AxisDrag(offset: y.offset, finger: exit.y, edges: edges.y)
    }
    return true
  }

  mutating func drag(to offset: ScrollPoint) {
    if isTracking {
      startMove(.offset(offset))
    } else {
      beginTouch(at: .zero, thenDragsTo: offset)
    }
  }

  /// Starts a move, the first of which begins the drag.
  mutating func startMove(_ target: Step.DragTarget) {
    guard finger.phase == .touching else { return move(target) }
    beginDragging()
    step = .moves(target)
  }

  /// Moves the finger, and the content with it.
  mutating func move(_ target: Step.DragTarget) {
    switch target {
    case .finger(let place):
      finger.x.move(fingerTo: place.x)
      finger.y.move(fingerTo: place.y)
    case .offset(let offset):
      finger.x.move(offsetTo: offset.x)
      finger.y.move(offsetTo: offset.y)
    }
    let old = contentOffset
    if followFinger(), contentOffset != old { enqueueScroll() }
  }

  /// Puts the content where the finger has moved it, and lets the refresh control judge it.
  ///
  /// - Returns: Whether the move is one that changes nothing but the offset and the distance of a
  ///   pull, so that only a scroll is left to tell. What comes of any other has been left as
  ///   effects.
  @inline(__always)
  private mutating func followFinger() -> Bool {
    let old = contentOffset
    x.offset = finger.x.offset
    y.offset = finger.y.offset
    if pullsOn() { return true }
    judgeDrag(isScroll: contentOffset != old)
    return false
  }

  /// Tells a scroll, if the content has moved, with nothing else to tell.
  @inline(__always)
  mutating func signalOfMove() -> Signal {
    deliversScroll() ? .scroll : .nothing
  }

  /// Takes in a drag that goes on with a pull and changes nothing but its distance, if it is one.
  @inline(__always)
  private mutating func pullsOn() -> Bool {
    guard others.isEmpty || othersPullOn() else { return false }
    let gesture = refresh.gesture
    // Content that is not pulled is none of an idle control's business.
    if refresh.isIdle(distance: y.edges.overshoot(of: y.offset, at: .lower)) { return true }
    return gesture.isVetoAsked && gesture.pullsControl
      && refresh.machine.dragsSteadily(to: y.edges.overshoot(of: y.offset, at: .lower))
  }

  private mutating func othersPullOn() -> Bool {
    let (x, y) = (x, y)
    return others.pullOn { edge in
      let axis = edge.isVertical ? y : x
      return axis.edges.overshoot(of: axis.offset, at: edge.end)
    }
  }

  mutating func missTouch(_ fault: PullFault) {
    if !ignoresTouch { enqueue(.ignored(fault)) }
  }
}

extension PullModel {
  /// Ignores the rest of a touch that is under way, which is going to be cancelled here.
  ///
  /// - Returns: Whether there is one.
  package mutating func ignoresTouchUnderWay() -> Bool {
    if isTracking { ignoresTouch = true }
    return isTracking
  }
}
