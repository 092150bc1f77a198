import XCTest

/// What the README's hosts and its control do, run as they stand there.
final class ReadmeHostTests: XCTestCase {
  /// A touch that the system takes away ends like a lift, and begins no refresh.
  ///
  /// The control would begin it at the release: the finger goes 300 of 844 points, which pulls
  /// (1 − 1/(300·0.55/844 + 1))·844 = 138 points, beyond the trigger at 60.
  func testHostHandsOnACancelledTouch() throws {
    let program = try Snippet.ofReadme(
      holding: "final class Host",
      then: """
        let host = Host()
        host.view.addRefreshControl(
          RefreshControl(configuration: try RefreshConfiguration(policy: .release)))
        host.view.refreshControl?.addAction { _ in }
        @MainActor func pull() {
          host.touchBegan(at: ScrollPoint(x: 0, y: 200))
          host.touchMoved(to: ScrollPoint(x: 0, y: 500))
        }
        pull()
        host.touchCancelled()
        print(host.view.isTracking, host.view.refreshControl?.isRefreshing == true)
        pull()
        host.touchEnded()
        print(host.view.isTracking, host.view.refreshControl?.isRefreshing == true)
        """)
    XCTAssertEqual(try program.run(), "false false\nfalse true\n")
  }

  /// The same of the host that stands beside a scroll view of UIKit, for which a stand-in tells
  /// what UIKit does: the end of a drag, with a gesture recognizer that says whether it was
  /// cancelled.
  func testHostBesideAScrollViewOfUIKitTakesACancelledDragAsNoRelease() throws {
    let host = try Snippet.ofReadme(
      holding: "final class ScrollViewHost", fence: "",
      then: """
        let scrollView = UIScrollView()
        let host = ScrollViewHost(scrollView, driver: RefreshDriver())
        let control = host.addRefreshControl(
          RefreshControl(configuration: try RefreshConfiguration(policy: .release)))
        control.addAction { _ in }
        @MainActor func drag(endingAs state: UIGestureRecognizer.State) {
          host.scrollViewWillBeginDragging(scrollView)
          scrollView.contentOffset.y = -100
          host.scrollViewDidScroll(scrollView)
          print(control.isArmed, terminator: " ")
          scrollView.panGestureRecognizer.state = state
          host.scrollViewDidEndDragging(scrollView, willDecelerate: false)
          print(control.isRefreshing)
        }
        drag(endingAs: .cancelled)
        scrollView.contentOffset.y = 0
        host.scrollViewDidScroll(scrollView)
        drag(endingAs: .ended)
        """)
    let program = Snippet(source: "import RefreshKit\n" + Self.standIn + host.source)
    XCTAssertEqual(try program.run(), "true false\ntrue true\n")
  }

  private static let standIn = """
    import Foundation
    @MainActor protocol UIScrollViewDelegate: AnyObject {}
    @MainActor class UIGestureRecognizer {
      enum State { case possible, began, changed, ended, cancelled, failed }
      var state = State.possible
    }
    struct UIEdgeInsets { var top: CGFloat = 0 }
    @MainActor class UIScrollView {
      weak var delegate: (any UIScrollViewDelegate)?
      let panGestureRecognizer = UIGestureRecognizer()
      var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
      var contentInset = UIEdgeInsets()
      var adjustedContentInset: UIEdgeInsets { contentInset }
      var contentOffset = CGPoint.zero
      var isDecelerating: Bool { false }
      func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }
    }

    """

  /// A finger that trembles by a point about the trigger, 48 times in 0.8 s, arms the pull once.
  ///
  /// Without a hysteresis every second move would, 24 times. Pushed back by more than that, and
  /// pulled again, it is armed again.
  func testHapticComesOnceUnderATremblingFinger() throws {
    let program = try Snippet.ofReadme(
      holding: "haptic",
      then: """
        let trigger = control.triggerDistance
        for move in 0..<48 {
          view.drag(to: ScrollPoint(x: 0, y: -trigger + (move % 2 == 0 ? -1 : 1)))
          view.advance(to: view.now + .seconds(1) / 60)
        }
        print("pushed back")
        view.drag(to: ScrollPoint(x: 0, y: -trigger / 2))
        print("pulled again")
        view.drag(to: ScrollPoint(x: 0, y: -trigger - 1))
        """)
    XCTAssertEqual(try program.run(), "haptic\npushed back\npulled again\nhaptic\n")
  }
}
