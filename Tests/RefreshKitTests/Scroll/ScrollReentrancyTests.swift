import RefreshKit
import XCTest

/// D5 and D6: what a delegate may do from inside its callbacks: everything.
final class ScrollReentrancyTests: XCTestCase {
  /// A drag past the top with a refresh, its end, an animation and a scroll to the top.
  private func tour(_ stage: ScrollStage) {
    stage.view.touchBegan(at: .zero)
    stage.view.touchMoved(to: ScrollPoint(x: 0, y: 500))
    stage.view.touchEnded(velocity: .zero)
    stage.rest()
    stage.view.endRefreshing()
    stage.rest()
    stage.view.drag(to: ScrollPoint(x: 0, y: -40))
    stage.view.touchEnded(velocity: .zero)
    stage.rest()
    stage.view.setContentOffset(ScrollPoint(x: 0, y: 500), animated: true)
    stage.rest()
    stage.view.scrollToTop()
    stage.rest()
  }

  private let all = Set(ScrollCall.allCases).subtracting([.action, .shouldBegin])

  func testTourHearsOfEveryCallback() {
    let stage = ScrollStage(offset: 0)
    stage.view.addRefreshControl()
    tour(stage)
    XCTAssertEqual(Set(stage.log.entries.map(\.call)), all)
    XCTAssertEqual(stage.log.deepest, 1)
  }

  func testCommandsFromInsideEveryCallbackAreNeverNested() {
    // D5: they act at once; their notifications wait their turn.
    let commands: [(String, (ScrollView) -> Void)] = [
      ("set", { $0.setContentOffset(ScrollPoint(x: 0, y: 33), animated: false) }),
      ("animate", { $0.setContentOffset(ScrollPoint(x: 0, y: 77), animated: true) }),
      ("assign", { $0.contentOffset = ScrollPoint(x: 0, y: -11) }),
      ("inset", { $0.contentInset.top += 5 }), ("size", { $0.contentSize.height -= 50 }),
      ("rotate", { $0.viewportSize = ScrollSize(width: 800, height: 390) }),
      ("top", { $0.scrollToTop() }), ("begin", { $0.startRefreshing() }),
      ("pull", { $0.pullAndRefresh() }), ("end", { $0.endRefreshing() }),
      ("disable", { $0.isScrollEnabled = false }), ("leave", { $0.isOnScreen = false }),
      ("detach", { $0.refreshControl = nil }),
      ("replace", { $0.refreshControl = RefreshControl() }),
      ("delegate", { $0.delegate = nil }),
    ]
    for call in all {
      for (name, command) in commands {
        let stage = ScrollStage(offset: 0)
        stage.view.addRefreshControl()
        stage.log.hooks[call] = { [log = stage.log] view in
          log.hooks = [:]
          let before = log.entries.count
          command(view)
          XCTAssertEqual(
            log.entries.dropFirst(before).filter { $0.call != .shouldScrollToTop }.count, 0,
            "\(name) inside \(call)")
        }
        tour(stage)
        stage.view.refreshControl?.cancelRefreshing()
        stage.advance(10)
        XCTAssertEqual(stage.log.deepest, 1, "\(name) inside \(call)")
        stage.expect(flags: "000")
        guard name != "delegate" else { continue }
        balance(stage, "\(name) inside \(call)")
      }
    }
  }

  private func balance(_ stage: ScrollStage, _ message: String) {
    func count(_ call: ScrollCall) -> Int { stage.log.all(call).count }
    XCTAssertEqual(count(.willBeginDragging), count(.didEndDragging), message)
    XCTAssertEqual(count(.willBeginDecelerating), count(.didEndDecelerating), message)
  }

  func testInputsFromInsideACallbackWaitAsAWhole() {
    // D5: the touch comes after everything that the advance tells.
    let stage = ScrollStage(offset: 600)
    stage.flick(-30, 2000)
    stage.log.entries = []
    stage.log.hooks[.didScroll] = { [log = stage.log] view in
      log.hooks = [:]
      view.touchBegan(at: .zero)
      view.touchMoved(to: ScrollPoint(x: 0, y: 10))
      view.touchEnded(velocity: .zero)
      view.advance(to: view.now + .seconds(1.0))
      XCTAssertFalse(view.isTracking)
    }
    stage.advance(0.1)
    stage.expect(y: ScrollLaw.glide(630, 2000, at: 0.1) - 10)
    XCTAssertEqual(stage.view.now, .zero + .seconds(0.1) + .seconds(1.0))
    stage.expect("S B S EB ED- DD")
  }

