import RefreshKit
import XCTest

/// Controls at other edges than the top: L1–L5, L7, L9.
///
/// The figures are those of the cases LC01–LC14.
final class EdgeControlTests: XCTestCase {
  // L2, L3 (LC01): 1520 is the rest, 1580 the hold; 60 begins and 59 does not.
  func testControlAtTheBottomPullsHoldsAndClosesAsOneAtTheTop() throws {
    let rig = try EdgeRig()
    rig.drag(1579)
    XCTAssertEqual(rig.phase(.bottom), .pulling)
    XCTAssertFalse(rig.control(.bottom).isArmed)
    XCTAssertEqual(rig.view.pullDistance(at: .bottom), 59)
    XCTAssertEqual(rig.refreshCalls(.bottom), 0)
    XCTAssertEqual(rig.told(), ["B", "bottom may", "bottom idle>pulling", "S"])
    rig.drag(1580)
    XCTAssertEqual(
      rig.told(),
      [
        "bottom armed", "bottom pulling>refreshing", "S", "inset", "bottom actions",
        "bottom begin",
      ])
    XCTAssertEqual(rig.refreshCalls(.bottom), 1)
    XCTAssertEqual(rig.view.adjustedContentInset, ContentInsets(top: 64, bottom: 60))
    XCTAssertEqual(rig.view.contentInset, ContentInsets(top: 64))
    rig.release()
    rig.settle()
    XCTAssertEqual(rig.y, 1580)
    rig.control(.bottom).endRefreshing()
    rig.settle()
    XCTAssertEqual(rig.y, 1520)
    XCTAssertEqual(rig.view.adjustedContentInset, ContentInsets(top: 64))
    XCTAssertEqual(
      rig.told().filter { $0 != "S" },
      ["bottom refreshing>ending", "inset", "bottom ending>idle", "bottom end success"])
  }

  // L2, S3 (LC02): f(100) = (1 − 1/(100·0.55/480 + 1))·480 = 49.345794.
  func testResistancePastTheBottomIsThatOfTheTop() throws {
    let rig = try EdgeRig(trigger: 120)
    rig.view.touchBegan(at: ScrollPoint(x: 0, y: 400))
    rig.view.touchMoved(to: ScrollPoint(x: 0, y: 300))
    XCTAssertEqual(rig.y, 1569.345794, accuracy: 1e-6)
    XCTAssertEqual(rig.view.pullDistance(at: .bottom), 49.345794, accuracy: 1e-6)
    XCTAssertEqual(rig.phase(.bottom), .pulling)
    // The trigger is no more than half the view gives: f(240) = (1 − 1/1.275)·480.
    let trigger = (1 - 1 / 1.275) * 480
    XCTAssertEqual(rig.view.progress(at: .bottom), 49.345794 / trigger, accuracy: 1e-6)
  }

  // L2 (LC03): the rest is 900 − 320 = 580, the hold 640.
  func testControlAtTheRightIsPulledSidewaysAndBeginsAtTheRelease() throws {
    let rig = try EdgeRig(
      [.right], policy: .release, content: ScrollSize(width: 900, height: 480), inset: .zero,
      offset: ScrollPoint(x: 580, y: 0))
    rig.view.drag(to: ScrollPoint(x: 639.9, y: 0))
    XCTAssertEqual(rig.phase(.right), .pulling)
    XCTAssertFalse(rig.control(.right).isArmed)
    rig.view.drag(to: ScrollPoint(x: 640, y: 0))
    XCTAssertTrue(rig.control(.right).isArmed)
    XCTAssertEqual(rig.refreshCalls(.right), 0)
    rig.release()
    XCTAssertEqual(rig.phase(.right), .refreshing)
    XCTAssertEqual(rig.refreshCalls(.right), 1)
    XCTAssertEqual(rig.view.adjustedContentInset, ContentInsets(right: 60))
    rig.settle()
    XCTAssertEqual(rig.view.contentOffset, ScrollPoint(x: 640, y: 0))
    rig.control(.right).endRefreshing()
    rig.settle()
    XCTAssertEqual(rig.view.contentOffset, ScrollPoint(x: 580, y: 0))
    XCTAssertEqual(rig.phase(.right), .idle)
  }

  // L2 (LC04): with a width of 480, f(100) = 49.345794 and f(200) = 89.491525.
  func testControlAtTheLeftIsTheTopWithTheAxesExchanged() throws {
    let rig = try EdgeRig(
      [.left], viewport: ScrollSize(width: 480, height: 320),
      content: ScrollSize(width: 2000, height: 320), inset: ContentInsets(left: 64),
      offset: ScrollPoint(x: -64, y: 0))
    rig.view.touchBegan(at: ScrollPoint(x: 100, y: 100))
    rig.view.touchMoved(to: ScrollPoint(x: 200, y: 100))
    XCTAssertEqual(rig.view.contentOffset.x, -113.345794, accuracy: 1e-6)
    XCTAssertEqual(rig.phase(.left), .pulling)
    rig.view.touchMoved(to: ScrollPoint(x: 300, y: 100))
    XCTAssertEqual(rig.view.contentOffset.x, -153.491525, accuracy: 1e-6)
    XCTAssertEqual(rig.phase(.left), .refreshing)
    XCTAssertEqual(rig.view.adjustedContentInset.left, 124)
    XCTAssertEqual(rig.view.contentOffset.y, 0)
  }

