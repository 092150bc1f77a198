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

    var begins: Int { stage.log.all(.didBeginRefresh).count }

    func pull(_ distance: Double) {
      view.drag(to: ScrollPoint(x: 0, y: view.restOffset.y - distance))
    }
  }

  // P004: let go too early, the pull runs out on the spring and one frame of 3 s lands on rest.
  // Each frame is told once; the peer does not tell the last one, here it is told with the end
  // value (D9).
  func testShortPullRunsOutOnTheSpring() throws {
    let rig = try Rig(content: 400)
    rig.pull(50)
    rig.stage.lift()
    rig.stage.advance(0)
    rig.stage.expect(y: -50)
    XCTAssertEqual(rig.control.state.phase, .pulling)
    XCTAssertEqual(rig.stage.log.all(.didScroll).count, 1)
    for (time, scrolls) in [(0.02, 2), (0.04, 3)] {
      rig.view.advance(to: .zero + .seconds(time))
      rig.stage.expect(y: ScrollLaw.spring(-50, 0, at: time))
      XCTAssertEqual(rig.control.state.phase, .pulling)
      XCTAssertEqual(rig.stage.log.all(.didScroll).count, scrolls)
    }
    rig.stage.advance(3)
    XCTAssertEqual(rig.stage.y, 0)
    XCTAssertEqual(rig.control.state, .idle)
    XCTAssertEqual(rig.stage.log.all(.didScroll).count, 4)
    XCTAssertEqual(rig.begins, 0)
    rig.stage.log.entries = []
    rig.stage.advance(3)
    rig.stage.expect("")
  }

  // P019: a pull is measured from the rest under a standing inset, and told once.
  func testPullIsMeasuredFromTheRest() throws {
    let rig = try Rig(content: 400, top: 96)
    rig.pull(50)
    rig.stage.advance(0)
    XCTAssertEqual(rig.control.state.phase, .pulling)
    XCTAssertEqual(rig.view.pullDistance, 50)
    rig.stage.expect(y: -146)
    rig.stage.expect("B S")
  }

  // P040: under the policy `release` it begins at the lift, once, and the content is on its way
  // back meanwhile. (The peer begins when its own animation ends; R5 says when here.)
  func testReleasePolicyBeginsWhileTheContentReturns() throws {
    let pulled = ScrollLaw.band(300, 600)
    let rig = try Rig(policy: .release, trigger: ScrollLaw.band(150, 600), content: 1200)
    rig.stage.log.hooks[.didBeginRefresh] = { $0.endRefreshing() }
    rig.stage.flick(300, -1000)
    XCTAssertEqual(rig.begins, 1)
    var places: [Double] = []
    for time in [0.1, 0.5] {
      rig.view.advance(to: .zero + .seconds(time))
      rig.stage.expect(y: ScrollLaw.spring(-pulled, -1000, at: time))
      XCTAssertLessThan(rig.stage.y, 0)
      places.append(rig.stage.y)
    }
    XCTAssertLessThan(places[0], places[1])
    rig.stage.rest()
    XCTAssertEqual(rig.begins, 1)
    XCTAssertEqual(rig.stage.y, 0)
    XCTAssertEqual(rig.control.state, .idle)
  }

  // P296: armed before the lift, refreshing while the content still springs back; the rows take
  // taps while it refreshes. (A touch that stops the content is a drag and no tap, by S11.)
  func testRowsTakeTapsWhileItRefreshes() throws {
    let list = PeerList(rows: 40)
    let control = list.table.setupRefreshControl(
      configuration: try RefreshConfiguration(triggerDistance: 80, policy: .release))
    list.table.drag(to: ScrollPoint(x: 0, y: -120))
    XCTAssertTrue(control.isArmed)
    list.table.touchEnded(velocity: .zero)
    list.advance(0)
    list.advance(0.002)
    XCTAssertTrue(control.isRefreshing)
    XCTAssertLessThan(list.table.contentOffset.y, -60)
    XCTAssertTrue(list.table.isMoving)
    list.tap()
    XCTAssertEqual(list.taps, [])
    list.advance(3)
    XCTAssertEqual(list.table.contentOffset.y, -60)
    list.tap()
    XCTAssertEqual(list.taps, [Int((325.0 - 60) / 50)])
    XCTAssertEqual(list.begins, 1)
  }

  // P041: a whole refresh asks for the rows no more than the first layout did, and leaves the
  // content's size and the app's inset alone.
  func testRefreshLaysNothingOutAgain() throws {
    let list = PeerList(rows: 24)
    let control = list.table.setupRefreshControl(
      configuration: try RefreshConfiguration(triggerDistance: 80, policy: .release))
    let layouts = list.layouts
    let size = list.table.contentSize
    list.table.drag(to: ScrollPoint(x: 0, y: -120))
    list.table.touchEnded(velocity: .zero)
    XCTAssertTrue(control.isRefreshing)
    list.advance(1)
    control.endRefreshing()
    list.advance(3)
    XCTAssertEqual(control.state, .idle)
    XCTAssertEqual(list.begins, 1)
    XCTAssertEqual(list.layouts, layouts)
    XCTAssertEqual(size, ScrollSize(width: 800, height: 1200))
    XCTAssertEqual(list.table.contentSize, size)
    XCTAssertEqual(list.table.contentInset, .zero)
  }

  // P128: past the trigger with the finger down nothing begins; a begin that ends at once in its
  // own callback leaves nothing when all has come to rest.
  func testRefreshThatEndsInItsBeginLeavesNothing() throws {
    let rig = try Rig(policy: .release, trigger: 400, viewport: 2000, content: 10_000)
    rig.stage.log.hooks[.didBeginRefresh] = { $0.endRefreshing() }
    rig.pull(200)
    XCTAssertEqual(rig.view.progress, 0.5)
    XCTAssertEqual(rig.view.pullDistance, 200)
    rig.pull(400.5)
    XCTAssertEqual(rig.view.progress, 1.00125, accuracy: 1e-12)
    XCTAssertEqual(rig.begins, 0)
    rig.stage.lift()
    XCTAssertEqual(rig.begins, 1)
    rig.stage.rest()
    XCTAssertEqual(rig.begins, 1)
    XCTAssertEqual(rig.view.progress, 0)
    XCTAssertEqual(rig.view.pullDistance, 0)
    XCTAssertEqual(rig.control.state, .idle)
  }

  // P130, P165: every travel is taken, and the pull never gets to the viewport's height. (The peers
  // stop at twice the trigger; here progress is not clamped, and `clampedProgress` stands beside
  // it.)
  func testPullIsBoundedForAnyTravel() throws {
    let rig = try Rig(policy: .release, trigger: 400, viewport: 2000, content: 10_000)
    rig.stage.log.hooks[.didBeginRefresh] = { $0.endRefreshing() }
    rig.stage.down()
    var last = 0.0
    for (way, travel) in [(4000.0, 4000.0), (50, 4050), (1e6, 1_004_050)] {
      rig.stage.move(way)
      let pulled = ScrollLaw.band(travel, 2000)
      XCTAssertEqual(rig.view.pullDistance, pulled, accuracy: 1e-6)
      XCTAssertEqual(rig.view.progress, pulled / 400, accuracy: 1e-9)
      XCTAssertEqual(rig.view.clampedProgress, 1)
      XCTAssertGreaterThan(rig.view.pullDistance, last)
      XCTAssertLessThan(rig.view.pullDistance, 2000)
      last = rig.view.pullDistance
    }
    rig.stage.lift()
    rig.stage.rest()
    XCTAssertEqual(rig.begins, 1)
    XCTAssertEqual(rig.view.progress, 0)
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
    let rig = try Rig(policy: .release, height: 100)
    rig.pull(100)
    XCTAssertEqual(rig.view.progress, 1)
    rig.control.beginRefreshing()
    rig.pull(60)
    XCTAssertEqual(rig.view.progress, 0.6, accuracy: 1e-9)
    XCTAssertEqual(rig.view.visibleHeight, 60, accuracy: 1e-9)
    XCTAssertTrue(rig.control.isRefreshing)
  }

  // P170: closed and pulled open again while refreshing, it is shown whole, and one refresh ran.
  func testPullWhileRefreshingShowsTheControlAgain() throws {
    let rig = try Rig(policy: .release, height: 100)
    rig.pull(100)
    rig.control.generateRefreshEvent()
    rig.pull(0)
    XCTAssertEqual(rig.view.visibleHeight, 0)
    rig.pull(50)
    rig.stage.lift()
    rig.stage.rest()
    XCTAssertTrue(rig.control.isRefreshing)
    XCTAssertEqual(rig.view.progress, 1)
    XCTAssertEqual(rig.view.visibleHeight, 100)
    XCTAssertEqual(rig.begins, 1)
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
