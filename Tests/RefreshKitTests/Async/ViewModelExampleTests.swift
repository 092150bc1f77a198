import RefreshKit
import RefreshKitTesting
import XCTest

/// The example of the README, run as it stands there.
final class ViewModelExampleTests: XCTestCase {
  @MainActor
  func testPullShowsWhatTheServiceSends() async throws {
    let clock = ManualClock()
    let model = ListViewModel {
      try await clock.sleep(for: .seconds(2))  // the service takes its time
      return ["news"]
    }
    let stage = RefreshTester(scrollView: model.table, clock: clock)
    try stage.pull()
    try await clock.waitForSleepers()
    XCTAssertTrue(stage.control.isRefreshing && model.items.isEmpty)
    stage.advance(by: .seconds(2))
    let result = try await model.loading?.value
    XCTAssertEqual(result?.outcome, .success)
    XCTAssertEqual(model.items, ["news"])
    try stage.settle()
    XCTAssertFalse(stage.control.isRefreshing)
    XCTAssertNotNil(stage.control.lastUpdated)
  }
}

@MainActor
final class ListViewModel: @MainActor ScrollViewRefreshControlDelegate {
  let table = TableView(viewportSize: ScrollSize(width: 390, height: 844))
  private(set) var items: [String] = []
  private(set) var loading: Task<RefreshResult, any Error>?
  private let fetch: () async throws -> [String]

  init(fetch: @escaping () async throws -> [String]) {
    self.fetch = fetch
    table.delegate = self
    table.addRefreshControl()
  }

  func didBeginRefresh(in scrollView: ScrollView) {
    loading = Task {
      try await scrollView.refresh { self.items = try await self.fetch() }
    }
  }
}
