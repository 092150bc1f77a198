/// A second derivation of S7 and S8: the same laws as differential equations, in small steps.
///
/// It shares nothing with the module but the constants. Events are found by halving the step.
struct SimulatedScroll {
  enum Mode {
    case gliding
    case springing(edge: Double)
    case resting
  }

  var position: Double
  var velocity: Double
  var time = 0.0
  private(set) var mode = Mode.resting

  let lower: Double
  let upper: Double
  var mass = 1.0
  var stiffness = 120.0
  var damping = 22.0
  var decay = 2.0020026706730793  // −1000 ln 0.998
  private let step = 1e-3

  init(position: Double, velocity: Double, lower: Double, upper: Double) {
    self.position = position
    self.velocity = velocity
    self.lower = lower
    self.upper = upper
  }

  /// S8: what a release does first.
  mutating func release() {
    if position < lower {
      mode = .springing(edge: lower)
    } else if position > upper {
      mode = .springing(edge: upper)
    } else {
      mode = velocity.magnitude >= 250 ? .gliding : .resting
    }
  }

  /// Integrates up to a time.
  mutating func run(until end: Double) {
    while time < end {
      var size = min(step, end - time)
      if case .resting = mode {
        time = end
        return
      }
      var next = advanced(by: size)
      if isOver(next) {
        var (low, high) = (0.0, size)
        for _ in 0..<60 {
          size = (low + high) / 2
          if isOver(advanced(by: size)) { high = size } else { low = size }
        }
        size = high
        next = advanced(by: size)
        position = next.position
        velocity = next.velocity
        time += size
        changeMode()
      } else {
        position = next.position
        velocity = next.velocity
        time += size
      }
      if end - time < 1e-12 { return }
    }
  }

  private func isOver(_ state: (position: Double, velocity: Double)) -> Bool {
    switch mode {
    case .gliding:
      state.position < lower || state.position > upper || state.velocity.magnitude < 10
    case .springing(let edge): (state.position - edge) * (position - edge) < 0
    case .resting: true
    }
  }

  private mutating func changeMode() {
    switch mode {
    case .gliding where velocity.magnitude < 10.001: mode = .resting
    case .gliding:
      mode = .springing(edge: velocity < 0 ? lower : upper)
    case .springing(let edge):
      let isInward = edge == lower ? velocity > 0 : velocity < 0
      mode = isInward && velocity.magnitude >= 250 ? .gliding : .resting
      position = edge
    case .resting: break
    }
  }

  /// One step of the classical Runge–Kutta method.
  private func advanced(by size: Double) -> (position: Double, velocity: Double) {
    func acceleration(_ position: Double, _ velocity: Double) -> Double {
      switch mode {
      case .gliding: -decay * velocity
      case .springing(let edge): -(stiffness * (position - edge) + damping * velocity) / mass
      case .resting: 0
      }
    }
    let (x1, v1) = (velocity, acceleration(position, velocity))
    let x2 = velocity + size / 2 * v1
    let v2 = acceleration(position + size / 2 * x1, x2)
    let x3 = velocity + size / 2 * v2
    let v3 = acceleration(position + size / 2 * x2, x3)
    let x4 = velocity + size * v3
    let v4 = acceleration(position + size * x3, x4)
    return (
      position + size / 6 * (x1 + 2 * x2 + 2 * x3 + x4),
      velocity + size / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    )
  }
}
