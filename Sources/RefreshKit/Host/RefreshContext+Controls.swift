import PullCore
import RefreshCore

// How a control comes to a host and leaves it.
extension RefreshContext {
  /// Puts a control on this host, in place of one that is there.
  ///
  /// It is on this host before the host that it leaves tells anybody; that one tells first.
  final func move(_ new: RefreshControl) {
    let isNested = isDelivering
    let old = new.context
    let oldIsNested = old?.isDelivering ?? false
    // One that begins to tell during the move may be waiting for this host.
    let left = (old ?? new.leftContext).flatMap { $0.isDelivering ? $0 : nil }
    old?.release(new)
    if let old = control(at: new.edge) { release(old) }
    if new.edge != .top { asksForOtherEdges = true }
    look()
    new.host = host
    new.context = self
    put(new, number: model.attach(new.own))
    // Nobody has been told yet, and nothing has been asked of content that others move.
    delivery = .deliversMore
    old?.executeRequests()
    executeRequests()
    old?.finishCommand(isNested: oldIsNested)
    guard !isNested else { return }
    if let left {
      left.handovers.append(DeliveryHandover(to: self))
      left.delivery = .deliversMore
    } else {
      deliverAll()
    }
  }

  /// The control at an edge.
  final func control(at edge: RefreshEdge) -> RefreshControl? {
    edge == .top ? control : otherControls.first { $0.control.edge == edge }?.control
  }

  private final func put(_ new: RefreshControl, number: ControlNumber) {
    if new.edge == .top {
      control = new
      controlNumber = number
    } else {
      otherControls.append((number, new))
    }
  }

  /// Takes the control at an edge away, and tells so.
  final func removeControl(at edge: RefreshEdge) {
    guard let control = control(at: edge) else { return }
    let isNested = isDelivering
    release(control)
    finishCommand(isNested: isNested)
  }

  /// Lets go of a control, which hears what still waits for it.
  private final func release(_ old: RefreshControl) {
    look()
    take(old).map { leaving.append(($0, old)) }
    old.own = model.detach(from: old.edge)
    old.forgetViewHeight()
    old.host = nil
    old.context = nil
    old.leftContext = self
  }

  /// Takes a control out of those that are there, and returns its number.
  private final func take(_ old: RefreshControl) -> ControlNumber? {
    if old === control {
      control = nil
      return controlNumber
    }
    let place = otherControls.firstIndex { $0.control === old }
    return place.map { otherControls.remove(at: $0).number }
  }

  /// Lets go of the controls when the host is gone: only the sequences of their transitions are
  /// told.
  final func abandonControls() {
    for edge in RefreshEdge.allCases {
      if let control = control(at: edge) { abandon(control) }
    }
  }

  private final func abandon(_ old: RefreshControl) {
    guard let number = take(old) else { return }
    old.own = model.detach(from: old.edge)
    old.forgetViewHeight()
    old.context = nil
    while let effect = model.next() {
      if case .transition(let transition, number) = effect { old.notifyStreams(transition) }
    }
    old.observers.resumeAll(in: ObjectIdentifier(self))
    old.notifiedCycle = nil
    old.workIsOver(.cancelled)
  }

  /// The control of a number: the one that is there, or one that has just left.
  final func control(_ number: ControlNumber) -> RefreshControl? {
    if number == controlNumber, let control { return control }
    if let other = otherControls.first(where: { $0.number == number }) { return other.control }
    return leaving.last { $0.number == number }?.control
  }

  /// Forgets the controls that have left, once all has been told, and lets those tell that wait.
  final func forgetLeft() {
    let (left, waiting) = (leaving, handovers)
    leaving = []
    handovers = []
    withExtendedLifetime((left, waiting)) {}
  }
}

/// Lets a host tell what waits there when it is freed: when the host that holds it has told all, or
/// is gone.
final class DeliveryHandover {
  private let context: RefreshContext

  init(to context: RefreshContext) {
    self.context = context
  }

  deinit {
    context.deliverAll()
  }
}
