import RefreshKit

/// A host that says and does whatever a test tells it to.
final class BadHost: RefreshHost {
  let refreshContext: RefreshContext
  var pullDistance = 0.0
  var viewportHeight = 100.0
  var isTracking = false
  var isMoving = false
  var nextMove: Instant?
  /// What it does instead of what it is asked for; by default nothing.
  var onRequest: (Request) -> Void = { _ in }
  private(set) var requests: [Request] = []

  enum Request: Equatable {
    case insetChange, rest, hold, move
  }

  init(hosting: RefreshContext = RefreshContext()) {
    refreshContext = hosting
    diagnosticHandler = { _ in }
  }

  func refreshInsetDidChange() { take(.insetChange) }
  func returnToRest() { take(.rest) }
  func scrollToHold(animated: Bool) { take(.hold) }
  func moveContent() { take(.move) }

  private func take(_ request: Request) {
    requests.append(request)
    onRequest(request)
  }

  // MARK: What a test does with it

  /// Pulls the content by a finger without lifting it.
  func pull(_ distance: Double) {
    isTracking = true
    refreshTouchBegan()
    pullDistance = distance
    refreshDragged()
  }

  func lift() {
    isTracking = false
    refreshTouchEnded()
  }

  /// Does everything that can be done to a host and to its control.
  func doEverything() {
    refreshTouchBegan()
    refreshDragged()
    refreshContentMoved()
    startRefreshing()
    endRefreshing(after: .milliseconds(10))
    refreshTouchEnded()
    refreshTouchCancelled()
    enqueueCallback {}
    advance(to: now + .milliseconds(20))
    pullAndRefresh()
    scrollToTopAndShowRunningRefreshControl()
    endRefreshing()
    isOnScreen.toggle()
    refreshControl?.isHidden.toggle()
    refreshControl?.isEnabled.toggle()
    refreshControl?.title = refreshControl?.title == nil ? "title" : nil
    refreshControl = RefreshControl()
  }
}
