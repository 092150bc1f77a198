/// A text in JSON while it is read: what RFC 8259 does not have, and a key that stands twice in one
/// object, is refused with its place.
///
/// It needs nothing but Swift's own library, so that a text is read and refused alike everywhere.
package struct JSONText {
  /// How many bytes a text may have: half an hour of touches at 120 a second.
  package static let sizeLimit = 16_000_000

  /// How many arrays and objects may stand in one another; a scenario has four.
  private static let depthLimit = 100

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{c}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  /// The text, and a byte of 0 behind its end.
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  /// Returns the value that a text in UTF-8 stands for.
  ///
  /// - Throws: `FormatError` with line and column, or with the key path of a number that cannot be
  ///   held.
  /// - Complexity: O(n) in the length of the text.
  package static func value(of text: some Collection<UInt8>) throws(FormatError) -> JSONValue {
    guard text.count <= sizeLimit else {
      throw FormatError("", "expected at most \(sizeLimit) bytes, found more")
    }
    var reader = Self(bytes: text + [0])
    if let zero = reader.bytes.firstIndex(of: 0), zero < text.count {
      throw reader.fault(at: zero, "a byte that is 0, expected UTF-8")
    }
    // What is no UTF-8 is mended here, and so is another text.
    let mended = String(decoding: text, as: UTF8.self).utf8
    if let place = zip(mended, reader.bytes).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      throw reader.fault(at: place, "a byte that is not UTF-8")
    }
    // The mark that some editors put in front of UTF-8.
    if mended.starts(with: "\u{FEFF}".utf8) { reader.index = 3 }
    let value = try reader.value { "" }
    guard reader.consumeToken("\0") else { throw reader.unexpected("the end of the text") }
    return value
  }

  private mutating func value(_ path: () -> String) throws(FormatError) -> JSONValue {
    if consumeToken("{") { return .object(try object(path)) }
    if consumeToken("[") { return .array(try array(path)) }
    if consume("\"") { return .text(try string()) }
    if isDigit || bytes[index] == UInt8(ascii: "-") { return .number(try number(path)) }
    for (word, value) in [("true", .flag(true)), ("false", .flag(false)), ("null", JSONValue.null)]
    where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return value
    }
    throw unexpected("a value")
  }

  // MARK: Arrays and objects

  private mutating func array(_ path: () -> String) throws(FormatError) -> [JSONValue] {
    var elements: [JSONValue] = []
    try enterLevel()
    while try hasElement(before: "]", isFirst: elements.isEmpty) {
      let place = elements.count
      elements.append(try value { "\(path())[\(place)]" })
    }
    return elements
  }

  private mutating func object(_ path: () -> String) throws(FormatError) -> [String: JSONValue] {
    var fields: [String: JSONValue] = [:]
    try enterLevel()
    while try hasElement(before: "}", isFirst: fields.isEmpty) {
      guard consumeToken("\"") else { throw unexpected("a key in quotation marks") }
      let start = index - 1
      let key = try string()
      guard consumeToken(":") else { throw unexpected("a colon") }
      guard fields[key] == nil else {
        throw FormatError(place(of: start), "the key \(key.quoted) stands twice in one object")
      }
      fields[key] = try value { path().isEmpty ? key.shortened() : "\(path()).\(key.shortened())" }
    }
    return fields
  }

  private mutating func enterLevel() throws(FormatError) {
    depth += 1
    guard depth > Self.depthLimit else { return }
    throw FormatError(
      place(of: index - 1),
      "expected at most \(Self.depthLimit) levels of arrays and objects, found more")
  }

  /// Passes the end, or the comma before what follows; answers whether something follows.
  private mutating func hasElement(
    before end: Unicode.Scalar, isFirst: Bool
  ) throws(FormatError) -> Bool {
    if consumeToken(end) {
      depth -= 1
      return false
    }
    if isFirst { return true }
    guard consume(",") else { throw unexpected("a comma or \"\(end)\"") }
    let comma = index - 1
    if consumeToken(end) { throw fault(at: comma, "comma before the end") }
    return true
  }

  // MARK: Numbers and strings

  private mutating func number(_ path: () -> String) throws(FormatError) -> Double {
    let start = index
    consume("-")
    if !consume("0") { try digits() }
    if consume(".") { try digits() }
    let hasValue = bytes[start..<index].contains { UInt8(ascii: "1")...UInt8(ascii: "9") ~= $0 }
    if consume("e") || consume("E") {
      if !consume("+") { consume("-") }
      try digits()
    }
    let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)) ?? .infinity
    guard number.isFinite else { throw fault(at: start, "a number that is too large") }
    // No number that can be held is near to one such as 1e-999.
    guard number != 0 || !hasValue else {
      throw FormatError(path(), "not valid JSON: a number that cannot be held")
    }
    return number
  }

  private var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[index] }

  private mutating func digits() throws(FormatError) {
    guard isDigit else { throw unexpected("a digit") }
    while isDigit { index += 1 }
  }

  /// Passes the rest of a string.
  private mutating func string() throws(FormatError) -> String {
    var text = ""
    while true {
      let start = index
      while bytes[index] >= 0x20, bytes[index] != UInt8(ascii: "\""),
        bytes[index] != UInt8(ascii: "\\")
      { index += 1 }
      text += String(decoding: bytes[start..<index], as: UTF8.self)
      if consume("\"") { return text }
      guard consume("\\") else { throw unexpected("the end of a string") }
      text.unicodeScalars.append(try escaped())
    }
  }

  /// Passes what stands behind a backslash.
  private mutating func escaped() throws(FormatError) -> Unicode.Scalar {
    let start = index - 1
    if let scalar = Self.escapes[bytes[index]] {
      index += 1
      return scalar
    }
    guard consume("u") else { throw unexpected("a known letter behind the backslash") }
    var units = [try unit()]
    if UTF16.isLeadSurrogate(units[0]), consume("\\"), consume("u") { units.append(try unit()) }
    let scalars = String(decoding: units, as: UTF16.self).unicodeScalars
    // Half of a pair is mended into the sign for what cannot be read.
    guard let scalar = scalars.first, UTF16.encode(scalar)?.elementsEqual(units) == true else {
      throw fault(at: start, "half of a character")
    }
    return scalar
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

  // MARK: Bytes

  /// Passes a byte if it is the next one.
  @discardableResult
  private mutating func consume(_ scalar: Unicode.Scalar) -> Bool {
    guard bytes[index] == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  /// Passes white space, and a byte if it is the next one behind that.
  private mutating func consumeToken(_ scalar: Unicode.Scalar) -> Bool {
    while bytes[index] == 0x20 || 0x09...0x0A ~= bytes[index] || bytes[index] == 0x0D { index += 1 }
    return consume(scalar)
  }

  private func unexpected(_ expected: String) -> FormatError {
    let rest = String(decoding: bytes[index..<bytes.count - 1].prefix(32), as: UTF8.self)
    let found = rest.isEmpty ? "the end of the text" : rest.prefix(1).debugDescription
    return fault(at: index, "expected \(expected), found \(found)")
  }

  private func fault(at offset: Int, _ reason: String) -> FormatError {
    FormatError(place(of: offset), "not valid JSON: \(reason)")
  }

  private func place(of offset: Int) -> String {
    let lines = bytes[..<offset].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let column = String(decoding: lines.last ?? [], as: UTF8.self).count + 1
    return "line \(lines.count), column \(column)"
  }
}
