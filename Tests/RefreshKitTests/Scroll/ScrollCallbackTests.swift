import RefreshKit
import XCTest

/// S11: what is told when, and what the flags say then, beyond the recorded scenarios.
final class ScrollCallbackTests: XCTestCase {
  func testFirstMoveBeginsTheDragWithoutSlop() {
    let stage = ScrollStage(offset: 600)
    stage.down()
    stage.expect("")
    stage.expect(flags: "100")
    stage.move(0)
    stage.expect("")
    stage.move(-0.001)
    stage.expect("B S")
    stage.expect(flags: "110")
  }

  func testSlopHoldsTheDragBackAndIsNotMadeUp() {
    // S11: a parameter, default 0.
    let stage = ScrollStage(offset: 600)
    XCTAssertEqual(stage.view.dragSlop, 0)
    stage.view.dragSlop = 10
    stage.down()
    stage.move(-10)
    stage.expect("")
    stage.move(-5)
    stage.move(-5)
    XCTAssertEqual(stage.y, 610)
    stage.expect("B S S")
  }

  func testSlopTakesTheSameHoweverTheWayIsSplit() {
    // S3: any split of a finger's path gives the same offset; S11: also with a slop.
    let splits: [[Double]] = [[-60], [-10, -50], [-11, -49], [-4, -30, -26], [8, -68]]
    for split in splits {
      let stage = ScrollStage(offset: 600)
      stage.view.dragSlop = 10
      stage.down()
      for step in split { stage.move(step) }
      stage.expect(y: 650, "\(split)")
    }
    // To the side of a circle of 50: 30 along x, then straight up, it is left at 40.
    for split in [[-100.0], [-39, -61], [-41, -59]] {
      let stage = ScrollStage(offset: 600)
      stage.view.dragSlop = 50
      stage.down()
      stage.move(0, x: 30)
      for step in split { stage.move(step) }
      stage.expect(y: 660, "\(split)")
    }
    // Made smaller than the way that the finger has gone already, it counts from the finger.
    let stage = ScrollStage(offset: 600)
    stage.view.dragSlop = 50
    stage.down()
    stage.move(-40)
    stage.view.dragSlop = 10
    stage.move(-5)
    stage.expect(y: 605)
    stage.expect("B S")
  }

  func testTouchOnAMovingViewBeginsTheDragAtOnce() {
    // S11: at touch-down when the view is moving, whatever the slop.
    let stage = ScrollStage(offset: 600)
    stage.view.dragSlop = 50
    stage.flick(-100, 2000)
    stage.advance(0.1)
    stage.log.entries = []
    stage.down()
    stage.expect("B")
    stage.expect(flags: "111")
    stage.lift()
    XCTAssertEqual(stage.log.entries.map(\.flags), ["111", "101", "000"])
    stage.expect("EB ED- DD")
  }

  func testFlagsHoldFromTheirBeginToTheirEnd() {
    // S11: isTracking to ED inclusive, isDragging to the end of the deceleration, isDecelerating
    // from WD to DD.
    let stage = ScrollStage(offset: 600)
    stage.flick(-30, 1000)
    stage.rest()
    let flags = stage.log.entries.map { "\($0.token) \($0.flags)" }
    XCTAssertEqual(
      flags.filter { !$0.hasPrefix("S") } + ["S " + (stage.log.last(.didScroll)?.flags ?? "")],
      ["B 110", "EB 110", "ED+ 110", "WD 011", "DD 000", "S 011"])
  }

  func testFlingsInARowOweOneEnd() {
    // S11: WD is not repeated while a DD is outstanding.
    let stage = ScrollStage(offset: 600)
    stage.flick(-30, 2000)
    stage.advance(0.1)
    stage.flick(-30, 2000)
    stage.advance(0.1)
    stage.flick(-30, 500)
    stage.rest()
    stage.expectOrder("B S EB ED+ WD S B S EB ED+ S B S EB ED+ S DD")
  }

  func testTouchThatStopsABounceAndLiftsSpringsBack() {
    // S11: DD once, at the final rest.
    let stage = ScrollStage(offset: 0)
    stage.flick(200, 0)
    stage.advance(0.05)
    stage.down()
    stage.advance(1)
    stage.lift()
    stage.rest()
    XCTAssertEqual(stage.y, 0)
    stage.expectOrder("B S EB ED+ WD S B EB ED+ S DD")
  }

