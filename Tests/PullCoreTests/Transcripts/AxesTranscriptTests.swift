import RefreshCore
import ScrollCore
import XCTest

@testable import PullCore

/// Two axes at once, and the short ways of a frame and of a move, which must be the long ones.
final class AxesTranscriptTests: XCTestCase {
  /// A list of 400 × 800 points that scrolls both ways.
  private func wide() -> PullStory {
    var story = PullStory()
    story.command { $0.change { $0.contentSize.width = 2400 } }
    return story
  }

  func testAxesGlideEachByItself() {
    var story = wide()
    story.take(.dragged(to: ScrollPoint(x: 300, y: 500)))
    XCTAssertEqual(
      story.take(.touchEnded(.given(ScrollPoint(x: -500, y: 700)))).last, "WD idle 500")
    story.pass(to: 100)
    XCTAssertEqual(story.model.contentOffset.x, Law.glide(300, -500, at: 0.1), accuracy: 1e-9)
    XCTAssertEqual(story.model.contentOffset.y, Law.glide(500, 700, at: 0.1), accuracy: 1e-9)
    XCTAssertEqual(story.model.velocity.x, Law.glideVelocity(-500, at: 0.1), accuracy: 1e-9)
    XCTAssertEqual(story.model.velocity.y, Law.glideVelocity(700, at: 0.1), accuracy: 1e-9)
    // The slower one ends first, as a stretch of its own; one DD for both.
    let across = Law.glideTime(-500)
    XCTAssertLessThan(across, Law.glideTime(700))
    XCTAssertEqual(
      (story.model.nextEvent ?? .zero).sinceStart.inSeconds, across, accuracy: 1e-9)
    let stop = Law.target(500, 700).short
    XCTAssertEqual(
      story.pass(to: 9000),
      [
        "S idle \(Law.glide(500, 700, at: across).short)", "S idle \(stop)", "DD idle \(stop)",
      ])
    XCTAssertEqual(story.model.contentOffset.x, Law.target(300, -500), accuracy: 1e-9)
  }

  func testRefreshThatComesLeavesASidewaysMotion() {
    var story = wide()
    story.take(.dragged(to: ScrollPoint(x: 300, y: 0)))
    story.take(.touchEnded(.given(ScrollPoint(x: 900, y: 0))))
    story.command { $0.beginRefreshing() }
    XCTAssertEqual(story.model.velocity, ScrollPoint(x: 900, y: 0))
    story.pass(to: 100)
    XCTAssertEqual(
      story.model.contentOffset, ScrollPoint(x: Law.glide(300, 900, at: 0.1), y: 0))
  }

  func testTapOutOfRangeSideways() {  // S8: a lift springs back, dragged or not
    var story = wide()
    story.command { $0.setContentOffset(ScrollPoint(x: -40, y: 0), animated: false) }
    story.take(.touchBegan(ScrollPoint(x: 5, y: 5)))
    XCTAssertEqual(story.take(.touchEnded(.fromTouches)), ["tap 5 idle 0"])
    story.pass(to: 100)
    XCTAssertEqual(story.model.contentOffset.x, Law.spring(-40, at: 0.1), accuracy: 1e-9)
  }

  func testPullThatIsLetGoWhileAcrossGoesOn() {
    // The pull has no motion of its own once it is cut off: it springs beside the one across.
    var story = wide()
    story.take(.dragged(to: ScrollPoint(x: 300, y: -50)))
    story.take(.touchEnded(.given(ScrollPoint(x: 2000, y: 0))))
    story.pass(to: 3000)
    XCTAssertEqual(story.model.state, .idle)
    XCTAssertEqual(story.model.contentOffset.y, 0)
  }

  // MARK: The short ways

