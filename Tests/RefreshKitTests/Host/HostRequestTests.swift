import RefreshKit
import XCTest

/// What a host of the user's own does while it is asked for something, outside of all callbacks:
/// D2, D5.
final class HostRequestTests: XCTestCase {
  // D5: an input from inside a request waits, and nothing is told before the host has done what it
  // was asked for.
  func testInputFromInsideARequestWaits() {
    let (host, control, log) = refreshing()
    host.isTracking = true
    host.refreshTouchBegan()
    var heard: [String] = []
    var wasInside = false
    host.onRequest = { [unowned host] request in
      guard request == .insetChange else { return }
      wasInside = true
      host.pullDistance = 20
      host.refreshDragged()
      host.advance(to: host.now + .seconds(1))
      heard = log.story
    }
    log.clear()
    control.endRefreshing()
    XCTAssertTrue(wasInside)
    XCTAssertEqual(heard, [], "told in the middle of the request")
    XCTAssertEqual(log.story.first, "refreshing>ending command")
    XCTAssertEqual(host.now, .zero + .seconds(1))
  }

  // D5: an observer that is added there hears nothing of what has happened before.
  func testObserverAddedInsideARequestHearsOnlyWhatComesAfter() {
    let (host, control, _) = refreshing()
    var heard: [RefreshTransition.Reason] = []
    host.onRequest = { request in
      guard request == .insetChange else { return }
      control.addObserver { event in
        if case .transition(let transition) = event { heard.append(transition.reason) }
      }
    }
    host.pullDistance = 30
    control.endRefreshing()
    XCTAssertEqual(heard, [])
    host.pullDistance = 0
    host.refreshContentMoved()
    XCTAssertEqual(heard, [.collapsed])
  }

  // H1: a control that moves away leaves no content open that its host has moved since the last
  // call.
  func testMoveOfAControlBringsBackContentThatWasMovedSilently() {
    let (host, control, _) = refreshing()
    host.onRequest = { [unowned host] request in
      if request == .rest { host.pullDistance = 0 }
    }
    host.pullDistance = 60
    let other = BadHost()
    other.addRefreshControl(control)
    XCTAssertEqual(host.requests.last, .rest)
    XCTAssertEqual(host.pullDistance, 0)
  }

  // I4, H1: what the content is when it has taken over the inset decides whether it goes back: one
  // that has been pulled open there is asked to, one that a finger holds by then is not.
  func testDetachLooksAtTheContentAfterTheInset() {
    for (isTracking, rests) in [(false, 1), (true, 0)] {
      let (host, _, _) = refreshing()
      host.onRequest = { [unowned host] request in
        guard request == .insetChange else { return }
        host.pullDistance = 54
        host.isTracking = isTracking
      }
      host.refreshControl = nil
      XCTAssertEqual(host.requests.filter { $0 == .rest }.count, rests)
    }
  }

  // D5: a host that waits for another one to tell first tells when that is gone before it could.
  func testHostThatWaitsForOneThatIsFreedIsNotStuck() {
    let other = BadHost()
    let second = RefreshControl()
    var host: BadHost? = BadHost()
    let control = RefreshControl()
    let log = HostLog()
    host?.refreshDelegate = log
    log.observe(control)
    host?.addRefreshControl(control)
    log.hooks["begin"] = {
      other.addRefreshControl(control)
      host?.addRefreshControl(second)
      host = nil
      second.beginRefreshing()
    }
    host?.startRefreshing()
    let otherLog = HostLog()
    other.refreshDelegate = otherLog
    XCTAssertEqual(other.startRefreshing(), .began(RefreshCycle(number: 2)))
    XCTAssertEqual(otherLog.told, ["begin"])
  }

  private func refreshing() -> (BadHost, RefreshControl, HostLog) {
    let (host, control, log) = (BadHost(), RefreshControl(), HostLog())
    host.viewportHeight = 1000
    host.refreshDelegate = log
    log.observe(control)
    host.addRefreshControl(control)
    host.startRefreshing()
    return (host, control, log)
  }
}
