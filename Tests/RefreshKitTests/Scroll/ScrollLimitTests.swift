import RefreshKit
import RefreshKitTesting
import XCTest

/// Section 10 at the limit of lengths: 1e9 points are taken, more is refused, and nothing that is
/// made of such figures is infinite, no number, or without an end.
final class ScrollLimitTests: XCTestCase {
  private let most = 1e9
  private let tooMuch = [1e9.nextUp, -1e9.nextUp, 1e12, -1e100, .greatestFiniteMagnitude]

  private func refused(by view: ScrollView = ScrollView(), _ change: (ScrollView) -> Void)
    -> [String]
  {
    var names: [String] = []
    view.diagnosticHandler = {
      if case .refusedValue(let name, _) = $0 { names.append(name) }
    }
    change(view)
    return names
  }

  func testFiguresBeyondTheLimitAreRefusedByName() {
    for value in tooMuch {
      let point = ScrollPoint(x: 0, y: value)
      XCTAssertEqual(refused { $0.contentOffset = point }, ["contentOffset"])
      XCTAssertEqual(refused { $0.setContentOffset(point, animated: true) }, ["contentOffset"])
      XCTAssertEqual(refused { $0.drag(to: point) }, ["drag"])
      XCTAssertEqual(refused { $0.touchBegan(at: point) }, ["touch"])
      XCTAssertEqual(refused { $0.touchMoved(to: point) }, ["touch"])
      XCTAssertEqual(refused { $0.contentInset.left = value }, ["contentInset"])
      XCTAssertEqual(refused { $0.safeAreaInsets.top = value }, ["safeAreaInsets"])
      XCTAssertEqual(refused { $0.contentSize.height = value }, ["contentSize"])
      XCTAssertEqual(refused { $0.viewportSize.width = value }, ["viewportSize"])
      XCTAssertEqual(refused { $0.dragSlop = value }, ["dragSlop"])
      let rect = ScrollRect(x: 0, y: 0, width: 1, height: value)
      XCTAssertEqual(
        refused { $0.scrollRectToVisible(rect, animated: false) }, ["scrollRectToVisible"])
      XCTAssertEqual(
        refused {
          $0.touchBegan(at: .zero)
          $0.touchEnded(velocity: point)
        }, ["velocity"])
      let table = TableView()
      XCTAssertEqual(
        refused(by: table) { _ in table.tableHeaderHeight = value }, ["tableHeaderHeight"])
    }
  }

  func testScrollingAndRefreshingHaveTheSameLimits() {
    XCTAssertEqual(ScrollLimits.length, RefreshLimits.length)
    XCTAssertEqual(ScrollLimits.leastLength, RefreshMachine.tolerance)
    XCTAssertEqual(ScrollLimits.seconds, RefreshLimits.duration.inSeconds)
  }

  func testFiguresAtTheLimitAreTaken() {
    let view = ScrollView(
      viewportSize: ScrollSize(width: most, height: most),
      contentSize: ScrollSize(width: most, height: most))
    let told = refused(by: view) {
      $0.contentInset = ContentInsets(top: most, left: -most, bottom: most, right: most)
      $0.safeAreaInsets.top = -most
      $0.contentOffset = ScrollPoint(x: -most, y: most)
      $0.touchBegan(at: ScrollPoint(x: most, y: -most))
      $0.touchEnded(velocity: ScrollPoint(x: -most, y: most))
    }
    XCTAssertEqual(told, [])
  }

  // H7: rows that would make the content higher than the limit count as 0, and are reported.
  func testRowsBeyondTheLimitCountAsNone() {
    final class Rows: TableViewDataSource {
      let heights = [6e8, 4e8, 1, 2e9]
      func numberOfRows(in tableView: TableView) -> Int { heights.count }
      func tableView(_ tableView: TableView, heightForRowAt row: Int) -> Double { heights[row] }
    }
    let rows = Rows()
    let table = TableView()
    let told = refused(by: table) { _ in table.dataSource = rows }
    XCTAssertEqual(told, ["height of a row", "height of a row"])
    XCTAssertEqual(table.contentSize.height, 1e9)
  }

