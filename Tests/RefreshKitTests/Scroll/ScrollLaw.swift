import Foundation

/// The laws of motion, written out by hand from their formulas: what the tests expect.
enum ScrollLaw {
  /// The rubber band f(x) = (1 − 1/(x·0.55/d + 1))·d, for a finger x points past an edge.
  static func band(_ x: Double, _ d: Double = 800) -> Double {
    (1 - 1 / (x * 0.55 / d + 1)) * d
  }

  /// The finger's distance for an overshoot y: the inverse of the band, x = y·d/(0.55·(d − y)).
  static func finger(_ y: Double, _ d: Double = 800) -> Double { y * d / (0.55 * (d - y)) }

  /// f′(x) = 0.55/(x·0.55/d + 1)².
  static func slope(_ x: Double, _ d: Double = 800) -> Double {
    0.55 / pow(x * 0.55 / d + 1, 2)
  }

  /// Where a deceleration stops: x0 − sgn(v)(|v| − 10)/(1000 ln r).
  static func target(_ x0: Double, _ v: Double, rate: Double = 0.998) -> Double {
    x0 - (v < 0 ? -1 : 1) * (abs(v) - 10) / (1000 * log(rate))
  }

  /// Where a deceleration is: the integral of v·r^(1000 t).
  static func glide(_ x0: Double, _ v: Double, at t: Double, rate: Double = 0.998) -> Double {
    x0 + v * (pow(rate, 1000 * t) - 1) / (1000 * log(rate))
  }

  static func glideVelocity(_ v: Double, at t: Double, rate: Double = 0.998) -> Double {
    v * pow(rate, 1000 * t)
  }

  /// How long a deceleration takes to stop, or to get to a place.
  static func glideTime(_ v: Double, rate: Double = 0.998) -> Double {
    log(10 / abs(v)) / (1000 * log(rate))
  }

  static func glideTime(_ x0: Double, _ v: Double, to x: Double, rate: Double = 0.998) -> Double {
    log(1 + (x - x0) * 1000 * log(rate) / v) / (1000 * log(rate))
  }

  /// The spring of mass 1, stiffness 120, damping 22: its characteristic roots are −10 and −12.
  static func spring(_ x0: Double, _ v0: Double, at t: Double) -> Double {
    let slow = (v0 + 12 * x0) / 2
    return slow * exp(-10 * t) + (x0 - slow) * exp(-12 * t)
  }

  static func springVelocity(_ x0: Double, _ v0: Double, at t: Double) -> Double {
    let slow = (v0 + 12 * x0) / 2
    return -10 * slow * exp(-10 * t) - 12 * (x0 - slow) * exp(-12 * t)
  }

  /// The last instant at which the spring is a distance away, by halving from a late instant.
  static func springTime(_ x0: Double, _ v0: Double, within distance: Double = 0.1) -> Double {
    var (low, high) = (0.0, 4.0)
    // The size falls for good after its turn, which lies before 0.3 s for the figures used here.
    if abs(spring(x0, v0, at: 0.3)) > distance { low = 0.3 }
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if abs(spring(x0, v0, at: middle)) >= distance { low = middle } else { high = middle }
    }
    return high
  }

  /// The curve of an animated change, 3s² − 2s³.
  static func ease(_ from: Double, _ to: Double, _ elapsed: Double, of length: Double = 0.3)
    -> Double
  {
    let s = elapsed / length
    return from + (to - from) * (3 * s * s - 2 * s * s * s)
  }
}
