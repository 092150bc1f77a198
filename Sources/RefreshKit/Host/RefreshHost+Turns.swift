public import RefreshCore

// Who acts when. Foreign code is called from `drain` and from the few questions only; what it calls
// back finds the host busy. Commands act at once and leave their notifications in the queue.
// Inputs, which are made of several steps, wait as a whole.
extension RefreshHost {
  /// The present of the host, counted from its start.
  ///
  /// It only moves forward, by ``advance(to:)`` or by following ``timeSource``. Inside a callback
  /// it is the instant of what is told, not that of the frame.
  public var now: Instant { refreshHosting.now }

  /// Where the host learns the time by itself, for one that runs live; `nil` for one that is
  /// advanced by hand.
  ///
  /// The host catches up with it at the start of every call that changes something, though not
  /// inside a callback.
  public var timeSource: (() -> Instant)? {
    get { refreshHosting.timeSource }
    set { refreshHosting.timeSource = newValue }
  }

  /// Who is told of faults in the use of the host.
  ///
  /// By default a line goes to standard error, in debug builds only.
  public var diagnosticHandler: (RefreshDiagnostic) -> Void {
    get { refreshHosting.diagnosticHandler }
    set { refreshHosting.diagnosticHandler = newValue }
  }

  func report(_ diagnostic: RefreshDiagnostic) {
    refreshHosting.diagnosticHandler(diagnostic)
  }

  /// Runs an input, or lets it wait when it comes from inside a callback.
  func take(_ input: HostInput) {
    guard beginTurn() else { return refreshHosting.append(input) }
    run(input)
    finishTurn()
  }

  /// Begins a turn at the present instant; `false` if one is under way.
  @inline(__always)
  func beginTurn() -> Bool {
    let hosting = refreshHosting
    guard !hosting.isBusy else { return false }
    if hosting.followsTime { catchUp() }
    hosting.forgetPlans()
    hosting.isBusy = true
    return true
  }

  /// Runs a command at the present instant, settles the host and tells what came of it.
  ///
  /// On the way to the present anything may be told, and whoever is told may change anything: what the
  /// command is about is looked up inside it.
  @discardableResult
  func perform<Answer>(_ command: (Self) -> Answer) -> Answer {
    let wasBusy = beginCommand()
    let answer = command(self)
    endCommand(wasBusy)
    return answer
  }

  /// Brings the host to the present; answers whether a turn is under way.
  @inline(never)  // or every command holds a copy of it
  private func beginCommand() -> Bool {
    catchUp()
    let wasBusy = beginChange()
    endWhatIsDue()
    return wasBusy
  }

  /// Changes a host that has been brought to the present, settles it and tells what came of it.
  func change(_ body: (Self) -> Void) {
    let wasBusy = beginChange()
    body(self)
    endCommand(wasBusy)
  }

  private func beginChange() -> Bool {
    let wasBusy = refreshHosting.isBusy
    refreshHosting.forgetPlans()
    refreshHosting.isBusy = true
    return wasBusy
  }

  /// Settles the host and, unless a turn is under way that does so, tells what came of the command.
  @inline(never)
  private func endCommand(_ wasBusy: Bool) {
    settle()
    if !wasBusy { finishTurn() }
  }

  /// Ends a refresh that is due at the present instant, before a command that is given at it.
  ///
  /// That is the case in the callback of a motion's end at the same instant.
  @inline(never)  // or every command holds a copy of it and of settle()
  func endWhatIsDue() {
    guard let control = refreshHosting.control, let due = control.nextDeadline, due <= now else {
      return
    }
    tell(control, .timeReached)
    settle()
  }

  /// Lets time pass up to the instant of a driver's frame or of the time source.
  func runFrame(at instant: Instant) {
    let hosting = refreshHosting
    guard !hosting.isBusy else { return hosting.append(.advance(instant)) }
    hosting.isBusy = true
    run(.advance(instant))
    finishTurn()
  }

  /// Follows the time source, if there is one and no callback is running.
  private func catchUp() {
    guard refreshHosting.followsTime, !refreshHosting.isBusy, let timeSource else { return }
    let time = timeSource()
    if time > now { runFrame(at: time) }
  }

