import RefreshKit
import XCTest

/// The exact order of what is told, sentence by sentence: D9.
final class RefreshOrderTests: XCTestCase {
  // D9: B; idle→pulling; armed; pulling→refreshing; S; inset change; actions; didBeginRefresh.
  func testOrderWithinOneMove() throws {
    let rig = try RefreshRig()
    rig.drag(-134)
    XCTAssertEqual(
      rig.log,
      [
        "B", "idle>pulling drag", "armed", "pulling>refreshing trigger", "S", "inset 124",
        "action", "begin",
      ])
  }

  // D9: at a release what the machine does first, then EB with hold as its target, ED, WD.
  func testOrderAtAReleaseThatBegins() throws {
    let rig = try RefreshRig(policy: .release)
    rig.drag(-134)
    rig.recorder.clear()
    rig.release()
    XCTAssertEqual(
      rig.log,
      [
        "pulling>refreshing release", "inset 124", "action", "begin", "EB", "ED(true)", "WD",
      ])
    XCTAssertEqual(rig.recorder.targets, [-124])
  }

  // D9: didCancelPull, then EB, ED, WD; at the motion's end S, DD, state →idle.
  func testOrderAtAReleaseThatCancels() throws {
    let rig = try RefreshRig()
    rig.drag(-94)
    rig.release()
    rig.settle()
    XCTAssertEqual(
      rig.recorder.story,
      [
        "B", "idle>pulling drag", "S", "cancel released", "EB", "ED(true)", "WD", "S", "DD",
        "pulling>idle returned",
      ])
  }

  // D9: a command inside a callback of a release comes with all it causes before EB.
  func testEndInsideBeginOfAReleaseComesBeforeEB() throws {
    let rig = try RefreshRig(policy: .release)
    rig.recorder.hooks["begin"] = { $0.endRefreshing() }
    rig.drag(-134)
    rig.recorder.clear()
    rig.release()
    rig.settle()
    XCTAssertEqual(
      rig.recorder.story,
      [
        "pulling>refreshing release", "inset 124", "action", "begin",
        "refreshing>ending command", "inset 64", "EB", "ED(true)", "WD", "S", "DD",
        "ending>idle collapsed", "end success",
      ])
    XCTAssertEqual(rig.recorder.targets, [-64])
  }

  // D9: at a motion's end S with the end value, DD or EA, state →idle, didEndRefresh; also when a
  // callback of that scroll gives a command.
  func testOrderAtTheEndOfAnAnimatedChangeWithCommandInItsLastScroll() throws {
    let rig = try RefreshRig.refreshing()
    rig.animate(100)
    rig.skip(0.1)
    rig.control.endRefreshing()
    rig.recorder.clear()
    rig.recorder.hooks["S"] = { $0.contentInset.bottom += 1 }
    rig.skip(0.3)
    XCTAssertEqual(
      rig.log.filter { !$0.hasPrefix("inset") },
      ["S", "EA", "ending>idle collapsed", "end success"])
  }

  // D9: at a touch-down EA of what it stops; B; the interrupted end; idle→pulling.
  func testOrderAtATouchThatStopsAnAnimatedChangeInEnding() throws {
    let rig = try RefreshRig()
    rig.jump(20)
    rig.view.pullAndRefresh()
    rig.skip(0.25)
    rig.control.endRefreshing()
    rig.skip(0.01)
    XCTAssertLessThan(rig.y, -64)
    rig.recorder.clear()
    rig.view.touchBegan(at: .zero)
    XCTAssertEqual(
      rig.log, ["EA", "B", "ending>idle interrupted", "end success", "idle>pulling touch"])
  }

  // D9: a touch on content at rest sends nothing, B comes with the first move.
  func testTouchOnStillContentSendsNothing() throws {
    let rig = try RefreshRig()
    rig.view.touchBegan(at: .zero)
    rig.view.touchEnded()
    XCTAssertEqual(rig.log, [])
  }

