import Foundation
import RefreshKit
import XCTest

/// Cases of other projects' tests about the states of a refresh.
final class PeerStateTests: XCTestCase {
  // P001: a control that is put on a view tells nothing and moves nothing.
  func testControlThatIsAddedIsSilent() {
    let stage = ScrollStage(content: ScrollSize(width: 390, height: 400))
    let control = stage.view.addRefreshControl()
    stage.advance(0.016)
    stage.advance(0.016)
    XCTAssertEqual(control.state, .idle)
    stage.expect(y: 0)
    stage.expect("")
  }

  // P290, P156: a control begins idle; a stored refresh goes on as the same refresh.
  func testInitialStateIsIdleOrTheOneThatWasStored() throws {
    XCTAssertEqual(RefreshControl().state, .idle)
    let rig = try RefreshRig.peer(.release, trigger: 80)
    XCTAssertEqual(rig.control.state, .idle)

    var machine = RefreshMachine()
    _ = machine.handle(.beginCommanded, at: .zero)
    XCTAssertEqual(machine.state.phase, .refreshing)
    let data = try JSONEncoder().encode(machine.snapshot(at: .zero))
    let snapshot = try JSONDecoder().decode(RefreshSnapshot.self, from: data)
    let restored = RefreshMachine(snapshot: snapshot, at: .zero)
    XCTAssertEqual(restored.state, machine.state)
  }

  // P018: no content at all, a pull by 50, one by 500, and work that never ends.
  func testExtremePullOfEmptyContentRefreshesOnce() throws {
    let rig = try RefreshRig.peer(.threshold, trigger: 100, content: 0)
    rig.pull(to: 50)
    rig.release()
    rig.pull(to: 500)
    rig.release()
    rig.skip(5)
    XCTAssertEqual(rig.begins, 1)
    rig.assertRefreshing(at: -60)
    XCTAssertEqual(rig.complaints.list, [])
  }

  // P020: pull, progress and what shows of the control are never below 0, in any frame.
  func testPullIsNeverNegative() throws {
    let rig = try RefreshRig.peer(.threshold, trigger: 100, content: 400)
    rig.view.alwaysBounceVertical = true
    func check() {
      XCTAssertGreaterThanOrEqual(rig.view.pullDistance, 0, "at \(rig.y)")
      XCTAssertGreaterThanOrEqual(rig.view.progress, 0, "at \(rig.y)")
      XCTAssertGreaterThanOrEqual(rig.view.visibleHeight, 0, "at \(rig.y)")
    }
    rig.pull(to: 150)
    check()
    rig.release()
    rig.run(0.05, onFrame: check)
    rig.drag(rig.y + 300)
    check()
    XCTAssertGreaterThan(rig.y, 0)
    rig.release()
    rig.run(0.05, onFrame: check)
    rig.control.endRefreshing()
    check()
    rig.run(5, onFrame: check)
  }

  // P028: a control without height refreshes all the same, and its end takes no time.
  func testControlWithoutHeightRefreshesWithoutAnInset() throws {
    let rig = try RefreshRig.peer(.threshold, trigger: 100, extent: 0, content: 400)
    rig.pull(to: 75)
    rig.pull(to: 150)
    XCTAssertEqual(rig.begins, 1)
    rig.release()
    rig.skip(5)
    rig.assertRefreshing(at: 0)
    XCTAssertEqual(rig.view.refreshInset, 0)
    rig.control.endRefreshing()
    rig.assertClosed()
  }

  // P030: in the ending of a pull by 120 of 100 the clamped progress is 1.
  func testClampedProgressIsNeverMoreThanOne() throws {
    let rig = try RefreshRig.peer(.threshold, trigger: 100, content: 400)
    rig.pull(to: 120)
    rig.control.endRefreshing()
    XCTAssertEqual(rig.phase, .ending)
    XCTAssertEqual(rig.view.progress, 1.2, accuracy: 1e-9)
    XCTAssertEqual(rig.view.clampedProgress, 1)
  }

