/// What content that others move is asked to do.
package enum ContentRequest: Equatable, Sendable {
  /// Take over another refresh inset, without moving.
  case changeRefreshInset
  /// Go back to rest from past an edge.
  case returnToRest(at: RefreshEdge)
  /// Go to the place that shows the control at an edge.
  case scrollToHold(at: RefreshEdge, animated: Bool)
  /// Go to where it belongs now.
  case moveContent
}

/// Something that content that others move says of itself and that makes no sense.
package enum RefusedFact: Equatable, Sendable {
  /// How far it stands below its rest, in points.
  case pullDistance(Double)
  /// How much of it can be seen from top to bottom, in points.
  case viewportHeight(Double)
  /// How much of it can be seen from left to right, in points.
  case viewportWidth(Double)
}
