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

  // P317, P318: the release tells velocity and target, and the target that is written is reached.
  func testTargetThatTheDelegateWritesIsReached() {
    let stage = ScrollStage(
      viewport: ScrollSize(width: 100, height: 100), content: ScrollSize(width: 5000, height: 5000))
    stage.log.wantedTarget = ScrollPoint(x: 42.5, y: 97.4)
    stage.down()
    stage.move(-1, x: -1)
    stage.view.touchEnded(velocity: ScrollPoint(x: 1500, y: 2500))
    let end = stage.log.last(.willEndDragging)
    XCTAssertEqual(end?.velocity, ScrollPoint(x: 1500, y: 2500))
    XCTAssertEqual(end?.target?.x ?? 0, ScrollLaw.target(1, 1500), accuracy: 1e-9)
    XCTAssertEqual(end?.target?.y ?? 0, ScrollLaw.target(1, 2500), accuracy: 1e-9)
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

  // P336: without content the drag is told all the same; the offset does not change and is no scroll.
  func testDragWithoutContentIsTold() {
    let stage = stage(0, viewport: 450)
    stage.down()
    stage.move(100, x: 100)
    stage.lift()
    stage.expect("B EB ED-")
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

  // P338, P339: a drag is over once, by its lift or by its cancellation; the lift after that is none.
  func testDragIsOverOnceByLiftOrCancellation() {
    let stage = stage()
    stage.down()
    stage.move(-33, x: -8)
    stage.lift()
    stage.expect("B S EB ED-")
    stage.down()
    stage.move(-21)
    stage.view.touchCancelled()
    XCTAssertFalse(stage.view.isTracking)
    stage.expect("B S EB ED-")
    stage.lift()
    stage.expect("")
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
