import ScrollCore

/// The heights and insets of a session, in points: the vertical half of a `ScrollGeometry`.
///
/// The horizontal half, the safe area and the flags of a scroll view are left out: a web page has
/// to load whatever stands here.
struct SessionGeometry: Equatable, Sendable {
  var viewportHeight = 0.0
  var contentHeight = 0.0
  var top = 0.0
  var bottom = 0.0
  /// What the control adds at the top: 0, or its height while a refresh runs.
  var refreshInset = 0.0

  /// Whether the content is higher than the viewport and so can be pulled past its edges.
  var bounces: Bool { contentHeight > viewportHeight }

  /// The topmost resting offset without a refresh.
  var rest: Double { 0 - top }

  /// The legal offsets; the refresh inset opens room above the rest and takes none below it.
  var range: OffsetRange {
    OffsetRange(
      lower: 0 - (top + refreshInset), upper: max(rest, contentHeight + bottom - viewportHeight))
  }

  /// The range for a motion that may pass these ends.
  func bounds(passesTop: Bool, passesBottom: Bool) -> AxisMotion.Bounds {
    let range = range
    return AxisMotion.Bounds(
      lower: range.lower, upper: range.upper, passesLower: passesTop, passesUpper: passesBottom)
  }

  func isAboveRest(_ offset: Double) -> Bool { offset < rest - SessionGeometry.slack }

  /// Where content at rest belongs after the geometry has changed from `old` to this one.
  ///
  /// What was at hold or at rest is there again; anything else stays, if the range allows it.
  func keeping(_ offset: Double, from old: SessionGeometry) -> Double {
    if abs(offset - old.range.lower) <= Self.cling {
      return old.range.lower == range.lower ? offset : range.lower
    }
    if abs(offset - old.rest) <= Self.cling {
      return old.rest == rest ? offset : rest
    }
    return range.clamp(offset)
  }

  /// Content this near to an edge counts as being there when the edge moves.
  private static let cling = 1e-6
  /// Distances that differ by no more than this are equal.
  static let slack = 1e-9
}
