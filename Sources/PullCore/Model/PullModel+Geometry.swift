import RefreshCore
public import ScrollCore

extension PullModel {
  /// Changes sizes and insets, and lets the content follow them.
  ///
  /// This never moves the content under a finger. An offset at rest stays at rest, one at hold at
  /// hold, any other moves only if it would lie outside the new range. A motion goes on from its
  /// present place and speed.
  ///
  /// - Returns: Whether the figures made sense, and are not beyond 1e9. If not, nothing has
  ///   changed.
  @discardableResult
  public mutating func change(_ change: (inout ScrollGeometry) -> Void) -> Bool {
    command { model in
      // What is due at the present has come by now, and may have taken the refresh inset away.
      let old = model.geometry
      var new = old
      change(&new)
      new.refreshInset = old.refreshInset
      guard
        new.viewportSize.isValid, new.contentSize.isValid, new.contentInset.isWithinLimits,
        new.safeAreaInsets.isWithinLimits
      else { return false }
      model.apply(new)
      return true
    }
  }

  /// Takes over other insets and sizes, and lets the content follow them.
  mutating func apply(_ new: ScrollGeometry) {
    let old = geometry
    guard new != old else { return }
    let (oldX, oldY) = (x.edges, y.edges)
    geometry = new
    measure()
    if new.viewportSize != old.viewportSize { limitTrigger() }
    let isOtherInset = new.adjustedContentInset != old.adjustedContentInset
    if isOtherInset { enqueue(.didChangeAdjustedContentInset) }
    guard
      isOtherInset || new.baseInset != old.baseInset || new.contentSize != old.contentSize
        || new.viewportSize != old.viewportSize
    else { return }
    if finger.holds { rebaseDrag(at: contentOffset) } else { followEdges(fromX: oldX, y: oldY) }
  }

  /// Takes the edges of both axes from the sizes and insets.
  mutating func measure() {
    let base = geometry.baseInset
    let (content, viewport) = (geometry.contentSize, geometry.viewportSize)
    x.edges.base = OffsetRange(
      lower: 0 - base.left, upper: max(0 - base.left, content.width + base.right - viewport.width))
    y.edges.base = OffsetRange(
      lower: 0 - base.top, upper: max(0 - base.top, content.height + base.bottom - viewport.height)
    )
    y.edges.lowerInset = geometry.refreshInset
  }

  /// Content at rest stays at rest, a motion goes on from its present place and speed.
  private mutating func followEdges(fromX oldX: AxisEdges, y oldY: AxisEdges) {
    if let running = movement.animation {
      let target = running.animation.to
      return retarget(
        running,
        to: ScrollPoint(
          x: x.edges.following(target.x, from: oldX), y: y.edges.following(target.y, from: oldY)))
    }
    moving { model in
      let x = model.x.follow(from: oldX, model.movement.x, model.start)
      let y = model.y.follow(from: oldY, model.movement.y, model.start)
      model.movement = Movement(x: x, y: y)
    }
  }

  /// Follows the top edge, which has come or gone with a refresh; what rests is left alone.
  private mutating func followRefreshEdge(from old: AxisEdges) {
    switch movement {
    case .none: break
    case .animated(let running):
      let target = running.animation.to
      retarget(
        running, to: ScrollPoint(x: target.x, y: y.edges.following(target.y, from: old)))
    case .free(let x, let y):
      guard let y else { return }
      moving { model in
        let hasEnded = model.y.edges.lowerInset < old.lowerInset
        let y = model.y.followRefresh(at: .lower, hasEnded: hasEnded, y, model.start)
        model.movement = Movement(x: x, y: y)
      }
    }
  }

  /// Lets a running animation go on to another target in the time that is left.
  private mutating func retarget(_ running: TimedAnimation, to target: ScrollPoint) {
    guard target != running.animation.to else { return }
    movement = .animated(running.retargeted(to: target, at: now))
  }

  /// Takes over another refresh inset, by which content at rest does not move.
  mutating func changeRefreshInset(to inset: Double) {
    let old = y.edges
    geometry.refreshInset = inset
    guard !isForeign else {
      queue.append(.insetPlace)
      return request(.changeRefreshInset)
    }
    measure()
    enqueue(.didChangeAdjustedContentInset)
    if finger.holds {
      finger.refreshInsetCame = inset > old.lowerInset
    } else {
      followRefreshEdge(from: old)
    }
  }

  /// The viewport's height limits the trigger distance to what half of it can be pulled.
  mutating func limitTrigger() {
    guard refresh.isAttached else { return }
    let height = foreign?.viewportHeight ?? geometry.viewportSize.height
    guard ScrollLimits.allow(height), height >= 0 else {
      return queue.append(.refused(.viewportHeight(height)))
    }
    let limit = RubberBand.triggerLimit(viewportHeight: height, controlHeight: refresh.height)
    announce(refresh.machine.limitTrigger(to: limit))
  }
}

extension PullModel {
  /// Takes over the height of a header and of the rows under it, which make up the content then.
  ///
  /// - Parameters:
  ///   - height: The height of the header, in points.
  ///   - rows: The height of all rows; `nil` if the content's size does not follow from them.
  /// - Returns: Whether the figures made sense. If not, nothing has changed.
  package mutating func setHeader(height: Double, rows: Double?) -> Bool {
    guard ScrollLimits.allow(height + (rows ?? 0)) else { return false }
    headerHeight = height
    return change { geometry in
      guard let rows else { return }
      geometry.contentSize = ScrollSize(
        width: geometry.viewportSize.width, height: height + rows)
    }
  }
}
