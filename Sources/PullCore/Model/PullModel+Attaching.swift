public import RefreshCore
import ScrollCore

extension PullModel {
  /// Puts a control at the top, in place of one that is there.
  public mutating func attach(_ configuration: RefreshConfiguration) {
    attach(RefreshEnd(configuration: configuration))
  }

  /// Puts a control at the top that has been elsewhere, in place of one that is there.
  ///
  /// - Returns: The control's number from now on.
  @discardableResult
  package mutating func attach(_ end: RefreshEnd) -> ControlNumber {
    command { model in
      model.detachNow()
      let (cycle, gesture) = (model.refresh.machine.newestCycle, model.refresh.gesture)
      model.refresh = end
      model.refresh.gesture = gesture
      model.controlCount += 1
      model.refresh.number = model.controlCount
      model.refresh.machine.continueCycles(after: cycle)
      model.refresh.includesTitle = end.hasTitle
      model.handle(.attached)
      model.limitTrigger()
      return model.refresh.number
    }
  }

  /// Takes the control away: a refresh that runs ends as cancelled, and the content goes back to
  /// rest.
  ///
  /// - Returns: What the control keeps.
  @discardableResult
  package mutating func detach() -> RefreshEnd {
    command { $0.detachNow() }
  }

  /// Takes the control away.
  public mutating func detachControl() {
    _ = detach()
  }

  @discardableResult
  private mutating func detachNow() -> RefreshEnd {
    guard refresh.isAttached else { return refresh }
    let wasIdle = state.phase == .idle
    let response = refresh.machine.handle(.detached, at: now)
    announce(response)
    refresh.gesture.pullsControl = false
    complete(response)
    let old = refresh
    if !wasIdle { returnToRestIfNeeded() }
    return old
  }
}
