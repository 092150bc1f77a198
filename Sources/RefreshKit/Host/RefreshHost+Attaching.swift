import RefreshCore
import ScrollCore

// How a control comes to a host and leaves it, and what its settings change there.
extension RefreshHost {
  func replaceControl(by new: RefreshControl) {
    waitForTurn(of: new.leftHosting)
    perform { view in
      view.detachControl()
      view.attach(new)
    }
  }

  private func attach(_ new: RefreshControl) {
    refreshHosting.control = new
    new.host = self
    new.machine.continueCycles(after: refreshHosting.newestCycle)
    new.countsTitle = new.hasTitle
    tell(new, .attached)
    limitTrigger()
  }

  func detachControl() {
    let hosting = refreshHosting
    guard let old = hosting.control else { return }
    let wasIdle = old.state.phase == .idle
    hosting.newestCycle = old.machine.newestCycle
    let response = old.machine.handle(.detached, at: now)
    announce(response, of: old)
    hosting.control = nil
    hosting.gesture?.pullsControl = false
    old.host = nil
    old.leftHosting = hosting
    old.forgetViewHeight()
    complete(response, of: old)
    if !wasIdle { returnToRestIfNeeded() }
  }

  /// The view's height limits the trigger distance to what half of it can be pulled.
  func limitTrigger() {
    guard let control = refreshControl else { return }
    let height = viewportHeight
    guard height >= 0, ScrollLimits.allow(height) else {
      return report(.refusedValue(property: "viewportHeight", value: "\(height)"))
    }
    let limit = RubberBand.triggerLimit(viewportHeight: height, controlHeight: control.height)
    announce(
      control.machine.configure(control.configuration, triggerLimit: limit), of: control)
  }

  func controlConfigurationChanged(_ control: RefreshControl) {
    limitTrigger()
    // Other durations may have left an end behind that would have come by now.
    endWhatIsDue()
    let old = refreshInset
    guard control.inset != old else { return }
    refreshHosting.refreshInset = control.inset
    followHeight(from: old)
  }

  func controlVisibilityChanged(_ control: RefreshControl) {
    if control.isHidden { tell(control, .hidden) }
    updateRefreshInset()
    if control.isHidden { returnToRestIfNeeded() }
  }
}
