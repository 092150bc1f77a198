import Foundation
import RefreshCore
import RefreshEmbedded
import XCTest

/// The session, and the states that its WebAssembly build is held to.
final class RefreshSessionTests: XCTestCase {
  /// With `REFRESHKIT_RECORD` set to a file, the states are written there instead.
  func testCommittedGesturesGiveTheCommittedStates() throws {
    var player = GesturePlayer()
    let states = try GestureLine.all().flatMap(\.calls).map { line in
      try player.play(line)
      return player.states
    }
    if let path = ProcessInfo.processInfo.environment["REFRESHKIT_RECORD"] {
      let words = states.map { $0.map { $0 == .infinity ? "Infinity" : "\($0)" } }
      let text = words.map { $0.joined(separator: " ") + "\n" }.joined()
      return try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let committed = try dataLines("states")
    XCTAssertEqual(states.count, committed.count)
    for (found, line) in zip(states, committed) {
      assertAlike(found, line.split(separator: " ").compactMap { Double($0) }, "\(line)")
    }
  }

  func testFramesDoNotMatter() throws {
    var fine = pulled()
    var coarse = fine
    for frame in 1...500 { fine.advance(to: .zero + .milliseconds(1000 + 4 * frame)) }
    coarse.advance(to: .zero + .seconds(3))
    XCTAssertEqual(fine.offset, coarse.offset, accuracy: 1e-9)
    XCTAssertEqual(fine.state, coarse.state)
  }

  // I7: an end while nothing of the control shows is over within the call, whatever moves.
  func testEndOutOfSightIsOverWithinTheCall() {
    var session = RefreshSession(viewportHeight: 480, contentHeight: 3000)
    session.beginRefreshing(at: .zero)
    session.touchBegan(400, at: .zero)
    session.touchMoved(100, at: .zero + .milliseconds(100))
    session.touchEnded(velocity: 3000, at: .zero + .milliseconds(200))
    XCTAssertEqual(session.endRefreshing(at: .zero + .milliseconds(500)), .ended)
    XCTAssertEqual(session.state, .idle)
    XCTAssertTrue(session.isMoving)

    session.beginRefreshing(at: .zero + .seconds(1))
    session.endRefreshing(at: .zero + .seconds(1), deadline: .zero + .seconds(1.5))
    session.advance(to: .zero + .seconds(1.5))
    XCTAssertEqual(session.state, .idle)
    XCTAssertTrue(session.isMoving)
  }

  // D9: a pull is over when its motion has ended, and not in a frame that finds it as good as
  // there.
  func testPullIsOverWhenItsMotionHasEnded() {
    // From 36 points past the rest with 600 pt/s the spring arrives with 28 pt/s: with A = (600 −
    // 12 × 36)/2 = 84 and B = −120 at e^(2t) = 120/84.
    var session = RefreshSession(viewportHeight: 480, contentHeight: 2000)
    session.touchBegan(100, at: .zero)
    // f(x) = (1 − 1/(x·0.55/480 + 1))·480 = 36 for x = 480/0.55 · 36/444.
    session.touchMoved(100 + 480 / 0.55 * 36 / 444, at: .zero + .milliseconds(100))
    session.touchEnded(velocity: 600, at: .zero + .milliseconds(200))
    let end = session.nextEvent ?? .zero
    for exponent in 11...18 {
      var late = session
      var distance: Int64 = 1
      for _ in exponent..<18 { distance *= 10 }
      late.advance(to: end - Duration(secondsComponent: 0, attosecondsComponent: distance))
      XCTAssertEqual(late.state.phase, .pulling, "1e-\(exponent) s before the end")
      late.advance(to: end)
      XCTAssertEqual(late.state, .idle)
      XCTAssertFalse(late.isMoving)
    }
  }

  func testNumbersThatAreNoneChangeNothing() {
    var session = pulled()
    let offset = session.offset
    for number in [Double.nan, .infinity, -.infinity] {
      session.touchBegan(number, at: session.now)
      session.setInsets(top: number, bottom: 0, at: session.now)
      session.setHeights(viewport: 100, content: number, at: session.now)
    }
    session.setHeights(viewport: -1, content: 100, at: session.now)
    XCTAssertEqual(session.offset, offset)
    XCTAssertFalse(session.isTracking)
  }

  // R6: at 480 pt a finger from the middle to the lower edge pulls by 480·0.275/1.275 = 103.5294
  // pt.
  func testSwipeFromTheMiddleBeginsInAShortView() {
    var session = RefreshSession(viewportHeight: 480, contentHeight: 2000)
    session.touchBegan(240, at: .zero)
    session.touchMoved(479, at: .zero)
    XCTAssertEqual(session.state.phase, .pulling)
    session.touchMoved(480, at: .zero)
    XCTAssertEqual(session.offset, -103.5294117647, accuracy: 1e-9)
    XCTAssertEqual(session.state.phase, .refreshing)
  }

  // R6: nothing pulls where the control, of 60 pt, is higher than the view.
  func testControlHigherThanTheViewCannotBePulled() {
    for (height, phase) in [59.99: RefreshPhase.idle, 60: .pulling] {
      var session = RefreshSession(viewportHeight: height, contentHeight: 2000)
      session.touchBegan(0, at: .zero)
      session.touchMoved(20, at: .zero)
      XCTAssertEqual(session.state.phase, phase)
      XCTAssertEqual(session.progress > 0, height == 60)
    }
  }

  // Figures beyond 1e9 points change nothing, and nothing is without an end.
  func testFiguresBeyondTheLimitChangeNothing() {
    for figure in [1e9.nextUp, -1e9.nextUp, -1.1e100, 1e308] {
      var session = pulled()
      let offset = session.offset
      session.setInsets(top: figure, bottom: 0, at: session.now)
      session.setInsets(top: 0, bottom: figure, at: session.now)
      session.setHeights(viewport: 480, content: figure.magnitude, at: session.now)
      session.setHeights(viewport: figure.magnitude, content: 2000, at: session.now)
      session.touchBegan(figure, at: session.now)
      XCTAssertEqual(session.offset, offset)
      XCTAssertFalse(session.isTracking)
      session.touchBegan(0, at: session.now)
      session.touchMoved(figure, at: session.now)
      XCTAssertEqual(session.offset, offset)
      session.touchEnded(velocity: figure, at: session.now)
      session.endRefreshing(at: session.now)
      session.advance(to: session.now + .seconds(10))
      XCTAssertEqual(session.offset, 0)
      XCTAssertEqual(session.state.phase, .idle)
    }
  }

  func testProgressIsFiniteInALowView() {
    for height in [Double.leastNonzeroMagnitude, 1e-300, 1e-9] {
      var session = RefreshSession(
        viewportHeight: 480, contentHeight: 2000,
        configuration: (try? RefreshConfiguration(height: 0)) ?? .uiRefreshControl)
      session.touchBegan(0, at: .zero)
      session.touchMoved(100, at: .zero)
      session.setHeights(viewport: height, content: 2000, at: .zero)
      XCTAssertEqual(session.progress, 0)
    }
  }

  func testTimeDoesNotGoBack() {
    var session = pulled()
    session.advance(to: .zero)
    XCTAssertEqual(session.now, .zero + .seconds(1))
  }

  func testCancelledPullBeyondTheTriggerBeginsNothing() {
    var session = RefreshSession(
      viewportHeight: 480, contentHeight: 2000, configuration: .mjRefresh)
    session.touchBegan(100, at: .zero)
    session.touchMoved(500, at: .zero + .milliseconds(300))
    XCTAssertTrue(session.isArmed)
    session.touchCancelled(at: .zero + .milliseconds(400))
    XCTAssertEqual(session.state.phase, .pulling)
    XCTAssertFalse(session.isArmed)
    session.touchMoved(600, at: .zero + .milliseconds(410))
    session.touchEnded(at: .zero + .milliseconds(420))
    session.advance(to: .zero + .seconds(2))
    XCTAssertEqual(session.state, .idle)
    XCTAssertEqual(session.offset, 0)

    session.touchBegan(100, at: session.now)
    session.touchMoved(500, at: session.now)
    session.touchEnded(at: session.now)
    XCTAssertEqual(session.state.phase, .refreshing)
  }

  func testCancellationUnderARefreshGoesToHold() {
    var session = RefreshSession(viewportHeight: 480, contentHeight: 2000)
    session.touchBegan(100, at: .zero)
    session.touchMoved(500, at: .zero + .milliseconds(300))
    session.touchCancelled(at: .zero + .milliseconds(400))
    session.advance(to: .zero + .seconds(2))
    XCTAssertEqual(session.state.phase, .refreshing)
    XCTAssertEqual(session.offset, -60)
  }

  func testSecondFingerDoesNotDisturbTheFirst() {
    var session = RefreshSession(viewportHeight: 480, contentHeight: 2000)
    session.touchBegan(100, at: .zero)
    session.touchBegan(300, at: .zero + .milliseconds(100))
    session.touchMoved(148, at: .zero + .milliseconds(200))
    // (1 - 1 / (48 · 0.55 / 480 + 1)) · 480 = (1 - 1 / 1.055) · 480 = 25.0237…
    XCTAssertEqual(session.offset, -(0.055 / 1.055 * 480), accuracy: 1e-9)
    session.touchEnded(at: .zero + .milliseconds(300))
    XCTAssertFalse(session.isTracking)
  }

  /// A session that has been pulled past the trigger and let go, at second 1.
  private func pulled() -> RefreshSession {
    var session = RefreshSession(viewportHeight: 480, contentHeight: 2000)
    session.touchBegan(100, at: .zero)
    session.touchMoved(500, at: .zero + .milliseconds(300))
    session.touchEnded(at: .zero + .seconds(1))
    return session
  }

  @discardableResult
  private func assertAlike(
    _ found: [Double], _ wanted: [Double], _ message: String, line: UInt = #line
  ) -> Bool {
    let isAlike =
      found.count == wanted.count
      && zip(found, wanted).allSatisfy { $0 == $1 || ($0 - $1).magnitude <= 1e-9 }
    XCTAssertTrue(isAlike, "\(message)\n\(found)\n\(wanted)", line: line)
    return isAlike
  }
}
