import PullCore
import RefreshCore
import XCTest

/// E6: content that others move is moved in the order of time, with all else that is due.
final class ForeignTimeTests: XCTestCase {
  func testContentIsMovedInTheOrderOfTime() {
    var story = ForeignStory()
    story.nextMove = .at(100)
    story.obeys = { _, content in
      content.nextMove = content.model.now < .at(300) ? content.model.now + .milliseconds(100) : nil
    }
    XCTAssertEqual(story.model.nextEvent, nil, "it has not been looked at")
    XCTAssertEqual(
      story.take(.timePassed(to: .at(900))),
      Array(repeating: "request move idle 0", count: 3))
    XCTAssertEqual(story.instants, [100, 200, 300])
    XCTAssertEqual(story.model.now, .at(900))
  }

  func testMoveComesBeforeADeadlineOfTheSameInstant() {  // E6
    var story = ForeignStory.refreshing()
    story.command { $0.endRefreshing(deadline: .at(100)) }
    story.nextMove = .at(100)
    XCTAssertEqual(
      story.take(.timePassed(to: .at(900))).prefix(2),
      ["request move refreshing 60", "request inset ending 60"])
    XCTAssertEqual(story.instants.last, 100)
  }

  func testMoveThatIsToComeAgainAtOnceIsNone() {  // or time would stand still
    var story = ForeignStory.refreshing()
    story.command { $0.endRefreshing(deadline: .at(500)) }
    story.nextMove = .at(100)
    story.obeys = { request, content in
      if request == .returnToRest(at: .top) { content.distance = 0 }
    }
    XCTAssertEqual(
      story.take(.timePassed(to: .at(900))),
      [
        "request move refreshing 60", "request inset ending 60", "request return ending 60",
        "refreshing>ending deadline idle 0", "ending>idle collapsed idle 0",
        "end 1 success idle 0",
      ])
    XCTAssertEqual(story.instants, [100, 500, 500, 500, 500, 500])
    XCTAssertEqual(story.model.now, .at(900))
  }

  func testNextEventIsTheEarlierOfMoveAndDeadline() {
    var story = ForeignStory.refreshing()
    story.command { $0.endRefreshing(deadline: .at(500)) }
    XCTAssertEqual(story.model.nextEvent, .at(500))
    story.nextMove = .at(100)
    story.takeForeign(.contentMoved)
    XCTAssertEqual(story.model.nextMove, .at(100))
    XCTAssertEqual(story.model.nextEvent, .at(100))
  }
}
