import ScrollCore

extension ScrollPoint {
  /// Whether neither coordinate is NaN or infinite, be it within the limits or not.
  var isFinite: Bool { x.isFinite && y.isFinite }
}

/// What a caller may pass by mistake, beside a usual number.
let oddNumbers: [Double] = [
  .nan, .infinity, -.infinity, 0, -0.0, -1, 1, 250, .leastNonzeroMagnitude, 1e-300, 1e17, -1e17,
  .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
]
