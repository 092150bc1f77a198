import RefreshKit
import RefreshKitTesting
import XCTest

/// A pull of a stage comes to the trigger, wherever the rest goes meanwhile, or says why it did
/// not.
final class RefreshTesterPullTests: XCTestCase {
  /// Changes something at scrolls of the view that it is the delegate of.
  private final class Mover: ScrollViewDelegate {
    var onScroll: (ScrollView) -> Void
    init(_ onScroll: @escaping (ScrollView) -> Void) { self.onScroll = onScroll }
    func scrollViewDidScroll(_ scrollView: ScrollView) { onScroll(scrollView) }
  }

  /// A stage with a safe area of 44 points at its top, at rest.
  private func stage(_ mover: Mover? = nil) -> RefreshTester {
    let stage = RefreshTester()
    stage.scrollView.safeAreaInsets.top = 44
    if let mover { stage.scrollView.delegate = mover }
    return stage
  }

  /// Returns what a pull of a stage throws, or nil.
  private func fault(_ stage: RefreshTester) -> String? {
    do throws(RefreshTesterError) {
      try stage.pull()
      return nil
    } catch {
      return error.description
    }
  }

  func testPullFollowsARestThatMovesUnderTheFinger() throws {
    // At the first move, on the way, and with less than the 10 points left that a pull goes too
    // far.
    for place in [0.5, 60, 119] {
      let mover = Mover { view in
        if view.pullDistance >= place { view.safeAreaInsets.top = 96 }
      }
      let stage = stage(mover)
      stage.control.configuration = try RefreshConfiguration(
        triggerDistance: 120, policy: .release)
      try stage.pull()
      XCTAssertEqual(stage.state, .refreshing, "\(place)")
      try stage.settle()
      // 96 points of the safe area and 60 of the control.
      XCTAssertEqual(stage.scrollView.contentOffset.y, -156, "\(place)")
    }
  }

  func testPullFollowsARestThatMovesAtItsLastMove() throws {
    let mover = Mover { view in
      if view.pullDistance >= 125 { view.safeAreaInsets.top = 96 }
    }
    let stage = stage(mover)
    stage.control.configuration = try RefreshConfiguration(triggerDistance: 120, policy: .release)
    try stage.pull()
    XCTAssertEqual(stage.now, .zero + .milliseconds(300))
    XCTAssertEqual(stage.state, .refreshing)
  }

  func testPullByADistanceEndsThatFarBelowTheRestOfThen() {
    let mover = Mover { view in
      if view.pullDistance >= 20 { view.safeAreaInsets.top = 96 }
    }
    let stage = stage(mover)
    stage.drag(to: -54)  // 10 below the rest
    stage.pull(by: 40)
    // A cancelled pull is let go of at 40 points below the rest, which is at −96.
    XCTAssertEqual(stage.scrollView.contentOffset.y, -136, accuracy: 1e-9)
  }

  func testPullFollowsATriggerThatChangesUnderTheFinger() throws {
    let far = try RefreshConfiguration(triggerDistance: 150, policy: .release)
    let stage = stage()
    stage.control.configuration = try RefreshConfiguration(triggerDistance: 60, policy: .release)
    let mover = Mover { view in
      if view.pullDistance > 30 { view.refreshControl?.configuration = far }
    }
    stage.scrollView.delegate = mover
    try stage.pull()
    XCTAssertEqual(stage.state, .refreshing)
  }

  func testPullThatBeginsARefreshHasComeFarEnoughWhateverTheRestDoesThen() throws {
    let stage = stage()
    let mover = Mover { view in
      if view.refreshControl?.isRefreshing == true { view.safeAreaInsets.top += 40 }
    }
    stage.scrollView.delegate = mover
    try stage.pull()
    XCTAssertEqual(stage.state, .refreshing)
  }

  func testPullAfterARestThatRunsAwayThrows() throws {
    let mover = Mover { $0.safeAreaInsets.top += 30 }
    let stage = stage(mover)
    stage.control.configuration = try RefreshConfiguration(triggerDistance: 120, policy: .release)
    // The finger comes to 130 points below the rest as it is then, which goes 30 points on.
    XCTAssertEqual(
      fault(stage),
      "the pull came to 100 of the 120 pt of the trigger: the rest or the trigger goes on moving away"
    )
    XCTAssertFalse(stage.scrollView.isTracking)
  }

  func testPullPastAClosedEdgeThrows() {
    let stage = stage()
    stage.scrollView.bounces = false
    XCTAssertEqual(
      fault(stage),
      "the pull came to 0 of the 120 pt of the trigger: the content cannot be moved so far past its top"
    )
    XCTAssertFalse(stage.scrollView.isTracking)
    XCTAssertEqual(stage.state, .idle)

    let short = RefreshTester()
    short.scrollView.contentSize.height = 100
    short.control.isEnabled = false
    XCTAssertEqual(
      fault(short),
      "the pull came to 0 of the 120 pt of the trigger: the content cannot be moved so far past its top"
    )
  }

  func testPullWithoutScrollingThrows() {
    let stage = stage()
    stage.scrollView.isScrollEnabled = false
    XCTAssertEqual(
      fault(stage), "the pull came to 0 of the 120 pt of the trigger: scrolling is disabled")
  }

  func testPullOfAViewWithoutAHeightThrows() {
    let stage = stage()
    stage.scrollView.viewportSize.height = 0
    XCTAssertEqual(
      fault(stage), "the pull came to 0 of the 0 pt of the trigger: the view has no height")
  }

  func testPullWhoseTouchIsTakenAwayThrows() {
    let mover = Mover { view in
      if view.pullDistance > 30 { view.isOnScreen = false }
    }
    let stage = stage(mover)
    // Of 130 points in 18 moves the fifth is the first past 30: 5 × 130/18.
    XCTAssertEqual(
      fault(stage), "the pull came to 36.111 of the 120 pt of the trigger: the touch was taken away"
    )
  }

  func testPullWhoseControlIsTakenAwayThrows() {
    let mover = Mover { view in
      if view.pullDistance > 30 { view.refreshControl = nil }
    }
    let stage = stage(mover)
    XCTAssertEqual(fault(stage), RefreshTesterError.noControl.description)
    XCTAssertFalse(stage.scrollView.isTracking)
  }

  func testPullAsksForTheControlWhenTheViewHasCaughtUp() throws {
    let stage = stage()
    let scrollView = stage.scrollView
    let control = stage.control
    control.beginRefreshing()
    control.endRefreshing(after: .seconds(1))
    let other = RefreshControl()
    control.addObserver { event in
      if case .transition(let change) = event, change.to == .idle, change.reason == .collapsed {
        scrollView.refreshControl = other
      }
    }
    stage.clock.advance(by: .seconds(2))
    try stage.pull()
    XCTAssertEqual(other.state.phase, .refreshing)
    XCTAssertEqual(
      stage.recorder.events.filter { $0.kind == .didCancelPull(reason: "released") }.count, 0)
  }
}
