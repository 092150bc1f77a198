import RefreshKit

extension RefreshRecorder {
  /// The events that have happened are not those that were expected.
  ///
  /// The description reads like a diff. A line with − was expected and is missing, one with + has
  /// happened and was not expected; the others are there as expected, with their seconds in front:
  ///
  /// ```
  /// the recorded events are not the expected ones (− missing, + unexpected):
  ///   0.017  idle → pulling (drag)
  /// −        armed
  /// + 0.300  didCancelPull (released)
  /// ```
  public struct Mismatch: Error, Equatable, CustomStringConvertible {
    /// The lines of the events that were expected.
    public let expected: [String]
    /// The lines of the events that have happened.
    public let recorded: [String]
    /// The seconds of the events that have happened, with three decimals.
    private let times: [String]
    /// The number of alike lines that are shown on each side of a difference.
    private static let context = 2

    /// Compares the lines of events; `nil` if they are alike.
    init?(expected: [ScenarioEvent.Kind], recorded: [Event]) {
      self.expected = expected.map(\.description)
      self.recorded = recorded.map(\.kind.description)
      times = recorded.map(\.time)
      if self.expected == self.recorded { return nil }
    }

    /// A headline, and what is missing and what is unexpected between a few lines that are alike.
    ///
    /// - Complexity: O(n · d) in the number of lines and of differences.
    public var description: String {
      let width = times.map(\.count).max() ?? 0
      let rows = rows
      var lines = ["the recorded events are not the expected ones (− missing, + unexpected):"]
      var left = 0
      func addGap() {
        if left > 0 { lines.append("  … \(left) more as expected") }
        left = 0
      }
      for (index, row) in rows.enumerated() {
        let near = max(0, index - Self.context)...min(rows.count - 1, index + Self.context)
        guard rows[near].contains(where: { $0.mark != " " }) else {
          left += 1
          continue
        }
        addGap()
        let padding = String(repeating: " ", count: width - row.time.count)
        lines.append("\(row.mark) \(padding)\(row.time)  \(row.text)")
      }
      addGap()
      return lines.joined(separator: "\n")
    }

    /// All lines of both sides, in order, each marked as missing, unexpected or alike.
    private var rows: [(mark: Character, time: String, text: String)] {
      var missing: Set<Int> = []
      var unexpected: Set<Int> = []
      for change in recorded.difference(from: expected) {
        switch change {
        case .remove(let offset, _, _): missing.insert(offset)
        case .insert(let offset, _, _): unexpected.insert(offset)
        }
      }
      var rows: [(mark: Character, time: String, text: String)] = []
      var next = 0
      for (index, text) in recorded.enumerated() {
        while missing.contains(next) {
          rows.append(("−", "", expected[next]))
          next += 1
        }
        let isExpected = !unexpected.contains(index)
        rows.append((isExpected ? " " : "+", times[index], text))
        if isExpected { next += 1 }
      }
      return rows + expected[next...].map { ("−", "", $0) }
    }
  }
}
