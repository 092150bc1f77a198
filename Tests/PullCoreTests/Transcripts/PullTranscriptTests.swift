import PullCore
import RefreshCore
import ScrollCore
import XCTest

/// The exact order of the effects of a pull, with the state and the offset at each.
final class PullTranscriptTests: XCTestCase {
  // MARK: D9: within one move of the finger

  func testMoveFromRestPastTheTriggerTellsAllOfItInOrder() {
    var story = PullStory()
    XCTAssertEqual(
      story.drag(-130),
      [
        "B idle 0", "may? idle -130", "idle>pulling drag refreshing -130",
        "armed refreshing -130", "pulling>refreshing trigger refreshing -130",
        "S refreshing -130", "inset refreshing -130", "actions 1 refreshing -130",
        "begin 1 refreshing -130",
      ])
    XCTAssertFalse(story.model.isBusy)
    XCTAssertEqual(story.model.refreshInset, 60)
  }

  func testPullInMovesTellsEachThingOnce() {
    var story = PullStory()
    XCTAssertEqual(story.take(.touchBegan(.zero)), [])
    XCTAssertEqual(
      story.drag(-50),
      ["B idle 0", "may? idle -50", "idle>pulling drag pulling -50", "S pulling -50"])
    XCTAssertEqual(story.drag(-119), ["S pulling -119"])
    XCTAssertEqual(story.drag(-119), [], "an offset that does not change is no scroll")
    XCTAssertEqual(
      story.drag(-120),
      [
        "armed refreshing -120", "pulling>refreshing trigger refreshing -120",
        "S refreshing -120", "inset refreshing -120", "actions 1 refreshing -120",
        "begin 1 refreshing -120",
      ])
    XCTAssertEqual(story.drag(-140), ["S refreshing -140"])
  }

  func testFingerPullsByTheRubberBand() {  // S3
    var story = PullStory()
    story.take(.touchBegan(.y(100)))
    let offset = -Law.band(60)
    XCTAssertEqual(
      story.take(.touchMoved(.y(160))),
      [
        "B idle 0", "may? idle \(offset.short)", "idle>pulling drag pulling \(offset.short)",
        "S pulling \(offset.short)",
      ])
    XCTAssertEqual(story.model.pullDistance, Law.band(60), accuracy: 1e-9)
    XCTAssertEqual(story.model.progress, Law.band(60) / 120, accuracy: 1e-9)
    XCTAssertEqual(story.model.visibleHeight, Law.band(60), accuracy: 1e-9)
  }

  func testPullUnderReleaseArmsAndDisarms() {  // R5
    var story = PullStory(.mjRefresh)
    XCTAssertEqual(
      story.drag(-54),
      [
        "B idle 0", "may? idle -54", "idle>pulling drag pulling -54", "armed pulling -54",
        "S pulling -54",
      ])
    XCTAssertTrue(story.model.isArmed)
    XCTAssertEqual(story.drag(-40), ["disarmed pulling -40", "S pulling -40"])
    XCTAssertFalse(story.model.isArmed)
    XCTAssertEqual(story.drag(0), ["pulling>idle drag idle 0", "S idle 0"])
  }

  func testVetoedGesturePullsAndDoesNotArm() {  // R9: asked once for a gesture
    var story = PullStory()
    story.mayBegin = false
    XCTAssertEqual(
      story.drag(-130),
      ["B idle 0", "may? idle -130", "idle>pulling drag pulling -130", "S pulling -130"])
    XCTAssertEqual(story.drag(-150), ["S pulling -150"])
    XCTAssertEqual(
      story.lift(),
      [
        "cancel released pulling -150", "EB(0 to 0) pulling -150", "ED(true) pulling -150",
        "WD pulling -150",
      ])
  }

  func testVetoIsAskedAgainInTheNextGesture() {
    var story = PullStory()
    story.mayBegin = false
    story.drag(-130)
    story.lift()
    story.pass(to: 5000)
    story.mayBegin = true
    XCTAssertEqual(
      story.drag(-50),
      ["B idle 0", "may? idle -50", "idle>pulling drag pulling -50", "S pulling -50"])
  }

  // MARK: D9: at a release

