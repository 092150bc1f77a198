import RefreshKit
import XCTest

/// Cases of other projects' tests about which gestures pull, and where they begin and end.
final class PeerGestureTests: XCTestCase {
  // P003, P285: without bouncing there is nothing to pull, slow or fast.
  func testViewThatDoesNotBounceCannotBePulled() throws {
    for (id, way, speed, content) in [("P003", 50.0, 0.0, 400.0), ("P285", 100, -2000, 2000)] {
      let rig = try RefreshRig.peer(.threshold, trigger: 80, content: content)
      rig.view.bounces = false
      rig.down()
      rig.move(to: way)
      rig.release(speed)
      rig.settle()
      XCTAssertEqual(rig.y, 0, id)
      XCTAssertEqual(rig.log, ["B", "EB", "ED(false)"], id)
    }
  }

  // P016: only the top counts; flings in the middle and into the end are nothing to the control.
  func testFlingsAwayFromTheTopAreNoPulls() throws {
    let rig = try RefreshRig.peer(.threshold, trigger: 100, content: 20_000)
    for (way, speed) in [(200.0, -2000.0), (-200, 3000), (-200, 100_000)] {
      rig.jump(10_000)
      rig.down()
      rig.move(to: way)
      rig.release(speed)
      rig.settle()
    }
    rig.assertOffset(19_400)
    XCTAssertEqual(rig.steps, [])
    XCTAssertEqual(rig.begins, 0)
  }

  // P034: a point to the side is no pull, however fast.
  func testFlingToTheSideIsNoPull() throws {
    let rig = try RefreshRig.peer(.release, trigger: 60, content: 200)
    rig.down()
    rig.view.touchMoved(to: ScrollPoint(x: 1, y: 0))
    rig.view.touchEnded(velocity: ScrollPoint(x: -1000, y: 0))
    rig.skip(3)
    XCTAssertEqual(rig.steps, [])
    rig.assertClosed()
  }

  // P043: begun 50 down the list, a drag that reaches the top pulls with what is left of it.
  func testDragThatReachesTheTopRefreshes() throws {
    let rig = try RefreshRig.peer(.release, trigger: 60, content: 1000)
    rig.jump(50)
    rig.down()
    rig.move(to: 300)
    rig.assertOffset(-ScrollLaw.band(250, 600))
    rig.release(-1000)
    rig.skip(2)
    rig.assertRefreshing(at: -60)
  }

  // P283: one move over the edge: in range point for point, past it damped.
  func testMoveOverTheEdgeIsDampedPastItOnly() throws {
    let rig = try RefreshRig.peer(.release, trigger: 80)
    rig.jump(100)
    rig.skip(0.1)
    rig.down()
    rig.move(to: 100 + rig.way(80))
    rig.assertOffset(-80)
    XCTAssertTrue(rig.control.isArmed)
    rig.release()
    rig.settle()
    rig.assertRefreshing()
    rig.control.endRefreshing()
    rig.settle()
    rig.assertClosed()
  }

  // P194: the pull counts from where the edge is met, not from the touch-down.
  func testWayInTheListIsNoPull() throws {
    let rig = try RefreshRig.peer(.release, trigger: 100)
    rig.jump(50)
    rig.down()
    rig.move(to: 25)
    XCTAssertEqual(rig.phase, .idle)
    XCTAssertEqual(rig.view.progress, 0)
    rig.move(to: 50 + rig.way(30))
    XCTAssertEqual(rig.view.pullDistance, 30, accuracy: 1e-9)
  }

  // P046: a jump to the top in code is no pull.
  func testJumpToTheTopIsNoPull() throws {
    let rig = try RefreshRig.peer(.release, trigger: 60, content: 1600)
    rig.jump(500)
    rig.jump(0)
    rig.skip(2)
    XCTAssertEqual(rig.steps, [])
    XCTAssertEqual(rig.begins, 0)
  }

  // P284: inertia that carries the content over the top is no pull.
  func testFlingThatCoastsOverTheTopIsNoPull() throws {
    let rig = try RefreshRig.peer(.release, trigger: 80)
    rig.jump(400)
    rig.down()
    rig.move(to: 100)
    rig.release(-2000)
    rig.settle()
    XCTAssertLessThan(rig.recorder.offsets.min() ?? 0, 0)
    XCTAssertEqual(rig.steps, [])
    rig.assertClosed()
  }

  // P179: with nothing pulled, drags and flings into the content are the list's.
  func testDragIntoTheContentIsTheLists() throws {
    let rig = try RefreshRig.peer(.release, trigger: 200)
    rig.down()
    rig.move(to: -40)
    rig.assertOffset(40)
    rig.release(900)
    rig.settle()
    rig.assertOffset(ScrollLaw.target(40, 900))
    XCTAssertEqual(rig.steps, [])
  }

