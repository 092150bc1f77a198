extension Double {
  /// The shortest decimal that reads back as this number, without ".0" and without "-0".
  package var plain: String {
    if let whole = Int(exactly: self), magnitude < 1e15 { return "\(whole)" }
    return "\(self)"
  }

  /// The number rounded to at most this many decimals, without zeros at the end.
  ///
  /// Numbers that are too large to have decimals, and those that are none, are printed as they are.
  package func rounded(to decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    guard magnitude < 1e15 / scale else { return plain }
    return ((self * scale).rounded() / scale).plain
  }
}
