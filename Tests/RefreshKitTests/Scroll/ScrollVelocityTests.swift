import RefreshKit
import XCTest

/// S6: the velocity of a release, from touches or from the caller.
final class ScrollVelocityTests: XCTestCase {
  /// Moves the finger to places at times in seconds, lifts at a time, and returns the velocity
  /// told.
  private func velocity(
    _ samples: [(time: Double, way: Double)], liftedAt lift: Double, offset: Double = 1000
  ) -> Double? {
    let stage = ScrollStage(offset: offset)
    stage.view.touchBegan(at: ScrollPoint(x: 0, y: 0))
    for sample in samples {
      stage.view.advance(to: .zero + .seconds(sample.time))
      stage.view.touchMoved(to: ScrollPoint(x: 0, y: sample.way))
    }
    stage.view.advance(to: .zero + .seconds(lift))
    stage.view.touchEnded()
    return stage.log.last(.willEndDragging)?.velocity?.y
  }

  private func check(
    _ found: Double?, _ wanted: Double, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(found ?? .nan, wanted, accuracy: 1e-6, file: file, line: line)
  }

  func testTwoSamplesGiveTheLineTurnedInSign() {
    // 12 pt down in 10 ms: the offset goes up with 1200 pt/s.
    check(velocity([(0.01, 12)], liftedAt: 0.01), -1200)
  }

  func testThreeSamplesGiveTheParabolasSlopeAtTheNewest() {
    // y = −1000·t − 20000·t² at 0, 10, 20 ms; the slope at 20 ms is −1800 pt/s.
    check(velocity([(0.01, -12), (0.02, -28)], liftedAt: 0.02), 1800)
  }

  func testLiftCountsForItsTimeOnly() {
    check(velocity([(0.01, -12), (0.02, -28)], liftedAt: 0.1), 1800)
  }

  func testFingerThatStoodFor100MillisecondsHasNoVelocity() {
    // S6: 0 if the finger has not moved for 100 ms or more before the lift.
    check(velocity([(0.01, -12)], liftedAt: 0.11), 0)
    check(velocity([(0.01, -12)], liftedAt: 0.1099), 1200)
    // Samples that repeat the place are no moves.
    check(velocity([(0.01, -12), (0.04, -12), (0.08, -12), (0.11, -12)], liftedAt: 0.111), 0)
  }

  func testGapOfMoreThan40MillisecondsCuts() {
    // The touch-down 40 ms before counts; 41 ms before, one sample is left, and no velocity.
    check(velocity([(0.04, -40)], liftedAt: 0.04), 1000)
    check(velocity([(0.041, -41)], liftedAt: 0.041), 0)
  }

  func testSamplesOlderThan100MillisecondsAreLeftOut() {
    // 0…30 ms: 3000 pt/s; then 1000 pt/s in steps of 35 ms. At 135 ms the newest 100 ms begin at
    // 35.
    let slow = [(0.035, -100.0), (0.07, -135), (0.105, -170), (0.135, -200)]
    check(velocity([(0.03, -95)] + slow, liftedAt: 0.135), 1000)
  }

  func testLastOfSamplesAtOneInstantStands() {
    check(velocity([(0.01, -50), (0.01, -12)], liftedAt: 0.01), 1200)
  }

  func testVelocityPastAnEdgeIsReducedByTheBandsSlope() {
    // S6: multiplied by f′(x), x = 20 pt past the top.
    check(
      velocity([(0.01, 10), (0.02, 20)], liftedAt: 0.02, offset: 0), -1000 * ScrollLaw.slope(20))
  }

  func testVelocityBeyondAClosedEdgeIsNone() {
    let stage = ScrollStage(offset: 0)
    stage.view.bounces = false
    stage.view.touchBegan(at: .zero)
    stage.advance(0.01)
    stage.view.touchMoved(to: ScrollPoint(x: 0, y: 50))
    stage.view.touchEnded()
    XCTAssertEqual(stage.log.last(.willEndDragging)?.velocity?.y, 0)
  }

  func testGivenVelocityIsTakenAsItIs() {
    // S6: also past an edge.
    let stage = ScrollStage(offset: 0)
    stage.flick(200, -900)
    XCTAssertEqual(stage.log.last(.willEndDragging)?.velocity, ScrollPoint(x: 0, y: -900))
  }

  func testReleaseAtTheLeastVelocityDecelerates() {
    // S6: |v| < 250 pt/s starts no deceleration.
    for (velocity, moves) in [(250.0, true), (249.999, false), (-250, true), (-249.999, false)] {
      let stage = ScrollStage(offset: 1000)
      stage.flick(-10, velocity)
      stage.expect(moves ? "B S EB ED+ WD" : "B S EB ED-", "\(velocity)")
    }
  }

  func testLeastVelocityIsAParameter() throws {
    let stage = ScrollStage(offset: 1000)
    stage.view.physics = try ScrollPhysics(minimumDecelerationVelocity: 50)
    stage.flick(-10, 50)
    stage.rest()
    stage.expect(y: ScrollLaw.target(1010, 50))
  }
}