  func testReleaseOfARefreshGoesToHold() {  // I3
    var story = PullStory()
    story.drag(-130)
    XCTAssertEqual(
      story.lift(),
      ["EB(0 to -60) refreshing -130", "ED(true) refreshing -130", "WD refreshing -130"])
    let place = -60 + Law.spring(-70, at: 0.1)
    XCTAssertEqual(story.pass(to: 100), ["S refreshing \(place.short)"])
    XCTAssertEqual(story.pass(to: 5000), ["S refreshing -60", "DD refreshing -60"])
    XCTAssertNil(story.model.nextEvent)
  }

  func testFastReleaseOfARefreshGoesIntoTheContent() {  // I3: 250 pt/s and more
    for (velocity, end) in [(249.0, -60.0), (250, Law.target(-30, 250))] {
      var story = PullStory()
      story.drag(-130)
      story.drag(-30)
      XCTAssertEqual(
        story.lift(velocity).first, "EB(\(velocity.short) to \(end.short)) refreshing -30")
    }
  }

  func testReleaseThatBeginsTellsTheBeginFirst() {
    var story = PullStory(.mjRefresh)
    story.drag(-60)
    XCTAssertEqual(
      story.lift(),
      [
        "pulling>refreshing release refreshing -60", "inset refreshing -60",
        "actions 1 refreshing -60", "begin 1 refreshing -60", "EB(0 to -54) refreshing -60",
        "ED(true) refreshing -60", "WD refreshing -60",
      ])
  }

  func testReleaseOfAPullThatIsTooShortReturns() {
    var story = PullStory()
    story.drag(-50)
    XCTAssertEqual(
      story.lift(),
      [
        "cancel released pulling -50", "EB(0 to 0) pulling -50", "ED(true) pulling -50",
        "WD pulling -50",
      ])
    let place = Law.spring(-50, at: 0.1)
    XCTAssertEqual(story.pass(to: 100), ["S pulling \(place.short)"])
    XCTAssertEqual(
      story.pass(to: 5000), ["S idle 0", "DD idle 0", "pulling>idle returned idle 0"])
  }

  func testCancelledGestureNeverBegins() {
    var story = PullStory(.mjRefresh)
    story.drag(-60)
    XCTAssertEqual(
      story.take(.touchCancelled),
      [
        "cancel cancelled pulling -60", "EB(0 to 0) pulling -60", "ED(true) pulling -60",
        "WD pulling -60",
      ])
  }

  // MARK: The end

  func testEndAtHoldSpringsToRest() {  // I4, I7
    var story = PullStory.refreshing()
    XCTAssertEqual(
      story.command { XCTAssertEqual($0.endRefreshing(), .ended) },
      ["refreshing>ending command ending -60", "inset ending -60"])
    let place = Law.spring(-60, at: 0.1)
    XCTAssertEqual(story.pass(to: 100), ["S ending \(place.short)"])
    XCTAssertEqual(
      story.pass(to: 5000),
      ["S idle 0", "ending>idle collapsed idle 0", "end 1 success idle 0"])
  }

  func testEndWithNextToNoWayToGoIsOverWithinTheCall() {  // S9: less than 0.1 pt
    var story = PullStory.refreshing()
    story.command { $0.setContentOffset(.y(-0.05), animated: false) }
    XCTAssertEqual(
      story.command { $0.endRefreshing() },
      [
        "refreshing>ending command idle 0", "inset idle 0", "S idle 0",
        "ending>idle collapsed idle 0", "end 1 success idle 0",
      ])
  }

  func testEndUnderTheFingerKeepsTheContentUntilItLifts() {  // I2, I4
    var story = PullStory()
    story.drag(-130)
    XCTAssertEqual(
      story.command { $0.endRefreshing(outcome: .failure) },
      ["refreshing>ending command ending -130", "inset ending -130"])
    XCTAssertEqual(story.drag(-100), ["S ending -100"])
    XCTAssertEqual(
      story.lift(), ["EB(0 to 0) ending -100", "ED(true) ending -100", "WD ending -100"])
    XCTAssertEqual(
      story.pass(to: 5000),
      ["S idle 0", "DD idle 0", "ending>idle collapsed idle 0", "end 1 failure idle 0"])
  }

