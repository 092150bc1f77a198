import RefreshKitTesting

/// A JSON value: what a file is read into, and what a report is written from.
package enum JSONValue: Equatable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The value as a message names it.
  var found: String {
    switch self {
    case .null: "null"
    case .flag(let value): "\(value)"
    case .number(let value): value.formatted(decimals: .max)
    case .text(let value): value.quoted
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The value as JSON on one line, the keys of each object sorted.
  package var json: String {
    var writer = JSONWriter()
    writer.add(self)
    return writer.text
  }
}
