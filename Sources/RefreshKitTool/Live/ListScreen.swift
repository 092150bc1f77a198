import RefreshKit

/// A line of the screen, as wide as the screen.
struct ScreenLine: Equatable {
  /// The characters, each one cell wide.
  var text: String

  /// Whether it is shown with its colours exchanged.
  var isReversed = false
}

/// The size of a terminal in character cells.
struct TerminalSize: Equatable {
  /// The cells of a line.
  var columns: Int

  /// The lines.
  var lines: Int

  /// The lines that are left for the list between the title and the keys.
  var listHeight: Int { max(0, lines - 2) }
}

/// What a list looks like on a terminal of a size: a title, the list, the keys.
struct ListScreen {
  /// The size of the terminal.
  var size: TerminalSize

  /// How often the spinner has turned.
  var turns = 0

  /// The keys, in the last line.
  static let keys = "drag or wheel  r refresh  c cancel  q quit"

  /// Returns the lines of the screen from the top.
  func lines(of list: TerminalList) -> [ScreenLine] {
    let title = ScreenLine(
      text: fitted(" refreshkit live  \(list.rows.count) rows"), isReversed: true)
    let keys = ScreenLine(text: fitted(" " + Self.keys), isReversed: true)
    let first = Int(list.top.rounded())
    let body = (0..<size.listHeight).map { line in
      ScreenLine(text: fitted(text(ofRow: first + line, of: list)))
    }
    return Array(([title] + body + [keys]).prefix(max(0, size.lines)))
  }

  /// The refresh line stands right above the first row and moves with it.
  private func text(ofRow row: Int, of list: TerminalList) -> String {
    if list.rows.indices.contains(row) { return " " + list.rows[row] }
    guard row == -1, let control = list.refreshControl else { return "" }
    let title = control.currentTitle ?? ""
    switch control.state {
    case .idle: return ""
    case .pulling: return " \(bar(list.clampedProgress)) \(title)"
    case .refreshing: return " \(spinner) \(title)"
    case .ending: return "   \(title)"
    }
  }

  /// Ten cells that fill with the pull, all of them when it is far enough.
  private func bar(_ progress: Double) -> String {
    let filled = Int(progress * 10)
    return "[" + String(repeating: "=", count: filled)
      + String(repeating: " ", count: 10 - filled) + "]"
  }

  private var spinner: Character {
    let looks: [Character] = ["|", "/", "-", "\\"]
    return looks[turns % looks.count]
  }

  private func fitted(_ text: String) -> String {
    let text = text.prefix(max(0, size.columns))
    return text + String(repeating: " ", count: max(0, size.columns - text.count))
  }
}
