import RefreshKit
import XCTest

/// Cases of other projects' tests about the work of a refresh, and about observers of its states.
final class PeerWorkTests: XCTestCase {
  private func rig(_ policy: RefreshConfiguration.Policy = .release) throws -> RefreshRig {
    try RefreshRig.peer(policy, trigger: 80)
  }

  // P025: finishing between frames changes the state at once; the place waits for the next frame.
  func testEndBetweenFramesIsSeenBeforeTheNextFrame() throws {
    let rig = try RefreshRig.peer(.threshold, trigger: 100, content: 400)
    rig.pull(to: 100)
    XCTAssertEqual(rig.phase, .refreshing)
    XCTAssertEqual(rig.begins, 1)
    rig.release()
    rig.skip(2)
    rig.assertRefreshing(at: -60)
    rig.control.endRefreshing()
    XCTAssertEqual(rig.phase, .ending)
    rig.assertOffset(-60)
  }

  // P200: a completion closes at once here, and once.
  func testCompletionIsToldOnce() throws {
    let rig = try rig()
    rig.view.startRefreshing()
    XCTAssertEqual(rig.recorder.count(prefix: "end "), 0)
    rig.control.endRefreshing()
    XCTAssertEqual(rig.recorder.count(prefix: "end "), 1)
    rig.skip(0)
    rig.skip(2)
    XCTAssertEqual(rig.recorder.count(prefix: "end "), 1)
  }

  // P252: work that is done within the begin leaves the control idle in the same call.
  func testWorkThatIsDoneAtOnceLeavesTheControlIdleInTheCall() throws {
    let rig = try rig()
    rig.recorder.hooks["action"] = { $0.endRefreshing() }
    rig.view.startRefreshing()
    XCTAssertEqual(rig.recorder.count("action"), 1)
    rig.assertClosed()
  }

  // P297: work that is done at once begins nothing again in its gesture, and once in the next.
  func testWorkThatIsDoneAtOnceRunsOnceAGesture() throws {
    let rig = try rig()
    rig.recorder.hooks["action"] = { $0.endRefreshing() }
    for gesture in 1...2 {
      rig.pull(to: 150)
      rig.release(gesture == 1 ? 0 : -1000)
      rig.settle()
      XCTAssertEqual(rig.recorder.count("action"), gesture)
      rig.assertClosed()
    }
  }

  // P324: sending the actions by hand runs the work.
  func testSentActionsRunTheWork() throws {
    let rig = try rig()
    rig.control.sendActions()
    XCTAssertEqual(rig.recorder.count("action"), 1)
  }

  // P325: refreshing spans the work: true at the begin of work of 1 s, false within 2 s.
  func testRefreshingSpansTheWork() throws {
    let rig = try rig()
    rig.recorder.hooks["begin"] = { $0.endRefreshing(after: .seconds(1)) }
    rig.view.startRefreshing()
    XCTAssertTrue(rig.control.isRefreshing)
    rig.skip(2)
    XCTAssertFalse(rig.control.isRefreshing)
  }

  // P326: a pull while work is in flight is dropped, not queued.
  func testPullInFlightIsDropped() throws {
    let rig = try rig()
    rig.view.startRefreshing()
    rig.pull(to: 100)
    rig.release()
    XCTAssertEqual(rig.begins, 1)
    for begins in 2...3 {
      rig.control.endRefreshing()
      rig.settle()
      XCTAssertEqual(rig.begins, begins - 1)
      rig.pull(to: 100)
      rig.release()
      XCTAssertEqual(rig.begins, begins)
    }
  }

  // P328: success and failure end alike.
  func testSuccessAndFailureEndAlike() throws {
    let rig = try rig()
    for outcome in [RefreshOutcome.success, .failure] {
      rig.view.startRefreshing()
      XCTAssertEqual(rig.control.indicator, .spinning)
      rig.control.endRefreshing(outcome: outcome)
      rig.assertClosed()
    }
  }

  // P462: an observer that is taken off hears no more.
  func testObserverThatIsTakenOffHearsNoMore() throws {
    let rig = try rig()
    var heard = 0
    let token = rig.control.addObserver { _ in heard += 1 }
    rig.control.beginRefreshing()
    rig.control.endRefreshing()
    XCTAssertEqual(heard, 3)  // refreshing, ending, idle
    rig.control.removeObserver(token)
    rig.control.beginRefreshing()
    rig.control.endRefreshing()
    XCTAssertEqual(heard, 3)
  }

  // P463: a command from inside an observer is no error: it acts at once and is told afterwards
  // (D5).
  func testCommandFromInsideAnObserverIsToldAfterwards() throws {
    let rig = try rig()
    rig.recorder.hooks["idle>refreshing command"] = { view in
      XCTAssertEqual(view.refreshControl?.beginRefreshing(), .alreadyRefreshing)
      XCTAssertEqual(view.endRefreshing(), .ended)
    }
    rig.control.beginRefreshing()
    XCTAssertEqual(rig.steps, ["idle>refreshing", "refreshing>ending", "ending>idle"])
    XCTAssertFalse(rig.recorder.wasNested)
  }
}
