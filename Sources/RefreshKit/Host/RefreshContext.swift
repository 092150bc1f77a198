package import PullCore
import RefreshCore

/// What a host keeps for its refresh control: its state as one value, its delegate, and its time.
///
/// A host of your own makes one and holds it for its whole life; see ``RefreshHost``. It holds the host
/// in no way, so a host is freed as if there were none, and its control is on no host then. A
/// ``ScrollView`` is its own.
public class RefreshContext {
  /// All state.
  ///
  /// No foreign code runs while it is being changed: what comes of a change is taken out as effects,
  /// and told after it.
  package final var model: PullModel
  /// Whether a host of the user's own moves the content.
  let isForeign: Bool

  final var control: RefreshControl?
  /// The controls that have left while what is told of them may still wait, with their numbers.
  private final var leaving: [(number: ControlNumber, control: RefreshControl)] = []
  /// What hosts of the user's own tell in its turn.
  private final var callbacks: [(number: Int, body: () -> Void)] = []
  private final var callbackCount = 0
  /// What the content is being asked to do right now.
  private final var request: ContentRequest?

  final var timeSource: (() -> Instant)?
  final var diagnosticHandler: (RefreshDiagnostic) -> Void = { debugLog("RefreshKit: \($0)") }
  final var isOnScreen = true
  /// The driver that runs the host, if one does.
  final var driven: DrivenHost?

  /// The object that hears of refreshes, and what it conforms to, looked up once.
  private final weak var listenerObject: AnyObject?
  private final weak var hostListener: (any RefreshHostDelegate)?
  private final var delegateWasSet = false

  /// Creates what a host of your own keeps.
  public init() {
    model = PullModel(of: ForeignContent())
    isForeign = true
  }

  /// Creates a host whose content the model moves.
  init(_ model: PullModel) {
    self.model = model
    isForeign = false
  }

  deinit {
    abandonControl()
    driven?.leave()
  }

  // MARK: What a scroll view does in another way

  /// Lets time pass up to the instant of a driver's frame or of the time source.
  func runFrame(at instant: Instant, of host: any RefreshHost) {
    host.takeNow(.timePassed(to: instant))
  }

  /// Tells an effect of the content; content that others move has none.
  func deliverContent(_ effect: PullEffect) {}

  /// The delegate as one that hears of refreshes; `nil` if it does not, or is gone.
  func listener(in host: any RefreshHost) -> RefreshListener? {
    hostListener.map { .host($0, host) }
  }

  /// Whether the delegate hears of refreshes.
  var hasListener: Bool { hostListener != nil }

  /// Where the upper edge of a control stands in the coordinates of the content.
  func originY(of control: RefreshControl) -> Double { -control.height }
}

@available(*, unavailable)
extension RefreshContext: Sendable {}

extension RefreshContext {
  // MARK: Who hears

  /// Remembers an object as the delegate, whatever it conforms to.
  final func setDelegate(_ object: AnyObject?) {
    listenerObject = object
    hostListener = object as? any RefreshHostDelegate
    delegateWasSet = object != nil
  }

  final var delegateObject: AnyObject? { listenerObject }

  /// Why nobody hears of a refresh; `nil` if somebody does.
  final var unhandledReason: RefreshDiagnostic.UnhandledReason? {
    if listenerObject == nil { return delegateWasSet ? .delegateReleased : .noDelegate }
    return hasListener ? nil : .delegateWithoutRefinement
  }

  final func report(_ diagnostic: RefreshDiagnostic) {
    let handler = diagnosticHandler
    handler(diagnostic)
  }

  final func report(_ fault: PullFault) {
    switch fault {
    case .touchBegan: report(.unexpectedTouch(.began))
    case .touchMoved: report(.unexpectedTouch(.moved))
    case .touchEnded: report(.unexpectedTouch(.ended))
    case .timeWentBack(let from, let to):
      // A host that follows a source is a little ahead of an instant that was read before the call.
      if timeSource == nil { report(RefreshDiagnostic.timeWentBack(from: from, to: to)) }
    case .pullDistance(let value):
      report(.refusedValue(property: "pullDistance", value: "\(value)"))
    case .viewportHeight(let value):
      report(.refusedValue(property: "viewportHeight", value: "\(value)"))
    }
  }

  // MARK: Controls

  /// The control of a number: the one that is there, or one that has just left.
  final func control(_ number: ControlNumber) -> RefreshControl? {
    if number == model.refresh.number, let control { return control }
    return leaving.last { $0.number == number }?.control
  }

  /// Lets go of the control, which is told what still waits for it.
  final func release(_ old: RefreshControl) {
    leaving.append((model.refresh.number, old))
    control = nil
    old.own = model.detach()
    old.forgetViewHeight()
    old.host = nil
    old.context = nil
    old.leftContext = self
  }

  /// Lets go of the control when the host is gone: only the sequences of its transitions are told.
  final func abandonControl() {
    guard let old = control else { return }
    let number = model.refresh.number
    control = nil
    old.own = model.detach()
    old.forgetViewHeight()
    old.context = nil
    while let effect = model.next() {
      if case .transition(let transition, number) = effect { old.tellStreams(transition) }
    }
    old.notifiedCycle = nil
    old.workIsOver(.cancelled)
  }

  /// Forgets the controls that have left, once all has been told.
  final func forgetLeft() {
    guard !leaving.isEmpty else { return }
    let left = leaving
    leaving = []
    withExtendedLifetime(left) {}
  }

  // MARK: Callbacks

  /// Lets a closure wait for its place among what is told.
  final func enqueueCallback(_ body: @escaping () -> Void) {
    callbackCount += 1
    callbacks.append((callbackCount, body))
    model.enqueueCallback(callbackCount, atInsetPlace: request == .changeRefreshInset)
  }

  final func takeCallback(_ number: Int) -> (() -> Void)? {
    guard let place = callbacks.firstIndex(where: { $0.number == number }) else { return nil }
    return callbacks.remove(at: place).body
  }

  // MARK: Requests

  /// Whether the host is doing what it was asked to do with its content.
  final var isObeying: Bool { request != nil }

  /// Has the host do something with its content; where that is then is seen when it has done it.
  final func obey(_ new: ContentRequest, in host: some RefreshHost) {
    let old = request
    request = new
    switch new {
    case .changeRefreshInset: host.refreshInsetDidChange()
    case .returnToRest: host.returnToRest()
    case .scrollToHold(let animated): host.scrollToHold(animated: animated)
    case .moveContent: host.moveContent()
    }
    request = old
  }
}
