import ScrollCore
import XCTest

/// S6: the velocity at the lift equals that of a plain list of all samples.
final class VelocityTrackerPropertyTests: XCTestCase {
  private struct Sample {
    var time: Double
    var position: ScrollPoint
  }

  /// The rule by itself: the samples that count, and the least squares of degree 2 by the normal
  /// equations.
  private func expected(_ list: [Sample], lift: Double) -> ScrollPoint {
    guard let newest = list.last else { return .zero }
    let moved = Array(zip(list, list.dropFirst())).last { $0.position != $1.position }?.1.time
    guard let moved, lift - moved < 0.1 - 1e-9 else { return .zero }
    var counted = [newest]
    for (sample, later) in zip(list, list.dropFirst()).reversed() {
      if newest.time - sample.time > 0.1 + 1e-9 || later.time - sample.time > 0.04 + 1e-9 { break }
      if counted[counted.count - 1].time - sample.time >= 0.004 - 1e-9 { counted.append(sample) }
    }
    return ScrollPoint(
      x: slope(counted.map { ($0.time - newest.time, $0.position.x - newest.position.x) }),
      y: slope(counted.map { ($0.time - newest.time, $0.position.y - newest.position.y) }))
  }

  private func slope(_ points: [(t: Double, y: Double)]) -> Double {
    if points.count < 2 { return 0 }
    if points.count == 2 { return points[1].y / points[1].t }
    // In units of 10 ms the sums are of like size.
    func sum(_ power: Int, _ of: (Double) -> Double = { _ in 1 }) -> Double {
      points.reduce(0) { $0 + pow($1.t * 100, Double(power)) * of($1.y) }
    }
    let s = (0...4).map { sum($0) }
    let r = (0...2).map { sum($0) { $0 } }
    func det(_ a: [Double]) -> Double {
      a[0] * (a[4] * a[8] - a[5] * a[7]) - a[1] * (a[3] * a[8] - a[5] * a[6])
        + a[2] * (a[3] * a[7] - a[4] * a[6])
    }
    let whole = det([s[0], s[1], s[2], s[1], s[2], s[3], s[2], s[3], s[4]])
    return 100 * det([s[0], r[0], s[2], s[1], r[1], s[3], s[2], r[2], s[4]]) / whole
  }

  func testTrackerEqualsAPlainListOfAllSamples() {
    var random = SplitMix64(seed: 7)
    var tracker = VelocityTracker()
    var moving = 0
    for script in 0..<3000 {
      tracker.reset()
      var list: [Sample] = []
      var time = Double.random(in: 0..<100, using: &random).rounded()
      var place = ScrollPoint.zero
      for _ in 0..<Int.random(in: 0...150, using: &random) {
        switch Int.random(in: 0..<24, using: &random) {
        case 0: time += 0.04
        case 1: time += 0.041
        case 2: time += 0
        case 3: time -= 0.01
        case 4: time += 0.1
        default: time += [0.001, 0.002, 0.004, 0.008].randomElement(using: &random) ?? 0
        }
        if Int.random(in: 0..<3, using: &random) > 0 {
          place.x += Double(Int.random(in: -9...9, using: &random))
          place.y += Double(Int.random(in: -9...9, using: &random))
        }
        tracker.add(position: place, at: time)
        if let last = list.last, abs(last.time - time) <= 1e-9 {
          list[list.count - 1].position = place
        } else if list.last.map({ $0.time < time }) ?? true {
          list.append(Sample(time: time, position: place))
        }
        time = list.last?.time ?? time
      }
      let newest = list.last?.time ?? 0
      for wait in [0, 0.01, 0.099, 0.1, 0.2] {
        let (found, wanted) = (
          tracker.velocity(liftedAt: newest + wait), expected(list, lift: newest + wait)
        )
        let accuracy = 1e-5 * max(1, wanted.x.magnitude, wanted.y.magnitude)
        XCTAssertEqual(found.x, wanted.x, accuracy: accuracy, "script \(script), \(list)")
        XCTAssertEqual(found.y, wanted.y, accuracy: accuracy, "script \(script), \(list)")
        if wanted != .zero { moving += 1 }
      }
    }
    XCTAssertGreaterThan(moving, 3000)
  }
}
