import PullCore
public import RefreshCore

// The one place where foreign code is called: the model hands out what is to be told, one thing at a time,
// and nothing is being changed meanwhile. Commands act at once; an input from inside a callback waits in
// the model.
extension RefreshHost {
  /// The present of the host, counted from its start.
  ///
  /// It only moves forward, by ``advance(to:)`` or by following ``timeSource``. Inside a callback it
  /// is the instant of what is told, not that of the frame.
  public var now: Instant { refreshContext.model.now }

  /// Where the host learns the time by itself, for one that runs live; `nil` for one that is advanced
  /// by hand.
  ///
  /// The host catches up with it at the start of every call that changes something, though not
  /// inside a callback.
  public var timeSource: (() -> Instant)? {
    get { refreshContext.timeSource }
    set {
      let old = refreshContext.timeSource
      refreshContext.timeSource = newValue
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
      refreshContext.diagnosticHandler = newValue
      withExtendedLifetime(old) {}
    }
  }

  /// Takes in an input, which waits when it comes from inside a callback.
  func take(_ input: PullInput) {
    catchUp()
    takeNow(input)
  }

  /// Takes in an input without catching up with the time source.
  func takeNow(_ input: PullInput) {
    let context = refreshContext
    look()
    let waits = context.model.isBusy
    context.model.take(input)
    if !waits { deliverAll() }
  }

  /// Runs a command at the present instant and tells what comes of it.
  @discardableResult
  func perform<Answer>(_ command: (inout PullModel) -> Answer) -> Answer {
    catchUp()
    return performNow(command)
  }

  /// Runs a command without catching up with the time source, by which anything may change.
  @discardableResult
  func performNow<Answer>(_ command: (inout PullModel) -> Answer) -> Answer {
    let context = refreshContext
    let isNested = context.model.isBusy || context.isObeying
    look()
    let answer = command(&context.model)
    finishCommand(isNested: isNested)
    return answer
  }

  /// Obeys what a command wants of the content and, unless a callback is under way, tells what came of it.
  func finishCommand(isNested: Bool) {
    let context = refreshContext
    if context.isForeign, !context.isObeying {
      while let request = nextRequest() { context.obey(request, in: self) }
    }
    if !isNested { deliverAll() }
  }

  private func nextRequest() -> ContentRequest? {
    look()
    return refreshContext.model.nextRequest()
  }

  /// Has the model look at content that others move.
  func look() {
    let context = refreshContext
    guard context.isForeign else { return }
    let facts = ForeignContent(
      pullDistance: pullDistance, viewportHeight: viewportHeight, isTracking: isTracking,
      isMoving: isMoving, nextMove: nextMove)
    context.model.look(at: facts)
  }

  /// Tells all that waits, and lets the driver know when there is next something to do.
  func deliverAll() {
    let context = refreshContext
    while let effect = nextEffect() { deliver(effect) }
    context.forgetLeft()
    context.driven?.update(self)
  }

  @inline(__always)
  private func nextEffect() -> PullEffect? {
    look()
    return refreshContext.model.next()
  }

  /// Follows the time source, if there is one and no callback is running.
  func catchUp() {
    guard let timeSource = refreshContext.timeSource, !refreshContext.model.isBusy else { return }
    let time = timeSource()
    if time > now { refreshContext.runFrame(at: time, of: self) }
  }

  /// Tells one effect.
  private func deliver(_ effect: PullEffect) {
    let context = refreshContext
    switch effect {
    case .didScroll, .willBeginDragging, .didEndDragging, .willBeginDecelerating,
      .didEndDecelerating, .didEndScrollingAnimation, .didScrollToTop,
      .didChangeAdjustedContentInset, .tapped, .willEndDragging:
      context.deliverContent(effect)
    case .shouldBeginRefresh:
      let mayBegin = context.listener(in: self)?.refreshControlShouldBegin() ?? true
      look()
      context.model.answer(mayBegin: mayBegin)
    case .armed(let isArmed, let number):
      context.control(number)?.notify(isArmed ? .armed : .disarmed, in: context)
    case .transition(let transition, let number):
      context.control(number)?.notify(transition, in: context)
    case .indicatorRestarted(let number):
      context.control(number)?.notify(.indicatorRestarted, in: context)
    case .actions(let cycle, let isBegin, let number):
      context.control(number)?.notifyActions(of: cycle, isBegin: isBegin, in: context)
    case .didBeginRefresh(let cycle, let number):
      if let control = context.control(number) { notifyBegin(of: control, cycle) }
    case .didEndRefresh(let cycle, let outcome, let number):
      if let control = context.control(number) { notifyEnd(of: control, cycle, outcome) }
    case .didCancelPull(let reason, _): context.listener(in: self)?.didCancelPull(reason: reason)
    case .ignored(let fault): context.report(fault)
    case .request(let request): context.obey(request, in: self)
    case .callback(let number): context.takeCallback(number)?()
    }
  }

  private func notifyBegin(of control: RefreshControl, _ cycle: RefreshCycle) {
    let context = refreshContext
    control.notifiedCycle = nil
    if let listener = context.listener(in: self) {
      control.notifiedCycle = cycle
      control.notifiedDelegate = listener.object
      control.notifyBegin(cycle) { listener.didBeginRefresh() }
    } else if control.cycleHandledByAction != cycle, let reason = context.unhandledReason {
      let targetsAreGone = reason == .noDelegate && control.actions.hasLostTargets
      context.report(.unhandledRefresh(targetsAreGone ? .targetReleased : reason))
    }
  }

  /// Tells the end of a refresh to the object that was told its begin, if it still is the delegate.
  private func notifyEnd(
    of control: RefreshControl, _ cycle: RefreshCycle, _ outcome: RefreshOutcome
  ) {
    guard control.notifiedCycle == cycle else { return }
    control.notifiedCycle = nil
    guard let listener = refreshContext.listener(in: self),
      listener.object === control.notifiedDelegate
    else { return }
    listener.didEndRefresh(outcome: outcome)
  }
}
