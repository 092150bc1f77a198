import Foundation
import RefreshKit
import RefreshKitTesting
import XCTest

/// A finger at places of the view, and recorded ones.
final class RefreshTesterPlaceTests: XCTestCase {
  private let bottom = 3000.0 - 844

  func testFingerThatGoesUpScrollsTheListAsFar() throws {
    let stage = RefreshTester()
    try stage.drag(by: -120, over: .milliseconds(200))
    XCTAssertEqual(stage.scrollView.contentOffset.y, 120)
    XCTAssert(stage.scrollView.isTracking)
    XCTAssertEqual(stage.now, .zero + .milliseconds(200))
    try stage.drag(by: -30, sideways: 10, over: .zero)
    XCTAssertEqual(stage.scrollView.contentOffset.y, 150)
    XCTAssertEqual(stage.now, .zero + .milliseconds(200))
  }

  func testFingerThatGoesDownAtTheTopPullsThroughTheRubberBand() throws {
    let stage = RefreshTester()
    try stage.drag(by: 300)
    // f(x) = (1 − 1/(x·0.55/d + 1))·d with d = 844.
    let pull: Double = (1 - 1 / (300 * 0.55 / 844 + 1)) * 844
    XCTAssertEqual(stage.scrollView.contentOffset.y, -pull, accuracy: 1e-9)
    XCTAssertEqual(stage.state, .refreshing)
  }

  func testFingerArrivesAtAPlaceOfTheView() throws {
    let stage = RefreshTester()
    stage.touchDown(at: ScrollPoint(x: 100, y: 700))
    try stage.dragFinger(to: ScrollPoint(x: 100, y: 200))
    XCTAssertEqual(stage.scrollView.contentOffset.y, 500)
    try stage.dragFinger(to: ScrollPoint(x: 100, y: 650), over: .milliseconds(40))
    XCTAssertEqual(stage.scrollView.contentOffset.y, 50)
  }

  func testSamplesComeAsOftenAsAsked() throws {
    for (rate, count) in [(60, 18), (120, 36), (1, 1), (0, 1), (-5, 1), (Int.max, 3)] {
      let stage = RefreshTester()
      let duration = rate == .max ? Duration(secondsComponent: 0, attosecondsComponent: 3) : nil
      try stage.drag(by: -90, over: duration ?? .milliseconds(300), samplesPerSecond: rate)
      XCTAssertEqual(stage.recorder.events.filter(\.kind.isDidScroll).count, count, "\(rate)")
      XCTAssertEqual(stage.scrollView.contentOffset.y, 90)
      let other = RefreshTester()
      other.drag(to: 90, over: duration ?? .milliseconds(300), samplesPerSecond: rate)
      XCTAssertEqual(other.recorder.events.filter(\.kind.isDidScroll).count, count, "\(rate)")
    }
  }

  func testLiftAfterAMoveHasTheVelocityOfTheFinger() throws {
    let stage = RefreshTester()
    try stage.drag(by: -200, over: .milliseconds(100), samplesPerSecond: 120)
    stage.lift()
    XCTAssertFalse(stage.scrollView.isTracking)
    XCTAssertEqual(stage.scrollView.velocity.y, 2000, accuracy: 1e-6)
  }

  func testLiftAfterAHoldHasNone() throws {
    let stage = RefreshTester()
    try stage.drag(by: -200, over: .milliseconds(100))
    stage.hold(for: .milliseconds(100))
    XCTAssertEqual(stage.now, .zero + .milliseconds(200))
    stage.lift()
    XCTAssertFalse(stage.scrollView.isMoving)
    XCTAssertEqual(stage.scrollView.contentOffset.y, 200)
  }

  func testHoldStopsContentThatMoves() {
    let stage = RefreshTester()
    stage.fling(velocity: 2000)
    stage.hold(for: .seconds(1))
    XCTAssertFalse(stage.scrollView.isMoving)
    XCTAssert(stage.scrollView.isTracking)
    XCTAssertEqual(stage.scrollView.contentOffset.y, 200, accuracy: 1e-9)
  }

  func testFlingGoesOnWithTheFingerThatIsDown() throws {
    let stage = RefreshTester()
    stage.touchDown(at: ScrollPoint(x: 10, y: 800))
    try stage.drag(by: -100)
    stage.fling(velocity: 1000)
    XCTAssertEqual(stage.scrollView.contentOffset.y, 200, accuracy: 1e-9)
    XCTAssertEqual(stage.scrollView.velocity.y, 1000, accuracy: 1e-9)
    try stage.recorder.expect([], where: { $0.name == "diagnostic" })
  }

