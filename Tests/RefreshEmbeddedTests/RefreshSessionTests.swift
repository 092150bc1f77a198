import Foundation
import RefreshCore
import RefreshEmbedded
import XCTest

/// The session against a scroll view, and against the states that its WebAssembly build is held to.
final class RefreshSessionTests: XCTestCase {
  func testCommittedGesturesGiveTheStatesOfAScrollView() throws {
    var player = GesturePlayer()
    for line in try GestureLine.all().flatMap(\.calls) {
      try player.play(line)
      assertAlike(player.sessionStates, player.viewStates, "\(line)")
    }
  }

  /// With `REFRESHKIT_RECORD` set to a file, the states are written there instead.
  func testCommittedGesturesGiveTheCommittedStates() throws {
    var player = GesturePlayer()
    let states = try GestureLine.all().flatMap(\.calls).map { line in
      try player.play(line)
      return player.sessionStates
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

  func testRandomCallsGiveTheStatesOfAScrollView() throws {
    for seed in 1...500 {
      var calls = RandomCalls(seed: UInt64(seed))
      var player = GesturePlayer()
      var story: [String] = []
      for _ in 0..<60 {
        let line = calls.next()
        story.append("\(line.call) \(line.numbers)")
        try player.play(line)
        guard assertAlike(player.sessionStates, player.viewStates, story.joined(separator: "\n"))
        else { return }
      }
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

  // R6: at 480 pt a finger from the middle to the lower edge pulls by 480·0.275/1.275 = 103.5294 pt.
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
