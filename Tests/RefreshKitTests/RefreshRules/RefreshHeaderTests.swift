import RefreshKit
import XCTest

/// A control and the header of a table: H4 (origin E).
final class RefreshHeaderTests: XCTestCase {
  private func table(baseTop: Double = 64, content: Double = 3000) -> TableView {
    let view = TableView(
      viewportSize: ScrollSize(width: 320, height: 480),
      contentSize: ScrollSize(width: 320, height: content))
    view.contentInset.top = baseTop
    return view
  }

  private let ignoring = RefreshControl(ignoresTableHeaderView: true)

  // H4: above the header, with the app's inset between; y is −contentInset.top − height.
  func testControlLiesAboveTheHeader() {
    let view = table()
    view.tableHeaderHeight = 200
    let control = view.addRefreshControl()
    XCTAssertEqual(control.originY, -124)
    XCTAssertEqual(view.contentOffset.y, -64)
    view.contentInset.top = 10
    view.safeAreaInsets.top = 44
    XCTAssertEqual(control.originY, -70)
    XCTAssertNil(RefreshControl().originY)
  }

  // H4: ignoring the header its lower edge is at the header's, and the first offset hides it.
  func testIgnoringControlStandsAtTheHeadersLowerEdge() {
    let view = table()
    view.tableHeaderHeight = 200
    view.addRefreshControl(ignoring)
    XCTAssertEqual(ignoring.originY, 140)
    XCTAssertEqual(view.contentOffset.y, 136)  // 200 − 64
    XCTAssertEqual(view.restOffset.y, -64)
    XCTAssertEqual(view.holdOffset.y, -124)
    view.contentOffset.y = -94
    XCTAssertEqual(view.pullDistance, 30)
    XCTAssertEqual(view.visibleHeight, 30)
  }

  // H4: the header arrives late, twice over: the first offset is not spent before, and once.
  func testFirstOffsetWaitsForAHeaderAndComesOnce() {
    let view = table()
    view.addRefreshControl(ignoring)
    view.tableHeaderHeight = 0
    view.refreshControl = nil
    view.refreshControl = ignoring
    XCTAssertEqual(view.contentOffset.y, -64)
    view.tableHeaderHeight = 100
    XCTAssertEqual(view.contentOffset.y, 36)
    view.contentOffset.y = -64
    view.tableHeaderHeight = 0
    view.tableHeaderHeight = 150
    XCTAssertEqual(view.contentOffset.y, -64)
    view.refreshControl = nil
    view.refreshControl = ignoring
    XCTAssertEqual(view.contentOffset.y, -64)
  }

  // H4: once per control, not per process; x is kept; the range limits it.
  func testFirstOffsetIsOncePerControlKeepsXAndIsClamped() {
    for _ in 0..<2 {
      let view = table(content: 500)
      view.contentSize.width = 900
      view.contentOffset.x = 70
      view.tableHeaderHeight = 200
      view.addRefreshControl(RefreshControl(ignoresTableHeaderView: true))
      XCTAssertEqual(view.contentOffset, ScrollPoint(x: 70, y: 20))  // 500 − 480
    }
  }

  // H4: it waits for the viewport.
  func testFirstOffsetWaitsForTheViewport() {
    let view = TableView()
    view.contentSize = ScrollSize(width: 320, height: 3000)
    view.tableHeaderHeight = 100
    view.addRefreshControl(ignoring)
    XCTAssertEqual(view.contentOffset.y, 0)
    view.viewportSize = ScrollSize(width: 320, height: 480)
    XCTAssertEqual(view.contentOffset.y, 100)
  }

  // H4: it waits until the view is idle and no finger or motion is under way.
  func testFirstOffsetWaitsForFingerMotionAndRefresh() throws {
    let finger = table()
    finger.addRefreshControl(ignoring)
    finger.drag(to: ScrollPoint(x: 0, y: -20))
    finger.tableHeaderHeight = 100
    XCTAssertEqual(finger.contentOffset.y, -20)
    finger.touchEnded(velocity: .zero)
    XCTAssertEqual(finger.contentOffset.y, 36)

    let motion = table()
    motion.addRefreshControl(RefreshControl(ignoresTableHeaderView: true))
    motion.setContentOffset(ScrollPoint(x: 0, y: 500), animated: true)
    motion.advance(to: .zero + .seconds(0.1))
    motion.tableHeaderHeight = 100
    motion.advance(to: .zero + .seconds(0.2))
    XCTAssertTrue(motion.isMoving)
    motion.advance(to: .zero + .seconds(1))
    XCTAssertEqual(motion.contentOffset.y, 36)

    let refresh = table()
    refresh.addRefreshControl(RefreshControl(ignoresTableHeaderView: true))
    refresh.startRefreshing()
    refresh.tableHeaderHeight = 100
    XCTAssertEqual(refresh.contentOffset.y, -64)
    refresh.endRefreshing()
    XCTAssertEqual(refresh.contentOffset.y, 36)
  }

  // H4: a still finger that never dragged is under way, too.
  func testFirstOffsetWaitsForAFingerThatDoesNotMove() {
    let view = table()
    view.addRefreshControl(ignoring)
    view.touchBegan(at: .zero)
    view.tableHeaderHeight = 100
    XCTAssertEqual(view.contentOffset.y, -64)
    view.touchEnded()
    XCTAssertEqual(view.contentOffset.y, 36)
  }

  // H4: laying out a hundred times changes nothing; changing the flag only moves the control.
  func testPlacementIsAFunctionOfThePresentValues() {
    let view = table()
    view.tableHeaderHeight = 200
    let control = view.addRefreshControl()
    for _ in 0..<100 {
      view.viewportSize = ScrollSize(width: 320, height: 480)
      view.tableHeaderHeight = 200
      view.contentInset.top = 64
      XCTAssertEqual(control.originY, -124)
    }
    control.ignoresTableHeaderView = true
    XCTAssertEqual(control.originY, 140)
    XCTAssertEqual(view.contentOffset.y, -64)
    view.tableHeaderHeight = 201
    XCTAssertEqual(view.contentOffset.y, -64)
    control.ignoresTableHeaderView = false
    XCTAssertEqual(control.originY, -124)
  }

  // H4: outside a table the flag has no effect.
  func testFlagOutsideATableHasNoEffect() {
    let view = ScrollView(viewportSize: ScrollSize(width: 320, height: 480))
    view.contentInset.top = 64
    view.addRefreshControl(ignoring)
    XCTAssertEqual(ignoring.originY, -124)
    XCTAssertEqual(view.contentOffset.y, -64)
    let table = table()
    table.tableHeaderHeight = 100
    table.refreshControl = ignoring
    XCTAssertEqual(table.contentOffset.y, 36)
  }

  // Origin E: two instances, with a whole refresh each.
  func testRefreshUnderAFloatingHeader() throws {
    for _ in 0..<2 {
      let view = TableView()
      let rig = try RefreshRig(view: view)
      rig.control.ignoresTableHeaderView = true
      view.tableHeaderHeight = 120
      rig.assertOffset(56)
      rig.drag(-134)
      rig.release()
      rig.settle()
      rig.assertRefreshing()
      rig.control.endRefreshing()
      rig.settle()
      rig.assertClosed()
      XCTAssertEqual(rig.control.originY, 60)
    }
  }
}
