import RefreshKit
import XCTest

@testable import RefreshKitTool

/// The list as a host: where its content is when what has happened.
final class TerminalListTests: XCTestCase {
  private final class Listener: RefreshHostDelegate {
    var heard: [String] = []
    func didBeginRefresh(in host: any RefreshHost) { heard.append("begin") }
    func didEndRefresh(in host: any RefreshHost, outcome: RefreshOutcome) {
      heard.append("end \(outcome)")
    }
    func didCancelPull(in host: any RefreshHost, reason: RefreshPullCancelReason) {
      heard.append("cancel \(reason)")
    }
  }

  private let list = TerminalList(rows: (0..<50).map { "row \($0)" }, height: 20)
  private let listener = Listener()

  override func setUp() {
    list.refreshHosting.delegate = listener
    list.diagnosticHandler = { XCTFail("\($0)") }
  }

  private func wait(_ seconds: Double) {
    list.advance(to: list.now + .seconds(seconds))
  }

  private func pull(_ rows: Int) {
    list.press(at: 4)
    list.drag(to: 4 + rows)
  }

  /// Steps lie at multiples of 1/30 s from the start, also after one that came late.
  func testMotionThatIsLateGoesOnAtTheNextMultipleOfItsStep() throws {
    var glide = try XCTUnwrap(Glide(from: -8, velocity: 0, to: 0, at: .zero + .seconds(1)))
    XCTAssertEqual(glide.nextStep, .zero + .seconds(31) / 30)
    XCTAssertTrue(glide.advance(past: .zero + .milliseconds(1050)))
    XCTAssertEqual(glide.nextStep, .zero + .seconds(32) / 30)
    for step in 33...39 {
      XCTAssertTrue(glide.advance(past: glide.nextStep))
      XCTAssertEqual(glide.nextStep, .zero + .seconds(step) / 30, "\(step)")
    }
  }

  func testFingerPullsOnARubberBand() {
    pull(10)
    XCTAssertEqual(list.top, -(1 - 1 / (10 * 0.55 / 20 + 1)) * 20, accuracy: 1e-12)
    list.drag(to: 4)
    XCTAssertEqual(list.top, 0)
    list.drag(to: 1)
    XCTAssertEqual(list.top, 3)
    list.release()
    XCTAssertEqual(list.top, 3)
    XCTAssertFalse(list.isMoving)
    XCTAssertEqual(listener.heard, [])
  }

  func testReleaseBelowTheTriggerSpringsBack() {
    pull(5)
    list.release()
    XCTAssertEqual(list.refreshControl?.isRefreshing, false)
    XCTAssertTrue(list.isMoving)
    wait(1)
    XCTAssertEqual(list.top, 0)
    XCTAssertFalse(list.isMoving)
    XCTAssertNil(list.nextEvent)
    XCTAssertEqual(list.refreshControl?.state, .idle)
    XCTAssertEqual(listener.heard, ["cancel \(RefreshPullCancelReason.released)"])
  }

  func testReleaseBeyondTheTriggerHoldsALineOpenUntilTheEnd() {
    pull(10)
    list.release()
    XCTAssertEqual(list.refreshControl?.isRefreshing, true)
    XCTAssertTrue(list.isMoving)
    wait(1)
    XCTAssertEqual(list.top, -1)
    XCTAssertNil(list.nextEvent)
    list.endRefreshing()
    XCTAssertTrue(list.isMoving)
    wait(1)
    XCTAssertEqual(list.top, 0)
    XCTAssertEqual(list.refreshControl?.state, .idle)
    XCTAssertEqual(listener.heard, ["begin", "end success"])
  }

  func testEndDuringTheSpringToTheLineTurnsItToTheTop() {
    pull(10)
    list.release()
    wait(0.2)
    let place = list.top
    XCTAssertLessThan(place, -1)
    list.endRefreshing()
    XCTAssertEqual(list.top, place)
    wait(1)
    XCTAssertEqual(list.top, 0)
    XCTAssertEqual(listener.heard, ["begin", "end success"])
  }

  func testTimeInManyStepsAndInOneIsTheSameToAStep() {
    pull(10)
    list.release()
    for _ in 0..<100 { wait(0.003) }
    let other = TerminalList(rows: list.rows, height: 20)
    other.refreshHosting.delegate = listener
    other.press(at: 4)
    other.drag(to: 14)
    other.release()
    other.advance(to: list.now)
    XCTAssertEqual(list.top, other.top, accuracy: 1e-12)
  }

