/// Something that a person does at a terminal.
enum TerminalInput: Equatable {
  /// A key with a letter, a digit or a sign.
  case character(Character)

  /// A control key, by its letter: `c` for Ctrl-C.
  case control(Character)

  /// An arrow key up.
  case up

  /// An arrow key down.
  case down

  /// A screen up.
  case pageUp

  /// A screen down.
  case pageDown

  /// To the first row.
  case home

  /// To the last row.
  case end

  /// The left button goes down at a line of the terminal, the first of which is 1.
  case press(line: Int)

  /// The mouse moves with the left button down.
  case drag(line: Int)

  /// The left button goes up.
  case release(line: Int)

  /// The wheel turns away from the person.
  case wheelUp

  /// The wheel turns towards the person.
  case wheelDown
}

/// Makes inputs of the bytes that a terminal sends, however they are cut into pieces.
///
/// It knows keys and the mouse reports of mode 1006, and passes over everything else.
struct TerminalInputParser {
  private enum State {
    case ground
    /// After the escape character.
    case escape
    /// After `ESC O`: one more letter.
    case letter
    /// After `ESC [`: the parameters so far.
    case sequence([UInt8])
  }

  private var state = State.ground

  /// The longest parameters that are looked at; a mouse report has up to about 15 bytes.
  private static let limit = 32

  /// Returns the inputs that are complete with these bytes.
  mutating func inputs(from bytes: some Sequence<UInt8>) -> [TerminalInput] {
    bytes.compactMap { take($0) }
  }

  private mutating func take(_ byte: UInt8) -> TerminalInput? {
    // The escape and control characters stand for themselves, even in a broken sequence.
    if byte < 0x20 {
      state = byte == 0x1b ? .escape : .ground
      guard (1...26).contains(byte) else { return nil }
      return .control(Character(Unicode.Scalar(byte + 0x60)))
    }
    switch state {
    case .ground:
      return (0x20..<0x7f).contains(byte) ? .character(Character(Unicode.Scalar(byte))) : nil
    case .escape:
      switch byte {
      case UInt8(ascii: "["): state = .sequence([])
      case UInt8(ascii: "O"): state = .letter
      default:
        state = .ground
        return take(byte)
      }
      return nil
    case .letter:
      state = .ground
      return Self.key(byte, "")
    case .sequence(let parameters):
      guard !(0x40..<0x7f).contains(byte) else {
        state = .ground
        return parameters.count > Self.limit
          ? nil : Self.input(byte, String(decoding: parameters, as: UTF8.self))
      }
      state = .sequence(parameters.count > Self.limit ? parameters : parameters + [byte])
      return nil
    }
  }

  private static func input(_ last: UInt8, _ parameters: String) -> TerminalInput? {
    parameters.hasPrefix("<") ? mouse(last, parameters.dropFirst()) : key(last, parameters)
  }

  private static func key(_ last: UInt8, _ parameters: String) -> TerminalInput? {
    switch (Unicode.Scalar(last), parameters) {
    case ("A", ""): .up
    case ("B", ""): .down
    case ("H", ""), ("~", "1"), ("~", "7"): .home
    case ("F", ""), ("~", "4"), ("~", "8"): .end
    case ("~", "5"): .pageUp
    case ("~", "6"): .pageDown
    default: nil
    }
  }

  /// A mouse report: the button with its modifiers, the column and the line.
  private static func mouse(_ last: UInt8, _ parameters: Substring) -> TerminalInput? {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 3, let button = numbers[0], let line = numbers[2], button >= 0 else {
      return nil
    }
    let modifiers = 4 | 8 | 16
    switch (button & ~modifiers, Unicode.Scalar(last)) {
    case (0, "M"): return .press(line: line)
    case (32, "M"): return .drag(line: line)
    case (0, "m"), (32, "m"): return .release(line: line)
    case (64, "M"): return .wheelUp
    case (65, "M"): return .wheelDown
    default: return nil
    }
  }
}
