import ScrollCore

/// One finger on a scroll view, from touch-down to lift or cancellation.
struct TouchGesture {
  /// How far the gesture has come.
  enum Phase {
    /// The finger is down and has not moved the content.
    case touching
    /// The finger moves the content.
    case dragging
    /// The finger has lifted, and the delegate is being told.
    case releasing
  }

  var phase = Phase.touching
  /// Where the finger touched, in view coordinates.
  let start: ScrollPoint
  /// Where the finger is, in view coordinates, while it only touches.
  var finger: ScrollPoint
  var x: AxisDrag
  var y: AxisDrag
  /// The edges that the gesture may pass.
  let passes: OpenEdges
  /// The refresh inset at touch-down: the drag's top edge stays with it, whatever begins or ends.
  let refreshInset: Double
  /// Whether a refresh inset came while the finger was down, so that the release goes to hold.
  var refreshInsetCame = false
  /// Whether code has scrolled in the callbacks of the release, so that it starts no motion.
  var isSuperseded = false
  var tracker = VelocityTracker()

  var offset: ScrollPoint { ScrollPoint(x: x.offset, y: y.offset) }

  /// Returns where the finger's way to a place leaves the circle of the slop around the touch.
  ///
  /// The drag counts from there, so that it is the same however the way is cut into moves. `nil` if
  /// the place is within the slop.
  func wayOut(to place: ScrollPoint, slop: Double) -> ScrollPoint? {
    let way = ScrollPoint(x: place.x - start.x, y: place.y - start.y)
    guard (way.x * way.x + way.y * way.y).squareRoot() > slop else { return nil }
    // The part t of the step from the finger to the place with |from + t·step| = slop.
    let from = ScrollPoint(x: finger.x - start.x, y: finger.y - start.y)
    let step = ScrollPoint(x: place.x - finger.x, y: place.y - finger.y)
    let a = step.x * step.x + step.y * step.y
    let b = from.x * step.x + from.y * step.y
    let c = slop * slop - (from.x * from.x + from.y * from.y)
    let t = ((b * b + a * c).squareRoot() - b) / a
    // A slop that was made smaller meanwhile, or a step beyond all numbers, counts from the finger.
    guard t > 0 else { return finger }
    return ScrollPoint(x: finger.x + min(1, t) * step.x, y: finger.y + min(1, t) * step.y)
  }
}
