import RefreshKit
import XCTest

/// Titles: H5.
final class RefreshTitleTests: XCTestCase {
  // H5: counts at once when the control is attached; an empty one is none, one of spaces is one.
  func testTitlePresentAtAttachingCountsAtOnce() {
    for (title, height) in [("A", 80.0), (" ", 80), ("", 60)] {
      let view = ScrollView(viewportSize: ScrollSize(width: 320, height: 480))
      view.contentOffset.y = -30
      let control = RefreshControl()
      control.title = title
      view.addRefreshControl(control)
      XCTAssertEqual(control.height, height)
      XCTAssertEqual(view.holdOffset.y, -height)
      XCTAssertEqual(view.contentOffset.y, -30)
    }
  }

  // H5: idle and hidden it counts at once, and nothing moves.
  func testTitleSetAndClearedWhileIdleCountsAtOnce() throws {
    let rig = try RefreshRig()
    rig.control.title = "A"
    XCTAssertEqual(rig.view.holdOffset.y, -144)
    XCTAssertEqual(rig.control.originY, -144)
    rig.control.title = nil
    XCTAssertEqual(rig.view.holdOffset.y, -124)
    XCTAssertEqual(rig.log, [])
  }

  // H5: in pulling, refreshing and ending it waits for the next idle and hidden moment.
  func testTitleSetWhileTheControlShowsWaitsUntilItIsClosed() throws {
    for state in ["pulling", "refreshing", "ending"] {
      let rig = try state == "pulling" ? RefreshRig() : RefreshRig.refreshing()
      if state == "pulling" { rig.drag(-94) }
      if state == "ending" { rig.control.endRefreshing() }
      let y = rig.y
      rig.recorder.clear()
      rig.control.title = "Updating"
      XCTAssertEqual(rig.control.height, 60, state)
      XCTAssertEqual(rig.log, [], state)
      rig.assertOffset(y)
      if state == "pulling" { rig.release() }
      if state == "refreshing" { rig.control.endRefreshing() }
      rig.settle()
      rig.assertClosed()
      XCTAssertEqual(rig.control.height, 80, state)
    }
  }

  // H5: the same far below, where a refreshing control is out of sight.
  func testTitleSetWhileRefreshingOutOfSightWaits() throws {
    let rig = try RefreshRig.refreshing()
    rig.jump(500)
    rig.control.title = "A"
    XCTAssertEqual(rig.view.refreshInset, 60)
    rig.control.endRefreshing()
    XCTAssertEqual(rig.view.holdOffset.y, -144)
    rig.assertClosed(at: 500)
  }

  // H5: clearing waits as well, so that what was put on is taken off.
  func testTitleClearedWhileRefreshingWaits() throws {
    let rig = try RefreshRig()
    rig.control.title = "A"
    rig.view.pullAndRefresh()
    rig.settle()
    rig.assertRefreshing(at: -144)
    rig.control.title = "B"
    rig.control.title = ""
    rig.assertRefreshing(at: -144)
    rig.control.endRefreshing()
    rig.settle()
    rig.assertClosed()
    XCTAssertEqual(rig.control.height, 60)
  }

  // H5: the finger that brings the content back makes that moment.
  func testTitleCountsWhenTheFingerHasBroughtTheContentBack() throws {
    let rig = try RefreshRig()
    rig.drag(-94)
    rig.control.title = "A"
    rig.drag(-50)
    XCTAssertEqual(rig.control.height, 80)
    rig.drag(-94)
    XCTAssertEqual(rig.view.holdOffset.y, -144)
  }

  // H5: titleHeight is a parameter.
  func testTitleHeightIsAParameter() throws {
    let rig = try RefreshRig()
    rig.control.title = "A"
    rig.control.configuration = try RefreshConfiguration(
      height: 50, triggerDistance: 60, titleHeight: 7)
    XCTAssertEqual(rig.view.holdOffset.y, -121)
    rig.view.pullAndRefresh()
    rig.settle()
    rig.assertRefreshing(at: -121)
  }

  // H5, a title for each state: the state's own one, else the general one; armed falls back to
  // pulling.
  func testTitleOfEachState() throws {
    let rig = try RefreshRig(policy: .release)
    let control = rig.control
    XCTAssertNil(control.currentTitle)
    control.title = "General"
    control.setTitle("Pull", for: .pulling)
    XCTAssertEqual(control.currentTitle, "General")
    rig.drag(-94)
    XCTAssertEqual(control.currentTitle, "Pull")
    rig.drag(-134)
    XCTAssertTrue(control.isArmed)
    XCTAssertEqual(control.currentTitle, "Pull")
    control.setTitle("Let go", for: .armed)
    XCTAssertEqual(control.currentTitle, "Let go")
    control.setTitle("Loading", for: .refreshing)
    control.setTitle("", for: .ending)
    rig.release()
    XCTAssertEqual(control.currentTitle, "Loading")
    control.endRefreshing()
    XCTAssertEqual(control.currentTitle, "")
    rig.settle()
    XCTAssertEqual(control.currentTitle, "General")
    control.setTitle("Idle", for: .idle)
    XCTAssertEqual(control.currentTitle, "Idle")
    control.setTitle(nil, for: .idle)
    XCTAssertEqual(control.currentTitle, "General")
    XCTAssertEqual(control.title(for: .armed), "Let go")
  }

  // H5: the titles of the states take one line in all of them, so no change of state moves content.
  func testTitleOfOneStateCountsInAll() throws {
    let rig = try RefreshRig()
    rig.control.setTitle("", for: .pulling)
    XCTAssertEqual(rig.control.height, 60)
    rig.control.setTitle("Loading", for: .refreshing)
    XCTAssertEqual(rig.control.height, 80)
    rig.view.pullAndRefresh()
    rig.settle()
    rig.assertRefreshing(at: -144)
    rig.control.setTitle(nil, for: .refreshing)
    rig.assertRefreshing(at: -144)
    rig.control.endRefreshing()
    rig.settle()
    XCTAssertEqual(rig.control.height, 60)
  }

  // H5: a title of a state that is there when the control is attached counts at once.
  func testTitleOfAStatePresentAtAttachingCountsAtOnce() {
    let control = RefreshControl()
    control.setTitle("Loading", for: .refreshing)
    let view = ScrollView(viewportSize: ScrollSize(width: 320, height: 480))
    view.addRefreshControl(control)
    XCTAssertEqual(view.holdOffset.y, -80)
  }
}
