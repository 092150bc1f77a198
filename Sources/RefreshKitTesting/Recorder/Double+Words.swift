extension Double {
  /// The figure rounded to 0.001, without zeros at the end.
  var words: String {
    var text = withThreeDecimals
    guard text.contains("."), !text.contains("e") else { return text }
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }

  /// The figure rounded to 0.001, with three decimals; a huge one as Swift writes it.
  var withThreeDecimals: String {
    guard magnitude < 1e12 else { return "\(self)" }
    let thousandths = Int64((magnitude * 1000).rounded())
    let sign = self < 0 && thousandths > 0 ? "-" : ""
    return "\(sign)\(thousandths / 1000).\("\(1000 + thousandths % 1000)".dropFirst())"
  }
}
