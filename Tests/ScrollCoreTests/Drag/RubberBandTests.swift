import ScrollCore
import XCTest

/// S3, S5: the resistance past an edge.
final class RubberBandTests: XCTestCase {
  /// R6: h·0.275/1.275 = 0.2156862745 h; 0 for a control that is higher than the view.
  func testTriggerLimitIsWhatHalfTheViewGives() {
    func limit(_ view: Double, _ control: Double) -> Double {
      RubberBand.triggerLimit(viewportHeight: view, controlHeight: control)
    }
    XCTAssertEqual(limit(320, 60), 69.0196078431, accuracy: 1e-9)
    XCTAssertEqual(limit(60, 60), 12.9411764706, accuracy: 1e-9)
    XCTAssertEqual(limit(59.99, 60), 0)
    XCTAssertEqual(limit(0, 0), 0)
    XCTAssertEqual(limit(.nan, 60), 0)
    XCTAssertEqual(limit(60, .nan), 0)
  }

  func testTravelOfADisplacementUndoesTheDisplacement() {
    let band = RubberBand(dimension: 844)
    for travel in stride(from: -3000.0, through: 3000, by: 7) {
      let there = band.displacement(forTravel: travel)
      XCTAssertEqual(band.travel(forDisplacement: there), travel, accuracy: 1e-9)
    }
  }

  /// The slope is the derivative: a central difference over 2h is off by about h².
  func testSlopeAnywhereIsTheDerivativeOfTheDisplacement() {
    let band = RubberBand(coefficient: 0.4, dimension: 500)
    for travel in [-800.0, -1, 0.5, 60, 2000] {
      let difference =
        band.displacement(forTravel: travel + 1e-3) - band.displacement(forTravel: travel - 1e-3)
      XCTAssertEqual(band.slope(atTravel: travel), difference / 2e-3, accuracy: 1e-8)
    }
  }

  /// 0.99 d/(0.55·0.01) = 180 d.
  func testTravelOfADisplacementBeyondTheDimensionIsThatOf99Percent() {
    let band = RubberBand(dimension: 100)
    XCTAssertEqual(RubberBand.maximumDisplacementRatio, 0.99)
    for displacement in [99.0, 100, 101, 1e300, .infinity] {
      XCTAssertEqual(band.travel(forDisplacement: displacement), 18_000, accuracy: 1e-6)
      XCTAssertEqual(band.travel(forDisplacement: -displacement), -18_000, accuracy: 1e-6)
    }
  }

  func testBandOfUnusableNumbersNeverMoves() {
    var bands = [0, -1, .nan, .infinity].map { RubberBand(dimension: $0) }
    bands += [0, -1, .nan, .infinity].map { RubberBand(coefficient: $0, dimension: 800) }
    for band in bands {
      for number in oddNumbers {
        XCTAssertEqual(band.displacement(forTravel: number), 0)
        XCTAssertEqual(band.slope(atTravel: number), 0)
        XCTAssertEqual(band.travel(forDisplacement: number), 0)
      }
    }
  }

  func testBandOfUsableNumbersAlwaysAnswersFiniteNumbers() {
    let lengths: [Double] = [
      .leastNonzeroMagnitude, .leastNormalMagnitude, 1e-300, 800, .greatestFiniteMagnitude,
    ]
    for dimension in lengths {
      for coefficient in [.leastNonzeroMagnitude, 0.55, 1e300] {
        let band = RubberBand(coefficient: coefficient, dimension: dimension)
        for number in oddNumbers {
          XCTAssertTrue(band.displacement(forTravel: number).isFinite, "\(band) \(number)")
          XCTAssertTrue(band.slope(atTravel: number).isFinite, "\(band) \(number)")
          XCTAssertTrue(band.travel(forDisplacement: number).isFinite, "\(band) \(number)")
        }
      }
    }
  }
}