  // D9: at a detach state →idle; inset change; didEndRefresh; then the spring.
  func testOrderAtADetachWhileRefreshing() throws {
    let rig = try RefreshRig.refreshing()
    rig.view.refreshControl = nil
    XCTAssertEqual(rig.log, ["refreshing>idle detached", "inset 64", "end cancelled"])
    rig.skip(0.1)
    rig.assertOffset(-64 - 60 * RestingSpring.afterTenth)
    rig.settle()
    XCTAssertEqual(
      rig.recorder.story, ["refreshing>idle detached", "inset 64", "end cancelled", "S"])
  }

  // D9: the same with next to no way to go: the scroll of the spring comes last.
  func testOrderAtADetachCloseToRest() throws {
    let rig = try RefreshRig.refreshing()
    rig.jump(-64.05)
    rig.recorder.clear()
    rig.view.refreshControl = nil
    XCTAssertEqual(rig.log, ["refreshing>idle detached", "inset 64", "end cancelled", "S"])
    rig.assertOffset(-64)
  }

  // D9: at a detach in mid-pull state →idle; didCancelPull.
  func testOrderAtADetachWhilePulling() throws {
    let rig = try RefreshRig(policy: .release)
    rig.drag(-134)
    rig.recorder.clear()
    rig.view.refreshControl = nil
    XCTAssertEqual(rig.log, ["pulling>idle detached", "cancel detached"])
    rig.release()
    rig.settle()
    rig.assertOffset(-64)
    XCTAssertEqual(rig.recorder.count(prefix: "cancel"), 1)
  }

  // Table: ending, detached: didEnd with its own outcome, not cancelled.
  func testDetachDuringCollapseEndsWithTheOutcomeOfTheEnd() throws {
    let rig = try RefreshRig.refreshing()
    rig.control.endRefreshing(outcome: .failure)
    rig.skip(0.05)
    rig.recorder.clear()
    rig.view.refreshControl = nil
    XCTAssertEqual(rig.log, ["ending>idle detached", "end failure"])
    rig.settle()
    rig.assertOffset(-64)
  }

  // D9: pullAndRefresh: the begin with its notifications, then DD of the motion it replaces.
  func testOrderOfPullAndRefreshDuringDeceleration() throws {
    let rig = try RefreshRig()
    rig.drag(100)
    rig.release(1500)
    rig.skip(0.1)
    rig.recorder.clear()
    XCTAssertEqual(rig.view.pullAndRefresh(), .began(RefreshCycle(number: 1)))
    XCTAssertEqual(
      rig.log, ["idle>refreshing command", "inset 124", "action", "begin", "DD"])
    rig.settle()
    XCTAssertEqual(rig.recorder.story.suffix(2), ["S", "EA"])
    rig.assertRefreshing()
  }

  // D9: and EA of an animated change that it replaces; one EA each.
  func testOrderOfPullAndRefreshDuringAnimatedChange() throws {
    let rig = try RefreshRig()
    rig.animate(300)
    rig.skip(0.1)
    rig.recorder.clear()
    rig.view.pullAndRefresh()
    XCTAssertEqual(
      rig.log, ["idle>refreshing command", "inset 124", "action", "begin", "EA"])
    rig.settle()
    XCTAssertEqual(rig.recorder.count("EA"), 2)
    rig.assertRefreshing()
  }

  // D9: a command: everything it causes, then its answer.
  func testAnswerOfACommandComesAfterAllItCauses() throws {
    let rig = try RefreshRig()
    var order: [String] = []
    rig.recorder.hooks["begin"] = { _ in order.append("begin") }
    rig.recorder.hooks["end success"] = { _ in order.append("end") }
    if rig.view.startRefreshing() == .began(RefreshCycle(number: 1)) { order.append("answer") }
    if rig.view.endRefreshing() == .ended { order.append("answer") }
    XCTAssertEqual(order, ["begin", "answer", "end", "answer"])
  }

