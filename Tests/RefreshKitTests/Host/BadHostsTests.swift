import RefreshKit
import XCTest

/// Hosts that break their promises: nothing traps, nothing hangs, and what is told stays in order.
final class BadHostsTests: XCTestCase {
  private let log = HostLog()

  private func host(
    _ policy: RefreshConfiguration.Policy = .threshold, maximum: Duration? = nil
  ) throws -> BadHost {
    let host = BadHost()
    host.refreshDelegate = log
    let control = RefreshControl(
      configuration: try RefreshConfiguration(
        height: 10, triggerDistance: 20, policy: policy, maximumDuration: maximum))
    log.observe(control)
    host.addRefreshControl(control)
    return host
  }

  private func phase(_ host: BadHost) -> RefreshPhase? { host.refreshControl?.state.phase }

  // A host that never moves keeps its pull and its closing control, and is asked again by the next
  // step.
  func testHostThatNeverMovesIsAskedAtEachStep() throws {
    let host = try host()
    host.pull(5)
    host.lift()
    XCTAssertEqual(phase(host), .pulling)
    host.refreshContentMoved()
    XCTAssertEqual(host.requests, [.rest, .rest])
    host.startRefreshing()
    host.endRefreshing()
    XCTAssertEqual(phase(host), .ending)
    host.pullDistance = 0
    host.refreshContentMoved()
    XCTAssertEqual(phase(host), .idle)
    XCTAssertEqual(log.told, ["cancel released", "begin", "end success"])
  }

  // A height that makes no sense is dropped alone: a configuration that is set then counts, limited
  // by the last good height, of which 600 × 0.2157 = 129 points can be pulled.
  func testConfigurationCountsThoughTheHeightMakesNoSense() throws {
    let host = try host()
    host.viewportHeight = 600
    host.refreshContentMoved()
    host.viewportHeight = .nan
    host.refreshControl?.configuration = try RefreshConfiguration(height: 10, triggerDistance: 50)
    XCTAssertEqual(host.refreshControl?.triggerDistance, 50)
  }

  // A host that says that it moves for ever is not asked to move; a deadline and a begin still
  // work.
  func testHostThatMovesForEverIsNotAskedToMove() throws {
    let host = try host(maximum: .seconds(1))
    host.isMoving = true
    host.pull(5)
    host.lift()
    host.startRefreshing()
    host.advance(to: .zero + .seconds(9))
    XCTAssertEqual(phase(host), .ending)
    XCTAssertEqual(host.requests, [.insetChange, .insetChange])
    host.startRefreshing()
    XCTAssertEqual(log.told, ["cancel released", "begin", "end timedOut", "begin"])
  }

  // Inputs that do not fit are reported and change nothing.
  func testInputsWithoutATouchAreReportedAndIgnored() throws {
    let host = try host()
    var told: [RefreshDiagnostic] = []
    host.diagnosticHandler = { told.append($0) }
    host.pullDistance = 50
    host.refreshDragged()
    host.refreshTouchEnded()
    host.refreshTouchCancelled()
    XCTAssertEqual(
      told, [.unexpectedTouch(.moved), .unexpectedTouch(.ended), .unexpectedTouch(.ended)])
    XCTAssertEqual(log.story, [])
    host.refreshTouchBegan()
    host.refreshTouchBegan()
    XCTAssertEqual(told.last, .unexpectedTouch(.began))
  }

  // A pull that is no length is none, and is reported; the numbers to draw from stay lengths.
  func testPullThatIsNoLengthIsNone() throws {
    for value in [Double.nan, .infinity, -.infinity, -30] {
      let host = try host(.release)
      var told: [RefreshDiagnostic] = []
      host.diagnosticHandler = { told.append($0) }
      host.pull(value)
      XCTAssertEqual(told, [.refusedValue(property: "pullDistance", value: "\(value)")])
      XCTAssertEqual(phase(host), .idle)
      XCTAssertEqual(host.progress, 0)
      XCTAssertEqual(host.visibleHeight, 0)
      host.pullDistance = 30
      host.refreshDragged()
      XCTAssertTrue(host.refreshControl?.isArmed == true)
      host.pullDistance = value
      host.lift()
      XCTAssertNotEqual(phase(host), .pulling)
      host.endRefreshing()
      XCTAssertEqual(phase(host), .idle)
    }
  }

