import RefreshKit
import XCTest

/// S12, S13, S15 and S16: insets and sizes that change, at rest and in motion.
final class ScrollInsetTests: XCTestCase {
  func testBaseInsetTakesTheSafeAreaAsTheBehaviorSays() {
    // S2: top, left for content of a size, with the behavior.
    let safe = ContentInsets(top: 91, left: 5, bottom: 34, right: 6)
    let vertical = ContentInsets(top: 91, bottom: 34)
    for (behavior, height, container, wanted) in [
      (ContentInsetAdjustmentBehavior.never, 3000.0, true, ContentInsets.zero),
      (.always, 100, false, safe), (.scrollableAxes, 3000, false, vertical),
      (.scrollableAxes, 800, true, .zero), (.automatic, 800.5, false, vertical),
      (.automatic, 800, false, .zero), (.automatic, 100, true, vertical),
    ] {
      let stage = ScrollStage(content: ScrollSize(width: 390, height: height))
      stage.view.contentInsetAdjustmentBehavior = behavior
      stage.view.isContentOfContainer = container
      stage.view.safeAreaInsets = safe
      XCTAssertEqual(
        stage.view.adjustedContentInset, wanted, "\(behavior), \(height), \(container)")
      XCTAssertEqual(stage.view.contentInset, .zero)
      XCTAssertEqual(stage.view.safeAreaInsets, safe)
      // S13: at rest it stays at rest; S12: one change is reported once, before its scroll.
      XCTAssertEqual(stage.y, 0 - wanted.top)
      stage.expect(wanted == .zero ? "" : "I S")
    }
  }

  func testOffsetAtRestAndAtHoldStayThere() {
    // S13: to 1e-6 pt, also while refreshing.
    for (start, wanted) in [
      (0.0, -50.0), (-60, -110), (5e-7, -50), (-60 - 5e-7, -110), (2e-6, 2e-6), (-30, -30),
      (300, 300), (-60 + 2e-6, -60 + 2e-6),
    ] {
      let stage = ScrollStage()
      stage.view.addRefreshControl().beginRefreshing()
      stage.assign(start)
      stage.log.entries = []
      stage.view.contentInset = ContentInsets(top: 50)
      XCTAssertEqual(stage.y, wanted, "\(start)")
      stage.expect(start == wanted ? "I" : "I S")
      XCTAssertEqual(stage.view.refreshInset, 60)
    }
  }

  func testOffsetOutsideTheNewRangeIsClamped() {
    let stage = ScrollStage(offset: 2200)
    stage.view.contentSize.height = 2000
    XCTAssertEqual(stage.y, 1200)
    stage.expect("S")
    stage.view.viewportSize = ScrollSize(width: 844, height: 390)  // S15: rotation
    XCTAssertEqual(stage.y, 1200)
    stage.expect("")
    stage.view.contentSize = .zero
    XCTAssertEqual(stage.y, 0)
    stage.expect("S")
  }

  func testOffsetAtTheBottomDoesNotFollowIt() {
    // S13: any other offset inside the new range does not move.
    let stage = ScrollStage(offset: 2200)
    stage.view.contentSize.height = 4000
    stage.view.contentInset = ContentInsets(bottom: 100)
    XCTAssertEqual(stage.y, 2200)
    stage.expect("I")
  }

  func testSameValueWrittenAgainMovesAndReportsNothing() {
    let stage = ScrollStage(offset: 600)
    stage.set(-120)
    stage.log.entries = []
    stage.view.contentInset = stage.view.contentInset
    stage.view.contentSize = stage.view.contentSize
    stage.view.viewportSize = stage.view.viewportSize
    stage.view.safeAreaInsets = .zero
    stage.view.bounces = true
    stage.view.contentInsetAdjustmentBehavior = .automatic
    XCTAssertEqual(stage.y, -120)
    stage.expect("")
  }

  func testSettingsThatMoveNoEdgeMoveNothing() {
    let stage = ScrollStage(offset: 600)
    stage.set(-120)
    stage.log.entries = []
    stage.view.bounces = false
    stage.view.alwaysBounceVertical = true
    stage.view.isContentOfContainer = true
    stage.view.contentInsetAdjustmentBehavior = .always
    XCTAssertEqual(stage.y, -120)
    stage.expect("")
  }

  func testRefreshInsetMovesNothing() {
    // S13: the refresh inset that comes at a begin moves nothing by it.
    for offset in [0.0, 300, -20] {
      let stage = ScrollStage(offset: offset)
      stage.view.addRefreshControl().beginRefreshing()
      XCTAssertEqual(stage.y, offset)
      stage.expect("I")
      XCTAssertEqual(stage.view.adjustedContentInset.top, 60)
    }
  }

  func testControlsHeightMovesContentAtHold() throws {
    // S13: it is about the control's height too.
    let stage = ScrollStage()
    let control = stage.view.addRefreshControl()
    control.beginRefreshing()
    stage.set(-60)
    stage.log.entries = []
    control.configuration = try RefreshConfiguration(height: 75)
    XCTAssertEqual(stage.y, -75)
    stage.expect("I S")
  }

