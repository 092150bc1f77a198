public import RefreshCore
import ScrollCore

extension PullModel {
  /// Puts a control at an edge, in place of one that is there.
  ///
  /// - Returns: The number by which effects tell of the control.
  @discardableResult
  public mutating func attach(
    _ configuration: RefreshConfiguration, at edge: RefreshEdge = .top
  ) -> ControlNumber {
    attach(RefreshEnd(configuration: configuration, edge: edge))
  }

  /// Puts a control that has been elsewhere at its edge, in place of one that is there.
  ///
  /// - Returns: The control's number from now on.
  @discardableResult
  package mutating func attach(_ end: RefreshEnd) -> ControlNumber {
    command { model in
      let edge = end.edge
      model.detachNow(from: edge)
      model.newestCycle = max(
        model.newestCycle, end.machine.newestCycle, model[edge].machine.newestCycle)
      model.controlCount += 1
      let (gesture, number, newest) = (model[edge].gesture, model.controlCount, model.newestCycle)
      model.change(edge) { place in
        place = end
        place.gesture = gesture
        place.number = number
        place.includesTitle = end.hasTitle
        place.newestCycle = newest
      }
      model.handle(.attached, at: edge)
      model.limitTrigger(at: edge)
      return number
    }
  }

  /// Takes the control away: a refresh that runs ends as cancelled, and the content goes back to
  /// rest.
  ///
  /// - Returns: What the control keeps.
  @discardableResult
  package mutating func detach(from edge: RefreshEdge = .top) -> RefreshEnd {
    command { $0.detachNow(from: edge) }
  }

  /// Takes the control at an edge away.
  public mutating func detachControl(from edge: RefreshEdge = .top) {
    _ = detach(from: edge)
  }

  @discardableResult
  private mutating func detachNow(from edge: RefreshEdge) -> RefreshEnd {
    guard read(edge, { $0.isAttached }) else { return self[edge] }
    let (wasIdle, now) = (state(at: edge).phase == .idle, now)
    let response = change(edge) { $0.machine.handle(.detached, at: now) }
    announce(response, at: edge)
    change(edge) { $0.gesture.pullsControl = false }
    complete(response, at: edge)
    let old = self[edge]
    if !wasIdle { returnToRestIfNeeded(at: edge) }
    return old
  }
}
