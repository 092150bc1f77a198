import RefreshKit
import XCTest

/// What a host keeps for its control, held longer than the host or by two hosts at once.
final class HostLifetimeTests: XCTestCase {
  // What the host keeps outlives it: its control is on no host, and is a new one on the next.
  func testHostingThatOutlivesItsHostKeepsNothingRunning() throws {
    let hosting = RefreshContext()
    var host: BadHost? = BadHost(hosting: hosting)
    let control = try XCTUnwrap(host?.addRefreshControl())
    host?.startRefreshing()
    host = nil
    XCTAssertNil(control.host)
    XCTAssertEqual(control.beginRefreshing(), .noControl)
    XCTAssertEqual(control.endRefreshing(), .notRefreshing)
    let next = BadHost()
    next.addRefreshControl(control)
    XCTAssertEqual(control.state, .idle)
    XCTAssertEqual(control.beginRefreshing(), .began(RefreshCycle(number: 2)))
    withExtendedLifetime(hosting) {}
  }

  // A control whose host has died while refreshing is idle on the next host from the first moment
  // on.
  func testControlOfADeadHostIsIdleOnTheNext() throws {
    let hosting = RefreshContext()
    var host: BadHost? = BadHost(hosting: hosting)
    let control = try XCTUnwrap(host?.addRefreshControl())
    host?.startRefreshing()
    host = nil
    let next = BadHost()
    next.addRefreshControl(control)
    XCTAssertEqual(control.state, .idle)
    XCTAssertEqual(next.refreshInset, 0)
    withExtendedLifetime(hosting) {}
  }

  // The end of what a dead host kept does not reach a control that has gone on to another.
  func testHostingFreedLateLeavesAMovedControlAlone() throws {
    var hosting: RefreshContext? = RefreshContext()
    var host: BadHost? = hosting.map { BadHost(hosting: $0) }
    let control = try XCTUnwrap(host?.addRefreshControl())
    host = nil
    let next = BadHost()
    next.addRefreshControl(control)
    next.startRefreshing()
    hosting = nil
    XCTAssertTrue(control.isRefreshing)
    XCTAssertEqual(next.endRefreshing(), .ended)
  }

  // Two hosts that share what each should keep for itself: nothing traps or hangs.
  func testTwoHostsThatShareTheirHosting() {
    let hosting = RefreshContext()
    var first: BadHost? = BadHost(hosting: hosting)
    let second = BadHost(hosting: hosting)
    first?.addRefreshControl()
    second.pull(30)
    first?.pull(40)
    second.lift()
    first?.doEverything()
    second.doEverything()
    first = nil
    second.doEverything()
    second.startRefreshing()
    second.refreshControl = nil
    XCTAssertNil(second.refreshDelegate)
  }
}
