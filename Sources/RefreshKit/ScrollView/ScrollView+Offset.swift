public import ScrollCore

extension ScrollView {
  /// The point of the content that stands at the top left of the view.
  ///
  /// Setting it acts at once and may leave the legal range; nothing brings the content back then
  /// until a touch or a change of insets or sizes. A deceleration that runs is shifted and goes on,
  /// a spring or an animated change stops. Under a finger the drag goes on from the new offset.
  public var contentOffset: ScrollPoint {
    get { offset }
    set {
      guard newValue.isWithinLimits else { return refuse("contentOffset", newValue) }
      perform { $0.assign(newValue) }
    }
  }

  /// Moves the content, at once or animated.
  ///
  /// - Parameters:
  ///   - target: The new offset. It may lie outside the legal range.
  ///   - animated: Whether the content moves there in `animationDuration` of the ``physics``, after
  ///     which `didEndScrollingAnimation` is told. If the content is there already, nothing happens
  ///     and nothing is told; under a finger the content moves at once, and it is told at once.
  ///     Without animation a running motion stops.
  public func setContentOffset(_ target: ScrollPoint, animated: Bool) {
    guard target.isWithinLimits else { return refuse("contentOffset", target) }
    perform { $0.scroll(to: target, animated: animated) }
  }

  /// Scrolls as little as needed for a rectangle of the content to be seen.
  ///
  /// Nothing happens if it is seen already. One that is taller or wider than the space between the
  /// insets is aligned at its top or left. The legal range limits the result.
  public func scrollRectToVisible(_ rect: ScrollRect, animated: Bool) {
    guard rect.isWithinLimits else { return refuse("scrollRectToVisible", rect) }
    perform { view in
      let target = view.geometry.offset(toShow: rect, from: view.offset)
      if target != view.offset { view.scroll(to: view.geometry.clamp(target), animated: animated) }
    }
  }

  /// Scrolls to the top, as a tap on the status bar does, if the delegate allows it.
  ///
  /// The top is the hold while a refresh runs. Nothing is asked and nothing happens under a finger.
  /// At the end `didScrollToTop` is told, at once if the content is there already, and not if the
  /// scroll is interrupted.
  public func scrollToTop() {
    perform { view in
      guard !view.isTracking else { return }
      let allows = view.ask(view.delegate) { $0.scrollViewShouldScrollToTop(view) }
      guard allows ?? true, !view.isTracking else { return }
      let target = ScrollPoint(x: view.keptX, y: view.geometry.verticalRange.lower)
      let rests = view.motionY == nil && view.animation == nil
      if rests && abs(target.y - view.offset.y) <= AxisEdges.slack {
        view.notify(.didScrollToTop)
      } else {
        view.animate(to: target, kind: .scrollToTop)
      }
    }
  }

  /// Where a vertical scroll leaves the content horizontally: where it is, though a motion that the
  /// scroll replaces is not left on its way outside the legal range.
  var keptX: Double {
    let moves = motionX != nil || animation.map { $0.animation.to.x != offset.x } ?? false
    return moves ? geometry.horizontalRange.clamp(offset.x) : offset.x
  }

  func scroll(to target: ScrollPoint, animated: Bool) {
    if animated && target == offset { return }
    if gesture.phase == .releasing {
      gesture.isSuperseded = true
    } else if isTracking {
      jump(to: target)
      if animated { notify(.didEndScrollingAnimation) }
      return
    }
    if animated {
      animate(to: target, kind: .offset)
    } else {
      let stopped = stopMotion(tells: false)
      jump(to: target)
      if stopped { notify(.didEndScrollingAnimation) }
    }
  }

  /// Moves the content under whatever holds it: a drag goes on from the new offset.
  private func jump(to target: ScrollPoint) {
    rebaseGesture(at: target)
    move(to: target)
  }

  private func assign(_ target: ScrollPoint) {
    let shiftedX = shifted(motionX, to: target.x, AxisEdges(horizontal: geometry))
    let shiftedY = shifted(motionY, to: target.y, AxisEdges(vertical: geometry))
    let stopped = stopMotion(tells: false)
    jump(to: target)
    if stopped { notify(.didEndScrollingAnimation) }
    install(x: shiftedX, y: shiftedY)
  }

  /// The deceleration that goes on from another place; `nil` for anything that stops.
  private func shifted(
    _ running: TimedMotion?, to position: Double, _ edges: AxisEdges
  ) -> AxisMotion? {
    guard let running, running.springEdge == nil else { return nil }
    let velocity = running.velocity(at: now)
    let bounds = edges.bounds(passesOf: running.motion.bounds)
    if edges.contains(position) {
      return AxisMotion(
        decelerating: position, velocity: velocity, bounds: bounds, physics: physics)
    }
    return AxisMotion(
      springTo: position < edges.range.lower ? .lower : .upper, from: position,
      velocity: velocity, bounds: bounds, physics: physics)
  }

  /// Replaces whatever moves by an animated change, and tells the end of what it replaces.
  func animate(to target: ScrollPoint, kind: TimedAnimation.Kind) {
    stopMotion()
    if !isTracking { endDeceleration() }
    let new = TimedAnimation(
      OffsetAnimation(from: offset, to: target, duration: physics.animationDuration),
      kind: kind, at: now)
    if new.end > now {
      animation = new
    } else {
      move(to: target)
      notifyEnd(of: kind)
    }
  }
}