  func testCancelOfADecelerationsHoldSendsTheEnd() {
    let stage = ScrollStage(offset: 600)
    stage.flick(-30, 2000)
    stage.advance(0.1)
    stage.log.entries = []
    stage.down()
    stage.view.touchCancelled()
    stage.expect("B EB ED- DD")
  }

  func testCancelPastAnEdgeSpringsBackWithoutVelocity() {
    // S11: a release with velocity 0, also when the finger was fast.
    let stage = ScrollStage(offset: 0)
    stage.down()
    for _ in 0..<5 {
      stage.advance(0.01)
      stage.move(40)
    }
    stage.view.touchCancelled()
    XCTAssertEqual(stage.log.last(.willEndDragging)?.velocity, .zero)
    stage.advance(0.02)
    stage.expect(y: ScrollLaw.spring(-ScrollLaw.band(200), 0, at: 0.02))
  }

  func testCancelOfAPullNeverBegins() {
    let stage = ScrollStage(offset: 0)
    guard let configuration = try? RefreshConfiguration(policy: .release) else {
      return XCTFail("configuration")
    }
    stage.view.setupRefreshControl(configuration: configuration)
    stage.down()
    stage.move(400)
    XCTAssertEqual(stage.view.refreshControl?.isArmed, true)
    stage.view.touchCancelled()
    stage.expect("B S cancel EB ED+ WD")
    stage.rest()
    XCTAssertEqual(stage.view.refreshControl?.state.phase, .idle)
  }

  func testDisablingOrLeavingCancelsTheGesture() {
    // S11: and what goes on outside of that touch is no fault.
    for cancel in [
      { (view: ScrollView) in view.isScrollEnabled = false }, { $0.isOnScreen = false },
    ] {
      let stage = ScrollStage(offset: 600)
      stage.down()
      stage.move(-30)
      cancel(stage.view)
      stage.expect("B S EB ED-")
      stage.expect(flags: "000")
      stage.move(-30)
      stage.lift(3000)
      stage.expect("")
      XCTAssertEqual(stage.y, 630)
      stage.expect(diagnostics: [])
    }
  }

  func testTouchWithScrollingDisabledIsIgnored() {
    let stage = ScrollStage(offset: 600)
    stage.view.isScrollEnabled = false
    stage.flick(-30, 1000)
    stage.view.drag(to: .zero)
    stage.expect("")
    stage.expect(flags: "000")
    stage.expect(diagnostics: [])
    stage.view.isScrollEnabled = true
    stage.flick(-30, 0)
    stage.expect("B S EB ED-")
  }

  func testDelegatesTargetIsWhereTheContentRests() {
    // S11: the delegate may change the target in EB; the legal range limits it.
    for (wanted, result) in [(1000.0, 1000.0), (613, 613), (100, 100), (-500, 0), (9999, 2200)] {
      for velocity in [0.0, 1500] {
        let stage = ScrollStage(offset: 600)
        stage.log.wantedTarget = ScrollPoint(x: 0, y: wanted)
        stage.flick(-10, velocity)
        stage.rest()
        XCTAssertEqual(stage.y, result, "\(wanted), \(velocity)")
        stage.expectOrder("B S EB ED+ WD S DD")
      }
    }
  }

  func testDelegatesTargetAtThePresentOffsetEndsThere() {
    let stage = ScrollStage(offset: 600)
    stage.log.wantedTarget = ScrollPoint(x: 0, y: 610)
    stage.flick(-10, 1500)
    stage.expect("B S EB ED-")
    stage.expect(flags: "000")
  }

  func testRefreshEndingDuringABounceSendsNoSecondEnd() {
    // S11: what takes over a release's motion sends its one DD at its end.
    let stage = ScrollStage(offset: 0)
    stage.view.addRefreshControl()
    stage.down()
    stage.move(400)
    stage.lift()
    stage.advance(0.1)
    stage.log.entries = []
    stage.view.endRefreshing()
    stage.rest()
    XCTAssertEqual(stage.y, 0)
    stage.expectOrder("I S DD end")
  }

  func testRefreshEndingAtHoldSendsScrollsOnly() {
    // S11: no release started it.
    let stage = ScrollStage(offset: 0)
    stage.view.addRefreshControl()
    stage.view.startRefreshing()
    stage.set(-60)
    stage.log.entries = []
    stage.view.endRefreshing()
    stage.expect(flags: "000")
    stage.advance(0.1)
    stage.expect(y: ScrollLaw.spring(-60, 0, at: 0.1))
    stage.rest()
    stage.expectOrder("I S end")
  }
}
