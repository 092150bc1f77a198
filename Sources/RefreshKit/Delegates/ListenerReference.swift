import RefreshCore

/// The object that hears of refreshes: one weak reference, and what the object conforms to.
///
/// The conformance is looked up once, when the object is set. The refined references are unsafe on
/// their own and are only read after the weak one has been loaded: it is the same object, alive then.
struct ListenerReference {
  private(set) weak var object: AnyObject?
  private unowned(unsafe) var ofScrollView: (any ScrollViewRefreshControlDelegate)?
  private unowned(unsafe) var ofHost: (any RefreshHostDelegate)?
  private var wasSet = false

  init() {}

  init(scrollView object: (any ScrollViewDelegate)?) {
    self.object = object
    ofScrollView = object as? any ScrollViewRefreshControlDelegate
    wasSet = object != nil
  }

  init(host object: AnyObject?) {
    self.object = object
    ofHost = object as? any RefreshHostDelegate
    wasSet = object != nil
  }

  /// The object as one that hears of refreshes; `nil` if it does not, or is gone.
  var listener: RefreshListener? {
    guard let object else { return nil }
    return withExtendedLifetime(object) {
      ofScrollView.map { .scrollView($0) } ?? ofHost.map { .host($0) }
    }
  }

  /// Why nobody hears of a refresh; `nil` if somebody does.
  var deafness: RefreshDiagnostic.Deafness? {
    if object == nil { return wasSet ? .delegateReleased : .noDelegate }
    return listener == nil ? .delegateWithoutRefinement : nil
  }
}

/// A delegate that hears of refreshes, of either kind of host.
enum RefreshListener {
  case scrollView(any ScrollViewRefreshControlDelegate)
  case host(any RefreshHostDelegate)

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
