import PullCore
import RefreshCore
import ScrollCore

// The one place where foreign code is called: the model hands out what is to be told, one thing at
// a time, and nothing is being changed meanwhile. Commands act at once; an input from inside a
// callback waits in the model.
extension RefreshContext {
  /// Takes in an input, which waits when it comes from inside a callback.
  final func take(_ input: PullInput) {
    catchUp()
    takeNow(input)
  }

  /// Takes in an input without catching up with the time source.
  final func takeNow(_ input: PullInput) {
    if isDelivering { return wait(input) }
    look()
    model.take(input)
    deliverAll()
  }

  /// Takes in an input of content that others move.
  final func takeForeign(_ input: ForeignInput) {
    catchUp()
    if isDelivering {
      model.waitForeign(input)
      delivery = .deliversMore
      return
    }
    look()
    model.takeForeign(input)
    deliverAll()
  }

  /// Lets an input wait until what is being told has been told.
  final func wait(_ input: PullInput) {
    model.wait(input)
    delivery = .deliversMore
  }

  /// Runs a command at the present instant and tells what comes of it.
  @discardableResult
  final func perform<Answer>(_ command: (inout PullModel) -> Answer) -> Answer {
    catchUp()
    return performNow(command)
  }

  /// Runs a command without catching up with the time source, by which anything may change.
  @discardableResult
  final func performNow<Answer>(_ command: (inout PullModel) -> Answer) -> Answer {
    let isNested = isDelivering
    look()
    let answer = command(&model)
    finishCommand(isNested: isNested)
    return answer
  }

  /// Obeys what a command wants of the content and, unless a callback is under way, tells what came
  /// of it.
  final func finishCommand(isNested: Bool) {
    executeRequests()
    if isNested { delivery = .deliversMore } else { deliverAll() }
  }

  /// Has the content do all that is wanted of it.
  final func executeRequests() {
    guard isForeign, request == nil else { return }
    while let request = nextRequest() { execute(request) }
  }

  private final func nextRequest() -> ContentRequest? {
    look()
    return model.nextRequest()
  }

  /// Has the model look at content that others move.
  final func look() {
    guard isForeign, let host else { return }
    let (distances, width) = otherFacts(of: host)
    let facts = ForeignContent(
      pullDistance: host.pullDistance, otherDistances: distances,
      viewportHeight: host.viewportHeight, viewportWidth: width, isTracking: host.isTracking,
      isMoving: host.isMoving, nextMove: host.nextMove)
    model.look(at: facts)
  }

  /// What a host says of the other edges than the top.
  private final func otherFacts(
    of host: any RefreshHost
  ) -> (distances: ContentInsets, width: Double) {
    guard asksForOtherEdges else { return (.zero, 0) }
    var distances = ContentInsets.zero
    for edge in RefreshEdge.allCases where edge != .top {
      distances[edge] = host.pullDistance(at: edge)
    }
    return (distances, host.viewportWidth)
  }

  /// Tells all that waits, and lets the driver know when there is next something to do.
  final func deliverAll() {
    delivery = .deliversMore
    while let delivery = nextDelivery() { carryOut(delivery) }
    delivery = .none
    if !leaving.isEmpty || !handovers.isEmpty { forgetLeft() }
    updateDriver()
  }

  private final func nextDelivery() -> Delivery? {
    look()
    return model.nextDelivery()
  }

  private final func carryOut(_ delivery: Delivery) {
    switch delivery {
    case .effect(let effect): deliver(effect)
    case .request(let request): execute(request)
    case .callback(let number): callbacks.take(number)?()
    case .refused(let fact): report(fact)
    }
  }

  @inline(__always)
  final func updateDriver() {
    if let driven, let host { driven.update(host) }
  }

  /// Follows the time source, if there is one and no callback is running.
  @inline(__always)
  final func catchUp() {
    if timeSource != nil, !isDelivering { followTimeSource() }
  }

