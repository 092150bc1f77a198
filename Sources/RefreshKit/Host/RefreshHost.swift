public import RefreshCore

/// Anything with content that a finger can pull down: what a refresh control needs of its host.
///
/// ``ScrollView`` is a host. A class of your own becomes one by saying how far its content is
/// pulled and by moving it when asked; it gets the control, the dispatch to a delegate and all
/// calls of this protocol's extension, such as ``startRefreshing(at:)`` and
/// ``endRefreshing(at:deadline:outcome:)``.
///
/// ```swift
/// final class CharacterList: RefreshHost {
///   let refreshContext = RefreshContext()
///   var top = 0.0                       // the row at the top of the window
///   private(set) var isTracking = false
///   var isMoving: Bool { false }        // it jumps
///   var pullDistance: Double { max(0, -top) }
///   var viewportHeight: Double { 24 }
///
///   func refreshInsetDidChange() {}     // it draws from `refreshInset`
///   func returnToRest() { top = max(0, top) }
///   func scrollToHold(animated: Bool) { top = -heldRefreshHeight }
///
///   func press() {
///     isTracking = true
///     refreshTouchBegan()
///   }
///   func pull(to row: Double) {
///     top = row
///     refreshDragged()
///   }
///   func letGo() {
///     isTracking = false
///     refreshTouchEnded()               // may begin the refresh, or bring the content to rest
///     if top < -refreshInset { top = -refreshInset }
///   }
/// }
/// ```
///
/// Lengths are in any unit that the host likes, points or rows; the control's configuration is in
/// the same. One that is no number, negative or beyond 1e9 is reported: such a pull distance counts
/// as 0, such a height is not taken over. The host tells what a finger does and when its content
/// has moved, in that order: change first, then tell. It calls ``advance(to:)`` as time passes: at
/// each frame, or at ``nextEvent``.
///
/// Use a host and its control from one isolation at a time.
public protocol RefreshHost: AnyObject {
  /// What the host keeps for its control: made once, and held for the life of the host.
  var refreshContext: RefreshContext { get }

  /// How far the content stands below its topmost resting place without a refresh; never negative.
  var pullDistance: Double { get }

  /// How far the content stands past its resting place at an edge; never negative.
  ///
  /// Asked for each edge other than the top at which there is a control. By default 0 there, so
  /// that nothing is pulled.
  func pullDistance(at edge: RefreshEdge) -> Double

  /// How much of the content can be seen; limits how far a pull must go. 0 if nothing can be
  /// pulled.
  var viewportHeight: Double { get }

  /// How much of the content can be seen along the horizontal axis, for controls at the left and
  /// the right; 0 by default, with which nothing can be pulled there.
  var viewportWidth: Double { get }

  /// Whether a finger holds the content.
  var isTracking: Bool { get }

  /// Whether the content moves by itself, or is going to. The host calls ``refreshContentMoved()``
  /// when that ends.
  var isMoving: Bool { get }

  /// A control has another ``refreshInset(at:)``, which belongs to the inset of its side.
  ///
  /// The content does not move by it: not at a begin, and not at an end, after which
  /// ``returnToRest()`` comes if it stands too low.
  func refreshInsetDidChange()

  /// Brings content that stands below its rest back there, at once or animated.
  ///
  /// Called with no finger down and nothing moving: at the end of a refresh, and after a pull that
  /// stays where it is.
  func returnToRest()

  /// Brings the content to the place where it shows the control, ``heldRefreshHeight`` below its
  /// rest.
  func scrollToHold(animated: Bool)

  /// Brings content that stands past its rest at an edge back there, as ``returnToRest()`` does at
  /// the top.
  ///
  /// By default that is called for the top, and nothing is done for another edge.
  func returnToRest(at edge: RefreshEdge)

  /// Brings the content to the place where it shows the control at an edge, as
  /// ``scrollToHold(animated:)`` does at the top.
  ///
  /// By default that is called for the top, and nothing is done for another edge.
  func scrollToHold(at edge: RefreshEdge, animated: Bool)

  /// When ``moveContent()`` is to come next, for a host that moves its content by this time.
  ///
  /// `nil` if nothing moves, and always, by default, in a host that moves its content by other
  /// means.
  var nextMove: Instant? { get }

  /// Moves the content to where it belongs ``now``, the instant that ``nextMove`` said.
  ///
  /// Called by ``advance(to:)``, however late that comes, in the order of time with all else that
  /// is due. The control sees by itself where the content is afterwards. The default does nothing.
  func moveContent()
}

