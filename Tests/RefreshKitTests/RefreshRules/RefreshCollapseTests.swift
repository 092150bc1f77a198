import RefreshKit
import XCTest

/// When an end is over, and what is left then: I7, I8, R7, R8.
final class RefreshCollapseTests: XCTestCase {
  // I7: with the finger down above rest the content stays; didEnd comes after the release's DD.
  func testEndUnderFingerEndsAfterTheRelease() throws {
    let rig = try RefreshRig.refreshing()
    rig.drag(-154)
    rig.control.endRefreshing()
    rig.run(0.5)
    rig.assertOffset(-154)
    XCTAssertEqual(rig.phase, .ending)
    XCTAssertEqual(rig.control.indicator, .spinning)
    rig.release()
    rig.settle()
    rig.assertClosed()
    XCTAssertEqual(
      rig.recorder.refreshStory,
      [
        "B", "refreshing>ending command", "EB", "ED(true)", "WD", "DD", "ending>idle collapsed",
        "end success",
      ])
  }

  // I7: a finger that itself brings the content to rest or below collapses it.
  func testFingerThatBringsContentToRestCollapses() throws {
    let rig = try RefreshRig.refreshing()
    rig.drag(-154)
    rig.control.endRefreshing()
    rig.drag(-64)
    XCTAssertEqual(rig.phase, .idle)
    XCTAssertEqual(rig.log.suffix(3), ["S", "ending>idle collapsed", "end success"])
    XCTAssertTrue(rig.view.isTracking)
  }

  // I7: the end under a finger that stands at or below rest is over within the call.
  func testEndUnderFingerBelowRestCollapsesWithinTheCall() throws {
    let rig = try RefreshRig.refreshing()
    rig.drag(50)
    rig.control.endRefreshing()
    XCTAssertEqual(rig.phase, .idle)
    XCTAssertEqual(rig.recorder.count("end success"), 1)
    rig.assertOffset(50)
  }

  // I7, R2, D9: a touch on the closing control ends the end, pulls, and arms nothing by itself.
  func testTouchOnClosingControlInterruptsTheEnd() throws {
    let rig = try RefreshRig.refreshing(policy: .release)
    rig.drag(-200)
    rig.control.endRefreshing()
    rig.release()
    rig.skip(0.02)
    XCTAssertGreaterThan(rig.view.progress, 1)
    rig.recorder.clear()
    rig.view.touchBegan(at: .zero)
    XCTAssertEqual(
      rig.log, ["B", "ending>idle interrupted", "end success", "idle>pulling touch"])
    XCTAssertFalse(rig.control.isArmed)
    rig.view.touchEnded()
    rig.settle()
    XCTAssertEqual(rig.recorder.count("begin"), 0)
    rig.assertClosed()
  }

  // R2, R3: that touch is a new gesture: moved past the trigger it refreshes.
  func testDragOfClosingControlPastTheTriggerBegins() throws {
    let rig = try RefreshRig.refreshing()
    rig.control.endRefreshing()
    rig.skip(0.05)
    rig.recorder.clear()
    rig.drag(-130)
    XCTAssertEqual(
      rig.recorder.refreshStory,
      [
        "B", "ending>idle interrupted", "end success", "idle>pulling touch", "armed",
        "pulling>refreshing trigger", "action", "begin",
      ])
  }

  // I7: short, empty and not moving content ends by the clock alone.
  func testShortContentEndsByTheClock() throws {
    for content in [0.0, 100, 416] {
      let rig = try RefreshRig.refreshing(content: content)
      rig.assertRefreshing()
      rig.run(2)
      rig.control.endRefreshing()
      rig.run(2)
      rig.assertClosed()
      XCTAssertEqual(rig.recorder.count("end success"), 1)
    }
  }

  // R7: after endRefreshing returns nothing is refreshing; begin, end, begin ends up refreshing.
  func testCommandsOfOneTurnApplyInOrder() throws {
    let rig = try RefreshRig()
    XCTAssertEqual(rig.control.generateRefreshEvent(), .began(RefreshCycle(number: 1)))
    XCTAssertTrue(rig.control.isRefreshing)
    XCTAssertEqual(rig.control.endRefreshing(), .ended)
    XCTAssertFalse(rig.control.isRefreshing)
    XCTAssertEqual(rig.control.generateRefreshEvent(), .began(RefreshCycle(number: 2)))
    XCTAssertEqual(rig.control.generateRefreshEvent(), .alreadyRefreshing)
    XCTAssertTrue(rig.control.isRefreshing)
    XCTAssertEqual(
      rig.recorder.refreshStory,
      [
        "idle>refreshing command", "action", "begin", "refreshing>ending command",
        "ending>idle collapsed", "end success", "idle>refreshing command", "action", "begin",
      ])
  }

  // R7, R8: each cycle has one begin and one end, in that order, with its identity.
  func testEachCycleHasOneBeginAndOneEnd() throws {
    let rig = try RefreshRig()
    for _ in 0..<3 {
      rig.pull()
      rig.settle()
      rig.control.endRefreshing(outcome: .failure)
      rig.settle()
    }
    let changes = rig.recorder.transitions.filter { $0.cycle != nil }
    XCTAssertEqual(changes.map { $0.cycle?.number }, [1, 1, 1, 2, 2, 2, 3, 3, 3])
    let phases: [RefreshPhase] = [.refreshing, .ending, .idle]
    XCTAssertEqual(changes.map(\.to), phases + phases + phases)
    XCTAssertEqual(changes.map(\.outcome).filter { $0 == .failure }.count, 6)
    XCTAssertEqual(rig.recorder.count("end failure"), 3)
  }

  // R8: an end that names an old cycle is stale, and ends nothing.
  func testEndOfAnOldCycleIsStale() throws {
    let rig = try RefreshRig()
    rig.control.beginRefreshing()
    rig.control.endRefreshing()
    rig.control.beginRefreshing()
    let old = RefreshCycle(number: 1)
    XCTAssertEqual(rig.control.endRefreshing(cycle: old), .stale)
    XCTAssertEqual(rig.control.cancelRefreshing(cycle: old), .stale)
    XCTAssertTrue(rig.control.isRefreshing)
    XCTAssertEqual(rig.control.endRefreshing(cycle: RefreshCycle(number: 2)), .ended)
  }

  // I8: after any mixture all is closed once nothing moves.
  func testEverythingIsClosedAtRestAfterAnyMixture() throws {
    let rig = try RefreshRig(policy: .release)
    rig.view.pullAndRefresh()
    rig.skip(0.1)
    rig.drag(-150)
    rig.view.endRefreshing(after: .seconds(0.2))
    rig.skip(0.5)
    rig.release(-400)
    rig.skip(0.1)
    rig.view.contentInset = ContentInsets(top: 30, bottom: 12)
    rig.control.beginRefreshing()
    rig.skip(0.05)
    rig.control.cancelRefreshing()
    rig.settle()
    rig.assertClosed(at: -30)
    XCTAssertEqual(rig.view.adjustedContentInset, ContentInsets(top: 30, bottom: 12))
  }
}
