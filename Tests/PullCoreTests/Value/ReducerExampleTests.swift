import Foundation
import PullCore
import RefreshCore
import ScrollCore
import XCTest

// This is the example of the documentation of `PullModel`, word for word.
struct Screen: Equatable {
  var list = PullModel(
    viewportSize: ScrollSize(width: 400, height: 800),
    contentSize: ScrollSize(width: 400, height: 3000))
  init() { list.attach(.uiRefreshControl) }

  /// Takes in an input and returns the refreshes that are to be loaded.
  mutating func reduce(_ input: PullInput) -> [RefreshCycle] {
    var loads: [RefreshCycle] = []
    list.take(input)
    while let effect = list.next() {  // what a delegate would be told, in order
      if case .didBeginRefresh(let cycle, _) = effect { loads.append(cycle) }
    }
    return loads
  }
}

/// The model as a part of the state of a reducer: inputs in, effects out, `==` in a test.
final class ReducerExampleTests: XCTestCase {
  func testPullLoadsOnceAndEndsWhereItBegan() {
    var screen = Screen()
    XCTAssertEqual(screen.reduce(.dragged(to: ScrollPoint(x: 0, y: -50))), [])
    XCTAssertEqual(
      screen.reduce(.dragged(to: ScrollPoint(x: 0, y: -130))), [RefreshCycle(number: 1)])
    XCTAssertEqual(screen.reduce(.touchEnded(.fromTouches)), [])
    XCTAssertEqual(screen.reduce(.timePassed(to: .at(2000))), [])
    XCTAssertEqual(screen.list.contentOffset.y, -60)
    XCTAssertEqual(screen.list.endRefreshing(), .ended)
    XCTAssertEqual(screen.reduce(.timePassed(to: .at(4000))), [])
    XCTAssertEqual(screen.list.contentOffset.y, 0)
    XCTAssertEqual(screen.list.state, .idle)
  }

  func testStaleEndLeavesTheWholeScreenAsItWas() {
    var screen = Screen()
    _ = screen.reduce(.dragged(to: ScrollPoint(x: 0, y: -130)))
    screen.list.cancelRefreshing()
    screen.list.beginRefreshing()
    var expected = screen
    XCTAssertEqual(screen.list.endRefreshing(cycle: RefreshCycle(number: 1)), .stale)
    XCTAssertEqual(screen, expected)
    XCTAssertEqual(screen.list.endRefreshing(cycle: RefreshCycle(number: 2)), .ended)
    XCTAssertNotEqual(screen, expected)
    expected.list.endRefreshing()
    XCTAssertEqual(screen, expected)
  }

  func testExampleOfTheDocumentationStandsHere() throws {
    let file = URL(fileURLWithPath: #filePath)
    let root = (0..<4).reduce(file) { url, _ in url.deletingLastPathComponent() }
    let model = root.appendingPathComponent("Sources/PullCore/Model/PullModel.swift")
    let example = try String(contentsOf: model, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0 != "/// ```swift" }.dropFirst().prefix { $0 != "/// ```" }
      .map { $0.dropFirst($0 == "///" ? 3 : 4) }
    XCTAssertTrue((10...20).contains(example.count))
    XCTAssertTrue(
      try String(contentsOf: file, encoding: .utf8).contains(example.joined(separator: "\n")))
  }
}
