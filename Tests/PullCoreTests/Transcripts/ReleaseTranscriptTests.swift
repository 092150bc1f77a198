import PullCore
import RefreshCore
import ScrollCore
import XCTest

/// Each step of a release (judged, aims, aimed, ended), and what may happen between any two.
final class ReleaseTranscriptTests: XCTestCase {
  /// Where a release at 500 with 700 pt/s stops by itself.
  private let stop = Law.target(500, 700)

  /// A finger that has dragged the list to 500.
  private func dragged() -> PullStory {
    var story = PullStory()
    story.drag(500)
    story.forget()
    return story
  }

  // MARK: S11

  func testReleaseWithAVelocityDecelerates() {
    var story = dragged()
    XCTAssertEqual(
      story.lift(700),
      ["EB(700 to \(stop.short)) idle 500", "ED(true) idle 500", "WD idle 500"])
    let place = Law.glide(500, 700, at: 0.25)
    XCTAssertEqual(story.pass(to: 250), ["S idle \(place.short)"])
    XCTAssertEqual(story.pass(to: 9000), ["S idle \(stop.short)", "DD idle \(stop.short)"])
  }

  func testSlowReleaseInRangeEndsTheDrag() {
    var story = dragged()
    XCTAssertEqual(story.lift(249), ["EB(249 to 500) idle 500", "ED(false) idle 500"])
    XCTAssertFalse(story.model.isMoving)
  }

  func testFlingIntoAnEdgeHasOneBeginAndOneEnd() {
    var story = PullStory(nil)
    story.drag(300)
    XCTAssertEqual(
      story.lift(-1500), ["EB(-1500 to 0) idle 300", "ED(true) idle 300", "WD idle 300"])
    let met = Law.glideTime(300, -1500, to: 0)
    let speed = -1500 + 300 * 2.002002670670
    let place = Law.spring(0, speed, at: 0.4 - met)
    XCTAssertEqual(
      story.pass(to: 400), ["S idle 0", "S idle \(place.short)"],
      "the edge is an instant of its own")
    XCTAssertEqual(story.pass(to: 9000), ["S idle 0", "DD idle 0"])
  }

  func testTouchThatStopsADecelerationHoldsItUntilItLifts() {
    var story = dragged()
    story.lift(700)
    story.pass(to: 100)
    let place = Law.glide(500, 700, at: 0.1).short
    XCTAssertEqual(story.take(.touchBegan(.zero)), ["B idle \(place)"])
    XCTAssertTrue(story.model.isDecelerating, "a finger holds what it has stopped")
    XCTAssertEqual(
      story.lift(),
      ["EB(0 to \(place)) idle \(place)", "ED(false) idle \(place)", "DD idle \(place)"])
    XCTAssertFalse(story.model.isDecelerating)
  }

  func testFlingFromAStoppedDecelerationGoesOnWithTheOneBegin() {  // WD not while a DD is owed
    var story = dragged()
    story.lift(700)
    story.pass(to: 100)
    story.take(.touchBegan(.zero))
    XCTAssertEqual(story.lift(700).last?.prefix(8), "ED(true)")
    XCTAssertEqual(story.pass(to: 9000).last?.prefix(2), "DD")
    XCTAssertEqual(story.lines.filter { $0.hasPrefix("WD") }.count, 1)
    XCTAssertEqual(story.lines.filter { $0.hasPrefix("DD") }.count, 1)
  }

  func testTouchThatNeverDraggedIsATap() {
    var story = PullStory()
    story.drag(500)
    story.lift()
    XCTAssertEqual(story.take(.touchBegan(.y(40))), [])
    XCTAssertEqual(story.take(.touchEnded(.fromTouches)), ["tap 540 idle 500"])
    XCTAssertEqual(story.take(.touchBegan(.y(40))), [])
    XCTAssertEqual(story.take(.touchCancelled), [], "one that was taken away is no tap")
    XCTAssertFalse(story.model.isTracking)
  }

