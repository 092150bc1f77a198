import Foundation

/// The measurements as a table, or as JSON.
enum Table {
  static let head = row(
    "what", "ns", "baseline", "ns", "ratio", "least", "most", "budget", "allocations")

  /// The row of a line, and under it one of the bytes by which memory grows, if they have a budget.
  static func rows(of line: Measurement) -> String {
    let time = row(
      line.name + (line.isProcessorTime ? ", CPU time" : ""), plain(line.nanoseconds),
      line.baseline, plain(line.baselineNanoseconds),
      plain(line.ratio), plain(line.leastRatio), plain(line.greatestRatio),
      budget(line.budget, found: line.ratio), line.allocations.map(plain) ?? "?")
    guard let most = line.growthBudget else { return time }
    return time + "\n"
      + row(
        "its growth of memory, bytes", line.growth.map(plain) ?? "?", line.baseline,
        line.baselineGrowth.map(plain) ?? "?", line.growthRatio.map(plain) ?? "?", "", "",
        budget(most, found: line.growthRatio))
  }

  private static func budget(_ most: Double?, found: Double?) -> String {
    guard let most else { return "" }
    return "≤ \(plain(most))" + (found.map { $0 > most } == true ? " ✗" : "")
  }

  static func json(_ lines: [some Encodable]) throws -> String {
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

  /// The number with its first three digits.
  private static func plain(_ number: Double) -> String {
    guard number.isFinite else { return "–" }
    let digits = number == 0 ? 0 : max(0, 2 - Int(log10(number.magnitude).rounded(.down)))
    let scale = pow(10, Double(min(digits, 3)))
    let rounded = (number * scale).rounded() / scale
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
