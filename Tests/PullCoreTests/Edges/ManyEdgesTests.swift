import RefreshCore
import ScrollCore
import XCTest

@testable import PullCore

/// Controls at several edges of one model: L1, L7, L8, L60.
final class ManyEdgesTests: XCTestCase {
  /// 400 × 800 points of 1000 × 3000, with controls at these edges.
  private func story(_ edges: [RefreshEdge], at offset: ScrollPoint = .zero) -> PullStory {
    var model = PullModel(
      viewportSize: ScrollSize(width: 400, height: 800),
      contentSize: ScrollSize(width: 1000, height: 3000))
    for edge in edges { model.attach(.mjRefresh, at: edge) }
    model.assign(contentOffset: offset)
    var story = PullStory(model)
    story.drain()
    story.forget()
    return story
  }

  // L8a: the pull that is armed is disarmed after the begin's states.
  func testBeginDisarmsThePullOfAnother() {
    var story = story([.top, .bottom], at: .y(2200))
    story.drag(2260)
    story.forget()
    story.command { XCTAssertNotNil($0.beginRefreshing(sends: true).cycle) }
    XCTAssertEqual(
      story.effects.map(\.text),
      ["idle>refreshing command", "disarmed", "inset", "actions 1", "begin 1"])
    story.command { XCTAssertEqual($0.beginRefreshing(at: .bottom), .excluded) }
    story.command {
      $0.endRefreshing()
      $0.runsOneCycleAtATime = false
      XCTAssertNotNil($0.beginRefreshing().cycle)
      XCTAssertNotNil($0.beginRefreshing(at: .bottom).cycle)
    }
    XCTAssertEqual(story.model.refreshInset(at: .bottom), 54)
  }

  // L60: the one that the content is past comes first, then top, bottom, left, right.
  func testOneEventIsFedInTheOrderOfTheEdges() {
    var story = story([.right, .left, .bottom, .top])
    story.take(.dragged(to: ScrollPoint(x: -30, y: -30)))
    let pulls = story.effects.compactMap { effect -> ControlNumber? in
      if case .transition(_, let number) = effect { number } else { nil }
    }
    XCTAssertEqual(pulls, [4, 2], "top, left")
    story.forget()
    // From past the top to past the bottom in one move: that edge first, and then the others.
    story.take(.dragged(to: ScrollPoint(x: -30, y: 2230)))
    XCTAssertEqual(
      story.effects.map(\.text), ["may?", "idle>pulling drag", "S", "pulling>idle drag"])
    XCTAssertEqual(story.model.state(at: .left).phase, .pulling)
  }

  // A drag that only pulls further is told as a scroll, at whatever edges that is.
  func testPullAtTwoEdgesGoesOnInShort() {
    var story = story([.top, .left])
    story.take(.touchBegan(.zero))
    story.take(.touchMoved(ScrollPoint(x: 20, y: 20)))
    story.forget()
    XCTAssertEqual(story.take(.touchMoved(ScrollPoint(x: 30, y: 25))).count, 1)
    XCTAssertEqual(
      story.model.state(at: .left).phase == .pulling, story.model.state(at: .top).phase == .pulling)
    XCTAssertEqual(story.model.pullDistance(at: .left), -story.model.contentOffset.x)
  }

  // E6: deadlines come in the order of time, each at its own instant.
  func testDeadlinesOfSeveralControls() {
    var story = story([.top, .bottom, .right], at: ScrollPoint(x: 300, y: 1000))
    story.command {
      $0.runsOneCycleAtATime = false
      for (edge, end) in [(RefreshEdge.top, 300), (.bottom, 100), (.right, 100)] {
        $0.beginRefreshing(at: edge)
        $0.endRefreshing(at: edge, deadline: .at(end))
      }
    }
    XCTAssertEqual(story.model.nextDeadline, .at(100))
    story.forget()
    story.pass(to: 1000)
    let ends = story.effects.compactMap { effect -> String? in
      guard case .transition(let change, let number) = effect, change.to == .ending else {
        return nil
      }
      return "\(number) \(change.instant.milliseconds)"
    }
    XCTAssertEqual(ends, ["2 100", "3 100", "1 300"])
  }

