import RefreshKit
import XCTest

/// The ledger of insets, and the finger under which nothing jumps: I1, I2, I5, S12, S16.
final class RefreshInsetTests: XCTestCase {
  // I1: the content inset is never written, and all four sides survive changes at any moment.
  func testInsetsChangedInEveryStateSurviveOnAllSides() throws {
    let rig = try RefreshRig(policy: .release)
    let sides = ContentInsets(top: 70, left: 10, bottom: 20, right: 30)
    rig.view.contentInset = ContentInsets(top: 64, left: 10, bottom: 0, right: 30)
    rig.drag(-144)
    rig.view.contentInset = sides
    rig.release()
    rig.view.contentInset.bottom = 216
    rig.settle()
    XCTAssertEqual(
      rig.view.adjustedContentInset, ContentInsets(top: 130, left: 10, bottom: 216, right: 30))
    rig.control.endRefreshing()
    rig.run(0.05)
    rig.view.contentInset = sides
    XCTAssertEqual(rig.view.adjustedContentInset, sides)
    rig.settle()
    XCTAssertEqual(rig.view.contentInset, sides)
    XCTAssertEqual(rig.view.adjustedContentInset, sides)
    rig.assertClosed(at: -70)
  }

  // I2: 0 in idle and pulling, the height in refreshing, 0 from the moment of ending.
  func testRefreshInsetFollowsTheState() throws {
    let rig = try RefreshRig(policy: .release)
    XCTAssertEqual(rig.view.refreshInset, 0)
    rig.drag(-134)
    XCTAssertEqual(rig.view.refreshInset, 0)
    rig.release()
    XCTAssertEqual(rig.view.refreshInset, 60)
    rig.control.endRefreshing()
    XCTAssertEqual(rig.phase, .ending)
    XCTAssertEqual(rig.view.refreshInset, 0)
    XCTAssertEqual(rig.view.adjustedContentInset.top, 64)
  }

  // I2: begin and end under a finger change the reported insets and nothing that is seen.
  func testBeginAndEndUnderFingerMoveNothing() throws {
    let rig = try RefreshRig()
    var expected = -64.0
    for step in 1...80 {
      expected = -64 - Double(step)
      rig.drag(expected)
      XCTAssertEqual(rig.y, expected, accuracy: 1e-9)
    }
    XCTAssertEqual(rig.view.refreshInset, 60)
    rig.control.endRefreshing()
    XCTAssertEqual(rig.view.refreshInset, 0)
    rig.run(0.5)
    rig.assertOffset(-144)
    XCTAssertFalse(rig.view.isMoving)
  }

  // S3, I2: the drag's edges stay those of touch-down, so a finger's way gives the same offset.
  func testFingerPathGivesTheSameOffsetWhateverBeginsAndEnds() throws {
    let plain = try RefreshRig(trigger: 5000)
    let busy = try RefreshRig()
    for rig in [plain, busy] {
      rig.view.touchBegan(at: ScrollPoint(x: 100, y: 100))
    }
    for step in 1...60 {
      let point = ScrollPoint(x: 100, y: 100 + Double(step) * 5)
      for rig in [plain, busy] {
        rig.view.touchMoved(to: point)
      }
      if step == 45 { busy.control.endRefreshing() }
      if step == 50 { busy.control.beginRefreshing() }
      XCTAssertEqual(busy.y, plain.y, accuracy: 1e-9)
    }
    XCTAssertEqual(busy.recorder.count("begin"), 1)
  }

  // I2: an inset that was there at touch-down stays the edge although the refresh ends.
  func testEndUnderFingerKeepsTheHoldAsTheEdgeOfTheDrag() throws {
    let rig = try RefreshRig.refreshing()
    rig.view.touchBegan(at: ScrollPoint(x: 0, y: 100))
    rig.view.touchMoved(to: ScrollPoint(x: 0, y: 90))
    rig.control.endRefreshing()
    rig.view.touchMoved(to: ScrollPoint(x: 0, y: 80))
    // In range down to hold: point by point, without a rubber band.
    rig.assertOffset(-104)
    rig.view.touchMoved(to: ScrollPoint(x: 0, y: 100))
    rig.assertOffset(-124)
  }

