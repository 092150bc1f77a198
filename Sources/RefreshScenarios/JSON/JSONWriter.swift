import RefreshKitTesting

/// Writes JSON into one buffer, the keys of each object sorted.
///
/// Foundation's encoder would take longer than all else of a replay.
struct JSONWriter {
  typealias Field = (key: String, value: JSONValue)

  /// What has been written.
  private(set) var text = ""

  /// Adds a text as it stands.
  mutating func add(_ text: String) { self.text += text }

  /// Adds a value on one line; JSON has no number for NaN and infinity, which become `null`.
  mutating func add(_ value: JSONValue) {
    switch value {
    case .null: add("null")
    case .flag(let value): add(value ? "true" : "false")
    case .number(let value): add(value.isFinite ? value.formatted(decimals: .max) : "null")
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
    _ elements: [Element], separator: String, _ body: (inout Self, Element) -> Void
  ) {
    var isFirst = true
    for element in elements {
      if !isFirst { add(separator) }
      isFirst = false
      body(&self, element)
    }
  }

  /// Adds a text in quotation marks, with what JSON does not allow there escaped.
  private mutating func addString(_ string: String) {
    func isEscaped(_ byte: UInt8) -> Bool {
      byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }
    add("\"")
    // Most texts have nothing to escape, and go as they are.
    if string.utf8.contains(where: isEscaped) {
      for scalar in string.unicodeScalars {
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          add((digits.count < 2 ? "\\u000" : "\\u00") + digits)
        } else {
          if scalar == "\"" || scalar == "\\" { add("\\") }
          text.unicodeScalars.append(scalar)
        }
      }
    } else {
      add(string)
    }
    add("\"")
  }
}
