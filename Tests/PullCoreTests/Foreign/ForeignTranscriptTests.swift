import PullCore
import RefreshCore
import XCTest

/// The requests to content that others move, and their place among what is told: the content has
/// done what it is asked for before anything else is told.
final class ForeignTranscriptTests: XCTestCase {
  // MARK: A pull

  func testPullPastTheTriggerAsksForTheInsetFirst() {
    var story = ForeignStory()
    XCTAssertEqual(story.press(), [])
    XCTAssertEqual(
      story.pull(130),
      [
        "may? idle 130", "request inset refreshing 130", "idle>pulling drag refreshing 130",
        "armed refreshing 130", "pulling>refreshing trigger refreshing 130",
        "actions 1 refreshing 130", "begin 1 refreshing 130",
      ])
    XCTAssertEqual(story.letGo(), [], "the content goes to hold by itself")
    XCTAssertEqual(story.model.refreshInset, 60)
  }

  func testWhatTheInsetTellsHasItsPlaceInTheOrder() {  // D9: S; inset change; actions
    var story = ForeignStory()
    story.press()
    story.hooks["request inset"] = {
      $0.nested {
        $0.enqueueCallback(7, atInsetPlace: true)
        $0.enqueueCallback(8)
      }
    }
    XCTAssertEqual(
      story.pull(130).suffix(5),
      [
        "pulling>refreshing trigger refreshing 130", "callback 7 refreshing 130",
        "actions 1 refreshing 130", "begin 1 refreshing 130", "callback 8 refreshing 130",
      ])
  }

  func testPullThatIsTooShortIsAskedToReturn() {
    var story = ForeignStory()
    story.press()
    XCTAssertEqual(story.pull(50), ["may? idle 50", "idle>pulling drag pulling 50"])
    XCTAssertEqual(
      story.letGo(),
      [
        "request return pulling 50", "cancel released idle 0", "pulling>idle returned idle 0",
      ])
  }

  func testReleaseThatBegins() {
    var story = ForeignStory(.mjRefresh)
    story.press()
    story.pull(60)
    XCTAssertEqual(
      story.letGo(),
      [
        "request inset refreshing 60", "pulling>refreshing release refreshing 60",
        "actions 1 refreshing 60", "begin 1 refreshing 60",
      ])
  }

  func testCancelledTouchNeverBegins() {
    var story = ForeignStory(.mjRefresh)
    story.press()
    story.pull(60)
    XCTAssertEqual(
      story.letGo(isCancelled: true),
      [
        "request return pulling 60", "cancel cancelled idle 0", "pulling>idle returned idle 0",
      ])
  }

  func testContentThatLeavesTheScreenLosesItsFinger() {
    var story = ForeignStory(.mjRefresh)
    story.press()
    story.pull(60)
    XCTAssertEqual(story.takeForeign(.screenLeft), ["cancel cancelled pulling 60"])
    XCTAssertEqual(story.pull(70), [], "the touch that goes on outside has no part any more")
    XCTAssertEqual(
      story.letGo(), ["request return pulling 70", "pulling>idle returned idle 0"])
    XCTAssertEqual(story.takeForeign(.screenLeft), [], "there is none")
  }

  func testFingerThatWasLostDoesNotPullAnew() {
    var story = ForeignStory()
    story.press()
    story.pull(50)
    story.takeForeign(.screenLeft)
    XCTAssertEqual(story.pull(0), ["pulling>idle returned idle 0"])
    XCTAssertEqual(story.pull(130), [])
    XCTAssertEqual(story.model.state, .idle)
  }

  func testOtherControlUnderTheFingerIsNotPulledAndKnowsItsLift() {  // S4
    var story = ForeignStory(nil)
    story.press()
    story.command { $0.attach(.uiRefreshControl) }
    XCTAssertEqual(story.pull(130), [])
    story.distance = 0
    XCTAssertEqual(story.letGo(), [], "it is no lift without a touch")
  }

  func testContentMovesWithoutAFinger() {  // R2: it may end a pull and never begins one
    var story = ForeignStory()
    story.distance = 200
    XCTAssertEqual(story.takeForeign(.contentMoved), [])
    story.distance = 0
    story.press()
    story.pull(50)
    story.distance = 0
    XCTAssertEqual(story.takeForeign(.contentMoved), ["pulling>idle returned idle 0"])
  }

  // MARK: The end

  func testEndAsksForTheInsetAndThenForTheReturn() {
    var story = ForeignStory.refreshing()
    XCTAssertEqual(
      story.command { XCTAssertEqual($0.endRefreshing(), .ended) },
      [
        "request inset ending 60", "request return ending 60",
        "refreshing>ending command idle 0", "ending>idle collapsed idle 0",
        "end 1 success idle 0",
      ])
  }

  func testAnimatedReturnIsAskedForOnceAndClosesWhenItIsThere() {
    var story = ForeignStory.refreshing()
    story.obeys = { request, content in
      if request == .returnToRest(at: .top) { content.isMoving = true }
    }
    XCTAssertEqual(
      story.command { $0.endRefreshing() },
      [
        "request inset ending 60", "request return ending 60",
        "refreshing>ending command ending 60",
      ])
    story.distance = 20
    XCTAssertEqual(story.takeForeign(.contentMoved), [])
    story.distance = 0
    story.isMoving = false
    XCTAssertEqual(
      story.takeForeign(.contentMoved), ["ending>idle collapsed idle 0", "end 1 success idle 0"])
  }

