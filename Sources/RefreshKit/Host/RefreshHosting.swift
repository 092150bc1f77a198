import RefreshCore

/// What a host keeps for its refresh control: the control, the delegate, the time, and what waits to
/// be told.
///
/// A host makes one and holds it for its whole life; see ``RefreshHost``. It holds the host in no
/// way, so a host is freed as if there were none, and its control is on no host then.
public final class RefreshHosting {
  // What every turn reads comes first. As in ``ScrollView``, nothing of it is checked for exclusive
  // access at run time: no code of a caller runs while a property is being modified.

  @exclusivity(unchecked) var now = Instant.zero
  @exclusivity(unchecked) var timeSource: (() -> Instant)?
  @exclusivity(unchecked) var isBusy = false
  /// Whether the host is doing what it was asked to do with its content.
  @exclusivity(unchecked) var isMovingContent = false
  @exclusivity(unchecked) var queue = NotificationQueue()
  @exclusivity(unchecked) var waitingInputs: [HostInput] = []
  /// The turns of hosts that tell what they have to tell after this one.
  @exclusivity(unchecked) var waitingTurns: [() -> Void] = []
  /// The driver that runs the host, if one does.
  @exclusivity(unchecked) var driven: DrivenHost?
  @exclusivity(unchecked) var control: RefreshControl? {
    didSet { unmanaged = control.map { Unmanaged.passUnretained($0) } }
  }
  /// The same control without counting the reference.
  ///
  /// That took 52 of the 474 instructions of a drag sample. Read only where nothing is called that
  /// could let go of the control.
  @exclusivity(unchecked) private(set) var unmanaged: Unmanaged<RefreshControl>?
  /// What the control adds to the top inset, as told to the host.
  @exclusivity(unchecked) var refreshInset = 0.0
  /// The part of the gesture under way that concerns the control; `nil` while no finger is down.
  @exclusivity(unchecked) var gesture: PullGesture?

  @exclusivity(unchecked) var listener = ListenerReference()
  /// The newest cycle of any control of this host, from which the next control goes on.
  var newestCycle = RefreshCycle(number: 0)
  var diagnosticHandler: (RefreshDiagnostic) -> Void = { debugLog("RefreshKit: \($0)") }
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
    get { listener.object }
    set { listener = ListenerReference(host: newValue) }
  }

  deinit {
    control?.leaveFreedHost(at: now)
    driven?.leave()
  }
}

@available(*, unavailable)
extension RefreshHosting: Sendable {}

/// What a gesture means to the refresh control, from touch-down to lift.
struct PullGesture {
  /// Whether the control takes part: it has been on the host since touch-down.
  var pullsControl: Bool
  /// Whether the delegate has been asked if the gesture may begin a refresh, and refused.
  var isVetoAsked = false
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
