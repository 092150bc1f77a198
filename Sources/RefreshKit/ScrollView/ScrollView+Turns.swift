import RefreshCore
import ScrollCore

// Who acts when. Foreign code is called from `drain` and from the few questions only; what it calls
// back finds the view busy. Commands act at once and leave their notifications in the queue. Inputs,
// which are made of several steps, wait as a whole.
extension ScrollView {
  /// Something from outside that takes several steps, with the delegate told between them.
  enum Input {
    case touchBegan(ScrollPoint)
    case touchMoved(ScrollPoint)
    case drag(ScrollPoint)
    case release(ReleaseVelocity)
    case cancel
    case advance(Instant)
  }

  /// Runs an input, or lets it wait when it comes from inside a callback.
  func take(_ input: Input) {
    guard !isBusy else { return waitingInputs.append(input) }
    catchUp()
    isBusy = true
    run(input)
    finishTurn()
  }

  /// Runs a command at the present instant, settles the view and tells what came of it.
  @discardableResult
  func perform<Answer>(_ command: (ScrollView) -> Answer) -> Answer {
    catchUp()
    endWhatIsDue()
    let answer = command(self)
    settle()
    if !isBusy {
      isBusy = true
      finishTurn()
    }
    return answer
  }

  /// Ends a refresh that is due at the present instant, before a command that is given at it.
  ///
  /// That is the case in the callback of a motion's end at the same instant.
  private func endWhatIsDue() {
    guard let control, let due = control.nextDeadline, due <= now else { return }
    tell(control, .timeReached)
    settle()
  }

  /// Follows the time source, if there is one and no callback is running.
  private func catchUp() {
    guard let timeSource, !isBusy else { return }
    let time = timeSource()
    guard time > now else { return }
    isBusy = true
    run(.advance(time))
    finishTurn()
  }

  private func finishTurn() {
    drain()
    while !waitingInputs.isEmpty {
      run(waitingInputs.removeFirst())
      drain()
    }
    isBusy = false
  }

  private func run(_ input: Input) {
    switch input {
    case .touchBegan(let point): beginTouch(at: point)
    case .touchMoved(let point): moveTouch(to: point)
    case .drag(let offset): moveContent(to: offset)
    case .release(let velocity): release(velocity, isCancelled: false)
    case .cancel: release(.given(.zero), isCancelled: true)
    case .advance(let instant): run(until: instant)
    }
  }

  /// Tells what waits, one thing at a time, until nothing waits.
  func drain() {
    while let next = queue.popFirst() {
      deliver(next)
    }
  }

  func notify(_ notification: Notification) {
    queue.append(notification)
  }

  private func deliver(_ notification: Notification) {
    raiseFlags(for: notification)
    switch notification {
    case .didScroll:
      guard offset != toldOffset else { return }
      toldOffset = offset
      delegate?.scrollViewDidScroll(self)
    case .firstOffset(let control):
      moveToFirstOffset(control)
      settle()
    case .willBeginDragging: delegate?.scrollViewWillBeginDragging(self)
    case .didEndDragging(let willDecelerate):
      delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    case .willBeginDecelerating: delegate?.scrollViewWillBeginDecelerating(self)
    case .didEndDecelerating: delegate?.scrollViewDidEndDecelerating(self)
    case .didEndScrollingAnimation: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .didScrollToTop: delegate?.scrollViewDidScrollToTop(self)
    case .didChangeAdjustedContentInset:
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    case .tap(let row): tellTap(onRow: row)
    case .event(let control, let event): control.tellObservers(event)
    case .actions(let control, let cycle):
      control.tellObservers(.sendsActions(cycle))
      if control.callActions() { control.heardByAction = cycle }
    case .didBeginRefresh(let control, let cycle): tellBegin(control, cycle)
    case .didEndRefresh(let control, let cycle, let outcome): tellEnd(control, cycle, outcome)
    case .didCancelPull(let reason):
      delegateReference.refreshDelegate?.didCancelPull(in: self, reason: reason)
    case .scrollToHold(let control, let cycle):
      scrollToHold(control, cycle)
      settle()
    }
  }

  /// Lets the flags hold from the telling of a begin to the telling of its end, both inclusive.
  private func raiseFlags(for notification: Notification) {
    switch notification {
    case .willBeginDragging: dragging = true
    case .didEndDragging(let willDecelerate): dragging = willDecelerate
    case .willBeginDecelerating: decelerating = true
    case .didEndDecelerating:
      dragging = false
      decelerating = false
    default: break
    }
  }

  private func tellBegin(_ control: RefreshControl, _ cycle: RefreshCycle) {
    control.told = nil
    if let delegate = delegateReference.refreshDelegate {
      control.told = (cycle, RefreshControl.WeakDelegate(object: delegate))
      delegate.didBeginRefresh(in: self)
    } else if control.heardByAction != cycle, let deafness = delegateReference.deafness {
      diagnosticHandler(.unhandledRefresh(deafness))
    }
  }

  /// Tells the end of a refresh to the object that was told its begin, if it still is the delegate.
  private func tellEnd(
    _ control: RefreshControl, _ cycle: RefreshCycle, _ outcome: RefreshOutcome
  ) {
    guard let told = control.told, told.cycle == cycle else { return }
    control.told = nil
    if let delegate = delegateReference.refreshDelegate, delegate === told.delegate.object {
      delegate.didEndRefresh(in: self, outcome: outcome)
    }
  }
}
