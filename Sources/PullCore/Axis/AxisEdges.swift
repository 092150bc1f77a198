package import ScrollCore

/// The places on one axis at which content stays when they move: where it rests, and where it is
/// held.
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

  /// What a refresh adds past the rest at an end, in points.
  func inset(at end: AxisMotion.Edge) -> Double { end == .lower ? lowerInset : upperInset }

  /// Where content rests at an end.
  func rest(at end: AxisMotion.Edge) -> Double { end == .lower ? base.lower : base.upper }

  /// Where content is held at an end, which is its rest without a refresh there.
  func hold(at end: AxisMotion.Edge) -> Double { end == .lower ? range.lower : range.upper }

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
  /// What was at hold or at rest is there again; anything else stays, if the range allows it. Of
  /// the upper end only the hold is followed, and not if all that has changed is the content's
  /// length: new rows appear where the control was.
  func keeping(_ offset: Double, from old: AxisEdges, followsUpperHold: Bool) -> Double {
    if abs(offset - old.range.lower) <= Self.edgeTolerance {
      return old.range.lower == range.lower ? offset : range.lower
    }
    if abs(offset - old.base.lower) <= Self.edgeTolerance {
      return old.base.lower == base.lower ? offset : base.lower
    }
    if followsUpperHold, old.upperInset > 0, upperInset > 0,
      abs(offset - old.range.upper) <= Self.edgeTolerance
    {
      return old.range.upper == range.upper ? offset : range.upper
    }
    return range.clamp(offset)
  }

  /// Where a scroll to a target goes after the edges have moved: hold and rest of both ends are
  /// followed, those of one end first where they coincide.
  func following(
    _ target: Double, from old: AxisEdges, first: AxisMotion.Edge = .lower
  ) -> Double {
    followed(target, from: old, at: first) ?? followed(target, from: old, at: first.opposite)
      ?? range.clamp(target)
  }

  /// Where the hold or the rest of an end is now at which a target was; `nil` if it was at neither.
  private func followed(
    _ target: Double, from old: AxisEdges, at end: AxisMotion.Edge
  ) -> Double? {
    if abs(target - old.hold(at: end)) <= Self.edgeTolerance {
      return old.hold(at: end) == hold(at: end) ? target : hold(at: end)
    }
    if abs(target - old.rest(at: end)) <= Self.edgeTolerance {
      return old.rest(at: end) == rest(at: end) ? target : rest(at: end)
    }
    return nil
  }

  /// The range for a motion that may pass these ends.
  func bounds(passing ends: OpenEnds) -> AxisMotion.Bounds {
    let range = range
    return AxisMotion.Bounds(
      lower: range.lower, upper: range.upper, passesLower: ends.lower, passesUpper: ends.upper)
  }
}

extension AxisMotion.Edge {
  /// The other end of the axis.
  var opposite: AxisMotion.Edge { self == .lower ? .upper : .lower }
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
