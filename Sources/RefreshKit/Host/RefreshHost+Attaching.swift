import RefreshCore
import ScrollCore

// How a control comes to a host and leaves it, and what its settings change there.
extension RefreshHost {
  /// Brings this host and the one that a control is on to the present.
  ///
  /// What is told on the way may put controls on other hosts: then those come to the present as well.
  func catchUp(with control: RefreshControl?) {
    var other: (any RefreshHost)?
    repeat {
      control?.leaveFreedHost()
      other = control?.host
      other?.perform { _ in }
      perform { _ in }
    } while control?.host !== other
  }

  /// Puts a control on this host in place of the one that is there, once both hosts have come to the
  /// present.
  ///
  /// Who is where is settled before anything of it is told, so that whoever is told finds each control
  /// on one host.
  func replaceControl(by new: RefreshControl) {
    if let other = new.host {
      other.change { other in
        waitForTurn(of: other.refreshHosting)
        change { host in
          let left = other.letGoOfControl()
          let replaced = host.letGoOfControl()
          host.attach(new)
          other.tellDeparture(of: left)
          host.tellDeparture(of: replaced)
        }
      }
    } else {
      waitForTurn(of: new.leftHosting)
      change { host in
        let replaced = host.letGoOfControl()
        host.attach(new)
        host.tellDeparture(of: replaced)
      }
    }
  }

  /// Takes away the control that is on the host, and tells so.
  func detachControl() {
    tellDeparture(of: letGoOfControl())
  }

  private func attach(_ new: RefreshControl) {
    refreshHosting.control = new
    new.host = self
    new.machine.continueCycles(after: refreshHosting.newestCycle)
    new.countsTitle = new.hasTitle
    tell(new, .attached)
    limitTrigger()
  }

  /// Takes the control from the host; nothing of it has been told then.
  private func letGoOfControl() -> DepartedControl? {
    let hosting = refreshHosting
    guard let old = hosting.control else { return nil }
    let wasIdle = old.state.phase == .idle
    let response = old.machine.handle(.detached, at: now)
    hosting.newestCycle = old.machine.newestCycle
    hosting.control = nil
    hosting.gesture?.pullsControl = false
    old.host = nil
    old.leftHosting = hosting
    old.forgetViewHeight()
    return DepartedControl(control: old, wasIdle: wasIdle, response: response)
  }

  /// Tells what came of taking a control away, and brings the content back unless a refresh of another
  /// control holds it by then.
  private func tellDeparture(of departed: DepartedControl?) {
    guard let departed else { return }
    announce(departed.response, of: departed.control)
    complete(departed.response, of: departed.control)
    if !departed.wasIdle && refreshInset == 0 { returnToRestIfNeeded() }
    refreshHosting.letGoInTurn(of: departed.control)
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
    guard control === refreshControl, control.inset != old else { return }
    refreshHosting.refreshInset = control.inset
    followHeight(from: old)
  }

  func controlVisibilityChanged(_ control: RefreshControl) {
    if control.isHidden { tell(control, .hidden) }
    updateRefreshInset()
    if control === refreshControl && control.isHidden { returnToRestIfNeeded() }
  }
}

/// A control that has been taken from its host, with what is still to be told of that.
private struct DepartedControl {
  let control: RefreshControl
  let wasIdle: Bool
  let response: RefreshResponse
}
