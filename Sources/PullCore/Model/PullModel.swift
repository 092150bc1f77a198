public import RefreshCore
public import ScrollCore

/// A list with its refresh control as one value: inputs and commands go in, effects come out.
///
/// ```swift
/// struct Screen: Equatable {
///   var list = PullModel(
///     viewportSize: ScrollSize(width: 400, height: 800),
///     contentSize: ScrollSize(width: 400, height: 3000))
///   init() { list.attach(.uiRefreshControl) }
///
///   /// Takes in an input and returns the refreshes that are to be loaded.
///   mutating func reduce(_ input: PullInput) -> [RefreshCycle] {
///     var loads: [RefreshCycle] = []
///     list.take(input)
///     while let effect = list.next() {  // what a delegate would be told, in order
///       if case .didBeginRefresh(let cycle, _) = effect { loads.append(cycle) }
///     }
///     return loads
///   }
/// }
/// ```
///
/// After `screen.reduce(.dragged(to: ScrollPoint(x: 0, y: -130)))`, a pull past the trigger, a
/// refresh runs until `screen.list.endRefreshing()`; `==` compares a screen to the one that a test
/// expects.
///
/// It is what a `ScrollView` holds, and what may stand in the state of a reducer, in an actor or in
/// a web page. It reads no clock and calls nobody. An input commits at once what it may commit and
/// leaves effects; those are taken with ``next()`` until there is none. What takes several steps
/// goes on there, and an input that comes before the last effect has been taken waits. Commands act
/// at once at any time.
///
/// Lengths are points, y grows downwards, and velocities are those of the offset, in points per
/// second.
public struct PullModel: Sendable {
  // What a frame and a move of the finger read comes first, close together.

  /// The present, counted from the start.
  public internal(set) var now = Instant.zero
  var x = Axis()
  var y = Axis()
  /// The offset that was told last; one that is still there when its turn comes is no scroll.
  var deliveredOffset = ScrollPoint.zero
  var movement = Movement.none
  /// How often a scroll has been told.
  var deliveredScrolls: UInt32 = 0
  /// Whether a finger moves the content or the deceleration after it does, as told so far.
  public internal(set) var isDragging = false
  /// Whether the content moves by itself after a release, or a finger has stopped it there, as
  /// told.
  public internal(set) var isDecelerating = false
  /// Whether a deceleration has begun whose end is still to be told.
  var didEndDeceleratingIsPending = false
  var finger = Finger()
  /// The control at the top, and its rules.
  package var refresh = RefreshEnd(configuration: .uiRefreshControl)
  /// The controls at other edges.
  var others = OtherEnds()
  /// The newest refresh of any control.
  var newestCycle = RefreshCycle(number: 0)
  var step = Step.none
  /// Whether an effect has been handed out and the next one not yet been asked for.
  var isDelivering = false
  var queue = EffectQueue()
  /// The inputs that came while effects waited to be told.
  var waiting: [WaitingInput] = []
  #if hasFeature(Embedded)
    /// Nobody but the model moves the content of a page, so that it takes no place there.
    var foreign: ForeignContent? {
      get { nil }
      set {}
    }
  #else
    /// What content that others move says of itself; `nil` if the model's own axes move it.
    var foreign: ForeignContent?
  #endif
  /// How many controls there have been.
  var controlCount: ControlNumber = 0

  /// The sizes and insets; changed by ``change(_:)``.
  public internal(set) var geometry = ScrollGeometry()
  /// The constants of motion: deceleration, springs, animated changes; they count for the next one.
  public var physics = ScrollPhysics.standard
  /// How far a finger must move before a touch drags the content, in points.
  package var dragSlop = 0.0
  /// Whether no control begins a refresh while another one refreshes; `true` by default.
  ///
  /// A pull that is under way meanwhile is not armed, and cannot begin by that gesture.
  public var runsOneCycleAtATime = true
  /// Whether fingers can move the content.
  package var isScrollEnabled = true
  /// Whether the touch under way outside was ended or refused here.
  var ignoresTouch = false
  /// The height of the header that lies above the rows of a table, in points; 0 for none.
  package var headerHeight = 0.0

  /// Creates a list at rest, with no control and no finger down.
  public init(viewportSize: ScrollSize = .zero, contentSize: ScrollSize = .zero) {
    change {
      $0.viewportSize = viewportSize
      $0.contentSize = contentSize
    }
  }

  /// Creates the refresh of content that others move.
  package init(of foreign: ForeignContent) {
    self.foreign = foreign
  }
}

extension PullModel {
  /// The point of the content that stands at the top left of the viewport.
  public var contentOffset: ScrollPoint { ScrollPoint(x: x.offset, y: y.offset) }

  /// What the refresh control is doing.
  public var state: RefreshState { refresh.machine.state }

  /// Whether the pull is far enough.
  public var isArmed: Bool { refresh.machine.isArmed }

  /// Whether a finger is down, from touch-down until the end of its drag has been told.
  public var isTracking: Bool { finger.isDown }

  /// Whether the content moves by itself and wants frames.
  public var isMoving: Bool { !movement.isNone }

  /// The velocity of the running motion, in points per second; 0 at rest and under a finger.
  public var velocity: ScrollPoint {
    switch movement {
    case .none: .zero
    case .free(let x, let y):
      ScrollPoint(x: x?.velocity(at: now) ?? 0, y: y?.velocity(at: now) ?? 0)
    case .animated(let animation): animation.velocity(at: now)
    }
  }

  /// How far the content is pulled below its rest, in points.
  public var pullDistance: Double { pullDistance(at: .top) }

  /// How much of the refresh control shows, in points; 0 if it is hidden or absent.
  public var visibleHeight: Double { visibleHeight(at: .top) }

  /// What the control adds to the top inset: 0, or its height while a refresh runs.
  public var refreshInset: Double { geometry.refreshInset }

  /// The pull distance in proportion to the trigger distance; 0 without a control.
  public var progress: Double { progress(at: .top) }

  /// The instant at which the first of the running refreshes ends by itself; `nil` if none will.
  public var nextDeadline: Instant? {
    let next = refresh.machine.nextDeadline
    return others.isEmpty ? next : others.nextDeadline(or: next)
  }

  /// When the next stretch of a motion ends; `nil` if nothing moves.
  public var nextMove: Instant? {
    if let foreign { foreign.nextMove } else { movement.end }
  }

  /// The next instant at which the content moves or a refresh ends by itself; `nil` if neither
  /// will.
  ///
  /// Where no frames are drawn, one timer for it is enough.
  public var nextEvent: Instant? { earlier(nextMove, nextDeadline) }

  /// Whether effects wait to be taken, so that an input waits too.
  public var isBusy: Bool { isDelivering || !queue.isEmpty || step != .none || !waiting.isEmpty }

  /// Whether others move the content.
  var isForeign: Bool {
    // Comparing with `nil` copies all that there may be.
    if case .some = foreign { true } else { false }
  }

  var start: Axis.Start { Axis.Start(now: now, physics: physics) }
}

#if !hasFeature(Embedded)
  extension PullModel: Equatable {}
#endif
