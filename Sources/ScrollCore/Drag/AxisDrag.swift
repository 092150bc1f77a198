/// One finger that drags content along one axis.
///
/// The place that the finger asks for, the raw offset, is
///
///     raw = raw at the start − (finger − finger at the start)
///
/// Between the edges the content is at the raw offset; past an edge that may be passed it lags
/// behind as ``RubberBand`` says; at any other edge it stops. The offset is a function of where
/// the finger is, not of the moves that brought it there: any split of a finger's path ends on
/// the same offset.
///
/// ```swift
/// let edges = AxisDrag.Edges(lower: 0, upper: 2000, dimension: 800)
/// var drag = AxisDrag(offset: 0, finger: 100, edges: edges)
/// drag.move(fingerTo: 160)
/// drag.offset  // -31.69…
/// ```
///
/// A drag starts from the visible offset, wherever that is, and nothing jumps. Past an edge the
/// finger's distance is found through the inverse of the rubber band. An overshoot of 0.99 of the
/// dimension or more counts as 0.99 for the finger; the rest is carried along, so that the edge
/// lies that much farther out for this drag. Past a closed edge the offset itself is the edge of
/// this drag.
///
/// A number that is NaN or infinite moves nothing; where there is nothing to keep it counts as 0.
/// The size of a number is held to 1e100.
public struct AxisDrag: Equatable, Hashable, Sendable {
  /// Where the content is, in points.
  @inlinable public var offset: Double { visibleOffset }
  @usableFromInline var visibleOffset: Double

  /// Where the finger is along the axis, in points of the viewport.
  @inlinable public var finger: Double { fingerPlace }
  @usableFromInline var fingerPlace: Double

  @usableFromInline var edges: Edges
  /// The rubber band of the edges, made once and not at each move.
  @usableFromInline var band: RubberBand
  @usableFromInline var startOffset: Double
  @usableFromInline var startRaw: Double
  @usableFromInline var startFinger: Double

  /// Starts a drag: a finger comes down while the content is at `offset`.
  public init(offset: Double, finger: Double, edges: Edges) {
    visibleOffset = offset.bounded
    fingerPlace = finger.bounded
    self.edges = edges.usable
    band = self.edges.band
    startOffset = visibleOffset
    startFinger = fingerPlace
    startRaw = visibleOffset
    startRaw = self.edges.widenAndInvert(startOffset)
  }

  /// Moves the finger to a place, and the content with it.
  @inlinable @inline(__always)
  public mutating func move(fingerTo place: Double) {
    guard place != fingerPlace, place.isFinite else { return }
    let place = place.bounded
    fingerPlace = place
    visibleOffset = place == startFinger ? startOffset : edges.visible(at: raw, band)
  }

  /// Moves the finger to wherever the content's offset becomes exactly the given one.
  ///
  /// Past an edge that may be passed at most 0.99 of the dimension is reached. Past a closed edge
  /// the finger goes the distance, and the offset stops at the edge.
  public mutating func move(offsetTo target: Double) {
    guard target.isFinite else { return }
    let reachable = edges.nearestReachable(to: target.bounded)
    fingerPlace = startFinger + (startRaw - edges.raw(at: reachable))
    visibleOffset = edges.stop(reachable)
  }

  /// Starts anew from another visible offset and between other edges, under the same finger.
  ///
  /// This is for a change of insets, sizes or offset in the middle of a drag. With an `offset`
  /// that is NaN or infinite the present one stays.
  public mutating func rebase(offset: Double, edges: Edges) {
    self = AxisDrag(
      offset: offset.isFinite ? offset : self.offset, finger: finger, edges: edges)
  }

  /// Returns the velocity of the content offset for a velocity of the finger, both in points per
  /// second.
  ///
  /// It is the finger's, turned in sign. Past an edge it is reduced by the slope of the rubber
  /// band, and it is 0 while the finger is beyond a closed edge.
  public func contentVelocity(fromFinger velocity: Double) -> Double {
    0 - velocity.bounded * edges.slope(at: raw)
  }

  @inlinable var raw: Double { startRaw - (fingerPlace - startFinger) }
}