  func testFlagsHoldFromTheBeginToTheEndInclusive() {  // S11
    var story = dragged()
    var flags: [String] = []
    func look(_ model: PullModel) -> String {
      (model.isTracking ? "t" : "") + (model.isDragging ? "d" : "")
        + (model.isDecelerating ? "D" : "")
    }
    story.model.take(.touchEnded(.given(.y(700))))
    story.model.take(.timePassed(to: .at(9000)))
    while let effect = story.model.next() { flags.append("\(effect.text) \(look(story.model))") }
    XCTAssertEqual(
      flags, ["EB(700 to \(stop.short)) td", "ED(true) td", "WD dD", "S dD", "DD "])
  }

  // MARK: The target

  func testChangedTargetIsReached() {
    var story = dragged()
    story.target = .y(800)
    XCTAssertEqual(
      story.lift(700),
      ["EB(700 to \(stop.short)) idle 500", "ED(true) idle 500", "WD idle 500"])
    XCTAssertEqual(story.pass(to: 9000), ["S idle 800", "DD idle 800"])
  }

  func testTargetWhereTheContentIsEndsTheDrag() {
    var story = dragged()
    story.target = .y(500)
    XCTAssertEqual(story.lift(700).last, "ED(false) idle 500")
    XCTAssertFalse(story.model.isMoving)
  }

  func testTargetOfASlowReleaseBeginsAMotion() {
    var story = dragged()
    story.target = .y(520)
    XCTAssertEqual(
      story.lift(), ["EB(0 to 500) idle 500", "ED(true) idle 500", "WD idle 500"])
    XCTAssertEqual(story.pass(to: 9000), ["S idle 520", "DD idle 520"])
  }

  func testTargetThatMakesNoSenseIsThePlannedOne() {  // section 10
    for bad in [Double.nan, .infinity, -.infinity, 1.1e9] {
      for target in [ScrollPoint(x: 0, y: bad), ScrollPoint(x: bad, y: 0)] {
        var story = dragged()
        story.hooks["EB(700 to \(stop.short))"] = { XCTAssertFalse($0.answer(target: target)) }
        story.lift(700)
        XCTAssertTrue(story.hooks.isEmpty, "it was asked")
        XCTAssertEqual(story.pass(to: 9000), ["S idle \(stop.short)", "DD idle \(stop.short)"])
      }
    }
  }

  func testTargetThatComesLateCountsNotAnyMore() {
    for effect in ["ED(true)", "WD"] {
      var story = dragged()
      story.hooks[effect] = {
        let before = $0
        XCTAssertTrue($0.answer(target: .y(800)))
        XCTAssertEqual($0, before)
      }
      story.lift(700)
      XCTAssertTrue(story.hooks.isEmpty, "it was told")
      XCTAssertEqual(story.pass(to: 9000), ["S idle \(stop.short)", "DD idle \(stop.short)"])
    }
  }

  func testFirstOfTwoTargetsCounts() {
    var story = dragged()
    story.hooks["EB(700 to \(stop.short))"] = {
      $0.answer(target: .y(800))
      $0.answer(target: .y(900))
    }
    story.lift(700)
    XCTAssertEqual(story.pass(to: 9000), ["S idle 800", "DD idle 800"])
  }

  func testTargetAfterACommandIsTakenInWhatThatLeft() {
    var story = dragged()
    story.hooks["EB(700 to \(stop.short))"] = {
      $0.change { $0.contentSize.height = 1400 }  // the range ends at 1400 − 800 = 600
      $0.answer(target: .y(800))
    }
    story.lift(700)
    XCTAssertEqual(story.pass(to: 9000), ["S idle 600", "DD idle 600"])
  }

  // MARK: Steps between which everything may change

  func testRangeThatShrinksInEDEndsTheMotionAtTheNewEdge() {
    var story = dragged()
    story.hooks["ED(true)"] = { $0.change { $0.contentSize.height = 1320 } }  // ends at 520
    XCTAssertEqual(story.lift(700).last, "WD idle 500")
    XCTAssertEqual(
      story.pass(to: 9000).last, "DD idle 520", "it may be passed, and the spring comes back")
  }

