import RefreshKit
import XCTest

/// S10 and S12: offsets that code sets at once.
final class ScrollOffsetTests: XCTestCase {
  func testOffsetSetAtOnceMayLeaveTheRangeAndStays() {
    // S10: nothing brings it back until a touch, an inset or a size change.
    for change in [
      { (stage: ScrollStage) in stage.set(-120) }, { $0.assign(-120) },
    ] {
      let stage = ScrollStage(offset: 600)
      change(stage)
      stage.expect("S")
      stage.advance(60)
      stage.expect(y: -120)
      stage.expect("")
      XCTAssertNil(stage.view.nextEvent)
    }
  }

  func testOffsetOutOfRangeIsBroughtBackByATouch() {
    // S10, S11: a motion that no release of a drag started sends S only.
    let stage = ScrollStage(offset: 0)
    stage.set(-120)
    stage.log.entries = []
    stage.down()
    stage.lift()
    stage.rest()
    XCTAssertEqual(stage.y, 0)
    stage.expectOrder("S")
  }

  func testOffsetOutOfRangeIsClampedByAnInsetOrSizeChange() {
    let inset = ScrollStage(offset: 600)
    inset.set(-120)
    inset.log.entries = []
    inset.view.contentInset = ContentInsets(top: 20)
    XCTAssertEqual(inset.y, -20)
    inset.expect("I S")
    let size = ScrollStage(offset: 600)
    size.set(2500)
    size.log.entries = []
    size.view.contentSize = ScrollSize(width: 390, height: 3100)
    XCTAssertEqual(size.y, 2300)
    size.expect("S")
  }

  func testOffsetSetToItselfReportsNothing() {
    // S12: no scroll event; S10: an animated change to the current offset is none.
    let stage = ScrollStage(offset: 600)
    stage.set(600)
    stage.assign(600)
    stage.set(600, animated: true)
    stage.view.scrollRectToVisible(ScrollRect(x: 0, y: 700, width: 10, height: 10), animated: true)
    stage.advance(1)
    stage.expect("")
  }

  func testOffsetSetUnderFingerRebasesTheDrag() {
    // S10: both kinds, past an edge too.
    for assigns in [false, true] {
      let stage = ScrollStage(offset: 600)
      stage.down()
      stage.move(-30)
      if assigns { stage.assign(-50) } else { stage.set(-50) }
      XCTAssertEqual(stage.y, -50)
      stage.move(20)
      stage.expect(y: -ScrollLaw.band(ScrollLaw.finger(50) + 20))
      stage.expect("B S S S")
    }
  }

  func testOffsetSetAtOnceStopsADeceleration() {
    // S10, S11: S before DD; both flags are up until DD.
    let stage = ScrollStage(offset: 600)
    stage.flick(-30, 2000)
    stage.advance(0.3)
    stage.log.entries = []
    stage.set(700)
    XCTAssertEqual(stage.log.entries.map(\.flags), ["011", "000"])
    stage.expect("S DD")
    stage.advance(5)
    stage.expect("")
    XCTAssertEqual(stage.y, 700)
  }

  func testOffsetSetToItselfStopsADecelerationWithoutScroll() {
    let stage = ScrollStage(offset: 600)
    stage.flick(-30, 2000)
    stage.advance(0.3)
    stage.log.entries = []
    let shown = stage.y
    stage.set(shown)
    stage.expect("DD")
    XCTAssertFalse(stage.view.isMoving)
    XCTAssertEqual(stage.y, shown)
  }

  func testOffsetAssignedDuringDecelerationShiftsIt() {
    // S10: it goes on with its speed from the new place.
    let stage = ScrollStage(offset: 600)
    stage.flick(-30, 2000)
    stage.advance(0.3)
    stage.assign(700)
    let speed = ScrollLaw.glideVelocity(2000, at: 0.3)
    stage.advance(0.2)
    stage.expect(y: ScrollLaw.glide(700, speed, at: 0.2))
    stage.rest()
    stage.expect(y: ScrollLaw.target(700, speed))
    stage.expectOrder("B S EB ED+ WD S DD")
  }

  func testOffsetAssignedOutOfRangeDuringDecelerationSpringsBack() {
    // S10: one shifted out of range springs back.
    let stage = ScrollStage(offset: 600)
    stage.flick(-30, -2000)
    stage.advance(0.05)
    let speed = ScrollLaw.glideVelocity(-2000, at: 0.05)
    stage.assign(-40)
    stage.advance(0.05)
    stage.expect(y: ScrollLaw.spring(-40, speed, at: 0.05))
    stage.rest()
    XCTAssertEqual(stage.y, 0)
    stage.expectOrder("B S EB ED+ WD S DD")
  }

  func testOffsetAssignedDuringSpringOrAnimationStopsIt() {
    // S10: with its DD or EA after the S.
    let spring = ScrollStage(offset: 0)
    spring.flick(200, 0)
    spring.advance(0.05)
    spring.log.entries = []
    spring.assign(-30)
    spring.expect("S DD")
    spring.advance(2)
    XCTAssertEqual(spring.y, -30)
    let animation = ScrollStage(offset: 600)
    animation.set(900, animated: true)
    animation.advance(0.1)
    animation.log.entries = []
    animation.assign(100)
    animation.expect("S EA")
    animation.advance(2)
    XCTAssertEqual(animation.y, 100)
  }
}
