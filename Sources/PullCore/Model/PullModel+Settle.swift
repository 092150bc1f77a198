import RefreshCore
import ScrollCore

// The rules that hold whenever a step is done: neither a pull without a finger nor a closing
// control can last.
extension PullModel {
  /// Brings the list in order after something has changed.
  ///
  /// Content that others move is looked at when it has done what it was asked for.
  mutating func settle() {
    if let content = foreign {
      guard !content.isExecuting else { return }
      foreign?.wantsSettling = true
      foreign?.edgesOfAskedReturns = []
      return
    }
    if !isTracking && !isMoving { endDeceleration() }
    while settleEachOnce() {}
  }

  /// Does one thing that is due at each edge; answers whether something may be due after it.
  @inline(__always)
  mutating func settleEachOnce() -> Bool {
    others.isEmpty ? refresh.isAttached && settleOnce() : settleManyOnce()
  }

  private mutating func settleManyOnce() -> Bool {
    var goesOn = false
    for edge in attachedEdges where read(edge, { $0.isAttached }) {
      if settleOnce(at: edge) { goesOn = true }
    }
    return goesOn
  }

  /// Does one thing that is due; answers whether something may be due after it.
  @inline(never)  // one copy of it, or a web page grows by 2 KB
  mutating func settleOnce(at edge: RefreshEdge = .top) -> Bool {
    switch state(at: edge) {
    case .idle:
      includeTitle(at: edge)
      if edge == .top { settleFirstOffset() }
      return false
    case .pulling(let pull):
      // The move of the finger that is being asked about is judged when the answer has come.
      if case .waitsForBegin = step { return false }
      // A view without height for the control pulls nothing, wherever the content stands.
      let isOver = read(edge) { $0.machine.effectiveTriggerDistance } <= 0
      let distance = pullDistance(at: edge)
      let hasMoved = pull.distance != distance && !isAboutToRest(at: edge)
      if isOver || hasMoved, !change(edge, { $0.machine.movesSteadily(to: distance) }),
        handle(.offsetMoved(to: distance), at: edge).transition != nil
      {
        return true
      }
      return returnToRestIfNeeded(at: edge)
    case .refreshing:
      return false
    case .ending:
      let isClosed = pullDistance(at: edge) <= AxisEdges.tolerance && !contentMoves
      if isClosed || read(edge, { $0.isHidden }) {
        return handle(.collapsed, at: edge).transition != nil
      }
      return returnToRestIfNeeded(at: edge)
    }
  }

  /// Whether the content is within the tolerance of a rest that its motion has not quite reached;
  /// the end of the motion is told first.
  private func isAboutToRest(at edge: RefreshEdge) -> Bool {
    guard !isForeign, abs(overshoot(at: edge)) <= AxisEdges.tolerance else { return false }
    let end: Double? =
      switch movement {
      case .none: nil
      case .free(let x, let y): (edge.isVertical ? y : x)?.motion.endPosition
      case .animated(let animation):
        edge.isVertical ? animation.animation.to.y : animation.animation.to.x
      }
    let rest = axis(of: edge).edges.rest(at: edge.end)
    return end.map { abs($0 - rest) <= AxisEdges.tolerance } ?? false
  }

  /// An idle control out of sight takes on the height of its title.
  mutating func includeTitle(at edge: RefreshEdge) {
    guard read(edge, { $0.includesTitle != $0.hasTitle }),
      visibleHeight(at: edge) <= AxisEdges.tolerance
    else { return }
    change(edge) { $0.includesTitle = $0.hasTitle }
    limitTrigger(at: edge)
  }

  /// Has content that stands below its rest brought back, if nothing moves or holds it.
  ///
  /// - Returns: Whether the content is at rest at once.
  @discardableResult
  mutating func returnToRestIfNeeded(at edge: RefreshEdge) -> Bool {
    guard !isForeign else {
      wantReturn(from: edge)
      return false
    }
    let isOpen = pullDistance(at: edge) > AxisEdges.tolerance
    guard !isTracking, !movement.moves(along: edge), isOpen else { return false }
    springToRest(at: edge)
    return !movement.moves(along: edge) && pullDistance(at: edge) <= AxisEdges.tolerance
  }

  /// Lets the refresh inset be what the control says now.
  mutating func updateRefreshInset(at edge: RefreshEdge) {
    let inset = read(edge) { $0.inset }
    if inset != geometry.refreshInsets[edge] { changeRefreshInset(to: inset, at: edge) }
  }

  /// Sets the first offset of an idle control under a table's header, once for each control.
  private mutating func settleFirstOffset() {
    guard
      refresh.wantsFirstOffset, headerHeight > 0, geometry.viewportSize.height > 0, !isTracking,
      !isMoving
    else { return }
    refresh.wantsFirstOffset = false
    guard refresh.ignoresHeader else { return }
    // What waits to be told comes first: the last scroll of a motion with its end value.
    if queue.isEmpty {
      moveToFirstOffset(of: refresh.number)
    } else {
      queue.append(.firstOffset(of: refresh.number))
    }
  }

  /// Brings the content to where the rows begin, unless something else has taken over meanwhile.
  mutating func moveToFirstOffset(of number: ControlNumber) {
    guard number == refresh.number, refresh.isAttached else { return }
    guard state.phase == .idle, !isTracking, !isMoving else {
      refresh.wantsFirstOffset = true
      return
    }
    let target = y.edges.range.clamp(headerHeight + y.edges.base.lower)
    moving { $0.y.offset = target }
  }

  // MARK: What the rules ask of the content

  var contentIsHeld: Bool {
    if case .some(let foreign) = foreign { foreign.isTracking } else { isTracking }
  }

  var contentMoves: Bool {
    if case .some(let foreign) = foreign { foreign.isMoving } else { isMoving }
  }
}
