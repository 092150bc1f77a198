import RefreshKitTesting

/// Writes JSON into one buffer, the keys of each object sorted.
///
/// Foundation's encoder would take longer than all else of a replay.
struct JSONWriter {
  typealias Field = (key: String, value: JSONValue)

  private var bytes: [UInt8] = []

  /// What has been written.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds a text as it stands.
  mutating func add(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Adds a value on one line; JSON has no number for NaN and infinity, which become `null`.
  mutating func add(_ value: JSONValue) {
    switch value {
    case .null: add("null")
    case .flag(let value): add(value ? "true" : "false")
    case .number(let value):
      if value.isFinite {
        bytes.append(contentsOf: value.formatted(decimals: .max).utf8)
      } else {
        add("null")
      }
    case .text(let value): addString(value)
    case .array(let values):
      add("[")
      add(values, separator: ",") { $0.add($1) }
      add("]")
    case .object(let fields): add(fields.map { ($0.key, $0.value) })
    }
  }

  /// Adds an object on one line.
  mutating func add(_ fields: consuming [Field]) {
    fields.sort { $0.key < $1.key }
    add("{")
    add(fields, separator: ",") { writer, field in
      writer.addString(field.key)
      writer.add(":")
      writer.add(field.value)
    }
    add("}")
  }

  /// Adds an array with each element on a line of its own.
  mutating func addLines<Element>(
    _ elements: [Element], _ body: (inout Self, Element) -> Void
  ) {
    add(elements.isEmpty ? "[" : "[\n")
    add(elements, separator: ",\n", body)
    add(elements.isEmpty ? "]" : "\n]")
  }

  private mutating func add<Element>(
    _ elements: [Element], separator: StaticString, _ body: (inout Self, Element) -> Void
  ) {
    var isFirst = true
    for element in elements {
      if !isFirst { add(separator) }
      isFirst = false
      body(&self, element)
    }
  }

  /// Adds a text in quotation marks, with what JSON does not allow there escaped.
  private mutating func addString(_ text: String) {
    let quote = UInt8(ascii: "\"")
    let backslash = UInt8(ascii: "\\")
    bytes.append(quote)
    var text = text
    text.withUTF8 { text in
      // Most texts have nothing to escape, and go as they are.
      if text.allSatisfy({ $0 >= 0x20 && $0 != quote && $0 != backslash }) {
        bytes.append(contentsOf: text)
        return
      }
      for byte in text {
        if byte < 0x20 {
          let digits = String(byte, radix: 16)
          bytes.append(contentsOf: (digits.count < 2 ? "\\u000" : "\\u00").utf8)
          bytes.append(contentsOf: digits.utf8)
        } else {
          if byte == quote || byte == backslash { bytes.append(backslash) }
          bytes.append(byte)
        }
      }
    }
    bytes.append(quote)
  }
}
