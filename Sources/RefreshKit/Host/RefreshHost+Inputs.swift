import PullCore

// What a host of the user's own tells. Each waits as a whole when it comes from inside a callback.
extension RefreshHost {
  /// Tells that a finger has touched the content, which does not move by that.
  public func refreshTouchBegan() { context.takeForeign(.touchBegan) }

  /// Tells that the finger has moved the content, after it has.
  ///
  /// This is what arms a pull and, under the policy `threshold`, begins a refresh. Content that
  /// moves without a finger never does; tell that by ``refreshContentMoved()``.
  public func refreshDragged() { context.takeForeign(.dragged) }

  /// Tells that the finger has lifted, once ``isTracking`` is false.
  ///
  /// Under the policy `release` an armed pull begins its refresh here. So the host moves its
  /// content, or begins a motion, after this call: content that stands below its rest belongs to
  /// ``refreshInset`` below it then.
  public func refreshTouchEnded() { context.takeForeign(.touchEnded(isCancelled: false)) }

  /// Tells that the system has taken the touch away: a lift that never begins a refresh.
  public func refreshTouchCancelled() { context.takeForeign(.touchEnded(isCancelled: true)) }

  /// Tells that something but a finger has moved the content, that a motion has begun or ended, or
  /// that insets or sizes have changed.
  ///
  /// Telling it too often does no harm.
  public func refreshContentMoved() {
    // What the host has been asked to do is looked at when it has done it.
    if !refreshContext.isExecuting { context.takeForeign(.contentMoved) }
  }

  /// Calls a closure in its turn: after all that has been told before, and not from inside a
  /// callback.
  ///
  /// For what the host tells its delegate itself, so that it comes in order with what the control
  /// tells. It does not look at the content, so it may be called in the middle of a change.
  public func enqueueCallback(_ body: @escaping () -> Void) {
    let context = context
    context.enqueueCallback(body)
    if !context.isDelivering { context.deliverAll() }
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

  /// For hosts of your own.
  @available(*, unavailable, message: "A scroll view has its delegate.")
  public var refreshDelegate: AnyObject? { nil }
}
