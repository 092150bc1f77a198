import ScrollCore
import XCTest

extension VectorChecker {
  /// S3: the offset that a drag from the least offset shows when the finger asks for `raw`.
  static func draggedOffset(_ vector: VectorCase) throws -> [String: Output] {
    XCTAssertEqual(try vector.number("c"), 0.55)
    let lower = try vector.number("min")
    let edges = try AxisDrag.Edges(
      lower: lower, upper: vector.number("max"), dimension: vector.number("d"))
    var drag = AxisDrag(offset: lower, finger: 0, edges: edges)
    try drag.move(fingerTo: lower - vector.number("raw"))
    return ["visible": .number(drag.offset)]
  }

  /// S8: a release in range whose deceleration meets an edge and goes on as a spring.
  static func flingIntoEdge(_ vector: VectorCase) throws -> [String: Output] {
    let edge = try vector.number("edge")
    let velocity = try vector.number("v0")
    let physics = try ScrollPhysics(decelerationRate: rate(vector), spring: spring(vector))
    let bounds =
      velocity < 0
      ? AxisMotion.Bounds(lower: edge, upper: edge + 1e6)
      : AxisMotion.Bounds(lower: edge - 1e6, upper: edge)
    let glide = try XCTUnwrap(
      AxisMotion(
        releasedAt: vector.number("x0"), velocity: velocity, bounds: bounds, physics: physics))
    let bounce = try XCTUnwrap(glide.successor)
    guard case .spring(let spring, _) = bounce.phase else {
      throw VectorFailure.mismatch("\(vector.id): no spring follows")
    }
    let time = try vector.number("t")
    let later = time - glide.duration
    return [
      "t_hit": .number(glide.duration), "v_hit": .number(glide.endVelocity),
      "x": .number(later <= 0 ? glide.position(at: time) : edge + spring.displacement(at: later)),
      "v": .number(later <= 0 ? glide.velocity(at: time) : spring.velocity(at: later)),
    ]
  }

  /// S2: the base inset of a view without a refresh control.
  static func adjustedInset(_ vector: VectorCase) throws -> [String: Output] {
    var geometry = ScrollGeometry()
    geometry.contentInsetAdjustmentBehavior = try XCTUnwrap(
      ContentInsetAdjustmentBehavior(rawValue: vector.text("behavior")))
    geometry.contentInset = try insets(vector.numbers("contentInset"))
    geometry.safeAreaInsets = try insets(vector.numbers("safeArea"))
    geometry.contentSize = try size(vector.numbers("content"))
    geometry.viewportSize = try size(vector.numbers("bounds"))
    geometry.isContentOfContainer = try vector.flag("inNavigation")
    guard case .bool(let horizontal) = try vector.list("alwaysBounce")[0],
      case .bool(let vertical) = try vector.list("alwaysBounce")[1]
    else { throw VectorFailure.noInput("\(vector.id) alwaysBounce") }
    geometry.alwaysBounceHorizontal = horizontal
    geometry.alwaysBounceVertical = vertical
    let adjusted = geometry.adjustedContentInset
    return ["adjusted": .numbers([adjusted.top, adjusted.left, adjusted.bottom, adjusted.right])]
  }

  /// S1, on both axes.
  static func offsetRange(_ vector: VectorCase) throws -> [String: Output] {
    let (content, bounds) = try (vector.number("content"), vector.number("bounds"))
    let (leading, trailing) = try (vector.number("leading"), vector.number("trailing"))
    var geometry = ScrollGeometry()
    geometry.contentSize = ScrollSize(width: content, height: content)
    geometry.viewportSize = ScrollSize(width: bounds, height: bounds)
    geometry.contentInset = ContentInsets(
      top: leading, left: leading, bottom: trailing, right: trailing)
    let range = geometry.verticalRange
    guard range == geometry.horizontalRange else {
      throw VectorFailure.mismatch("\(vector.id): the axes differ")
    }
    return ["min": .number(range.lower), "max": .number(range.upper)]
  }

  /// Section 10: what the closed forms do not cover.
  ///
  /// A refused number is answered by the neutral value (the place of rest, 0), or by `nil` where a
  /// rate is refused.
  static func edgeCase(_ vector: VectorCase) throws -> Output {
    let arguments = try vector.arguments()
    switch try vector.text("function") {
    case "rubberBand":
      let travel = try arguments.number("x")
      return answer(try band(arguments).displacement(forTravel: travel), refused: travel.isNaN)
    case "rubberBandInverse":
      let travel = try band(arguments).travel(forDisplacement: arguments.number("y"))
      return .text(travel.isFinite ? "finite" : "not finite")
    case "deceleration.duration":
      let motion = try Deceleration(
        position: 0, velocity: arguments.number("v0"), rate: rate(arguments),
        stopSpeed: arguments.number("vth"))
      return .number(motion.duration)
    case "deceleration.target":
      let rawRate = try arguments.number("r")
      guard let rate = DecelerationRate(rawValue: rawRate) else {
        // A rate of 0 keeps nothing of the speed: the content stays where it is.
        return rawRate == 0 ? .number(try arguments.number("x0")) : .text("reject")
      }
      let (place, velocity) = try (arguments.number("x0"), arguments.number("v0"))
      let motion = Deceleration(position: place, velocity: velocity, rate: rate)
      let rest = Deceleration(position: place, velocity: 0, rate: rate)
      if velocity.isNaN { return .text(motion == rest ? "reject" : "not refused") }
      return .number(motion.target)
    case "deceleration.position":
      let time = try arguments.number("t")
      let motion = try deceleration(arguments)
      let place = motion.position(at: time)
      if time < 0 { return .text(place == motion.position ? "identity (clamp t to 0)" : "moved") }
      let isProjection = (place - motion.projection).magnitude < 1e-9
      return .text(isProjection ? "finite (the projection)" : "elsewhere")
    case "spring.value":
      let displacement = try arguments.number("x0")
      let motion = try SpringMotion(displacement: displacement, velocity: arguments.number("v0"))
      let place = try motion.displacement(at: arguments.number("t"))
      return answer(place, refused: displacement.isNaN)
    case let name:
      throw VectorFailure.unknownFunction(name)
    }
  }

  private static func answer(_ value: Double, refused: Bool) -> Output {
    refused ? .text(value == 0 ? "reject" : "not refused") : .number(value)
  }

  private static func insets(_ sides: [Double]) -> ContentInsets {
    ContentInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }

  private static func size(_ extents: [Double]) -> ScrollSize {
    ScrollSize(width: extents[0], height: extents[1])
  }
}
