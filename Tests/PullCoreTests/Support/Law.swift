import Foundation

/// The laws of motion, written out by hand from their formulas: what the tests expect.
enum Law {
  /// The rubber band f(x) = (1 − 1/(x·0.55/d + 1))·d, for a finger x points past an edge.
  static func band(_ x: Double, _ d: Double = 800) -> Double { (1 - 1 / (x * 0.55 / d + 1)) * d }

  /// How far the finger is for an overshoot y, the inverse of the band: y·d/(0.55·(d − y)).
  static func finger(_ y: Double, _ d: Double = 800) -> Double { y * d / (0.55 * (d - y)) }

  /// The speed that the content keeps there: f′(x) = 0.55/(x·0.55/d + 1)².
  static func slope(_ x: Double, _ d: Double = 800) -> Double { 0.55 / pow(x * 0.55 / d + 1, 2) }

  /// The spring of mass 1, stiffness 120, damping 22: the roots of s² + 22s + 120 are −10 and −12.
  static func spring(_ x: Double, _ v: Double = 0, at t: Double) -> Double {
    let slow = (v + 12 * x) / 2
    return slow * exp(-10 * t) + (x - slow) * exp(-12 * t)
  }

  static func springVelocity(_ x: Double, _ v: Double = 0, at t: Double) -> Double {
    let slow = (v + 12 * x) / 2
    return -10 * slow * exp(-10 * t) - 12 * (x - slow) * exp(-12 * t)
  }

  /// When a spring that is let go at rest is 0.1 pt from its edge for the last time, by halving.
  static func springTime(_ x: Double) -> Double {
    var (low, high) = (0.0, 4.0)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if abs(spring(x, at: middle)) >= 0.1 { low = middle } else { high = middle }
    }
    return high
  }

  /// When a spring crosses its edge: its two parts are as large as each other then.
  static func springCrossing(_ x: Double, _ v: Double) -> Double {
    let slow = (v + 12 * x) / 2
    return log((slow - x) / slow) / 2
  }

  private static let decay = -1000 * log(0.998)

  /// Where a deceleration stops: x + (|v| − 10)/k in its direction, k = −1000·ln 0.998.
  static func target(_ x: Double, _ v: Double) -> Double {
    x + (v < 0 ? -1 : 1) * (abs(v) - 10) / decay
  }

  /// How long a deceleration takes to slow to 10 pt/s.
  static func glideTime(_ v: Double) -> Double { log(abs(v) / 10) / decay }

  /// When a deceleration from `x` is at a place: v·e^(−kt) falls by k times the way.
  static func glideTime(_ x: Double, _ v: Double, to place: Double) -> Double {
    -log(1 - decay * (place - x) / v) / decay
  }

  static func glide(_ x: Double, _ v: Double, at t: Double) -> Double {
    x + v * (1 - exp(-decay * t)) / decay
  }

  static func glideVelocity(_ v: Double, at t: Double) -> Double { v * exp(-decay * t) }

  /// The curve of an animated change, 3s² − 2s³ of the way.
  static func ease(_ from: Double, _ to: Double, at t: Double, of length: Double = 0.3) -> Double {
    let s = t / length
    return from + (to - from) * s * s * (3 - 2 * s)
  }
}
