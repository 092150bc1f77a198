import RefreshKit
import XCTest

/// Cases of other projects' tests about how pulls, refreshes and the physics work together.
final class PeerCouplingTests: XCTestCase {
  private struct Rig {
    let stage: ScrollStage
    let control: RefreshControl
    var view: ScrollView { stage.view }

    init(
      policy: RefreshConfiguration.Policy = .threshold, trigger: Double = 100,
      height: Double = 60, viewport: Double = 600, content: Double = 2000, top: Double = 0
    ) throws {
      stage = ScrollStage(
        viewport: ScrollSize(width: 800, height: viewport),
        content: ScrollSize(width: 800, height: content))
      stage.view.alwaysBounceVertical = true
      stage.view.contentInset.top = top
      control = RefreshControl(
        configuration: try RefreshConfiguration(
          height: height, triggerDistance: trigger, policy: policy))
      stage.view.addRefreshControl(control)
      stage.log.entries = []
    }

    func pull(_ distance: Double) {
      view.drag(to: ScrollPoint(x: 0, y: view.restOffset.y - distance))
    }
  }

  // P004: let go too early, the pull runs out on the spring and one frame of 3 s lands on rest.
  func testShortPullRunsOutOnTheSpring() throws {
    let rig = try Rig(content: 400)
    rig.pull(50)
    rig.stage.lift()
    rig.stage.expect(y: -50)
    for time in [0.02, 0.04] {
      rig.view.advance(to: .zero + .seconds(time))
      rig.stage.expect(y: ScrollLaw.spring(-50, 0, at: time))
      XCTAssertEqual(rig.control.state.phase, .pulling)
    }
    rig.stage.advance(3)
    XCTAssertEqual(rig.stage.y, 0)
    XCTAssertEqual(rig.control.state, .idle)
    XCTAssertEqual(rig.stage.log.all(.didBeginRefresh).count, 0)
  }

  // P019: a pull is measured from the rest under a standing inset.
  func testPullIsMeasuredFromTheRest() throws {
    let rig = try Rig(content: 400, top: 96)
    rig.pull(50)
    XCTAssertEqual(rig.control.state.phase, .pulling)
    XCTAssertEqual(rig.view.pullDistance, 50)
    rig.stage.expect(y: -146)
  }

  // P040: 300 points of finger flung outwards: it refreshes from the lift on, and returns to hold by
  // the spring, always past the edge, and on its way up between 0.1 s and 0.5 s.
  func testFlungPullRefreshesDuringItsReturn() throws {
    let rig = try Rig(policy: .release, content: 1200)
    rig.stage.flick(300, -1000)
    XCTAssertEqual(rig.stage.log.all(.didBeginRefresh).count, 1)
    let beyondHold = 60 - ScrollLaw.band(300, 600)
    for time in [0.1, 0.5] {
      rig.view.advance(to: .zero + .seconds(time))
      rig.stage.expect(y: -60 + ScrollLaw.spring(beyondHold, -1000, at: time))
      XCTAssertLessThan(rig.stage.y, 0)
    }
    XCTAssertLessThan(
      ScrollLaw.spring(beyondHold, -1000, at: 0.1), ScrollLaw.spring(beyondHold, -1000, at: 0.5))
    XCTAssertEqual(rig.stage.log.all(.didBeginRefresh).count, 1)
  }

  // P296: under the policy `release` it refreshes from the lift on, while the content returns. (A
  // touch on content that moves stops it and is no tap: S11.)
  func testReleasePolicyBeginsAtTheLiftAndNotAtTheRest() throws {
    let rig = try Rig(policy: .release, trigger: 80)
    rig.pull(120)
    XCTAssertTrue(rig.control.isArmed)
    rig.stage.lift()
    rig.stage.advance(0.002)
    XCTAssertTrue(rig.control.isRefreshing)
    XCTAssertLessThan(rig.stage.y, -60)
    XCTAssertEqual(rig.stage.log.all(.didBeginRefresh).count, 1)
  }

