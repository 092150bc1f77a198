import ScrollCore

extension AxisMotion {
  /// Where a motion and its successors are, in seconds since the first phase began.
  func walked(to elapsed: Double) -> (position: Double, velocity: Double) {
    var phase = self
    var time = elapsed
    while time >= phase.duration, let next = phase.successor {
      time -= phase.duration
      phase = next
    }
    return (phase.position(at: time), phase.velocity(at: time))
  }

  /// All phases, this one first.
  var phases: [AxisMotion] {
    var phases = [self]
    while let next = phases[phases.count - 1].successor { phases.append(next) }
    return phases
  }

  var isSpring: Bool {
    if case .spring = phase { return true }
    return false
  }
}
