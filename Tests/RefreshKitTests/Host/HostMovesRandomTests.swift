import RefreshKit
import XCTest

/// Controls that callbacks put on any of several hosts, at random: each is on one host or on none,
/// and the insets are those of what refreshes (H1, I2, R7).
final class HostMovesRandomTests: XCTestCase {
  func testControlsThatMoveAtRandomAreOnOneHost() {
    for seed in 0..<scriptCount(400) {
      let script = MovingScript(seed: seed)
      for _ in 0..<60 {
        script.step()
        guard let fault = script.fault else { continue }
        return XCTFail("seed \(seed): \(fault) after \(script.steps.suffix(8))")
      }
    }
  }
}

/// Three hosts with a time each, and three controls.
private final class MovingScript: ScrollViewRefreshControlDelegate, RefreshHostDelegate {
  private(set) var steps: [String] = []
  private let hosts: [any RefreshHost]
  private let controls = (0..<3).map { _ in RefreshControl() }
  private var transitions: [[RefreshTransition]] = [[], [], []]
  private var times = [0.0, 0.0, 0.0]
  private var generator: ScriptGenerator
  private var calls = 0

  init(seed: Int) {
    generator = ScriptGenerator(state: UInt64(seed))
    let views = (0..<2).map { _ in
      ScrollView(
        viewportSize: ScrollSize(width: 320, height: 480),
        contentSize: ScrollSize(width: 320, height: 2000))
    }
    let own = BadHost()
    hosts = views + [own]
    for (index, host) in hosts.enumerated() {
      host.diagnosticHandler = { _ in }
      host.timeSource = { [unowned self] in .zero + .seconds(times[index]) }
    }
    for view in views { view.delegate = self }
    own.refreshDelegate = self
    own.onRequest = { [unowned self, unowned own] request in
      if request == .rest { own.pullDistance = 0 }
      callBack()
    }
    for (index, control) in controls.enumerated() {
      control.addObserver { [unowned self] event in
        if case .transition(let transition) = event { transitions[index].append(transition) }
        callBack()
      }
    }
  }

  func didBeginRefresh(in scrollView: ScrollView) { callBack() }
  func didEndRefresh(in scrollView: ScrollView, outcome: RefreshOutcome) { callBack() }
  func didBeginRefresh(in host: any RefreshHost) { callBack() }
  func didEndRefresh(in host: any RefreshHost, outcome: RefreshOutcome) { callBack() }

  func step() {
    calls = 0
    if chance(0.5) { times[index()] += generator.number(0...1) }
    act()
  }

  private func callBack() {
    guard calls < 6, chance(0.4) else { return }
    calls += 1
    act()
  }

  private func chance(_ part: Double) -> Bool { generator.number(0...1) < part }
  private func index() -> Int { Int.random(in: 0..<3, using: &generator) }

  private func act() {
    let (place, number) = (index(), index())
    let (host, control) = (hosts[place], controls[number])
    let act = Int.random(in: 0..<14, using: &generator)
    let delay = Duration.seconds(generator.number(-0.1...0.6))
    steps.append("\(act) host \(place) control \(number)")
    switch act {
    case 0: host.refreshControl = nil
    case 1: host.refreshControl = control
    case 2: host.addRefreshControl(control)
    case 3: host.addRefreshControl(control, replaceIfExists: true)
    case 4: host.startRefreshing()
    case 5: control.beginRefreshing()
    case 6: control.endRefreshing(after: delay)
    case 7: host.endRefreshing(after: delay)
    case 8: control.isHidden.toggle()
    case 9: host.pullAndRefresh()
    case 10: control.title = control.title == nil ? "title" : nil
    case 11: control.isEnabled.toggle()
    case 12: host.scrollToTopAndShowRunningRefreshControl(animated: chance(0.5))
    default: (host as? ScrollView)?.contentOffset.y = generator.number(-80...300)
    }
  }

  var fault: String? {
    for (place, host) in hosts.enumerated() {
      let control = host.refreshControl
      if let control, control.host !== host { return "H1: host \(place) has a control of another" }
      let isHeld = control.map { $0.isRefreshing && !$0.isHidden } ?? false
      let inset = isHeld ? control?.height ?? 0 : 0
      if host.refreshInset != inset { return "I2: \(host.refreshInset) on host \(place)" }
      if let view = host as? ScrollView, view.adjustedContentInset.top != inset {
        return "I2: adjusted \(view.adjustedContentInset.top) on host \(place)"
      }
    }
    for (number, control) in controls.enumerated() {
      if let host = control.host, host.refreshControl !== control {
        return "H1: control \(number) is on a host that has it not"
      }
      if control.host == nil && control.state != .idle {
        return "H1: control \(number) runs on none"
      }
      if let fault = faultOfCycles(control, transitions[number]) {
        return "\(fault) of control \(number)"
      }
    }
    return nil
  }

  /// Two hosts of which one is told of something inside a callback of the other tell what they have
  /// to tell of one control in no order between them, so it is counted here.
  private func faultOfCycles(
    _ control: RefreshControl, _ transitions: [RefreshTransition]
  ) -> String? {
    let begun = transitions.filter { $0.to == .refreshing }.compactMap { $0.cycle?.number }
    let ended = transitions.filter { $0.from == .refreshing }.compactMap { $0.cycle?.number }
    if Set(begun).count < begun.count { return "R7: a cycle with two begins" }
    if Set(ended).count < ended.count { return "R7: a cycle with two ends" }
    let open = Set(begun).symmetricDifference(ended)
    let running = control.isRefreshing ? control.state.cycle?.number : nil
    return open == Set([running].compactMap { $0 }) ? nil : "R7: begun and not ended: \(open)"
  }
}
