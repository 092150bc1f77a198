import RefreshKit
import XCTest

/// Cases of other projects' tests about how far a pull goes and what it arms.
final class PeerPullTests: XCTestCase {
  // P002, P231: the first move is one change of the state and one scroll, and no refresh.
  func testFirstMoveIsToldOnceAndBeginsNothing() throws {
    for (id, policy, trigger, distance) in [
      ("P002", RefreshConfiguration.Policy.threshold, 100.0, 50.0), ("P231", .release, 50, 20),
    ] {
      let rig = try RefreshRig.peer(policy, trigger: trigger, content: 400)
      rig.pull(to: distance)
      XCTAssertEqual(rig.y, -distance, accuracy: 1e-9, id)
      XCTAssertEqual(rig.log, ["B", "idle>pulling drag", "S"], id)
      XCTAssertFalse(rig.control.isArmed, id)
    }
  }

  // P163, P193, P233, P029, P187: a held pull is armed from the trigger on, and never begins.
  func testHeldPullIsArmedFromTheTriggerOn() throws {
    let cases: [(id: String, trigger: Double, distance: Double, isArmed: Bool, progress: Double)] =
      [
        ("P163", 100, 100, true, 1),
        ("P193", 100, 50, false, 0.5),
        ("P233", 60, 66.667, true, 66.667 / 60),
        ("P029", 100, 10, false, 0.1),
        ("P029", 100, 26, false, 0.26),
        ("P029", 100, 100, true, 1),
        ("P187", 80, 79, false, 79.0 / 80),
        ("P187", 80, 80, true, 1),
      ]
    for one in cases {
      let rig = try RefreshRig.peer(.release, trigger: one.trigger)
      XCTAssertEqual(rig.phase, .idle, one.id)
      XCTAssertEqual(rig.view.progress, 0, one.id)
      rig.pull(to: one.distance)
      XCTAssertEqual(rig.phase, .pulling, one.id)
      XCTAssertEqual(rig.control.isArmed, one.isArmed, "\(one.id) at \(one.distance)")
      XCTAssertEqual(rig.view.progress, one.progress, accuracy: 1e-9, one.id)
      XCTAssertEqual(rig.begins, 0, one.id)
    }
  }

  // P036, P047, P126, P157, P181, P188, P227, P232, P250: a release refreshes, once, if the pull
  // was far enough, and else closes. (P047: 250 points of finger are 112 in a view of 600.)
  func testReleaseRefreshesIfThePullWasFarEnough() throws {
    let cases: [(id: String, trigger: Double, extent: Double, distance: Double, speed: Double)] = [
      ("P036", 100, 60, 101, -1000),
      ("P047", 60, 60, ScrollLaw.band(250, 600), -1000),
      ("P126", 400, 60, 400.5, 0),
      ("P157", 80, 60, 100, 0),
      ("P181", 80, 60, 40, 0),
      ("P188", 100, 60, 100, 0),
      ("P227", 50, 50, 10, 0),
      ("P232", 60, 40, 18.2, 0),
      ("P250", 10, 10, 20, 0),
    ]
    for one in cases {
      let rig = try RefreshRig.peer(
        .release, trigger: one.trigger, extent: one.extent, viewport: 2000, content: 4000)
      rig.pull(to: one.distance)
      XCTAssertEqual(rig.view.progress, one.distance / one.trigger, accuracy: 1e-9, one.id)
      rig.release(one.speed)
      let refreshes = one.distance >= one.trigger
      XCTAssertEqual(rig.phase, refreshes ? .refreshing : .pulling, one.id)
      rig.settle()
      XCTAssertEqual(rig.begins, refreshes ? 1 : 0, one.id)
      XCTAssertEqual(rig.phase, refreshes ? .refreshing : .idle, one.id)
      XCTAssertEqual(rig.view.pullDistance, refreshes ? one.extent : 0, accuracy: 1e-6, one.id)
    }
  }

  // P006: to 99, back, and over 100: crossed once, begun once, in that move, finger still down.
  func testTriggerThatIsCrossedOnceBeginsOnceUnderTheFinger() throws {
    let rig = try RefreshRig.peer(.threshold, trigger: 100, content: 400)
    for distance in [99, 86.78169] {
      rig.pull(to: distance)
      XCTAssertEqual(rig.phase, .pulling)
      XCTAssertFalse(rig.control.isArmed)
    }
    rig.recorder.clear()
    rig.pull(to: 105.80452021305739)
    XCTAssertTrue(rig.view.isTracking)
    XCTAssertEqual(
      rig.log, ["armed", "pulling>refreshing trigger", "S", "inset 60", "action", "begin"])
  }

