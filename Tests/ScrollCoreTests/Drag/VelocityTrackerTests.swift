import ScrollCore
import XCTest

/// S6: the velocity at the lift.
final class VelocityTrackerTests: XCTestCase {
  private struct Recording: Decodable {
    struct Touch: Decodable {
      var phase: String
      var t: Double
      var x: Double
      var y: Double
    }
    struct Velocity: Decodable {
      var x: Double
      var y: Double
      var relativeTolerance: Double
    }
    struct Trace: Decodable {
      var name: String
      var touches: [Touch]
      var leastSquaresVelocity: Velocity
    }
    var traces: [Trace]
  }

  private func tracker(_ samples: [(time: Double, y: Double)]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for sample in samples {
      tracker.add(position: ScrollPoint(x: -2 * sample.y, y: sample.y), at: sample.time)
    }
    return tracker
  }

  func testLiftOfARecordedGestureHasItsVelocity() throws {
    let recording = try readData("recorded-touches", as: Recording.self)
    XCTAssertEqual(recording.traces.count, 14)
    for trace in recording.traces {
      var tracker = VelocityTracker()
      for touch in trace.touches where touch.phase != "ended" {
        tracker.add(position: ScrollPoint(x: touch.x, y: touch.y), at: touch.t)
      }
      let lift = try XCTUnwrap(trace.touches.last)
      XCTAssertEqual(lift.phase, "ended")
      let velocity = tracker.velocity(liftedAt: lift.t)
      let expected = trace.leastSquaresVelocity
      XCTAssertEqual(
        velocity.x, expected.x, accuracy: expected.relativeTolerance * expected.x.magnitude)
      XCTAssertEqual(
        velocity.y, expected.y, accuracy: expected.relativeTolerance * expected.y.magnitude)
    }
  }

  func testLiftAfterFewerThanTwoSamplesIsAtRest() {
    XCTAssertEqual(VelocityTracker().velocity(liftedAt: 0), .zero)
    XCTAssertEqual(tracker([(1, 40)]).velocity(liftedAt: 1), .zero)
  }

  func testLiftAfterTwoSamplesHasTheSlopeOfTheirLine() {
    let velocity = tracker([(0, 100), (0.01, 120)]).velocity(liftedAt: 0.02)
    XCTAssertEqual(velocity.y, 2000, accuracy: 1e-9)
    XCTAssertEqual(velocity.x, -4000, accuracy: 1e-9)
  }

  /// y = 3 − 400 t + 5000 t² has the slope 10 000 t − 400 at the newest sample, exactly.
  func testLiftAfterAParabolaHasItsSlopeAtTheNewestSample() {
    let times = [0.5, 0.507, 0.517, 0.524, 0.55, 0.553]
    let velocity = tracker(times.map { ($0, 3 - 400 * $0 + 5000 * $0 * $0) })
      .velocity(liftedAt: 0.56)
    XCTAssertEqual(velocity.y, 10_000 * 0.553 - 400, accuracy: 1e-6)
  }

  /// Four points of t³, t = 0, 1, 2, 3 times 10 ms: what no parabola fits is 0.3·(−1, 3, −3, 1),
  /// the part along the cubic that is orthogonal to all parabolas; the slope of the rest at 3 is
  /// 22.3.
  func testLiftAfterFourPointsOfACubicHasTheSlopeOfTheFittedParabola() {
    let fitted = [0.3, 1 - 0.9, 8 + 0.9, 27 - 0.3]
    // The parabola through three of the fitted points, and its slope at 3.
    let second = fitted[2] - 2 * fitted[1] + fitted[0]
    XCTAssertEqual(fitted[3] - 2 * fitted[2] + fitted[1], second, accuracy: 1e-12)
    let slope = (fitted[3] - fitted[2]) + second / 2
    XCTAssertEqual(slope, 22.3, accuracy: 1e-12)
    let velocity = tracker([(0, 0), (0.01, 1), (0.02, 8), (0.03, 27)])
      .velocity(liftedAt: 0.03)
    XCTAssertEqual(velocity.y, slope * 100, accuracy: 1e-6)
  }