  /// Runs the same frames and moves by both ways.
  private func assertBothWays(
    _ story: PullStory, _ inputs: [PullInput], line: UInt = #line
  ) {
    var (short, long) = (story, story)
    for input in inputs {
      var told: [String] = []
      let signal: PullModel.Signal
      switch input {
      case .timePassed(let instant): signal = short.model.advance(to: instant)
      case .touchMoved(let place): signal = short.model.touchMoved(to: place)
      default:
        short.take(input)
        long.take(input)
        continue
      }
      if case .scroll = signal {
        told = ["S \(short.model.state.phase.rawValue) \(short.model.contentOffset.y.short)"]
      }
      if case .nothing = signal { XCTAssertFalse(short.model.isBusy, line: line) }
      told += short.told()
      XCTAssertEqual(told, long.take(input), "\(input)", line: line)
      XCTAssertEqual(short.model, long.model, "\(input)", line: line)
    }
  }

  private func frames(_ milliseconds: any Sequence<Int>) -> [PullInput] {
    milliseconds.map { .timePassed(to: .at($0)) }
  }

  func testFrameIsTheSameByBothWays() throws {
    let all = frames(stride(from: 0, through: 4000, by: 16))
    var glide = PullStory()
    glide.drag(500)
    glide.lift(700)
    assertBothWays(glide, all)
    glide.command { $0.setTitle(isPresent: true) }
    assertBothWays(glide, all)
    var wide = wide()
    wide.take(.dragged(to: ScrollPoint(x: 300, y: 500)))
    wide.take(.touchEnded(.given(ScrollPoint(x: -500, y: 700))))
    assertBothWays(wide, all)
    wide.take(.touchBegan(.zero))
    wide.take(.touchEnded(.given(ScrollPoint(x: -900, y: 0))))
    assertBothWays(wide, all)
    for velocity in [0.0, 3000, -400] {
      var pull = PullStory()
      pull.drag(-50)
      pull.lift(velocity)
      assertBothWays(pull, all)
    }
    var aimed = PullStory()  // a deceleration that carries a pull over its rest
    aimed.drag(-50)
    aimed.target = .y(300)
    aimed.lift()
    assertBothWays(aimed, all)
    var titled = PullStory.refreshing()  // one that shows a control which is to grow out of sight
    titled.drag(-50)
    titled.lift(900)
    titled.pass(to: 5)
    XCTAssertGreaterThan(titled.model.visibleHeight, 0)
    titled.command {
      $0.attach(.uiRefreshControl)
      $0.setTitle(isPresent: true)
    }
    XCTAssertEqual(titled.model.refresh.height, 60)
    assertBothWays(titled, frames(stride(from: 21, through: 4000, by: 16)))
    var refresh = PullStory()
    refresh.drag(-130)
    refresh.lift()
    assertBothWays(refresh, all)
    refresh.command { $0.endRefreshing(deadline: .at(170)) }
    assertBothWays(refresh, all)
    refresh.command { $0.endRefreshing() }
    assertBothWays(refresh, all)
    var animated = PullStory()
    animated.command { $0.setContentOffset(.y(200), animated: true) }
    assertBothWays(animated, all + frames([3000]))
  }

  func testMoveIsTheSameByBothWays() {
    let moves: [PullInput] = [
      .touchMoved(.y(10)), .touchBegan(.y(100)), .touchMoved(.y(100)), .touchMoved(.y(120)),
      .touchMoved(.y(120)), .touchMoved(.y(150)), .touchMoved(.y(420)), .touchMoved(.y(430)),
      .touchEnded(.fromTouches), .timePassed(to: .at(40)), .touchBegan(.y(0)),
      .touchMoved(.y(-300)), .touchMoved(.y(60)), .touchCancelled,
    ]
    assertBothWays(PullStory(), moves)
    assertBothWays(PullStory(nil), moves)
    assertBothWays(PullStory(.mjRefresh), moves)
    assertBothWays(.refreshing(), moves)
    var slop = PullStory()
    slop.model.dragSlop = 15
    assertBothWays(slop, moves)
  }
}