  func testReleaseAfterALongHoldSpringsFromThatMomentOn() {
    var time = Instant.zero
    list.timeSource = { time }
    pull(5)
    let place = list.top
    time = .zero + .seconds(60)
    list.release()
    XCTAssertEqual(list.top, place)
    time = time + .milliseconds(100)
    list.advance(to: time)
    XCTAssertTrue((place..<0).contains(list.top))
    XCTAssertNotEqual(list.top, place)
    XCTAssertTrue(list.isMoving)
  }

  func testLostFingerNeverBeginsARefresh() {
    pull(12)
    XCTAssertEqual(list.refreshControl?.isArmed, true)
    list.cancel()
    wait(1)
    XCTAssertEqual(list.top, 0)
    XCTAssertFalse(listener.heard.contains("begin"))
    // A press whose release was lost counts as such.
    pull(12)
    list.press(at: 3)
    list.release()
    wait(1)
    XCTAssertEqual(list.top, 0)
    XCTAssertFalse(listener.heard.contains("begin"))
  }

  func testReleaseThatShowsTheLineInPartHoldsItWhole() {
    list.startRefreshing()
    XCTAssertEqual(list.top, 0)
    pull(1)
    list.release()
    wait(1)
    XCTAssertEqual(list.top, -1)
  }

  func testKeyFromTheMiddleScrollsToTheLine() {
    list.scroll(by: 20)
    list.pullAndRefresh()
    wait(0.1)
    XCTAssertTrue((0..<20).contains(list.top))
    wait(2)
    XCTAssertEqual(list.top, -1)
    list.endRefreshing()
    wait(1)
    XCTAssertEqual(list.top, 0)
    XCTAssertEqual(listener.heard, ["begin", "end success"])
  }

  func testScrollStaysBetweenTheEdgesThatThereAre() {
    list.scroll(by: -5)
    XCTAssertEqual(list.top, 0)
    list.scroll(by: .infinity)
    XCTAssertEqual(list.top, 30)
    list.startRefreshing()
    list.scroll(by: -.infinity)
    XCTAssertEqual(list.top, -1)
    list.scroll(by: 4)
    XCTAssertEqual(list.top, 3)
    list.endRefreshing()
    XCTAssertEqual(list.top, 3)
    XCTAssertEqual(listener.heard, ["begin", "end success"])
  }

  func testRowsPutBeforeTheFirstAppearAtTheTopOnly() {
    list.prepend(["new"])
    XCTAssertEqual(list.top, 0)
    list.scroll(by: 10)
    list.prepend(["a", "b"])
    XCTAssertEqual(list.top, 12)
    XCTAssertEqual(list.rows[12], "row 9")
    // Under a finger too, which goes on from there.
    list.press(at: 10)
    list.drag(to: 9)
    list.prepend(["c"])
    XCTAssertEqual(list.top, 14)
    list.drag(to: 8)
    XCTAssertEqual(list.top, 15)
  }

  func testRowsPutBeforeTheFirstDuringAMotionLetItGoOn() {
    list.scroll(by: 20)
    list.pullAndRefresh()
    wait(0.1)
    let place = list.top
    list.prepend(["a", "b"])
    XCTAssertEqual(list.top, place + 2)
    list.endRefreshing()
    wait(2)
    XCTAssertEqual(list.top, 0)
  }

  func testSizeThatChangesKeepsTheContentInRange() {
    list.scroll(by: 30)
    list.resize(to: 40)
    XCTAssertEqual(list.top, 10)
    list.resize(to: 100)
    XCTAssertEqual(list.top, 0)
    // A list that cannot be seen cannot be pulled, and can be again when it is seen.
    list.resize(to: 0)
    pull(10)
    XCTAssertEqual(list.progress, 0)
    list.release()
    list.resize(to: 20)
    pull(10)
    list.release()
    XCTAssertEqual(list.refreshControl?.isRefreshing, true)
  }

  func testSizeThatChangesUnderAFingerMovesNothing() {
    pull(10)
    let place = list.top
    list.resize(to: 10)
    XCTAssertEqual(list.top, place)
    list.release()
    wait(1)
    XCTAssertEqual(list.top, -1)
  }

  func testPullAtTheLowerEdgeSpringsBackToIt() {
    list.scroll(by: .infinity)
    list.press(at: 10)
    list.drag(to: 5)
    XCTAssertGreaterThan(list.top, 30)
    list.release()
    wait(1)
    XCTAssertEqual(list.top, 30)
    XCTAssertEqual(listener.heard, [])
  }
}
