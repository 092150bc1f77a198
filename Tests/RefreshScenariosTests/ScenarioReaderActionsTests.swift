import RefreshKit
import RefreshKitTesting
import RefreshScenarios
import XCTest

final class ScenarioReaderActionsTests: XCTestCase {
  func testEveryStepOfTheFormatReadGivesItsAction() throws {
    let everyKey = Scenario.RefreshControlSetup(
      height: 54, triggerDistance: 80, trigger: .release, hysteresis: 4,
      ignoresTableHeaderView: true, enabled: false, title: "Pull", minimumDuration: 0.3,
      maximumDuration: 30, titleHeight: 18, hidden: true)
    let expected: [Scenario.Action] = [
      .touchBegan(x: nil, y: 7),
      .touchBegan(x: 5, y: 7),
      .touchMoved(x: nil, y: 7),
      .touchMoved(x: 5, y: 7),
      .touchEnded(x: nil, y: 7),
      .touchEnded(x: 5, y: 7),
      .touchCancelled(x: nil, y: 7),
      .touchCancelled(x: 5, y: 7),
      .dragTo(y: -134, x: nil),
      .dragTo(y: -134, x: 2),
      .release(velocity: 0),
      .release(velocity: -900),
      .cancelDrag,
      .setContentOffset(y: 10, x: nil, animated: false),
      .setContentOffset(y: 10, x: 3, animated: true),
      .assignContentOffset(y: 10, x: nil),
      .assignContentOffset(y: 10, x: 3),
      .scrollRectToVisible(y: 900, height: 40, animated: false),
      .scrollRectToVisible(y: 900, height: 40, animated: true),
      .setContentInset(.init(top: 64)),
      .setContentInset(.init(top: 1, left: 2, bottom: 3, right: 4)),
      .setSafeAreaInsets(.init(bottom: 34)),
      .setSafeAreaInsets(.init(top: 1, left: 2, bottom: 3, right: 4)),
      .setContentSize(width: nil, height: 0),
      .setContentSize(width: 320, height: 50),
      .setViewportSize(width: 480, height: nil),
      .setViewportSize(width: 480, height: 320),
      .setBounces(false),
      .setAlwaysBounceVertical(false),
      .setScrollEnabled(false),
      .setRefreshEnabled(false),
      .setRefreshHidden(false),
      .setTableHeader(height: 44),
      .setTitle("Pull"),
      .setTitle(nil),
      .setIgnoresTableHeader(true),
      .setVeto(true),
      .setAllowsScrollToTop(false),
      .setAutomaticContainer(true),
      .beginRefreshing,
      .startRefreshing,
      .pullAndRefresh,
      .endRefreshing(deadline: nil, after: nil, outcome: .success),
      .endRefreshing(deadline: 9.5, after: nil, outcome: .success),
      .endRefreshing(deadline: nil, after: 2, outcome: .failure),
      .cancelRefreshing,
      .attachControl(.init(), replaceIfExists: false),
      .attachControl(everyKey, replaceIfExists: true),
      .detachControl,
      .leaveWindow,
      .enterWindow,
      .refreshActivityIndicator,
      .showRunningControl(animated: false),
      .showRunningControl(animated: true),
      .setDelegate(.refresh),
      .setDelegate(.scroll),
      .setDelegate(.none),
      .scrollToTop,
      .checkpoint(label: "end"),
    ]
    let scenario = try Data.scenario(named: "every-step")
    XCTAssertEqual(scenario.steps.map(\.action), expected)
    XCTAssertEqual(
      Set(scenario.steps.map(\.action.verb)), Set(Scenario.Action.Verb.allCases),
      "the file has a step for every action")
  }

  func testActionNamedGivesTheTextOfItsStep() {
    XCTAssertEqual(Scenario.Action.dragTo(y: 1, x: nil).name, "dragTo")
    XCTAssertEqual(Scenario.Action.pullAndRefresh.name, "pullAndRefresh")
  }

  func testNumberThatTheLibraryAnswersReadAsItIs() throws {
    let steps = try scenario(
      steps: """
        {"at": 0, "do": "setContentSize", "height": -5},
        {"at": 0, "do": "endRefreshing", "deadline": -1}
        """
    ).steps
    XCTAssertEqual(
      steps.map(\.action),
      [
        .setContentSize(width: nil, height: -5),
        .endRefreshing(deadline: -1, after: nil, outcome: .success),
      ])
  }
}
