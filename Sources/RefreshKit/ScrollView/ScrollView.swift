import RefreshCore
public import ScrollCore

/// A scroll view without a screen: a viewport over content that fingers, code and time move.
///
/// ```swift
/// let view = ScrollView(
///   viewportSize: ScrollSize(width: 390, height: 844),
///   contentSize: ScrollSize(width: 390, height: 3000))
/// view.delegate = screen
/// view.addRefreshControl()
///
/// view.touchBegan(at: ScrollPoint(x: 195, y: 200))
/// view.touchMoved(to: ScrollPoint(x: 195, y: 520))  // pulls, and begins a refresh
/// view.touchEnded()
/// view.advance(to: Instant.zero + .seconds(1))      // moves along, as a frame would
/// ```
///
/// Names and behaviour are those of `UIScrollView`. Lengths are points, y grows downwards, and
/// velocities are those of the offset, in points per second.
///
/// Time is an argument: the view has one present, ``now``, that only moves forward, by
/// ``advance(to:)`` or by following ``timeSource``. Motions are closed forms of time, so it does
/// not matter how time is cut into frames.
///
/// A value that makes no sense, such as an inset that is not a number, or a length or velocity
/// beyond 1e9 (``ScrollLimits``), is dropped, and ``diagnosticHandler`` is told. Nothing that a
/// caller does stops the program.
///
/// Use a view from one isolation at a time, such as the main actor or one task.
public class ScrollView: RefreshHost {
  /// What the view keeps for its refresh control, its delegate and its time.
  public final let refreshHosting = RefreshHosting()

  // What a frame and a move of the finger read comes first, close together. None of it is checked
  // for exclusive access at run time, which would be much of what a drag sample costs: no code of a
  // caller runs while a property is being modified.

  @exclusivity(unchecked) final var offset = ScrollPoint.zero
  /// The offset that was told last; one that is still there when its turn comes is no scroll.
  @exclusivity(unchecked) final var toldOffset = ScrollPoint.zero
  @exclusivity(unchecked) final var motionX: TimedMotion?
  @exclusivity(unchecked) final var motionY: TimedMotion?
  @exclusivity(unchecked) final var animation: TimedAnimation?
  @exclusivity(unchecked) final weak var scrollDelegate: (any ScrollViewDelegate)?
  /// How often a scroll has been told.
  @exclusivity(unchecked) final var toldScrolls: UInt32 = 0
  /// Whether a deceleration has begun whose `didEndDecelerating` is still to be sent.
  @exclusivity(unchecked) final var owesDidEndDecelerating = false
  /// Whether a finger moves the content or the deceleration after it does, as told so far.
  @exclusivity(unchecked) final var dragging = false
  /// Whether `willBeginDecelerating` has been told and its `didEndDecelerating` not yet.
  @exclusivity(unchecked) final var decelerating = false
  @exclusivity(unchecked) final var gesture = TouchGesture()
  @exclusivity(unchecked) final var geometry = ScrollGeometry()

  /// The rows of a table or the items of a collection that has a data source.
  final var rows: RowLayout?
  final var scrollEnabled = true
  /// Whether the view itself has ended or refused the touch that still goes on outside.
  final var ignoresTouch = false
  final var slop = 0.0

  /// The constants of motion: deceleration, springs, animated changes; they count for the next one.
  @exclusivity(unchecked) public final var physics = ScrollPhysics.standard {
    didSet { refreshHosting.forgetPlans() }
  }

  /// How far a finger must move before a touch drags the content, in points.
  ///
  /// The default is 0, for hosts whose gesture recognizer has decided already. With more, the drag
  /// counts from where the finger's way leaves that distance: the content does not make up for it.
  public final var dragSlop: Double {
    get { slop }
    set {
      guard newValue >= 0, ScrollLimits.allow(newValue) else { return refuse("dragSlop", newValue) }
      slop = newValue
    }
  }

  /// The height of the header that lies above the rows of a table, in points; 0 for none.
  var headerHeight: Double { 0 }

  /// Looks up what else the delegate conforms to.
  func delegateChanged() {}

  /// Tells the delegate that a row was tapped.
  func tellTap(onRow row: Int) {}

  /// Creates a view, on screen and at rest.
  public init(viewportSize: ScrollSize = .zero, contentSize: ScrollSize = .zero) {
    self.viewportSize = viewportSize
    self.contentSize = contentSize
  }
}

@available(*, unavailable)
extension ScrollView: Sendable {}

extension ScrollView {
  /// The object that is told what happens; held weakly.
  ///
  /// An object that conforms to ``ScrollViewRefreshControlDelegate`` hears of refreshes too; the
  /// conformance is looked up when the object is set. Each thing is told to the delegate that is
  /// set at that moment.
  public var delegate: (any ScrollViewDelegate)? {
    get { scrollDelegate }
    set {
      scrollDelegate = newValue
      refreshHosting.setListener(scrollView: newValue)
      delegateChanged()
    }
  }

  /// Whether a finger is down, from touch-down until after `didEndDragging` has been told.
  public var isTracking: Bool { gesture.phase != .none }

  /// Whether a finger has begun to move the content, until the deceleration after it has ended.
  public var isDragging: Bool { dragging }

  /// Whether the content moves by itself after a release, or a finger has stopped it there.
  public var isDecelerating: Bool { decelerating }

  /// Whether the content moves by itself and wants frames.
  public var isMoving: Bool { motionX != nil || motionY != nil || animation != nil }

  /// Whether the content moves up or down by itself, or may do so.
  var movesVertically: Bool { motionY != nil || animation != nil }

  /// The velocity of the running motion, in points per second; 0 at rest and under a finger.
  public var velocity: ScrollPoint {
    animation?.velocity(at: now)
      ?? ScrollPoint(x: motionX?.velocity(at: now) ?? 0, y: motionY?.velocity(at: now) ?? 0)
  }

  /// Whether fingers can move the content; `true` by default.
  ///
  /// Setting it to `false` cancels a gesture under way, and touches are ignored from then on.
  public var isScrollEnabled: Bool {
    get { scrollEnabled }
    set {
      scrollEnabled = newValue
      if !newValue { cancelGestureUnderWay() }
    }
  }

  /// Drops a value that makes no sense and says so.
  @inline(never)  // or every property holds a copy of the text of the fault
  func refuse(_ property: String, _ value: Any) {
    report(.refusedValue(property: property, value: "\(value)"))
  }
}
