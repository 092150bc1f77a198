import RefreshKit
import XCTest

/// S10: animated changes of the offset, and their way to edges that move.
final class ScrollAnimationTests: XCTestCase {
  func testAnimatedChangeFollowsItsCurveWhateverTheDistance() {
    for target in [601.0, 900, -300, 2200] {
      let stage = ScrollStage(offset: 600)
      stage.set(target, animated: true)
      stage.expect("")
      for elapsed in [0.06, 0.15, 0.29] {
        stage.view.advance(to: .zero + .seconds(elapsed))
        stage.expect(y: ScrollLaw.ease(600, target, elapsed))
        stage.expect("S")
      }
      stage.advance(1)
      XCTAssertEqual(stage.y, target)
      stage.expect("S EA")
      XCTAssertEqual(stage.view.now, .zero + .seconds(0.29) + .seconds(1.0))
    }
  }

  func testAnimationDurationIsAParameter() throws {
    let stage = ScrollStage(offset: 600)
    stage.view.physics = try ScrollPhysics(animationDuration: 0.8)
    stage.set(900, animated: true)
    stage.advance(0.2)
    stage.expect(y: ScrollLaw.ease(600, 900, 0.2, of: 0.8))
  }

  func testAnimationOfNoLengthIsOverWithinTheCall() throws {
    // S9: a motion that ends where it begins in time ends at once, as a small spring does.
    let stage = ScrollStage(offset: 600)
    stage.view.physics = try ScrollPhysics(animationDuration: 0)
    stage.set(900, animated: true)
    XCTAssertEqual(stage.y, 900)
    stage.expect("S EA")
    stage.view.scrollToTop()
    stage.expect("should S did")
  }

  func testAnimatedChangeUnderFingerActsAtOnce() {
    // S10: under a finger it acts at once, then EA; the drag is re-based.
    let stage = ScrollStage(offset: 600)
    stage.down()
    stage.set(900, animated: true)
    XCTAssertEqual(stage.y, 900)
    stage.expect("S EA")
    stage.move(-10)
    XCTAssertEqual(stage.y, 910)
    stage.set(910, animated: true)
    stage.expect("B S")
  }

  func testAnimatedChangeReplacedByAnotherSendsBothEnds() {
    // S11: one that is interrupted sends EA at that moment.
    let stage = ScrollStage(offset: 600)
    stage.set(900, animated: true)
    stage.advance(0.1)
    stage.log.entries = []
    stage.set(0, animated: true)
    stage.expect("EA")
    stage.rest()
    stage.expectOrder("S EA")
    XCTAssertEqual(stage.y, 0)
  }

  func testAnimatedChangeDuringDecelerationEndsItFirst() {
    // S11: DD when it is replaced, before any S of the change.
    let stage = ScrollStage(offset: 600)
    stage.flick(-30, 2000)
    stage.advance(0.3)
    stage.log.entries = []
    stage.set(0, animated: true)
    stage.expect("DD")
    stage.expect(flags: "000")
    stage.rest()
    stage.expectOrder("S EA")
  }

  func testTouchOnAnAnimatedChangeEndsItBeforeTheDrag() {
    // D9: EA of what it stops; then B. isDragging is true from B, not before.
    let stage = ScrollStage(offset: 600)
    stage.set(900, animated: true)
    stage.advance(0.1)
    stage.log.entries = []
    stage.down()
    XCTAssertEqual(stage.log.entries.map(\.flags), ["100", "110"])
    stage.expect("EA B")
    stage.expect(y: ScrollLaw.ease(600, 900, 0.1))
  }

  func testReturnToRestEndsAnAnimatedChangeThatItInterrupts() {
    // S11: EA at that moment; the spring to rest is told as scrolling only.
    let stage = ScrollStage(offset: -60)
    stage.set(400, animated: true)
    stage.view.returnToRest()
    stage.expect("EA")
    stage.rest()
    XCTAssertEqual(stage.y, 0)
    stage.expectOrder("S")
  }

