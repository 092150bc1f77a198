import RefreshKit
import XCTest

/// Controls at two or four edges at once, under random touches, commands, insets and time, with
/// callbacks that give commands (L1, L5, L8, I1, I2, R7).
final class EdgesRandomTests: XCTestCase {
  func testInsetsBeginsAndEndsHoldAtEveryEdge() {
    for seed in 0..<UInt64(scriptCount(50) * 10) {
      let script = ManyEdgesScript(seed: seed)
      for _ in 0..<50 {
        script.step()
        if let fault = script.fault {
          return XCTFail("seed \(seed): \(fault) after \(script.steps.suffix(10))")
        }
      }
      script.finish()
      if let fault = script.fault ?? script.faultAtRest {
        return XCTFail("seed \(seed), at rest: \(fault) after \(script.steps.suffix(10))")
      }
    }
  }
}

/// One view, and what has happened to it.
private final class ManyEdgesScript: ScrollViewRefreshControlDelegate, ScrollViewEdgeRefreshDelegate
{
  private(set) var steps: [String] = []
  private let view = ScrollView(
    viewportSize: ScrollSize(width: 400, height: 500),
    contentSize: ScrollSize(width: 900, height: 1500))
  private let edges: [RefreshEdge]
  private let controls: [RefreshControl]
  private var transitions: [RefreshEdge: [RefreshTransition]] = [:]
  private var begins: [Int] = []
  private var generator: ScriptGenerator
  private var depth = 0
  private var isOver = false

  init(seed: UInt64) {
    generator = ScriptGenerator(state: seed)
    edges = generator.pick([
      [.top, .bottom], [.left, .right], [.bottom, .right], RefreshEdge.allCases,
    ])
    controls = edges.map { edge in
      RefreshControl(edge: edge, configuration: edge == .bottom ? .mjRefresh : .uiRefreshControl)
    }
    view.diagnosticHandler = { _ in }
    view.delegate = self
    view.runsOneCycleAtATime = generator.pick([true, false])
    view.contentInset = ContentInsets(top: 20, left: 5, bottom: 10, right: 0)
    for control in controls {
      control.addObserver { [unowned self] event in
        guard case .transition(let transition) = event else { return }
        transitions[control.edge, default: []].append(transition)
        if transition.to == .refreshing, let cycle = transition.cycle {
          begins.append(cycle.number)
        }
        act()
      }
      view.addRefreshControl(control)
    }
  }

  /// Does something, at times from inside a callback.
  func step() {
    let edge = generator.pick(RefreshEdge.allCases)
    let number = Int.random(in: 0..<26, using: &generator)
    steps.append("\(number) \(edge)")
    let place = ScrollPoint(x: generator.number(-400...800), y: generator.number(-400...800))
    switch number {
    case 0, 1: view.touchBegan(at: place)
    case 2..<8: view.touchMoved(to: place)
    case 8, 9:
      view.drag(to: ScrollPoint(x: generator.number(-150...650), y: generator.number(-150...1150)))
    case 10: view.touchEnded()
    case 11: view.touchEnded(velocity: .zero)
    case 12:
      view.touchEnded(
        velocity: ScrollPoint(x: generator.number(-2000...2000), y: generator.number(-2000...2000)))
    case 13: view.touchCancelled()
    case 14..<17: view.advance(to: view.now + .milliseconds(generator.pick([1, 16, 250, 3000])))
    case 17: view.startRefreshing(at: edge)
    case 18: view.pullAndRefresh(at: edge)
    case 19: view.endRefreshing(at: edge)
    case 20: view.endRefreshing(at: edge, after: .milliseconds(generator.pick([10, 200])))
    case 21: view.contentInset = ContentInsets(top: generator.number(0...50), bottom: 10)
    case 22: view.contentSize.height = generator.pick([300, 1500, 1600])
    case 23: view.setContentOffset(place, animated: generator.pick([true, false]))
    case 24: view.refreshControl(at: edge)?.isHidden = generator.pick([true, false, false])
    default:
      guard let control = controls.first(where: { $0.edge == edge }) else { return }
      if control.host == nil {
        view.addRefreshControl(control)
      } else if generator.pick([true, false, false]) {
        view.removeRefreshControl(at: edge)
      }
    }
  }

  /// Lets all end and come to rest.
  func finish() {
    isOver = true
    view.touchCancelled()
    for control in controls { control.endRefreshing() }
    view.advance(to: view.now + .seconds(60))
    view.setContentOffset(view.restOffset, animated: false)
    view.advance(to: view.now + .seconds(60))
  }

  /// What is not as it must be at any time; `nil` if all is.
  var fault: String? {
    let offset = view.contentOffset
    guard offset.x.isFinite, offset.y.isFinite else { return "the offset is \(offset)" }
    let adjusted = view.adjustedContentInset
    let expected =
      view.contentInset
      + ContentInsets(
        top: inset(.top), left: inset(.left), bottom: inset(.bottom), right: inset(.right))
    guard adjusted == expected else { return "I1: the inset is \(adjusted), not \(expected)" }
    guard begins == Array(Set(begins)).sorted() else { return "L1: the numbers are \(begins)" }
    if view.runsOneCycleAtATime, controls.filter(\.isRefreshing).count > 1 {
      return "L8: two refresh"
    }
    for (edge, changes) in transitions {
      if let wrong = zip(changes, changes.dropFirst()).first(where: { $0.to != $1.from }) {
        return "R7: \(wrong) at \(edge)"
      }
    }
    return nil
  }

  /// What is not as it must be when all has ended; `nil` if all is.
  var faultAtRest: String? {
    for control in controls where control.state != .idle {
      return "\(control.edge) \(control.state)"
    }
    if view.isMoving || view.isTracking || view.isDragging || view.isDecelerating {
      return "it moves"
    }
    return view.nextEvent.map { "an event at \($0)" }
  }

  private func inset(_ edge: RefreshEdge) -> Double {
    guard let control = view.refreshControl(at: edge) else { return 0 }
    return control.isRefreshing && !control.isHidden ? control.height : 0
  }

  /// Every seventh callback or so gives a command or an input.
  private func act() {
    guard depth < 3, !isOver, Int.random(in: 0..<7, using: &generator) == 0 else { return }
    depth += 1
    step()
    depth -= 1
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) { act() }
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { act() }
  func didBeginRefresh(in scrollView: ScrollView) { act() }
  func didEndRefresh(in scrollView: ScrollView, outcome: RefreshOutcome) { act() }
  func scrollView(_ scrollView: ScrollView, didBegin control: RefreshControl) { act() }
  func scrollView(_ scrollView: ScrollView, shouldBegin control: RefreshControl) -> Bool {
    act()
    return true
  }
}