  /// Exactly 100 ms before the newest still counts; more does not.
  func testLiftAfterOldSamplesCountsThoseOf100Milliseconds() {
    let recent = (0...10).map { (0.1 + Double($0) * 0.01, Double($0 * $0)) }
    let slope = tracker(recent).velocity(liftedAt: 0.2).y
    XCTAssertEqual(slope, 2000, accuracy: 1e-6)
    XCTAssertEqual(tracker([(0.09, 777)] + recent).velocity(liftedAt: 0.2).y, slope)
    let noisy = [(0.1, 777.0)] + recent.dropFirst()
    XCTAssertNotEqual(tracker(noisy).velocity(liftedAt: 0.2).y, slope)
  }

  /// Exactly 40 ms between two samples still count; a longer gap cuts.
  func testLiftAfterAGapCountsTheSamplesSinceIt() {
    let close = tracker([(1.0, 0), (1.04, 40), (1.05, 60)]).velocity(liftedAt: 1.05).y
    XCTAssertNotEqual(close, 2000, accuracy: 1)
    let cut = tracker([(1.0, 0), (1.041, 40), (1.051, 60)]).velocity(liftedAt: 1.051).y
    XCTAssertEqual(cut, 2000, accuracy: 1e-6)
    XCTAssertEqual(tracker([(1.0, 0), (1.041, 40)]).velocity(liftedAt: 1.041), .zero)
  }

  // 150 pt/s in whole points, 0.15 pt/ms rounded: of samples every millisecond those of every
  // fourth count, back to 100 ms. The least squares of these 26 are 17450/117 = 149.1452991453 pt/s
  // in exact fractions, and 263425/1638 = 160.8211233211 when the newest jitters by a point.
  func testLiftAfterSamplesOf1000HertzCountsThoseOf100Milliseconds() {
    for (jitter, expected) in [(0.0, 149.1452991453), (1, 160.8211233211)] {
      var tracker = VelocityTracker()
      for millisecond in 0...200 {
        let point = Double((3 * millisecond + 10) / 20) + (millisecond == 200 ? jitter : 0)
        tracker.add(position: ScrollPoint(x: 0, y: point), at: Double(millisecond) / 1000)
      }
      XCTAssertEqual(tracker.velocity(liftedAt: 0.2).y, expected, accuracy: 1e-6)
    }
  }

  // A sample nearer than 4 ms to the last one that counts is skipped, whatever it says; exactly 4
  // ms is not nearer. What counts lies on y = 5000 t², with the slope 10 000 t.
  func testSamplesNearerThan4MillisecondsAreSkipped() {
    let counting = [0.9, 0.904, 0.91, 0.9145, 0.92, 0.924].map { ($0, 5000 * $0 * $0) }
    let skipped = [(0.901, 9.0), (0.9039, -9), (0.9061, 77), (0.907, 8), (0.911, 1), (0.9205, 5)]
    let mixed = (counting + skipped + [(0.923, 4)]).sorted { $0.0 < $1.0 }
    XCTAssertEqual(tracker(counting).velocity(liftedAt: 0.924).y, 9240, accuracy: 1e-6)
    XCTAssertEqual(tracker(mixed).velocity(liftedAt: 0.924).y, 9240, accuracy: 1e-6)
  }

  /// Skipped samples still bridge a gap of more than 40 ms between those that count.
  func testGapIsThatBetweenAnyTwoSamples() {
    let bridged = tracker([(0, 0), (0.038, 999), (0.041, 41), (0.051, 61)])
    // Of (−51, 0), (−10, 41), (0, 61) in ms, Newton's slope at 0: 2 + (2 − 1)/51·10 pt/ms.
    XCTAssertEqual(bridged.velocity(liftedAt: 0.051).y, 1000 * (2 + 10.0 / 51), accuracy: 1e-6)
  }

  // However fast they come the span stays. Of y = 10⁶ t³ the slope that a parabola has at the end
  // follows from the span alone, nearly: it is that of samples every 4 ms.
  func testLiftAfterSamplesOf16000HertzHasTheSlopeOf100Milliseconds() {
    func slope(_ rate: Int) -> Double {
      var tracker = VelocityTracker()
      for index in -rate / 4...0 {
        let time = Double(index) / Double(rate)
        tracker.add(position: ScrollPoint(x: 0, y: 1e6 * time * time * time), at: time)
      }
      return tracker.velocity(liftedAt: 0).y
    }
    XCTAssertGreaterThan(slope(250).magnitude, 100)
    for rate in [1000, 2000, 8000, 16_000] {
      XCTAssertEqual(slope(rate), slope(250), accuracy: 0.05 * slope(250).magnitude)
    }
  }

