/// What a terminal is sent to show a screen after another one: the lines that differ.
struct ScreenPainter {
  private var shown: [ScreenLine] = []

  /// Forgets what is shown, since the terminal has another size.
  mutating func forget() {
    shown = []
  }

  /// Returns what to send; nothing if the screen is shown already.
  ///
  /// A screen stands between the marks of a synchronized update, so that a terminal that knows them
  /// shows it at once.
  mutating func text(showing lines: [ScreenLine]) -> String {
    guard lines != shown else { return "" }
    var text = "\u{1b}[?2026h"
    if shown.count != lines.count {
      text += "\u{1b}[2J"
      shown = []
    }
    for (number, line) in lines.enumerated() where shown.isEmpty || shown[number] != line {
      text += "\u{1b}[\(number + 1);1H"
      text += line.isReversed ? "\u{1b}[7m\(line.text)\u{1b}[m" : line.text
    }
    shown = lines
    return text + "\u{1b}[?2026l"
  }
}
