// What a host of the user's own tells. Each waits as a whole when it comes from inside a callback.
extension RefreshHost {
  /// Tells that a finger has touched the content, which does not move by that.
  public func refreshTouchBegan() { take(.touchBegan) }

  /// Tells that the finger has moved the content, after it has.
  ///
  /// This is what arms a pull and, under the policy `threshold`, begins a refresh. Content that
  /// moves without a finger never does; tell that by ``refreshContentMoved()``.
  public func refreshDragged() { take(.dragged) }

  /// Tells that the finger has lifted, once ``isTracking`` is false.
  ///
  /// Under the policy `release` an armed pull begins its refresh here. So the host moves its
  /// content, or begins a motion, after this call: content that stands below its rest belongs to
  /// ``refreshInset`` below it then.
  public func refreshTouchEnded() { take(.touchEnded(isCancelled: false)) }

  /// Tells that the system has taken the touch away: a lift that never begins a refresh.
  public func refreshTouchCancelled() { take(.touchEnded(isCancelled: true)) }

  /// Tells that something but a finger has moved the content, that a motion has begun or ended, or
  /// that insets or sizes have changed.
  ///
  /// Telling it too often does no harm.
  public func refreshContentMoved() {
    // What the host has been asked to do is looked at when it has done it.
    if !refreshHosting.isMovingContent { take(.contentMoved) }
  }

  /// Calls a closure in its turn: after all that has been told before, and not from inside a
  /// callback.
  ///
  /// For what the host tells its delegate itself, so that it comes in order with what the control
  /// tells. It does not look at the content, so it may be called in the middle of a change.
  public func tellInTurn(_ body: @escaping () -> Void) {
    refreshHosting.append(body: body)
    guard !refreshHosting.isBusy else { return }
    refreshHosting.isBusy = true
    finishTurn()
  }
}

extension ScrollView {
  /// For hosts of your own.
  @available(*, unavailable, message: "A scroll view is told by touchBegan(at:).")
  public func refreshTouchBegan() {}

  /// For hosts of your own.
  @available(*, unavailable, message: "A scroll view is told by touchMoved(to:) or drag(to:).")
  public func refreshDragged() {}

  /// For hosts of your own.
  @available(*, unavailable, message: "A scroll view is told by touchEnded().")
  public func refreshTouchEnded() {}

  /// For hosts of your own.
  @available(*, unavailable, message: "A scroll view is told by touchCancelled().")
  public func refreshTouchCancelled() {}

  /// For hosts of your own.
  @available(*, unavailable, message: "A scroll view moves its content itself.")
  public func refreshContentMoved() {}
}

// MARK: What they do

extension RefreshHost {
  func run(_ input: HostInput) {
    let distance = pullDistance
    if !ScrollLimits.allow(distance) || distance < 0 {
      report(.refusedValue(property: "pullDistance", value: "\(distance)"))
    }
    switch input {
    case .touchBegan:
      guard refreshHosting.gesture == nil else { return report(.unexpectedTouch(.began)) }
      beginPullGesture()
    case .dragged:
      guard refreshHosting.gesture != nil else { return report(.unexpectedTouch(.moved)) }
      if let control = pulledControl {
        let response = feedDrag(to: control)
        complete(response, of: control)
        sendBegin(response, of: control)
      }
    case .touchEnded(let isCancelled):
      guard refreshHosting.gesture != nil else { return report(.unexpectedTouch(.ended)) }
      tellRelease(isCancelled: isCancelled)
      refreshHosting.gesture = nil
    case .leftScreen:
      guard refreshHosting.gesture != nil else { return }
      tellRelease(isCancelled: true)
      refreshHosting.gesture?.pullsControl = false
    case .contentMoved: limitTrigger()
    case .advance(let instant): return pass(until: instant)
    case .scroll(let input): return runInOwnView(input)
    }
    settle()
  }

  /// Begins the part of a gesture that concerns the control, after the touch has stopped the
  /// content.
  func beginPullGesture() {
    refreshHosting.gesture = PullGesture(pullsControl: refreshHosting.control != nil)
    guard let control = refreshHosting.control else { return }
    if control.state.phase == .ending { tell(control, .endInterrupted) }
    tell(control, .touchBegan(distance: control.isHidden ? 0 : pulled))
  }

  /// Lets the control judge the lift or the cancellation of the gesture.
  func tellRelease(isCancelled: Bool) {
    guard let control = refreshHosting.control else { return }
    sendBegin(tell(control, isCancelled ? .gestureCancelled : .released), of: control)
  }

  /// Lets time pass in a host of the user's own: what moves and what is due, in the order of time.
  func passTime(until instant: Instant) {
    var lastMove: Instant?
    while true {
      // A move that is to come again at the same instant is none, or time would stand still.
      let move = nextMove.flatMap { next in lastMove.map { next > $0 } ?? true ? next : nil }
      guard let event = earlier(move, nextDeadline), event <= instant else { break }
      refreshHosting.now = max(now, event)
      // At one instant, moves come before deadlines.
      if let move, move <= now {
        lastMove = move
        request { $0.moveContent() }
      } else if let control = refreshHosting.control {
        tell(control, .timeReached)
      }
      settle()
      drain()
    }
    refreshHosting.now = max(now, instant)
    settle()
  }
}