  func testContentThatDoesNotReturnIsAskedOnceAnInput() {
    var story = ForeignStory.refreshing()
    story.obeys = { _, _ in }
    story.command { $0.endRefreshing() }
    XCTAssertEqual(story.lines.filter { $0 == "request return ending 60" }.count, 1)
    for _ in 0..<3 {
      XCTAssertEqual(story.takeForeign(.contentMoved), ["request return ending 60"])
    }
  }

  func testEndUnderTheFingerAsksForTheReturnAtTheLift() {  // I4
    var story = ForeignStory()
    story.press()
    story.pull(130)
    XCTAssertEqual(
      story.command { $0.endRefreshing() },
      ["request inset ending 130", "refreshing>ending command ending 130"])
    XCTAssertEqual(
      story.letGo(),
      ["request return ending 130", "ending>idle collapsed idle 0", "end 1 success idle 0"])
  }

  func testEndOutOfSightClosesWithinTheCall() {  // I7
    var story = ForeignStory.refreshing()
    story.distance = 0
    XCTAssertEqual(
      story.command { $0.endRefreshing(outcome: .failure) },
      [
        "request inset idle 0", "refreshing>ending command idle 0",
        "ending>idle collapsed idle 0", "end 1 failure idle 0",
      ])
  }

  func testTouchOnTheClosingControlEndsItFirst() {
    var story = ForeignStory.refreshing()
    story.obeys = { _, _ in }
    story.command { $0.endRefreshing() }
    XCTAssertEqual(
      story.press(),
      [
        "ending>idle interrupted pulling 60", "end 1 success pulling 60",
        "idle>pulling touch pulling 60",
      ])
  }

  func testEndThatTheInsetBringsAboutTakesTheBeginBack() {
    // D4: nothing of a refresh comes after its end, and so a begin that is over is not told.
    var story = ForeignStory()
    story.press()
    story.hooks["request inset"] = { $0.nested { $0.endRefreshing() } }
    XCTAssertEqual(
      story.pull(130),
      [
        "may? idle 130", "request inset refreshing 130", "request inset ending 130",
        "idle>pulling drag ending 130", "armed ending 130",
        "pulling>refreshing trigger ending 130", "refreshing>ending command ending 130",
      ])
  }

  // MARK: To hold

  func testPullAndRefreshAsksForTheHoldAfterItsBegin() {  // D4
    var story = ForeignStory()
    XCTAssertEqual(
      story.command { $0.pullAndRefresh() },
      [
        "request inset refreshing 0", "idle>refreshing command refreshing 0",
        "actions 1 refreshing 0", "begin 1 refreshing 0",
        "request hold animated refreshing 0",
      ])
    XCTAssertEqual(story.distance, 60)
  }

  func testPullAndRefreshThatEndsInItsBeginAsksForNoHold() {
    var story = ForeignStory()
    story.hooks["begin 1"] = { $0.nested { $0.endRefreshing() } }
    let lines = story.command { $0.pullAndRefresh() }
    XCTAssertFalse(lines.contains { $0.hasPrefix("request hold") })
    XCTAssertEqual(lines.last, "end 1 success idle 0")
  }

  func testPullAndRefreshUnderTheFingerAsksForNoHold() {
    var story = ForeignStory()
    story.press()
    XCTAssertEqual(story.command { $0.pullAndRefresh() }.last, "begin 1 refreshing 0")
  }

  func testHoldOfARefreshThatIsOverIsNotAskedFor() {
    var story = ForeignStory.refreshing()
    story.distance = 0
    let lines = story.command {
      XCTAssertEqual($0.showRunningRefresh(animated: false), .alreadyRefreshing)
      $0.endRefreshing()
    }
    XCTAssertEqual(lines.first, "request inset idle 0")
    XCTAssertFalse(lines.contains { $0.hasPrefix("request hold") })
  }

  func testRunningRefreshIsShownUnlessItIs() {
    var story = ForeignStory.refreshing()
    XCTAssertEqual(
      story.command { _ = $0.showRunningRefresh(animated: true) }, ["restart refreshing 60"])
    story.distance = 0
    XCTAssertEqual(
      story.command { _ = $0.showRunningRefresh(animated: true) },
      ["request hold animated refreshing 0", "restart refreshing 60"])
  }

  func testOtherHeightOfAControlAtHoldMovesTheContentThere() throws {
    var story = ForeignStory.refreshing()
    let higher = try RefreshConfiguration(height: 80)
    XCTAssertEqual(
      story.command { $0.configure(higher) },
      ["request inset refreshing 60", "request hold refreshing 60"])
    XCTAssertEqual(story.distance, 80)
    story.distance = 30
    XCTAssertEqual(
      story.command { $0.configure(.uiRefreshControl) }, ["request inset refreshing 30"],
      "elsewhere it stays")
  }

  func testHiddenControlIsAskedToGo() {  // H6
    var story = ForeignStory.refreshing()
    XCTAssertEqual(
      story.command { $0.setHidden(true) },
      ["request inset refreshing 60", "request return refreshing 60"])
  }

  func testDetachedControlIsAskedToGoBeforeItIsTold() {  // D9
    var story = ForeignStory.refreshing()
    XCTAssertEqual(
      story.command { $0.detachControl() },
      [
        "request inset idle 60", "request return idle 60", "refreshing>idle detached idle 0",
        "end 1 cancelled idle 0",
      ])
  }
}
