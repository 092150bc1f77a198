/// The control that one writes by hand: a switch in a class, and one closure that hears of changes.
///
/// It leaves out pulls, deadlines, outcomes, answers, more than one observer, and calls from inside
/// the closure.
final class HandWrittenStates {
  enum State {
    case idle, refreshing, ending
  }

  private(set) var state = State.idle
  private var cycle = 0
  var onChange: ((State, State, Int) -> Void)?

  @inline(never)
  func begin() {
    switch state {
    case .idle:
      cycle += 1
      change(to: .refreshing)
    case .refreshing, .ending: break
    }
  }

  @inline(never)
  func end() {
    switch state {
    case .refreshing:
      change(to: .ending)
      change(to: .idle)
    case .idle, .ending: break
    }
  }

  private func change(to new: State) {
    let old = state
    state = new
    onChange?(old, new, cycle)
  }
}
