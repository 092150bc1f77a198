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
      foreign?.hasAskedToReturn = false
      return
    }
    if !isTracking && !isMoving { endDeceleration() }
    while refresh.isAttached, settleOnce() {}
  }

  /// Does one thing that is due; answers whether something may be due after it.
  @inline(never)  // one copy of it, or a web page grows by 2 KB
  mutating func settleOnce() -> Bool {
    switch state {
    case .idle:
      includeTitle()
      settleFirstOffset()
      return false
    case .pulling(let pull):
      // The move of the finger that is being asked about is judged when the answer has come.
      if case .waitsForBegin = step { return false }
      // A view without height for the control pulls nothing, wherever the content stands.
      let isOver = refresh.machine.effectiveTriggerDistance <= 0
      let distance = pullDistance
      let hasMoved = pull.distance != distance && !isAboutToRest
      if isOver || hasMoved, !refresh.machine.movesSteadily(to: distance),
        handle(.offsetMoved(to: distance)).transition != nil
      {
        return true
      }
      return returnToRestIfNeeded()
    case .refreshing:
      return false
    case .ending:
      let isClosed = pullDistance <= AxisEdges.tolerance && !contentMoves
      if refresh.isHidden || isClosed { return handle(.collapsed).transition != nil }
      return returnToRestIfNeeded()
    }
  }

  /// Whether the content is within the tolerance of a rest that its motion has not quite reached;
  /// the end of the motion is told first.
  private var isAboutToRest: Bool {
    let overshoot = y.edges.overshoot(of: y.offset, at: .lower)
    guard !isForeign, abs(overshoot) <= AxisEdges.tolerance else { return false }
    let end: Double? =
      switch movement {
      case .none: nil
      case .free(_, let y): y?.motion.endPosition
      case .animated(let animation): animation.animation.to.y
      }
    return end.map { abs($0 - y.edges.base.lower) <= AxisEdges.tolerance } ?? false
  }

  /// An idle control out of sight takes on the height of its title.
  mutating func includeTitle() {
    guard refresh.includesTitle != refresh.hasTitle, visibleHeight <= AxisEdges.tolerance else {
      return
    }
    refresh.includesTitle = refresh.hasTitle
    limitTrigger()
  }

  /// Has content that stands below its rest brought back, if nothing moves or holds it.
  ///
  /// - Returns: Whether the content is at rest at once.
  @discardableResult
  mutating func returnToRestIfNeeded() -> Bool {
    guard !isForeign else {
      wantReturn()
      return false
    }
    guard !isTracking, !movement.isVertical, pullDistance > AxisEdges.tolerance else {
      return false
    }
    springToRest()
    return !movement.isVertical && pullDistance <= AxisEdges.tolerance
  }

  /// Lets the refresh inset be what the control says now.
  mutating func updateRefreshInset() {
    let inset = refresh.inset
    if inset != geometry.refreshInset { changeRefreshInset(to: inset) }
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
