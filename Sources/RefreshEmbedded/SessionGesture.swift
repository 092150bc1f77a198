import ScrollCore

/// The finger on a session, from touch-down to lift or cancellation.
struct SessionGesture: Sendable {
  /// How far the gesture has come.
  enum Phase {
    /// No finger is down; nothing else here counts.
    case none
    /// The finger is down and has not moved.
    case touching
    /// The finger moves the content.
    case dragging
    /// The finger lifts, and the control judges it.
    case releasing
  }

  var phase = Phase.none
  var drag = AxisDrag(
    offset: 0, finger: 0, edges: AxisDrag.Edges(lower: 0, upper: 0, dimension: 0))
  /// Whether the gesture may pull past the top and past the bottom, as decided at touch-down.
  var passesTop = false
  var passesBottom = false
  /// The refresh inset at touch-down: the drag's top edge stays with it.
  var refreshInset = 0.0
  /// Whether a refresh inset came under the finger, so that the release goes to hold.
  var refreshInsetCame = false
  /// Where the finger has been.
  var tracker = VelocityTracker()
}
