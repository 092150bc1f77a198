import RefreshKit
import XCTest

/// Cases of other projects' tests about callbacks and drags.
final class PeerOrderTests: XCTestCase {
  private func stage(_ content: Double = 10_000, viewport: Double = 600) -> ScrollStage {
    ScrollStage(
      viewport: ScrollSize(width: 800, height: viewport),
      content: ScrollSize(width: 800, height: content))
  }

  // P089: each change is told once with its new value, and a delegate that is taken off hears none.
  func testEachScrollIsToldOnceWithItsNewOffset() {
    let stage = stage()
    stage.down()
    stage.move(-20)
    stage.move(-230)
    stage.lift()
    XCTAssertEqual(stage.log.all(.didScroll).map(\.offset.y), [20, 250])
    stage.log.entries = []
    stage.view.delegate = nil
    stage.flick(-130, 0)
    stage.expect("")
  }

  // P092: waiting under a finger tells nothing, and the drag begins with the first move.
  func testWaitingUnderAFingerTellsNothing() {
    let stage = stage(1000)
    stage.down()
    stage.advance(1)
    stage.expect("")
    stage.move(-10)
    stage.expect("B S")
    stage.advance(1)
    stage.expect("")
    stage.lift()
    stage.expect("EB ED-")
    stage.advance(1)
    stage.expect("")
  }

  // P094, P121, P354: an offset set at once is one scroll, with the offset that is read then.
  func testOffsetSetAtOnceIsOneScroll() {
    let stage = stage()
    stage.set(100)
    XCTAssertEqual(stage.log.last(.didScroll)?.offset.y, 100)
    stage.expect("S")
    stage.advance(0)
    stage.expect("")
  }

  // P099: a fling against the edge of a view that does not bounce starts no deceleration.
  func testFlingAgainstAClosedEdgeIsNoDeceleration() {
    let stage = stage(1000)
    stage.view.bounces = false
    stage.flick(50, -500)
    stage.advance(3)
    stage.expect("B EB ED-")
    stage.expect(y: 0)
  }

  // P101: the axis that does not scroll stays, and a finger that rested lifts without speed.
  func testRestingFingerLiftsWithoutSpeed() {
    let stage = stage(1200)
    stage.down()
    stage.advance(1)
    stage.move(-10, x: -10)
    XCTAssertEqual(stage.view.contentOffset, ScrollPoint(x: 0, y: 10))
    stage.advance(1)
    stage.view.touchEnded()
    XCTAssertEqual(stage.log.last(.willEndDragging)?.velocity, .zero)
    stage.expect("B S EB ED-")
  }

  // P317: the release tells velocity and target, a target of zero too. (Points a second here; the
  // peer has points a millisecond.)
  func testReleaseTellsVelocityAndTarget() {
    for target in [ScrollPoint(x: 27.4, y: 853), .zero] {
      let stage = ScrollStage(
        viewport: ScrollSize(width: 100, height: 100),
        content: ScrollSize(width: 5000, height: 5000))
      stage.view.contentInset = ContentInsets(top: 2000, left: 2000)
      // As far before the target as the release goes.
      stage.view.drag(
        to: ScrollPoint(
          x: target.x - ScrollLaw.target(0, 1500), y: target.y - ScrollLaw.target(0, 2500)))
      stage.view.touchEnded(velocity: ScrollPoint(x: 1500, y: 2500))
      let end = stage.log.last(.willEndDragging)
      XCTAssertEqual(end?.velocity, ScrollPoint(x: 1500, y: 2500))
      XCTAssertEqual(end?.target?.x ?? .nan, target.x, accuracy: 1e-9)
      XCTAssertEqual(end?.target?.y ?? .nan, target.y, accuracy: 1e-9)
      stage.rest()
      XCTAssertEqual(stage.view.contentOffset.x, target.x, accuracy: 1e-9)
      stage.expect(y: target.y)
    }
  }

  // P318: the target that the delegate writes is where the content ends.
  func testTargetThatTheDelegateWritesIsReached() {
    let stage = ScrollStage(
      viewport: ScrollSize(width: 100, height: 100), content: ScrollSize(width: 5000, height: 5000))
    stage.log.wantedTarget = ScrollPoint(x: 42.5, y: 97.4)
    stage.down()
    stage.move(-1, x: -1)
    stage.view.touchEnded(velocity: ScrollPoint(x: 1500, y: 2500))
    stage.rest()
    XCTAssertEqual(stage.view.contentOffset, ScrollPoint(x: 42.5, y: 97.4))
  }

