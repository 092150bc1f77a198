/// The machine that one writes by hand: an enum with payload and one `switch`, inlined.
///
/// It leaves out disabling, vetoes, gestures that may begin only once, hysteresis, minimum and
/// maximum durations, cycles, bad numbers, and the report of what changed.
struct HandWrittenPull {
  enum State {
    case idle
    case pulling(distance: Double, isArmed: Bool)
    case refreshing
  }

  var state = State.idle
  var trigger = 120.0
  let viewport = 480.0

  /// Takes in a finger's travel past the edge; the rubber band is part of it.
  ///
  /// - Returns: Whether a refresh began.
  @inline(__always)
  mutating func drag(travel: Double) -> Bool {
    follow((1 - 1 / (travel * 0.55 / viewport + 1)) * viewport)
  }

  /// Takes in how far the content is pulled; answers whether a refresh began.
  @inline(__always)
  mutating func follow(_ distance: Double) -> Bool {
    switch state {
    case .idle:
      if distance > 0 { state = .pulling(distance: distance, isArmed: false) }
    case .pulling:
      if distance <= 0 {
        state = .idle
      } else if distance >= trigger {
        state = .refreshing
        return true
      } else {
        state = .pulling(distance: distance, isArmed: false)
      }
    case .refreshing: break
    }
    return false
  }
}