  private final func followTimeSource() {
    guard let timeSource else { return }
    let time = timeSource()
    if time > model.now { runFrame(at: time) }
  }

  /// Lets a closure wait for its place among what is told.
  final func enqueueCallback(_ body: @escaping () -> Void) {
    let number = callbacks.add(body)
    model.enqueueCallback(number, atInsetPlace: request == .changeRefreshInset)
    if isDelivering { delivery = .deliversMore }
  }

  /// Asks something at once, whatever waits to be told.
  final func asking<Answer>(_ question: () -> Answer) -> Answer {
    let old = delivery
    delivery = .deliversMore
    defer { delivery = old }
    return question()
  }

  // MARK: Requests

  /// Whether the host is doing what it was asked to do with its content.
  final var isExecuting: Bool { request != nil }

  /// Has the host do something with its content; where that is then is seen when it has done it.
  private final func execute(_ new: ContentRequest) {
    guard let host else { return }
    let (old, oldDelivery) = (request, delivery)
    request = new
    delivery = .deliversMore
    switch new {
    case .changeRefreshInset: host.refreshInsetDidChange()
    case .returnToRest(let edge): host.returnToRest(at: edge)
    case .scrollToHold(let edge, let animated): host.scrollToHold(at: edge, animated: animated)
    case .moveContent: host.moveContent()
    }
    request = old
    if oldDelivery == .none { delivery = .none }
  }

  // MARK: One effect

  private final func deliver(_ effect: PullEffect) {
    switch effect {
    case .didScroll, .willBeginDragging, .didEndDragging, .willBeginDecelerating,
      .didEndDecelerating, .didEndScrollingAnimation, .didScrollToTop,
      .didChangeAdjustedContentInset, .tapped, .willEndDragging:
      deliverContent(effect)
    case .shouldBeginRefresh(let number):
      let mayBegin = listener(number)?.refreshControlShouldBegin() ?? true
      look()
      model.answer(mayBegin: mayBegin)
    case .armed(let isArmed, let number):
      control(number)?.notify(isArmed ? .armed : .disarmed, in: self)
    case .transition(let transition, let number):
      control(number)?.notify(transition, in: self)
    case .indicatorRestarted(let number):
      control(number)?.notify(.indicatorRestarted, in: self)
    case .actions(let cycle, let isBegin, let number):
      control(number)?.notifyActions(of: cycle, isBegin: isBegin)
    case .didBeginRefresh(let cycle, let number):
      if let control = control(number) { notifyBegin(of: control, cycle) }
    case .didEndRefresh(let cycle, let outcome, let number):
      if let control = control(number) { notifyEnd(of: control, cycle, outcome) }
    case .didCancelPull(let reason, let number): listener(number)?.didCancelPull(reason: reason)
    case .ignored(let fault): report(fault)
    }
  }

  private final func listener(_ number: ControlNumber) -> RefreshListener? {
    control(number).flatMap { listener(for: $0) }
  }

  private final func notifyBegin(of control: RefreshControl, _ cycle: RefreshCycle) {
    control.notifiedCycle = nil
    if let listener = listener(for: control) {
      control.notifiedCycle = cycle
      control.notifiedDelegate = listener.object
      control.notifyBegin(cycle) { listener.didBeginRefresh() }
    } else if control.cycleHandledByAction != cycle, let reason = unhandledReason(for: control) {
      let targetsAreGone = reason == .noDelegate && control.actions.hasLostTargets
      report(.unhandledRefresh(targetsAreGone ? .targetReleased : reason))
    }
  }

  /// Tells the end of a refresh to the object that was told its begin, if it still is the delegate.
  private final func notifyEnd(
    of control: RefreshControl, _ cycle: RefreshCycle, _ outcome: RefreshOutcome
  ) {
    guard control.notifiedCycle == cycle else { return }
    control.notifiedCycle = nil
    guard let listener = listener(for: control), listener.object === control.notifiedDelegate else {
      return
    }
    listener.didEndRefresh(outcome: outcome)
  }
}
