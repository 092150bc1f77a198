import RefreshCore

/// A delegate that hears of refreshes, of either kind of host, with the host that it hears of.
enum RefreshListener {
  case scrollView(any ScrollViewRefreshControlDelegate, ScrollView)
  case host(any RefreshHostDelegate, any RefreshHost)
  case edge(any ScrollViewEdgeRefreshDelegate, ScrollView, RefreshControl)

  var object: AnyObject {
    switch self {
    case .scrollView(let delegate, _): delegate
    case .host(let delegate, _): delegate
    case .edge(let delegate, _, _): delegate
    }
  }

  func didBeginRefresh() {
    switch self {
    case .scrollView(let delegate, let view): delegate.didBeginRefresh(in: view)
    case .host(let delegate, let host): delegate.didBeginRefresh(in: host)
    case .edge(let delegate, let view, let control): delegate.scrollView(view, didBegin: control)
    }
  }

  func didEndRefresh(outcome: RefreshOutcome) {
    switch self {
    case .scrollView(let delegate, let view): delegate.didEndRefresh(in: view, outcome: outcome)
    case .host(let delegate, let host): delegate.didEndRefresh(in: host, outcome: outcome)
    case .edge(let delegate, let view, let control):
      delegate.scrollView(view, didEnd: control, outcome: outcome)
    }
  }

  func didCancelPull(reason: RefreshPullCancelReason) {
    switch self {
    case .scrollView(let delegate, let view): delegate.didCancelPull(in: view, reason: reason)
    case .host(let delegate, let host): delegate.didCancelPull(in: host, reason: reason)
    case .edge(let delegate, let view, let control):
      delegate.scrollView(view, didCancelPullOf: control, reason: reason)
    }
  }

  func refreshControlShouldBegin() -> Bool {
    switch self {
    case .scrollView(let delegate, let view): delegate.refreshControlShouldBegin(in: view)
    case .host(let delegate, let host): delegate.refreshControlShouldBegin(in: host)
    case .edge(let delegate, let view, let control):
      delegate.scrollView(view, shouldBegin: control)
    }
  }
}
