public import RefreshCore
import ScrollCore

extension ScrollView {
  /// Lets time pass up to an instant: moves what moves, and ends what is due.
  ///
  /// Everything that falls due on the way does so in the order of time and at its own instant.
  /// However time is cut into frames, the offset at an instant is the same. An instant that has
  /// passed is ignored, and reported unless the view follows ``RefreshHost/timeSource``. From
  /// inside a callback the call waits until the callback has returned.
  ///
  /// - Complexity: O(n) in the number of ends that fall due.
  public func advance(to instant: Instant) {
    if !refreshHosting.followsTime, movesSteadily(to: instant) { return }
    guard beginTurn() else { return refreshHosting.append(.advance(instant)) }
    if isForward(instant) { run(until: instant) }
    finishTurn()
  }

  func run(until instant: Instant) {
    while let event = earlier(nextEvent, nextReturn), event <= instant {
      refreshHosting.now = max(now, event)
      // At one instant, ends of motions come before deadlines.
      if let end = nextMove, end <= now {
        endMotions()
      } else {
        moveAlong()
        if let control = refreshControl { tell(control, .timeReached) }
      }
      settle()
      drain()
    }
    if instant > now {
      refreshHosting.now = instant
      if isMoving {
        moveAlong()
        settle()
      }
    }
    noteSteadyFrames()
  }

  /// Notes until when frames do nothing but move the content and its pull, if anything.
  private func noteSteadyFrames() {
    let hosting = refreshHosting
    let isPulling = hosting.control?.state.phase == .pulling
    hosting.motionPulls = isPulling && motionY != nil
    guard isMoving else {
      hosting.steadyUntil = nextDeadline ?? .latest
      return
    }
    // An idle control may be about to take on the height of its title.
    let isIdle = hosting.control.map { $0.countsTitle == $0.hasTitle } ?? true
    let isSteady = animation == nil && isIdle && (hosting.motionPulls || !isPulling)
    hosting.steadyUntil = isSteady ? earlier(nextEvent, nextReturn) ?? .zero : .zero
  }

  /// Runs a frame that does nothing but move the content and its pull, if it is one: what most
  /// frames of a motion are.
  ///
  /// For them it does the same as a turn of ``run(until:)``, in fewer steps.
  ///
  /// - Returns: Whether it was such a frame. If not, nothing has happened.
  @inline(__always)
  func movesSteadily(to instant: Instant) -> Bool {
    let hosting = refreshHosting
    guard !hosting.isBusy, instant < hosting.steadyUntil, instant > hosting.now else {
      return false
    }
    let target = ScrollPoint(
      x: motionX?.place(at: instant) ?? offset.x, y: motionY?.place(at: instant) ?? offset.y
    )
    if hosting.motionPulls, let control = hosting.unmanaged {
      let distance = max(0, geometry.pullDistance(at: target.y))
      guard control._withUnsafeGuaranteedRef({ $0.machine.movesSteadily(to: distance) }) else {
        return false
      }
    }
    hosting.now = instant
    hosting.isBusy = true
    if target != offset {
      offset = target
      tellScroll()
    }
    finishTurn()
    return true
  }

  /// When the next stretch of a motion ends; `nil` if nothing moves.
  public var nextMove: Instant? {
    animation?.end ?? earlier(motionX?.end, motionY?.end)
  }

  /// When a motion that runs on carries a pull back over the rest, which ends the pull.
  private var nextReturn: Instant? {
    guard !isTracking, isMoving, refreshControl?.state.phase == .pulling,
      motionY?.springEdge == nil
    else { return nil }
    let rest = geometry.restOffset.y
    let instant = animation?.instant(passingY: rest) ?? motionY?.instant(passing: rest)
    return instant.flatMap { $0 > now ? $0 : nil }
  }

  /// Puts the content where its motion is now.
  private func moveAlong() {
    if let animation {
      move(to: animation.offset(at: now))
    } else if isMoving {
      move(
        to: ScrollPoint(
          x: motionX?.position(at: now) ?? offset.x, y: motionY?.position(at: now) ?? offset.y))
    }
  }

  /// Ends the stretches of motion that end now; each tells the last scroll before its own end.
  private func endMotions() {
    moveAlong()
    let ended = animation
    if ended != nil { animation = nil }
    var position = offset
    if let motion = motionX, motion.end <= now { motionX = begun(motion.successor, &position.x) }
    if let motion = motionY, motion.end <= now { motionY = begun(motion.successor, &position.y) }
    move(to: position)
    if let ended { notifyEnd(of: ended.kind) }
  }

  func notifyEnd(of kind: TimedAnimation.Kind) {
    switch kind {
    case .offset: notify(.didEndScrollingAnimation)
    case .scrollToTop: notify(.didScrollToTop)
    }
  }

  /// Moves the content without a finger; an offset that does not change is no scroll.
  func move(to target: ScrollPoint) {
    guard target != offset else { return }
    offset = target
    notifyScroll()
  }

  /// Starts motions on both axes; one that ends where it begins moves the content and is over.
  func install(x: AxisMotion?, y: AxisMotion?) {
    var position = offset
    motionX = begun(x, &position.x)
    motionY = begun(y, &position.y)
    move(to: position)
  }

  func begun(_ motion: AxisMotion?, _ position: inout Double) -> TimedMotion? {
    begun(motion.map { TimedMotion($0, at: now) }, &position)
  }

  private func begun(_ motion: TimedMotion?, _ position: inout Double) -> TimedMotion? {
    var next = motion
    while let motion = next, motion.end <= motion.start {
      position = motion.motion.endPosition
      next = motion.successor
    }
    return next
  }

  /// Stops whatever moves where it is.
  ///
  /// - Parameter tells: Whether the end of an animated change is told here.
  /// - Returns: Whether an animated change was stopped whose end is to be told.
  @discardableResult
  func stopMotion(tells: Bool = true) -> Bool {
    let wasAnimated = animation?.kind == .offset
    animation = nil
    motionX = nil
    motionY = nil
    if wasAnimated && tells { notify(.didEndScrollingAnimation) }
    return wasAnimated
  }

  /// The present range of each axis, with the edges that a motion may pass.
  func motionBounds(passing passes: OpenEdges) -> (x: AxisMotion.Bounds, y: AxisMotion.Bounds) {
    (
      AxisEdges(horizontal: geometry).bounds(
        passesLower: passes.left, passesUpper: passes.right),
      AxisEdges(vertical: geometry).bounds(passesLower: passes.top, passesUpper: passes.bottom)
    )
  }
}