  // S11, I4: the motion of an end sends S only: no WD, no DD.
  func testSpringOfAnEndSendsScrollsOnly() throws {
    let rig = try RefreshRig.refreshing()
    rig.control.endRefreshing()
    rig.settle()
    XCTAssertEqual(rig.recorder.count("WD") + rig.recorder.count("DD"), 0)
    XCTAssertFalse(rig.view.isDecelerating)
  }

  // S12: a change of insets is told before the scroll that it causes, whoever observes.
  func testAnInsetIsToldBeforeItsScrollWhoeverObserves() {
    for isObserved in [false, true] {
      let control = RefreshControl()
      let view = ScrollView(
        viewportSize: ScrollSize(width: 390, height: 844),
        contentSize: ScrollSize(width: 390, height: 3000))
      view.refreshControl = control
      control.beginRefreshing()
      if isObserved { control.addObserver { _ in } }
      let listener = InsetDelegate()
      view.delegate = listener
      listener.onFirstScroll = { $0.contentInset.top = 44 }
      view.enqueueCallback {
        view.contentOffset.y = 10
        control.refreshActivityIndicatorView()  // nothing but an event for observers
        view.contentOffset = view.holdOffset
      }
      XCTAssertEqual(listener.told, ["S -60.0", "inset 104.0", "S -104.0"], "\(isObserved)")
    }
  }

  private final class InsetDelegate: ScrollViewDelegate {
    var told: [String] = []
    var onFirstScroll: (ScrollView) -> Void = { _ in }
    func scrollViewDidScroll(_ scrollView: ScrollView) {
      told.append("S \(scrollView.contentOffset.y)")
      if told.count == 1 { onFirstScroll(scrollView) }
    }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
      told.append("inset \(scrollView.adjustedContentInset.top)")
    }
  }

  // An observer hears of all that happens from its adding on, whether or not there is another.
  func testAnObserverHearsTheSameWhetherOrNotThereIsAnother() {
    for hasAnother in [false, true] {
      let control = RefreshControl()
      let view = ScrollView(
        viewportSize: ScrollSize(width: 390, height: 844),
        contentSize: ScrollSize(width: 390, height: 3000))
      view.refreshControl = control
      let listener = InsetDelegate()
      view.delegate = listener
      if hasAnother { control.addObserver { _ in } }
      var told: [RefreshControl.Event] = []
      listener.onFirstScroll = { _ in control.addObserver { told.append($0) } }
      view.enqueueCallback {
        view.contentOffset.y = 10
        control.beginRefreshing()
      }
      XCTAssertEqual(told, [], "\(hasAnother)")
      control.refreshActivityIndicatorView()
      XCTAssertEqual(told, [.indicatorRestarted], "\(hasAnother)")
    }
  }

  // An observer that comes with a control to another view hears what happens there, and nothing of
  // what the first view has still to tell.
  func testAnObserverOfAControlThatMovesHearsOfTheNewViewOnly() {
    func make(_ delegate: InsetDelegate) -> ScrollView {
      let view = ScrollView(
        viewportSize: ScrollSize(width: 390, height: 844),
        contentSize: ScrollSize(width: 390, height: 3000))
      view.delegate = delegate
      return view
    }
    let (first, second) = (InsetDelegate(), InsetDelegate())
    let (old, new) = (make(first), make(second))
    let control = RefreshControl()
    control.addObserver { _ in }
    old.refreshControl = control
    control.beginRefreshing()
    first.told = []
    var told: [RefreshTransition.Reason] = []
    first.onFirstScroll = { _ in new.contentOffset.y = 50 }
    second.onFirstScroll = { _ in
      new.refreshControl = control
      control.addObserver { event in
        if case .transition(let transition) = event { told.append(transition.reason) }
      }
      control.beginRefreshing()
    }
    old.contentOffset.y = 70
    XCTAssertEqual(told, [.command])
  }
}
