public import RefreshCore
public import ScrollCore

// What there is at each edge. The rules are the same at all of them; a control is data.
extension PullModel {
  /// What the refresh control at an edge is doing.
  @inline(__always)
  public func state(at edge: RefreshEdge) -> RefreshState { read(edge) { $0.machine.state } }

  /// How far the content is pulled past its rest at an edge, in points; 0 if it is not.
  @inline(__always)
  public func pullDistance(at edge: RefreshEdge) -> Double {
    if let foreign { return foreign.distances[edge] }
    return max(0, overshoot(at: edge))
  }

  /// How much of the refresh control at an edge shows, in points; 0 if it is hidden or absent.
  @inline(__always)
  public func visibleHeight(at edge: RefreshEdge) -> Double {
    min(read(edge) { $0.heldHeight }, pullDistance(at: edge))
  }

  /// The pull distance at an edge in proportion to the trigger distance; 0 without a control.
  public func progress(at edge: RefreshEdge) -> Double {
    let end = self[edge]
    let trigger = end.machine.effectiveTriggerDistance
    return end.isAttached && trigger > 0 ? pullDistance(at: edge) / trigger : 0
  }

  /// What the control at an edge adds to the inset there: 0, or its height while a refresh runs.
  public func refreshInset(at edge: RefreshEdge) -> Double { geometry.refreshInsets[edge] }

  /// Where the content rests at an edge; the offset of the other axis stays.
  public func restOffset(at edge: RefreshEdge) -> ScrollPoint {
    offset(axis(of: edge).edges.rest(at: edge.end), along: edge)
  }

  /// Where the content shows the whole control at an edge; the offset of the other axis stays.
  public func holdOffset(at edge: RefreshEdge) -> ScrollPoint {
    let height = read(edge) { $0.heldHeight }
    let rest = axis(of: edge).edges.rest(at: edge.end)
    return offset(edge.end == .lower ? rest - height : rest + height, along: edge)
  }

  private func offset(_ place: Double, along edge: RefreshEdge) -> ScrollPoint {
    edge.isVertical ? ScrollPoint(x: x.offset, y: place) : ScrollPoint(x: place, y: y.offset)
  }

  /// Whether content shows the whole control at an edge and no more.
  package func isAtHold(_ edge: RefreshEdge) -> Bool {
    let height = read(edge) { $0.heldHeight }
    return height > 0 && abs(pullDistance(at: edge) - height) <= AxisEdges.tolerance
  }

  // MARK: The controls

  /// The control at an edge and its rules; one without a control is on no view.
  package subscript(_ edge: RefreshEdge) -> RefreshEnd {
    get {
      read(edge) { copy $0 }
    }
    set { change(edge) { $0 = newValue } }
  }

  /// Changes what is at an edge, in its place.
  @inline(__always)
  mutating func change<Answer>(
    _ edge: RefreshEdge, _ body: (inout RefreshEnd) -> Answer
  ) -> Answer {
    edge == .top ? body(&refresh) : others.change(edge, body)
  }

  /// Reads of what is at an edge, without a copy of all of it.
  @inline(__always)
  func read<Answer>(_ edge: RefreshEdge, _ body: (borrowing RefreshEnd) -> Answer) -> Answer {
    edge == .top ? body(refresh) : body(others[edge])
  }

  /// The edges at which there is a control, in the order in which one event is fed to them: those
  /// past which the content is, then the others.
  @inline(__always)
  var attachedEdges: EdgeOrder {
    guard !others.isEmpty else { return refresh.isAttached ? EdgeOrder(.top) : EdgeOrder() }
    return edgesInOrder()
  }

  @inline(never)
  private func edgesInOrder() -> EdgeOrder {
    var (past, inside) = (EdgeOrder(), EdgeOrder())
    for edge in EdgeOrder.all where read(edge, { $0.isAttached }) {
      if pullDistance(at: edge) > AxisEdges.tolerance {
        past.append(edge)
      } else {
        inside.append(edge)
      }
    }
    for edge in inside { past.append(edge) }
    return past
  }

  // MARK: The axes

  @inline(__always)
  func axis(of edge: RefreshEdge) -> Axis { edge.isVertical ? y : x }

  /// How far the offset lies past the rest at an edge, in points; negative inside the range.
  @inline(__always)
  func overshoot(at edge: RefreshEdge) -> Double {
    let axis = axis(of: edge)
    return axis.edges.overshoot(of: axis.offset, at: edge.end)
  }

  /// The length of the viewport along the axis of an edge, in points.
  func viewportLength(at edge: RefreshEdge) -> Double {
    let size = foreign?.viewportSize ?? geometry.viewportSize
    return edge.isVertical ? size.height : size.width
  }
}

extension ContentInsets {
  /// The inset on the side of an edge.
  package subscript(_ edge: RefreshEdge) -> Double {
    get {
      switch edge {
      case .top: top
      case .bottom: bottom
      case .left: left
      case .right: right
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .bottom: bottom = newValue
      case .left: left = newValue
      case .right: right = newValue
      }
    }
  }
}
