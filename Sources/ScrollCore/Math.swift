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
  /// The rounding errors of eˣ and of its logarithm cancel (W. Kahan's method): with u = eˣ
  /// rounded, (u − 1)·x/ln u is right to a few units in the last place.
  static func exponentialMinusOne(_ x: Double) -> Double {
    let power = exp(x)
    if power == 1 { return x }
    let difference = power - 1
    return difference == -1 ? -1 : difference * (x / log(power))
  }

  /// Returns ln(1 + x) without the loss of digits that the sum has near `x` = 0.
  ///
  /// `x` must be above −1. The method is that of ``exponentialMinusOne(_:)``, turned round.
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
