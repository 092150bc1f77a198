import RefreshCore
import ScrollCore
import XCTest

@testable import PullCore

/// What content that others move says of itself, and what it has been asked for.
final class ForeignContentTests: XCTestCase {
  func testDistanceThatMakesNoSenseCountsAsNone() {
    for (said, counts, isRefused) in [
      (30.0, 30.0, false), (0, 0, false), (-5, 0, true), (2e9, 0, true), (.infinity, 0, true),
    ] {
      let content = ForeignContent(pullDistance: said)
      XCTAssertEqual(content.distances.top, counts)
      XCTAssertEqual(content.refusedDistance, isRefused ? said : nil)
    }
    XCTAssertEqual(ForeignContent(pullDistance: .nan).distances.top, 0)
    XCTAssertNotNil(ForeignContent(pullDistance: .nan).refusedDistance)
  }

  func testOtherFactsKeepWhatIsLeftToDo() {
    var old = ForeignContent(pullDistance: 10, viewportHeight: 800)
    old.requests = [.returnToRest(at: .top)]
    old.wantsSettling = true
    old.edgesOfAskedReturns = RefreshEdges(.top)
    old.edgesToReturnFrom = RefreshEdges(.bottom)
    old.isExecuting = true
    let facts = ForeignContent(
      pullDistance: 30, viewportHeight: 700, isTracking: true, isMoving: true, nextMove: .at(9))
    let new = facts.keeping(what: old)
    XCTAssertEqual(new.distances.top, 30)
    XCTAssertEqual(new.viewportSize.height, 700)
    XCTAssertTrue(new.isTracking && new.isMoving)
    XCTAssertEqual(new.nextMove, .at(9))
    XCTAssertEqual(new.requests, [.returnToRest(at: .top)])
    XCTAssertTrue(new.wantsSettling && new.isExecuting)
    XCTAssertEqual(new.edgesOfAskedReturns, RefreshEdges(.top))
    XCTAssertEqual(new.edgesToReturnFrom, RefreshEdges(.bottom))
  }

  func testRequestsLeaveInTheOrderInWhichTheyCame() {
    var model = PullModel(of: ForeignContent())
    model.request(.moveContent)
    model.request(.changeRefreshInset)
    XCTAssertEqual(model.nextRequest(), .moveContent)
    XCTAssertEqual(model.nextRequest(), .changeRefreshInset)
    XCTAssertNil(model.nextRequest())
  }

  func testReturnIsAskedForOnceUntilThingsAreLookedAtAgain() {
    var model = PullModel(of: ForeignContent(pullDistance: 20))
    model.wantReturn(from: .top)
    model.wantReturn(from: .top)
    XCTAssertEqual(model.nextRequest(), .returnToRest(at: .top))
    model.wantReturn(from: .top)
    XCTAssertNil(model.nextRequest())
    model.settle()
    model.wantReturn(from: .top)
    XCTAssertEqual(model.nextRequest(), .returnToRest(at: .top))
  }

  func testReturnIsAskedForAfterAllElseAndOnlyIfTheContentStandsOpenThen() {
    for (facts, wanted) in [
      (ForeignContent(pullDistance: 20), ContentRequest.returnToRest(at: .top)),
      (ForeignContent(pullDistance: 0), nil),
      (ForeignContent(pullDistance: 20, isTracking: true), nil),
      (ForeignContent(pullDistance: 20, isMoving: true), nil),
    ] {
      var model = PullModel(of: ForeignContent())
      model.wantReturn(from: .top)
      model.request(.changeRefreshInset)
      XCTAssertEqual(model.nextRequest(), .changeRefreshInset)
      model.look(at: facts)
      XCTAssertEqual(model.nextRequest(), wanted)
      XCTAssertNil(model.nextRequest())
    }
  }