  func testDecelerationGoesOnWithTheNewEdges() {
    // S13: replanned from its present place and speed.
    let stage = ScrollStage(offset: 600)
    stage.flick(-30, 2000)
    stage.advance(0.2)
    stage.view.contentSize.height = 2200  // the bottom edge: 1400, nearer than its target
    let shown = ScrollLaw.glide(630, 2000, at: 0.2)
    let speed = ScrollLaw.glideVelocity(2000, at: 0.2)
    stage.expect(y: shown)
    let arrival = ScrollLaw.glideTime(shown, speed, to: 1400)
    stage.advance(arrival + 0.03)
    let atEdge = ScrollLaw.glideVelocity(speed, at: arrival)
    stage.expect(y: 1400 + ScrollLaw.spring(0, atEdge, at: 0.03))
    stage.rest()
    XCTAssertEqual(stage.y, 1400)
    stage.expectOrder("B S EB ED+ WD S DD")
  }

  func testDecelerationLeftOutOfRangeEndsOnTheClampedOffset() {
    // S13: S, DD.
    let stage = ScrollStage(offset: 1600)
    stage.flick(-30, 2000)
    stage.advance(0.1)
    stage.log.entries = []
    stage.view.contentSize.height = 1800
    XCTAssertEqual(stage.y, 1000)
    XCTAssertEqual(stage.log.entries.map(\.flags), ["011", "000"])
    stage.expect("S DD")
    XCTAssertFalse(stage.view.isMoving)
  }

  func testSpringFollowsItsTopEdgeFromItsPlaceAndSpeed() {
    let stage = ScrollStage(offset: 0)
    stage.flick(300, 0)
    stage.advance(0.06)
    let start = -ScrollLaw.band(300)
    let shown = ScrollLaw.spring(start, 0, at: 0.06)
    let speed = ScrollLaw.springVelocity(start, 0, at: 0.06)
    for top in [40.0, -40] {
      stage.view.contentInset = ContentInsets(top: top)
      stage.expect(y: shown)
      XCTAssertEqual(stage.view.velocity.y, speed, accuracy: 1e-9)
    }
    stage.advance(0.05)
    stage.expect(y: 40 + ScrollLaw.spring(shown - 40, speed, at: 0.05))
    stage.rest()
    XCTAssertEqual(stage.y, 40)
  }

  func testSpringOfTheBottomFollowsItWhilePastIt() {
    // I4: only while the offset is past that edge; one that is left inside ends, if slow.
    let stage = ScrollStage(offset: 2200)
    stage.flick(-300, 0)
    stage.advance(0.06)
    let overshoot = ScrollLaw.spring(ScrollLaw.band(300), 0, at: 0.06)
    let speed = ScrollLaw.springVelocity(ScrollLaw.band(300), 0, at: 0.06)
    stage.view.contentSize.height = 3010
    stage.expect(y: 2200 + overshoot)
    stage.advance(0.04)
    stage.expect(y: 2210 + ScrollLaw.spring(overshoot - 10, speed, at: 0.04))
    XCTAssertLessThan(abs(stage.view.velocity.y), 800)
  }

  func testSpringOfTheBottomLeftInsideGoesOnOrEnds() {
    // I4: as a deceleration with its present speed; under 250 pt/s it ends there: S, DD.
    let fast = ScrollStage(offset: 2200)
    fast.flick(-300, 0)
    fast.advance(0.06)
    let shown = fast.y
    let speed = ScrollLaw.springVelocity(ScrollLaw.band(300), 0, at: 0.06)
    XCTAssertLessThan(speed, -250)
    fast.view.contentSize.height = 5000
    fast.rest()
    fast.expect(y: ScrollLaw.target(shown, speed))
    fast.expectOrder("B S EB ED+ WD S DD")
    let slow = ScrollStage(offset: 2200)
    slow.flick(-30, 0)
    slow.advance(0.06)
    slow.log.entries = []
    slow.view.contentSize.height = 5000
    slow.expect("DD")
    XCTAssertFalse(slow.view.isMoving)
  }

  func testPinnedHeaderInsetLiesBetweenTheTwoTops() {
    // S16: clamp(−contentOffset.y, base top, adjusted top).
    let stage = ScrollStage(offset: 0, inset: ContentInsets(top: 10))
    XCTAssertEqual(stage.view.pinnedHeaderInset, 10)
    stage.view.addRefreshControl().beginRefreshing()
    for (offset, pinned) in [(-70.0, 70.0), (-40, 40), (-10, 10), (500, 10), (-200, 70)] {
      stage.set(offset)
      XCTAssertEqual(stage.view.pinnedHeaderInset, pinned)
    }
  }

  func testSpringToHoldLeftPastTheBottomByAnInsetReturnsToItAtTheEnd() {
    // I4, S13: short content; an inset leaves a spring to hold past the only rest, then the
    // refresh ends. A motion is not dropped out of range.
    let stage = ScrollStage(content: ScrollSize(width: 390, height: 300))
    stage.view.addRefreshControl()
    stage.view.startRefreshing()
    stage.set(-30)
    stage.view.endRefreshing()
    stage.view.startRefreshing()  // the spring to rest turns back to hold
    XCTAssertTrue(stage.view.isMoving)
    stage.view.contentInset = ContentInsets(top: 47)
    stage.view.endRefreshing()
    stage.rest()
    XCTAssertEqual(stage.y, -47)
  }

  func testSpringOfTheBottomLeftAboveTheTopSpringsToTheTop() {
    // S13, I4: content that fits; the insets put the only rest beyond a spring from the other side.
    let stage = ScrollStage(content: ScrollSize(width: 390, height: 300))
    stage.view.alwaysBounceVertical = true
    stage.flick(-100, 0)
    stage.advance(0.3)
    XCTAssertLessThan(stage.y, 20)
    stage.view.contentInset = ContentInsets(top: -20)
    stage.rest()
    XCTAssertEqual(stage.y, 20)
    stage.expectOrder("B S EB ED+ WD S I S DD")
  }
}
