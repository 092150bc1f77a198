import RefreshKitTesting

/// A JSON value: what a file is decoded into, and what a report is written from.
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

extension JSONValue: Decodable {
  /// Decodes any value; `true` and `false` are never numbers, and a number is never a flag.
  ///
  /// A wrong guess costs the decoder an error with the whole path: what a file has most of comes
  /// first.
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value? {
      do {
        return try value.decode(type)
      } catch DecodingError.typeMismatch, DecodingError.valueNotFound {
        return nil
      } catch let error as DecodingError {
        throw error
      } catch {
        // The parser says of a number that no double is near to, such as 1e-999, only what it is.
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "a number that cannot be held"))
      }
    }
    if let number = try decode(Double.self) {
      self = .number(number)
    } else if let text = try decode(String.self) {
      self = .text(text)
    } else if let fields = try decode([String: JSONValue].self) {
      self = .object(fields)
    } else if let elements = try decode([JSONValue].self) {
      self = .array(elements)
    } else if value.decodeNil() {
      self = .null
    } else {
      self = .flag(try value.decode(Bool.self))
    }
  }
}