  // P041: a refresh never touches the content's size.
  func testRefreshLeavesTheContentSizeAlone() throws {
    let rig = try Rig(content: 1200)
    rig.pull(120)
    rig.stage.lift()
    rig.control.endRefreshing()
    rig.stage.advance(3)
    XCTAssertEqual(rig.view.contentSize.height, 1200)
    XCTAssertEqual(rig.control.state, .idle)
  }

  // P128: past the trigger with the finger down nothing begins; a begin that ends at once in its own
  // callback leaves nothing when all has come to rest.
  func testRefreshThatEndsInItsBeginLeavesNothing() throws {
    let rig = try Rig(policy: .release, trigger: 40)
    rig.stage.log.hooks[.didBeginRefresh] = { $0.endRefreshing() }
    rig.pull(20)
    XCTAssertEqual(rig.view.progress, 0.5)
    rig.pull(41)
    XCTAssertGreaterThan(rig.view.progress, 1)
    XCTAssertEqual(rig.stage.log.all(.didBeginRefresh).count, 0)
    rig.stage.lift()
    rig.stage.rest()
    XCTAssertEqual(rig.stage.log.all(.didBeginRefresh).count, 1)
    XCTAssertEqual(rig.view.progress, 0)
    XCTAssertEqual(rig.control.state, .idle)
  }

  // P130, P165: progress goes on past 1, and the pull never goes past the rubber band's bound.
  func testPullIsBoundedForAnyTravel() throws {
    let rig = try Rig(policy: .release)
    rig.stage.down()
    rig.stage.move(4000)
    XCTAssertGreaterThan(rig.view.progress, 1)
    XCTAssertEqual(rig.view.clampedProgress, 1)
    let pulled = rig.view.pullDistance
    rig.stage.move(50)
    XCTAssertGreaterThan(rig.view.pullDistance, pulled)
    XCTAssertLessThan(rig.view.pullDistance, 600)
    rig.stage.lift()
    rig.stage.rest()
    XCTAssertEqual(rig.stage.log.all(.didBeginRefresh).count, 1)
  }

  // P167: more finger gives ever less pull.
  func testEqualTravelGivesLessAndLess() throws {
    let rig = try Rig(policy: .release, viewport: 1000)
    rig.stage.down()
    rig.stage.move(200)
    let first = rig.view.pullDistance
    rig.stage.move(200)
    XCTAssertEqual(first, ScrollLaw.band(200, 1000), accuracy: 1e-9)
    XCTAssertEqual(rig.view.pullDistance, ScrollLaw.band(400, 1000), accuracy: 1e-9)
    XCTAssertLessThan(rig.view.pullDistance - first, first)
  }

  // P168: content pushed up while refreshing closes the gap, and the refresh goes on.
  func testPushUpWhileRefreshingClosesTheGapOnly() throws {
    let rig = try Rig()
    rig.pull(100)
    XCTAssertTrue(rig.control.isRefreshing)
    rig.pull(20)
    XCTAssertLessThan(rig.view.progress, 1)
    XCTAssertTrue(rig.control.isRefreshing)
  }

  // P170: closed and pulled open again while refreshing, it is shown whole, and one refresh ran.
  func testPullWhileRefreshingShowsTheControlAgain() throws {
    let rig = try Rig()
    rig.pull(100)
    rig.pull(0)
    rig.pull(50)
    rig.stage.lift()
    rig.stage.rest()
    XCTAssertTrue(rig.control.isRefreshing)
    XCTAssertEqual(rig.view.visibleHeight, 60)
    XCTAssertEqual(rig.stage.log.all(.didBeginRefresh).count, 1)
  }

  // P240: what shows of the control is never more than its height.
  func testControlNeverShowsMoreThanItsHeight() throws {
    let rig = try Rig(policy: .release, height: 80)
    for distance in [20.0, 70, 120, 170] {
      rig.pull(distance)
      XCTAssertEqual(rig.view.visibleHeight, min(80, distance))
    }
  }
}
