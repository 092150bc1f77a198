import RefreshKit

/// A delegate that writes down all that it hears, and runs what a test has put there.
///
/// Names: B, S, EB, ED(…), WD, DD, EA as in the order of callbacks; `inset 124`; `begin`;
/// `end success`; `cancel released`. An observed control adds `idle>pulling drag`, `armed`,
/// `disarmed`, `restart`, and its actions `action`.
final class RefreshRecorder: ScrollViewRefreshControlDelegate {
  private(set) var log: [String] = []
  private(set) var transitions: [RefreshTransition] = []
  private(set) var offsets: [Double] = []
  /// How often `refreshControlShouldBegin` was asked.
  private(set) var questions = 0
  var isVetoing = false
  /// What to do inside the callback of this name, after it has been written down.
  var hooks: [String: (ScrollView) -> Void] = [:]
  private var depth = 0
  private(set) var wasNested = false

  /// The log with every row of scroll events as one.
  var story: [String] {
    var story: [String] = []
    for entry in log where entry != "S" || story.last != "S" {
      story.append(entry)
    }
    return story
  }

  /// The log without scrolls and inset changes.
  var refreshStory: [String] { log.filter { $0 != "S" && !$0.hasPrefix("inset") } }

  func count(_ entry: String) -> Int { log.filter { $0 == entry }.count }

  func count(prefix: String) -> Int { log.filter { $0.hasPrefix(prefix) }.count }

  func clear() {
    log = []
    transitions = []
    offsets = []
    questions = 0
  }

  func note(_ entry: String, _ view: ScrollView?) {
    log.append(entry)
    guard let view, let hook = hooks[entry] else { return }
    if depth > 0 { wasNested = true }
    depth += 1
    hook(view)
    depth -= 1
  }

  func observe(_ control: RefreshControl) {
    control.addObserver { [weak self, weak control] event in
      let view = control?.scrollView
      switch event {
      case .transition(let transition):
        self?.transitions.append(transition)
        let (from, to) = (transition.from.rawValue, transition.to.rawValue)
        self?.note("\(from)>\(to) \(transition.reason.rawValue)", view)
      case .armed: self?.note("armed", view)
      case .disarmed: self?.note("disarmed", view)
      case .indicatorRestarted: self?.note("restart", view)
      case .sendsActions: break
      }
    }
  }

  func addAction(to control: RefreshControl) {
    control.addAction { [weak self] in self?.note("action", $0.scrollView) }
  }

  func scrollViewDidScroll(_ scrollView: ScrollView) {
    offsets.append(scrollView.contentOffset.y)
    note("S", scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { note("B", scrollView) }
  func scrollViewWillEndDragging(
    _ scrollView: ScrollView, withVelocity velocity: ScrollPoint,
    targetContentOffset: inout ScrollPoint
  ) {
    targets.append(targetContentOffset.y)
    note("EB", scrollView)
  }
  private(set) var targets: [Double] = []
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
    note("ED(\(decelerate))", scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { note("WD", scrollView) }
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { note("DD", scrollView) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { note("EA", scrollView) }
  func scrollViewDidScrollToTop(_ scrollView: ScrollView) { note("top", scrollView) }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
    note("inset \(Int(scrollView.adjustedContentInset.top))", scrollView)
  }
  func didBeginRefresh(in scrollView: ScrollView) { note("begin", scrollView) }
  func didEndRefresh(in scrollView: ScrollView, outcome: RefreshOutcome) {
    note("end \(outcome.rawValue)", scrollView)
  }
  func didCancelPull(in scrollView: ScrollView, reason: RefreshPullCancelReason) {
    note("cancel \(reason.rawValue)", scrollView)
  }
  func refreshControlShouldBegin(in scrollView: ScrollView) -> Bool {
    questions += 1
    hooks["should"]?(scrollView)
    return !isVetoing
  }
}

/// A delegate of the base protocol that implements nothing.
final class PlainDelegate: ScrollViewDelegate {}

/// A target of actions that counts its calls.
final class RefreshTarget {
  private(set) var calls: [String] = []
  var onCall: (RefreshTarget) -> Void = { _ in }

  func refresh() {
    calls.append("refresh")
    onCall(self)
  }
  func refresh(_ control: RefreshControl) { calls.append("control") }
  func reload() { calls.append("reload") }
}
