public import ScrollCore

extension ScrollView {
  /// The visible size, as `bounds.size` in UIKit; rotation is a new size.
  ///
  /// Like every change of sizes and insets this never moves the content under a finger. An offset
  /// at rest stays at rest, one that holds a refresh stays at hold, any other moves only if it would
  /// lie outside the new range.
  public var viewportSize: ScrollSize {
    get { geometry.viewportSize }
    set {
      guard newValue.isValid else { return refuse("viewportSize", newValue) }
      changeGeometry("viewportSize", newValue) { new in
        new.viewportSize = newValue
        if rows != nil { new.contentSize.width = newValue.width }  // rows are as wide as the view
      }
    }
  }

  /// The size of the content.
  public var contentSize: ScrollSize {
    get { geometry.contentSize }
    set {
      guard newValue.isValid else { return refuse("contentSize", newValue) }
      changeGeometry("contentSize", newValue) { $0.contentSize = newValue }
    }
  }

  /// The distance that the app wants around the content; the view never writes it.
  public var contentInset: ContentInsets {
    get { geometry.contentInset }
    set {
      guard newValue.isFinite else { return refuse("contentInset", newValue) }
      changeGeometry("contentInset", newValue) { $0.contentInset = newValue }
    }
  }

  /// What the system covers on each side.
  public var safeAreaInsets: ContentInsets {
    get { geometry.safeAreaInsets }
    set {
      guard newValue.isFinite else { return refuse("safeAreaInsets", newValue) }
      changeGeometry("safeAreaInsets", newValue) { $0.safeAreaInsets = newValue }
    }
  }

