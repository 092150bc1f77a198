import RefreshKit
import XCTest

/// What a view has planned, for its next frames and for a release, is forgotten when anything
/// changes.
final class RefreshPlanTests: XCTestCase {
  private final class Delegate: ScrollViewRefreshControlDelegate {
    var told: [String] = []
    var onScroll: (ScrollView) -> Void = { _ in }
    var onWillEnd: (ScrollView) -> Void = { _ in }
    func scrollViewDidScroll(_ scrollView: ScrollView) { onScroll(scrollView) }
    func scrollViewWillEndDragging(
      _ scrollView: ScrollView, withVelocity velocity: ScrollPoint,
      targetContentOffset: inout ScrollPoint
    ) { onWillEnd(scrollView) }
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
      told.append("ED(\(decelerate))")
    }
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { told.append("DD") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { told.append("EA") }
    func didBeginRefresh(in scrollView: ScrollView) {}
  }

  private let delegate = Delegate()
  private let view = ScrollView(
    viewportSize: ScrollSize(width: 390, height: 844),
    contentSize: ScrollSize(width: 390, height: 3000))

  override func setUp() {
    view.delegate = delegate
    view.refreshControl = RefreshControl()
  }

  private func fling(_ velocity: Double) {
    view.drag(to: ScrollPoint(x: 0, y: 200))
    view.touchEnded(velocity: ScrollPoint(x: 0, y: velocity))
  }

  private func onNextScroll(_ body: @escaping (ScrollView) -> Void) {
    delegate.onScroll = { [delegate] view in
      delegate.onScroll = { _ in }
      body(view)
    }
  }

  private func frames(_ count: Int) {
    for _ in 0..<count { view.advance(to: view.now + .milliseconds(10)) }
  }

  // D5, S9, S10: a scroll to hold that the delegate asks for in a scroll moves on in the next frame
  // and ends after 0.3 s.
  func testAScrollToHoldFromACallbackOfAFrameMoves() {
    fling(2000)
    frames(3)
    onNextScroll { $0.scrollToHold(animated: true) }
    frames(1)
    let start = view.contentOffset.y
    frames(15)
    XCTAssertEqual(view.contentOffset.y, (start + view.holdOffset.y) / 2, accuracy: 1e-6)
    frames(15)
    XCTAssertEqual(view.contentOffset.y, view.holdOffset.y)
    XCTAssertEqual(delegate.told.suffix(2), ["DD", "EA"])
    XCTAssertFalse(view.isMoving)
  }

  // E6: `nextEvent` says when the scroll ends; the frame after it must have ended it.
  func testNoEventIsPassedOver() {
    fling(2000)
    frames(3)
    onNextScroll { $0.scrollToHold(animated: true) }
    frames(40)
    if let event = view.nextEvent { XCTAssertGreaterThan(event, view.now) }
  }

  // D5, E6, I7: the end of a spring that a callback has begun comes at its instant, and with it the
  // end of the refresh.
  func testAReturnToRestFromACallbackOfAFrameEndsInTime() throws {
    let control = RefreshControl(
      configuration: try RefreshConfiguration(height: 1, triggerDistance: 400))
    view.refreshControl = control
    view.startRefreshing()
    view.drag(to: ScrollPoint(x: 0, y: -200))
    view.touchEnded(velocity: .zero)
    view.endRefreshing()
    frames(3)
    onNextScroll {
      $0.scrollToHold(animated: false)
      $0.returnToRest()
    }
    for frame in 0..<70 {
      frames(1)
      guard let event = view.nextEvent, event <= view.now else { continue }
      return XCTFail("frame \(frame): \(event) has passed at \(view.now), \(control.state)")
    }
  }

  // S11: what didEndDragging says is what happens then: nothing decelerates after a scroll that has
  // taken the release's place.
  func testAScrollFromWillEndDraggingCountsForDidEndDragging() {
    delegate.onWillEnd = { $0.scrollToHold(animated: false) }
    fling(1000)
    XCTAssertEqual(delegate.told, ["ED(false)"])
  }
}