  // P319: whether it goes on is told as it is.
  func testEndOfADragTellsWhetherItGoesOn() {
    let stage = stage()
    stage.flick(-10, 0)
    stage.flick(-10, 1000)
    XCTAssertEqual(stage.log.all(.didEndDragging).map(\.willDecelerate), [false, true])
  }

  // P336: without content the drag is told all the same. The peer's content moves then, as content
  // here does that always bounces; else the offset does not change, which is no scroll (S12).
  func testDragWithoutContentIsTold() {
    for (bounces, calls) in [(true, "B S EB ED+ WD"), (false, "B EB ED-")] {
      let stage = stage(0, viewport: 450)
      stage.view.alwaysBounceVertical = bounces
      stage.down()
      stage.move(100, x: 100)
      stage.lift()
      stage.expect(calls)
    }
  }

  // P113: the first move loses nothing.
  func testFirstMoveIsTakenWhole() {
    let stage = stage()
    stage.down()
    stage.move(-30)
    stage.expect(y: 30)
  }

  // P119: scrolling disabled in a drag ends it at once; the lift that follows is harmless.
  func testScrollingDisabledInADragEndsIt() {
    let stage = stage(2000)
    stage.down()
    stage.move(-100)
    XCTAssertTrue(stage.view.isDragging)
    stage.view.isScrollEnabled = false
    XCTAssertFalse(stage.view.isDragging)
    stage.lift()
    XCTAssertFalse(stage.view.isDragging)
    XCTAssertEqual(stage.diagnostics, [])
    stage.expect("B S EB ED-")
  }

  // P341: what the content has moved by is taken back under the finger, as a pan's translation is
  // reset; only the way after that counts, and none of it twice.
  func testOffsetTakenBackInADragCountsTheWayAfterIt() {
    let stage = ScrollStage(offset: 600, content: ScrollSize(width: 1000, height: 3000))
    stage.view.contentOffset.x = 100
    stage.down()
    for _ in 0..<2 {
      stage.move(10, x: 10)
      XCTAssertEqual(stage.view.contentOffset, ScrollPoint(x: 90, y: 590))
      stage.view.contentOffset = ScrollPoint(x: 100, y: 600)
    }
    stage.move(12, x: 13)
    XCTAssertEqual(stage.view.contentOffset, ScrollPoint(x: 87, y: 588))
  }

  // P338: a drag begins, goes on, and is over once, by its lift.
  func testDragIsOverOnceByItsLift() {
    let stage = ScrollStage(offset: 600)
    stage.down()
    stage.expect(flags: "100")
    stage.move(33, x: -8)
    stage.expect(flags: "110")
    stage.lift()
    stage.expect(flags: "000")
    stage.expect("B S EB ED-")
    stage.down()
    stage.expect(flags: "100")
  }

  // P339: a cancelled drag neither goes on nor begins a refresh, however fast and far it went; the
  // lift after it is none.
  func testDragIsOverOnceByItsCancellation() throws {
    let stage = ScrollStage(offset: 600)
    stage.down()
    for _ in 0..<3 {
      stage.advance(0.01)
      stage.move(-21, x: 11)
    }
    stage.view.touchCancelled()
    stage.expect(flags: "000")
    XCTAssertFalse(stage.view.isMoving)
    stage.expect("B S S S EB ED-")
    stage.lift()
    stage.expect("")

    let control = stage.view.setupRefreshControl(
      configuration: try RefreshConfiguration(policy: .release))
    stage.view.drag(to: ScrollPoint(x: 0, y: -100))
    XCTAssertTrue(control.isArmed)
    stage.view.touchCancelled()
    XCTAssertFalse(control.isArmed)
    stage.rest()
    XCTAssertEqual(control.state, .idle)
    XCTAssertEqual(stage.log.all(.didBeginRefresh).count, 0)
  }

  // P340: 50 points in a second are 50 points a second. (Samples farther apart than 40 ms do not
  // count, so the way is told in steps of 20 ms.)
  func testVelocityIsWayByTime() {
    var tracker = VelocityTracker()
    for sample in 0...50 {
      tracker.add(position: ScrollPoint(x: Double(sample), y: 0), at: Double(sample) * 0.02)
    }
    XCTAssertEqual(tracker.velocity(liftedAt: 1).x, 50, accuracy: 0.001)
  }
}
