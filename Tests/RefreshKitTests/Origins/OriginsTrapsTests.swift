import RefreshKit
import XCTest

/// The third article: the traps of the system's control, with the sample that ran into them.
final class OriginsTrapsTests: XCTestCase {
  private func view(_ view: ScrollView = ScrollView(), top: Double = 64) -> ScrollView {
    view.viewportSize = ScrollSize(width: 320, height: 480)
    view.contentSize = ScrollSize(width: 320, height: 2000)
    view.contentInset.top = top
    view.addRefreshControl()
    return view
  }

  private func wait(_ view: ScrollView, _ seconds: Double) {
    view.advance(to: view.now + .seconds(seconds))
  }

  /// Pulls past the trigger and lets go; the content holds.
  private func pull(_ view: ScrollView) {
    view.drag(to: ScrollPoint(x: 0, y: view.restOffset.y - 125))
    view.touchEnded(velocity: .zero)
    wait(view, 2)
  }

  func testSampleLoadsForThreeSecondsReloadsAndEnds() {
    let view = view()
    var loads = 0
    view.refreshControl?.addAction { _ in loads += 1 }
    pull(view)
    wait(view, 1)
    view.contentSize.height = 2600
    view.endRefreshing()
    wait(view, 2)
    XCTAssertEqual(loads, 1)
    XCTAssertEqual(view.contentOffset.y, -64)
  }

  func testSampleInACollectionViewThroughItsBackground() {
    let collection = CollectionView()
    collection.backgroundView = RefreshControl()
    let view = view(collection)
    XCTAssertTrue(view.refreshControl === collection.backgroundView)
    pull(view)
    XCTAssertEqual(view.contentOffset.y, -124)
    view.endRefreshing()
    wait(view, 2)
    XCTAssertEqual(view.contentOffset.y, -64)
  }

  // Trap 1: with the control partly hidden at the end, the content does not return.
  func testPartlyHiddenControlReturnsWhollyAtTheEnd() {
    for offset in [-100.0, -70, -64.5] {
      let view = view()
      pull(view)
      view.setContentOffset(ScrollPoint(x: 0, y: offset), animated: false)
      view.endRefreshing()
      wait(view, 2)
      XCTAssertEqual(view.contentOffset.y, -64, "from \(offset)")
    }
  }

  // Trap 1: the cure moved a user who was far below. Here nobody is moved.
  func testUserFarBelowIsNotMovedAtTheEnd() {
    let view = view()
    pull(view)
    view.setContentOffset(ScrollPoint(x: 0, y: 700), animated: false)
    view.endRefreshing()
    wait(view, 2)
    XCTAssertEqual(view.contentOffset.y, 700)
    XCTAssertEqual(view.refreshControl?.state, .idle)
  }

  func testAnimationReloadAndEndGiveOneResultInAnyOrder() {
    let steps: [(ScrollView) -> Void] = [
      { $0.setContentOffset($0.restOffset, animated: true) },
      { $0.contentSize.height = 2600 },
      { $0.endRefreshing() },
    ]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let view = view()
      pull(view)
      for index in order { steps[index](view) }
      wait(view, 3)
      XCTAssertEqual(view.contentOffset.y, -64, "\(order)")
      XCTAssertEqual(view.adjustedContentInset.top, 64, "\(order)")
      XCTAssertEqual(view.refreshControl?.state, .idle, "\(order)")
    }
  }

  // Trap 2: a title set before the first show breaks the layout. Here it may be set at any time.
  func testTitleMayBeSetAtAnyTime() {
    let early = RefreshControl()
    early.title = "Updating"
    XCTAssertEqual(early.height, 60)
    let view = ScrollView()
    view.addRefreshControl(early)
    XCTAssertEqual(early.height, 80)

    let late = self.view()
    let control = late.refreshControl
    pull(late)
    control?.title = "Updating"
    XCTAssertEqual(late.contentOffset.y, -124)
    XCTAssertEqual(control?.height, 60)
    late.endRefreshing()
    wait(late, 2)
    XCTAssertEqual(control?.height, 80)
    pull(late)
    XCTAssertEqual(late.contentOffset.y, -144)
    control?.title = ""
    XCTAssertEqual(late.contentOffset.y, -144)
  }

  func testBlankTitleReservesItsLine() {
    let control = RefreshControl()
    control.title = " "
    let view = ScrollView()
    view.addRefreshControl(control)
    XCTAssertEqual(control.height, 80)
  }
}
