import PullCore
import RefreshCore
import RefreshKitTesting

/// What happens to a list with a control at one edge, told from that edge: a distance past it is
/// positive outward, and so is a velocity and the way of a finger that pulls.
struct EdgeScript {
  enum Step {
    case touch(Double)
    case move(Double)
    case lift(Double?)
    case cancelTouch
    case drag(past: Double)
    case pass(milliseconds: Int)
    case begin(sends: Bool)
    case end(after: Int?)
    case cancel
    case pull
    case scroll(past: Double, animated: Bool)
    case assign(past: Double)
    case scrollToHold(animated: Bool)
    case hide(Bool)
    case enable(Bool)
    case title(Bool)
    case detach
    case attach(RefreshConfiguration)
    case configure(RefreshConfiguration)
    case show(animated: Bool)
    case restart
    case sendActions
  }

  let steps: [Step]
  /// What a callback does, by its number.
  let commands: [Int: Step]
  /// The answers to the questions, by the number of the question.
  let vetoes: Set<Int>
  let contentLength: Double
  let nearInset: Double
  let farInset: Double
  let bounces: Bool
  let alwaysBounces: Bool

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    contentLength = random.pick([300, 800, 1000, 3000])
    nearInset = random.pick([0, 40])
    farInset = random.pick([0, 0, 30])
    bounces = random.pick([true, true, true, false])
    alwaysBounces = random.pick([true, false])
    var finger = 0.0
    steps = (0..<60).map { _ in Self.step(&random, &finger, isNested: false) }
    commands = Dictionary(
      (0..<12).map { _ in
        (Int.random(in: 0..<150, using: &random), Self.step(&random, &finger, isNested: true))
      }, uniquingKeysWith: { first, _ in first })
    vetoes = random.pick([[], [], [1, 3]])
  }

  private static func step(
    _ random: inout SeededGenerator, _ finger: inout Double, isNested: Bool
  ) -> Step {
    switch Int.random(in: 0..<32, using: &random) {
    case 0..<4:
      finger = random.number(-50...50)
      return .touch(finger)
    case 4..<12:
      finger += random.number(-150...300)
      return .move(finger)
    case 12..<15: return .lift(random.pick([nil, 0, 0, random.number(-3000...1500)]))
    case 15: return .cancelTouch
    case 16, 17: return .drag(past: random.number(-300...250))
    case 18..<22: return .pass(milliseconds: random.pick([1, 16, 100, 300, 2000, 20000]))
    case 22: return .begin(sends: random.pick([true, false]))
    case 23, 24: return .end(after: random.pick([nil, nil, 50, 400]))
    case 25: return random.pick([.cancel, .pull])
    case 26: return .scroll(past: random.pick([0, -500, 60, -100]), animated: true)
    case 27: return .scroll(past: random.number(-300...100), animated: random.pick([true, false]))
    case 28: return .assign(past: random.number(-300...100))
    case 29: return .scrollToHold(animated: random.pick([true, false]))
    case 30: return random.pick([.hide(true), .hide(false), .enable(true), .enable(false)])
    default:
      return random.pick([
        .title(true), .title(false), .detach, .attach(.uiRefreshControl), .attach(.mjRefresh),
        .configure(.mjRefresh), .configure(.uiRefreshControl), .show(animated: true),
        .show(animated: false), .restart, .sendActions,
      ])
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func number(_ range: ClosedRange<Double>) -> Double {
    .random(in: range, using: &self)
  }

  fileprivate mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &self)]
  }
}
