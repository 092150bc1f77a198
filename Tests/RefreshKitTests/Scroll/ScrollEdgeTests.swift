import RefreshKit
import XCTest

/// S4 and S5: which edges a gesture may pass, and how a finger takes hold of moving content.
final class ScrollEdgeTests: XCTestCase {
  private let short = ScrollSize(width: 390, height: 500)

  func testMovePastAClosedEdgeStopsThere() {
    // S4: without bounces the offset stops at each edge.
    let stage = ScrollStage(offset: 100)
    stage.view.bounces = false
    stage.down()
    stage.move(400)
    XCTAssertEqual(stage.y, 0)
    stage.move(-100)  // raw −200: still beyond the edge
    XCTAssertEqual(stage.y, 0)
    stage.move(-250)
    XCTAssertEqual(stage.y, 50)
    stage.move(-9000)
    XCTAssertEqual(stage.y, 2200)
  }

  func testMoveOverShortContentPassesOnlyWithAlwaysBounce() {
    // S4: content > viewport strictly, or alwaysBounce on that axis.
    for (height, always, passes) in [
      (500.0, false, false), (800, false, false), (800.001, false, true), (500, true, true),
    ] {
      let stage = ScrollStage(offset: 0, content: ScrollSize(width: 390, height: height))
      stage.view.alwaysBounceVertical = always
      stage.down()
      stage.move(100, x: 100)
      stage.expect(y: passes ? -ScrollLaw.band(100) : 0, "\(height), \(always)")
      XCTAssertEqual(stage.view.contentOffset.x, 0)
    }
  }

  func testMoveOverShortContentWithControlPassesOnlyTheTop() {
    // S4: an enabled and visible control opens the top edge.
    let stage = ScrollStage(offset: 0, content: short)
    stage.view.addRefreshControl()
    stage.down()
    stage.move(100)
    stage.expect(y: -ScrollLaw.band(100))
    stage.move(-200)
    stage.expect(y: 0)
  }

  func testMoveWithDisabledOrHiddenControlIsStopped() {
    let disabled = ScrollStage(offset: 0, content: short)
    disabled.view.addRefreshControl().isEnabled = false
    disabled.flick(100, 0)
    disabled.expect("B EB ED-")
    let hidden = ScrollStage(offset: 0, content: short)
    hidden.view.addRefreshControl().isHidden = true
    hidden.flick(100, 0)
    hidden.expect("B EB ED-")
    let closed = ScrollStage(offset: 0, content: short)
    closed.view.addRefreshControl()
    closed.view.bounces = false
    closed.flick(100, 0)
    closed.expect("B EB ED-")
  }

  func testEdgesOpenedUnderFingerCountFromTheNextGesture() {
    // S4: decided at touch-down, for the whole gesture.
    let stage = ScrollStage(offset: 0, content: short)
    stage.down()
    stage.view.alwaysBounceVertical = true
    stage.move(100)
    stage.expect(y: 0)
    stage.lift(-2000)
    stage.expect("B EB ED-")
    stage.flick(100, 0)
    stage.expect("B S EB ED+ WD")
  }

  func testEdgesClosedUnderFingerStayOpenForTheGesture() {
    let stage = ScrollStage(offset: 0)
    stage.down()
    stage.view.bounces = false
    stage.move(100)
    stage.expect(y: -ScrollLaw.band(100))
    stage.lift()
    stage.rest()
    stage.expect(y: 0)
    stage.flick(100, 0)
    stage.expect(y: 0)
  }

  func testControlAttachedUnderFingerIsNotPulledByThisGesture() {
    // S4: a control attached meanwhile takes part from the next gesture; commands work.
    let stage = ScrollStage(offset: 0)
    stage.down()
    stage.move(10)
    let control = stage.view.addRefreshControl()
    stage.move(600)
    XCTAssertEqual(control.state.phase, .idle)
    XCTAssertFalse(control.isRefreshing)
    stage.lift()
    stage.rest()
    stage.down()
    stage.move(600)
    XCTAssertTrue(control.isRefreshing)
  }

  func testControlTakenAwayAndPutBackUnderFingerIsNotPulledByThisGesture() {
    // S4: it is attached meanwhile, though it was there at touch-down.
    let stage = ScrollStage(offset: 0)
    let control = stage.view.addRefreshControl()
    stage.down()
    stage.move(20)
    stage.view.refreshControl = nil
    stage.view.refreshControl = control
    stage.move(600)
    XCTAssertEqual(control.state.phase, .idle)
    stage.lift()
    XCTAssertEqual(control.state.phase, .idle)
  }

  func testControlReplacedByAnotherUnderFingerIsNotPulledByThisGesture() {
    let stage = ScrollStage(offset: 0)
    for _ in 0..<20 {
      // A new control may lie where the freed one lay.
      stage.view.refreshControl = RefreshControl()
      stage.down()
      stage.move(20)
      stage.view.refreshControl = nil
      stage.view.refreshControl = RefreshControl()
      stage.move(600)
      XCTAssertEqual(stage.view.refreshControl?.isRefreshing, false)
      stage.lift()
      stage.rest()
    }
  }

  func testTouchPastAClosedEdgeMakesThatOffsetTheEdge() {
    // S4: an offset already past a closed edge makes that offset the edge.
    let stage = ScrollStage(offset: 0)
    stage.view.bounces = false
    stage.set(-100)
    stage.down()
    stage.move(50)
    XCTAssertEqual(stage.y, -100)
    stage.move(-70)
    XCTAssertEqual(stage.y, -80)
    stage.move(30)
    XCTAssertEqual(stage.y, -100)
    stage.lift()
    stage.rest()
    stage.expect(y: 0)
  }

  func testTouchOnABounceStartsFromTheVisibleOffset() {
    // S5: through the inverse of f, so that nothing jumps.
    let stage = ScrollStage(offset: 0)
    stage.flick(300, 0)
    let start = -ScrollLaw.band(300)
    stage.advance(0.05)
    let shown = ScrollLaw.spring(start, 0, at: 0.05)
    stage.expect(y: shown)
    stage.down()
    stage.expect(y: shown)
    stage.move(20)
    stage.expect(y: -ScrollLaw.band(ScrollLaw.finger(-shown) + 20))
  }

  func testTouchBeyondNearlyTheWholeViewCarriesTheRestAlong() {
    // S5: an overshoot of 0.99 d or more counts as 0.99 d; d = 800.
    for offset in [-795.0, -800, -3000] {
      let stage = ScrollStage(offset: 0)
      stage.set(offset)
      stage.down()
      stage.expect(y: offset)
      stage.move(-100)
      let rest = offset + 792  // what is carried along
      stage.expect(y: rest - ScrollLaw.band(ScrollLaw.finger(792) - 100), within: 1e-8)
    }
  }
}
