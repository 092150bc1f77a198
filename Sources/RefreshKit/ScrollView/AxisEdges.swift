import ScrollCore

/// The places on one axis to which content clings: its legal range, and its rest inside the range.
struct AxisEdges: Equatable {
  let range: OffsetRange
  let rest: Double

  /// Content this near to an edge, in points, counts as being there when the edge moves.
  static let cling = 1e-6
  /// Distances that differ by no more than this are equal, in points.
  static let slack = 1e-9

  init(horizontal geometry: ScrollGeometry) {
    range = geometry.horizontalRange
    rest = geometry.restOffset.x
  }

  init(vertical geometry: ScrollGeometry) {
    range = geometry.verticalRange
    rest = geometry.restOffset.y
  }

  func contains(_ position: Double) -> Bool {
    position >= range.lower - Self.slack && position <= range.upper + Self.slack
  }

  /// Where content at a position belongs after the edges have moved here from `old`.
  ///
  /// What was at hold or at rest is there again; anything else stays, if the range allows it.
  func keeping(_ position: Double, from old: AxisEdges) -> Double {
    if abs(position - old.range.lower) <= Self.cling {
      return old.range.lower == range.lower ? position : range.lower
    }
    if abs(position - old.rest) <= Self.cling {
      return old.rest == rest ? position : rest
    }
    return range.clamp(position)
  }

  /// Where a scroll to a target goes after the edges have moved: both ends of the range are
  /// followed.
  func following(_ target: Double, from old: AxisEdges) -> Double {
    let kept = keeping(target, from: old)
    let isTop = abs(target - old.range.lower) <= Self.cling || abs(target - old.rest) <= Self.cling
    return !isTop && abs(target - old.range.upper) <= Self.cling ? range.upper : kept
  }

  func bounds(passesOf other: AxisMotion.Bounds) -> AxisMotion.Bounds {
    bounds(passesLower: other.passesLower, passesUpper: other.passesUpper)
  }

  func bounds(passesLower: Bool, passesUpper: Bool) -> AxisMotion.Bounds {
    AxisMotion.Bounds(
      lower: range.lower, upper: range.upper, passesLower: passesLower, passesUpper: passesUpper)
  }
}
