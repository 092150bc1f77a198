package import RefreshKit

extension Double {
  /// The number rounded to at most this many decimals, without "-0".
  ///
  /// With `.max` it is the shortest text that reads back as this number; `padded` fills the
  /// decimals up with zeros. Numbers that are too large to have decimals, and those that are none,
  /// are printed as they are.
  package func formatted(decimals: Int, padded: Bool = false) -> String {
    guard decimals <= 15 else { return shortest }
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    guard magnitude < 1e15 / scale else { return shortest }
    let text = ((self * scale).rounded() / scale).shortest
    guard padded else { return text }
    let parts = text.split(separator: ".")
    let digits = parts.count > 1 ? parts[1].count : 0
    return text + (digits == 0 ? "." : "") + String(repeating: "0", count: decimals - digits)
  }

  private var shortest: String {
    let whole = magnitude < 1e15 ? Int64(exactly: self) : nil
    return whole?.description ?? description
  }
}

extension ScrollPoint {
  /// The coordinates in parentheses, each rounded to at most this many decimals.
  package func formatted(decimals: Int) -> String {
    "(\(x.formatted(decimals: decimals)), \(y.formatted(decimals: decimals)))"
  }
}
