/// A text in JSON while it is read, as RFC 8259 has it and no other way.
///
/// A comma before an end, a key that stands twice and a number that cannot be held are refused, each
/// with its place. Nothing else is in the texts of this package than Swift's own library has: so they
/// are read and refused alike on all platforms.
package struct JSONText {
  /// How many bytes a text may have: half an hour of touches at 120 a second.
  package static let sizeLimit = 16_000_000

  /// How many arrays and objects may stand in one another; a scenario has four.
  private static let depthLimit = 100

  /// The text, and a byte of 0 behind its end.
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes + [0]
    // The mark that some editors put in front of UTF-8.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// Returns the value that a text in UTF-8 stands for.
  ///
  /// - Throws: `FormatError` with line and column, or with the key path of a number that cannot be
  ///   held.
  /// - Complexity: O(n) in the length of the text.
  package static func value(of text: some Collection<UInt8>) throws(FormatError) -> JSONValue {
    guard text.count <= sizeLimit else {
      throw FormatError("", "expected at most \(sizeLimit) bytes, found more")
    }
    var reader = Self(Array(text))
    if let zero = reader.bytes.dropLast().firstIndex(of: 0) {
      throw reader.fault(at: zero, "not valid JSON: a byte that is 0, expected UTF-8")
    }
    let value = try reader.value { "" }
    guard reader.next() == 0 else { throw reader.unexpected("the end of the text") }
    return value
  }

  // MARK: Values

  private mutating func value(_ path: () -> String) throws(FormatError) -> JSONValue {
    switch next() {
    case UInt8(ascii: "{"): return .object(try object(path))
    case UInt8(ascii: "["): return .array(try array(path))
    case UInt8(ascii: "\""): return .text(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return .number(try number(path))
    case UInt8(ascii: "t"): return try word("true", .flag(true))
    case UInt8(ascii: "f"): return try word("false", .flag(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: throw unexpected("a value")
    }
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONValue
  ) throws(FormatError) -> JSONValue {
    let end = index + word.utf8CodeUnitCount
    guard end < bytes.count, bytes[index..<end].elementsEqual("\(word)".utf8) else {
      throw unexpected("a value")
    }
    index = end
    return value
  }

  private mutating func array(_ path: () -> String) throws(FormatError) -> [JSONValue] {
    var elements: [JSONValue] = []
    guard try open(until: UInt8(ascii: "]")) else { return [] }
    repeat {
      let place = elements.count
      elements.append(try value { "\(path())[\(place)]" })
    } while try goesOn(until: UInt8(ascii: "]"))
    return elements
  }

  private mutating func object(_ path: () -> String) throws(FormatError) -> [String: JSONValue] {
    var fields: [String: JSONValue] = [:]
    guard try open(until: UInt8(ascii: "}")) else { return [:] }
    repeat {
      guard next() == UInt8(ascii: "\"") else { throw unexpected("a key in quotation marks") }
      let start = index
      let key = try string()
      if next() != UInt8(ascii: ":") { throw unexpected("a colon") }
      if fields[key] != nil {
        throw fault(at: start, "the key \(key.quoted) stands twice in one object")
      }
      index += 1
      fields[key] = try value { path().isEmpty ? key.shortened() : "\(path()).\(key.shortened())" }
    } while try goesOn(until: UInt8(ascii: "}"))
    return fields
  }

  /// Passes the begin of an array or object; answers whether there is something in it.
  private mutating func open(until end: UInt8) throws(FormatError) -> Bool {
    guard depth < Self.depthLimit else {
      throw fault(
        at: index, "expected at most \(Self.depthLimit) levels of arrays and objects, found more")
    }
    index += 1
    guard next() == end else {
      depth += 1
      return true
    }
    index += 1
    return false
  }

  /// Passes a comma, or the end of the array or object; answers whether another element follows.
  private mutating func goesOn(until end: UInt8) throws(FormatError) -> Bool {
    let comma = UInt8(ascii: ",")
    let byte = next()
    guard byte == comma || byte == end else {
      throw unexpected("a comma or \(Character(Unicode.Scalar(end)).debugDescription)")
    }
    let place = index
    index += 1
    if byte == comma, next() == end {
      throw fault(at: place, "not valid JSON: comma before the end")
    }
    if byte == end { depth -= 1 }
    return byte == comma
  }

  // MARK: Numbers and strings

  private mutating func number(_ path: () -> String) throws(FormatError) -> Double {
    let start = index
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    if bytes[index] == UInt8(ascii: "0") { index += 1 } else { try digits() }
    if bytes[index] == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    let end = index
    if bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-") { index += 1 }
      try digits()
    }
    let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)) ?? 0
    guard number.isFinite else {
      throw fault(at: start, "not valid JSON: a number that is too large")
    }
    let isZero = bytes[start..<end].allSatisfy { !(UInt8(ascii: "1")...UInt8(ascii: "9") ~= $0) }
    // No double is near to a number such as 1e-999.
    if number == 0, !isZero {
      throw FormatError(path(), "not valid JSON: a number that cannot be held")
    }
    return number
  }

  private mutating func digits() throws(FormatError) {
    let start = index
    while UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[index] { index += 1 }
    if index == start { throw unexpected("a digit") }
  }

  private mutating func string() throws(FormatError) -> String {
    index += 1
    var start = index
    var text = ""
    while true {
      let byte = bytes[index]
      guard byte >= 0x20 else { throw unexpected("the end of a string") }
      guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      let part = String(decoding: bytes[start..<index], as: UTF8.self)
      // What is no UTF-8 has been mended, and so is another text.
      guard part.utf8.elementsEqual(bytes[start..<index]) else {
        throw fault(at: start, "not valid JSON: a string that is no UTF-8")
      }
      text += part
      index += 1
      if byte == UInt8(ascii: "\"") { return text }
      text.unicodeScalars.append(try escape())
      start = index
    }
  }

  /// Passes what stands behind a backslash.
  private mutating func escape() throws(FormatError) -> Unicode.Scalar {
    let start = index - 1
    index += 1
    switch bytes[start + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      return Unicode.Scalar(bytes[start + 1])
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      var units = [try unit()]
      if UTF16.isLeadSurrogate(units[0]),
        bytes[index...].starts(with: "\\u".utf8)
      {
        index += 2
        units.append(try unit())
      }
      let text = String(decoding: units, as: UTF16.self)
      // Half of a pair has become the sign for what cannot be read.
      guard text.utf16.elementsEqual(units), let scalar = text.unicodeScalars.first else {
        throw fault(at: start, "not valid JSON: half of a character")
      }
      return scalar
    default:
      index = start
      throw unexpected("a known letter behind a backslash")
    }
  }

  private mutating func unit() throws(FormatError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else {
        throw unexpected("four hexadecimal digits")
      }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }

  // MARK: Places

  /// Passes white space; answers the byte behind it, which is 0 at the end of the text.
  private mutating func next() -> UInt8 {
    while bytes[index] == 0x20 || (0x09...0x0A ~= bytes[index]) || bytes[index] == 0x0D {
      index += 1
    }
    return bytes[index]
  }

  private func unexpected(_ expected: String) -> FormatError {
    let rest = String(decoding: bytes[index...].prefix(32), as: UTF8.self)
    let isEnd = index == bytes.count - 1
    let found = isEnd ? "the end of the text" : rest.prefix(1).debugDescription
    return fault(at: index, "not valid JSON: expected \(expected), found \(found)")
  }

  private func fault(at offset: Int, _ reason: String) -> FormatError {
    let before = bytes[..<offset]
    let lineBreak = UInt8(ascii: "\n")
    let line = before.count { $0 == lineBreak } + 1
    let start = before.lastIndex(of: lineBreak).map { $0 + 1 } ?? 0
    let column = String(decoding: before[start...], as: UTF8.self).count + 1
    return FormatError("line \(line), column \(column)", reason)
  }
}
