import RefreshCore
import SegueRouting

/// What a host keeps for its refresh control: the control, the delegate, the time, and what waits
/// to be told.
///
/// A host makes one and holds it for its whole life; see ``RefreshHost``. It holds the host in no
/// way, so a host is freed as if there were none, and its control is on no host then.
public final class RefreshHosting {
  // What every turn reads comes first, in one line of the cache. As in ``ScrollView``, nothing of
  // it is checked for exclusive access at run time: no code of a caller runs while a property is
  // being modified.

  @exclusivity(unchecked) var now = Instant.zero
  /// Before when frames do nothing but move the content and its pull; see ``forgetPlans()``.
  @exclusivity(unchecked) var steadyUntil = Instant.zero
  @exclusivity(unchecked) var isBusy = false
  /// Whether the motion of steady frames carries a pull along.
  @exclusivity(unchecked) var motionPulls = false
  /// Whether there is a time source.
  @exclusivity(unchecked) private(set) var followsTime = false
  /// Whether the host is doing what it was asked to do with its content.
  @exclusivity(unchecked) var isMovingContent = false
  /// Whether a scroll is to be told before all that waits: nothing but a scroll comes of most moves
  /// of a finger, and a flag costs less than an element of the queue.
  @exclusivity(unchecked) var hasLeadingScroll = false
  /// Whether something besides that scroll waits for its turn, or has waited since the last turn.
  @exclusivity(unchecked) private(set) var hasWaiting = false
  /// The driver that runs the host, if one does.
  @exclusivity(unchecked) var driven: DrivenHost?

  var timeSource: (() -> Instant)? {
    get { source }
    set {
      let old = exchange(&source, with: newValue)
      followsTime = newValue != nil
      withExtendedLifetime(old) {}
    }
  }
  @exclusivity(unchecked) private var source: (() -> Instant)?
  @exclusivity(unchecked) private var queue = NotificationQueue()
  /// What hosts of the user's own tell in the queue, in order, and how much of it has been told.
  @exclusivity(unchecked) private var waitingBodies: [() -> Void] = []
  @exclusivity(unchecked) private var toldBodies = 0
  @exclusivity(unchecked) private var waitingInputs: [HostInput] = []
  /// The turns of hosts that tell what they have to tell after this one.
  @exclusivity(unchecked) private var waitingTurns: [() -> Void] = []
  @exclusivity(unchecked) var control: RefreshControl? {
    didSet { unmanaged = control.map { Unmanaged.passUnretained($0) } }
  }
  /// The same control without counting the reference.
  ///
  /// Counting would be a part of what each sample of a drag costs. Read only where nothing is
  /// called that could let go of the control.
  @exclusivity(unchecked) private(set) var unmanaged: Unmanaged<RefreshControl>?
  /// What the control adds to the top inset, as told to the host.
  @exclusivity(unchecked) var refreshInset = 0.0
  /// The part of the gesture under way that concerns the control; `nil` while no finger is down.
  @exclusivity(unchecked) var gesture: PullGesture?

  // The object that hears of refreshes: one weak reference, and what the object conforms to, looked
  // up once. The refined references are unsafe on their own and are only read after the weak one
  // has been loaded: it is the same object, alive then. They are no value of their own, which would
  // be copied, weak reference and all, wherever it is read.
  @exclusivity(unchecked) private weak var listenerObject: AnyObject?
  private unowned(unsafe) var scrollViewListener: (any ScrollViewRefreshControlDelegate)?
  private unowned(unsafe) var hostListener: (any RefreshHostDelegate)?
  private var delegateWasSet = false
  /// The newest cycle of any control of this host, from which the next control goes on.
  var newestCycle = RefreshCycle(number: 0)
  /// How often plans have been forgotten, so that a release sees whether its own still holds.
  @exclusivity(unchecked) private(set) var changeCount = 0
  var diagnosticHandler: (RefreshDiagnostic) -> Void {
    get { handler }
    set {
      let old = exchange(&handler, with: newValue)
      withExtendedLifetime(old) {}
    }
  }
  private var handler: (RefreshDiagnostic) -> Void = { debugLog("RefreshKit: \($0)") }
  var isOnScreen = true

  /// Creates what a host without a control keeps.
  public init() {}

  /// The object that hears of refreshes in a host of your own, if it conforms to
  /// ``RefreshHostDelegate``; held weakly.
  ///
  /// The conformance is looked up here, once, and an object without it is remembered, so that a
  /// refresh that nobody hears of can be reported with its reason. Set the object that the host has
  /// as its delegate, whatever else that conforms to.
  public var delegate: AnyObject? {
    get { listenerObject }
    set {
      listenerObject = newValue
      scrollViewListener = nil
      hostListener = newValue as? any RefreshHostDelegate
      delegateWasSet = newValue != nil
    }
  }