  /// Runs an animated change to a target, changes something after 0.1 s, and looks 0.1 s later.
  private func retarget(
    from start: Double = 600, to target: Double, expecting new: Double,
    file: StaticString = #filePath, line: UInt = #line, _ change: (ScrollStage) -> Void
  ) {
    let stage = ScrollStage(offset: start)
    stage.view.addRefreshControl()
    stage.set(target, animated: true)
    stage.advance(0.1)
    let shown = ScrollLaw.ease(start, target, 0.1)
    stage.log.entries = []
    change(stage)
    stage.expect(y: shown, "it goes on from its present place", file: file, line: line)
    stage.advance(0.1)
    // With the same curve anew in the time that is left, if the target has changed.
    let wanted =
      new == target
      ? ScrollLaw.ease(start, target, 0.2) : ScrollLaw.ease(shown, new, 0.1, of: 0.2)
    stage.expect(y: wanted, file: file, line: line)
    stage.advance(0.100001)
    XCTAssertEqual(stage.y, new, accuracy: 1e-9, file: file, line: line)
    XCTAssertEqual(stage.log.last(.didEndScrollingAnimation)?.offset.y, new, file: file, line: line)
    XCTAssertEqual(stage.log.all(.didEndScrollingAnimation).count, 1, file: file, line: line)
  }

  func testTargetAtTheTopFollowsTheTop() {
    retarget(to: 0, expecting: -44) { $0.view.contentInset = ContentInsets(top: 44) }
  }

  func testTargetAtTheTopFollowsABeginAndAnEnd() {
    // S10: at a begin or end too.
    retarget(to: 0, expecting: -60) { $0.view.startRefreshing() }
    let stage = ScrollStage(offset: 600)
    stage.view.addRefreshControl().beginRefreshing()
    stage.set(-60, animated: true)
    stage.advance(0.1)
    stage.view.endRefreshing()
    stage.rest()
    XCTAssertEqual(stage.y, 0)
  }

  func testTargetAtTheBottomFollowsTheBottom() {
    retarget(to: 2200, expecting: 2300) { $0.view.contentSize.height = 3100 }
    retarget(to: 2200, expecting: 1200) { $0.view.contentSize.height = 2000 }
  }

  func testTargetAtBothEdgesFollowsTheTop() {
    // S10: the top one if both.
    let stage = ScrollStage(offset: 0, content: ScrollSize(width: 390, height: 700))
    stage.set(90)
    stage.set(0, animated: true)
    stage.advance(0.1)
    stage.view.contentSize = ScrollSize(width: 390, height: 1700)
    stage.rest()
    XCTAssertEqual(stage.y, 0)
  }

  func testTargetInRangeIsKept() {
    retarget(to: 900, expecting: 900) { $0.view.contentInset = ContentInsets(top: 44) }
    retarget(to: 900, expecting: 900) { $0.view.startRefreshing() }
    retarget(to: 900, expecting: 900) { $0.view.contentSize.height = 2000 }
  }

  func testTargetLeftOutsideBecomesTheNearestEdge() {
    retarget(to: 1900, expecting: 1200) { $0.view.contentSize.height = 2000 }
    retarget(to: 0, expecting: 0) { $0.view.contentInset = ContentInsets(bottom: 44) }
    retarget(to: 20, expecting: 100) { $0.view.contentInset = ContentInsets(top: -100) }
  }

  func testScrollToTopFollowsTheTop() {
    let stage = ScrollStage(offset: 600)
    stage.view.addRefreshControl()
    stage.view.scrollToTop()
    stage.advance(0.1)
    stage.view.refreshControl?.beginRefreshing()
    stage.view.contentInset = ContentInsets(top: 7)
    stage.rest()
    XCTAssertEqual(stage.y, -67)
    stage.expectOrder("should S I I S did")
  }
}
