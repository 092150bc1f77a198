import RefreshKit
import XCTest

/// Calls from inside callbacks: D5, D6, R7.
final class RefreshReentrancyTests: XCTestCase {
  // D5: an end in didBeginRefresh gives begin before end, one each, pull after pull.
  func testEndInsideBeginPullAfterPull() throws {
    for policy in RefreshConfiguration.Policy.allCases {
      let rig = try RefreshRig(policy: policy)
      rig.recorder.hooks["begin"] = { view in
        XCTAssertTrue(view.refreshControl?.isRefreshing == true)
        XCTAssertEqual(view.endRefreshing(), .ended)
        XCTAssertTrue(view.refreshControl?.isRefreshing == false)
      }
      for _ in 0..<3 {
        rig.pull()
        rig.settle()
        rig.assertClosed()
      }
      let told = rig.log.filter { $0 == "begin" || $0.hasPrefix("end ") }
      XCTAssertEqual(told, Array(repeating: ["begin", "end success"], count: 3).flatMap { $0 })
      XCTAssertFalse(rig.recorder.wasNested)
    }
  }

  // D5: commands commit at once, notifications wait, each with its own transition, never nested.
  func testCommandsInsideATransitionAreToldInOrder() throws {
    let rig = try RefreshRig()
    rig.recorder.hooks["idle>refreshing command"] = { view in
      guard view.refreshControl?.state.cycle?.number == 1 else { return }
      view.endRefreshing(outcome: .failure)
      XCTAssertEqual(view.refreshControl?.beginRefreshing(), .began(RefreshCycle(number: 2)))
    }
    rig.view.startRefreshing()
    XCTAssertFalse(rig.recorder.wasNested)
    XCTAssertEqual(
      rig.recorder.refreshStory,
      [
        "idle>refreshing command", "action", "begin", "refreshing>ending command",
        "ending>idle collapsed", "end failure", "idle>refreshing command",
      ])
    XCTAssertEqual(rig.recorder.transitions.map { $0.cycle?.number }, [1, 1, 1, 2])
    XCTAssertEqual(rig.control.state.cycle?.number, 2)
  }

  // D5: inputs from inside a callback wait as a whole.
  func testInputsInsideACallbackWaitAsAWhole() throws {
    let rig = try RefreshRig()
    rig.recorder.hooks["begin"] = { view in
      view.touchEnded(velocity: .zero)
      view.advance(to: .zero + .seconds(5))
      XCTAssertTrue(view.isTracking)
      XCTAssertEqual(view.now, .zero)
      XCTAssertEqual(view.contentOffset.y, -134)
    }
    rig.drag(-134)
    XCTAssertFalse(rig.view.isTracking)
    XCTAssertEqual(rig.seconds, 5)
    rig.assertRefreshing()
    XCTAssertFalse(rig.recorder.wasNested)
    XCTAssertEqual(
      rig.recorder.story.suffix(6), ["begin", "EB", "ED(true)", "WD", "S", "DD"])
  }

  // D6, H1: the control is replaced inside didBeginRefresh.
  func testControlReplacedInsideBegin() throws {
    let rig = try RefreshRig()
    let next = RefreshControl()
    rig.recorder.hooks["begin"] = { $0.refreshControl = next }
    rig.drag(-134)
    XCTAssertEqual(
      rig.recorder.refreshStory.suffix(3), ["begin", "refreshing>idle detached", "end cancelled"])
    XCTAssertTrue(rig.view.refreshControl === next)
    XCTAssertEqual(rig.view.refreshInset, 0)
    rig.release()
    rig.settle()
    rig.assertOffset(-64)
    XCTAssertEqual(rig.view.startRefreshing(), .began(RefreshCycle(number: 2)))
  }

  // D6: the delegate is replaced inside a callback: the next thing goes to the new one.
  func testDelegateReplacedInsideACallback() throws {
    let rig = try RefreshRig()
    let second = RefreshRecorder()
    rig.recorder.hooks["action"] = { $0.delegate = second }
    rig.drag(-134)
    XCTAssertEqual(rig.recorder.count("begin"), 0)
    XCTAssertEqual(second.log, ["begin"])
    rig.release()
    rig.control.endRefreshing()
    rig.settle()
    XCTAssertEqual(second.log.last, "end success")
    XCTAssertEqual(rig.recorder.count(prefix: "end "), 0)
  }

  // D6: insets, offset and size are changed from inside the action; everything fits afterwards.
  func testGeometryChangedInsideTheAction() throws {
    let rig = try RefreshRig(policy: .release)
    rig.recorder.hooks["action"] = { view in
      view.contentInset = ContentInsets(top: 20, bottom: 50)
      view.contentSize.height = 300
      view.viewportSize.height = 400
    }
    rig.pull()
    rig.settle()
    rig.assertRefreshing(at: -80)
    rig.control.endRefreshing()
    rig.settle()
    rig.assertClosed(at: -20)
  }

