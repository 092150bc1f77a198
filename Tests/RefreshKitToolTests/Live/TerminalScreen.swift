/// What a terminal shows after what it was sent: as much of a terminal as the tool uses.
///
/// Anything else is kept as a fault.
struct TerminalScreen {
  /// A screen as text, without the spaces at the ends of its lines.
  var text: String {
    let lines = cells.map { line in
      let text = String(line)
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
    return lines.joined(separator: "\n")
  }

  /// The private modes that are on, by their numbers; 25, the cursor, is on at first.
  private(set) var modes: Set<Int> = [25]

  /// What was sent and is not understood, or does not fit.
  private(set) var faults: [String] = []

  private var cells: [[Character]]
  private var line = 0
  private var column = 0
  private var unfinished: [UInt8] = []
  private var isFrameComplete = false

  /// Creates an empty screen.
  init(columns: Int, lines: Int) {
    cells = Array(repeating: Array(repeating: " ", count: columns), count: lines)
  }

  /// Takes on another size; what is shown is gone.
  mutating func resize(columns: Int, lines: Int) {
    self.cells = Array(repeating: Array(repeating: " ", count: columns), count: lines)
  }

  /// Takes a byte; answers whether a synchronized update is complete with it.
  mutating func take(_ byte: UInt8) -> Bool {
    isFrameComplete = false
    if unfinished.isEmpty, (0x20..<0x7f).contains(byte) {
      put(Character(Unicode.Scalar(byte)))
      return false
    }
    unfinished.append(byte)
    if unfinished[0] != 0x1b {
      if let text = String(validating: unfinished, as: UTF8.self) {
        unfinished = []
        for character in text { put(character) }
      }
    } else if unfinished.count == 2, byte != UInt8(ascii: "[") {
      fail()
    } else if unfinished.count > 2, (0x40..<0x7f).contains(byte) {
      let sequence = String(decoding: unfinished.dropFirst(2), as: UTF8.self)
      run(sequence)
      unfinished = []
    }
    return isFrameComplete
  }

  private mutating func fail() {
    faults.append(String(decoding: unfinished, as: UTF8.self).debugDescription)
    unfinished = []
  }

  private mutating func put(_ character: Character) {
    guard cells.indices.contains(line), cells[line].indices.contains(column), character >= " "
    else { return faults.append("\(character.debugDescription) at \(line):\(column)") }
    cells[line][column] = character
    column += 1
  }

  private mutating func run(_ sequence: String) {
    let numbers = sequence.dropLast().split(separator: ";").map { Int($0) }
    switch sequence.last {
    case "H" where numbers.count == 2:
      line = (numbers[0] ?? 0) - 1
      column = (numbers[1] ?? 0) - 1
    case "J" where sequence == "2J":
      resize(columns: cells.first?.count ?? 0, lines: cells.count)
    case "m" where ["7m", "m"].contains(sequence): break
    case "h", "l":
      guard sequence.hasPrefix("?"), let mode = Int(sequence.dropFirst().dropLast()) else {
        return fail()
      }
      if sequence.hasSuffix("h") { modes.insert(mode) } else { modes.remove(mode) }
      isFrameComplete = sequence == "?2026l"
    default: fail()
    }
  }
}