extension RefreshHost {
  /// What the host keeps, which knows from then on that it is for this host.
  var context: RefreshContext {
    let context = refreshContext
    context.serve(self)
    return context
  }

  /// The present of the host, counted from its start.
  ///
  /// It only moves forward, by ``advance(to:)`` or by following ``RefreshHost/timeSource``. Inside
  /// a callback it is the instant of what is told, not that of the frame.
  public var now: Instant { refreshContext.model.now }

  /// Where the host learns the time by itself, for one that runs live; `nil` for one that is
  /// advanced by hand.
  ///
  /// The host catches up with it at the start of every call that changes something, though not
  /// inside a callback.
  public var timeSource: (() -> Instant)? {
    get { refreshContext.timeSource }
    set {
      // What is replaced is freed when the new one is there: that may call anything.
      let old = refreshContext.timeSource
      context.timeSource = newValue
      withExtendedLifetime(old) {}
    }
  }

  /// Who is told of faults in the use of the host.
  ///
  /// By default a line goes to standard error, in debug builds only.
  public var diagnosticHandler: (RefreshDiagnostic) -> Void {
    get { refreshContext.diagnosticHandler }
    set {
      let old = refreshContext.diagnosticHandler
      context.diagnosticHandler = newValue
      withExtendedLifetime(old) {}
    }
  }

  /// The ``pullDistance`` at the top, and 0 elsewhere.
  public func pullDistance(at edge: RefreshEdge) -> Double { edge == .top ? pullDistance : 0 }

  /// Nothing is pulled sideways.
  public var viewportWidth: Double { 0 }

  /// Calls ``returnToRest()`` for the top.
  public func returnToRest(at edge: RefreshEdge) {
    if edge == .top { returnToRest() }
  }

  /// Calls ``scrollToHold(animated:)`` for the top.
  public func scrollToHold(at edge: RefreshEdge, animated: Bool) {
    if edge == .top { scrollToHold(animated: animated) }
  }

  /// Nothing moves by this time.
  public var nextMove: Instant? { nil }

  /// Does nothing.
  public func moveContent() {}

  /// The next instant at which the content moves or a refresh ends by itself; `nil` if neither
  /// will.
  ///
  /// A host that draws no frames needs one timer for it.
  public var nextEvent: Instant? {
    guard let move = nextMove, let deadline = nextDeadline else { return nextMove ?? nextDeadline }
    return min(move, deadline)
  }

  /// Lets time pass up to an instant: what moves and what is due on the way comes in the order of
  /// time, each at its own instant.
  ///
  /// An instant that has passed is ignored, and reported unless the host follows
  /// ``RefreshHost/timeSource``. From inside a callback the call waits until the callback has
  /// returned.
  public func advance(to instant: Instant) { context.take(.timePassed(to: instant)) }

  /// The object that hears of refreshes in a host of your own, if it conforms to
  /// ``RefreshHostDelegate``; held weakly.
  ///
  /// The conformance is looked up here, once, and an object without it is remembered, so that a
  /// refresh that nobody hears of can be reported with its reason. Set the object that the host has
  /// as its delegate, whatever else that conforms to.
  public var refreshDelegate: AnyObject? {
    get { refreshContext.delegateOfHost }
    set { context.delegateOfHost = newValue }
  }
}

/// What a host of your own tells the object that is its delegate, of the control at the top.
///
/// An object that conforms hears of refreshes, once the host has handed it to
/// ``RefreshHost/refreshDelegate``. For a ``ScrollView`` conform to
/// ``ScrollViewRefreshControlDelegate``.
public protocol RefreshHostDelegate: AnyObject {
  /// Tells that a refresh has begun by a pull, or by a command that says so.
  func didBeginRefresh(in host: any RefreshHost)

  /// Tells that a refresh whose begin this object was told is over and its control closed.
  func didEndRefresh(in host: any RefreshHost, outcome: RefreshOutcome)

  /// Tells that a pull ended without a refresh and cannot become one any more.
  func didCancelPull(in host: any RefreshHost, reason: RefreshPullCancelReason)

  /// Asks, once for each gesture that pulls, whether it may begin a refresh.
  func refreshControlShouldBegin(in host: any RefreshHost) -> Bool
}

extension RefreshHostDelegate {
  /// Does nothing.
  public func didEndRefresh(in host: any RefreshHost, outcome: RefreshOutcome) {}
  /// Does nothing.
  public func didCancelPull(in host: any RefreshHost, reason: RefreshPullCancelReason) {}
  /// Allows it.
  public func refreshControlShouldBegin(in host: any RefreshHost) -> Bool { true }
}
