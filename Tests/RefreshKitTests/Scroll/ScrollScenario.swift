import RefreshKit

/// A scenario of the order of callbacks, as recorded or documented by others.
///
/// `calls` holds the expected callbacks by their short names: a figure after `S` is an exact count,
/// `S*` is one or more, `ED+` and `ED-` say whether the content will decelerate.
struct ScrollScenario {
  /// What is done to the view, in order.
  enum Step {
    case down
    case move(Double)
    case pullToTrigger
    case hold(Double)
    case lift(Double)
    case cancel
    case advance(Double)
    case rest
    case set(Double, animated: Bool)
    case assign(Double)
    case rect(ScrollRect)
    case scrollToTop
    case safeTop(Double)
    case begin
    case end
  }

  let id: String
  let sources: String
  var offset = 600.0
  var bounces = true
  /// Whether a control of 60 pt with the default trigger of 120 pt is attached.
  var hasControl = false
  var isRefreshing = false
  let steps: [Step]
  let calls: String
  /// isTracking, isDragging, isDecelerating read inside the last callback of a name.
  var flags: [String: String] = [:]
  /// Of the first release, in points per second.
  var velocity: Double?
  var target: Double?
  var finalOffset: Double?
  var adjustedTop: Double?
  var leastOffset: Double?
  var endsRefreshing: Bool?
}

extension ScrollScenario {
  func run() -> ScrollStage {
    let stage = ScrollStage(offset: isRefreshing ? 0 : offset)
    stage.view.bounces = bounces
    stage.view.contentInsetAdjustmentBehavior = .always
    if hasControl {
      let control = stage.view.addRefreshControl()
      control.addAction { [log = stage.log, view = stage.view] _ in log.note(.action, view) }
      stage.view.alwaysBounceVertical = true
      if isRefreshing {
        control.beginRefreshing()
        stage.set(offset)
      }
    }
    stage.log.entries = []
    for step in steps { run(step, on: stage) }
    return stage
  }

  private func run(_ step: Step, on stage: ScrollStage) {
    switch step {
    case .down: stage.down()
    case .move(let way): stage.move(way)
    // The visible overscroll is the trigger distance when the finger has gone f⁻¹(120).
    case .pullToTrigger: stage.move(ScrollLaw.finger(120))
    case .hold(let seconds), .advance(let seconds): frames(seconds, on: stage)
    case .lift(let velocity): stage.lift(velocity)
    case .cancel: stage.view.touchCancelled()
    case .rest: stage.rest()
    case .set(let y, let animated): stage.set(y, animated: animated)
    case .assign(let y): stage.assign(y)
    case .rect(let rect): stage.view.scrollRectToVisible(rect, animated: false)
    case .scrollToTop: stage.view.scrollToTop()
    case .safeTop(let top): stage.view.safeAreaInsets = ContentInsets(top: top)
    case .begin: stage.view.refreshControl?.beginRefreshing()
    case .end: stage.view.endRefreshing()
    }
  }

  private func frames(_ seconds: Double, on stage: ScrollStage) {
    for _ in 0..<10 { stage.advance(seconds / 10) }
  }

  /// Whether recorded callbacks are the expected ones; runs of scrolls are compared by their count.
  static func matches(_ calls: [String], _ pattern: String) -> Bool {
    runs(of: calls.map { ($0, 1, 1) }).elementsEqual(
      runs(of: pattern.split(separator: " ").map { bounds(String($0)) })
    ) { $0.0 == $1.0 && $0.1 >= $1.1 && $0.1 <= $1.2 }
  }

  private static func bounds(_ token: String) -> (String, Int, Int) {
    guard token.hasPrefix("S"), let last = token.last else { return (token, 1, 1) }
    if last == "*" { return ("S", 1, 1_000_000) }
    let count = Int(token.dropFirst()) ?? 1
    return ("S", count, count)
  }

  private static func runs(of tokens: [(String, Int, Int)]) -> [(String, Int, Int)] {
    var result: [(String, Int, Int)] = []
    for token in tokens {
      if token.0 == "S", let last = result.last, last.0 == "S" {
        result[result.count - 1] = ("S", last.1 + token.1, last.2 + token.2)
      } else {
        result.append(token)
      }
    }
    return result
  }
}
