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
      new.refreshInsets = old.refreshInsets
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
    if new.viewportSize != old.viewportSize {
      for edge in attachedEdges { limitTrigger(at: edge) }
    }
    let isOtherInset = new.adjustedContentInset != old.adjustedContentInset
    if isOtherInset { enqueue(.didChangeAdjustedContentInset) }
    guard
      isOtherInset || new.baseInset != old.baseInset || new.contentSize != old.contentSize
        || new.viewportSize != old.viewportSize
    else { return }
    if finger.holds { return rebaseDrag(at: contentOffset) }
    // Rows that come or go at the far end move nothing that is held there.
    followEdges(
      fromX: oldX, followsRightHold: new.contentSize.width == old.contentSize.width, y: oldY,
      followsLowerHold: new.contentSize.height == old.contentSize.height)
  }

  /// Takes the edges of both axes from the sizes and insets.
  mutating func measure() {
    let inset = geometry.refreshInsets
    x.edges = AxisEdges(
      base: geometry.horizontalRests, lowerInset: inset.left, upperInset: inset.right)
    y.edges = AxisEdges(
      base: geometry.verticalRests, lowerInset: inset.top, upperInset: inset.bottom)
  }

  /// Content at rest stays at rest, a motion goes on from its present place and speed.
  private mutating func followEdges(
    fromX oldX: AxisEdges, followsRightHold: Bool, y oldY: AxisEdges, followsLowerHold: Bool
  ) {
    if let running = movement.animation {
      let target = running.animation.to
      return retarget(
        running,
        to: ScrollPoint(
          x: x.edges.following(target.x, from: oldX), y: y.edges.following(target.y, from: oldY)))
    }
    moving { model in
      let x = model.x.follow(
        from: oldX, model.movement.x, followsUpperHold: followsRightHold, model.start)
      let y = model.y.follow(
        from: oldY, model.movement.y, followsUpperHold: followsLowerHold, model.start)
      model.movement = Movement(x: x, y: y)
    }
  }

  /// Follows an edge that has come or gone with a refresh; what rests is left alone.
  private mutating func followRefresh(at edge: RefreshEdge, from old: AxisEdges) {
    switch movement {
    case .none: break
    case .animated(let running):
      var target = running.animation.to
      if edge.isVertical {
        target.y = y.edges.following(target.y, from: old, first: edge.end)
      } else {
        target.x = x.edges.following(target.x, from: old, first: edge.end)
      }
      retarget(running, to: target)
    case .free(let motionX, let motionY):
      guard let running = edge.isVertical ? motionY : motionX else { return }
      let end = edge.end
      moving { model in
        let start = model.start
        if edge.isVertical {
          let hasEnded = model.y.edges.inset(at: end) < old.inset(at: end)
          let y = model.y.followRefresh(at: end, hasEnded: hasEnded, running, start)
          model.movement = Movement(x: motionX, y: y)
        } else {
          let hasEnded = model.x.edges.inset(at: end) < old.inset(at: end)
          let x = model.x.followRefresh(at: end, hasEnded: hasEnded, running, start)
          model.movement = Movement(x: x, y: motionY)
        }
      }
    }
  }

  /// Lets a running animation go on to another target in the time that is left.
  private mutating func retarget(_ running: TimedAnimation, to target: ScrollPoint) {
    guard target != running.animation.to else { return }
    movement = .animated(running.retargeted(to: target, at: now))
  }

  /// Takes over another refresh inset at an edge, by which content at rest does not move.
  mutating func changeRefreshInset(to inset: Double, at edge: RefreshEdge) {
    let old = axis(of: edge).edges
    geometry.refreshInsets[edge] = inset
    guard !isForeign else {
      queue.append(.insetPlace)
      return request(.changeRefreshInset)
    }
    measure()
    enqueue(.didChangeAdjustedContentInset)
    guard finger.holds else { return followRefresh(at: edge, from: old) }
    if inset > old.inset(at: edge.end) {
      finger.edgesOfNewInsets.insert(RefreshEdges(edge))
    } else {
      finger.edgesOfNewInsets.remove(RefreshEdges(edge))
    }
  }

  /// The viewport's length limits the trigger distance to what half of it can be pulled.
  mutating func limitTrigger(at edge: RefreshEdge) {
    guard read(edge, { $0.isAttached }) else { return }
    let length = viewportLength(at: edge)
    guard ScrollLimits.allow(length), length >= 0 else {
      return queue.append(
        .refused(edge.isVertical ? .viewportHeight(length) : .viewportWidth(length)))
    }
    let response = change(edge) { end in
      end.machine.limitTrigger(
        to: RubberBand.triggerLimit(viewportHeight: length, controlHeight: end.height))
    }
    announce(response, at: edge)
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
