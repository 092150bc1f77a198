import ScrollCore
import XCTest

/// S3: what a drag shows.
final class AxisDragTests: XCTestCase {
  private let edges = AxisDrag.Edges(lower: -91, upper: 2234, dimension: 844)

  func testMoveInRangeFollowsTheFinger() {
    var drag = AxisDrag(offset: 100, finger: 400, edges: edges)
    drag.move(fingerTo: 350)
    XCTAssertEqual(drag.offset, 150)
    XCTAssertEqual(drag.finger, 350)
    XCTAssertEqual(drag.contentVelocity(fromFinger: -300), 300)
  }

  /// With d = 844, 60 pt past the edge are 844·33/(33 + 844) = 31.758… pt.
  func testMovePastAnEdgeLagsBehindTheFinger() {
    var drag = AxisDrag(offset: -91, finger: 0, edges: edges)
    drag.move(fingerTo: 60)
    XCTAssertEqual(drag.offset, -91 - 844.0 * 33 / 877, accuracy: 1e-9)
    drag = AxisDrag(offset: 2234, finger: 0, edges: edges)
    drag.move(fingerTo: -60)
    XCTAssertEqual(drag.offset, 2234 + 844.0 * 33 / 877, accuracy: 1e-9)
    // f′ = c (1 − y/d)²
    let slope = 0.55 * (844.0 / 877) * (844.0 / 877)
    XCTAssertEqual(drag.contentVelocity(fromFinger: -1000), 1000 * slope, accuracy: 1e-9)
    XCTAssertEqual(drag.contentVelocity(fromFinger: 1000), -1000 * slope, accuracy: 1e-9)
  }

  func testMovesOfAnySplitEndOnTheSameOffset() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<200 {
      let end = Double.random(in: -4000...4000, using: &random)
      let start = Double.random(in: -600...2900, using: &random)
      var straight = AxisDrag(offset: start, finger: 10, edges: edges)
      var winding = straight
      straight.move(fingerTo: end)
      for _ in 0..<20 {
        winding.move(fingerTo: Double.random(in: -4000...4000, using: &random))
      }
      winding.move(fingerTo: end)
      XCTAssertEqual(winding, straight)
      winding.move(fingerTo: 10)
      XCTAssertEqual(winding.offset, start)
    }
  }

  func testMoveToTheSameFingerChangesNothing() {
    for start in [-300.0, -91, 0.1, 2234, 2500] {
      var drag = AxisDrag(offset: start, finger: 0.3, edges: edges)
      let before = drag
      drag.move(fingerTo: 0.3)
      XCTAssertEqual(drag, before)
      XCTAssertEqual(drag.offset, start)
      drag.move(offsetTo: -133.7)
      let sent = drag
      drag.move(fingerTo: drag.finger)
      XCTAssertEqual(drag, sent)
    }
  }

  /// S4: at a closed edge the offset stops, and the finger has to come all the way back.
  func testMovePastAClosedEdgeStopsThere() {
    let closed = AxisDrag.Edges(
      lower: 0, upper: 100, dimension: 800, passesLower: false, passesUpper: false)
    var drag = AxisDrag(offset: 50, finger: 0, edges: closed)
    drag.move(fingerTo: 80)
    XCTAssertEqual(drag.offset, 0)
    XCTAssertEqual(drag.contentVelocity(fromFinger: 500), 0)
    drag.move(fingerTo: 50)
    XCTAssertEqual(drag.offset, 0)
    drag.move(fingerTo: 40)
    XCTAssertEqual(drag.offset, 10)
    drag.move(fingerTo: -70)
    XCTAssertEqual(drag.offset, 100)
    XCTAssertEqual(drag.contentVelocity(fromFinger: 500), 0)
  }

  /// S5 through the inverse: 117.333… pt past an edge of d = 800 are 250 pt of finger.
  func testTouchOnStretchedContentStartsFromTheVisibleOffset() {
    let edges = AxisDrag.Edges(lower: 0, upper: 1200, dimension: 800)
    var drag = AxisDrag(offset: -352 / 3, finger: 0, edges: edges)
    XCTAssertEqual(drag.offset, -352 / 3)
    drag.move(fingerTo: -250)
    XCTAssertEqual(drag.offset, 0, accuracy: 1e-9)
    drag = AxisDrag(offset: 1200 + 352 / 3, finger: 0, edges: edges)
    drag.move(fingerTo: 250)
    XCTAssertEqual(drag.offset, 1200, accuracy: 1e-9)
    drag.move(fingerTo: 260)
    XCTAssertEqual(drag.offset, 1190, accuracy: 1e-9)
  }

  /// S5: of 150 pt past an edge of d = 100, 99 count and 51 are carried along: the edge of this
  /// drag is at −51, and the finger is 180 d past it.
  func testTouchOnContentFarPastAnEdgeCarriesTheRestAlong() {
    let edges = AxisDrag.Edges(lower: 0, upper: 10, dimension: 100)
    var drag = AxisDrag(offset: -150, finger: 0, edges: edges)
    XCTAssertEqual(drag.offset, -150)
    drag.move(fingerTo: -18_000)
    XCTAssertEqual(drag.offset, -51, accuracy: 1e-6)
    drag.move(fingerTo: -18_051)
    XCTAssertEqual(drag.offset, 0, accuracy: 1e-6)
    drag = AxisDrag(offset: 160, finger: 0, edges: edges)
    drag.move(fingerTo: 18_000)
    XCTAssertEqual(drag.offset, 61, accuracy: 1e-6)
  }

  /// S4: an offset past a closed edge is the edge of the drag.
  func testTouchOnContentPastAClosedEdgeMakesItTheEdge() {
    let closed = AxisDrag.Edges(
      lower: 0, upper: 100, dimension: 800, passesLower: false, passesUpper: false)
    var drag = AxisDrag(offset: -40, finger: 0, edges: closed)
    drag.move(fingerTo: 30)
    XCTAssertEqual(drag.offset, -40)
    drag.move(fingerTo: -30)
    XCTAssertEqual(drag.offset, -10)
    drag.move(fingerTo: 5)
    XCTAssertEqual(drag.offset, -40)
    drag = AxisDrag(offset: 130, finger: 0, edges: closed)
    drag.move(fingerTo: -1)
    XCTAssertEqual(drag.offset, 130)
    drag.move(fingerTo: 20)
    XCTAssertEqual(drag.offset, 110)
  }

  /// An upper edge below the lower one counts as the lower one: 60 pt past it, with d = 800.
  func testMoveBetweenEdgesTurnedRoundTakesTheLowerForBoth() {
    let turned = AxisDrag.Edges(lower: 100, upper: 0, dimension: 800)
    var drag = AxisDrag(offset: 100, finger: 0, edges: turned)
    drag.move(fingerTo: -60)
    XCTAssertEqual(drag.offset, 100 + 800 * 0.04125 / 1.04125, accuracy: 1e-9)
  }

  func testMoveWithoutAViewportStopsAtTheEdges() {
    var drag = AxisDrag(
      offset: 0, finger: 0, edges: AxisDrag.Edges(lower: 0, upper: 50, dimension: 0))
    drag.move(fingerTo: 30)
    XCTAssertEqual(drag.offset, 0)
    drag.move(fingerTo: -80)
    XCTAssertEqual(drag.offset, 50)
    XCTAssertEqual(drag.contentVelocity(fromFinger: 400), 0)
  }
}
