package import ScrollCore

/// The places on one axis at which content stays when they move: where it rests, and where it is held.
///
/// A refresh control at an end adds its inset past the rest there. Content is held at the end of
/// ``range`` then, and rests at that of ``base`` otherwise.
package struct AxisEdges: Equatable, Sendable {
  /// The legal offsets without a refresh; its ends are the rests.
  package var base = OffsetRange(lower: 0, upper: 0)
  /// What a refresh adds past the lower rest, in points.
  package var lowerInset = 0.0
  /// What a refresh adds past the upper rest, in points.
  package var upperInset = 0.0

  /// Content this near to an edge, in points, counts as being there when the edge moves.
  package static let edgeTolerance = 1e-6
  /// Distances that differ by no more than this are equal, in points.
  package static let tolerance = 1e-9

  /// The legal offsets.
  package var range: OffsetRange {
    OffsetRange(lower: base.lower - lowerInset, upper: base.upper + upperInset)
  }

  /// How far past the rest at an end an offset lies, in points; negative inside the range.
  @inline(__always)
  func overshoot(of offset: Double, at end: AxisMotion.Edge) -> Double {
    end == .lower ? base.lower - offset : offset - base.upper
  }

  func contains(_ offset: Double) -> Bool {
    let range = range
    return offset >= range.lower - Self.tolerance && offset <= range.upper + Self.tolerance
  }

  /// Where content at an offset belongs after the edges have moved here from `old`.
  ///
  /// What was at hold or at rest is there again; anything else stays, if the range allows it.
  func keeping(_ offset: Double, from old: AxisEdges) -> Double {
    if abs(offset - old.range.lower) <= Self.edgeTolerance {
      return old.range.lower == range.lower ? offset : range.lower
    }
    if abs(offset - old.base.lower) <= Self.edgeTolerance {
      return old.base.lower == base.lower ? offset : base.lower
    }
    return range.clamp(offset)
  }

  /// Where a scroll to a target goes after the edges have moved: both ends of the range are
  /// followed.
  func following(_ target: Double, from old: AxisEdges) -> Double {
    let kept = keeping(target, from: old)
    let isLower =
      abs(target - old.range.lower) <= Self.edgeTolerance
      || abs(target - old.base.lower) <= Self.edgeTolerance
    let isUpper = !isLower && abs(target - old.range.upper) <= Self.edgeTolerance
    return isUpper ? range.upper : kept
  }

  /// The range for a motion that may pass these ends.
  func bounds(passing ends: OpenEnds) -> AxisMotion.Bounds {
    let range = range
    return AxisMotion.Bounds(
      lower: range.lower, upper: range.upper, passesLower: ends.lower, passesUpper: ends.upper)
  }
}

/// Which ends of an axis a gesture or a motion may pass.
struct OpenEnds: Equatable, Sendable {
  var lower = false
  var upper = false

  init(lower: Bool = false, upper: Bool = false) {
    self.lower = lower
    self.upper = upper
  }

  /// Those that a motion may pass already.
  init(of motion: TimedMotion) {
    self.init(lower: motion.motion.bounds.passesLower, upper: motion.motion.bounds.passesUpper)
  }
}
