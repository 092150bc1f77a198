import RefreshKit
import RefreshKitTesting
import RefreshScenarios
import XCTest

final class ScenarioReaderTests: XCTestCase {
  func testEveryKeyOfTheFormatReadGivesItsValue() throws {
    XCTAssertEqual(
      try Data.scenario(named: "every-key"),
      Scenario(
        name: "every key",
        scrollView: .init(
          kind: .table, width: 320, height: 480.5, contentWidth: 400, contentHeight: 2000,
          contentInset: .init(top: 64, left: 1, bottom: 2, right: 3),
          safeAreaInsets: .init(top: 20, bottom: 34),
          contentInsetAdjustmentBehavior: .scrollableAxes, bounces: false,
          alwaysBounceVertical: true, decelerationRate: .custom(0.99), tableHeaderHeight: 44,
          contentOffset: .init(x: 5, y: -64), onScreen: false),
        refreshControl: .init(
          height: 54, triggerDistance: 80, trigger: .release, hysteresis: 4,
          ignoresTableHeaderView: true, enabled: false, title: "Pull", minimumDuration: 0.3,
          maximumDuration: 30, titleHeight: 18, hidden: true),
        delegate: .scroll, endsWhenBegun: true, frame: 0.01,
        steps: [.init(at: 1.5, .checkpoint(label: "held"))], until: 6))
  }

  func testExampleOfTheFormatReadGivesItsScenario() throws {
    XCTAssertEqual(
      try Data.scenario(named: "pull"),
      Scenario(
        name: "pull past the trigger and let go",
        scrollView: .init(
          width: 320, height: 480, contentWidth: 320, contentHeight: 2000,
          contentInset: .init(top: 64), contentInsetAdjustmentBehavior: .never,
          contentOffset: .init(x: 0, y: -64)),
        refreshControl: .init(triggerDistance: 60), frame: 0.01,
        steps: [
          .init(at: 0, .dragTo(y: -134, x: nil)),
          .init(at: 0.2, .release(velocity: 0)),
          .init(at: 1, .endRefreshing(deadline: 2.5, after: nil, outcome: .success)),
          .init(at: 1.5, .checkpoint(label: "held")),
        ], until: 6))
  }

  func testOptionalKeysLeftOutGiveTheDefaults() throws {
    let scenario = try scenario()
    XCTAssertEqual(
      scenario, Scenario(scrollView: .init(width: 320, height: 480), steps: []))
    XCTAssertNil(scenario.refreshControl)
    XCTAssertNil(scenario.scrollView.contentWidth)
    XCTAssertNil(scenario.scrollView.contentOffset)
    XCTAssertEqual(scenario.frame, 1.0 / 60)
    XCTAssertEqual(scenario.end, 10)
  }

  func testUntilLeftOutGivesTenSecondsAfterTheLastStep() throws {
    let scenario = try scenario(steps: #"{"at": 2.5, "do": "scrollToTop"}"#)
    XCTAssertNil(scenario.until)
    XCTAssertEqual(scenario.end, 12.5)
  }

  func testEmptyControlReadGivesTheLibrarysDefaults() throws {
    let control = try scenario(more: #", "refreshControl": {}"#).refreshControl
    XCTAssertEqual(control, Scenario.RefreshControlSetup())
    XCTAssertNil(control?.triggerDistance)
    XCTAssertNil(control?.maximumDuration)
  }

  func testNullWhereTheFormatHasItGivesNil() throws {
    let control = try scenario(
      more: #", "refreshControl": {"title": null, "maximumDuration": null}"#
    ).refreshControl
    XCTAssertEqual(control, Scenario.RefreshControlSetup())
  }

  func testDecelerationRateByNameGivesItsCase() throws {
    let size = #""width": 1, "height": 1, "decelerationRate": "#
    XCTAssertEqual(
      try scenario(view: size + "\"normal\"").scrollView.decelerationRate, .normal)
    XCTAssertEqual(try scenario(view: size + "\"fast\"").scrollView.decelerationRate, .fast)
    XCTAssertEqual(try scenario(view: size + "0.5").scrollView.decelerationRate, .custom(0.5))
  }

  func testViewWithoutASizeIsRead() throws {
    XCTAssertEqual(
      try scenario(view: #""width": 0, "height": 0"#).scrollView, .init(width: 0, height: 0))
  }

  func testStepsOfOneInstantKeepTheirOrder() throws {
    let scenario = try scenario(
      steps: #"{"at": 1, "do": "beginRefreshing"}, {"at": 1, "do": "cancelRefreshing"}"#,
      more: #", "until": 1"#)
    XCTAssertEqual(scenario.steps.map(\.action), [.beginRefreshing, .cancelRefreshing])
    XCTAssertEqual(scenario.end, 1)
  }
}
