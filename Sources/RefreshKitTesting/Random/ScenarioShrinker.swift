/// Makes a script that fails smaller for as long as it fails: fewer steps, shorter waits, simpler numbers.
///
/// Each script that is tried follows from those before it, so the same script and the same judge give the
/// same result. Whatever the judge says, it ends: a change only ever leaves something out or makes a
/// number rounder or smaller, and `bound` is the most calls of the judge.
struct ScenarioShrinker {
  /// The smallest script so far that fails.
  private(set) var scenario: Scenario
  /// What the judge has said of it.
  private(set) var error: any Error
  private(set) var runs = 0

  private let bound: Int
  /// Answers what is wrong with a script; `nil` if nothing is.
  private let judge: (Scenario) -> (any Error)?

  init(
    _ scenario: Scenario, error: any Error, bound: Int,
    judge: @escaping (Scenario) -> (any Error)?
  ) {
    self.scenario = scenario
    self.error = error
    self.bound = bound
    self.judge = judge
  }

  mutating func shrink() {
    repeat {
      let before = scenario
      removeSteps()
      shortenWaits()
      simplifyNumbers()
      if scenario == before { return }
    } while runs < bound
  }

  /// Keeps a script if it fails too.
  private mutating func keep(_ candidate: Scenario) -> Bool {
    guard runs < bound else { return false }
    runs += 1
    guard let error = judge(candidate) else { return false }
    scenario = candidate
    self.error = error
    return true
  }

  /// Leaves out parts of half the length, a quarter and so on to one step, the last parts first.
  private mutating func removeSteps() {
    var size = max(1, scenario.steps.count / 2)
    while true {
      var end = scenario.steps.count
      while end > 0 {
        let start = max(0, end - size)
        var candidate = scenario
        candidate.steps.removeSubrange(start..<end)
        _ = keep(candidate)
        end = start
      }
      if size == 1 { return }
      size /= 2
    }
  }

  /// Lets less time pass before a step; those after it come earlier by as much.
  private mutating func shortenWaits() {
    for index in scenario.steps.indices {
      let wait = scenario.steps[index].at - (index > 0 ? scenario.steps[index - 1].at : 0)
      for shorter in Self.simpler(than: wait) where shorter < wait {
        var candidate = scenario
        for later in index..<candidate.steps.count {
          // Microseconds: 0.1 s + 0.2 s is to be 0.3 s.
          let at = candidate.steps[later].at - wait + shorter
          candidate.steps[later].at = (at * 1e6).rounded() / 1e6
        }
        if keep(candidate) { break }
      }
    }
  }

  private mutating func simplifyNumbers() {
    for index in scenario.steps.indices {
      for (place, number) in scenario.steps[index].action.numbers.enumerated() {
        for simpler in Self.simpler(than: number) {
          var candidate = scenario
          candidate.steps[index].action = candidate.steps[index].action.replacingNumber(
            at: place, with: simpler)
          if keep(candidate) { break }
        }
      }
    }
  }

  /// Simpler numbers than one: 0, whole hundreds, tens, ones, tenths, hundredths, thousandths, and then
  /// the half of it, as round as the number itself.
  ///
  /// For 130 these are 0, 100, since 130 is a number of whole tens itself, and 60.
  static func simpler(than number: Double) -> [Double] {
    guard number != 0 else { return [] }
    guard number.magnitude < 1e12 else { return [0] }
    var candidates = [0.0]
    for (multiple, part) in [(100, 1), (10, 1), (1, 1), (1, 10), (1, 100), (1, 1000)] {
      let multiple = Double(multiple)
      let part = Double(part)
      let units = number / multiple * part
      var rounded = units.rounded() * multiple / part
      let isRound = rounded == number
      if isRound { rounded = (units / 2).rounded(.towardZero) * multiple / part }
      if !candidates.contains(rounded) { candidates.append(rounded) }
      if isRound { break }
    }
    return candidates
  }
}
