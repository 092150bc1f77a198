import RefreshCore
import ScrollCore
import XCTest

@testable import PullCore

/// Where content rests and is held, and to which of these places it clings.
final class AxisEdgesTests: XCTestCase {
  private let edges = AxisEdges.from(-64, 2200, inset: 60, upperInset: 40)

  // MARK: Places

  func testRangeIsTheRestsAndWhatARefreshAddsPastThem() {  // S1
    XCTAssertEqual(edges.range, OffsetRange(lower: -124, upper: 2240))
    XCTAssertEqual(AxisEdges().range, OffsetRange(lower: 0, upper: 0))
  }

  func testOvershootIsCountedFromTheRestOutward() {
    XCTAssertEqual(edges.overshoot(of: -100, at: .lower), 36)
    XCTAssertEqual(edges.overshoot(of: 0, at: .lower), -64)
    XCTAssertEqual(edges.overshoot(of: 2250, at: .upper), 50)
    XCTAssertEqual(edges.overshoot(of: 2000, at: .upper), -200)
  }

  func testContainsTheRangeWithABillionthOfSlack() {
    for (offset, isInside) in [
      (-124.0, true), (-124 - 0.5e-9, true), (-124 - 1e-8, false),
      (2240, true), (2240 + 0.4e-9, true), (2240 + 1e-8, false), (0, true),
    ] {
      XCTAssertEqual(edges.contains(offset), isInside, "\(offset)")
    }
  }

  func testBoundsAreTheRangeAndTheOpenEnds() {
    let bounds = edges.bounds(passing: OpenEnds(lower: true))
    XCTAssertEqual(bounds.lower, -124)
    XCTAssertEqual(bounds.upper, 2240)
    XCTAssertTrue(bounds.passesLower)
    XCTAssertFalse(bounds.passesUpper)
  }

  // MARK: S13: what clings

  func testContentAtRestStaysAtRest() {
    let new = AxisEdges.from(-20, 2200, inset: 60)
    XCTAssertEqual(new.keeping(-64, from: edges, followsUpperHold: false), -20)
    XCTAssertEqual(
      new.keeping(-64 + 0.9e-6, from: edges, followsUpperHold: false), -20,
      "a millionth of a point is near")
    XCTAssertEqual(
      new.keeping(-64 + 1.1e-6, from: edges, followsUpperHold: false), -64 + 1.1e-6,
      accuracy: 1e-12,
      "in the range of 60 above the new rest")
  }

  func testContentAtHoldStaysAtHold() {
    let new = AxisEdges.from(-20, 2200, inset: 80)
    XCTAssertEqual(new.keeping(-124, from: edges, followsUpperHold: false), -100)
  }

  func testContentAtAPlaceWhoseEdgeDidNotMoveIsNotRounded() {
    let near = -64 + 0.5e-6
    let far = AxisEdges.from(-64, 900, inset: 60)
    XCTAssertEqual(far.keeping(near, from: edges, followsUpperHold: false), near)
    XCTAssertEqual(far.keeping(-124 - 0.5e-6, from: edges, followsUpperHold: false), -124 - 0.5e-6)
  }

  func testContentElsewhereStaysIfTheRangeAllowsIt() {
    let new = AxisEdges.from(-20, 500)
    XCTAssertEqual(new.keeping(300, from: edges, followsUpperHold: false), 300)
    XCTAssertEqual(new.keeping(800, from: edges, followsUpperHold: false), 500)
    XCTAssertEqual(new.keeping(-50, from: edges, followsUpperHold: false), -20)
    XCTAssertEqual(
      new.keeping(2240, from: edges, followsUpperHold: false), 500, "the bottom is no place of rest"
    )
    XCTAssertEqual(
      AxisEdges.from(-20, 3000).keeping(2240, from: edges, followsUpperHold: false), 2240,
      "and does not cling")
  }

  func testHoldComesBeforeRestWhereTheyAreOnePlace() {  // no inset: both are the rest
    let old = AxisEdges.from(-64, 2200)
    XCTAssertEqual(
      AxisEdges.from(-20, 2200, inset: 60).keeping(-64, from: old, followsUpperHold: false), -80)
  }

  // MARK: S10: an animated scroll follows both ends

  func testTargetAtAnEdgeFollowsIt() {
    let new = AxisEdges.from(-20, 3000, inset: 60, upperInset: 40)
    XCTAssertEqual(new.following(-124, from: edges), -80)
    XCTAssertEqual(new.following(-64, from: edges), -20)
    XCTAssertEqual(new.following(2240, from: edges), 3040)
    XCTAssertEqual(new.following(1000, from: edges), 1000)
  }

  func testTargetAtBothEdgesFollowsTheTop() {
    let short = AxisEdges.from(-64, -64)
    XCTAssertEqual(AxisEdges.from(-20, 900).following(-64, from: short), -20)
  }

  func testTargetLeftOutsideBecomesTheNearestEdge() {
    let new = AxisEdges.from(-20, 500)
    XCTAssertEqual(new.following(900, from: edges), 500)
    XCTAssertEqual(new.following(-300, from: edges), -20)
  }

  // MARK: Open ends

  func testOpenEndsAreClosedUnlessSaid() {
    XCTAssertEqual(OpenEnds(), OpenEnds(lower: false, upper: false))
    XCTAssertNotEqual(OpenEnds(lower: true), OpenEnds(upper: true))
  }

  func testOpenEndsOfAMotionAreThoseThatItMayPass() {
    for ends in [OpenEnds(lower: true), OpenEnds(upper: true), OpenEnds()] {
      let motion = AxisMotion(
        decelerating: 100, velocity: 300, bounds: edges.bounds(passing: ends), physics: .standard)
      XCTAssertEqual(OpenEnds(of: TimedMotion(motion, at: .zero)), ends)
    }
  }
}