  // S13, L7: an inset that changes at the hold of the far edge keeps content there.
  func testContentAtTheHoldOfTheFarEdgeFollowsIt() {
    for (edge, change, place) in [
      (RefreshEdge.bottom, ContentInsets(bottom: 30), ScrollPoint(x: 0, y: 2284)),
      (.right, ContentInsets(right: 30), ScrollPoint(x: 684, y: 0)),
    ] {
      var story = story([edge])
      story.command {
        $0.beginRefreshing(at: edge)
        $0.scrollToHold(at: edge, animated: false)
      }
      story.command { $0.change { $0.contentInset = change } }
      XCTAssertEqual(story.model.contentOffset, place)
      // Rows that come there move nothing.
      story.command { $0.change { $0.contentSize = ScrollSize(width: 2000, height: 4000) } }
      XCTAssertEqual(story.model.contentOffset, place)
    }
  }

  // S10: an animated scroll to an edge that moves goes on to where that is then.
  func testAnimatedScrollFollowsTheEdgesOfBothEnds() {
    for (edge, rest, hold) in [
      (RefreshEdge.bottom, ScrollPoint.y(2200), ScrollPoint.y(2254)),
      (.right, ScrollPoint(x: 600, y: 0), ScrollPoint(x: 654, y: 0)),
      (.left, .zero, ScrollPoint(x: -54, y: 0)),
    ] {
      var story = story([edge], at: ScrollPoint(x: 300, y: 1000))
      story.command {
        $0.setContentOffset(rest, animated: true)
        $0.beginRefreshing(at: edge)
      }
      story.pass(to: 300)
      XCTAssertEqual(story.model.contentOffset, hold, "\(edge)")
      // The title makes the control no higher while it shows; a configuration does at once.
      story.command {
        $0.setContentOffset(hold, animated: true)
        $0.setContentOffset(ScrollPoint(x: 300, y: 1000), animated: false)
        $0.setContentOffset(hold, animated: true)
        $0.endRefreshing(at: edge)
      }
      story.pass(to: 2000)
      XCTAssertEqual(story.model.contentOffset, rest, "\(edge)")
    }
  }

  // A view without height for a control pulls nothing, and one that is too narrow sideways.
  func testLengthAlongTheAxisLimitsTheTrigger() {
    var story = story([.left])
    story.command { $0.change { $0.viewportSize = ScrollSize(width: 40, height: 800) } }
    story.take(.dragged(to: ScrollPoint(x: -30, y: 0)))
    XCTAssertEqual(story.model.state(at: .left), .idle)
    XCTAssertEqual(story.model.progress(at: .left), 0)
  }

  // L7: what was at an edge that is no edge any more is limited to the range.
  func testScrollOutsideIsLimitedWhenTheEdgesMove() {
    var story = story([.bottom])
    story.command {
      $0.setContentOffset(.y(2500), animated: true)
      $0.change { $0.contentInset.bottom = 10 }
    }
    story.pass(to: 300)
    XCTAssertEqual(story.model.contentOffset, .y(2210))
  }

  // A control that was never there is one that is on no view.
  func testEdgeWithoutAControl() {
    var story = story([])
    XCTAssertEqual(story.model.state(at: .right), .idle)
    XCTAssertEqual(story.model.holdOffset(at: .right), story.model.restOffset(at: .right))
    story.command {
      XCTAssertEqual($0.beginRefreshing(at: .right), .noControl)
      XCTAssertEqual($0.endRefreshing(at: .right), .notRefreshing)
      $0.setEnabled(false, at: .right)
      $0.detachControl(from: .right)
    }
  }

