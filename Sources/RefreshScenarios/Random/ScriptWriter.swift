import RefreshKitTesting

/// Writes the random steps of one script, one after the other.
struct ScriptWriter {
  /// The view at the start.
  let view: Scenario.ScrollViewSetup
  /// The control that is attached.
  let control: Scenario.RefreshControlSetup
  private var random: SeededGenerator
  /// The actions in a fixed order.
  private let choices: [(verb: Scenario.Action.Verb, weight: UInt64)]
  private let start: Double
  private var milliseconds = 0.0
  /// Where the finger is, as the script has it; `nil` if none is down.
  private var finger: (x: Double, y: Double)?

  init(_ generator: ScenarioGenerator, seed: UInt64) {
    random = SeededGenerator(seed: seed)
    view = generator.template.scrollView
    control = generator.template.refreshControl ?? .init()
    start = generator.template.steps.last?.at ?? 0
    choices = Scenario.Action.Verb.allCases.map {
      ($0, UInt64(min(max(generator.weights[$0] ?? 0, 0), 1_000_000)))
    }
  }

  /// Returns the next step; `nil` if no action may come.
  mutating func step() -> Scenario.Step? {
    let sum = choices.reduce(0) { $0 + $1.weight }
    guard sum > 0 else { return nil }
    var place = random.next() % sum
    for (verb, weight) in choices {
      if place < weight {
        pass()
        return Scenario.Step(at: now, verb.entry.random(&self))
      }
      place -= weight
    }
    return nil
  }

  /// The instant of the step that is being written.
  var now: Double { instant(in: 0) }

  private func instant(in wait: Double) -> Double { (start * 1000 + milliseconds + wait) / 1000 }

  /// Lets time pass: none, a frame, a part of a motion, or more than most of them take.
  private mutating func pass() {
    switch random.next() % 8 {
    case 0...2: break
    case 3: milliseconds += 16
    case 4...6: milliseconds += number(0, 300)
    default: milliseconds += number(0, 4000)
    }
  }

  // MARK: The finger

  /// Lifts the finger and returns where it was; `nil` if none is down.
  mutating func takeFinger() -> (x: Double, y: Double)? {
    defer { finger = nil }
    return finger
  }

  /// Lifts the finger where it is, or puts it down.
  mutating func lift(_ action: (Double?, Double?) -> Scenario.Action) -> Scenario.Action {
    takeFinger().map { action($0.x, $0.y) } ?? touch()
  }

  /// Moves the finger, or puts it down.
  mutating func touch() -> Scenario.Action {
    guard let place = finger else {
      let place = (x: number(0, view.width), y: number(0, view.height))
      finger = place
      return .touchBegan(x: place.x, y: place.y)
    }
    let y = place.y + number(-300, 300)
    finger = (place.x, y)
    return .touchMoved(x: place.x, y: y)
  }

  /// Drags the content with the finger that is down, or with one that comes down for it.
  mutating func drag() -> Scenario.Action {
    if finger == nil { finger = (0, 0) }
    return .dragTo(y: number(-250, 250), x: nil)
  }

  // MARK: Commands

  /// Ends the refresh now, at an instant, or after a time.
  mutating func end() -> Scenario.Action {
    let outcome: Scenario.Outcome = pick(.success, .success, .failure)
    let wait = number(0, 600)
    let kind = random.next() % 4
    return .endRefreshing(
      deadline: kind == 0 ? instant(in: wait) : nil, after: kind == 1 ? wait / 1000 : nil,
      outcome: outcome)
  }
}

// Choices that depend on the bits alone, and so on no version of Swift.
extension ScriptWriter {
  /// Returns a whole number between two numbers.
  mutating func number(_ lower: Double, _ upper: Double) -> Double {
    let part = Double(random.next() >> 11) * 0x1p-53
    return (lower + (upper - lower) * part).rounded()
  }

  mutating func flag() -> Bool { random.next() >> 63 == 0 }

  /// Returns one of some things, of which there must be one at least.
  mutating func pick<Element>(_ first: Element, _ others: Element...) -> Element {
    let index = Int(random.next() % UInt64(others.count + 1))
    return index == 0 ? first : others[index - 1]
  }
}
