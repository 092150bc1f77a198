import PullCore
import RefreshCore
import ScrollCore
import XCTest

/// What comes first when a callback gives a command.
final class CallbackOrderTests: XCTestCase {
  /// S5: a move is judged when its question has been answered, whatever the answer's code commands.
  func testCommandInTheVetoQuestionLeavesTheMoveToTheFinger() {
    var story = PullStory()
    story.command { $0.assign(contentOffset: .y(-94)) }
    story.take(.touchBegan(.zero))
    var plain = story
    let lines = plain.drag(0)
    XCTAssertTrue(lines.contains { $0.hasPrefix("may?") })
    story.hooks["may?"] = { $0.comeToPresent() }
    XCTAssertEqual(story.drag(0), lines)
  }

  /// E6: at one instant the end of a motion is told first, and what is due then comes before what
  /// its callback asks for.
  func testWhatIsDueComesFirstInACallbackAtItsInstant() {
    for commands in [true, false] {
      var story = PullStory.refreshing()
      story.command {
        $0.endRefreshing(deadline: .at(300))
        $0.setContentOffset(.y(300), animated: true)
      }
      var states: [RefreshPhase] = []
      story.hooks["EA"] = { model in
        states.append(model.state.phase)
        if commands { model.comeToPresent() }
        states.append(model.state.phase)
      }
      story.pass(to: 300)
      // Out of sight a refresh is over within its end.
      XCTAssertEqual(states, [.refreshing, commands ? .idle : .refreshing])
      XCTAssertEqual(story.model.state, .idle)
    }
  }
}
