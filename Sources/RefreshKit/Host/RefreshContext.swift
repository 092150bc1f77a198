package import PullCore
import RefreshCore

/// What a host keeps for its refresh control: its state as one value, its delegate, and its time.
///
/// A host of your own makes one and holds it for its whole life; see ``RefreshHost``. It does not
/// keep the host alive, so a host is freed as if there were none, and its control is on no host
/// then. A ``ScrollView`` is its own.
public class RefreshContext {
  /// All state.
  ///
  /// No foreign code runs while it is being changed: what comes of a change is taken out as
  /// effects, and told after it.
  package final var model: PullModel
  /// Whether something is being told.
  final var delivery = DeliveryPhase.none
  /// Whether a host of the user's own moves the content.
  final let isForeign: Bool
  /// That host.
  private final weak var foreignHost: (any RefreshHost)?

  /// The control at the top.
  final var control: RefreshControl?
  /// The number that the model tells it by.
  final var controlNumber: ControlNumber = 0
  /// The controls at other edges, with their numbers.
  final var otherControls: [(number: ControlNumber, control: RefreshControl)] = []
  /// Whether there are or were any, so that content that others move is asked for their edges too.
  final var asksForOtherEdges = false
  /// The controls that have left while what is told of them may still wait, with their numbers.
  final var leaving: [(number: ControlNumber, control: RefreshControl)] = []
  /// The hosts that tell when this one has told all.
  final var handovers: [DeliveryHandover] = []
  /// What waits for its place among what is told.
  final var callbacks = CallbackList()
  /// What the content is being asked to do right now.
  final var request: ContentRequest?

  final var timeSource: (() -> Instant)?
  final var diagnosticHandler: (RefreshDiagnostic) -> Void = { debugLog("RefreshKit: \($0)") }
  final var isOnScreen = true
  /// The driver that runs the host, if one does.
  final var driven: DrivenHost?

  /// The object that hears of refreshes, and what it conforms to, looked up once.
  private final weak var delegateObject: AnyObject?
  private final weak var hostDelegate: (any RefreshHostDelegate)?
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
    // Work that is called off may call anything, which finds no driver for this host any more.
    driven?.leave()
    abandonControls()
  }

  // MARK: What a scroll view does in another way

  /// The host itself; `nil` if it is gone.
  var host: (any RefreshHost)? { foreignHost }

  /// Lets time pass up to the instant of a driver's frame or of the time source.
  func runFrame(at instant: Instant) { takeNow(.timePassed(to: instant)) }

  /// Tells an effect of the content; content that others move has none.
  func deliverContent(_ effect: PullEffect) {}

  /// The delegate as one that hears of a control's refreshes; `nil` if it does not, or is gone.
  func listener(for control: RefreshControl) -> RefreshListener? {
    guard control.edge == .top, let hostDelegate, let foreignHost else { return nil }
    return .host(hostDelegate, foreignHost)
  }

  /// Where a control begins along its axis, in the coordinates of the content; `nil` where the
  /// length of the content is not known.
  func origin(of control: RefreshControl) -> Double? {
    switch control.edge {
    case .top, .left: -control.height
    case .bottom, .right: nil
    }
  }
}

@available(*, unavailable)
extension RefreshContext: Sendable {}

extension RefreshContext {
  /// Whether foreign code is being told or asked something: then inputs wait, and a command leaves
  /// what it causes to be told after that.
  enum DeliveryPhase {
    /// Nothing is being told.
    case none
    /// Something is being told, and nothing has been left to tell after it so far.
    case delivers
    /// Something is being told, and more may have to be told after it.
    case deliversMore
  }

  final var isDelivering: Bool { delivery != .none }

  // MARK: Who it is for, and who hears

  /// Knows the host of the user's own that it is for.
  final func serve(_ host: any RefreshHost) {
    if isForeign, foreignHost !== host { foreignHost = host }
  }

  /// The object that is the delegate, whatever it conforms to.
  final var delegateOfHost: AnyObject? {
    get { delegateObject }
    set {
      delegateObject = newValue
      hostDelegate = newValue as? any RefreshHostDelegate
      delegateWasSet = newValue != nil
    }
  }

  /// Why nobody hears of a control's refresh; `nil` if somebody does.
  final func unhandledReason(for control: RefreshControl) -> RefreshDiagnostic.UnhandledReason? {
    if delegateObject == nil { return delegateWasSet ? .delegateReleased : .noDelegate }
    guard listener(for: control) == nil else { return nil }
    return control.edge == .top ? .delegateWithoutRefinement : .delegateWithoutEdgeRefinement
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
    }
  }

  final func report(_ fact: RefusedFact) {
    switch fact {
    case .pullDistance(let value):
      report(.refusedValue(property: "pullDistance", value: "\(value)"))
    case .viewportHeight(let value):
      report(.refusedValue(property: "viewportHeight", value: "\(value)"))
    case .viewportWidth(let value):
      report(.refusedValue(property: "viewportWidth", value: "\(value)"))
    }
  }
}

/// The closures that wait for their place among what is told, each with its number there.
struct CallbackList {
  private var waiting: [(number: Int, body: () -> Void)] = []
  private var count = 0

  /// Keeps a closure and returns its number.
  mutating func add(_ body: @escaping () -> Void) -> Int {
    count += 1
    waiting.append((count, body))
    return count
  }

  /// Takes out the closure of a number.
  mutating func take(_ number: Int) -> (() -> Void)? {
    guard let place = waiting.firstIndex(where: { $0.number == number }) else { return nil }
    return waiting.remove(at: place).body
  }
}