  // L3 (LC05): short content rests at −64, and is held at −4.
  func testHoldOfShortContentIsOneHeightPastItsRest() throws {
    let rig = try EdgeRig(
      content: ScrollSize(width: 320, height: 100), offset: ScrollPoint(x: 0, y: -64))
    rig.drag(-4)
    XCTAssertEqual(rig.phase(.bottom), .refreshing)
    XCTAssertEqual(rig.view.adjustedContentInset.bottom, 60)
    rig.release()
    rig.settle()
    XCTAssertEqual(rig.y, -4)
    rig.control(.bottom).endRefreshing()
    rig.settle()
    XCTAssertEqual(rig.y, -64)
    XCTAssertEqual(rig.view.adjustedContentInset.bottom, 0)
  }

  // L5 (LC06): 2000 + 34; max(100 + 34, 480 − 64) = 416. At the right and left by the same rule.
  func testOriginIsBehindTheContentOrAtTheEndOfTheViewport() throws {
    let rig = try EdgeRig(
      [.bottom, .left, .right],
      inset: ContentInsets(top: 64, left: 8, bottom: 34, right: 16))
    XCTAssertEqual(rig.control(.bottom).origin, 2034)
    XCTAssertEqual(rig.control(.bottom).originY, 2034)
    XCTAssertEqual(rig.control(.left).origin, -8 - 60)
    XCTAssertNil(rig.control(.left).originY)
    XCTAssertEqual(rig.control(.right).origin, 320 + 16)
    rig.view.contentSize = ScrollSize(width: 100, height: 100)
    XCTAssertEqual(rig.control(.bottom).origin, 416)
    XCTAssertEqual(rig.control(.right).origin, 320 - 8)
    XCTAssertNil(RefreshControl(edge: .bottom).origin)
  }

  // L4: a control opens its own edge only. Short content does not bounce by itself.
  func testControlOpensItsOwnEdgeOnly() throws {
    let rig = try EdgeRig(
      trigger: 44, height: 44, policy: .release, content: ScrollSize(width: 320, height: 100),
      offset: ScrollPoint(x: 0, y: -64))
    rig.view.touchBegan(at: ScrollPoint(x: 0, y: 200))
    rig.view.touchMoved(to: ScrollPoint(x: 0, y: 300))
    XCTAssertEqual(rig.y, -64)
    rig.view.touchMoved(to: ScrollPoint(x: 0, y: 150))
    // The finger is net 50 up: −64 + f(50) = −64 + 26.009852.
    XCTAssertEqual(rig.y, -37.990148, accuracy: 1e-6)
    XCTAssertEqual(rig.phase(.bottom), .pulling)
    rig.release()
    rig.settle()
    XCTAssertEqual(rig.y, -64)
    rig.control(.bottom).isHidden = true
    rig.drag(0)
    XCTAssertEqual(rig.y, -64)
  }

  // L1 (LC08): numbers go on across the controls; both are out of sight, so nothing moves.
  func testCycleNumbersAreTheViews() throws {
    let rig = try EdgeRig([.top, .bottom], offset: ScrollPoint(x: 0, y: 500))
    for (number, edge) in [(1, RefreshEdge.top), (2, .bottom), (3, .top), (4, .bottom)] {
      XCTAssertEqual(rig.view.startRefreshing(at: edge).cycle?.number, number)
      XCTAssertEqual(rig.view.endRefreshing(at: edge), .ended)
      XCTAssertEqual(rig.y, 500)
    }
    // So do those of a control that takes the place of one at another edge.
    rig.view.removeRefreshControl(at: .bottom)
    rig.view.addRefreshControl(RefreshControl(edge: .left))
    XCTAssertEqual(rig.view.startRefreshing(at: .left).cycle?.number, 5)
  }

  // L9, S14 (LC09): the top is the top whatever the bottom does.
  func testScrollToTopWhileTheBottomRefreshes() throws {
    let rig = try EdgeRig()
    rig.drag(1580)
    rig.release()
    rig.view.scrollToTop()
    rig.settle()
    XCTAssertEqual(rig.y, -64)
    XCTAssertEqual(rig.phase(.bottom), .refreshing)
    XCTAssertEqual(rig.told().last, "did top")
    rig.control(.bottom).endRefreshing()
    XCTAssertEqual(
      rig.told(),
      ["bottom refreshing>ending", "inset", "bottom ending>idle", "bottom end success"])
  }

