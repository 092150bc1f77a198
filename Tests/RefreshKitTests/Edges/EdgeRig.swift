import RefreshKit

/// A view of 320 × 480 points over 320 × 2000 with an inset of 64 at the top, and what is told of
/// it.
///
/// Its rests are −64 at the top and 2000 − 480 = 1520 at the bottom.
final class EdgeRig: ScrollViewEdgeRefreshDelegate, ScrollViewRefreshControlDelegate {
  let view: ScrollView
  private(set) var log: [String] = []
  private(set) var complaints: [RefreshDiagnostic] = []
  var mayBegin = true
  /// What happens in the question of an edge.
  var onQuestion: () -> Void = {}
  private var calls: [RefreshEdge: Int] = [:]

  init(
    _ edges: [RefreshEdge] = [.bottom], trigger: Double = 60, height: Double = 60,
    policy: RefreshConfiguration.Policy = .threshold, hears: Bool = true, acts: Bool = true,
    viewport: ScrollSize = ScrollSize(width: 320, height: 480),
    content: ScrollSize = ScrollSize(width: 320, height: 2000),
    inset: ContentInsets = ContentInsets(top: 64), offset: ScrollPoint = ScrollPoint(x: 0, y: 1520)
  ) throws {
    view = ScrollView(viewportSize: viewport, contentSize: content)
    view.contentInsetAdjustmentBehavior = .never
    view.contentInset = inset
    view.diagnosticHandler = { [unowned self] in complaints.append($0) }
    for edge in edges {
      let control = RefreshControl(
        edge: edge,
        configuration: try RefreshConfiguration(
          height: height, triggerDistance: trigger, policy: policy))
      if acts { control.addAction { [unowned self] in calls[$0.edge, default: 0] += 1 } }
      control.addObserver { [unowned self] in note($0, at: edge) }
      view.addRefreshControl(control)
    }
    view.contentOffset = offset
    if hears { view.delegate = self }
    log = []
  }

  var y: Double { view.contentOffset.y }

  /// The control at an edge; one on no view where there is none, which fails all that is asked of
  /// it.
  func control(_ edge: RefreshEdge) -> RefreshControl {
    view.refreshControl(at: edge) ?? RefreshControl(edge: edge)
  }

  func phase(_ edge: RefreshEdge) -> RefreshPhase { control(edge).state.phase }

  /// How often the actions of a control were called.
  func refreshCalls(_ edge: RefreshEdge) -> Int { calls[edge] ?? 0 }

  func drag(_ y: Double) { view.drag(to: ScrollPoint(x: view.contentOffset.x, y: y)) }

  func release() { view.touchEnded(velocity: .zero) }

  func pass(_ milliseconds: Int) { view.advance(to: view.now + .milliseconds(milliseconds)) }

  func settle() { pass(10_000) }

  /// What has been told since the last look.
  func told() -> [String] {
    let told = log
    log = []
    return told
  }

  private func note(_ event: RefreshControl.Event, at edge: RefreshEdge) {
    switch event {
    case .transition(let transition): log.append("\(edge) \(transition.from)>\(transition.to)")
    case .armed: log.append("\(edge) armed")
    case .disarmed: log.append("\(edge) disarmed")
    case .sendsActions: log.append("\(edge) actions")
    case .indicatorRestarted: log.append("\(edge) restart")
    }
  }

  // MARK: The delegate

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { log.append("B") }
  func scrollViewDidScroll(_ scrollView: ScrollView) { log.append("S") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { log.append("EA") }
  func scrollViewDidScrollToTop(_ scrollView: ScrollView) { log.append("did top") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) { log.append("inset") }

  func didBeginRefresh(in scrollView: ScrollView) { log.append("begin") }
  func didEndRefresh(in scrollView: ScrollView, outcome: RefreshOutcome) { log.append("end") }
  func didCancelPull(in scrollView: ScrollView, reason: RefreshPullCancelReason) {
    log.append("cancel")
  }
  func refreshControlShouldBegin(in scrollView: ScrollView) -> Bool {
    log.append("may")
    return mayBegin
  }

  func scrollView(_ scrollView: ScrollView, didBegin control: RefreshControl) {
    log.append("\(control.edge) begin")
  }
  func scrollView(
    _ scrollView: ScrollView, didEnd control: RefreshControl, outcome: RefreshOutcome
  ) {
    log.append("\(control.edge) end \(outcome)")
  }
  func scrollView(
    _ scrollView: ScrollView, didCancelPullOf control: RefreshControl,
    reason: RefreshPullCancelReason
  ) {
    log.append("\(control.edge) cancel \(reason)")
  }
  func scrollView(_ scrollView: ScrollView, shouldBegin control: RefreshControl) -> Bool {
    log.append("\(control.edge) may")
    onQuestion()
    return mayBegin
  }
}
