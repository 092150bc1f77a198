/// Tries a script, and makes it smaller for as long as it fails: fewer steps, shorter waits,
/// simpler numbers.
///
/// It says which script to try next, the given one first, and is told which of them fail:
///
/// ```swift
/// while let candidate = shrinker.next() {
///   do { try property(candidate) } catch { shrinker.failed(candidate, error) }
/// }
/// ```
///
/// Each candidate follows from those before it, so the same script and the same judge give the same
/// result. Whatever the judge says, it ends: a change only ever leaves something out or makes a
/// number rounder or smaller, and `bound` is the most candidates after the first.
struct ScenarioShrinker {
  /// The script as it was given.
  let original: Scenario
  /// The smallest script so far that fails.
  private(set) var scenario: Scenario
  /// What the judge has said of it; `nil` if not even the given one fails.
  private(set) var error: (any Error)?
  /// How many candidates there were after the first.
  private(set) var runs = 0

  /// What is looked at; `nil` when nothing can be made smaller.
  private var place: Place? = .beginning
  /// What is still to be tried there; at first the script itself.
  private var candidates: [Scenario]
  /// Whether something has become smaller since the first place.
  private var hasShrunk = false
  private let bound: Int

  private enum Place {
    case beginning
    /// The steps before one, so many of them.
    case steps(count: Int, end: Int)
    /// The time before a step.
    case wait(step: Int)
    /// A number of a step.
    case number(step: Int, index: Int)
  }

  init(_ scenario: Scenario, bound: Int) {
    original = scenario
    self.scenario = scenario
    candidates = [scenario]
    self.bound = bound
  }

  /// Whether nothing is left that could be tried.
  var isMinimal: Bool { place == nil }

  /// Returns the script to try next; `nil` when nothing is left or the bound is reached.
  mutating func next() -> Scenario? {
    guard error != nil else { return candidates.popLast() }
    while candidates.isEmpty, let before = place {
      place = nextPlace(after: before)
      candidates = place.map { candidates(at: $0) } ?? []
    }
    guard runs < bound, !candidates.isEmpty else { return nil }
    runs += 1
    return candidates.removeFirst()
  }

  /// Takes note of what is wrong with a script that was tried.
  mutating func failed(_ candidate: Scenario, _ error: any Error) {
    hasShrunk = self.error != nil
    scenario = candidate
    self.error = error
    candidates = []
  }

  // MARK: From place to place

  /// Goes from half of all steps, the last ones first, to quarters and so on to single steps, then
  /// through the waits and the numbers, and begins anew for as long as that helps.
  private mutating func nextPlace(after place: Place) -> Place? {
    let steps = scenario.steps
    switch place {
    case .beginning: return .steps(count: max(1, steps.count / 2), end: steps.count)
    case .steps(let count, let end) where end > count: return .steps(count: count, end: end - count)
    case .steps(count: 1, _): return .wait(step: 0)
    case .steps(let count, _): return .steps(count: count / 2, end: steps.count)
    case .wait(let step) where step + 1 < steps.count: return .wait(step: step + 1)
    case .wait: return .number(step: 0, index: 0)
    case .number(let step, let index):
      guard step < steps.count else {
        defer { hasShrunk = false }
        return hasShrunk ? nextPlace(after: .beginning) : nil
      }
      let isLast = index + 1 >= steps[step].action.numbers.count
      return isLast ? .number(step: step + 1, index: 0) : .number(step: step, index: index + 1)
    }
  }
}

extension ScenarioShrinker {
  private func candidates(at place: Place) -> [Scenario] {
    switch place {
    case .beginning, .steps(_, end: 0): return []
    case .steps(let count, let end):
      var candidate = scenario
      candidate.steps.removeSubrange(max(0, end - count)..<end)
      return [candidate]
    case .wait(let step):
      guard step < scenario.steps.count else { return [] }
      let wait = scenario.steps[step].at - (step > 0 ? scenario.steps[step - 1].at : 0)
      return Self.simpler(than: wait).filter { $0 < wait }.map {
        shortened(by: wait - $0, from: step)
      }
    case .number(let step, let index):
      guard step < scenario.steps.count else { return [] }
      let numbers = scenario.steps[step].action.numbers
      guard index < numbers.count else { return [] }
      let simpler = Self.simpler(than: numbers[index]).map { number in
        var candidate = scenario
        candidate.steps[step].action = candidate.steps[step].action.replacingNumber(
          at: index, with: number)
        return candidate
      }
      // A number that its field may not hold changes nothing, which must not count as smaller.
      return simpler.filter { $0 != scenario }
    }
  }

  /// Returns the script with a step and those after it earlier.
  private func shortened(by time: Double, from step: Int) -> Scenario {
    var candidate = scenario
    for index in step..<candidate.steps.count {
      // Microseconds: 0.1 s + 0.2 s is to be 0.3 s.
      candidate.steps[index].at = ((candidate.steps[index].at - time) * 1e6).rounded() / 1e6
    }
    return candidate
  }

  /// Simpler numbers than one: 0, whole hundreds, tens, ones, tenths, hundredths, thousandths, and
  /// then the half of it, as round as the number itself.
  ///
  /// For 130 these are 0, 100, since 130 is a number of whole tens itself, and 60.
  static func simpler(than number: Double) -> [Double] {
    guard number != 0 else { return [] }
    guard number.magnitude < 1e12 else { return [0] }
    var candidates = [0.0]
    let units: [(Double, Double)] = [(100, 1), (10, 1), (1, 1), (1, 10), (1, 100), (1, 1000)]
    for (multiple, part) in units {
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
