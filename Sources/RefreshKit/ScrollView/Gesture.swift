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
  var x: AxisDrag
  var y: AxisDrag
  /// The edges that the gesture may pass.
  let passes: OpenEdges
  /// The refresh inset at touch-down: the drag's top edge stays with it, whatever begins or ends.
  let refreshInset: Double
  /// Whether the refresh control takes part: it has been on the view since touch-down.
  var pullsControl: Bool
  /// Whether a refresh inset came while the finger was down, so that the release goes to hold.
  var refreshInsetCame = false
  /// Whether the delegate has been asked if the gesture may begin a refresh, and refused.
  var isVetoAsked = false
  var isVetoed = false
  /// Whether code has scrolled in the callbacks of the release, so that it starts no motion.
  var isSuperseded = false
  var tracker = VelocityTracker()

  var offset: ScrollPoint { ScrollPoint(x: x.offset, y: y.offset) }
}
