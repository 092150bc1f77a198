package import RefreshCore
import ScrollCore

extension PullModel {
  /// Lets time pass up to an instant, when no effects wait.
  ///
  /// Everything that falls due on the way does so in the order of time and at its own instant.
  package mutating func advance(to instant: Instant) -> Signal {
    if movesOn(to: instant) { return signalOfMove() }
    pass(to: instant)
    return .effects
  }

  mutating func pass(to instant: Instant) {
    reportFacts()
    guard instant >= now else {
      return enqueue(.ignored(.timeWentBack(from: now, to: instant)))
    }
    step = .passes(to: instant, lastMove: nil)
  }

  /// Takes in a frame that moves the content and its pull and does nothing else, if it is one: what
  /// most frames of a motion are.
  ///
  /// - Returns: Whether it was such a frame. If not, nothing has happened.
  @inline(__always)
  private mutating func movesOn(to instant: Instant) -> Bool {
    guard case .free(let motionX, let motionY) = movement, instant > now else { return false }
    if let motionX, instant >= motionX.end { return false }
    if let motionY, instant >= motionY.end { return false }
    guard others.isEmpty || others.areIdle() else { return false }
    let targetY = motionY?.place(at: instant) ?? y.offset
    switch refresh.machine.state {
    case .idle:
      // An idle control may be about to take on the height of its title.
      guard refresh.includesTitle == refresh.hasTitle else { return false }
    case .pulling:
      // Anything but a spring may carry the pull back over its rest before this instant.
      guard motionY?.springEdge != nil else { return false }
      let distance = max(0, y.edges.overshoot(of: targetY, at: .lower))
      guard refresh.machine.movesSteadily(to: distance) else { return false }
    case .refreshing:
      if let deadline = nextDeadline, instant >= deadline { return false }
    case .ending:
      break
    }
    now = instant
    y.offset = targetY
    if let motionX { x.offset = motionX.place(at: instant) }
    return true
  }

  /// Lets time pass to the next thing that is due by an instant, or to that instant.
  mutating func goOnPassing(to instant: Instant, since lastMove: Instant?) {
    if let foreign {
      return goOnPassing(to: instant, since: lastMove, foreign)
    }
    if let event = earlier(nextEvent, nextReturn), event <= instant {
      step = .passes(to: instant, lastMove: nil)
      now = max(now, event)
      // At one instant, ends of motions come before deadlines.
      if let end = movement.end, end <= now {
        endMotions()
      } else {
        moveAlong()
        endWhatIsDueNow()
      }
      settle()
    } else if instant > now {
      now = instant
      if isMoving {
        moveAlong()
        settle()
      }
    }
  }

  /// Ends the refreshes that are due now, the earliest first.
  @inline(never)
  mutating func endWhatIsDueNow() {
    while let edge = mostDueEdge { handle(.timeReached, at: edge) }
  }

  /// The edge of the refresh that has been due for longest; `nil` if none is due.
  private var mostDueEdge: RefreshEdge? {
    var most: (edge: RefreshEdge, instant: Instant)?
    for edge in attachedEdges {
      guard let due = read(edge, { $0.machine.nextDeadline }), due <= now else { continue }
      if let most, most.instant <= due { continue }
      most = (edge, due)
    }
    return most?.edge
  }

  /// When a motion that runs on carries a pull back over the rest, which ends the pull.
  private var nextReturn: Instant? {
    guard !isTracking else { return nil }
    var next: Instant?
    for edge in attachedEdges where state(at: edge).phase == .pulling {
      next = earlier(next, returnOfPull(at: edge))
    }
    return next
  }

  private func returnOfPull(at edge: RefreshEdge) -> Instant? {
    let rest = axis(of: edge).edges.rest(at: edge.end)
    let instant: Instant? =
      switch movement {
      case .none: nil
      case .free(let x, let y): (edge.isVertical ? y : x)?.instant(passing: rest)
      case .animated(let animation): animation.instant(passing: rest, along: edge)
      }
    return instant.flatMap { $0 > now ? $0 : nil }
  }

  /// Puts the content where its motion is now.
  private mutating func moveAlong() {
    moving { model in
      switch model.movement {
      case .none: break
      case .free(let x, let y):
        if let x { model.x.offset = x.position(at: model.now) }
        if let y { model.y.offset = y.position(at: model.now) }
      case .animated(let animation): model.place(at: animation.offset(at: model.now))
      }
    }
  }

  /// Ends the stretches of motion that end now; each tells the last scroll before its own end.
  private mutating func endMotions() {
    moveAlong()
    if let animation = movement.animation {
      movement = .none
      enqueue(animation.endEffect)
    } else {
      var (x, y) = (movement.x, movement.y)
      moving { model in
        if let ended = x, ended.end <= model.now { x = model.x.end(ended) }
        if let ended = y, ended.end <= model.now { y = model.y.end(ended) }
        model.movement = Movement(x: x, y: y)
      }
    }
  }

  /// Does something that may move the content; an offset that does not change is no scroll.
  mutating func moving(_ change: (inout PullModel) -> Void) {
    let old = contentOffset
    change(&self)
    if contentOffset != old { enqueueScroll() }
  }

  mutating func place(at offset: ScrollPoint) {
    x.offset = offset.x
    y.offset = offset.y
  }

  /// Stops whatever moves where it is.
  ///
  /// - Parameter notifies: Whether the end of an animated change is told here.
  /// - Returns: Whether an animated change was stopped whose end is to be told.
  @discardableResult
  mutating func stop(notifies: Bool = true) -> Bool {
    let wasAnimated = movement.animation?.kind == .offset
    movement = .none
    if wasAnimated && notifies { enqueue(.didEndScrollingAnimation) }
    return wasAnimated
  }
}

extension TimedAnimation {
  /// What its end is told as.
  var endEffect: PullEffect {
    switch kind {
    case .offset: .didEndScrollingAnimation
    case .scrollToTop: .didScrollToTop
    }
  }
}
