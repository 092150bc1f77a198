import RefreshCore
import ScrollCore
import XCTest

@testable import PullCore

/// A control that comes, goes, hides, grows, and stands under a header.
final class ControlTranscriptTests: XCTestCase {
  // MARK: Attach and detach

  func testDetachOfARunningRefreshSpringsBack() {  // D9
    var story = PullStory.refreshing()
    XCTAssertEqual(
      story.command { $0.detachControl() },
      ["refreshing>idle detached idle -60", "inset idle -60", "end 1 cancelled idle -60"])
    XCTAssertEqual(story.pass(to: 100), ["S idle \(Law.spring(-60, at: 0.1).short)"])
    XCTAssertEqual(story.pass(to: 5000), ["S idle 0"])
    XCTAssertEqual(story.command { $0.detachControl() }, [])
  }

  func testDetachOfAPullCancelsIt() {
    var story = PullStory()
    story.drag(-50)
    XCTAssertEqual(
      story.command { $0.detachControl() },
      ["pulling>idle detached idle -50", "cancel detached idle -50"])
    XCTAssertEqual(story.drag(-130), ["S idle -130"])
  }

  func testControlKeepsItsCyclesApartFromThoseOfTheOneBefore() {
    var story = PullStory.refreshing()
    story.command { $0.attach(.uiRefreshControl) }
    XCTAssertEqual(
      story.command { XCTAssertEqual($0.beginRefreshing().text, "began 2") }.first,
      "idle>refreshing command refreshing -60")
    XCTAssertEqual(story.effects.compactMap(\.control), [1, 1, 2])
  }

  func testControlAttachedUnderTheFingerTakesPartFromTheNextGesture() {  // S4
    var story = PullStory(nil)
    story.drag(-50)
    story.command { $0.attach(.uiRefreshControl) }
    XCTAssertEqual(story.drag(-130), ["S idle -130"])
    XCTAssertEqual(
      story.command { $0.beginRefreshing() },
      ["idle>refreshing command refreshing -130", "inset refreshing -130"], "commands work")
  }

  func testShortContentIsPulledByItsControlOnly() {  // S4
    var with = PullStory(contentHeight: 100)
    XCTAssertEqual(with.drag(-50).last, "S pulling -50")
    XCTAssertEqual(with.drag(40), ["pulling>idle drag idle 0", "S idle 0"], "not the other way")
    var without = PullStory(nil, contentHeight: 100)
    XCTAssertEqual(without.drag(-50), ["B idle 0"])
    var disabled = PullStory(contentHeight: 100)
    disabled.model.isEnabled = false
    XCTAssertEqual(disabled.drag(-50), ["B idle 0"])
  }

  // MARK: Disabling and hiding

  func testDisablingCancelsAPullAndBlocksBegins() {  // R9
    var story = PullStory()
    story.drag(-50)
    XCTAssertTrue(story.model.isEnabled)
    XCTAssertEqual(story.command { $0.isEnabled = false }, ["cancel disabled pulling -50"])
    XCTAssertFalse(story.model.isEnabled)
    XCTAssertEqual(
      story.command { XCTAssertEqual($0.beginRefreshing(), .disabled) }, [])
    XCTAssertEqual(story.drag(-130), ["S pulling -130"])
    XCTAssertEqual(story.command { $0.isEnabled = true }, [])
  }

  func testHidingEndsACollapseAndSpringsOn() {  // H6
    var story = PullStory.refreshing()
    story.command { $0.endRefreshing() }
    XCTAssertEqual(
      story.command { $0.setHidden(true) },
      ["ending>idle collapsed idle -60", "end 1 success idle -60"])
    XCTAssertEqual(story.pass(to: 5000), ["S idle 0"])
    XCTAssertEqual(story.command { $0.setHidden(true) }, [], "it is hidden already")
  }

  func testHidingARunningRefreshTakesItsInsetAway() {
    var story = PullStory.refreshing()
    XCTAssertEqual(story.command { $0.setHidden(true) }, ["inset refreshing -60"])
    XCTAssertEqual(story.model.visibleHeight, 0)
    XCTAssertEqual(story.pass(to: 5000), ["S refreshing 0"])
    XCTAssertEqual(story.command { $0.setHidden(false) }, ["inset refreshing 0"])
  }

  func testHiddenControlIsNotPulled() {
    var story = PullStory()
    story.command { $0.setHidden(true) }
    XCTAssertEqual(story.drag(-130), ["B idle 0", "S idle -130"])
    story.lift()
    XCTAssertEqual(story.take(.touchBegan(.zero)), ["B idle -130"])
  }

