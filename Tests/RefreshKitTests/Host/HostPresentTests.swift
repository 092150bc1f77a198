import RefreshKit
import XCTest

/// What has come by now comes before a command that is given now: E6, R7, and H1 for two hosts of
/// which one is in the middle of telling.
final class HostPresentTests: XCTestCase {
  private static func view() -> ScrollView {
    let view = ScrollView(
      viewportSize: ScrollSize(width: 320, height: 480),
      contentSize: ScrollSize(width: 320, height: 2000))
    view.diagnosticHandler = { _ in }
    return view
  }

  /// Does something once, in the next scroll of a view, and writes down what controls tell.
  private final class Screen: ScrollViewRefreshControlDelegate, CharacterListDelegate {
    var onScroll: () -> Void = {}
    var onAnimationEnd: () -> Void = {}
    var onTopQuestion: () -> Void = {}
    private(set) var story: [String] = []

    func observe(_ control: RefreshControl, as name: String = "") {
      control.addObserver { [weak self] event in
        guard case .transition(let change) = event else { return }
        let states = "\(change.from.rawValue)>\(change.to.rawValue)"
        self?.story.append("\(name)\(states) \(change.reason.rawValue)")
      }
    }

    private func scroll() {
      let action = onScroll
      onScroll = {}
      action()
    }

    func scrollViewDidScroll(_ scrollView: ScrollView) { scroll() }
    func characterListDidScroll(_ list: CharacterList) { scroll() }
    func characterListDidEndGliding(_ list: CharacterList) {}
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { onAnimationEnd() }
    func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
      onTopQuestion()
      return false
    }
    func didBeginRefresh(in scrollView: ScrollView) {}
    func didEndRefresh(in scrollView: ScrollView, outcome: RefreshOutcome) {
      story.append("end \(outcome.rawValue)")
    }
  }

  // H1: what the second view has to tell comes when the first has told, though that had only a
  // scroll to tell and tells nothing more by itself.
  func testViewThatWaitsForAnotherTellsAsSoonAsThatHasTold() {
    let (a, b, screen, told) = (Self.view(), Self.view(), Screen(), Screen())
    let (control, running) = (RefreshControl(), RefreshControl())
    a.refreshControl = control
    a.refreshControl = nil
    b.refreshControl = running
    b.delegate = told
    told.observe(running)
    b.startRefreshing()
    a.delegate = screen
    a.setContentOffset(ScrollPoint(x: 0, y: 500), animated: false)
    a.drag(to: ScrollPoint(x: 0, y: 600))
    a.touchEnded(velocity: ScrollPoint(x: 0, y: 1000))
    screen.onScroll = { b.refreshControl = control }
    a.advance(to: .zero + .milliseconds(16))
    XCTAssertTrue(b.refreshControl === control)
    XCTAssertEqual(
      told.story, ["idle>refreshing command", "refreshing>idle detached", "end cancelled"])
    b.touchBegan(at: .zero)
    XCTAssertTrue(b.isTracking, "an input does not wait any more")
  }

  // H1: a control that a host takes back in the middle of letting it go does not change who tells
  // first: the host whose callback it is.
  func testControlThatIsTakenBackLeavesTheOrderOfTheHosts() {
    let (host, view, told) = (BadHost(), Self.view(), Screen())
    let (control, running) = (RefreshControl(), RefreshControl())
    host.refreshControl = control
    view.refreshControl = running
    told.observe(control, as: "host ")
    told.observe(running, as: "view ")
    host.startRefreshing()
    view.startRefreshing()
    host.onRequest = { [unowned host] request in
      if request == .insetChange { host.addRefreshControl(control) }
    }
    host.enqueueCallback { view.refreshControl = control }
    XCTAssertTrue(host.refreshControl === control)
    XCTAssertNil(view.refreshControl)
    XCTAssertEqual(
      told.story.suffix(2),
      ["host refreshing>idle detached", "view refreshing>idle detached"])
  }

  // H1: of two hosts, each of which has had the other's control, none waits for the other for ever.
  func testHostsThatTakeEachOthersControlsBothTell() {
    let (host, view, told) = (BadHost(), Self.view(), Screen())
    let (control, other) = (RefreshControl(), RefreshControl())
    view.refreshControl = other
    view.refreshControl = nil
    host.refreshControl = control
    told.observe(control)
    host.startRefreshing()
    host.onRequest = { request in
      if request == .insetChange { view.refreshControl = control }
    }
    host.refreshControl = other
    XCTAssertTrue(host.refreshControl === other)
    XCTAssertTrue(view.refreshControl === control)
    XCTAssertEqual(told.story, ["idle>refreshing command", "refreshing>idle detached"])
    var calls = 0
    host.enqueueCallback { calls += 1 }
    view.enqueueCallback { calls += 1 }
    XCTAssertEqual(calls, 2)
  }

  // R7: content that is back at its rest has ended the pull before another control comes, though
  // the host has not said so yet: it tells its delegate first.
  func testContentThatIsBackHasEndedThePullBeforeAnotherControlComes() {
    for keeps in [false, true] {
      let (list, screen, control) = (CharacterList(rows: 400), Screen(), RefreshControl())
      list.diagnosticHandler = { _ in }
      list.delegate = screen
      list.refreshControl = control
      screen.observe(control)
      list.drag(to: -10)
      screen.onScroll = {
        list.addRefreshControl(RefreshControl(), replaceIfExists: !keeps)
        XCTAssertEqual(control.state, .idle)
      }
      list.jump(to: 0)
      XCTAssertEqual(screen.story, ["idle>pulling drag", "pulling>idle returned"])
    }
  }

  // E6: at one instant the end of the motion comes before the deadline, and that before a call that
  // is made at that instant, whatever comes of the call.
  func testDeadlineComesBeforeACallAtItsInstantThatChangesNothing() {
    let (view, screen) = (Self.view(), Screen())
    let control = view.addRefreshControl()
    view.delegate = screen
    let calls: [(name: String, call: () -> Void)] = [
      ("add", { view.addRefreshControl(control) }),
      ("top", { view.scrollToTop() }),
    ]
    for (name, call) in calls {
      view.startRefreshing()
      view.endRefreshing(after: .milliseconds(300))
      view.setContentOffset(ScrollPoint(x: 0, y: view.contentOffset.y + 200), animated: true)
      var wasRefreshing: [Bool] = []
      screen.onTopQuestion = { wasRefreshing.append(control.isRefreshing) }
      screen.onAnimationEnd = {
        wasRefreshing.append(control.isRefreshing)
        call()
        wasRefreshing.append(control.isRefreshing)
      }
      view.advance(to: view.now + .milliseconds(300))
      XCTAssertEqual(wasRefreshing, name == "top" ? [true, false, false] : [true, false], name)
    }
  }
}