  func testTapSelectsTheRowUnderIt() throws {
    final class Rows: TableViewDelegate, TableViewDataSource {
      var selected: [Int] = []
      func numberOfRows(in tableView: TableView) -> Int { 20 }
      func tableView(_ tableView: TableView, heightForRowAt row: Int) -> Double { 50 }
      func tableView(_ tableView: TableView, didSelectRowAt row: Int) { selected.append(row) }
    }
    let table = TableView(viewportSize: ScrollSize(width: 320, height: 480))
    let rows = Rows()
    table.dataSource = rows
    table.delegate = rows
    table.reloadData()
    let stage = RefreshTester(scrollView: table)
    stage.tap(at: ScrollPoint(x: 10, y: 120))
    stage.tap()
    XCTAssertEqual(rows.selected, [2, 4])
    XCTAssertEqual(stage.now, .zero + .milliseconds(100))
    XCTAssertFalse(table.isTracking)
  }

  func testFingerThatOffsetsHaveMovedHasNoPlaceToGoOnFrom() throws {
    let stage = RefreshTester()
    stage.drag(to: 50)
    XCTAssertThrowsError(try stage.drag(by: 10)) { error in
      XCTAssertEqual(error as? RefreshTesterError, .fingerPlaceUnknown)
      XCTAssertEqual(
        "\(error)",
        "the place of the finger is not known: lift it, and put one down with touchDown(at:), not "
          + "with drag(to:) or by a call of the view")
    }
    XCTAssertThrowsError(try stage.dragFinger(to: .zero))
    XCTAssertEqual(stage.scrollView.contentOffset.y, 50)
    stage.lift()
    try stage.drag(by: -10)
    XCTAssertEqual(stage.scrollView.contentOffset.y, 60)
    stage.cancelTouch()
    stage.scrollView.touchBegan(at: .zero)
    XCTAssertThrowsError(try stage.drag(by: 10))
  }

  func testPlacesThatAreNoneAreRefusedByTheViewAndTheFingerStays() throws {
    let stage = RefreshTester()
    stage.scrollView.diagnosticHandler = { _ in }
    stage.touchDown(at: ScrollPoint(x: .nan, y: 0))
    XCTAssertFalse(stage.scrollView.isTracking)
    try stage.drag(by: .nan)
    try stage.drag(by: .infinity, over: .zero)
    try stage.drag(by: -20)
    XCTAssertEqual(stage.scrollView.contentOffset.y, 20)
  }

  func testViewThatDoesNotScrollIsNotMoved() throws {
    let stage = RefreshTester()
    stage.scrollView.isScrollEnabled = false
    try stage.drag(by: -20)
    stage.tap()
    stage.hold(for: .seconds(1))
    XCTAssertEqual(stage.scrollView.contentOffset, .zero)
    XCTAssertFalse(stage.scrollView.isTracking)
  }

  /// Touches of a real phone, and the velocity of the finger that the project from whose test data
  /// they come expects at the lift (flutter/flutter, BSD-3-Clause, velocity_tracker_data.dart):
  /// 2910 points per second up.
  func testRecordedGestureIsDecodedAndReplayedWithItsVelocity() throws {
    let file = """
      {"about": "a flick", "name": "gesture-05", "touches": [
        {"phase": "began", "t": 0.0, "x": 224.0, "y": 545.4285888671875},
        {"phase": "moved", "t": 0.023, "x": 224.0, "y": 545.4285888671875},
        {"phase": "moved", "t": 0.053, "x": 222.85714721679688, "y": 535.1428833007812},
        {"phase": "moved", "t": 0.062, "x": 222.85714721679688, "y": 528.8571166992188},
        {"phase": "moved", "t": 0.069, "x": 222.2857208251953, "y": 518.5714111328125},
        {"phase": "moved", "t": 0.077, "x": 222.0, "y": 503.4285583496094},
        {"phase": "moved", "t": 0.085, "x": 222.0, "y": 485.4285583496094},
        {"phase": "moved", "t": 0.092, "x": 221.7142791748047, "y": 464.0},
        {"phase": "moved", "t": 0.1, "x": 222.2857208251953, "y": 440.28570556640625},
        {"phase": "ended", "t": 0.115, "x": 222.2857208251953, "y": 440.28570556640625}
      ]}
      """
    let gesture = try JSONDecoder().decode(RecordedGesture.self, from: Data(file.utf8))
    XCTAssertEqual(gesture.name, "gesture-05")
    XCTAssertEqual(gesture.touches.count, 10)
    let stage = RefreshTester()
    try stage.replay(gesture.touches)
    XCTAssertEqual(stage.now, .zero + .milliseconds(115))
    XCTAssertEqual(stage.scrollView.velocity.y, 2910.105747052462, accuracy: 2.91)
    let again = try JSONDecoder().decode(
      RecordedGesture.self, from: JSONEncoder().encode(gesture))
    XCTAssertEqual(again, gesture)
  }
}
