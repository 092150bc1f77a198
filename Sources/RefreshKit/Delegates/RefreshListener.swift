import RefreshCore

/// A delegate that hears of refreshes, of either kind of host, with the host that it hears of.
enum RefreshListener {
  case scrollView(any ScrollViewRefreshControlDelegate, ScrollView)
  case host(any RefreshHostDelegate, any RefreshHost)

  var object: AnyObject {
    switch self {
    case .scrollView(let delegate, _): delegate
    case .host(let delegate, _): delegate
    }
  }

  func didBeginRefresh() {
    switch self {
    case .scrollView(let delegate, let view): delegate.didBeginRefresh(in: view)
    case .host(let delegate, let host): delegate.didBeginRefresh(in: host)
    }
  }

  func didEndRefresh(outcome: RefreshOutcome) {
    switch self {
    case .scrollView(let delegate, let view): delegate.didEndRefresh(in: view, outcome: outcome)
    case .host(let delegate, let host): delegate.didEndRefresh(in: host, outcome: outcome)
    }
  }

  func didCancelPull(reason: RefreshPullCancelReason) {
    switch self {
    case .scrollView(let delegate, let view): delegate.didCancelPull(in: view, reason: reason)
    case .host(let delegate, let host): delegate.didCancelPull(in: host, reason: reason)
    }
  }

  func refreshControlShouldBegin() -> Bool {
    switch self {
    case .scrollView(let delegate, let view): delegate.refreshControlShouldBegin(in: view)
    case .host(let delegate, let host): delegate.refreshControlShouldBegin(in: host)
    }
  }
}
