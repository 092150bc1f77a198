import ScrollCore

/// The finger on a scroll view, from touch-down to lift or cancellation.
///
/// A view has one in place, whether a finger is down or not: as an optional or an object it would
/// make each move of the finger dearer.
struct TouchGesture {
  /// How far the gesture has come.
  enum Phase {
    /// No finger is down; nothing else here counts.
    case none
    /// The finger is down and has not moved the content.
    case touching
    /// The finger moves the content.
    case dragging
    /// The finger has lifted, and the delegate is being told.
    case releasing
  }

  var phase = Phase.none
  /// Where the finger touched, in view coordinates.
  private(set) var start = ScrollPoint.zero
  /// Where the finger is, in view coordinates, while it only touches.
  var finger = ScrollPoint.zero
  var x = AxisDrag.resting
  var y = AxisDrag.resting
  /// The edges that the gesture may pass.
  private(set) var passes = OpenEdges()
  /// The refresh inset at touch-down: the drag's top edge stays with it, whatever begins or ends.
  private(set) var refreshInset = 0.0
  /// Whether a refresh inset came while the finger was down, so that the release goes to hold.
  var refreshInsetCame = false
  /// Whether code has scrolled in the callbacks of the release, so that it starts no motion.
  var isSuperseded = false
  /// Where the finger has been; the storage is kept from gesture to gesture.
  var tracker = VelocityTracker()

  /// Begins a gesture: the finger is down and has not moved.
  mutating func begin(
    at place: ScrollPoint, x: AxisDrag, y: AxisDrag, passes: OpenEdges, refreshInset: Double
  ) {
    var new = TouchGesture()
    swap(&new.tracker, &tracker)
    new.phase = .touching
    new.start = place
    new.finger = place
    new.x = x
    new.y = y
    new.passes = passes
    new.refreshInset = refreshInset
    new.tracker.reset()
    self = new
  }

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

extension AxisDrag {
  /// A drag of no finger.
  fileprivate static let resting = AxisDrag(
    offset: 0, finger: 0, edges: Edges(lower: 0, upper: 0, dimension: 0))
}
