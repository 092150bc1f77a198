/// Writes the random steps of one script, one after the other.
struct ScriptWriter {
  private var random: SeededGenerator
  private let template: Scenario
  /// The actions in a fixed order, each with the sum of the weights up to it.
  private let choices: [(verb: Scenario.Action.Verb, sum: UInt64)]
  private let start: Double
  private var milliseconds = 0.0
  /// Where the finger is, as the script has it; `nil` if none is down.
  private var finger: (x: Double, y: Double)?

  init(_ generator: ScenarioGenerator, seed: UInt64) {
    random = SeededGenerator(seed: seed)
    template = generator.template
    start = template.steps.last?.at ?? 0
    var sum: UInt64 = 0
    var choices: [(verb: Scenario.Action.Verb, sum: UInt64)] = []
    for verb in Scenario.Action.Verb.allCases {
      let weight = min(max(generator.weights[verb] ?? 0, 0), 1_000_000)
      if weight == 0 { continue }
      sum += UInt64(weight)
      choices.append((verb, sum))
    }
    self.choices = choices
  }

  /// Returns the next step; `nil` if no action may come.
  mutating func step() -> Scenario.Step? {
    guard let sum = choices.last?.sum else { return nil }
    let place = random.next() % sum
    guard let verb = choices.first(where: { place < $0.sum })?.verb else { return nil }
    pass()
    return Scenario.Step(at: now, action(verb))
  }

  private var now: Double { (start * 1000 + milliseconds) / 1000 }

  /// Lets time pass: none, a frame, a part of a motion, or more than most of them take.
  private mutating func pass() {
    switch random.next() % 8 {
    case 0...2: break
    case 3: milliseconds += 16
    case 4...6: milliseconds += random.number(0, 300)
    default: milliseconds += random.number(0, 4000)
    }
  }

  private mutating func action(_ verb: Scenario.Action.Verb) -> Scenario.Action {
    switch verb {
    case .touchBegan, .touchMoved: return touch()
    case .touchEnded:
      guard let place = takeFinger() else { return touch() }
      return .touchEnded(x: place.x, y: place.y)
    case .touchCancelled:
      guard let place = takeFinger() else { return touch() }
      return .touchCancelled(x: place.x, y: place.y)
    case .dragTo: return drag()
    case .release:
      guard takeFinger() != nil else { return drag() }
      return .release(velocity: random.flag() ? 0 : random.number(-3000, 3000))
    case .cancelDrag:
      guard takeFinger() != nil else { return drag() }
      return .cancelDrag
    default: return scroll(verb)
    }
  }

  private mutating func takeFinger() -> (x: Double, y: Double)? {
    defer { finger = nil }
    return finger
  }

  private mutating func touch() -> Scenario.Action {
    guard let place = finger else {
      let view = template.scrollView
      let place = (x: random.number(0, view.width), y: random.number(0, view.height))
      finger = place
      return .touchBegan(x: place.x, y: place.y)
    }
    let y = place.y + random.number(-300, 300)
    finger = (place.x, y)
    return .touchMoved(x: place.x, y: y)
  }

  private mutating func drag() -> Scenario.Action {
    if finger == nil { finger = (0, 0) }
    return .dragTo(y: random.number(-250, 250), x: nil)
  }

  private mutating func scroll(_ verb: Scenario.Action.Verb) -> Scenario.Action {
    let height = template.scrollView.contentHeight
    switch verb {
    case .setContentOffset:
      return .setContentOffset(
        y: random.pick(-60, 0, random.number(-200, height)), x: nil, animated: random.flag())
    case .assignContentOffset:
      return .assignContentOffset(y: random.number(-200, height), x: nil)
    case .scrollRectToVisible:
      return .scrollRectToVisible(
        y: random.number(0, height), height: random.number(0, 300), animated: random.flag())
    case .scrollToTop: return .scrollToTop
    case .showRunningControl: return .showRunningControl(animated: random.flag())
    case .setContentInset:
      return .setContentInset(
        .init(top: random.number(-20, 100), bottom: random.number(0, 50)))
    case .setSafeAreaInsets:
      return .setSafeAreaInsets(.init(top: random.pick(0, 47), bottom: random.pick(0, 34)))
    case .setContentSize:
      return .setContentSize(width: nil, height: random.pick(0, 300, height, 2 * height))
    case .setViewportSize:
      let view = template.scrollView
      let isTurned = random.flag()
      return .setViewportSize(
        width: isTurned ? view.height : view.width, height: isTurned ? view.width : view.height)
    default: return setting(verb)
    }
  }

  private mutating func setting(_ verb: Scenario.Action.Verb) -> Scenario.Action {
    switch verb {
    case .setBounces: return .setBounces(random.flag())
    case .setAlwaysBounceVertical: return .setAlwaysBounceVertical(random.flag())
    case .setScrollEnabled: return .setScrollEnabled(random.flag())
    case .setRefreshEnabled: return .setRefreshEnabled(random.flag())
    case .setRefreshHidden: return .setRefreshHidden(random.flag())
    case .setTableHeader: return .setTableHeader(height: random.pick(0, 40, 150))
    case .setTitle: return .setTitle(random.pick(nil, "", "Updated"))
    case .setIgnoresTableHeader: return .setIgnoresTableHeader(random.flag())
    case .setVeto: return .setVeto(random.flag())
    case .setAllowsScrollToTop: return .setAllowsScrollToTop(random.flag())
    case .setAutomaticContainer: return .setAutomaticContainer(random.flag())
    case .leaveWindow: return .leaveWindow
    case .enterWindow: return .enterWindow
    case .setDelegate: return .setDelegate(random.pick(.refresh, .scroll, .none))
    case .checkpoint: return .checkpoint(label: "at \(now.fileText)")
    default: return command(verb)
    }
  }

  private mutating func command(_ verb: Scenario.Action.Verb) -> Scenario.Action {
    switch verb {
    case .beginRefreshing: return .beginRefreshing
    case .startRefreshing: return .startRefreshing
    case .pullAndRefresh: return .pullAndRefresh
    case .cancelRefreshing: return .cancelRefreshing
    case .attachControl:
      return .attachControl(
        template.refreshControl ?? .init(), replaceIfExists: random.flag())
    case .detachControl: return .detachControl
    case .refreshActivityIndicator: return .refreshActivityIndicator
    default: return end()
    }
  }

  /// Ends the refresh now, at an instant, or after a time.
  private mutating func end() -> Scenario.Action {
    let outcome: Scenario.Outcome = random.pick(.success, .success, .failure)
    let wait = random.number(0, 600)
    switch random.next() % 4 {
    case 0:
      let deadline = (start * 1000 + milliseconds + wait) / 1000
      return .endRefreshing(deadline: deadline, after: nil, outcome: outcome)
    case 1: return .endRefreshing(deadline: nil, after: wait / 1000, outcome: outcome)
    default: return .endRefreshing(deadline: nil, after: nil, outcome: outcome)
    }
  }
}
