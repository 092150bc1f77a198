import RefreshCore
import XCTest

@testable import PullCore

/// A control at one end: what it adds there, and what it is measured by.
final class RefreshEndTests: XCTestCase {
  private func end(isAttached: Bool = true) -> RefreshEnd {
    var end = RefreshEnd(configuration: .uiRefreshControl)
    if isAttached { _ = end.machine.handle(.attached, at: .zero) }
    return end
  }

  func testEndOfANewControlIsOnNoModel() {
    let end = end(isAttached: false)
    XCTAssertFalse(end.isAttached)
    XCTAssertEqual(end.number, 0)
    XCTAssertEqual(end.height, 60)
    XCTAssertEqual(end.heldHeight, 0, "one on no model holds nothing open")
    XCTAssertEqual(end.inset, 0)
  }

  func testInsetIsThereWhileARefreshRuns() {  // I2
    var end = end()
    XCTAssertEqual(end.heldHeight, 60)
    XCTAssertEqual(end.inset, 0)
    _ = end.machine.handle(.touchBegan(distance: 0), at: .zero)
    _ = end.machine.handle(.dragged(to: 50), at: .zero)
    XCTAssertEqual(end.inset, 0, "0 in pulling")
    _ = end.machine.handle(.beginCommanded, at: .zero)
    XCTAssertEqual(end.inset, 60)
    _ = end.machine.handle(.cancelCommanded(cycle: nil), at: .zero)
    XCTAssertEqual(end.inset, 0, "0 from the moment of ending")
  }

  func testHiddenControlAddsNothing() {  // H6
    var end = end()
    _ = end.machine.handle(.beginCommanded, at: .zero)
    end.isHidden = true
    XCTAssertEqual(end.height, 60)
    XCTAssertEqual(end.heldHeight, 0)
    XCTAssertEqual(end.inset, 0)
  }

  func testTitleIsPartOfTheHeightOnceItCounts() {  // H5
    var end = end()
    end.hasTitle = true
    XCTAssertEqual(end.height, 60)
    end.includesTitle = true
    XCTAssertEqual(end.height, 80)
    XCTAssertEqual(end.heldHeight, 80)
  }

  func testConfigurationSetsTheHeightsAndTheMachine() throws {
    var end = end()
    end.includesTitle = true
    let new = try RefreshConfiguration(height: 44, triggerDistance: 90, titleHeight: 15)
    XCTAssertEqual(end.configure(new, triggerLimit: 70), .none)
    XCTAssertEqual(end.height, 59)
    XCTAssertEqual(end.machine.effectiveTriggerDistance, 70)
  }

  func testControlOnNoModelCanBeDisabled() {  // R9
    var end = end(isAttached: false)
    end.setEnabled(false)
    XCTAssertFalse(end.machine.isEnabled)
    end.setEnabled(true)
    XCTAssertTrue(end.machine.isEnabled)
  }

  func testEndsOfTheSameControlAreEqual() {
    var one = end()
    XCTAssertEqual(one, end())
    one.gesture.isVetoed = true
    XCTAssertNotEqual(one, end())
  }
}
