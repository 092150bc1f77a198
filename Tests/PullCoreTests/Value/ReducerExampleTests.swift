import PullCore
import RefreshCore
import ScrollCore
import XCTest

/// The example of the documentation of `PullModel`, as it stands there, and a screen around it: the model
/// as a part of the state of a reducer.
final class ReducerExampleTests: XCTestCase {
  struct Screen: Equatable {
    var list = PullModel(
      viewportSize: ScrollSize(width: 400, height: 800),
      contentSize: ScrollSize(width: 400, height: 3000))
    var rows: [String] = []

    init() { list.attach(.uiRefreshControl) }

    /// Takes in an input and returns the refreshes that are to be loaded.
    mutating func reduce(_ input: PullInput) -> [RefreshCycle] {
      var loads: [RefreshCycle] = []
      list.take(input)
      while let effect = list.next() {
        if case .didBeginRefresh(let cycle, _) = effect { loads.append(cycle) }
      }
      return loads
    }

    mutating func loaded(_ rows: [String], for cycle: RefreshCycle) {
      if list.endRefreshing(cycle: cycle) == .ended { self.rows = rows }
    }
  }

  func testPullLoadsOnceAndTheRowsComeIn() {
    var screen = Screen()
    XCTAssertEqual(screen.reduce(.dragged(to: .y(-50))), [])
    XCTAssertEqual(screen.reduce(.dragged(to: .y(-130))), [RefreshCycle(number: 1)])
    XCTAssertEqual(screen.reduce(.touchEnded(.fromTouches)), [])
    XCTAssertEqual(screen.reduce(.timePassed(to: .at(2000))), [])
    XCTAssertEqual(screen.list.contentOffset.y, -60)
    screen.loaded(["one", "two"], for: RefreshCycle(number: 1))
    XCTAssertEqual(screen.rows, ["one", "two"])
    XCTAssertEqual(screen.reduce(.timePassed(to: .at(4000))), [])
    XCTAssertEqual(screen.list.contentOffset.y, 0)
    XCTAssertEqual(screen.list.state, .idle)
  }

  func testRowsOfAnOlderRefreshAreDropped() {
    var screen = Screen()
    _ = screen.reduce(.dragged(to: .y(-130)))
    screen.list.cancelRefreshing()
    screen.list.beginRefreshing()
    var same = screen
    screen.loaded(["old"], for: RefreshCycle(number: 1))
    XCTAssertEqual(screen, same, "a stale end leaves the whole screen as it was")
    screen.loaded(["new"], for: RefreshCycle(number: 2))
    XCTAssertNotEqual(screen, same)
    same.loaded(["new"], for: RefreshCycle(number: 2))
    XCTAssertEqual(screen, same)
  }

  /// The example in the words of the documentation comment.
  func testExampleOfTheDocumentation() {
    var list = PullModel(
      viewportSize: ScrollSize(width: 390, height: 844),
      contentSize: ScrollSize(width: 390, height: 3000))
    list.attach(.uiRefreshControl)
    list.take(.touchBegan(ScrollPoint(x: 195, y: 200)))
    list.take(.touchMoved(ScrollPoint(x: 195, y: 520)))
    while let effect = list.next() {  // what a delegate would be told, in order
      if case .didBeginRefresh(let cycle, _) = effect { load(cycle) }
    }
    // A finger goes 320 pt, the content (1 − 1/(320·0.55/844 + 1))·844 = 145.6 pt: past 120.
    XCTAssertEqual(Law.band(320, 844), 145.6, accuracy: 0.05)
    XCTAssertEqual(list.contentOffset.y, -Law.band(320, 844), accuracy: 1e-9)
    XCTAssertEqual(loads, [RefreshCycle(number: 1)])
  }

  private var loads: [RefreshCycle] = []

  private func load(_ cycle: RefreshCycle) { loads.append(cycle) }
}
