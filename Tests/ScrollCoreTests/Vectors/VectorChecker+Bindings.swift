import ScrollCore
import XCTest

extension VectorChecker {
  /// The module's answer for each group of the file.
  static let bindings: [String: Binding] = [
    "rubber_band": rubberBand,
    "measured_rubber_band_ios26": rubberBand,
    "published_rubber_band": rubberBand,
    "rubber_band_inverse": { vector in
      try ["x": .number(band(vector).travel(forDisplacement: vector.number("y")))]
    },
    "rubber_band_offset": draggedOffset,
    "deceleration_state": { vector in
      let motion = try deceleration(vector)
      let time = try vector.number("t")
      return ["x": .number(motion.position(at: time)), "v": .number(motion.velocity(at: time))]
    },
    "deceleration_projection": { ["x": .number(try deceleration($0).projection)] },
    "deceleration_target": { vector in
      let motion = try deceleration(vector, stopSpeed: vector.number("vth"))
      return ["x": .number(motion.target), "T": .number(motion.duration)]
    },
    "measured_target_ios26": { ["x": .number(try deceleration($0).target)] },
    "deceleration_duration_distance": { vector in
      let motion = try Deceleration(position: 0, velocity: vector.number("v0"), rate: rate(vector))
      return try ["T": .number(motion.duration(untilWithin: vector.number("eps")))]
    },
    "deceleration_hit": { vector in
      let motion = try deceleration(vector)
      let edge = try vector.number("x")
      return [
        "t": .number(motion.time(toReach: edge)), "v": .number(motion.velocity(atPosition: edge)),
      ]
    },
    "deceleration_velocity_for_target": { vector in
      let velocity = try Deceleration.velocity(
        toReach: vector.number("x"), from: vector.number("x0"), rate: rate(vector),
        stopSpeed: vector.number("vth"))
      return ["v0": .number(velocity)]
    },
    "spring_critical": springState,
    "spring_near_critical": springState,
    "spring_overdamped": springState,
    "spring_underdamped": springState,
    "spring_peak": { vector in
      let peak = try SpringMotion(
        displacement: 0, velocity: vector.number("v0"), parameters: spring(vector)
      ).peak
      return ["t": .number(peak?.time), "x": .number(peak?.displacement)]
    },
    "spring_settle": { vector in
      let motion = try SpringMotion(
        displacement: vector.number("x0"), velocity: vector.number("v0"),
        parameters: spring(vector))
      return try ["T": .number(motion.settlingTime(within: vector.number("eps")))]
    },
    "fling_into_edge": flingIntoEdge,
    "measured_bounce_ios26": { vector in
      let motion = SpringMotion(displacement: -177, velocity: 1313.35)
      return try ["x": .number(motion.displacement(at: vector.number("t") - 0.0010868))]
    },
    "adjusted_content_inset": adjustedInset,
    "content_offset_range": offsetRange,
    "edge_cases": { ["result": try edgeCase($0)] },
  ]

  static func band(_ vector: VectorCase) throws -> RubberBand {
    try RubberBand(coefficient: vector.number("c"), dimension: vector.number("d"))
  }

  static func rate(_ vector: VectorCase) throws -> DecelerationRate {
    try XCTUnwrap(DecelerationRate(rawValue: vector.number("r")))
  }

  static func deceleration(
    _ vector: VectorCase, stopSpeed: Double = 10
  ) throws -> Deceleration {
    try Deceleration(
      position: vector.number("x0"), velocity: vector.number("v0"), rate: rate(vector),
      stopSpeed: stopSpeed)
  }

  static func spring(_ vector: VectorCase) throws -> SpringParameters {
    try SpringParameters(
      mass: vector.number("mass"), stiffness: vector.number("stiffness"),
      damping: vector.number("damping"))
  }

  private static func rubberBand(_ vector: VectorCase) throws -> [String: Output] {
    let band = try band(vector)
    let travel = try vector.number("x")
    return [
      "y": .number(band.displacement(forTravel: travel)),
      "dydx": .number(band.slope(atTravel: travel)),
    ]
  }

  private static func springState(_ vector: VectorCase) throws -> [String: Output] {
    let motion = try SpringMotion(
      displacement: vector.number("x0"), velocity: vector.number("v0"), parameters: spring(vector))
    let time = try vector.number("t")
    let regime =
      switch motion.regime {
      case .underdamped: "under"
      case .critical: "critical"
      case .overdamped: "over"
      }
    return [
      "x": .number(motion.displacement(at: time)), "v": .number(motion.velocity(at: time)),
      "regime": .text(regime),
    ]
  }
}
