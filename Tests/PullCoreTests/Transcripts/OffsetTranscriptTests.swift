import PullCore
import RefreshCore
import ScrollCore
import XCTest

/// Commands that scroll, and what they tell: S10, S14.
final class OffsetTranscriptTests: XCTestCase {
  private func moving(_ velocity: Double = 700) -> PullStory {
    var story = PullStory()
    story.drag(500)
    story.lift(velocity)
    story.pass(to: 100)
    return story
  }

  private let place = Law.glide(500, 700, at: 0.1)
  private let speed = Law.glideVelocity(700, at: 0.1)

  // MARK: At once

  func testImmediateOffsetIsOneScroll() {  // S11: S once; it may leave the range
    var story = PullStory()
    XCTAssertEqual(
      story.command { $0.setContentOffset(.y(-200), animated: false) }, ["S idle -200"])
    XCTAssertEqual(story.command { $0.assign(contentOffset: .y(40)) }, ["S idle 40"])
    XCTAssertEqual(story.command { $0.assign(contentOffset: .y(40)) }, [])
    XCTAssertEqual(story.pass(to: 5000), [], "and nothing brings it back")
  }

  func testImmediateOffsetStopsADeceleration() {  // S before DD
    var story = moving()
    XCTAssertEqual(
      story.command { $0.setContentOffset(.y(900), animated: false) },
      ["S idle 900", "DD idle 900"])
    XCTAssertFalse(story.model.isMoving)
  }

  func testAssignedOffsetShiftsADeceleration() {
    var story = moving()
    XCTAssertEqual(story.command { $0.assign(contentOffset: .y(900)) }, ["S idle 900"])
    XCTAssertEqual(story.model.velocity.y, speed, accuracy: 1e-9)
    XCTAssertEqual(
      story.pass(to: 200), ["S idle \(Law.glide(900, speed, at: 0.1).short)"])
  }

  func testAssignedOffsetOutOfRangeLetsADecelerationSpringBack() {
    var story = moving()
    story.command { $0.assign(contentOffset: .y(-30)) }
    XCTAssertEqual(
      story.pass(to: 120), ["S idle \(Law.spring(-30, speed, at: 0.02).short)"],
      "R2: what is no finger pulls nothing")
  }

  func testAssignedOffsetEndsASpringAndAnAnimatedChange() {
    var pulled = PullStory()
    pulled.drag(-50)
    pulled.lift()
    pulled.forget()
    XCTAssertEqual(
      pulled.command { $0.assign(contentOffset: .y(20)) },
      ["S idle 20", "DD idle 20", "pulling>idle returned idle 20"])
    var animated = PullStory()
    animated.command { $0.setContentOffset(.y(300), animated: true) }
    XCTAssertEqual(
      animated.command { $0.assign(contentOffset: .y(20)) }, ["S idle 20", "EA idle 20"])
    animated.command { $0.setContentOffset(.y(300), animated: true) }
    XCTAssertEqual(
      animated.command { $0.setContentOffset(.y(30), animated: false) },
      ["S idle 30", "EA idle 30"])
  }

  func testOffsetUnderAFingerRebasesTheDrag() {
    var story = PullStory()
    story.take(.touchBegan(.y(100)))
    story.take(.touchMoved(.y(50)))
    XCTAssertEqual(
      story.command { $0.setContentOffset(.y(400), animated: true) },
      ["S idle 400", "EA idle 400"], "it acts at once")
    XCTAssertEqual(story.take(.touchMoved(.y(40))), ["S idle 410"])
  }

  // MARK: Animated

  func testAnimatedOffsetTellsItsEnd() {
    var story = PullStory()
    XCTAssertEqual(story.command { $0.setContentOffset(.y(300), animated: true) }, [])
    XCTAssertEqual(story.model.nextEvent, .at(300))
    XCTAssertEqual(story.pass(to: 100), ["S idle \(Law.ease(0, 300, at: 0.1).short)"])
    XCTAssertEqual(story.model.velocity.y, 300 * 6 / 3 * 2 / 3 / 0.3, accuracy: 1e-9)
    XCTAssertEqual(story.pass(to: 300), ["S idle 300", "EA idle 300"])
    XCTAssertEqual(story.model.velocity, .zero)
  }

  func testAnimatedOffsetToWhereTheContentIsIsNothing() {
    var story = PullStory()
    XCTAssertEqual(story.command { $0.setContentOffset(.zero, animated: true) }, [])
    XCTAssertFalse(story.model.isMoving)
  }

  func testAnimatedOffsetReplacesWhatMoves() {
    var story = moving()
    XCTAssertEqual(
      story.command { $0.setContentOffset(.y(0), animated: true) }, ["DD idle \(place.short)"])
    XCTAssertEqual(
      story.command { $0.setContentOffset(.y(60), animated: true) }, ["EA idle \(place.short)"])
  }

  func testAnimatedOffsetWithoutADurationIsThereAtOnce() throws {
    var story = PullStory()
    story.model.physics = try ScrollPhysics(animationDuration: 0)
    XCTAssertEqual(
      story.command { $0.setContentOffset(.y(300), animated: true) },
      ["S idle 300", "EA idle 300"])
  }

  func testAnimatedOffsetFollowsAnEdgeThatMoves() {
    var story = PullStory()
    story.command { $0.setContentOffset(.y(2200), animated: true) }
    story.pass(to: 100)
    story.command { $0.change { $0.contentSize.height = 2800 } }
    let from = Law.ease(0, 2200, at: 0.1)
    XCTAssertEqual(
      story.pass(to: 200), ["S idle \(Law.ease(from, 2000, at: 0.1, of: 0.2).short)"])
    XCTAssertEqual(story.pass(to: 300), ["S idle 2000", "EA idle 2000"])
  }

