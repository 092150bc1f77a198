package import RefreshCore

/// What moves content that no finger holds.
enum Movement: Sendable {
  /// Nothing; under a finger too.
  case none
  /// A deceleration or a spring on one axis or both; at least one of them.
  case free(x: TimedMotion?, y: TimedMotion?)
  /// An animated change of the offset, of both axes as one.
  case animated(TimedAnimation)

  /// The motions of the axes, or none if neither moves.
  init(x: TimedMotion?, y: TimedMotion?) {
    self = x == nil && y == nil ? .none : .free(x: x, y: y)
  }

  var isNone: Bool {
    if case .none = self { true } else { false }
  }

  var x: TimedMotion? {
    if case .free(let x, _) = self { x } else { nil }
  }

  var y: TimedMotion? {
    if case .free(_, let y) = self { y } else { nil }
  }

  var animation: TimedAnimation? {
    if case .animated(let animation) = self { animation } else { nil }
  }

  /// Whether the content moves along the axis of an edge, or may do so.
  func moves(along edge: RefreshEdge) -> Bool {
    switch self {
    case .none: false
    case .free(let x, let y): (edge.isVertical ? y : x) != nil
    case .animated: true
    }
  }

  /// When the next stretch of the motion ends; `nil` if nothing moves.
  var end: Instant? {
    switch self {
    case .none: nil
    case .free(let x, let y): earlier(x?.end, y?.end)
    case .animated(let animation): animation.end
    }
  }
}

/// The earlier of two instants, of which either may be none.
package func earlier(_ one: Instant?, _ other: Instant?) -> Instant? {
  guard let one, let other else { return one ?? other }
  return min(one, other)
}

#if !hasFeature(Embedded)
  extension Movement: Equatable {}
#endif
