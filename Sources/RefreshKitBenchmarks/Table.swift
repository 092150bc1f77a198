import Foundation

/// The measurements as a table, or as JSON.
enum Table {
  static let head = row(
    "what", "ns", "yardstick", "ns", "ratio", "least", "most", "wanted", "allocations")

  static func row(of line: Measurement) -> String {
    row(
      line.name, plain(line.nanoseconds), line.yardstick, plain(line.yardstickNanoseconds),
      plain(line.ratio), plain(line.leastRatio), plain(line.greatestRatio),
      line.wanted.map { "≤ \(plain($0))\(line.ratio > $0 ? " ✗" : "")" } ?? "",
      line.allocations.map(plain) ?? "?")
  }

  static func json(_ lines: [Measurement]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(lines), as: UTF8.self)
  }

  private static let widths = [54, 10, 32, 10, 8, 8, 8, 8, 0]

  private static func row(_ cells: String...) -> String {
    let padded = zip(cells, widths).map { cell, width in
      cell + String(repeating: " ", count: max(0, width - cell.count))
    }
    return padded.joined(separator: " ").trimmingCharacters(in: .whitespaces)
  }

  /// Three digits that count.
  private static func plain(_ number: Double) -> String {
    guard number.isFinite else { return "–" }
    let digits = number == 0 ? 0 : max(0, 2 - Int(log10(number.magnitude).rounded(.down)))
    let scale = pow(10, Double(min(digits, 3)))
    let rounded = (number * scale).rounded() / scale
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
