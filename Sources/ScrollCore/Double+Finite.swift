extension Double {
  /// The distance in points within which two places count as one.
  static let tolerance = ScrollLimits.leastLength

  /// The number itself, or 0 when it is NaN or infinite.
  var finiteOrZero: Double { isFinite ? self : 0 }

  /// The number itself, 0 when it is NaN, and the limit of its sign when it is beyond it.
  var limited: Double {
    isNaN ? 0 : Swift.max(-ScrollLimits.length, Swift.min(ScrollLimits.length, self))
  }

  /// The number for a formula: 0 when it is NaN or infinite, and no larger than 1e100 in size.
  ///
  /// No product in the physics overflows from there.
  @inlinable var bounded: Double {
    if magnitude <= 1e100 { return self }
    return isFinite ? (self < 0 ? -1e100 : 1e100) : 0
  }

  /// The elapsed time that this number stands for: 0 when it is negative or NaN, at most 1e100.
  @inlinable var elapsedTime: Double { self > 0 ? min(self, 1e100) : 0 }
}