  // L9 (LC10): half of 0.3 s is half of the way, 3·¼ − 2·⅛ = ½ of 1580.
  func testPullAndRefreshAtTheBottomFromTheMiddleOfTheList() throws {
    let rig = try EdgeRig(offset: .zero)
    XCTAssertEqual(rig.view.pullAndRefresh(at: .bottom).name.description, "began")
    XCTAssertEqual(rig.refreshCalls(.bottom), 1)
    XCTAssertEqual(rig.y, 0)
    rig.pass(150)
    XCTAssertEqual(rig.y, 790, accuracy: 1e-6)
    rig.pass(150)
    XCTAssertEqual(rig.y, 1580)
    XCTAssertEqual(rig.told().last, "EA")
    XCTAssertEqual(rig.view.pullAndRefresh(at: .bottom), .alreadyRefreshing)
    XCTAssertEqual(rig.refreshCalls(.bottom), 1)
    rig.view.contentOffset.y = 0
    XCTAssertEqual(
      rig.view.showRunningRefreshControl(at: .bottom, animated: false), .alreadyRefreshing)
    XCTAssertEqual(rig.y, 1580)
  }

  // MARK: L7: what moves an offset

  // LC11: the rest is 1570 with the bar, the hold 1630.
  func testBarAtTheBottomKeepsContentAtItsHold() throws {
    let rig = try EdgeRig()
    rig.drag(1580)
    rig.release()
    _ = rig.told()
    rig.view.contentInset.bottom = 50
    XCTAssertEqual(rig.y, 1630)
    XCTAssertEqual(rig.view.adjustedContentInset.bottom, 110)
    XCTAssertEqual(rig.told(), ["inset", "S"])
    rig.view.contentInset.bottom = 0
    XCTAssertEqual(rig.y, 1580)
  }

  // S15: the width of the rows follows the view's, and is no other length of the content.
  func testTableThatIsRotatedKeepsContentAtTheHoldOfTheBottom() throws {
    final class Rows: TableViewDataSource {
      func numberOfRows(in tableView: TableView) -> Int { 50 }
      func tableView(_ tableView: TableView, heightForRowAt row: Int) -> Double { 40 }
    }
    let rows = Rows()
    let table = TableView(viewportSize: ScrollSize(width: 320, height: 480))
    table.dataSource = rows
    table.addRefreshControl(RefreshControl(edge: .bottom))
    table.startRefreshing(at: .bottom)
    table.scrollToHold(at: .bottom, animated: false)
    XCTAssertEqual(table.contentOffset.y, 2000 - 480 + 60)
    table.viewportSize = ScrollSize(width: 480, height: 320)
    XCTAssertEqual(table.contentOffset.y, 2000 - 320 + 60)
  }

  // LC12: 1564 is inside the new range, whose rest is 2500 − 480 = 2020.
  func testRowsThatComeAtTheHoldStandWhereTheControlWas() throws {
    let rig = try EdgeRig(trigger: 44, height: 44, policy: .release)
    rig.drag(1564)
    rig.release()
    rig.settle()
    XCTAssertEqual(rig.phase(.bottom), .refreshing)
    _ = rig.told()
    rig.view.contentSize.height = 2500
    XCTAssertEqual(rig.y, 1564)
    XCTAssertEqual(rig.told(), [])
    rig.control(.bottom).endRefreshing()
    XCTAssertEqual(
      rig.told(),
      ["bottom refreshing>ending", "inset", "bottom ending>idle", "bottom end success"])
    rig.settle()
    XCTAssertEqual(rig.y, 1564)
  }

  // LC13: 1564 is 24 past the rest 1540; the spring is x(t) = 24·(6e^(−10t) − 5e^(−12t)).
  func testTooFewRowsLeaveTheRestToTheSpring() throws {
    let rig = try EdgeRig(trigger: 44, height: 44, policy: .release)
    rig.drag(1564)
    rig.release()
    rig.settle()
    rig.view.contentSize.height = 2020
    XCTAssertEqual(rig.y, 1564)
    rig.control(.bottom).endRefreshing()
    XCTAssertEqual(rig.phase(.bottom), .ending)
    rig.pass(100)
    XCTAssertEqual(rig.y, 1556.831334, accuracy: 1e-6)
    rig.settle()
    XCTAssertEqual(rig.y, 1540)
    XCTAssertEqual(rig.phase(.bottom), .idle)
  }

  // LC14: the base maximum is 1200 − 480 = 720, and 44 of the refresh inset.
  func testContentThatShrinksAtTheHoldIsClampedToTheRangeWithTheInset() throws {
    let rig = try EdgeRig(trigger: 44, height: 44, policy: .release)
    rig.drag(1564)
    rig.release()
    rig.settle()
    _ = rig.told()
    rig.view.contentSize.height = 1200
    XCTAssertEqual(rig.y, 764)
    XCTAssertEqual(rig.phase(.bottom), .refreshing)
    XCTAssertEqual(rig.told(), ["S"])
  }
}
