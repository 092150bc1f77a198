import RefreshKit
import XCTest

/// Reported faults of the areas `inset`, `offset` and `bounce`.
final class RefreshFaultsInsetTests: XCTestCase {
  // B40: Top inset arrives after an early begin.
  func testB40TopInsetArrivesAfterAnEarlyBegin() throws {
    let view = ScrollView()
    let control = view.addRefreshControl()
    control.beginRefreshing()
    view.viewportSize = ScrollSize(width: 320, height: 480)
    view.contentSize = ScrollSize(width: 320, height: 2000)
    for _ in 0..<3 {
      view.contentInset.top = 64
      control.beginRefreshing()
      view.advance(to: view.now + .seconds(2))
      XCTAssertEqual(view.adjustedContentInset.top, 124)
      control.endRefreshing()
      view.advance(to: view.now + .seconds(2))
      XCTAssertEqual(view.adjustedContentInset.top, 64)
      XCTAssertEqual(view.contentOffset.y, -64)
    }
  }

  // B63: Keyboard changes the bottom inset while refreshing; sides kept.
  func testB63KeyboardWhileRefreshing() throws {
    let rig = try RefreshRig()
    rig.view.contentInset = ContentInsets(top: 64, left: 10, bottom: 0, right: 12)
    rig.pull()
    rig.settle()
    rig.view.contentInset.bottom = 216
    rig.control.endRefreshing()
    rig.settle()
    XCTAssertEqual(
      rig.view.adjustedContentInset, ContentInsets(top: 64, left: 10, bottom: 216, right: 12))
    rig.view.contentInset.bottom = 0
    XCTAssertEqual(
      rig.view.adjustedContentInset, ContentInsets(top: 64, left: 10, bottom: 0, right: 12))
    rig.assertClosed(at: -64)
  }

  // B64: A base inset of zero is a value, not 'unset'.
  func testB64BaseInsetOfZero() throws {
    let rig = try RefreshRig(baseTop: 0)
    rig.drag(-70)
    rig.release()
    rig.settle()
    rig.assertRefreshing(at: -60)
    rig.control.endRefreshing()
    rig.settle()
    rig.assertClosed(at: 0)
  }

  // B65: Bar shows and hides while refreshing, several cycles.
  func testB65BarShowsAndHidesWhileRefreshing() throws {
    let rig = try RefreshRig()
    for _ in 0..<3 {
      rig.pull()
      rig.settle()
      rig.view.contentInset.top = 20
      rig.view.contentInset.top = 64
      rig.assertRefreshing(at: -124)
      rig.control.endRefreshing()
      rig.settle()
      rig.assertClosed(at: -64)
    }
  }

  // B68: Negative base inset.
  func testB68NegativeBaseInset() throws {
    let rig = try RefreshRig(baseTop: -44)
    rig.assertOffset(44)
    rig.drag(-20)
    rig.release()
    rig.settle()
    rig.assertRefreshing(at: -16)
    XCTAssertEqual(rig.view.adjustedContentInset.top, 16)
    rig.animate(200)
    rig.settle()
    rig.animate(-16)
    rig.settle()
    rig.control.endRefreshing()
    rig.settle()
    XCTAssertEqual(rig.view.adjustedContentInset.top, -44)
    rig.assertClosed(at: 44)
  }

  // B69: Inset observer that writes insets must not loop.
  func testB69ObserverThatWritesInsets() throws {
    let rig = try RefreshRig()
    for top in [64, 124] {
      rig.recorder.hooks["inset \(top)"] = { view in
        view.contentInset.top = view.adjustedContentInset.top - view.refreshInset
      }
    }
    rig.pull()
    rig.settle()
    rig.control.endRefreshing()
    rig.settle()
    XCTAssertEqual(rig.recorder.count(prefix: "inset"), 2)
    rig.assertClosed(at: -64)
  }

  // B42: End when the user has scrolled away.
  func testB42EndWhenScrolledAway() throws {
    let rig = try RefreshRig.refreshing()
    rig.jump(500)
    rig.recorder.clear()
    rig.control.endRefreshing()
    rig.run(1)
    XCTAssertEqual(rig.recorder.count("S"), 0)
    rig.assertClosed(at: 500)
  }

  // B43: End when the control is partly visible.
  func testB43EndWhenPartlyVisible() throws {
    for (start, end) in [(-84.0, -64.0), (-64, -64), (-30, -30)] {
      let rig = try RefreshRig.refreshing()
      rig.jump(start)
      rig.control.endRefreshing()
      XCTAssertEqual(rig.view.isMoving, start < -64)
      rig.settle()
      rig.assertClosed(at: end)
    }
  }

  // B71: Trigger during the drag must not move content under the finger.
  func testB71TriggerMovesNothingUnderTheFinger() throws {
    let rig = try RefreshRig()
    for step in 1...70 {
      rig.drag(-64 - Double(step))
      rig.assertOffset(-64 - Double(step))
    }
    XCTAssertTrue(rig.control.isRefreshing)
  }

  // B85: Search bar header hidden by offset stays hidden.
  func testB85HeaderHiddenByOffsetStaysHidden() throws {
    let table = TableView()
    let rig = try RefreshRig(view: table)
    table.tableHeaderHeight = 44
    rig.jump(-20)
    rig.control.beginRefreshing()
    rig.run(1)
    rig.assertOffset(-20)
    rig.control.endRefreshing()
    rig.run(1)
    rig.assertClosed(at: -20)
  }

  // B72: Offset limits use both insets.
  func testB72OffsetLimitsUseBothInsets() throws {
    let rig = try RefreshRig()
    rig.view.contentInset.bottom = 49
    rig.drag(1700)
    rig.release()
    rig.settle()
    rig.assertOffset(1569)
    rig.view.contentSize.height = 300
    rig.assertOffset(-64)
    rig.view.contentSize.height = 2000
    rig.assertOffset(-64)
  }

  // B74: At rest the offset follows a top inset change.
  func testB74RestFollowsATopInsetChange() throws {
    for (start, end) in [(-64.0, -100.0), (700, 700)] {
      let rig = try RefreshRig()
      rig.jump(start)
      rig.view.contentInset.top = 100
      rig.assertOffset(end)
    }
  }

  // B76: bounces = false.
  func testB76WithoutBouncing() throws {
    let rig = try RefreshRig()
    rig.view.bounces = false
    rig.view.touchBegan(at: .zero)
    rig.view.touchMoved(to: ScrollPoint(x: 0, y: 200))
    rig.assertOffset(-64)
    rig.release()
    XCTAssertEqual(rig.recorder.count("action"), 0)
    rig.view.pullAndRefresh()
    rig.settle()
    rig.assertRefreshing(at: -124)
    XCTAssertEqual(rig.recorder.count("action"), 1)
    rig.control.endRefreshing()
    rig.settle()
    rig.assertClosed(at: -64)
    XCTAssertFalse(rig.view.bounces)
    rig.view.bounces = true
    rig.pull()
    XCTAssertEqual(rig.recorder.count("action"), 2)
  }
}
