import RefreshKit

extension RefreshScript {
  private var inset: Double {
    rig.phase == .refreshing && !rig.control.isHidden ? rig.control.height : 0
  }

  private var base: ContentInsets {
    ContentInsets(
      top: contentInset.top + safeArea.top, left: contentInset.left + safeArea.left,
      bottom: contentInset.bottom + safeArea.bottom, right: contentInset.right + safeArea.right)
  }

  /// What is wrong now; `nil` if all rules hold.
  var fault: String? {
    faultOfInsets ?? faultOfStates ?? faultOfCycles ?? faultOfCallbacks
  }

  private var faultOfInsets: String? {
    var adjusted = base
    adjusted.top += inset
    if table.contentInset != contentInset { return "I1: the content inset was written" }
    if table.refreshInset != inset { return "I2: refresh inset \(table.refreshInset)" }
    if table.adjustedContentInset != adjusted { return "I1: \(table.adjustedContentInset)" }
    if movedUnderStillFinger > 1e-9 { return "S13: moved by \(movedUnderStillFinger)" }
    return nil
  }

  private var faultOfStates: String? {
    let isOn = table.refreshControl != nil
    let isSettled = !table.isTracking && !table.isMoving
    if !isOn && rig.control.state != .idle { return "H1: not idle on no view" }
    if isOn && isSettled && (rig.phase == .pulling || rig.phase == .ending) {
      return "I4: \(rig.phase) lasts"
    }
    if isSettled && rig.phase == .idle {
      if table.visibleHeight > 1e-6 || table.progress > 1e-6 { return "I8: still visible" }
      if rig.control.indicator != .stopped { return "I8: \(rig.control.indicator)" }
    }
    if rig.control.isArmed && !(table.isTracking && rig.control.isEnabled) { return "R2: armed" }
    // A motion that has all but come to rest is told to its end first (D9).
    if rig.phase == .pulling && table.pullDistance <= 0 && !table.isMoving {
      return "R2: pulling at rest"
    }
    return nil
  }

  private var faultOfCycles: String? {
    var last = RefreshPhase.idle
    var open = 0
    for transition in rig.recorder.transitions {
      if transition.from != last { return "R8: \(transition.from) after \(last)" }
      last = transition.to
      if transition.to == .refreshing { open += 1 }
      if transition.from == .refreshing { open -= 1 }
      if transition.reason == .deadline {
        guard let cycle = transition.cycle, let own = deadlines[cycle],
          own.contains(transition.instant)
        else { return "E2: no deadline of its own at \(transition.instant)" }
      }
    }
    if last != rig.phase { return "R8: no transition to \(rig.phase)" }
    if open != (rig.phase == .refreshing ? 1 : 0) { return "R7: \(open) begins without an end" }
    if begins - beginsBeforeGesture > 1 { return "R3: a second refresh in a gesture" }
    return nil
  }

  private var faultOfCallbacks: String? {
    let recorder = rig.recorder
    if recorder.wasNested { return "D5: nested" }
    let drags = recorder.count("B") - recorder.count(prefix: "ED")
    if drags != 0 && !(drags == 1 && table.isTracking) { return "S11: B and ED" }
    let glides = recorder.count("WD") - recorder.count("DD")
    if glides != (table.isDecelerating ? 1 : 0) { return "S11: WD and DD" }
    let open = recorder.count("begin") - recorder.count(prefix: "end ")
    if open < 0 || open > 1 { return "D4: \(open) begins without an end" }
    return nil
  }

  /// What is left when all has come to rest; `nil` if nothing is.
  var remains: String? {
    if let fault { return fault }
    if rig.phase != .idle { return "I8: \(rig.phase)" }
    if rig.recorder.count("begin") != rig.recorder.count(prefix: "end ") { return "D4: not ended" }
    let rest = -base.top
    let bottom = max(rest, table.contentSize.height + base.bottom - table.viewportSize.height)
    if rig.y < rest - 1e-6 || rig.y > bottom + 1e-6 { return "I8: out of range at \(rig.y)" }
    if table.nextEvent != nil { return "E2: something is still to come" }
    return nil
  }
}