  /// Tells what came of the turn and runs what was waiting for its end.
  @inline(__always)
  func finishTurn() {
    let hosting = refreshHosting
    while hosting.hasLeadingScroll { tellLeadingScroll() }
    if hosting.hasWaiting { return finishLongTurn() }
    hosting.isBusy = false
    hosting.driven?.update(self)
  }

  private func finishLongTurn() {
    let hosting = refreshHosting
    drain()
    while hosting.hasInputs {
      for input in hosting.takeInputs() {
        hosting.forgetPlans()
        run(input)
        drain()
      }
    }
    hosting.isBusy = false
    hosting.driven?.update(self)
    for turn in hosting.takeTurns() { turn() }
  }

  /// Lets another host tell first what it still has to tell, if it is in the middle of that.
  func waitForTurn(of other: RefreshHosting?) {
    guard let other, other.isBusy, !refreshHosting.isBusy else { return }
    refreshHosting.isBusy = true
    other.append(turn: { self.finishTurn() })
  }

  /// Asks a delegate something at once, whatever waits to be told.
  func ask<Delegate, Answer>(_ delegate: Delegate?, _ question: (Delegate) -> Answer) -> Answer? {
    guard let delegate else { return nil }
    let hosting = refreshHosting
    let wasBusy = hosting.isBusy
    hosting.isBusy = true
    defer { hosting.isBusy = wasBusy }
    return question(delegate)
  }

  func notify(_ content: Notification.Content, of control: RefreshControl? = nil) {
    refreshHosting.append(Notification(control: control, content: content))
  }

  /// Tells what waits, one thing at a time, until nothing waits.
  func drain() {
    let hosting = refreshHosting
    while true {
      // What is told may have left a scroll before all that follows it.
      if hosting.hasLeadingScroll {
        tellLeadingScroll()
      } else if let next = hosting.popNotification() {
        deliver(next)
      } else {
        return
      }
    }
  }

  @inline(__always)
  private func tellLeadingScroll() {
    refreshHosting.hasLeadingScroll = false
    tellOwnScroll()
  }

  private func deliver(_ notification: Notification) {
    let control = notification.control
    switch notification.content {
    case .scroll(let notification): tellOwnDelegate(notification, of: control)
    case .host: refreshHosting.popBody()?()
    case .event(let event, let added): control?.tellObservers(event, added: added)
    case .actions(let cycle, let isBegin): control.map { tellActions($0, cycle, isBegin: isBegin) }
    case .didBeginRefresh(let cycle): control.map { tellBegin($0, cycle) }
    case .didEndRefresh(let cycle, let outcome): control.map { tellEnd($0, cycle, outcome) }
    case .didCancelPull(let reason):
      refreshHosting.listener?.didCancelPull(in: self, reason: reason)
    case .scrollToHold(let cycle):
      control.map { scrollToHold($0, cycle) }
      settle()
    }
  }

  private func tellActions(_ control: RefreshControl, _ cycle: RefreshCycle, isBegin: Bool) {
    control.tellObservers(.sendsActions(cycle), added: control.observers.added)
    if control.callActions(toldOf: isBegin ? cycle : nil) { control.heardByAction = cycle }
  }

  private func tellBegin(_ control: RefreshControl, _ cycle: RefreshCycle) {
    control.toldCycle = nil
    let hosting = refreshHosting
    if let listener = hosting.listener {
      control.toldCycle = cycle
      control.toldDelegate = listener.object
      control.tellBegin(cycle) { listener.didBeginRefresh(in: self) }
    } else if control.heardByAction != cycle, let deafness = hosting.deafness {
      let targetsAreGone = deafness == .noDelegate && control.actions.hasLostTargets
      report(.unhandledRefresh(targetsAreGone ? .targetReleased : deafness))
    }
  }

  /// Tells the end of a refresh to the object that was told its begin, if it still is the delegate.
  private func tellEnd(
    _ control: RefreshControl, _ cycle: RefreshCycle, _ outcome: RefreshOutcome
  ) {
    guard control.toldCycle == cycle else { return }
    control.toldCycle = nil
    guard let listener = refreshHosting.listener, listener.object === control.toldDelegate else {
      return
    }
    listener.didEndRefresh(in: self, outcome: outcome)
  }
}
