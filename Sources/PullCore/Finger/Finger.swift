import ScrollCore

/// The finger on the content, from touch-down to lift or cancellation.
///
/// One is in place whether a finger is down or not.
struct Finger: Equatable, Sendable {
  /// How far the gesture has come.
  enum Phase: Sendable {
    /// No finger is down; nothing else here counts.
    case none
    /// The finger is down and has not moved the content.
    case touching
    /// The finger moves the content.
    case dragging
    /// The finger has lifted, and the delegate is being told.
    case releasing
    /// As `releasing`, and code has scrolled meanwhile, so that the release starts no motion.
    case superseded
  }

  var phase = Phase.none
  /// Where the finger touched, in view coordinates.
  private(set) var start = ScrollPoint.zero
  /// Where the finger is, in view coordinates, while it only touches.
  var place = ScrollPoint.zero
  var x = AxisDrag.resting
  var y = AxisDrag.resting
  /// The ends that the gesture may pass, as decided at touch-down.
  private(set) var passesX = OpenEnds()
  private(set) var passesY = OpenEnds()
  /// The refresh insets at touch-down: the drag's edges stay with them, whatever begins or ends.
  private(set) var refreshInsets = ContentInsets.zero
  /// The edges at which a refresh inset came while the finger was down, so that a release past them
  /// goes to hold.
  var edgesOfNewInsets = RefreshEdges()
  var tracker = VelocityTracker()

  /// Begins a gesture: the finger is down and has not moved.
  mutating func begin(
    at place: ScrollPoint, passingX: OpenEnds, passingY: OpenEnds, refreshInsets: ContentInsets
  ) {
    phase = .touching
    start = place
    self.place = place
    passesX = passingX
    passesY = passingY
    self.refreshInsets = refreshInsets
    edgesOfNewInsets = []
    tracker.reset()
  }

  /// Whether a finger is down, or its lift is still being told.
  var isDown: Bool { phase != .none }

  /// Whether a finger says where the content is: until it lifts, or code takes over in the release.
  var holds: Bool { phase != .none && phase != .superseded }

  /// Returns where the finger's way to a place leaves the circle of the slop around the touch.
  ///
  /// The drag counts from there, so that it is the same however the way is cut into moves. `nil` if
  /// the place is within the slop.
  func exit(to place: ScrollPoint, slop: Double) -> ScrollPoint? {
    let way = ScrollPoint(x: place.x - start.x, y: place.y - start.y)
    guard (way.x * way.x + way.y * way.y).squareRoot() > slop else { return nil }
    // The part t of the step from the finger to the place with |from + t·step| = slop.
    let from = ScrollPoint(x: self.place.x - start.x, y: self.place.y - start.y)
    let step = ScrollPoint(x: place.x - self.place.x, y: place.y - self.place.y)
    let a = step.x * step.x + step.y * step.y
    let b = from.x * step.x + from.y * step.y
    let c = slop * slop - (from.x * from.x + from.y * from.y)
    let t = ((b * b + a * c).squareRoot() - b) / a
    // A slop that was made smaller meanwhile, or a step beyond all numbers, counts from the finger.
    guard t > 0 else { return self.place }
    return ScrollPoint(
      x: self.place.x + min(1, t) * step.x, y: self.place.y + min(1, t) * step.y)
  }
}

extension AxisDrag {
  /// A drag of no finger.
  fileprivate static let resting = AxisDrag(
    offset: 0, finger: 0, edges: Edges(lower: 0, upper: 0, dimension: 0))
}