  // D5, I4: begin from inside didEndRefresh starts a new cycle, also under a running motion.
  func testBeginInsideEndBeginsANewCycle() throws {
    let rig = try RefreshRig.refreshing()
    var restarts = 0
    rig.recorder.hooks["end success"] = { view in
      restarts += 1
      if restarts < 3 { view.startRefreshing() }
    }
    rig.control.endRefreshing()
    rig.settle()
    rig.assertRefreshing(at: -64)
    rig.control.endRefreshing()
    XCTAssertTrue(rig.control.isRefreshing)
    XCTAssertEqual(rig.recorder.count("begin"), 2)
    rig.control.endRefreshing()
    XCTAssertEqual(rig.phase, .idle)
    XCTAssertFalse(rig.recorder.wasNested)
  }

  // D6: the control is moved to a third view by the delegate that hears of its end.
  func testControlMovedWhileItLeavesIsOnOneViewOnly() throws {
    let first = try RefreshRig.refreshing()
    let second = ScrollView(viewportSize: ScrollSize(width: 320, height: 480))
    first.recorder.hooks["end cancelled"] = { $0.refreshControl = first.control }
    second.refreshControl = first.control
    let onFirst = first.view.refreshControl === first.control
    let onSecond = second.refreshControl === first.control
    XCTAssertNotEqual(onFirst, onSecond)
    XCTAssertTrue(first.control.scrollView === (onFirst ? first.view : second))
  }

  // D5: a question is asked at once; a command inside it counts.
  func testCommandInsideTheQuestionCounts() throws {
    let rig = try RefreshRig()
    rig.recorder.hooks["should"] = { $0.startRefreshing() }
    rig.drag(-134)
    XCTAssertEqual(rig.recorder.count("begin"), 1)
    XCTAssertEqual(
      rig.recorder.transitions.map(\.reason), [.command])
    rig.release()
    rig.settle()
    rig.assertRefreshing()
  }

  // D6: disabling and hiding from inside the pull's own callbacks.
  func testDisabledInsideTheArmedCallbackUnderRelease() throws {
    let rig = try RefreshRig(policy: .release)
    rig.recorder.hooks["armed"] = { $0.refreshControl?.isEnabled = false }
    rig.drag(-134)
    XCTAssertFalse(rig.control.isArmed)
    rig.release()
    rig.settle()
    XCTAssertEqual(rig.recorder.count("begin"), 0)
    XCTAssertEqual(rig.recorder.count("cancel disabled"), 1)
    rig.assertClosed()
  }

  // D5: what the last callback that waited causes is told in the order in which it was caused.
  func testScrollInsideTheLastCallbackIsToldBeforeWhatFollowsIt() throws {
    let rig = try RefreshRig()
    rig.recorder.hooks["begin"] = { view in
      view.contentOffset.y = 100
      view.endRefreshing()
    }
    rig.view.startRefreshing()
    XCTAssertEqual(
      rig.log,
      [
        "idle>refreshing command", "inset 124", "action", "begin", "S",
        "refreshing>ending command", "inset 64", "ending>idle collapsed", "end success",
      ])

    let drag = try RefreshRig()
    drag.recorder.hooks["B"] = { view in
      view.contentOffset.y = 10
      view.contentInset.top = 80
    }
    drag.view.touchBegan(at: .zero)
    drag.view.touchMoved(to: ScrollPoint(x: 0, y: 1))
    XCTAssertEqual(drag.log, ["B", "S", "inset 80", "S"])
  }

  // D5: what a callback scrolls is told before the call that it was told in returns.
  func testScrollInsideScrollIsToldInTheSameCall() throws {
    let rig = try RefreshRig()
    rig.recorder.hooks["S"] = { view in
      if view.contentOffset.y > 100 { view.contentOffset.y = 70 }
    }
    rig.view.contentOffset.y = 300
    XCTAssertEqual(rig.recorder.offsets, [300, 70])
    rig.view.touchBegan(at: .zero)
    rig.view.touchMoved(to: ScrollPoint(x: 0, y: -50))
    XCTAssertEqual(rig.recorder.offsets, [300, 70, 120, 70])
  }

  // S9: a finger lifted in the callback of a deadline lets the content glide and come to rest,
  // though nothing moved before.
  func testLiftInsideADeadlineGlidesToItsEnd() throws {
    let rig = try RefreshRig()
    rig.view.contentOffset.y = 500
    rig.control.beginRefreshing()
    rig.control.endRefreshing(after: .seconds(1))
    rig.view.touchBegan(at: .zero)
    rig.view.touchMoved(to: ScrollPoint(x: 0, y: -10))
    rig.recorder.hooks["refreshing>ending deadline"] = {
      $0.touchEnded(velocity: ScrollPoint(x: 0, y: 1000))
    }
    for frame in 1...240 { rig.view.advance(to: .zero + .milliseconds(20) * frame) }
    XCTAssertFalse(rig.view.isMoving)
    XCTAssertEqual(rig.log.last, "DD")
    // The glide of 1000 pt/s at the normal rate is 494.50 pt long, from where the finger had it.
    XCTAssertEqual(rig.y, 510 + 494.50, accuracy: 0.01)
  }
}