  // A height that is no length is reported; the trigger stays where it was.
  func testWindowThatHasNoLengthKeepsTheTrigger() throws {
    for value in [Double.nan, .infinity, -.infinity, -30] {
      let host = try host()
      var told: [RefreshDiagnostic] = []
      host.diagnosticHandler = { told.append($0) }
      host.viewportHeight = value
      host.refreshContentMoved()
      XCTAssertEqual(told, [.refusedValue(property: "viewportHeight", value: "\(value)")])
      XCTAssertEqual(host.refreshControl?.triggerDistance, 20)
      host.pull(20)
      XCTAssertEqual(phase(host), .refreshing)
    }
  }

  // A host may tell its content from inside what it is asked for, and need not have moved it.
  func testContentToldInsideARequestIsNoNewStep() throws {
    let host = try host()
    host.onRequest = { [unowned host] _ in host.refreshContentMoved() }
    host.pull(5)
    host.lift()
    XCTAssertEqual(host.requests, [.rest])
    host.pullAndRefresh()
    host.endRefreshing()
    XCTAssertEqual(host.requests, [.rest, .insetChange, .hold, .insetChange, .rest])
    XCTAssertEqual(log.told, ["cancel released", "begin"])
  }

  // Commands from inside a request act at once and ask for nothing in between.
  func testCommandsInsideARequestAreNotNested() throws {
    let host = try host()
    host.onRequest = { [unowned host] request in
      guard request == .rest else { return }
      host.startRefreshing()
      host.endRefreshing()
    }
    host.pull(5)
    host.lift()
    XCTAssertEqual(phase(host), .ending)
    XCTAssertEqual(host.requests.filter { $0 == .rest }.count, 1)
    XCTAssertFalse(log.wasNested)
    host.onRequest = { [unowned host] _ in host.refreshControl = nil }
    host.pullDistance = 30
    host.refreshContentMoved()
    XCTAssertNil(host.refreshControl)
    XCTAssertEqual(log.transitions.last?.to, .idle)
  }

  // Time goes on past a move that a host does not make.
  func testMoveThatIsNeverMadeDoesNotStopTime() throws {
    let host = try host()
    host.nextMove = .zero + .seconds(1)
    host.startRefreshing()
    host.endRefreshing(after: .seconds(2))
    host.advance(to: .zero + .seconds(5))
    XCTAssertEqual(host.now, .zero + .seconds(5))
    XCTAssertEqual(host.requests.filter { $0 == .move }.count, 1)
    XCTAssertEqual(log.told, ["begin", "end success"])
  }

  // Every call from inside every callback, requests included: it comes to an end, in order.
  func testEveryCallInsideEveryCallback() throws {
    let names = [
      "idle>pulling drag", "armed", "pulling>refreshing trigger", "begin", "end success",
      "refreshing>ending command", "cancel released", "cancel detached", "question", "restart",
    ]
    for name in names {
      log.clear()
      let host = try host()
      var left = 20
      let everything = { [unowned host] in
        left -= 1
        if left >= 0 { host.doEverything() }
      }
      log.hooks = [name: everything]
      host.onRequest = { request in if request == .rest { everything() } }
      host.pull(30)
      host.lift()
      host.pull(5)
      host.lift()
      host.doEverything()
      XCTAssertFalse(log.wasNested, name)
      assertOrder(name)
    }
  }

  /// Each transition goes on from the one before it, cycle by cycle.
  private func assertOrder(_ name: String) {
    var last = RefreshPhase.idle
    for transition in log.transitions {
      XCTAssertEqual(transition.from, last, name)
      last = transition.to
    }
  }

  // A host that is let go inside a callback is freed when the call is over.
  func testHostFreedInsideEachCallback() throws {
    for name in ["idle>pulling drag", "armed", "pulling>refreshing trigger", "begin", "question"] {
      log.clear()
      var host: BadHost? = try host()
      weak let freed = host
      let control = host?.refreshControl
      log.hooks = [name: { host = nil }]
      host?.pull(30)
      XCTAssertNil(host)
      XCTAssertNil(freed, name)
      XCTAssertNil(control?.host)
      XCTAssertEqual(control?.state, .idle)
      XCTAssertFalse(log.wasNested)
    }
  }
}