  // MARK: Sizes

  func testViewWithoutRoomForTheControlPullsNothing() {  // R6
    var story = PullStory()
    story.drag(-50)
    XCTAssertEqual(
      story.command { $0.change { $0.viewportSize.height = 40 } }.last,
      "pulling>idle returned idle -50")
    XCTAssertEqual(story.model.progress, 0)
    XCTAssertEqual(story.drag(-30), ["S idle -30"])
  }

  func testOtherHeightMovesContentAtHold() throws {  // S13
    var story = PullStory.refreshing()
    let higher = try RefreshConfiguration(height: 80)
    XCTAssertEqual(
      story.command { $0.configure(higher) }, ["inset refreshing -80", "S refreshing -80"])
    XCTAssertEqual(story.model.holdOffset.y, -80)
  }

  func testTitleCountsOnceTheControlIsOutOfSight() {  // H5
    var story = PullStory()
    story.drag(-30)
    XCTAssertEqual(story.command { $0.setTitle(isPresent: true) }, [])
    XCTAssertEqual(story.model.refresh.height, 60)
    story.drag(10)
    XCTAssertEqual(story.model.refresh.height, 80)
    XCTAssertEqual(story.command { $0.setTitle(isPresent: false) }, [])
    XCTAssertEqual(story.model.refresh.height, 60)
  }

  func testChangeWithoutAnEffectOnPlacesTellsNothing() {
    var story = PullStory()
    XCTAssertEqual(
      story.command {
        $0.change { $0.bounces = false }
        $0.change { $0.alwaysBounceHorizontal = true }
        $0.change { _ in }
      }, [])
    XCTAssertFalse(story.model.geometry.bounces)
    XCTAssertEqual(story.drag(-130), ["B idle 0"], "it counts from the next gesture on")
  }

  func testInsetUnderTheFingerMovesNothing() {  // S13
    var story = PullStory()
    story.drag(-50)
    XCTAssertEqual(
      story.command { $0.change { $0.contentInset.top = 20 } }, ["inset pulling -50"])
    XCTAssertEqual(story.model.pullDistance, 30)
  }

  func testInsetOnContentAtRestComesBeforeItsScroll() {  // S12
    var story = PullStory()
    XCTAssertEqual(
      story.command { $0.change { $0.contentInset.top = 20 } }, ["inset idle -20", "S idle -20"])
  }

  func testScrollOfAnInsetChangeComesAfterIt() {  // S12, with changes in nested callbacks
    var story = PullStory()
    story.hooks["inset"] = { $0.change { $0.contentInset.top = 40 } }
    story.hooks["S"] = { $0.change { $0.contentInset.top = 60 } }
    XCTAssertEqual(
      story.command { $0.change { $0.contentInset.top = 20 } },
      ["inset idle -20", "S idle -40", "inset idle -60", "inset idle -60", "S idle -60"])
  }

  func testInsetUnderARefreshingFingerKeepsTheEdgeOfTheTouch() {  // S3
    var story = PullStory()
    story.take(.touchBegan(.zero))
    story.take(.touchMoved(.y(300)))
    XCTAssertEqual(story.model.state.phase, .refreshing)
    let offset = -Law.band(300)
    story.command { $0.change { $0.contentInset.top = 20 } }
    XCTAssertEqual(story.model.contentOffset.y, offset, accuracy: 1e-9)
    // The edge is at −20, and not 60 farther out: the finger is as far past it as the band says.
    let travel = Law.finger(-20 - offset)
    story.take(.touchMoved(.y(310)))
    XCTAssertEqual(story.model.contentOffset.y, -20 - Law.band(travel + 10), accuracy: 1e-9)
  }

  // MARK: The indicator and the actions

  func testIndicatorStartsAnewWhileARefreshRuns() {
    var story = PullStory()
    XCTAssertEqual(story.command { $0.restartIndicator() }, [])
    XCTAssertEqual(
      story.command { XCTAssertEqual($0.showRunningRefresh(animated: true), .notRefreshing) }, [])
    story.command { $0.beginRefreshing() }
    XCTAssertEqual(story.command { $0.restartIndicator() }, ["restart refreshing 0"])
    XCTAssertEqual(
      story.command { XCTAssertEqual($0.showRunningRefresh(animated: false), .alreadyRefreshing) },
      ["restart refreshing -60", "S refreshing -60"], "all of it has happened when it is told")
    XCTAssertEqual(
      story.command { _ = $0.showRunningRefresh(animated: false) }, ["restart refreshing -60"])
    XCTAssertEqual(story.model.refresh.indicatorRestartCount, 3)
  }

