/// The resistance that content offers when a finger pulls it past an edge.
///
/// A finger that has gone x points past the edge moves the content y points past it:
///
///     y = (1 − 1/(x·c/d + 1))·d        dy/dx = c/(x·c/d + 1)²
///
/// with d the viewport's length along the axis and c = 0.55. The content never gets farther than
/// d. With d = 800: 60 pt of finger are 31.69 pt of content, 250 pt are 117.33 pt.
///
/// Source: the formula was first published in 2013 (squareb.wordpress.com/2013/01/06/31) and
/// agrees with drags recorded on iOS 26.5 to half a pixel.
///
/// Distances keep their sign. With a dimension or a coefficient that is not positive and finite
/// nothing moves: every answer is 0.
public struct RubberBand: Equatable, Hashable, Sendable {
  /// The resistance c at the edge: the part of the finger's speed that the content keeps there.
  public let coefficient: Double

  /// The viewport's length d along the axis, in points.
  public let dimension: Double

  /// The part of the dimension beyond which an overshoot counts as no larger for a finger.
  ///
  /// The finger's distance grows without bound as the content's nears d. An ``AxisDrag`` that
  /// starts farther out, or is sent there, counts this part only.
  public static let maximumDisplacementRatio = 0.99

  /// Creates the band of an axis whose viewport is `dimension` points long.
  public init(coefficient: Double = 0.55, dimension: Double) {
    let isUsable =
      coefficient > 0 && coefficient.isFinite && dimension > 0 && dimension.isNormal
    self.coefficient = isUsable ? coefficient : 0
    self.dimension = isUsable ? dimension : 0
  }

  /// Returns how far past the edge the content is when the finger is `x` points past it.
  ///
  /// An infinite travel gives the whole dimension, one that is NaN gives 0.
  @inlinable  // a call would cost more than the formula, at each move of a finger
  public func displacement(forTravel x: Double) -> Double {
    guard isElastic, !x.isNaN else { return 0 }
    let stretch = x.magnitude / dimension * coefficient
    let size = stretch < .infinity ? dimension * (stretch / (stretch + 1)) : dimension
    return x < 0 ? -size : size
  }

  /// Returns the part of the finger's speed that the content keeps, `x` points past the edge.
  public func slope(atTravel x: Double) -> Double {
    guard isElastic, !x.isNaN else { return 0 }
    let stretch = x.magnitude / dimension * coefficient + 1
    return coefficient / stretch / stretch
  }

  /// Returns how far past the edge the finger is when the content is `y` points past it.
  ///
  /// The inverse of ``displacement(forTravel:)``: x = y·d/(c·(d − y)). A distance of d or more,
  /// to which no travel leads, counts as 0.99 d, whose travel is 180 d for c = 0.55.
  public func travel(forDisplacement y: Double) -> Double {
    guard isElastic, !y.isNaN else { return 0 }
    let size = y.magnitude < dimension ? y.magnitude : maximumDisplacement
    let travel = min(size / coefficient / (1 - size / dimension), .greatestFiniteMagnitude)
    return y < 0 ? -travel : travel
  }

  /// The largest overshoot in points that counts in full for a finger that grabs the content.
  var maximumDisplacement: Double { Self.maximumDisplacementRatio * dimension }

  @inlinable var isElastic: Bool { dimension > 0 }

  /// Returns how far content must be pulled at most to begin a refresh, whatever the control asks
  /// for.
  ///
  /// That is what a finger gives that goes half the view's height, (1 − 1/1.275)·d with c = 0.55: a
  /// swipe that begins in the middle of a short view is enough. It is 69.0 pt of 320 and 103.5 of
  /// 480. It is 0, which says that nothing can be pulled, in a view without a height and in one
  /// that is lower than the control.
  public static func triggerLimit(viewportHeight: Double, controlHeight: Double) -> Double {
    guard controlHeight <= viewportHeight + .tolerance else { return 0 }
    let limit = RubberBand(dimension: viewportHeight).displacement(forTravel: viewportHeight / 2)
    return limit > .tolerance ? limit : 0
  }
}

#if !hasFeature(Embedded)
  extension RubberBand: CustomStringConvertible {
    /// The band's two numbers, as in `rubber band 0.55 over 844.0 pt`.
    public var description: String { "rubber band \(coefficient) over \(dimension) pt" }
  }
#endif