  func testEveryInputFromInsideEveryCallbackLeavesOrder() {
    for call in all {
      let stage = ScrollStage(offset: 0)
      stage.view.addRefreshControl()
      stage.log.hooks[call] = { [log = stage.log] view in
        log.hooks = [:]
        view.touchCancelled()
        view.touchBegan(at: .zero)
        view.drag(to: ScrollPoint(x: 0, y: 20))
        view.touchMoved(to: ScrollPoint(x: 0, y: -100))
        view.touchEnded()
        view.advance(to: view.now + .seconds(0.01))
      }
      tour(stage)
      stage.view.refreshControl?.cancelRefreshing()
      stage.advance(10)
      XCTAssertEqual(stage.log.deepest, 1, "\(call)")
      stage.expect(flags: "000")
      balance(stage, "\(call)")
    }
  }

  func testDelegateReplacedInsideACallbackHearsTheRest() {
    // D6: each notification goes to the delegate that is set at its moment.
    for call in all {
      let stage = ScrollStage(offset: 0)
      stage.view.addRefreshControl()
      let second = ScrollLog()
      stage.log.hooks[call] = { $0.delegate = second }
      tour(stage)
      let first = stage.log.entries.firstIndex { $0.call == call }
      XCTAssertEqual(first, stage.log.entries.count - 1, "nothing after \(call)")
      // What comes after the last callback of the tour is nothing.
      XCTAssertEqual(second.entries.isEmpty, call == .didScrollToTop, "\(call)")
    }
  }

  func testDelegateFreedInsideACallbackIsNotCalledAgain() {
    for call in all {
      let stage = ScrollStage(offset: 0)
      stage.view.addRefreshControl()
      var owner: ScrollLog? = ScrollLog()
      weak let freed = owner
      owner?.hooks[call] = { _ in owner = nil }
      stage.view.delegate = owner
      tour(stage)
      XCTAssertNil(freed, "\(call)")
      XCTAssertNil(stage.view.delegate, "\(call)")
    }
  }

  func testScrollThatClampsTheOffsetInsideDidScrollIsToldOnceMore() {
    let stage = ScrollStage(offset: 600)
    stage.log.hooks[.didScroll] = { view in
      if view.contentOffset.y < 500 { view.contentOffset.y = 500 }
    }
    stage.down()
    stage.move(150)
    XCTAssertEqual(stage.y, 500)
    stage.expect("B S S")
    stage.move(-10)
    XCTAssertEqual(stage.y, 510)
  }

  func testInsetsAndSizesSetInsideDidScrollTakeEffect() {
    let stage = ScrollStage(offset: 600)
    stage.log.hooks[.didScroll] = { view in
      view.contentInset = ContentInsets(top: 30)
      view.contentSize = ScrollSize(width: 390, height: 1000)
      XCTAssertEqual(view.adjustedContentInset.top, 30)
    }
    stage.flick(-30, 2000)
    // The drag keeps its offset; the release springs to the new bottom at 200.
    XCTAssertEqual(stage.log.last(.willEndDragging)?.offset.y, 630)
    stage.rest()
    XCTAssertEqual(stage.y, 200)
    stage.expectOrder("B S I EB ED+ WD S DD")
  }

  func testOffsetSetInsideEndOfDragTakesTheReleasesPlace() {
    // S10, S11: code that scrolls in ED replaces the deceleration; the begins and ends are in
    // pairs.
    for call in [ScrollCall.willEndDragging, .didEndDragging] {
      let stage = ScrollStage(offset: 600)
      stage.log.hooks[call] = { $0.setContentOffset(ScrollPoint(x: 0, y: 0), animated: true) }
      stage.flick(-30, 2000)
      stage.expect(flags: "000")
      // The target is the top, which moves: the change goes there, whenever it began.
      stage.view.contentInset = ContentInsets(top: 9)
      stage.rest()
      XCTAssertEqual(stage.y, -9)
      balance(stage, "\(call)")
    }
  }

  func testInsetSetAfterAnAnimatedChangeInsideEndOfDragIsFollowed() {
    // S10: the target is an edge that moves; the finger no longer holds the content.
    let stage = ScrollStage(offset: 600)
    stage.log.hooks[.didEndDragging] = { view in
      view.setContentOffset(ScrollPoint(x: 0, y: 0), animated: true)
      view.contentInset = ContentInsets(top: 44)
    }
    stage.flick(-30, 0)
    stage.rest()
    XCTAssertEqual(stage.y, -44)
  }

  func testRefreshEndingWhileTheOtherAxisGlidesSpringsAtOnce() {
    // I4 and S1: the axes are independent, so a horizontal glide holds nothing up.
    let stage = ScrollStage(offset: 0, content: ScrollSize(width: 3000, height: 3000))
    stage.view.addRefreshControl()
    stage.view.startRefreshing()
    stage.set(-60)
    stage.down()
    stage.move(0, x: -10)
    stage.view.touchEnded(velocity: ScrollPoint(x: 2000, y: 0))
    stage.view.endRefreshing()
    stage.advance(0.1)
    stage.expect(y: ScrollLaw.spring(-60, 0, at: 0.1))
    stage.rest()
    stage.expectOrder("I begin S B S EB ED+ WD I S DD end")
  }
}