  // P031: nearly the whole viewport of finger, in two moves.
  func testPullOverNearlyTheWholeViewFollowsTheLaw() throws {
    let rig = try RefreshRig.peer(.threshold, trigger: 120)
    rig.down()
    for way in [250.0, 500] {
      rig.move(to: way)
      rig.assertOffset(-ScrollLaw.band(way, 600))
    }
    XCTAssertEqual(rig.begins, 1)
  }

  // P189: let go too early it is still a pull until it is closed, and no refresh.
  func testReleaseBelowTheTriggerStaysAPullUntilItIsClosed() throws {
    let rig = try RefreshRig.peer(.release, trigger: 100)
    rig.pull(to: 50)
    rig.release()
    XCTAssertEqual(rig.phase, .pulling)
    rig.settle()
    rig.assertClosed()
    XCTAssertEqual(rig.begins, 0)
  }

  // P190: a lift without a touch changes no state.
  func testStrayReleaseChangesNothing() throws {
    let rig = try RefreshRig.peer(.release, trigger: 100)
    rig.release()
    XCTAssertEqual(rig.phase, .idle)
    rig.pull(to: 100)
    rig.release()
    rig.settle()
    rig.release()
    XCTAssertEqual(rig.phase, .refreshing)
    rig.control.endRefreshing()
    rig.release()
    XCTAssertEqual(rig.phase, .ending)
    XCTAssertEqual(rig.begins, 1)
  }

  // P225, P226: pulling at 20, armed at 75, refreshing at 50, deaf to another pull, closed.
  func testWholeLadderOfStatesHasItsDistances() throws {
    let rig = try RefreshRig.peer(.release, trigger: 50, extent: 50)
    rig.pull(to: 20)
    XCTAssertEqual(rig.phase, .pulling)
    XCTAssertFalse(rig.control.isArmed)
    XCTAssertEqual(rig.view.pullDistance, 20, accuracy: 1e-9)
    rig.pull(to: 75)
    XCTAssertTrue(rig.control.isArmed)
    XCTAssertEqual(rig.view.pullDistance, 75, accuracy: 1e-9)
    rig.release()
    rig.settle()
    rig.assertRefreshing(at: -50)
    rig.down()
    rig.move(to: 100)
    rig.release()
    rig.settle()
    rig.assertRefreshing(at: -50)
    XCTAssertEqual(rig.begins, 1)
    rig.control.endRefreshing()
    rig.settle()
    rig.assertClosed()
  }

  // P303, P323: begin and end turn the flag within the call, with any inset.
  func testFlagTurnsWithinTheCall() throws {
    for (id, top) in [("P303", 0.0), ("P303", 40), ("P323", 0)] {
      let rig = try RefreshRig.peer(.threshold, trigger: 120, viewport: 500, top: top)
      rig.control.beginRefreshing()
      XCTAssertTrue(rig.control.isRefreshing, "\(id), inset \(top)")
      rig.control.endRefreshing()
      XCTAssertFalse(rig.control.isRefreshing, "\(id), inset \(top)")
    }
  }

  // P309: what has gone is told nothing, and nothing keeps it.
  func testDelegateAndControlThatAreGoneAreLeftAlone() {
    let view = ScrollView(
      viewportSize: ScrollSize(width: 100, height: 100),
      contentSize: ScrollSize(width: 300, height: 300))
    weak var delegate: RefreshRecorder?
    weak var control: RefreshControl?
    do {
      let recorder = RefreshRecorder()
      view.delegate = recorder
      delegate = recorder
      control = view.addRefreshControl()
      view.refreshControl = nil
    }
    XCTAssertNil(delegate)
    XCTAssertNil(control)
    view.contentOffset = ScrollPoint(x: 1, y: 1)
    XCTAssertEqual(view.contentOffset, ScrollPoint(x: 1, y: 1))
  }
}