  /// Which part of the safe area is added to the content inset.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { geometry.contentInsetAdjustmentBehavior }
    set {
      changeGeometry("contentInsetAdjustmentBehavior", newValue) {
        $0.contentInsetAdjustmentBehavior = newValue
      }
    }
  }

  /// Whether the view is the content of a navigation or tab container, which the behaviour
  /// `automatic` looks at.
  public var isContentOfContainer: Bool {
    get { geometry.isContentOfContainer }
    set { changeGeometry("isContentOfContainer", newValue) { $0.isContentOfContainer = newValue } }
  }

  /// Whether the content can be moved past its edges; counts from the next gesture.
  public var bounces: Bool {
    get { geometry.bounces }
    set { changeGeometry("bounces", newValue) { $0.bounces = newValue } }
  }

  /// Whether content that fits into the view bounces vertically.
  public var alwaysBounceVertical: Bool {
    get { geometry.alwaysBounceVertical }
    set { changeGeometry("alwaysBounceVertical", newValue) { $0.alwaysBounceVertical = newValue } }
  }

  /// Whether content that fits into the view bounces horizontally.
  public var alwaysBounceHorizontal: Bool {
    get { geometry.alwaysBounceHorizontal }
    set {
      changeGeometry("alwaysBounceHorizontal", newValue) { $0.alwaysBounceHorizontal = newValue }
    }
  }

  /// The content inset with the safe area and, while a refresh runs, the control's height.
  public var adjustedContentInset: ContentInsets { geometry.adjustedContentInset }

  /// What the refresh control adds to the top inset: 0, or its height while a refresh runs.
  public var refreshInset: Double { geometry.refreshInset }

  /// The topmost resting offset without a refresh.
  public var restOffset: ScrollPoint { geometry.restOffset }

  /// The resting offset while a refresh runs, whether or not one does; the rest without a control.
  public var holdOffset: ScrollPoint {
    ScrollPoint(x: restOffset.x, y: restOffset.y - (control?.heldHeight ?? 0))
  }

  /// Where a section header pins, as a distance from the top of the view.
  ///
  /// While a refresh holds the content down, headers pin under the control as far as it shows.
  public var pinnedHeaderInset: Double {
    min(max(-offset.y, geometry.baseInset.top), geometry.adjustedContentInset.top)
  }

  /// Changes a property; figures whose sums are too large to be numbers are refused.
  private func changeGeometry(
    _ property: String, _ value: some Any, _ change: (inout ScrollGeometry) -> Void
  ) {
    perform { view in
      var new = view.geometry
      change(&new)
      guard new.isFinite else { return view.refuse(property, value) }
      view.apply(new)
    }
  }

  /// Takes over other insets and sizes, and lets the content follow them.
  func apply(_ new: ScrollGeometry) {
    let old = geometry
    guard new != old else { return }
    geometry = new
    if new.viewportSize != old.viewportSize { limitTrigger() }
    if new.adjustedContentInset != old.adjustedContentInset {
      notify(.didChangeAdjustedContentInset)
    }
    guard
      new.adjustedContentInset != old.adjustedContentInset || new.baseInset != old.baseInset
        || new.contentSize != old.contentSize || new.viewportSize != old.viewportSize
    else { return }
    if fingerHolds { rebaseGesture() } else { followEdges(from: old) }
  }

  /// The drag goes on from the visible offset with the new edges.
  private func rebaseGesture() {
    guard var gesture else { return }
    let (x, y) = dragEdges(passing: gesture.passes, refreshInset: gesture.refreshInset)
    gesture.x.rebase(offset: offset.x, edges: x)
    gesture.y.rebase(offset: offset.y, edges: y)
    self.gesture = gesture
  }

  /// Content at rest stays at rest, a motion goes on from its present place and speed.
  private func followEdges(from old: ScrollGeometry) {
    let oldX = AxisEdges(horizontal: old)
    let oldY = AxisEdges(vertical: old)
    let newX = AxisEdges(horizontal: geometry)
    let newY = AxisEdges(vertical: geometry)
    if let running = animation {
      let target = running.animation.to
      retarget(
        to: ScrollPoint(
          x: newX.following(target.x, from: oldX), y: newY.following(target.y, from: oldY)))
      return
    }
    var position = offset
    motionX = replanned(motionX, &position.x, from: oldX, to: newX)
    motionY = replanned(motionY, &position.y, from: oldY, to: newY)
    move(to: position)
  }

  /// Lets a running animation go on to another target in the time that is left.
  func retarget(to target: ScrollPoint) {
    guard let running = animation, target != running.animation.to else { return }
    animation = running.retargeted(to: target, at: now)
  }

  private func replanned(
    _ running: TimedMotion?, _ position: inout Double, from old: AxisEdges, to new: AxisEdges
  ) -> TimedMotion? {
    guard let running else {
      position = new.keeping(position, from: old)
      return nil
    }
    guard new != old else { return running }
    let velocity = running.velocity(at: now)
    let bounds = new.bounds(passesOf: running.motion.bounds)
    switch running.springEdge {
    case .lower?:
      return spring(to: .lower, &position, velocity, bounds)
    case .upper? where position > new.range.upper + AxisEdges.slack:
      return spring(to: .upper, &position, velocity, bounds)
    case .upper? where position < new.range.lower - AxisEdges.slack:
      return spring(to: .lower, &position, velocity, bounds)
    case .upper?:
      return decelerationInside(&position, velocity, bounds)
    case nil:
      // One that was past an edge before the change goes on its way back into the range.
      guard new.contains(position) || !old.contains(position) else {
        position = new.range.clamp(position)
        return nil
      }
      return begun(
        AxisMotion(
          decelerating: position, velocity: velocity, bounds: bounds, physics: physics), &position)
    }
  }

  /// A spring that a change leaves inside the range goes on as a deceleration, if fast enough.
  func decelerationInside(
    _ position: inout Double, _ velocity: Double, _ bounds: AxisMotion.Bounds
  ) -> TimedMotion? {
    guard abs(velocity) >= physics.minimumDecelerationVelocity else { return nil }
    return begun(
      AxisMotion(decelerating: position, velocity: velocity, bounds: bounds, physics: physics),
      &position)
  }

  func spring(
    to edge: AxisMotion.Edge, _ position: inout Double, _ velocity: Double,
    _ bounds: AxisMotion.Bounds
  ) -> TimedMotion? {
    begun(
      AxisMotion(
        springTo: edge, from: position, velocity: velocity, bounds: bounds, physics: physics),
      &position)
  }
}