  /// Takes the delegate of a scroll view as the object that hears of refreshes.
  func setListener(scrollView delegate: (any ScrollViewDelegate)?) {
    listenerObject = delegate
    scrollViewListener = delegate as? any ScrollViewRefreshControlDelegate
    hostListener = nil
    delegateWasSet = delegate != nil
  }

  /// The delegate as one that hears of refreshes; `nil` if it does not, or is gone.
  var listener: RefreshListener? {
    guard let listenerObject else { return nil }
    // The object lives until the result holds it as well.
    defer { withExtendedLifetime(listenerObject) {} }
    if let scrollViewListener { return .scrollView(scrollViewListener) }
    return hostListener.map { .host($0) }
  }

  /// Why nobody hears of a refresh; `nil` if somebody does.
  var deafness: RefreshDiagnostic.Deafness? {
    if listenerObject == nil { return delegateWasSet ? .delegateReleased : .noDelegate }
    return listener == nil ? .delegateWithoutRefinement : nil
  }

  /// Forgets until when frames are steady, and the motion of a release.
  ///
  /// Whatever is about to change the content, its edges or its control says so first.
  @inline(__always)
  func forgetPlans() {
    steadyUntil = .zero
    changeCount &+= 1
  }

  /// Whether nothing waits to be told.
  var hasNothingToTell: Bool { !hasLeadingScroll && queue.isEmpty }

  /// Lets something wait to be told.
  func append(_ notification: consuming Notification) {
    queue.append(notification)
    hasWaiting = true
  }

  /// Lets a closure wait for its place among what is told.
  func append(body: @escaping () -> Void) {
    waitingBodies.append(body)
    append(Notification(content: .host))
  }

  /// Holds something of the user's until all that waits has been told: whoever is freed by letting go of
  /// it may call anything.
  func letGoInTurn(of object: Any) {
    append(body: { withExtendedLifetime(object) {} })
  }

  /// Takes out the next closure, so that it is freed by whoever calls it.
  func popBody() -> (() -> Void)? {
    guard toldBodies < waitingBodies.count else { return nil }
    var body = {}
    swap(&body, &waitingBodies[toldBodies])
    toldBodies += 1
    if toldBodies == waitingBodies.count {
      waitingBodies = []
      toldBodies = 0
    }
    return body
  }

  /// Lets a scroll wait; two with nothing between them are one, since it tells what is then.
  @inline(__always)
  func appendScroll(toldBefore: UInt32) {
    if queue.isEmpty { hasLeadingScroll = true } else { queue.appendScroll(toldBefore: toldBefore) }
  }

  /// Lets an input wait for the end of the turn under way.
  func append(_ input: HostInput) {
    waitingInputs.append(input)
    hasWaiting = true
  }

  /// Lets the turn of another host wait for the end of the one under way.
  func append(turn: @escaping () -> Void) {
    waitingTurns.append(turn)
    hasWaiting = true
  }

  func popNotification() -> Notification? { queue.popFirst() }

  var hasInputs: Bool { !waitingInputs.isEmpty }

  /// Takes out the inputs that wait, in order.
  func takeInputs() -> [HostInput] {
    defer { waitingInputs = [] }
    return waitingInputs
  }

  /// Takes out the turns of others at the end of a turn, when nothing else waits any more.
  func takeTurns() -> [() -> Void] {
    hasWaiting = false
    guard !waitingTurns.isEmpty else { return [] }
    defer { waitingTurns = [] }
    return waitingTurns
  }

  deinit {
    driven?.leave()
    control?.leaveFreedHost(at: now)
  }
}

@available(*, unavailable)
extension RefreshHosting: Sendable {}

/// What a gesture means to the refresh control, from touch-down to lift.
struct PullGesture {
  /// Whether the control takes part: it has been on the host since touch-down.
  var pullsControl: Bool
  /// Whether the delegate has been asked if the gesture may begin a refresh.
  var isVetoAsked = false
  /// Whether it has refused.
  var isVetoed = false
}

/// Something from outside that takes several steps, with the delegate told between them.
enum HostInput {
  case touchBegan
  case dragged
  case touchEnded(isCancelled: Bool)
  case contentMoved
  case leftScreen
  case advance(Instant)
  /// An input of the library's own view, which moves the content itself.
  case scroll(ScrollView.Input)
}