  // P023: what arms is the distance that is seen (79, then 80.1761), not the finger's way.
  func testDistanceThatIsSeenArmsAndNotTheFingersWay() throws {
    let rig = try RefreshRig.peer(.threshold, trigger: 80, content: 400)
    XCTAssertGreaterThan(rig.way(79), 80)
    rig.pull(to: 79)
    XCTAssertEqual(rig.phase, .pulling)
    XCTAssertEqual(rig.recorder.count("armed"), 0)
    rig.pull(to: 80.1761)
    XCTAssertEqual(rig.recorder.count("armed"), 1)
  }

  // P192: past the trigger under the finger it refreshes, and progress goes on past 1.
  func testPullFarPastTheTriggerRefreshesUnderTheFinger() throws {
    let rig = try RefreshRig.peer(.threshold, trigger: 100)
    rig.pull(to: 250)
    XCTAssertTrue(rig.view.isTracking)
    XCTAssertEqual(rig.phase, .refreshing)
    XCTAssertEqual(rig.view.progress, 2.5, accuracy: 1e-9)
  }

  // P182: exactly the trigger is armed, its release begins, a second release and a second pull
  // begin nothing, and the content stands at the height of the control again.
  func testRefreshBeginsOnceAtExactlyTheTrigger() throws {
    let rig = try RefreshRig.peer(.release, trigger: 80, extent: 80)
    rig.pull(to: 80)
    XCTAssertEqual(rig.view.progress, 1, accuracy: 1e-9)
    XCTAssertEqual(rig.phase, .pulling)
    rig.release()
    XCTAssertEqual(rig.phase, .refreshing)
    rig.release()
    rig.pull(to: 200)
    rig.release()
    rig.settle()
    XCTAssertEqual(rig.phase, .refreshing)
    XCTAssertEqual(rig.view.pullDistance, 80, accuracy: 1e-6)
    XCTAssertEqual(rig.begins, 1)
  }

  // P160, P260: a second release of one pull begins nothing and clears nothing.
  func testSecondReleaseOfAPullBeginsNothing() throws {
    for (id, trigger) in [("P160", 80.0), ("P260", 90)] {
      let rig = try RefreshRig.peer(.release, trigger: trigger, extent: trigger)
      rig.pull(to: 100)
      rig.release()
      rig.release()
      rig.settle()
      XCTAssertEqual(rig.begins, 1, id)
      XCTAssertEqual(rig.phase, .refreshing, id)
      XCTAssertEqual(rig.view.progress, 1, accuracy: 1e-6, id)
    }
  }

  // P148: a pull while refreshing begins nothing, and hold is the full distance again.
  func testPullWhileRefreshingEndsAtHold() throws {
    let rig = try RefreshRig.peer(.release, trigger: 80, extent: 80)
    rig.control.beginRefreshing()
    rig.down()
    rig.move(to: 160)
    rig.release()
    rig.settle()
    XCTAssertEqual(rig.view.progress, 1, accuracy: 1e-6)
    XCTAssertEqual(rig.steps, ["idle>refreshing"])
    XCTAssertEqual(rig.begins, 0)
  }

  // P178: the way back is damped as the way out is.
  func testWayBackGivesTheSameDistances() throws {
    let rig = try RefreshRig.peer(.release, trigger: 200)
    rig.down()
    rig.move(to: rig.way(50))
    XCTAssertEqual(rig.view.pullDistance, 50, accuracy: 1e-9)
    rig.move(to: rig.way(30))
    XCTAssertEqual(rig.view.pullDistance, 30, accuracy: 1e-9)
  }

  // P246: the whole way of the finger counts, not the direction of its last move.
  func testWobbleWithinAPullKeepsItPulling() throws {
    let rig = try RefreshRig.peer(.release, trigger: 64)
    rig.down()
    rig.move(to: rig.way(12))
    rig.move(to: rig.way(10))
    XCTAssertEqual(rig.view.pullDistance, 10, accuracy: 1e-9)
    XCTAssertEqual(rig.steps, ["idle>pulling"])
  }

  // P249: the pull counts from where the finger touched down, wherever that is.
  func testPullCountsFromTheTouchDown() throws {
    for place in [0.0, 64, 500] {
      let rig = try RefreshRig.peer(.release, trigger: 64)
      rig.view.touchBegan(at: ScrollPoint(x: 0, y: place))
      XCTAssertEqual(rig.y, 0)
      XCTAssertEqual(rig.steps, [])
      rig.move(to: place + rig.way(30))
      XCTAssertEqual(rig.view.pullDistance, 30, accuracy: 1e-9)
    }
  }

  // P259: into the pull once, over its trigger once.
  func testEachCrossingIsToldOnce() throws {
    let rig = try RefreshRig.peer(.release, trigger: 90, extent: 40)
    rig.pull(to: 20)
    rig.pull(to: 100)
    XCTAssertEqual(rig.log, ["B", "idle>pulling drag", "S", "armed", "S"])
  }
}
