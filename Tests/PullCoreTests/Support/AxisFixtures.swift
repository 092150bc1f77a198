import RefreshCore
import ScrollCore
import XCTest

@testable import PullCore

extension AxisEdges {
  /// Edges from one rest to the other, with what a refresh adds.
  static func from(
    _ lower: Double, _ upper: Double, inset: Double = 0, upperInset: Double = 0
  ) -> AxisEdges {
    var edges = AxisEdges()
    edges.base = OffsetRange(lower: lower, upper: upper)
    edges.lowerInset = inset
    edges.upperInset = upperInset
    return edges
  }

  /// The edges as seen in a mirror at 0.
  var mirrored: AxisEdges {
    .from(-base.upper, -base.lower, inset: upperInset, upperInset: lowerInset)
  }
}

extension AxisMotion.Edge {
  var other: AxisMotion.Edge { self == .lower ? .upper : .lower }
}

/// An axis with a running motion, as it is or in a mirror: the rules must not know which end is
/// which.
struct AxisCase {
  var axis = Axis()
  var running: TimedMotion?
  let sign: Double
  static let now = Instant.at(1000)

  /// An axis at an offset, whose edges are the new ones.
  init(at offset: Double, edges: AxisEdges, isMirrored: Bool = false) {
    sign = isMirrored ? -1 : 1
    axis.offset = sign * offset
    axis.edges = isMirrored ? edges.mirrored : edges
  }

  private var start: Axis.Start { Axis.Start(now: Self.now, physics: .standard) }

  /// Lets a spring run that has this speed here; it has begun just now.
  mutating func spring(to edge: AxisMotion.Edge, _ velocity: Double, in edges: AxisEdges) {
    let edge = sign < 0 ? edge.other : edge
    let motion = AxisMotion(
      springTo: edge, from: axis.offset, velocity: sign * velocity, bounds: bounds(edges),
      physics: .standard)
    running = TimedMotion(motion, at: Self.now)
  }

  /// Lets a deceleration run that has this speed here; it has begun just now.
  mutating func glide(
    _ velocity: Double, in edges: AxisEdges,
    passing ends: OpenEnds = OpenEnds(lower: true, upper: true)
  ) {
    let motion = AxisMotion(
      decelerating: axis.offset, velocity: sign * velocity, bounds: bounds(edges, ends),
      physics: .standard)
    running = TimedMotion(motion, at: Self.now)
  }

  private func bounds(
    _ edges: AxisEdges, _ ends: OpenEnds = OpenEnds(lower: true, upper: true)
  ) -> AxisMotion.Bounds {
    let mirror = OpenEnds(lower: ends.upper, upper: ends.lower)
    return (sign < 0 ? edges.mirrored : edges).bounds(passing: sign < 0 ? mirror : ends)
  }

  /// Follows edges that an inset or a size has moved.
  mutating func follow(from old: AxisEdges) -> TimedMotion? {
    axis.follow(
      from: sign < 0 ? old.mirrored : old, running, followsUpperHold: false, start)
  }

  /// Follows the end at which a control has come or gone.
  mutating func followRefresh(at end: AxisMotion.Edge, hasEnded: Bool) throws -> TimedMotion? {
    let running = try XCTUnwrap(running)
    return axis.followRefresh(
      at: sign < 0 ? end.other : end, hasEnded: hasEnded, running, start)
  }

  /// The offset, seen without the mirror.
  var offset: Double { sign * axis.offset }

  // MARK: What a motion must be

  /// A spring to an edge with an end value, from a displacement with a speed.
  func assertSpring(
    _ motion: TimedMotion?, to edge: AxisMotion.Edge, at end: Double, from displacement: Double,
    _ velocity: Double, file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let motion = try XCTUnwrap(motion, file: file, line: line)
    XCTAssertEqual(motion.start, Self.now, file: file, line: line)
    XCTAssertEqual(
      motion.springEdge, sign < 0 ? edge.other : edge, file: file, line: line)
    XCTAssertEqual(motion.motion.endPosition, sign * end, file: file, line: line)
    XCTAssertEqual(
      sign * motion.position(at: Self.now + .milliseconds(50)),
      end + Law.spring(displacement, velocity, at: 0.05), accuracy: 1e-9, file: file, line: line)
  }

  /// A deceleration from a place with a speed.
  func assertGlide(
    _ motion: TimedMotion?, from place: Double, _ velocity: Double,
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let motion = try XCTUnwrap(motion, file: file, line: line)
    XCTAssertEqual(motion.start, Self.now, file: file, line: line)
    XCTAssertNil(motion.springEdge, file: file, line: line)
    XCTAssertEqual(
      sign * motion.position(at: Self.now + .milliseconds(50)),
      Law.glide(place, velocity, at: 0.05), accuracy: 1e-9, file: file, line: line)
  }
}
