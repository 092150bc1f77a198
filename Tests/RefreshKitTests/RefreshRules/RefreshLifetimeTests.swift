import RefreshKit
import XCTest

/// Nothing is kept alive, and nobody is called after a detach: E7, D6.
final class RefreshLifetimeTests: XCTestCase {
  /// A screen as one writes it: owns its view, is its delegate and the target of its control.
  private final class Screen: ScrollViewRefreshControlDelegate {
    let view = ScrollView(
      viewportSize: ScrollSize(width: 320, height: 480),
      contentSize: ScrollSize(width: 320, height: 2000))
    let control = RefreshControl()
    private(set) var begins = 0
    private(set) var actions = 0

    init() {
      view.delegate = self
      control.addTarget(self, action: Screen.reload)
      control.addTarget(self, id: "again", action: Screen.reloadFor)
      view.addRefreshControl(control)
    }
    func reload() { actions += 1 }
    func reloadFor(_ control: RefreshControl) { actions += 1 }
    func didBeginRefresh(in scrollView: ScrollView) { begins += 1 }
  }

  private struct Remains {
    weak var screen: Screen?
    weak var view: ScrollView?
    weak var control: RefreshControl?

    init(_ screen: Screen) {
      self.screen = screen
      view = screen.view
      control = screen.control
    }
  }

  private func drop(_ use: (Screen) -> Void) -> Remains {
    let screen = Screen()
    use(screen)
    return Remains(screen)
  }

  // E7: a screen that is dropped takes all with it, in every state and with a deadline pending.
  func testScreenDroppedInAnyStateIsFreed() {
    let uses: [(Screen) -> Void] = [
      { _ in },
      { $0.view.drag(to: ScrollPoint(x: 0, y: -30)) },
      { screen in
        screen.view.startRefreshing()
        screen.view.endRefreshing(after: .seconds(1))
      },
      { screen in
        screen.view.pullAndRefresh()
        screen.view.advance(to: .zero + .seconds(0.1))
        screen.view.endRefreshing()
      },
      { screen in
        screen.view.startRefreshing()
        screen.view.refreshControl = nil
      },
    ]
    for use in uses {
      let remains = drop(use)
      XCTAssertNil(remains.screen)
      XCTAssertNil(remains.view)
      XCTAssertNil(remains.control)
    }
  }

  // E7: the view goes first; the control is on no view then, and its commands say so.
  func testControlOutlivesItsViewAsIdle() throws {
    var view: ScrollView? = ScrollView(viewportSize: ScrollSize(width: 320, height: 480))
    let control = RefreshControl()
    view?.addRefreshControl(control)
    view?.startRefreshing()
    control.endRefreshing(after: .seconds(1))
    weak let freed = view
    view = nil
    XCTAssertNil(freed)
    XCTAssertNil(control.scrollView)
    XCTAssertEqual(control.state, .idle)
    XCTAssertNil(control.nextDeadline)
    XCTAssertEqual(control.beginRefreshing(), .noControl)
    XCTAssertEqual(control.endRefreshing(), .notRefreshing)
    let next = ScrollView(viewportSize: ScrollSize(width: 320, height: 480))
    next.refreshControl = control
    XCTAssertEqual(control.beginRefreshing(), .began(RefreshCycle(number: 2)))
  }

  // E7: a control that is detached and dropped is freed; the view goes on.
  func testDetachedControlIsFreed() {
    let view = ScrollView(viewportSize: ScrollSize(width: 320, height: 480))
    weak var freed: RefreshControl?
    do {
      let control = view.addRefreshControl()
      freed = control
      view.pullAndRefresh()
      view.endRefreshing(after: .seconds(1))
    }
    view.refreshControl = nil
    XCTAssertNil(freed)
    view.advance(to: .zero + .seconds(5))
    XCTAssertEqual(view.contentOffset.y, 0)
  }

  // E7: after a detach nothing is called.
  func testDetachWithDeadlineCallsNobodyAfterwards() throws {
    let rig = try RefreshRig.refreshing()
    rig.view.endRefreshing(after: .seconds(1))
    rig.skip(0.5)
    rig.view.refreshControl = nil
    XCTAssertEqual(rig.recorder.count("end cancelled"), 1)
    rig.recorder.clear()
    rig.run(3)
    XCTAssertEqual(rig.recorder.story, ["S"])
    XCTAssertEqual(rig.control.endRefreshing(), .notRefreshing)
    rig.assertOffset(-64)
  }

  // D6: the delegate is freed at the beginning of a gesture; the pull goes its way.
  func testDelegateFreedDuringGestureIsNoFault() throws {
    let rig = try RefreshRig()
    var second: RefreshRecorder? = RefreshRecorder()
    rig.view.delegate = second
    second?.hooks["B"] = { _ in second = nil }
    rig.drag(-134)
    XCTAssertNil(rig.view.delegate)
    XCTAssertEqual(rig.phase, .refreshing)
    rig.release()
    rig.control.endRefreshing()
    rig.settle()
    rig.assertClosed()
  }

  // D6, D3: a target that is freed inside the action of another is not called.
  func testTargetFreedInsideAnActionIsNotCalled() throws {
    let view = ScrollView(viewportSize: ScrollSize(width: 320, height: 480))
    let control = view.addRefreshControl()
    var second: RefreshTarget? = RefreshTarget()
    let first = RefreshTarget()
    weak let watched = second
    first.onCall = { _ in second = nil }
    control.addTarget(first, action: RefreshTarget.refresh as (RefreshTarget) -> () -> Void)
    control.addTarget(second, action: RefreshTarget.reload)
    view.startRefreshing()
    XCTAssertEqual(first.calls, ["refresh"])
    XCTAssertNil(watched)
    XCTAssertTrue(control.isRefreshing)
  }

  // D6: the view is freed from inside a callback.
  func testViewDroppedInsideCallbackIsFreedAfterwards() {
    let recorder = RefreshRecorder()
    var view: ScrollView? = ScrollView(
      viewportSize: ScrollSize(width: 320, height: 480),
      contentSize: ScrollSize(width: 320, height: 2000))
    view?.delegate = recorder
    view?.addRefreshControl()
    weak let freed = view
    recorder.hooks["begin"] = { _ in view = nil }
    view?.drag(to: ScrollPoint(x: 0, y: -150))
    XCTAssertEqual(recorder.count("begin"), 1)
    XCTAssertNil(freed)
  }
}