  func testConfigurationBeyondTheLimitsIsRefusedByName() {
    func field(
      _ make: () throws(RefreshConfigurationError) -> RefreshConfiguration
    ) -> RefreshConfigurationError.Field? {
      do {
        _ = try make()
        return nil
      } catch {
        return error.field
      }
    }
    for value in tooMuch {
      XCTAssertEqual(
        field { () throws(RefreshConfigurationError) in try .init(height: value) }, .height)
      XCTAssertEqual(
        field { () throws(RefreshConfigurationError) in try .init(triggerDistance: value) },
        .triggerDistance)
      XCTAssertEqual(
        field { () throws(RefreshConfigurationError) in try .init(hysteresis: value) }, .hysteresis)
      XCTAssertEqual(
        field { () throws(RefreshConfigurationError) in try .init(titleHeight: value) },
        .titleHeight)
    }
    // No trigger is nearer than the difference that counts, 1e-9 points.
    XCTAssertEqual(
      field { () throws(RefreshConfigurationError) in try .init(triggerDistance: 1e-9) },
      .triggerDistance)
    let tooLong = Duration.seconds(10_000_000_000) + .nanoseconds(1)
    XCTAssertEqual(
      field { () throws(RefreshConfigurationError) in try .init(minimumDuration: tooLong) },
      .minimumDuration)
    XCTAssertEqual(
      field { () throws(RefreshConfigurationError) in try .init(maximumDuration: tooLong) },
      .maximumDuration)
  }

  // A view of next to no height pulls nothing, and no progress is infinite.
  func testProgressIsFiniteInAnyView() throws {
    for height in [Double.leastNonzeroMagnitude, 1e-300, 1e-12, 1e-8, 1e-3, most] {
      for control in [0, 1e-9, 60, most] {
        let view = ScrollView(
          viewportSize: ScrollSize(width: 1, height: height),
          contentSize: ScrollSize(width: 1, height: most))
        view.addRefreshControl(
          RefreshControl(configuration: try RefreshConfiguration(height: control)))
        view.contentOffset.y = -most
        XCTAssert(view.progress.isFinite, "\(height), \(control): \(view.progress)")
        view.drag(to: ScrollPoint(x: 0, y: -most))
        XCTAssert(view.progress.isFinite, "\(height), \(control): \(view.progress)")
      }
    }
  }

  // A host's answer that is no length counts as 0, or is not taken over, and is reported.
  func testAnswersOfAHostBeyondTheLimitAreReported() throws {
    let host = BadHost()
    host.addRefreshControl()
    var told: [RefreshDiagnostic] = []
    host.diagnosticHandler = { told.append($0) }
    let trigger = try XCTUnwrap(host.refreshControl?.triggerDistance)
    host.viewportHeight = 2e9
    host.refreshContentMoved()
    XCTAssertEqual(told, [.refusedValue(property: "viewportHeight", value: "2000000000.0")])
    XCTAssertEqual(host.refreshControl?.triggerDistance, trigger)
    host.viewportHeight = 100
    told = []
    host.pullDistance = 2e9
    host.refreshContentMoved()
    XCTAssertEqual(told, [.refusedValue(property: "pullDistance", value: "2000000000.0")])
    XCTAssertEqual(host.progress, 0)
  }

  // Whatever of these figures come together, all ends, and stays a number.
  func testRandomFiguresUpToTheLimitEndInNumbers() throws {
    let figures = [
      0, 1, -1, 60, -480, 1e-9, -1e-300, .leastNonzeroMagnitude, 1e9, -1e9, 1e6, 1e9.nextDown,
    ]
    for seed in 1...400 {
      var random = SeededGenerator(seed: UInt64(seed))
      func figure() -> Double { figures[Int.random(in: 0..<figures.count, using: &random)] }
      let view = ScrollView(viewportSize: ScrollSize(width: abs(figure()), height: abs(figure())))
      view.diagnosticHandler = { _ in }
      view.addRefreshControl(
        RefreshControl(
          configuration: try RefreshConfiguration(
            height: abs(figure()), triggerDistance: max(1e-8, abs(figure())))))
      for _ in 0..<30 {
        let point = ScrollPoint(x: figure(), y: figure())
        switch Int.random(in: 0..<12, using: &random) {
        case 0: view.contentSize = ScrollSize(width: abs(point.x), height: abs(point.y))
        case 1: view.viewportSize = ScrollSize(width: abs(point.x), height: abs(point.y))
        case 2: view.contentInset = ContentInsets(top: point.y, bottom: point.x)
        case 3: view.touchBegan(at: point)
        case 4, 5: view.touchMoved(to: point)
        case 6: view.touchEnded()
        case 7: view.touchEnded(velocity: point)
        case 8: view.setContentOffset(point, animated: point.x > 0)
        case 9: view.startRefreshing()
        case 10: view.endRefreshing()
        default: view.advance(to: view.now + .milliseconds(8))
        }
        let snapshot = [
          view.contentOffset.x, view.contentOffset.y, view.progress, view.pullDistance,
          view.holdOffset.y, view.adjustedContentInset.top, view.velocity.y,
        ]
        XCTAssert(snapshot.allSatisfy(\.isFinite), "seed \(seed): \(snapshot)")
      }
      view.touchCancelled()
      view.endRefreshing()
      view.advance(to: view.now + .seconds(10_000))
      XCTAssertFalse(view.isMoving, "seed \(seed)")
      XCTAssertEqual(view.refreshControl?.state.phase, .idle, "seed \(seed)")
    }
  }
}