  // S12: one report for each change, before the scroll it causes; none without a change.
  func testInsetIsReportedOnceForABeginAndOnceForAnEnd() throws {
    let rig = try RefreshRig()
    rig.pull()
    rig.settle()
    rig.view.contentInset = rig.view.contentInset
    rig.control.endRefreshing()
    rig.settle()
    XCTAssertEqual(rig.recorder.count("inset 124"), 1)
    XCTAssertEqual(rig.recorder.count("inset 64"), 1)
    XCTAssertEqual(rig.recorder.count(prefix: "inset"), 2)
  }

  // I5: zero and negative base insets are values like any other.
  func testPullWithZeroAndNegativeBaseInsetGoesBackToIt() throws {
    for top in [0.0, -44, 30] {
      let rig = try RefreshRig(baseTop: top)
      rig.pull()
      rig.settle()
      rig.assertRefreshing(at: -(top + 60))
      rig.control.endRefreshing()
      rig.settle()
      rig.assertClosed(at: -top)
    }
  }

  // S13: at rest and at hold the content follows the base inset, also while refreshing.
  func testBaseInsetChangeWhileRefreshingKeepsRestAndHold() throws {
    let atHold = try RefreshRig.refreshing()
    atHold.view.contentInset.top = 20
    atHold.assertRefreshing(at: -80)
    let atRest = try RefreshRig.refreshing()
    atRest.jump(-64)
    atRest.view.contentInset.top = 20
    atRest.assertRefreshing(at: -20)
    let between = try RefreshRig.refreshing()
    between.jump(-100)
    between.view.contentInset.top = 70
    between.assertRefreshing(at: -100)
    between.view.contentInset.top = 20
    between.assertRefreshing(at: -80)
  }

  // S13: the control's height is such a change too.
  func testHeightChangeWhileRefreshingMovesContentAtHoldOnly() throws {
    let higher = try RefreshConfiguration(height: 90, triggerDistance: 60)
    let atHold = try RefreshRig.refreshing()
    atHold.control.configuration = higher
    atHold.assertRefreshing(at: -154)
    XCTAssertEqual(atHold.log, ["inset 154", "S"])
    let atRest = try RefreshRig.refreshing()
    atRest.jump(-64)
    atRest.control.configuration = higher
    atRest.assertRefreshing(at: -64)
    let underFinger = try RefreshRig.refreshing()
    underFinger.drag(-130)
    underFinger.control.configuration = higher
    underFinger.assertRefreshing(at: -130)
  }

  // S16: where a section header pins while refreshing.
  func testPinnedHeaderInsetIsBetweenBaseAndAdjustedTop() throws {
    let rig = try RefreshRig.refreshing()
    XCTAssertEqual(rig.view.pinnedHeaderInset, 124)
    rig.jump(-100)
    XCTAssertEqual(rig.view.pinnedHeaderInset, 100)
    rig.jump(300)
    XCTAssertEqual(rig.view.pinnedHeaderInset, 64)
    rig.control.endRefreshing()
    XCTAssertEqual(rig.view.pinnedHeaderInset, 64)
  }

  // S14: to the top is to hold while refreshing.
  func testScrollToTopWhileRefreshingGoesToHold() throws {
    let rig = try RefreshRig.refreshing()
    rig.jump(500)
    rig.view.scrollToTop()
    rig.settle()
    rig.assertRefreshing()
    XCTAssertEqual(rig.recorder.count("top"), 1)
  }

  // S16, S12: an app that writes insets from inside the callbacks ends nowhere else.
  func testInsetWrittenInTheInsetCallbackIsKept() throws {
    let rig = try RefreshRig()
    rig.recorder.hooks["inset 124"] = { $0.contentInset.bottom = 50 }
    rig.pull()
    rig.settle()
    XCTAssertEqual(rig.view.adjustedContentInset, ContentInsets(top: 124, bottom: 50))
    XCTAssertFalse(rig.recorder.wasNested)
  }
}
