import RefreshCore

extension RefreshControl {
  /// Adds a method to call when a refresh begins by a pull or by a command that says so.
  ///
  /// ```swift
  /// control.addTarget(self, action: Screen.refresh)
  /// ```
  ///
  /// - Parameters:
  ///   - target: The object to call. It is held weakly and dropped when it is gone; `nil` adds
  ///     nothing.
  ///   - id: A name for the action. Adding one with the target and the id of an older one replaces
  ///     it in its place. Without an id every call adds one: functions cannot be compared.
  ///   - action: An unbound method.
  /// - Returns: The token with which the action can be removed; `nil` without a target.
  /// - Complexity: O(n) in the number of actions.
  @discardableResult
  public func addTarget<Target: AnyObject>(
    _ target: Target?, id: (any Hashable & Sendable)? = nil,
    action: @escaping (Target) -> () -> Void
  ) -> RefreshActionToken? {
    addTarget(target, id: id) { target in { _ in action(target)() } }
  }

  /// Adds a method to call with the control when a refresh begins.
  ///
  /// - Parameters:
  ///   - target: The object to call, held weakly; `nil` adds nothing.
  ///   - id: A name for the action; see the method without an argument.
  ///   - action: An unbound method that takes the control.
  /// - Returns: The token with which the action can be removed; `nil` without a target.
  /// - Complexity: O(n) in the number of actions.
  @discardableResult
  public func addTarget<Target: AnyObject>(
    _ target: Target?, id: (any Hashable & Sendable)? = nil,
    action: @escaping (Target) -> (RefreshControl) -> Void
  ) -> RefreshActionToken? {
    guard let target else { return nil }
    return changeActions {
      $0.add(target: target, id: id.map { AnyHashable($0) }) { [weak target] control in
        guard let target else { return }
        action(target)(control)
      }
    }
  }

  /// Adds a closure to call when a refresh begins; it is held until it is removed.
  ///
  /// - Parameters:
  ///   - id: A name for the action; one with the same id and no target is replaced.
  ///   - action: The closure. Capture the screen weakly if the screen holds the control.
  /// - Returns: The token with which the action can be removed.
  /// - Complexity: O(n) in the number of actions.
  @discardableResult
  public func addAction(
    id: (any Hashable & Sendable)? = nil, _ action: @escaping (RefreshControl) -> Void
  ) -> RefreshActionToken {
    changeActions { $0.add(target: nil, id: id.map { AnyHashable($0) }, action: action) }
  }

  /// Removes the action of a token; one that is not there is no fault.
  ///
  /// - Complexity: O(n) in the number of actions.
  public func removeAction(_ token: RefreshActionToken) {
    changeActions { $0.remove(token) }
  }

  /// Removes all actions of a target.
  ///
  /// - Complexity: O(n) in the number of actions.
  public func removeTarget(_ target: AnyObject) {
    changeActions { $0.remove(target: target) }
  }

  /// Removes the action with an id: of a target, or of none.
  ///
  /// - Complexity: O(n) in the number of actions.
  public func removeTarget(_ target: AnyObject?, id: any Hashable & Sendable) {
    changeActions { $0.remove(target: target, id: AnyHashable(id)) }
  }

  /// Adds an observer of everything that happens to the control, from now on and in order.
  ///
  /// An observer is no listener: a refresh that only observers hear of is reported as unhandled.
  ///
  /// - Parameter handler: Called with each event, one at a time. It is held until it is removed.
  /// - Returns: The token for ``removeObserver(_:)``.
  @discardableResult
  public func addObserver(_ handler: @escaping (Event) -> Void) -> RefreshActionToken {
    let token = observers.add(handler)
    // What waits to be told has happened before, here and where the control has just been.
    for context in [leftContext, context].compactMap({ $0 }) where context.isDelivering {
      let place = ObjectIdentifier(context)
      observers.suspend(token, in: place)
      context.enqueueCallback { [weak self] in self?.observers.resume(token, in: place) }
    }
    return token
  }

  /// Removes an observer; one that is not there is no fault.
  ///
  /// - Complexity: O(n) in the number of observers.
  public func removeObserver(_ token: RefreshActionToken) {
    let old = observers
    observers.remove(token)
    // What the handler held is freed here, and may call anything.
    withExtendedLifetime(old) {}
  }

  /// Changes the actions as a copy: ids that are compared and closures that are freed may call
  /// anything, which must not find the control's own table in the middle of a change.
  private func changeActions<Result>(_ change: (inout ActionTable) -> Result) -> Result {
    let old = actions
    var new = old
    let result = change(&new)
    actions = new
    withExtendedLifetime(old) {}
    return result
  }

  /// Tells the observers an event; one removed meanwhile is left out.
  func notify(_ event: Event, in context: RefreshContext?) {
    let removed = observers.removed
    let place = context.map { ObjectIdentifier($0) }
    for entry in observers.entries where !entry.suspensions.contains(where: { $0 == place }) {
      guard observers.removed == removed || observers.contains(entry.token) else { continue }
      entry.handler(event)
    }
  }

  /// Tells a change of state to observers and sequences, and calls work off whose refresh it ends.
  func notify(_ transition: RefreshTransition, in context: RefreshContext) {
    notify(.transition(transition), in: context)
    if transition.to == .refreshing { forgetOldError() }
    guard transition.from == .refreshing, work?.cycle == transition.cycle else { return }
    if let outcome = transition.outcome {
      workIsOver(outcome)
    }
  }

  /// Lets go of what older work threw, which may call anything when it is freed.
  private func forgetOldError() {
    guard lastError == nil else { return }
    let old = workError
    workError = nil
    withExtendedLifetime(old) {}
  }

  /// Tells the actions, and the observers that they are called.
  func notifyActions(of cycle: RefreshCycle, isBegin: Bool) {
    // It happens now: an observer that has come since the begin hears it.
    notify(.sendsActions(cycle), in: nil)
    if callActions(ofBegin: isBegin ? cycle : nil) { cycleHandledByAction = cycle }
  }
}
