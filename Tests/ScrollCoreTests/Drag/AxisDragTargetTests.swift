import ScrollCore
import XCTest

/// S3, S5: drags that are told where the content shall be, and drags that start anew.
final class AxisDragTargetTests: XCTestCase {
  private let edges = AxisDrag.Edges(lower: -91, upper: 2234, dimension: 844)

  func testMoveToAnOffsetReachesItExactly() {
    var random = SplitMix64(seed: 8)
    var drag = AxisDrag(offset: 3.3, finger: 0.1, edges: edges)
    for _ in 0..<500 {
      let target = Double.random(in: -926...3069, using: &random)
      drag.move(offsetTo: target)
      XCTAssertEqual(drag.offset, target)
    }
  }

  /// The offset that a drag began with far past an edge is in reach, to the last bit.
  func testMoveToTheOffsetOfTheTouchFarPastAnEdgeReachesItExactly() {
    var random = SplitMix64(seed: 31)
    for _ in 0..<500 {
      let start = Double.random(in: -5000...(-930), using: &random)
      var drag = AxisDrag(offset: start, finger: 0, edges: edges)
      drag.move(offsetTo: 12)
      drag.move(offsetTo: start)
      XCTAssertEqual(drag.offset, start)
      XCTAssertEqual(drag.finger, 0, accuracy: 1e-6)
    }
  }

  func testMoveOfTheFingerAfterAnOffsetGoesOnWithoutAJump() {
    for target in [-300.0, -91, -90.9, 100, 2234, 2600] {
      var drag = AxisDrag(offset: 0, finger: 500, edges: edges)
      drag.move(offsetTo: target)
      let finger = drag.finger
      drag.move(fingerTo: finger + 1e-6)
      XCTAssertEqual(drag.offset, target, accuracy: 2e-6)
      drag.move(fingerTo: finger)
      XCTAssertEqual(drag.offset, target, accuracy: 1e-9)
    }
  }

  /// 352/3 pt past an edge of d = 800 are 250 pt of finger.
  func testMoveToAnOffsetPastAnEdgeTakesTheFingerThroughTheInverse() {
    let edges = AxisDrag.Edges(lower: 0, upper: 1200, dimension: 800)
    var drag = AxisDrag(offset: 20, finger: 100, edges: edges)
    drag.move(offsetTo: -352 / 3)
    XCTAssertEqual(drag.finger, 100 + 20 + 250, accuracy: 1e-9)
    drag.move(offsetTo: 1200 + 352 / 3)
    XCTAssertEqual(drag.finger, 100 + 20 - 1200 - 250, accuracy: 1e-9)
  }

  func testMoveToAnOffsetOutOfReachEndsAt99PercentOfTheViewport() {
    let edges = AxisDrag.Edges(lower: 0, upper: 50, dimension: 100)
    var drag = AxisDrag(offset: 0, finger: 0, edges: edges)
    drag.move(offsetTo: -500)
    XCTAssertEqual(drag.offset, -99)
    XCTAssertEqual(drag.finger, 18_000, accuracy: 1e-6)
    drag.move(offsetTo: 500)
    XCTAssertEqual(drag.offset, 149)
    XCTAssertEqual(drag.finger, -18_050, accuracy: 1e-6)
  }

  func testMoveToAnOffsetPastAClosedEdgeTakesTheFingerTheDistance() {
    let closed = AxisDrag.Edges(
      lower: 0, upper: 100, dimension: 800, passesLower: false, passesUpper: false)
    var drag = AxisDrag(offset: 50, finger: 0, edges: closed)
    drag.move(offsetTo: -30)
    XCTAssertEqual(drag.offset, 0)
    XCTAssertEqual(drag.finger, 80)
    drag.move(fingerTo: 51)
    XCTAssertEqual(drag.offset, 0)
    drag.move(offsetTo: 0)
    XCTAssertEqual(drag.finger, 50)
    drag.move(offsetTo: 170)
    XCTAssertEqual(drag.offset, 100)
    XCTAssertEqual(drag.finger, -120)
  }

  /// S3: new edges in mid-drag leave the visible offset and the finger, and count from there.
  func testRebaseKeepsOffsetAndFinger() {
    let before = AxisDrag.Edges(lower: 0, upper: 10, dimension: 800)
    var drag = AxisDrag(offset: 0, finger: 0, edges: before)
    drag.move(fingerTo: 250)
    let stretched = drag.offset
    XCTAssertEqual(stretched, -352 / 3, accuracy: 1e-9)
    let after = AxisDrag.Edges(lower: -352 / 3, upper: 10, dimension: 800)
    drag.rebase(offset: stretched, edges: after)
    XCTAssertEqual(drag.offset, stretched)
    XCTAssertEqual(drag.finger, 250)
    drag.move(fingerTo: 245)
    XCTAssertEqual(drag.offset, stretched + 5, accuracy: 1e-9)
    drag.rebase(offset: 7, edges: before)
    XCTAssertEqual(drag.offset, 7)
    drag.move(fingerTo: 246)
    XCTAssertEqual(drag.offset, 6, accuracy: 1e-9)
  }

  /// Section 10: a number that is no place leaves the last good value.
  func testMoveToNoPlaceKeepsTheLastGoodOne() {
    for number in [Double.nan, .infinity, -.infinity] {
      var drag = AxisDrag(offset: 12, finger: 3, edges: edges)
      let before = drag
      drag.move(fingerTo: number)
      drag.move(offsetTo: number)
      XCTAssertEqual(drag, before)
      XCTAssertEqual(drag.contentVelocity(fromFinger: number), 0)
      drag.rebase(offset: number, edges: edges)
      XCTAssertEqual(drag, before)
      drag = AxisDrag(offset: number, finger: number, edges: edges)
      XCTAssertEqual(drag, AxisDrag(offset: 0, finger: 0, edges: edges))
    }
  }

  func testMovesWithOddNumbersStayFinite() {
    for lower in oddNumbers {
      for dimension in oddNumbers {
        for passes in [false, true] {
          let edges = AxisDrag.Edges(
            lower: lower, upper: -lower, dimension: dimension, passesLower: passes)
          for number in oddNumbers {
            var drag = AxisDrag(offset: number, finger: lower, edges: edges)
            for other in oddNumbers {
              drag.move(fingerTo: other)
              drag.move(offsetTo: number)
              drag.move(offsetTo: other)
              XCTAssertTrue(drag.offset.isFinite && drag.finger.isFinite)
              drag.rebase(offset: number, edges: edges)
              XCTAssertTrue(drag.offset.isFinite && drag.finger.isFinite)
              XCTAssertFalse(drag.contentVelocity(fromFinger: other).isNaN)
            }
          }
        }
      }
    }
  }
}
