import PullCore
import RefreshCore
import ScrollCore
import XCTest

/// Section 10: a value that makes no sense changes nothing and leaves nothing behind.
///
/// A model that held one would not even be equal to itself.
final class BadValuesTests: XCTestCase {
  private static let numbers = [Double.nan, .infinity, -.infinity, 1.1e9, -1.1e9, 1e300]

  private var points: [ScrollPoint] {
    Self.numbers.flatMap { [ScrollPoint(x: $0, y: 20), ScrollPoint(x: 20, y: $0)] }
  }

  private func each(_ body: (PullStory) -> Void) {
    var touched = PullStory()
    touched.take(.touchBegan(.y(10)))
    var pulled = PullStory()
    pulled.drag(-50)
    var gliding = PullStory()
    gliding.drag(500)
    gliding.lift(700)
    for var story in [PullStory(), touched, pulled, gliding, .refreshing()] {
      story.forget()
      body(story)
    }
  }

  // MARK: Inputs

  func testPlaceOfAFingerThatMakesNoSenseIsNoInput() {
    for place in points {
      for input in [PullInput.touchBegan(place), .touchMoved(place), .dragged(to: place)] {
        each { before in
          var story = before
          XCTAssertEqual(story.take(input), [], "\(input)")
          XCTAssertEqual(story.model, before.model, "\(input)")
        }
      }
    }
  }

  func testPlaceThatMakesNoSenseDoesNotEvenWait() {
    for place in points {
      var story = PullStory()
      story.model.take(.dragged(to: .y(-130)))
      let before = story.model
      story.model.take(.touchMoved(place))
      XCTAssertEqual(story.model, before)
    }
  }

  func testVelocityThatMakesNoSenseIsALiftWithoutOne() {
    for velocity in points {
      each { before in
        var (story, still) = (before, before)
        XCTAssertEqual(story.take(.touchEnded(.given(velocity))), still.lift(), "\(velocity)")
        XCTAssertEqual(story.effects, still.effects)
        XCTAssertEqual(story.model, still.model)
      }
    }
  }

  func testLargestFiguresAreTaken() {
    var story = PullStory()
    story.take(.touchBegan(.y(1e9)))
    story.take(.touchMoved(.y(-1e9)))
    story.take(.touchEnded(.given(.y(-1e9))))
    story.pass(to: 60_000)
    XCTAssertEqual(story.model.contentOffset.y, 0, "past the bottom, and back to the top")
    XCTAssertNil(story.model.nextEvent)
  }

  func testSlopKnowsNoPlaceThatMakesNoSense() {
    var story = PullStory()
    story.model.dragSlop = 10
    story.take(.touchBegan(.y(100)))
    story.take(.touchMoved(.y(.nan)))
    // The way of 10 pt is not made up for: 60 − 10 pt of finger count.
    story.take(.touchMoved(.y(160)))
    XCTAssertEqual(story.model.contentOffset.y, -Law.band(50), accuracy: 1e-9)
  }

  // MARK: Commands

  func testCommandWithAFigureThatMakesNoSenseChangesNothing() {
    for place in points {
      for animated in [true, false] {
        each { before in
          var story = before
          let lines = story.command {
            $0.assign(contentOffset: place)
            $0.setContentOffset(place, animated: animated)
            $0.scrollRectToVisible(
              ScrollRect(origin: place, size: .zero), animated: animated)
            $0.scrollRectToVisible(
              ScrollRect(x: 0, y: 0, width: place.x, height: place.y), animated: animated)
          }
          if place.x.magnitude <= 1e9 || place.y.magnitude <= 1e9 { XCTAssertEqual(lines, []) }
          XCTAssertEqual(story.model, before.model)
        }
      }
    }
  }

  func testGeometryThatMakesNoSenseIsRefusedAsAWhole() {
    let changes: [(inout ScrollGeometry, Double) -> Void] = [
      { $0.viewportSize.height = $1 }, { $0.viewportSize.width = $1 },
      { $0.contentSize.height = $1 }, { $0.contentSize.width = $1 },
      { $0.contentInset.top = $1 }, { $0.contentInset.right = $1 },
      { $0.safeAreaInsets.left = $1 }, { $0.safeAreaInsets.bottom = $1 },
    ]
    for number in Self.numbers {
      for change in changes {
        each { before in
          var story = before
          let lines = story.command {
            XCTAssertFalse(
              $0.change {
                $0.contentInset.top = 44
                change(&$0, number)
              })
          }
          XCTAssertEqual(lines, [])
          XCTAssertEqual(story.model, before.model)
        }
      }
    }
    var story = PullStory()
    XCTAssertEqual(
      story.command { XCTAssertFalse($0.change { $0.viewportSize.height = -1 }) }, [])
    XCTAssertTrue(story.model.change { $0.contentInset.top = -1 }, "an inset may be negative")
  }

  func testRefreshInsetIsNotTheCallersToChange() {
    var story = PullStory.refreshing()
    XCTAssertEqual(
      story.command { XCTAssertTrue($0.change { $0.refreshInset = 999 }) }, [])
    XCTAssertEqual(story.model.refreshInset, 60)
  }

  // MARK: What does not fit

  func testTouchesThatDoNotFitAreIgnoredAndSaySo() {
    var story = PullStory()
    XCTAssertEqual(story.take(.touchMoved(.zero)), ["ignored move idle 0"])
    XCTAssertEqual(story.take(.touchEnded(.fromTouches)), ["ignored lift idle 0"])
    XCTAssertEqual(story.take(.touchCancelled), ["ignored lift idle 0"])
    XCTAssertEqual(story.take(.touchBegan(.zero)), [])
    XCTAssertEqual(story.take(.touchBegan(.y(9))), ["ignored touch idle 0"])
  }

  func testTouchesWithScrollingDisabledAreIgnoredInSilence() {  // S11
    var story = PullStory()
    story.model.isScrollEnabled = false
    for input in [
      PullInput.touchBegan(.zero), .touchMoved(.y(50)), .touchEnded(.fromTouches),
      .dragged(to: .y(80)), .touchCancelled,
    ] {
      XCTAssertEqual(story.take(input), [], "\(input)")
    }
    XCTAssertFalse(story.model.isTracking)
  }

  func testInputsOfContentThatOthersMoveAreNoneOfOwnContent() {
    for input in [
      ForeignInput.touchBegan, .dragged, .touchEnded(isCancelled: false), .contentMoved,
      .screenLeft,
    ] {
      var model = PullStory().model
      model.takeForeign(input)
      XCTAssertNil(model.nextDelivery())
      XCTAssertEqual(model, PullStory().model)
    }
  }

  func testCommandsWithoutAControlSayThatThereIsNone() {  // R8
    var story = PullStory(nil)
    let lines = story.command {
      XCTAssertEqual($0.beginRefreshing(), .noControl)
      XCTAssertEqual($0.pullAndRefresh(), .noControl)
      XCTAssertEqual($0.showRunningRefresh(animated: true), .noControl)
      XCTAssertEqual($0.endRefreshing(), .notRefreshing)
      XCTAssertEqual($0.cancelRefreshing(), .notRefreshing)
      $0.detachControl()
    }
    XCTAssertEqual(lines, [])
    XCTAssertEqual(story.model.progress, 0)
    XCTAssertEqual(story.model.visibleHeight, 0)
  }
}