  func testAnimatedOffsetToTheTopFollowsABegin() {
    var story = PullStory()
    story.command { $0.setContentOffset(.y(100), animated: false) }
    story.command { $0.scrollToTop() }
    story.pass(to: 100)
    story.command { $0.beginRefreshing() }
    XCTAssertEqual(story.pass(to: 300), ["S refreshing -60", "top refreshing -60"])
  }

  // MARK: Scroll to top

  func testScrollToTopTellsThatItIsThere() {
    var story = PullStory()
    story.command { $0.setContentOffset(.y(100), animated: false) }
    XCTAssertEqual(story.command { $0.scrollToTop() }, [])
    XCTAssertEqual(story.pass(to: 300), ["S idle 0", "top idle 0"])
    XCTAssertEqual(story.command { $0.scrollToTop() }, ["top idle 0"])
  }

  func testScrollToTopThatIsInterruptedTellsNothing() {
    var story = PullStory()
    story.command { $0.setContentOffset(.y(100), animated: false) }
    story.command { $0.scrollToTop() }
    XCTAssertEqual(story.take(.touchBegan(.zero)), ["B idle 100"])
    XCTAssertEqual(story.command { $0.scrollToTop() }, [], "nor does it begin under a finger")
  }

  func testScrollToTopBringsASidewaysMotionIntoTheRange() {
    var story = PullStory()
    story.command {
      $0.change { $0.contentSize.width = 1000 }
      $0.setContentOffset(ScrollPoint(x: 700, y: 100), animated: true)
    }
    story.pass(to: 200)
    // 700·(3·4/9 − 2·8/27) = 518.5 of 600: inside, so it stays there.
    let across = Law.ease(0, 700, at: 0.2)
    XCTAssertEqual(story.command { $0.scrollToTop() }.last?.prefix(2), "EA")
    story.pass(to: 500)
    XCTAssertEqual(story.model.contentOffset.x, across, accuracy: 1e-9)
    story.command { $0.setContentOffset(ScrollPoint(x: 700, y: 100), animated: true) }
    story.pass(to: 790)
    XCTAssertGreaterThan(story.model.contentOffset.x, 600)
    story.command { $0.scrollToTop() }
    story.pass(to: 1200)
    XCTAssertEqual(story.model.contentOffset, ScrollPoint(x: 600, y: 0))
  }

  func testHoldOfAResidentOffsetKeepsIt() {
    var story = PullStory.refreshing()
    story.command {
      $0.setContentOffset(ScrollPoint(x: 33, y: 200), animated: false)
      $0.scrollToHold(animated: false)
    }
    XCTAssertEqual(story.model.contentOffset, ScrollPoint(x: 33, y: -60))
    XCTAssertEqual(story.model.holdOffset, ScrollPoint(x: 0, y: -60))
    XCTAssertTrue(story.model.isAtHold(.top))
  }

  // MARK: S14

  func testRectIsShownByTheLeastScroll() {
    var story = PullStory()
    func show(_ y: Double, _ height: Double, animated: Bool = false) -> [String] {
      story.command {
        $0.scrollRectToVisible(
          ScrollRect(x: 0, y: y, width: 10, height: height), animated: animated)
      }
    }
    XCTAssertEqual(show(100, 50), [], "it is there")
    XCTAssertEqual(show(900, 50), ["S idle 150"])
    XCTAssertEqual(show(100, 50), ["S idle 100"])
    XCTAssertEqual(show(400, 900), ["S idle 400"], "one that is too tall stands at the top")
    XCTAssertEqual(show(2990, 50), ["S idle 2200"], "as far as the range allows")
    XCTAssertEqual(show(0, 50, animated: true), [])
    XCTAssertEqual(story.pass(to: 300), ["S idle 0", "EA idle 0"])
  }

  // MARK: Back to rest

  func testReturnToRestSpringsAndTellsScrollsOnly() {
    var story = PullStory()
    story.command { $0.setContentOffset(.y(-80), animated: false) }
    XCTAssertEqual(story.command { $0.returnToRest() }, [])
    XCTAssertEqual(story.pass(to: 100), ["S idle \(Law.spring(-80, at: 0.1).short)"])
    XCTAssertEqual(story.pass(to: 5000), ["S idle 0"])
  }

  func testReturnToRestReplacesAnAnimatedChange() {
    var story = PullStory()
    story.command { $0.setContentOffset(.y(-80), animated: false) }
    story.command { $0.setContentOffset(.y(-20), animated: true) }
    XCTAssertEqual(story.command { $0.returnToRest() }, ["EA idle -80"])
    XCTAssertEqual(story.pass(to: 5000), ["S idle 0"])
  }

  func testReturnToRestWithNoWayToGoIsThereAtOnce() {
    var story = PullStory()
    story.command { $0.setContentOffset(.y(-0.05), animated: false) }
    XCTAssertEqual(story.command { $0.returnToRest() }, ["S idle 0"])
    XCTAssertFalse(story.model.isMoving)
  }

  func testReturnToRestUnderAFingerIsNothing() {
    var story = PullStory()
    story.drag(-50)
    XCTAssertEqual(story.command { $0.returnToRest() }, [])
    XCTAssertFalse(story.model.isMoving)
  }
}