  // P195: the same finger up is no pull; it scrolls.
  func testFreshDragUpAfterAPullIsNone() throws {
    let rig = try RefreshRig.peer(.release, trigger: 100)
    rig.pull(to: 33)
    rig.assertOffset(-33)
    rig.release()
    rig.settle()
    rig.recorder.clear()
    rig.down()
    rig.move(to: -50)
    rig.assertOffset(50)
    XCTAssertEqual(rig.steps, [])
  }

  // P196: pushed back through rest under the finger, the pull is over.
  func testPullThatIsPushedBackIsOver() throws {
    let rig = try RefreshRig.peer(.release, trigger: 100)
    rig.pull(to: 20)
    rig.pull(to: -15)
    rig.assertOffset(15)
    XCTAssertEqual(rig.view.pullDistance, 0)
    XCTAssertEqual(rig.steps, ["idle>pulling", "pulling>idle"])
  }

  // P258: up and released is nothing; pulled by 100 of 90 and released is one refresh.
  func testDirectionOfTheDragDecides() throws {
    let rig = try RefreshRig.peer(.release, trigger: 90, extent: 40)
    rig.drag(100)
    rig.release()
    rig.settle()
    XCTAssertEqual(rig.steps, [])
    rig.pull(to: 100)
    rig.release()
    XCTAssertEqual(rig.begins, 1)
  }

  // P282: exactly 80 of 80: armed, refreshing at the lift, idle after its end.
  func testWholeCycleAtExactlyTheTrigger() throws {
    let rig = try RefreshRig.peer(.release, trigger: 80)
    rig.pull(to: 80)
    XCTAssertTrue(rig.control.isArmed)
    rig.release()
    rig.settle()
    rig.assertRefreshing()
    rig.control.endRefreshing()
    rig.settle()
    rig.assertClosed()
    XCTAssertEqual(
      rig.steps, ["idle>pulling", "pulling>refreshing", "refreshing>ending", "ending>idle"])
  }

  // P184: a cancelled gesture is no release, however far it pulled.
  func testCancelledGestureRefreshesNothing() throws {
    let rig = try RefreshRig.peer(.release, trigger: 80)
    rig.pull(to: 120)
    XCTAssertTrue(rig.control.isArmed)
    rig.view.touchCancelled()
    rig.settle()
    rig.assertClosed()
    XCTAssertEqual(rig.begins, 0)
  }

  // P140: a flick downwards goes into the spring and starts no deceleration: below the trigger the
  // content comes back to rest, above it a refresh runs, and without a pull nothing happens.
  func testFlickOutwardsGoesIntoTheSpring() throws {
    let rig = try RefreshRig.peer(.release, trigger: 200, viewport: 1000)
    rig.down()
    rig.release(-100)
    XCTAssertEqual(rig.log, [])
    rig.pull(to: 50)
    rig.release(-100)
    rig.skip(0.05)
    rig.assertOffset(ScrollLaw.spring(-50, -100, at: 0.05))
    rig.settle()
    rig.assertClosed()
    XCTAssertEqual(rig.begins, 0)
    rig.pull(to: 300)
    rig.release(-100)
    XCTAssertEqual(rig.begins, 1)
    rig.control.endRefreshing()
    rig.settle()
    rig.assertClosed()
  }

  // P142: the end of a fling is no release, and time moves no content that a finger holds.
  func testEndOfAFlingIsNoRelease() throws {
    let rig = try RefreshRig.peer(.release, trigger: 200, viewport: 1000)
    rig.jump(300)
    rig.down()
    rig.move(to: 1)
    rig.release(-2000)
    rig.settle()
    XCTAssertEqual(rig.recorder.count("DD"), 1)
    rig.assertClosed()
    for distance in [50.0, 150] {
      rig.pull(to: distance)
      rig.skip(1)
      XCTAssertEqual(rig.view.pullDistance, distance, accuracy: 1e-9)
    }
    XCTAssertEqual(rig.begins, 0)
  }

  // P198: moves of the finger change nothing while refreshing and while ending.
  func testMovesChangeNothingInRefreshingAndEnding() throws {
    let rig = try RefreshRig.peer(.threshold, trigger: 100)
    rig.pull(to: 100)
    rig.pull(to: 88)
    XCTAssertEqual(rig.phase, .refreshing)
    rig.control.endRefreshing()
    rig.pull(to: 76)
    XCTAssertEqual(rig.phase, .ending)
  }
}
