import RefreshKit
import XCTest

/// Attaching, replacing, detaching and moving a control, in every state: H1.
final class RefreshAttachTests: XCTestCase {
  /// Brings a fresh rig into a state, by name.
  private func rig(in state: String) throws -> RefreshRig {
    let rig = try RefreshRig(policy: .release)
    switch state {
    case "pulling": rig.drag(-134)
    case "returning":
      rig.drag(-100)
      rig.release()
      rig.skip(0.02)
    case "refreshing", "refreshing under finger", "bouncing":
      rig.pull()
      if state == "bouncing" { break }
      rig.settle()
      if state != "refreshing" { rig.drag(-150) }
    case "ending", "ending under finger":
      rig.pull()
      rig.settle()
      if state != "ending" { rig.drag(-150) }
      rig.control.endRefreshing()
      if state == "ending" { rig.skip(0.05) }
    case "showing":
      rig.jump(300)
      rig.view.pullAndRefresh()
      rig.skip(0.1)
    default: break
    }
    rig.recorder.clear()
    return rig
  }

  private let states = [
    "idle", "pulling", "returning", "refreshing", "refreshing under finger", "bouncing", "ending",
    "ending under finger", "showing",
  ]

  private func assertGone(
    _ rig: RefreshRig, _ state: String, offset: Double?, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    XCTAssertEqual(rig.control.state, .idle, state, file: file, line: line)
    XCTAssertNil(rig.control.nextDeadline, state, file: file, line: line)
    XCTAssertEqual(rig.view.refreshInset, 0, state, file: file, line: line)
    if let offset { XCTAssertEqual(rig.y, offset, state, file: file, line: line) }
    if rig.view.isTracking { rig.release() }
    rig.settle()
    XCTAssertEqual(rig.y, -64, accuracy: 1e-6, state, file: file, line: line)
    XCTAssertEqual(rig.view.adjustedContentInset.top, 64, state, file: file, line: line)
    XCTAssertEqual(rig.view.visibleHeight, 0, state, file: file, line: line)
  }

  // H1: removal ends the cycle within the call, and moves nothing at once.
  func testDetachInEveryStateLeavesNoTrace() throws {
    for state in states {
      let rig = try rig(in: state)
      let y = rig.y
      let wasRefreshing = rig.control.isRefreshing
      rig.view.refreshControl = nil
      XCTAssertNil(rig.control.scrollView)
      XCTAssertEqual(rig.recorder.count("end cancelled"), wasRefreshing ? 1 : 0, state)
      assertGone(rig, state, offset: y)
    }
  }

  // H1: replacing does the same, and the new one is idle, its cycles go on, and it works.
  func testReplaceInEveryStateLeavesAnIdleControl() throws {
    for state in states {
      let rig = try rig(in: state)
      let y = rig.y
      let newest = rig.control.state.cycle?.number ?? 0
      let next = RefreshControl(configuration: rig.control.configuration)
      XCTAssertTrue(rig.view.addRefreshControl(next, replaceIfExists: true) === next)
      XCTAssertEqual(next.state, .idle, state)
      assertGone(rig, state, offset: y)
      XCTAssertEqual(next.state, .idle, state)
      rig.pull()
      XCTAssertTrue(next.isRefreshing, state)
      XCTAssertEqual(next.state.cycle?.number, newest + 1, state)
      XCTAssertEqual(rig.control.state, .idle, state)
    }
  }

  // H1: a control moved to another view leaves the first in the same way, idle in the second.
  func testMoveInEveryStateLeavesTheFirstView() throws {
    for state in states {
      let rig = try rig(in: state)
      let y = rig.y
      let other = ScrollView(viewportSize: ScrollSize(width: 320, height: 480))
      other.refreshControl = rig.control
      XCTAssertNil(rig.view.refreshControl, state)
      XCTAssertTrue(rig.control.scrollView === other)
      XCTAssertEqual(other.refreshInset, 0)
      XCTAssertFalse(other.isMoving)
      assertGone(rig, state, offset: y)
      rig.pull()
      XCTAssertEqual(rig.control.state, .idle, state)
      XCTAssertNotEqual(rig.control.beginRefreshing(), .noControl)
      XCTAssertEqual(other.refreshInset, 60)
      XCTAssertEqual(rig.view.refreshInset, 0)
    }
  }

  // H1: an existing control is kept if nothing else is said; the same one again changes nothing.
  func testAddKeepsTheExistingControl() throws {
    for state in states {
      let rig = try rig(in: state)
      let before = rig.control.state
      XCTAssertTrue(rig.view.addRefreshControl(RefreshControl()) === rig.control)
      XCTAssertTrue(rig.view.setupRefreshControl() === rig.control)
      rig.view.refreshControl = rig.control
      XCTAssertTrue(rig.view.addRefreshControl(rig.control, replaceIfExists: true) === rig.control)
      XCTAssertEqual(rig.control.state, before, state)
      XCTAssertEqual(rig.log, [], state)
    }
  }

  // H1, S4: a control attached to content that was put above rest moves nothing.
  func testAttachAboveRestMovesNothing() throws {
    let rig = try RefreshRig()
    rig.view.refreshControl = nil
    rig.jump(-100)
    rig.view.refreshControl = rig.control
    XCTAssertEqual(rig.phase, .idle)
    XCTAssertFalse(rig.view.isMoving)
    XCTAssertEqual(rig.view.visibleHeight, 36)
  }

  // D2: setupRefreshControl takes a configuration.
  func testSetupTakesAConfiguration() throws {
    let view = TableView(viewportSize: ScrollSize(width: 320, height: 480))
    let control = view.setupRefreshControl(configuration: .mjRefresh)
    XCTAssertEqual(control.configuration, .mjRefresh)
    XCTAssertTrue(control.scrollView === view)
    XCTAssertEqual(view.holdOffset.y, -54)
  }

  // H7: a collection view takes it as refreshControl and as backgroundView, and both are alike.
  func testCollectionViewTakesTheControlAsItsBackground() throws {
    func run(_ attach: (CollectionView, RefreshControl) -> Void) throws -> [String] {
      let view = CollectionView()
      let rig = try RefreshRig(view: view)
      view.refreshControl = nil
      attach(view, rig.control)
      XCTAssertTrue(view.refreshControl === rig.control)
      XCTAssertTrue(view.backgroundView === rig.control)
      rig.pull()
      rig.settle()
      rig.assertRefreshing()
      rig.control.endRefreshing()
      rig.settle()
      rig.assertClosed()
      view.backgroundView = nil
      XCTAssertNil(view.refreshControl)
      return rig.log
    }
    XCTAssertEqual(
      try run { $0.refreshControl = $1 }, try run { $0.backgroundView = $1 })
  }

  // R6: the cap is that of the view; a control on none has what it is configured with.
  func testTakenFromAShortViewTheTriggerIsTheConfiguredOne() throws {
    let rig = try RefreshRig(trigger: 120, height: 100)
    XCTAssertEqual(rig.control.triggerDistance, 100 * triggerCap, accuracy: 1e-9)
    rig.view.refreshControl = nil
    XCTAssertEqual(rig.control.triggerDistance, 120)
    var view: ScrollView? = ScrollView(viewportSize: ScrollSize(width: 320, height: 100))
    view?.refreshControl = rig.control
    XCTAssertEqual(rig.control.triggerDistance, 100 * triggerCap, accuracy: 1e-9)
    view = nil
    XCTAssertEqual(rig.control.triggerDistance, 120)
  }
}
