import PullCore
public import RefreshCore
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
/// ``advance(to:)`` or by following ``RefreshHost/timeSource``. Motions are closed forms of time,
/// so it does not matter how time is cut into frames.
///
/// A value that makes no sense, such as an inset that is not a number, or a length or velocity
/// beyond 1e9 (`ScrollLimits`), is dropped, and ``RefreshHost/diagnosticHandler`` is told. Nothing
/// that a caller does stops the program.
///
/// Use a view from one isolation at a time, such as the main actor or one task.
public class ScrollView: RefreshContext, RefreshHost {
  private final weak var scrollDelegate: (any ScrollViewDelegate)?
  /// The same delegate, if it hears of refreshes.
  private final weak var refreshDelegateOfView: (any ScrollViewRefreshControlDelegate)?
  /// The same delegate, if it hears of refreshes at other edges than the top.
  private final weak var edgeDelegateOfView: (any ScrollViewEdgeRefreshDelegate)?
  /// The rows of a table or the items of a collection that has a data source.
  final var rows: RowLayout?

  /// The view itself, which keeps what its refresh control needs.
  public final var refreshContext: RefreshContext { self }

  /// The constants of motion: deceleration, springs, animated changes; they count for the next one.
  public final var physics: ScrollPhysics {
    get { model.physics }
    set { model.physics = newValue }
  }

  /// How far a finger must move before a touch drags the content, in points.
  ///
  /// The default is 0, for hosts whose gesture recognizer has decided already. With more, the drag
  /// counts from where the finger's way leaves that distance: the content does not make up for it.
  public final var dragSlop: Double {
    get { model.dragSlop }
    set {
      guard newValue >= 0, ScrollLimits.allow(newValue) else { return refuse("dragSlop", newValue) }
      model.dragSlop = newValue
    }
  }

  /// Looks up what else the delegate conforms to.
  func delegateChanged() {}

  /// Tells the delegate that a row was tapped.
  func notifyTap(onRow row: Int) {}

  /// Creates a view, on screen and at rest.
  public init(viewportSize: ScrollSize = .zero, contentSize: ScrollSize = .zero) {
    super.init(PullModel())
    self.viewportSize = viewportSize
    self.contentSize = contentSize
  }

  // MARK: What a view does in its own way

  override func runFrame(at instant: Instant) {
    pass(to: instant)
  }

  override func deliverContent(_ effect: PullEffect) { notify(effect) }

  override var host: (any RefreshHost)? { self }

  override func listener(for control: RefreshControl) -> RefreshListener? {
    control.edge == .top
      ? refreshDelegateOfView.map { .scrollView($0, self) }
      : edgeDelegateOfView.map { .edge($0, self, control) }
  }

  override func origin(of control: RefreshControl) -> Double? {
    let geometry = model.geometry
    let (inset, size) = (geometry.contentInset, geometry.contentSize)
    switch control.edge {
    case .top:
      let header = model.headerHeight
      let isAtHeader = control.ignoresTableHeaderView && header > 0
      return (isAtHeader ? header : -inset.top) - control.height
    case .left: return -inset.left - control.height
    case .bottom:
      // In content that is short the control stands at the lower edge of the viewport.
      let room = geometry.viewportSize.height - geometry.baseInset.top
      return max(size.height + inset.bottom, room - geometry.selectedSafeArea.bottom)
    case .right:
      let room = geometry.viewportSize.width - geometry.baseInset.left
      return max(size.width + inset.right, room - geometry.selectedSafeArea.right)
    }
  }
}

extension ScrollView {
  /// The object that is told what happens; held weakly.
  ///
  /// An object that conforms to ``ScrollViewRefreshControlDelegate`` hears of refreshes at the top
  /// too, and one that conforms to ``ScrollViewEdgeRefreshDelegate`` of those at other edges; the
  /// conformances are looked up when the object is set. Each thing is told to the delegate that is
  /// set at that moment.
  public var delegate: (any ScrollViewDelegate)? {
    get { scrollDelegate }
    set {
      scrollDelegate = newValue
      refreshDelegateOfView = newValue as? any ScrollViewRefreshControlDelegate
      edgeDelegateOfView = newValue as? any ScrollViewEdgeRefreshDelegate
      delegateOfHost = newValue
      delegateChanged()
    }
  }

  /// Whether a finger is down, from touch-down until after `didEndDragging` has been told.
  public var isTracking: Bool { model.isTracking }

  /// Whether a finger has begun to move the content, until the deceleration after it has ended.
  public var isDragging: Bool { model.isDragging }

  /// Whether the content moves by itself after a release, or a finger has stopped it there.
  public var isDecelerating: Bool { model.isDecelerating }

  /// Whether the content moves by itself and wants frames.
  public var isMoving: Bool { model.isMoving }

  /// When the next stretch of a motion ends; `nil` if nothing moves.
  public var nextMove: Instant? { model.nextMove }

  /// The velocity of the running motion, in points per second; 0 at rest and under a finger.
  public var velocity: ScrollPoint { model.velocity }

  /// How far the content is pulled below its rest, in points.
  public var pullDistance: Double { model.pullDistance }

  /// How far the content is pulled past its rest at an edge, in points.
  public func pullDistance(at edge: RefreshEdge) -> Double { model.pullDistance(at: edge) }

  /// The visible height, in points.
  public var viewportHeight: Double { model.geometry.viewportSize.height }

  /// The visible width, in points.
  public var viewportWidth: Double { model.geometry.viewportSize.width }

  /// Whether fingers can move the content; `true` by default.
  ///
  /// Setting it to `false` cancels a gesture under way, and touches are ignored from then on.
  public var isScrollEnabled: Bool {
    get { model.isScrollEnabled }
    set {
      model.isScrollEnabled = newValue
      if !newValue { cancelGesture() }
    }
  }

  /// Drops a value that makes no sense and says so.
  @inline(never)  // or every property holds a copy of the text of the fault
  func refuse(_ property: String, _ value: Any) {
    report(.refusedValue(property: property, value: "\(value)"))
  }
}
