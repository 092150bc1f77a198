package import RefreshCore
package import ScrollCore

/// What content that others move says of itself, and what it has been asked to do.
package struct ForeignContent: Equatable, Sendable {
  /// How far the content stands past its rest on each side, as far as that makes sense.
  var distances: ContentInsets
  /// A distance that was said and made no sense.
  var refusedDistance: Double?
  var viewportSize: ScrollSize
  var isTracking: Bool
  var isMoving: Bool
  var nextMove: Instant?
  /// What the content is to do, in order.
  var requests: [ContentRequest] = []
  /// Whether the rules are to be looked at when that has been done.
  var wantsSettling = false
  /// The edges from which it is to go back to rest after all else, if it stands open there then;
  /// once for each change.
  var edgesToReturnFrom = RefreshEdges()
  /// Those for which it has been asked.
  var edgesOfAskedReturns = RefreshEdges()
  /// Whether it is doing what it was asked to do; what that changes is looked at afterwards.
  var isExecuting = false

  /// Creates what content says of itself.
  ///
  /// - Parameters:
  ///   - pullDistance: How far it stands below its rest.
  ///   - otherDistances: How far it stands past its rest at the other edges.
  ///   - viewportHeight: How much of it can be seen.
  ///   - viewportWidth: The same along the horizontal axis.
  ///   - isTracking: Whether a finger holds it.
  ///   - isMoving: Whether it moves by itself.
  ///   - nextMove: When it is to be moved by the model's time.
  package init(
    pullDistance: Double = 0, otherDistances: ContentInsets = .zero, viewportHeight: Double = 0,
    viewportWidth: Double = 0, isTracking: Bool = false, isMoving: Bool = false,
    nextMove: Instant? = nil
  ) {
    distances = otherDistances
    distances.top = pullDistance
    for edge in EdgeOrder.all {
      let distance = distances[edge]
      guard !ScrollLimits.allow(distance) || distance < 0 else { continue }
      if refusedDistance == nil { refusedDistance = distance }
      distances[edge] = 0
    }
    viewportSize = ScrollSize(width: viewportWidth, height: viewportHeight)
    self.isTracking = isTracking
    self.isMoving = isMoving
    self.nextMove = nextMove
  }

  /// Whether it stands past its rest at an edge, and nothing holds or moves it.
  func standsOpen(at edge: RefreshEdge) -> Bool {
    !isTracking && !isMoving && distances[edge] > AxisEdges.tolerance
  }

  /// The same facts with what an older look has left to do.
  func keeping(what old: ForeignContent) -> ForeignContent {
    var new = self
    new.requests = old.requests
    new.wantsSettling = old.wantsSettling
    new.edgesToReturnFrom = old.edgesToReturnFrom
    new.edgesOfAskedReturns = old.edgesOfAskedReturns
    new.isExecuting = old.isExecuting
    return new
  }
}
