package import RefreshCore
import ScrollCore

/// What content that others move says of itself, and what it has been asked to do.
package struct ForeignContent: Equatable, Sendable {
  /// How far the content stands below its rest, as far as that makes sense.
  var distance: Double
  /// The distance that was said and made no sense.
  var refusedDistance: Double?
  var viewportHeight: Double
  var isTracking: Bool
  var isMoving: Bool
  var nextMove: Instant?
  /// What the content is to do, in order.
  var requests: [ContentRequest] = []
  /// Whether the rules are to be looked at when that has been done.
  var wantsSettling = false
  /// Whether it is to go back to rest after all else, if it stands open then; once for each change.
  var wantsReturn = false
  var hasAskedToReturn = false
  /// Whether it is doing what it was asked to do; what that changes is looked at afterwards.
  var isExecuting = false

  /// Creates what content says of itself.
  ///
  /// - Parameters:
  ///   - pullDistance: How far it stands below its rest.
  ///   - viewportHeight: How much of it can be seen.
  ///   - isTracking: Whether a finger holds it.
  ///   - isMoving: Whether it moves by itself.
  ///   - nextMove: When it is to be moved by the model's time.
  package init(
    pullDistance: Double = 0, viewportHeight: Double = 0, isTracking: Bool = false,
    isMoving: Bool = false, nextMove: Instant? = nil
  ) {
    let makesSense = ScrollLimits.allow(pullDistance) && pullDistance >= 0
    distance = ScrollLimits.allow(pullDistance) ? max(0, pullDistance) : 0
    refusedDistance = makesSense ? nil : pullDistance
    self.viewportHeight = viewportHeight
    self.isTracking = isTracking
    self.isMoving = isMoving
    self.nextMove = nextMove
  }

  /// Whether it stands below its rest, and nothing holds or moves it.
  var standsOpen: Bool { !isTracking && !isMoving && distance > AxisEdges.tolerance }

  /// The same facts with what an older look has left to do.
  func keeping(what old: ForeignContent) -> ForeignContent {
    var new = self
    new.requests = old.requests
    new.wantsSettling = old.wantsSettling
    new.wantsReturn = old.wantsReturn
    new.hasAskedToReturn = old.hasAskedToReturn
    new.isExecuting = old.isExecuting
    return new
  }
}
