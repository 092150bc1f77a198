import RefreshCore
import XCTest

/// What a configuration takes and refuses: R6, section 10.
final class RefreshConfigurationTests: XCTestCase {
  private func refused(
    _ make: () throws(RefreshConfigurationError) -> RefreshConfiguration
  ) -> RefreshConfigurationError? {
    do {
      _ = try make()
      return nil
    } catch {
      return error
    }
  }

  func testDefaultsAreThoseOfThePolicy() throws {  // R6
    let threshold = try RefreshConfiguration()
    XCTAssertEqual(threshold, .uiRefreshControl)
    XCTAssertEqual(threshold.height, 60)
    XCTAssertEqual(threshold.triggerDistance, 120)
    XCTAssertEqual(threshold.policy, .threshold)
    XCTAssertEqual(threshold.hysteresis, 0)
    XCTAssertEqual(threshold.titleHeight, 20)  // H5
    XCTAssertEqual(threshold.minimumDuration, .zero)  // E4
    XCTAssertNil(threshold.maximumDuration)
    XCTAssertEqual(try RefreshConfiguration(policy: .release).triggerDistance, 60)
    XCTAssertEqual(try RefreshConfiguration(policy: .release).height, 60)
    XCTAssertEqual(
      RefreshMachine(configuration: try RefreshConfiguration(policy: .release))
        .effectiveTriggerDistance, 60)
  }

  func testPresetsHaveThePublishedNumbers() throws {  // R6
    XCTAssertEqual(
      RefreshConfiguration.uiRefreshControl,
      try RefreshConfiguration(height: 60, triggerDistance: 120, policy: .threshold))
    XCTAssertEqual(
      RefreshConfiguration.mjRefresh,
      try RefreshConfiguration(height: 54, triggerDistance: 54, policy: .release))
    XCTAssertEqual(
      RefreshConfiguration.smartRefreshLayout,
      try RefreshConfiguration(
        height: 100, triggerDistance: 100, policy: .release, minimumDuration: .milliseconds(300)))
    XCTAssertEqual(
      RefreshConfiguration.cupertino,
      try RefreshConfiguration(height: 60, triggerDistance: 100, policy: .threshold))
  }

  func testLengthThatMakesNoSenseIsRefusedWithItsName() {
    for bad in [-1, -Double.leastNonzeroMagnitude, .nan, .infinity, -.infinity] {
      XCTAssertEqual(
        refused { () throws(RefreshConfigurationError) in try .init(height: bad) }?.field, .height)
      XCTAssertEqual(
        refused { () throws(RefreshConfigurationError) in try .init(triggerDistance: bad) }?.field,
        .triggerDistance)
      XCTAssertEqual(
        refused { () throws(RefreshConfigurationError) in try .init(hysteresis: bad) }?.field,
        .hysteresis)
      XCTAssertEqual(
        refused { () throws(RefreshConfigurationError) in try .init(titleHeight: bad) }?.field,
        .titleHeight)
    }
    XCTAssertEqual(
      refused { () throws(RefreshConfigurationError) in try .init(triggerDistance: 0) }?.field,
      .triggerDistance)
    XCTAssertNil(
      refused { () throws(RefreshConfigurationError) in
        try .init(height: 0, triggerDistance: 0.5, hysteresis: 0, titleHeight: 0)
      })
  }

  func testDurationThatMakesNoSenseIsRefusedWithItsName() {
    XCTAssertEqual(
      refused { () throws(RefreshConfigurationError) in
        try .init(minimumDuration: .nanoseconds(-1))
      }?.field, .minimumDuration)
    for maximum in [Duration.zero, .seconds(-1), .milliseconds(999)] {
      XCTAssertEqual(
        refused { () throws(RefreshConfigurationError) in
          try .init(minimumDuration: .seconds(1), maximumDuration: maximum)
        }?.field, .maximumDuration)
    }
    XCTAssertEqual(
      refused { () throws(RefreshConfigurationError) in try .init(maximumDuration: .zero) }?.field,
      .maximumDuration, "also without a minimum")
    XCTAssertNil(
      refused { () throws(RefreshConfigurationError) in
        try .init(minimumDuration: .seconds(1), maximumDuration: .seconds(1))
      })
  }

  func testErrorDescriptionNamesFieldExpectedAndFound() {
    var texts: [RefreshConfigurationError.Field: String] = [:]
    for error in [
      refused { () throws(RefreshConfigurationError) in try .init(height: -1) },
      refused { () throws(RefreshConfigurationError) in try .init(triggerDistance: 0) },
      refused { () throws(RefreshConfigurationError) in try .init(hysteresis: .nan) },
      refused { () throws(RefreshConfigurationError) in try .init(titleHeight: .infinity) },
      refused { () throws(RefreshConfigurationError) in
        try .init(minimumDuration: .milliseconds(-300))
      },
      refused { () throws(RefreshConfigurationError) in try .init(maximumDuration: .zero) },
    ] {
      if let error { texts[error.field] = "\(error)" }
    }
    XCTAssertEqual(
      texts,
      [
        .height: "height must be from 0 to 1e9, but -1.0 was given",
        .triggerDistance:
          "triggerDistance must be more than 1e-9 and at most 1e9, but 0.0 was given",
        .hysteresis: "hysteresis must be from 0 to 1e9, but nan was given",
        .titleHeight: "titleHeight must be from 0 to 1e9, but inf was given",
        .minimumDuration: "minimumDuration must be from 0 to 1e10 seconds, but -0.3 was given",
        .maximumDuration:
          "maximumDuration must be more than 0 seconds, not less than minimumDuration and at most "
          + "1e10 seconds, but 0.0 was given",
      ])
    XCTAssertEqual(Set(texts.keys), Set(RefreshConfigurationError.Field.allCases))
  }

  func testErrorEqualsItselfAlsoWithNaN() {
    let error = refused { () throws(RefreshConfigurationError) in try .init(height: .nan) }
    XCTAssertNotNil(error)
    XCTAssertEqual(error, error)
    XCTAssertNotEqual(
      error, refused { () throws(RefreshConfigurationError) in try .init(height: -1) })
    XCTAssertNotEqual(
      error, refused { () throws(RefreshConfigurationError) in try .init(hysteresis: .nan) })
  }

  func testMachineIsSmall() {
    XCTAssertLessThanOrEqual(MemoryLayout<RefreshMachine>.size, 128)
  }
}
