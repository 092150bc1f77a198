public import ScrollCore

// The one place where what waits comes to its turn: first the effects, then the rest of the input
// that is under way, then the inputs that came meanwhile.
extension PullModel {
  /// What an input has left to tell.
  package enum Signal {
    /// Nothing.
    case nothing
    /// A scroll, and nothing else: tell it, and then take what that has caused.
    case scroll
    /// What ``PullModel/next()`` hands out.
    case effects
  }

  /// Takes in an input, or lets it wait until all effects have been taken.
  ///
  /// A place that is no number, or beyond 1e9, is no input, and a release with such a velocity is
  /// one without any.
  public mutating func take(_ input: PullInput) {
    guard let input = input.sensible else { return }
    if isBusy { return wait(input) }
    run(input)
  }

  /// Lets an input wait until all effects have been taken, as a shell does that is telling one.
  package mutating func wait(_ input: PullInput) {
    waiting.append(.own(input))
  }

  /// Returns the next thing to tell, to ask or to do; `nil` when there is nothing more.
  ///
  /// A question that has not been answered when the next effect is asked for has its default
  /// answer.
  public mutating func next() -> PullEffect? {
    while let delivery = nextDelivery() {
      if case .effect(let effect) = delivery { return effect }
    }
    return nil
  }

  /// Returns the next thing that a shell is to do; `nil` when there is nothing more.
  package mutating func nextDelivery() -> Delivery? {
    isDelivering = true
    while isDelivering {
      if isForeign, let request = nextRequest() { return .request(request) }
      if let entry = queue.popFirst() {
        if let delivery = delivery(of: entry) { return delivery }
      } else if step != .none {
        if let question = goOn() { return .effect(question) }
      } else if !waiting.isEmpty {
        switch waiting.removeFirst() {
        case .own(let input): run(input)
        case .foreign(let input): runForeign(input)
        }
      } else {
        isDelivering = false
      }
    }
    return nil
  }

  /// Announces that an effect is told, from when on the flags hold that it stands for.
  ///
  /// - Returns: What is to be done; `nil` for what need not be told any more, or is done here.
  private mutating func delivery(of entry: EffectQueue.Entry) -> Delivery? {
    switch entry {
    case .scroll(let deliveredBefore):
      // A scroll that was told later has told this one too; what has moved since has one of its
      // own.
      return deliveredBefore == deliveredScrolls && deliversScroll() ? .effect(.didScroll) : nil
    case .scrollToHold(let cycle, let edge):
      showRefresh(cycle, at: edge)
      return nil
    case .firstOffset(let number):
      moveToFirstOffset(of: number)
      settle()
      return nil
    case .insetPlace: return nil
    case .effect(let effect):
      raiseFlags(for: effect)
      return .effect(effect)
    case .callback(let number): return .callback(number)
    case .refused(let fact): return .refused(fact)
    }
  }

  /// Lets the flags hold from the telling of a begin to the telling of its end, both inclusive.
  private mutating func raiseFlags(for effect: PullEffect) {
    switch effect {
    case .willBeginDragging: isDragging = true
    case .didEndDragging(let willDecelerate): isDragging = willDecelerate
    case .willBeginDecelerating: isDecelerating = true
    case .didEndDecelerating:
      isDragging = false
      isDecelerating = false
    case .didScroll, .didEndScrollingAnimation, .didScrollToTop, .didChangeAdjustedContentInset,
      .tapped, .willEndDragging, .shouldBeginRefresh, .armed, .transition, .actions,
      .didBeginRefresh, .didEndRefresh, .didCancelPull, .indicatorRestarted, .ignored:
      break
    }
  }

  /// Whether the offset is another one than was told last; it is told by that.
  @inline(__always)
  mutating func deliversScroll() -> Bool {
    guard contentOffset != deliveredOffset else { return false }
    deliveredOffset = contentOffset
    deliveredScrolls &+= 1
    return true
  }

  mutating func enqueue(_ effect: PullEffect) {
    queue.append(.effect(effect))
  }

  mutating func enqueueScroll() {
    queue.appendScroll(deliveredBefore: deliveredScrolls)
  }

  /// Lets something of the shell's own wait for its place among the effects.
  ///
  /// While content that others move takes over an inset, that is the place of the inset change.
  package mutating func enqueueCallback(_ number: Int, atInsetPlace: Bool = false) {
    if atInsetPlace {
      queue.insertAtInsetPlace(.callback(number))
    } else {
      queue.append(.callback(number))
    }
  }

  /// Starts an input.
  mutating func run(_ input: PullInput) {
    switch input {
    case .touchBegan(let place): beginTouch(at: place, thenDragsTo: nil)
    case .touchMoved(let place): moveTouch(to: place)
    case .dragged(let offset): drag(to: offset)
    case .touchEnded(let velocity): release(velocity, isCancelled: false)
    case .touchCancelled: release(.given(.zero), isCancelled: true)
    case .timePassed(let instant): pass(to: instant)
    }
  }

  /// Goes on with the input under way, for which all has been told so far.
  ///
  /// - Returns: What is to be asked for that.
  private mutating func goOn() -> PullEffect? {
    let current = step
    step = .none
    switch current {
    case .none: break
    case .touched(let wasMoving, let target): finishTouch(wasMoving, thenDragsTo: target)
    case .starts(let target): startMove(target)
    case .moves(let target): move(target)
    case .asksToBegin(let isScroll, let edge, let rest):
      return askToBegin(isScroll: isScroll, at: edge, then: rest)
    case .waitsForBegin(let isScroll, let edge, let rest):
      finishDrag(isScroll: isScroll, at: edge, then: rest, mayBegin: true)
    case .judged(let velocity, let wasDragging, let isTap):
      guard wasDragging else { return finishTouchWithoutDrag(isTap: isTap) }
      let planned = releaseEnd(velocity)
      step = .aims(velocity, planned: planned)
      return .willEndDragging(velocity: velocity, target: planned)
    case .aims(let velocity, _): step = .aimed(velocity, target: nil)
    case .aimed(let velocity, let target): endDrag(velocity, to: target)
    case .ended(let velocity, let target, let willDecelerate):
      finishRelease(velocity, to: target, willDecelerate: willDecelerate)
    case .passes(let instant, let lastMove): goOnPassing(to: instant, since: lastMove)
    }
    return nil
  }

  /// Answers ``PullEffect/shouldBeginRefresh(of:)``; without a question it does nothing.
  public mutating func answer(mayBegin: Bool) {
    guard case .waitsForBegin(let isScroll, let edge, let rest) = step else { return }
    step = .none
    finishDrag(isScroll: isScroll, at: edge, then: rest, mayBegin: mayBegin)
  }

  /// Answers ``PullEffect/willEndDragging(velocity:target:)``; without a question it does nothing.
  ///
  /// - Returns: Whether the target made sense; one that did not is the planned one.
  @discardableResult
  public mutating func answer(target: ScrollPoint) -> Bool {
    guard case .aims(let velocity, let planned) = step else { return true }
    let isSensible = target.isWithinLimits
    step = .aimed(velocity, target: isSensible && target != planned ? target : nil)
    return isSensible
  }
}