  // L8a: while another one refreshes nobody is asked, and nothing is armed.
  func testPullWhileAnotherRefreshesIsNeitherAskedNorArmed() {
    var story = story([.top, .bottom], at: .y(2200))
    story.command { $0.beginRefreshing() }
    story.forget()
    story.drag(2300)
    XCTAssertEqual(story.effects.map(\.text), ["B", "idle>pulling drag", "S"])
    story.command { $0.endRefreshing() }
    story.drag(2310)
    XCTAssertFalse(story.model[.bottom].machine.isArmed, "nor later in the gesture")
    story.lift()
    story.pass(to: 5000)
    XCTAssertEqual(story.model.state(at: .bottom), .idle)
  }

  // S9: however time is cut into frames, with an idle control, a pull and a refresh at the far end.
  func testFramesWithAControlAtTheFarEnd() {
    for (past, refreshes) in [(-500.0, false), (40, false), (200, true)] {
      var whole = story([.bottom], at: .y(2200))
      whole.drag(2200 + past)
      whole.lift(past < 0 ? 1500 : 0)
      XCTAssertEqual(whole.model.state(at: .bottom).phase == .refreshing, refreshes)
      var frames = whole
      whole.pass(to: 4000)
      for frame in 1...250 {
        if frames.model.advance(to: .at(16 * frame)) == .effects { frames.drain() }
      }
      XCTAssertEqual(frames.model.contentOffset.y, whole.model.contentOffset.y, accuracy: 1e-9)
      XCTAssertEqual(frames.model.state(at: .bottom), whole.model.state(at: .bottom))
    }
  }

  // H1: what a control keeps is taken over as it is.
  func testEndIsTakenOverAsItIs() {
    var model = PullModel()
    var end = RefreshEnd(configuration: .mjRefresh, edge: .left)
    end.hasTitle = true
    model[.left] = end
    XCTAssertEqual(model[.left], end)
    XCTAssertEqual(model[.right], RefreshEnd(configuration: .uiRefreshControl, edge: .right))
    model[.top] = RefreshEnd(configuration: .mjRefresh)
    XCTAssertEqual(model.refresh, RefreshEnd(configuration: .mjRefresh))
  }

  // S10, I4: an animated change carries a pull back over its rest, and a motion sideways does.
  func testMotionsCarryAPullBackOverItsRest() {
    for edge in [RefreshEdge.bottom, .right] {
      for animated in [true, false] {
        var story = story([edge])
        let rest = story.model.restOffset(at: edge)
        var (out, inside) = (rest, rest)
        if edge == .bottom { (out.y, inside.y) = (rest.y + 40, rest.y - 400) }
        if edge == .right { (out.x, inside.x) = (rest.x + 40, rest.x - 400) }
        story.take(.dragged(to: out))
        story.take(.touchEnded(.given(.zero)))
        story.command {
          if animated {
            $0.setContentOffset(inside, animated: true)
          } else {
            $0.assign(contentOffset: inside)
          }
        }
        XCTAssertEqual(story.model.state(at: edge).phase == .pulling, animated)
        story.pass(to: 300)
        XCTAssertEqual(story.model.state(at: edge), .idle)
      }
    }
  }

  // L8a, H6: what is told before a question may change who is asked.
  func testQuestionThatHasBecomeNoneIsNotAsked() {
    var story = story([.top, .left])
    story.hooks["idle>pulling drag"] = { $0.setHidden(true, at: .left) }
    story.take(.dragged(to: ScrollPoint(x: -30, y: -30)))
    XCTAssertEqual(story.effects.map(\.text).filter { $0 == "may?" }.count, 1)
    XCTAssertEqual(story.model.state(at: .left), .idle)
  }

  // L8a: one that is caught while another refreshes cannot begin by that gesture.
  func testPullThatIsCaughtWhileAnotherRefreshes() {
    var story = story([.top, .bottom])
    story.drag(-40)
    story.lift()
    story.pass(to: 50)
    story.command { $0.beginRefreshing(at: .bottom) }
    story.take(.touchBegan(.zero))
    story.command { $0.endRefreshing(at: .bottom) }
    story.drag(-100)
    XCTAssertEqual(story.model.state.phase, .pulling)
    XCTAssertFalse(story.model.isArmed)
  }
}
