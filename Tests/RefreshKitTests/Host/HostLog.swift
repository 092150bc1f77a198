import RefreshKit

/// A delegate of every kind of host that writes down what it hears, and runs what a test put there.
///
/// Names: `S` a scroll, `EA` the end of an animated one, `begin`, `end success`, `cancel released`;
/// of the control `idle>pulling drag`, `armed`, `disarmed`, `restart`, `action`.
final class HostLog: ScrollViewRefreshControlDelegate, RefreshHostDelegate, CharacterListDelegate {
  private(set) var entries: [String] = []
  private(set) var transitions: [RefreshTransition] = []
  /// How often the delegate was asked if a pull may begin a refresh.
  private(set) var questions = 0
  var isVetoing = false
  /// What to do inside the callback of this name, after it has been written down.
  var hooks: [String: () -> Void] = [:]
  private(set) var wasNested = false
  private var isInside = false

  /// The entries without scrolls.
  var story: [String] { entries.filter { $0 != "S" && $0 != "EA" } }
  /// What the delegate and the actions were told of refreshes.
  var told: [String] { story.filter { !$0.contains(">") && !$0.hasSuffix("armed") } }

  func count(_ entry: String) -> Int { entries.filter { $0 == entry }.count }

  func clear() {
    entries = []
    transitions = []
    questions = 0
  }

  func observe(_ control: RefreshControl) {
    control.addObserver { [weak self] event in
      switch event {
      case .transition(let transition):
        self?.transitions.append(transition)
        let (from, to) = (transition.from.rawValue, transition.to.rawValue)
        self?.note("\(from)>\(to) \(transition.reason.rawValue)")
      case .armed: self?.note("armed")
      case .disarmed: self?.note("disarmed")
      case .indicatorRestarted: self?.note("restart")
      case .sendsActions: break
      }
    }
  }

  func note(_ entry: String) {
    entries.append(entry)
    if isInside { wasNested = true }
    isInside = true
    hooks[entry]?()
    isInside = false
  }

  // MARK: A scroll view

  func scrollViewDidScroll(_ scrollView: ScrollView) { note("S") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { note("EA") }
  func didBeginRefresh(in scrollView: ScrollView) { note("begin") }
  func didEndRefresh(in scrollView: ScrollView, outcome: RefreshOutcome) {
    note("end \(outcome.rawValue)")
  }
  func didCancelPull(in scrollView: ScrollView, reason: RefreshPullCancelReason) {
    note("cancel \(reason.rawValue)")
  }
  func refreshControlShouldBegin(in scrollView: ScrollView) -> Bool { mayBegin() }

  // MARK: Any other host

  func characterListDidScroll(_ list: CharacterList) { note("S") }
  func characterListDidEndGliding(_ list: CharacterList) { note("EA") }
  func didBeginRefresh(in host: any RefreshHost) { note("begin") }
  func didEndRefresh(in host: any RefreshHost, outcome: RefreshOutcome) {
    note("end \(outcome.rawValue)")
  }
  func didCancelPull(in host: any RefreshHost, reason: RefreshPullCancelReason) {
    note("cancel \(reason.rawValue)")
  }
  func refreshControlShouldBegin(in host: any RefreshHost) -> Bool { mayBegin() }

  private func mayBegin() -> Bool {
    questions += 1
    hooks["question"]?()
    return !isVetoing
  }
}

/// A delegate of every kind of host that does not hear of refreshes.
final class DeafDelegate: ScrollViewDelegate, CharacterListDelegate {
  func characterListDidScroll(_ list: CharacterList) {}
  func characterListDidEndGliding(_ list: CharacterList) {}
}