  func testOwnContentIsAskedForNothing() {
    var model = PullModel()
    let before = model
    model.look(at: ForeignContent(pullDistance: 90, isTracking: true))
    model.request(.returnToRest(at: .top))
    model.wantReturn(from: .top)
    XCTAssertNil(model.nextRequest())
    XCTAssertEqual(model, before)
    XCTAssertEqual(model.pullDistance, 0)
  }

  func testFactsThatMakeNoSenseAreTold() {
    for (distance, text) in [(Double.nan, "nan"), (-5, "-5.0"), (.infinity, "inf")] {
      var story = ForeignStory()
      story.distance = distance
      XCTAssertEqual(
        story.takeForeign(.contentMoved).first?.hasPrefix("ignored distance \(text) idle"), true)
      XCTAssertEqual(story.model.pullDistance, 0)
      XCTAssertEqual(
        story.take(.timePassed(to: .at(5))).first?.hasPrefix("ignored distance"), true)
    }
  }

  func testHeightThatMakesNoSenseIsNotTakenOver() {
    for height in [Double.nan, -1, .infinity, 2e9] {
      var story = ForeignStory()
      story.viewportHeight = height
      XCTAssertEqual(story.takeForeign(.contentMoved), ["ignored height \(height) idle 0"])
      XCTAssertEqual(story.model.refresh.machine.effectiveTriggerDistance, 120)
    }
  }

  func testShortViewLimitsTheTrigger() {  // R6: f(160) of 320 is 69.0
    var story = ForeignStory()
    story.viewportHeight = 320
    story.takeForeign(.contentMoved)
    XCTAssertEqual(
      story.model.refresh.machine.effectiveTriggerDistance, Law.band(160, 320), accuracy: 1e-9)
    XCTAssertEqual(Law.band(160, 320), 69.0, accuracy: 0.05)
    story.distance = 69
    story.takeForeign(.contentMoved)
    XCTAssertEqual(story.model.progress, 69 / Law.band(160, 320), accuracy: 1e-9)
  }

  func testTouchesThatDoNotFitAreIgnoredAndSaySo() {
    var story = ForeignStory()
    XCTAssertEqual(story.takeForeign(.dragged), ["ignored move idle 0"])
    XCTAssertEqual(
      story.takeForeign(.touchEnded(isCancelled: false)), ["ignored lift idle 0"])
    XCTAssertEqual(story.press(), [])
    XCTAssertEqual(story.press(), ["ignored touch idle 0"])
  }

  func testInputsOfTheContentWaitForWhatIsToBeTold() {
    var model = PullModel(
      of: ForeignContent(pullDistance: 30, viewportHeight: 800, isTracking: true))
    model.attach(.mjRefresh)
    while model.nextDelivery() != nil {}
    model.takeForeign(.touchBegan)
    XCTAssertTrue(model.isBusy)
    model.takeForeign(.touchBegan)
    model.waitForeign(.touchEnded(isCancelled: true))
    var told: [String] = []
    while let delivery = model.nextDelivery() { told.append(delivery.text) }
    XCTAssertEqual(
      told, ["idle>pulling touch", "ignored touch", "cancel cancelled"])
  }

  func testContentThatLeavesTheScreenIsPulledAtNoEdge() {
    var model = PullModel(
      of: ForeignContent(otherDistances: ContentInsets(bottom: 30), viewportHeight: 800))
    model.attach(.mjRefresh, at: .bottom)
    model.takeForeign(.touchBegan)
    while model.nextDelivery() != nil {}
    XCTAssertEqual(model.state(at: .bottom).phase, .pulling)
    model.takeForeign(.screenLeft)
    while model.nextDelivery() != nil {}
    model.look(
      at: ForeignContent(otherDistances: ContentInsets(bottom: 200), viewportHeight: 800))
    model.takeForeign(.dragged)
    while model.nextDelivery() != nil {}
    XCTAssertFalse(model[.bottom].machine.isArmed)
    XCTAssertEqual(model.progress(at: .bottom), 200 / 54)
  }
}
