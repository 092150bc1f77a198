// The one file that reaches outside the module: four functions of the platform's C library,
// and what the module builds on them. Where there is no C library (bare WebAssembly and other
// Embedded Swift targets) the standard library's intrinsics stand in; they compile to calls of
// `exp`, `log`, `sin` and `cos`, which the host of such a program provides.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WASILibc)
  import WASILibc
#elseif canImport(ucrt)
  import ucrt
#else
  private func exp(_ x: Double) -> Double { _exp(x) }
  private func log(_ x: Double) -> Double { _log(x) }
  private func sin(_ x: Double) -> Double { _sin(x) }
  private func cos(_ x: Double) -> Double { _cos(x) }
#endif

/// The functions of real analysis that the physics needs.
///
/// Only four come from outside; the others are composed of them, so that every platform answers
/// alike and a bare host has four functions to provide.
enum Math {
  /// The ratio of a circle's circumference to its diameter.
  static let pi = Double.pi

  /// Returns e to the power `x`.
  static func exponential(_ x: Double) -> Double { exp(x) }

  /// Returns the natural logarithm of `x`, which must be above 0.
  static func logarithm(_ x: Double) -> Double { log(x) }

  /// Returns the sine of an angle in radians.
  static func sine(_ x: Double) -> Double { sin(x) }

  /// Returns the cosine of an angle in radians.
  static func cosine(_ x: Double) -> Double { cos(x) }

  /// Returns eˣ − 1 without the loss of digits that the subtraction has near `x` = 0.
  ///
  /// Within ±ln 2 / 2 it is the series of the function, of which the first term left out is below a
  /// tenth of the last place; beyond, the subtraction loses two bits at most.
  static func exponentialMinusOne(_ x: Double) -> Double {
    guard x.magnitude < 0.34657359 else { return exp(x) - 1 }
    var sum = 1.0 / 87_178_291_200  // 1/14!
    sum = sum * x + 1.0 / 6_227_020_800
    sum = sum * x + 1.0 / 479_001_600
    sum = sum * x + 1.0 / 39_916_800
    sum = sum * x + 1.0 / 3_628_800
    sum = sum * x + 1.0 / 362_880
    sum = sum * x + 1.0 / 40_320
    sum = sum * x + 1.0 / 5_040
    sum = sum * x + 1.0 / 720
    sum = sum * x + 1.0 / 120
    sum = sum * x + 1.0 / 24
    sum = sum * x + 1.0 / 6
    sum = sum * x + 1.0 / 2
    return x + sum * (x * x)
  }

  /// Returns ln(1 + x) without the loss of digits that the sum has near `x` = 0.
  ///
  /// `x` must be above −1. The rounding errors of the sum and of its logarithm cancel (W. Kahan's
  /// method): with s = 1 + x rounded, ln s · x/(s − 1) is right to a few units in the last place.
  static func logarithmOfOnePlus(_ x: Double) -> Double {
    let sum = 1 + x
    return sum == 1 ? x : log(sum) * (x / (sum - 1))
  }

  /// Returns the angle in radians, from 0 to π, of the direction (`x`, `y`) with `y` ≥ 0.
  ///
  /// A rational first guess is right to 0.004; each correction by the sine of the remaining
  /// error cubes that error, so two of them reach the precision of the type.
  static func angle(x: Double, y: Double) -> Double {
    let scale = max(x.magnitude, y)
    guard scale > 0 else { return 0 }
    let (across, up) = (x / scale, y / scale)
    let small = min(across.magnitude, up)
    let octant = small * (pi / 4 + 0.273 * (1 - small))
    let acute = up > across.magnitude ? pi / 2 - octant : octant
    var angle = across < 0 ? pi - acute : acute
    let length = (across * across + up * up).squareRoot()
    for _ in 0..<2 {
      angle += (up * cos(angle) - across * sin(angle)) / length
    }
    return angle
  }
}
