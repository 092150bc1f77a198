import RefreshCore

/// A delegate that hears of refreshes, of either kind of host.
enum RefreshListener {
  case scrollView(any ScrollViewRefreshControlDelegate)
  case host(any RefreshHostDelegate)

  var object: AnyObject {
    switch self {
    case .scrollView(let delegate): delegate
    case .host(let delegate): delegate
    }
  }

  func didBeginRefresh(in host: some RefreshHost) {
    switch self {
    case .scrollView(let delegate): ownView(host).map { delegate.didBeginRefresh(in: $0) }
    case .host(let delegate): delegate.didBeginRefresh(in: host)
    }
  }

  func didEndRefresh(in host: some RefreshHost, outcome: RefreshOutcome) {
    switch self {
    case .scrollView(let delegate):
      ownView(host).map { delegate.didEndRefresh(in: $0, outcome: outcome) }
    case .host(let delegate): delegate.didEndRefresh(in: host, outcome: outcome)
    }
  }

  func didCancelPull(in host: some RefreshHost, reason: RefreshPullCancelReason) {
    switch self {
    case .scrollView(let delegate):
      ownView(host).map { delegate.didCancelPull(in: $0, reason: reason) }
    case .host(let delegate): delegate.didCancelPull(in: host, reason: reason)
    }
  }

  func refreshControlShouldBegin(in host: some RefreshHost) -> Bool {
    switch self {
    case .scrollView(let delegate):
      ownView(host).map { delegate.refreshControlShouldBegin(in: $0) } ?? true
    case .host(let delegate): delegate.refreshControlShouldBegin(in: host)
    }
  }

  private func ownView(_ host: some RefreshHost) -> ScrollView? { host as? ScrollView }
}
