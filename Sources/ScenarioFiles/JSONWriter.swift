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

  /// Adds a value on one line.
  mutating func add(_ value: JSONValue) {
    switch value {
    case .null: add("null")
    case .flag(let value): value.write(to: &bytes)
    case .number(let value): value.write(to: &bytes)
    case .text(let value): value.write(to: &bytes)
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
      field.key.write(to: &writer.bytes)
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
}
