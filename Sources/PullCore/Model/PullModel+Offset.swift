public import ScrollCore

// Commands that scroll. They act at once, at any time; what they cause waits its turn.
extension PullModel {
  /// Puts the content at an offset at once, as an assignment of `contentOffset` in UIKit.
  ///
  /// A deceleration that runs is shifted and goes on, a spring or an animated change stops. Under a
  /// finger the drag goes on from the new offset. A number that makes no sense changes nothing.
  public mutating func assign(contentOffset target: ScrollPoint) {
    guard target.isWithinLimits else { return }
    command { model in
      let plan = Plan(
        x: model.x.shifted(model.movement.x, to: target.x, model.start),
        y: model.y.shifted(model.movement.y, to: target.y, model.start))
      let stopped = model.stop(notifies: false)
      model.jump(to: target)
      if stopped { model.enqueue(.didEndScrollingAnimation) }
      model.install(plan)
    }
  }

  /// Moves the content, at once or animated; the target may lie outside the legal range.
  ///
  /// A number that makes no sense changes nothing.
  public mutating func setContentOffset(_ target: ScrollPoint, animated: Bool) {
    guard target.isWithinLimits else { return }
    command { $0.scroll(to: target, animated: animated) }
  }

  /// Scrolls as little as needed for a rectangle of the content to be seen.
  public mutating func scrollRectToVisible(_ rect: ScrollRect, animated: Bool) {
    guard rect.isWithinLimits else { return }
    command { model in
      let offset = model.contentOffset
      let target = model.geometry.offset(toShow: rect, from: offset)
      if target != offset { model.scroll(to: model.geometry.clamp(target), animated: animated) }
    }
  }

  /// Scrolls to the top, which is the hold while a refresh runs; under a finger nothing happens.
  ///
  /// Whether the delegate allows it is the shell's to ask before.
  public mutating func scrollToTop() {
    command { model in
      guard !model.isTracking else { return }
      let target = ScrollPoint(x: model.keptX, y: model.y.edges.range.lower)
      if !model.movement.moves(along: .top) && abs(target.y - model.y.offset) <= AxisEdges.tolerance
      {
        model.enqueue(.didScrollToTop)
      } else {
        model.animate(to: target, kind: .scrollToTop)
      }
    }
  }

  /// Springs content that stands past its rest at an edge back to it; under a finger nothing
  /// happens.
  public mutating func returnToRest(at edge: RefreshEdge = .top) {
    command { $0.springToRest(at: edge) }
  }

  /// Scrolls to the place where the refresh control shows; the offset of the other axis stays.
  public mutating func scrollToHold(at edge: RefreshEdge = .top, animated: Bool) {
    command { $0.scrollContentToHold(at: edge, animated: animated) }
  }

  /// Where the content shows the whole control: its rest, and the control's height above it.
  public var holdOffset: ScrollPoint {
    let rest = geometry.restOffset
    return ScrollPoint(x: rest.x, y: rest.y - refresh.heldHeight)
  }

  /// Where a vertical scroll leaves the content horizontally: where it is, though a motion that the
  /// scroll replaces is not left on its way outside the legal range.
  var keptX: Double {
    let moves: Bool =
      switch movement {
      case .none: false
      case .free(let motionX, _): motionX != nil
      case .animated(let animation): animation.animation.to.x != x.offset
      }
    return moves ? x.edges.range.clamp(x.offset) : x.offset
  }

  /// The same for a horizontal scroll.
  private var keptY: Double {
    let moves: Bool =
      switch movement {
      case .none: false
      case .free(_, let motionY): motionY != nil
      case .animated(let animation): animation.animation.to.y != y.offset
      }
    return moves ? y.edges.range.clamp(y.offset) : y.offset
  }

  mutating func scroll(to target: ScrollPoint, animated: Bool) {
    if animated && target == contentOffset { return }
    switch finger.phase {
    case .releasing: finger.phase = .superseded
    case .touching, .dragging:
      jump(to: target)
      if animated { enqueue(.didEndScrollingAnimation) }
      return
    case .none, .superseded: break
    }
    if animated {
      animate(to: target, kind: .offset)
    } else {
      let stopped = stop(notifies: false)
      jump(to: target)
      if stopped { enqueue(.didEndScrollingAnimation) }
    }
  }

  /// Moves the content under whatever holds it: a drag goes on from the new offset.
  private mutating func jump(to target: ScrollPoint) {
    rebaseDrag(at: target)
    moving { $0.place(at: target) }
  }

  /// Replaces whatever moves by an animated change, and tells the end of what it replaces.
  private mutating func animate(to target: ScrollPoint, kind: TimedAnimation.Kind) {
    stop()
    if !isTracking { endDeceleration() }
    let new = TimedAnimation(
      OffsetAnimation(from: contentOffset, to: target, duration: physics.animationDuration),
      kind: kind, at: now)
    if new.end > now {
      movement = .animated(new)
    } else {
      moving { $0.place(at: target) }
      enqueue(new.endEffect)
    }
  }

  mutating func scrollContentToHold(at edge: RefreshEdge, animated: Bool) {
    let hold = holdOffset(at: edge)
    scroll(
      to: edge.isVertical
        ? ScrollPoint(x: keptX, y: hold.y) : ScrollPoint(x: hold.x, y: keptY), animated: animated)
  }

  /// Draws content that stands past its rest at an edge back to it.
  @inline(never)  // one copy of it, or a web page grows by 2 KB
  mutating func springToRest(at edge: RefreshEdge) {
    guard pullDistance(at: edge) > 0, !isTracking else { return }
    if movement.animation != nil { stop() }
    moving { model in
      let (open, start) = (model.openEnds(), model.start)
      if edge.isVertical {
        let bounds = model.y.edges.bounds(passing: open.y)
        let motion = model.y.spring(to: edge.end, 0, bounds, start)
        model.movement = Movement(x: model.movement.x, y: motion)
      } else {
        let bounds = model.x.edges.bounds(passing: open.x)
        let motion = model.x.spring(to: edge.end, 0, bounds, start)
        model.movement = Movement(x: motion, y: model.movement.y)
      }
    }
  }
}
