import ScrollCore
import XCTest

@testable import PullCore

/// A finger from touch-down to lift, and where it leaves the slop.
final class FingerTests: XCTestCase {
  private func finger(at place: ScrollPoint = .zero) -> Finger {
    var finger = Finger()
    finger.begin(
      at: place, passingX: OpenEnds(), passingY: OpenEnds(lower: true),
      refreshInsets: ContentInsets(top: 60))
    return finger
  }

  // MARK: Phases

  func testFingerThatIsNotThereHoldsNothing() {
    XCTAssertFalse(Finger().isDown)
    XCTAssertFalse(Finger().holds)
  }

  func testFingerHoldsUntilItLiftsOrCodeTakesOver() {
    var finger = finger()
    for (phase, isDown, holds) in [
      (Finger.Phase.touching, true, true), (.dragging, true, true), (.releasing, true, true),
      (.superseded, true, false), (.none, false, false),
    ] {
      finger.phase = phase
      XCTAssertEqual(finger.isDown, isDown, "\(phase)")
      XCTAssertEqual(finger.holds, holds, "\(phase)")
    }
  }

  func testTouchBeginsAnew() {
    var finger = finger()
    finger.phase = .dragging
    finger.edgesOfNewInsets = RefreshEdges(.top)
    finger.place = .y(90)
    finger.tracker.add(position: .y(0), at: 0)
    finger.tracker.add(position: .y(30), at: 0.01)
    finger.begin(
      at: ScrollPoint(x: 3, y: 7), passingX: OpenEnds(upper: true), passingY: OpenEnds(),
      refreshInsets: .zero)
    XCTAssertEqual(finger.phase, .touching)
    XCTAssertEqual(finger.start, ScrollPoint(x: 3, y: 7))
    XCTAssertEqual(finger.place, finger.start)
    XCTAssertEqual(finger.passesX, OpenEnds(upper: true))
    XCTAssertEqual(finger.passesY, OpenEnds())
    XCTAssertEqual(finger.refreshInsets, .zero)
    XCTAssertTrue(finger.edgesOfNewInsets.isEmpty)
    XCTAssertEqual(finger.tracker.velocity(liftedAt: 0.02), .zero, "the old samples are forgotten")
  }

  // MARK: Slop

  func testPlaceWithinTheSlopIsNoDrag() {
    let finger = finger(at: ScrollPoint(x: 100, y: 100))
    for way in [ScrollPoint(x: 0, y: 0), ScrollPoint(x: 0, y: 10), ScrollPoint(x: -6, y: 8)] {
      let place = ScrollPoint(x: 100 + way.x, y: 100 + way.y)
      XCTAssertNil(finger.exit(to: place, slop: 10), "\(way): 10 pt are not more than 10 pt")
    }
  }

  func testStraightWayLeavesTheSlopAtItsCircle() {
    let finger = finger(at: ScrollPoint(x: 100, y: 100))
    XCTAssertEqual(
      finger.exit(to: ScrollPoint(x: 100, y: 130), slop: 10), ScrollPoint(x: 100, y: 110))
    XCTAssertEqual(
      finger.exit(to: ScrollPoint(x: 60, y: 100), slop: 10), ScrollPoint(x: 90, y: 100))
    // 3, 4, 5: the way to (60, 80) is 100 long, and a tenth of it is (6, 8).
    assertNear(finger.exit(to: ScrollPoint(x: 160, y: 180), slop: 10), (106, 108))
  }

  func testWayFromInsideTheSlopLeavesItOnThatWay() {
    var finger = finger()
    finger.place = ScrollPoint(x: 3, y: 0)
    // Straight down from (3, 0), the circle of 5 around the touch is met at (3, 4).
    assertNear(finger.exit(to: ScrollPoint(x: 3, y: 60), slop: 5), (3, 4))
    finger.place = ScrollPoint(x: -4, y: 0)
    // Across the circle: from its one side to (4, 3) with x + 4 = 8/3·y, which is (4, 3) itself.
    assertNear(finger.exit(to: ScrollPoint(x: 12, y: 6), slop: 5), (4, 3))
  }

  func testStraightWayInManyMovesLeavesWhereOneMoveDoes() {
    var finger = finger()
    for step in 1...9 {
      let place = ScrollPoint(x: 0.6 * Double(step), y: 0.8 * Double(step))
      XCTAssertNil(finger.exit(to: place, slop: 9.5))
      finger.place = place
    }
    assertNear(finger.exit(to: ScrollPoint(x: 6, y: 8), slop: 9.5), (5.7, 7.6))
  }

  func testWithoutSlopTheFirstMoveCountsFromTheTouch() {
    let finger = finger(at: .y(50))
    XCTAssertEqual(finger.exit(to: .y(51), slop: 0), .y(50))
    XCTAssertNil(finger.exit(to: .y(50), slop: 0), "a finger that stays has not moved")
  }

  func testSlopThatWasMadeSmallerCountsFromTheFinger() {
    var finger = finger()
    finger.place = .y(8)
    XCTAssertEqual(finger.exit(to: .y(12), slop: 5), .y(8))
  }

  func testStepBeyondAllNumbersCountsFromTheFinger() {
    var finger = finger()
    finger.place = .y(3)
    XCTAssertEqual(finger.exit(to: .y(1e200), slop: 5), .y(3))
  }

  private func assertNear(
    _ place: ScrollPoint?, _ wanted: (Double, Double), file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(place?.x ?? .nan, wanted.0, accuracy: 1e-9, file: file, line: line)
    XCTAssertEqual(place?.y ?? .nan, wanted.1, accuracy: 1e-9, file: file, line: line)
  }
}