  func testFingerThatBringsTheEndToRestClosesIt() {  // I7
    var story = PullStory()
    story.drag(-130)
    story.command { $0.endRefreshing() }
    XCTAssertEqual(
      story.drag(20), ["S idle 20", "ending>idle collapsed idle 20", "end 1 success idle 20"])
    XCTAssertEqual(
      story.drag(-130), ["idle>pulling drag pulling -130", "S pulling -130"],
      "R3: a gesture has one refresh")
  }

  func testBeginUnderTheFingerGoesToHoldAtTheRelease() {  // I3
    var story = PullStory()
    story.drag(-50)
    XCTAssertEqual(
      story.command { XCTAssertEqual($0.beginRefreshing().text, "began 1") },
      ["pulling>refreshing command refreshing -50", "inset refreshing -50"])
    XCTAssertEqual(
      story.lift(),
      ["EB(0 to -60) refreshing -50", "ED(true) refreshing -50", "WD refreshing -50"])
    XCTAssertEqual(story.pass(to: 5000), ["S refreshing -60", "DD refreshing -60"])
  }

  func testEndAndBeginAtHoldDoNotMove() {  // I4
    var story = PullStory.refreshing()
    XCTAssertEqual(
      story.command {
        $0.endRefreshing()
        XCTAssertEqual($0.beginRefreshing().text, "began 2")
      },
      [
        "refreshing>ending command refreshing -60", "inset refreshing -60",
        "ending>idle interrupted refreshing -60", "end 1 success refreshing -60",
        "idle>refreshing command refreshing -60", "inset refreshing -60",
      ])
    XCTAssertEqual(story.pass(to: 5000), [])
    XCTAssertEqual(story.model.contentOffset.y, -60)
  }

  func testTouchOnTheClosingControlEndsItFirst() {  // D9: at a touch-down
    var story = PullStory.refreshing()
    story.command { $0.endRefreshing() }
    story.pass(to: 100)
    let place = Law.spring(-60, at: 0.1).short
    XCTAssertEqual(
      story.take(.touchBegan(.zero)),
      [
        "B pulling \(place)", "ending>idle interrupted pulling \(place)",
        "end 1 success pulling \(place)", "idle>pulling touch pulling \(place)",
      ])
  }

  // MARK: Programmatic pulls

  func testPullAndRefreshTellsItsBeginAndThenScrolls() {  // D4, D9
    var story = PullStory()
    XCTAssertEqual(
      story.command { XCTAssertEqual($0.pullAndRefresh().text, "began 1") },
      [
        "idle>refreshing command refreshing 0", "inset refreshing 0", "actions 1 refreshing 0",
        "begin 1 refreshing 0",
      ])
    let place = Law.ease(0, -60, at: 0.1)
    XCTAssertEqual(story.pass(to: 100), ["S refreshing \(place.short)"])
    XCTAssertEqual(story.pass(to: 300), ["S refreshing -60", "EA refreshing -60"])
  }

  func testPullAndRefreshThatEndsInItsBeginMovesNothing() {  // D4
    var story = PullStory()
    story.hooks["begin 1"] = { $0.endRefreshing() }
    XCTAssertEqual(
      story.command { $0.pullAndRefresh() },
      [
        "idle>refreshing command refreshing 0", "inset refreshing 0", "actions 1 refreshing 0",
        "begin 1 refreshing 0", "refreshing>ending command idle 0", "inset idle 0",
        "ending>idle collapsed idle 0", "end 1 success idle 0",
      ])
    XCTAssertFalse(story.model.isMoving)
    XCTAssertEqual(story.pass(to: 1000), [])
  }

  func testPullAndRefreshWhoseRefreshHasMadeWayForAnotherMovesNothing() {
    var story = PullStory()
    story.hooks["begin 1"] = {
      $0.endRefreshing()
      $0.beginRefreshing()
    }
    story.command { $0.pullAndRefresh() }
    XCTAssertEqual(story.model.state.cycle, RefreshCycle(number: 2))
    XCTAssertFalse(story.model.isMoving)
  }

  func testBeginWithoutTellingTellsTheStateOnly() {  // D4: as UIKit
    var story = PullStory()
    XCTAssertEqual(
      story.command { $0.beginRefreshing() },
      ["idle>refreshing command refreshing 0", "inset refreshing 0"])
    XCTAssertEqual(
      story.command { XCTAssertEqual($0.beginRefreshing(sends: true), .alreadyRefreshing) }, [])
  }
}