  func testEndOfARefreshInEBGoesToRest() {  // D9: a command in a callback of a release
    var story = PullStory()
    story.drag(-130)
    story.hooks["EB(0 to -60)"] = { $0.endRefreshing() }
    XCTAssertEqual(
      story.lift(),
      [
        "EB(0 to -60) refreshing -130", "refreshing>ending command ending -130",
        "inset ending -130", "ED(true) ending -130", "WD ending -130",
      ])
    XCTAssertEqual(
      story.pass(to: 5000),
      ["S idle 0", "DD idle 0", "ending>idle collapsed idle 0", "end 1 success idle 0"])
  }

  func testEndInTheBeginOfAReleaseComesBeforeEB() {  // D9
    var story = PullStory(.mjRefresh)
    story.drag(-60)
    story.hooks["begin 1"] = { $0.endRefreshing() }
    XCTAssertEqual(
      story.lift(),
      [
        "pulling>refreshing release refreshing -60", "inset refreshing -60",
        "actions 1 refreshing -60", "begin 1 refreshing -60",
        "refreshing>ending command ending -60", "inset ending -60", "EB(0 to 0) ending -60",
        "ED(true) ending -60", "WD ending -60",
      ])
  }

  func testScrollInEBTakesThePlaceOfTheRelease() {
    for (animated, wanted) in [
      (false, ["S idle 900", "ED(false) idle 900"]), (true, ["ED(false) idle 500"]),
    ] {
      var story = dragged()
      story.hooks["EB(700 to \(stop.short))"] = {
        $0.setContentOffset(.y(900), animated: animated)
      }
      XCTAssertEqual(story.lift(700), ["EB(700 to \(stop.short)) idle 500"] + wanted)
      XCTAssertFalse(story.model.isDragging)
      XCTAssertFalse(story.model.isTracking)
      XCTAssertEqual(
        story.pass(to: 300), animated ? ["S idle 900", "EA idle 900"] : [])
    }
  }

  func testScrollInEDStartsNoDeceleration() {
    var story = dragged()
    story.hooks["ED(true)"] = { $0.setContentOffset(.y(900), animated: false) }
    XCTAssertEqual(
      story.lift(700),
      ["EB(700 to \(stop.short)) idle 500", "ED(true) idle 500", "S idle 900"])
    XCTAssertFalse(story.model.isDragging)
    XCTAssertFalse(story.model.isDecelerating)
    XCTAssertFalse(story.model.isMoving)
  }

  func testScrollInEDUnderAFingerThatHeldADecelerationEndsIt() {
    var story = dragged()
    story.lift(700)
    story.pass(to: 100)
    story.take(.touchBegan(.zero))
    story.hooks["ED(true)"] = { $0.setContentOffset(.y(900), animated: false) }
    XCTAssertEqual(
      story.lift(700).suffix(3),
      ["ED(true) idle \(Law.glide(500, 700, at: 0.1).short)", "S idle 900", "DD idle 900"])
    XCTAssertFalse(story.model.isDecelerating)
  }

  func testAnimatedScrollInEBUnderAFingerThatHeldADecelerationEndsItAfterED() {
    var story = dragged()
    story.lift(700)
    story.pass(to: 100)
    story.take(.touchBegan(.zero))
    let place = Law.glide(500, 700, at: 0.1).short
    story.hooks["EB(0 to \(place))"] = { $0.setContentOffset(.y(900), animated: true) }
    XCTAssertEqual(
      story.lift(),
      ["EB(0 to \(place)) idle \(place)", "ED(false) idle \(place)", "DD idle \(place)"])
    XCTAssertEqual(story.pass(to: 400), ["S idle 900", "EA idle 900"])
  }

  func testTouchInWDStopsTheMotionAtOnceAfterIt() {
    var story = dragged()
    story.hooks["WD"] = { $0.take(.touchBegan(.zero)) }
    XCTAssertEqual(
      story.lift(700),
      [
        "EB(700 to \(stop.short)) idle 500", "ED(true) idle 500", "WD idle 500", "B idle 500",
      ])
    XCTAssertFalse(story.model.isMoving)
    XCTAssertTrue(story.model.isDecelerating)
  }
}
