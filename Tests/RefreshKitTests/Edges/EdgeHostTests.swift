import RefreshKit
import XCTest

/// A host of one's own with a control at another edge than the top (L61).
final class EdgeHostTests: XCTestCase {
  /// A list of rows that jumps, pulled past its end or sideways.
  private final class RowList: RefreshHost {
    let refreshContext = RefreshContext()
    /// How far it stands past its rest at the edge.
    var past = 0.0
    private(set) var isTracking = false
    private(set) var requests: [String] = []
    private let edge: RefreshEdge
    var isMoving: Bool { false }
    var pullDistance: Double { 0 }
    var viewportHeight: Double { 24 }
    var viewportWidth: Double { 80 }

    init(_ edge: RefreshEdge) {
      self.edge = edge
    }

    func pullDistance(at edge: RefreshEdge) -> Double { edge == self.edge ? max(0, past) : 0 }

    func refreshInsetDidChange() { requests.append("inset \(refreshInset(at: edge))") }
    func returnToRest() { requests.append("return at the top") }
    func scrollToHold(animated: Bool) { requests.append("hold at the top") }

    func returnToRest(at edge: RefreshEdge) {
      requests.append("return")
      past = 0
    }

    func scrollToHold(at edge: RefreshEdge, animated: Bool) {
      requests.append("hold")
      past = heldRefreshHeight(at: edge)
    }

    func pull(_ distance: Double) {
      if !isTracking {
        isTracking = true
        refreshTouchBegan()
      }
      past = distance
      refreshDragged()
    }

    func letGo() {
      isTracking = false
      refreshTouchEnded()
    }
  }

  private func control(_ edge: RefreshEdge) throws -> RefreshControl {
    RefreshControl(
      edge: edge,
      configuration: try RefreshConfiguration(height: 2, triggerDistance: 3, policy: .release))
  }

  func testHostIsPulledAtEachEdge() throws {
    for edge in [RefreshEdge.bottom, .left, .right] {
      let list = RowList(edge)
      let control = try control(edge)
      var calls = 0
      control.addAction { _ in calls += 1 }
      list.addRefreshControl(control)
      list.pull(2)
      XCTAssertEqual(control.state.phase, .pulling, "\(edge)")
      XCTAssertEqual(list.progress(at: edge), 2 / 3.0)
      list.pull(3)
      XCTAssertTrue(control.isArmed)
      list.letGo()
      XCTAssertEqual(calls, 1)
      XCTAssertEqual(list.refreshInset(at: edge), 2)
      XCTAssertEqual(list.requests, ["inset 2.0"])
      list.past = 2
      list.refreshContentMoved()
      list.endRefreshing(at: edge)
      XCTAssertEqual(list.requests, ["inset 2.0", "inset 0.0", "return"])
      XCTAssertEqual(control.state, .idle)
    }
  }

  func testHostIsAskedToShowTheControlAtItsEdge() throws {
    let list = RowList(.bottom)
    list.addRefreshControl(try control(.bottom))
    list.pullAndRefresh(at: .bottom)
    XCTAssertEqual(list.requests, ["inset 2.0", "hold"])
    XCTAssertEqual(list.visibleHeight(at: .bottom), 2)
    list.removeRefreshControl(at: .bottom)
    XCTAssertEqual(list.requests, ["inset 2.0", "hold", "inset 0.0", "return"])
  }

  /// A host that says nothing of other edges is none that is pulled there.
  func testHostThatSaysNothingOfAnEdgeIsNotPulledThere() throws {
    let host = BadHost()
    let control = try control(.right)
    host.addRefreshControl(control)
    host.refreshTouchBegan()
    host.refreshDragged()
    XCTAssertEqual(control.state, .idle)
    XCTAssertNotNil(control.beginRefreshing().cycle)
    control.endRefreshing()
    XCTAssertEqual(control.state, .idle)
  }

  func testDistanceThatMakesNoSenseIsReported() throws {
    let list = RowList(.bottom)
    var complaints: [RefreshDiagnostic] = []
    list.diagnosticHandler = { complaints.append($0) }
    list.addRefreshControl(try control(.bottom))
    list.pull(.infinity)
    XCTAssertEqual(list.refreshControl(at: .bottom)?.state, .idle)
    XCTAssertTrue(
      complaints.contains(.refusedValue(property: "pullDistance", value: "inf")), "\(complaints)")
  }
}