  /// A press and a lift within 4 ms have one sample that counts.
  func testLiftWithin4MillisecondsIsAtRest() {
    XCTAssertEqual(tracker([(0, 0), (0.003, 30)]).velocity(liftedAt: 0.003), .zero)
    XCTAssertEqual(tracker([(0, 0), (0.004, 40)]).velocity(liftedAt: 0.004).y, 10_000)
  }

  func testSamplesAtOneInstantLeaveTheLast() {
    let once = tracker([(0, 0), (0.01, 10), (0.02, 30)])
    let twice = tracker([(0, 9), (0, 0), (0.01, 10), (0.02, 77), (0.02 + 5e-10, 50), (0.02, 30)])
    XCTAssertEqual(twice, once)
  }

  func testSamplesThatAreEarlierOrNoNumbersAreDropped() {
    let plain = tracker([(1, 0), (1.01, 10), (1.02, 30)])
    let mixed = tracker([
      (.nan, 0), (1, 0), (0.5, 400), (1.01, 10), (1.005, 7), (.infinity, 3), (1.015, .nan),
      (1.02, 30), (1.03, .infinity), (-.infinity, 2),
    ])
    XCTAssertEqual(mixed, plain)
  }

  /// 100 ms without a change of place is rest, however many samples say so; less is not.
  func testLiftOfAFingerThatHasRestedIsAtRest() {
    let moving = tracker([(0, 0), (0.01, 10), (0.02, 30)])
    XCTAssertEqual(moving.velocity(liftedAt: 0.12), .zero)
    XCTAssertEqual(moving.velocity(liftedAt: 9), .zero)
    XCTAssertNotEqual(moving.velocity(liftedAt: 0.119), .zero)
    var still: [(Double, Double)] = [(0, 0), (0.01, 10), (0.02, 30)]
    for index in 3..<12 { still.append((Double(index) * 0.01, 30)) }
    XCTAssertEqual(tracker(still).velocity(liftedAt: 0.12), .zero)
    XCTAssertNotEqual(tracker(still).velocity(liftedAt: 0.11), .zero)
  }

  /// A finger that moves along one axis only is not at rest: the other axis is fitted too.
  func testLiftAfterMovingAlongOneAxisFitsBoth() {
    var tracker = VelocityTracker()
    for index in 0..<15 {
      let place = ScrollPoint(x: Double(index) * 5, y: index == 0 ? 8 : 0)
      tracker.add(position: place, at: Double(index) * 0.01)
    }
    let velocity = tracker.velocity(liftedAt: 0.14)
    XCTAssertEqual(velocity.x, 500, accuracy: 1e-6)
    XCTAssertEqual(velocity.y, 0)
  }

  func testLiftAtNoTimeCountsAsThatOfTheNewestSample() {
    let tracker = tracker([(0, 0), (0.01, 10), (0.02, 30)])
    for time in [Double.nan, .infinity, -.infinity, -5] {
      XCTAssertEqual(tracker.velocity(liftedAt: time), tracker.velocity(liftedAt: 0.02))
    }
  }

  func testResetForgetsAllSamples() {
    var used = VelocityTracker()
    for index in 0..<50 { used.add(position: .zero, at: Double(index)) }
    used.reset()
    XCTAssertEqual(used, VelocityTracker())
    XCTAssertEqual(used.velocity(liftedAt: 50), .zero)
    used.add(position: .zero, at: 0)
    used.add(position: ScrollPoint(x: 1, y: 1), at: 0.01)
    XCTAssertEqual(used.velocity(liftedAt: 0.01).x, 100, accuracy: 1e-9)
    XCTAssertLessThanOrEqual(MemoryLayout<VelocityTracker>.size, 16)
  }

  func testSamplesOfOddNumbersGiveFiniteVelocities() {
    var tracker = VelocityTracker()
    for time in oddNumbers.filter(\.isFinite).sorted() {
      for place in oddNumbers {
        tracker.add(position: ScrollPoint(x: place, y: -place), at: time)
        XCTAssertTrue(tracker.velocity(liftedAt: time).isFinite)
      }
    }
    tracker.reset()
    for (index, place) in oddNumbers.filter(\.isFinite).enumerated() {
      tracker.add(position: ScrollPoint(x: place, y: 0), at: Double(index) * 2e-9)
      XCTAssertTrue(tracker.velocity(liftedAt: 0).isFinite)
    }
  }
}