  func testActionsAreCalledByHand() {
    var story = PullStory.refreshing()
    XCTAssertEqual(
      story.command { $0.sendActions() }, ["actions 1 by hand refreshing -60"])
  }

  // MARK: Touches that are taken away

  func testRestOfATouchThatWasTakenAwayIsIgnoredInSilence() {
    var story = PullStory()
    XCTAssertFalse(story.model.ignoresTouchUnderWay())
    story.drag(-50)
    XCTAssertTrue(story.model.ignoresTouchUnderWay())
    XCTAssertEqual(story.take(.touchCancelled).first, "cancel cancelled pulling -50")
    XCTAssertEqual(story.take(.touchMoved(.y(9))), [])
    XCTAssertEqual(story.take(.touchEnded(.fromTouches)), [])
    story.take(.touchBegan(.zero))
    story.take(.touchEnded(.fromTouches))
    XCTAssertEqual(story.take(.touchMoved(.y(9))), ["ignored move \(story.phase) \(story.place)"])
  }

  func testSlopIsNotMadeUpFor() {
    var story = PullStory()
    story.model.dragSlop = 10
    story.take(.touchBegan(.y(100)))
    XCTAssertEqual(story.take(.touchMoved(.y(95))), [])
    XCTAssertEqual(story.take(.touchMoved(.y(60))), ["B idle 0", "S idle 30"])
  }

  // MARK: H4: under a header

  private func table(_ configure: (inout RefreshEnd) -> Void = { _ in }) -> PullStory {
    var story = PullStory(nil)
    story.command { XCTAssertTrue($0.setHeader(height: 120, rows: 3000)) }
    var end = RefreshEnd(configuration: .uiRefreshControl)
    end.ignoresHeader = true
    configure(&end)
    story.forget()
    story.command { $0.attach(end) }
    return story
  }

  func testHeaderAndRowsMakeUpTheContent() {
    var story = table()
    XCTAssertEqual(story.model.geometry.contentSize, ScrollSize(width: 400, height: 3120))
    story.command { XCTAssertTrue($0.setHeader(height: 0, rows: nil)) }
    XCTAssertEqual(story.model.geometry.contentSize.height, 3120, "that is not the rows' any more")
    XCTAssertFalse(story.model.setHeader(height: 0, rows: -5))
  }

  func testFirstOffsetIsWhereTheRowsBegin() {
    var story = table()
    XCTAssertEqual(story.lines, ["S idle 120"])
    story.command { $0.setContentOffset(.zero, animated: false) }
    XCTAssertEqual(story.pass(to: 100), [], "once for each control")
    XCTAssertEqual(table { $0.ignoresHeader = false }.lines, [])
    XCTAssertEqual(table { $0.wantsFirstOffset = false }.lines, [])
  }

  func testFirstOffsetWaitsForWhatIsToldBeforeIt() {
    var story = table { $0.wantsFirstOffset = false }
    story.command { $0.beginRefreshing() }
    var end = RefreshEnd(configuration: .mjRefresh)
    end.ignoresHeader = true
    XCTAssertEqual(
      story.command { $0.attach(end) },
      [
        "refreshing>idle detached idle 0", "inset idle 0", "end 1 cancelled idle 0",
        "S idle 120",
      ])
  }

  func testFirstOffsetGivesWayToWhatHasBegunMeanwhile() {
    for takesOver in [true, false] {
      var story = table { $0.wantsFirstOffset = false }
      story.command { $0.beginRefreshing() }
      var end = RefreshEnd(configuration: .mjRefresh)
      end.ignoresHeader = true
      story.hooks["end 1 cancelled"] = {
        if takesOver { $0.attach(.uiRefreshControl) } else { $0.beginRefreshing() }
      }
      story.command { $0.attach(end) }
      XCTAssertEqual(story.model.contentOffset.y, 0)
      story.command { $0.endRefreshing() }
      XCTAssertEqual(
        story.model.contentOffset.y, takesOver ? 0 : 120, "it is set when the view is idle")
    }
  }
}

extension PullStory {
  /// The state as a line has it.
  var phase: String { model.state.phase.rawValue }
  /// The offset as a line has it.
  var place: String { model.contentOffset.y.short }
}
