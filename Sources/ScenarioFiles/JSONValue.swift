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
    case .number(let value): value.plain
    case .text(let value): value.quoted
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONValue: Decodable {
  /// Decodes any value; `true` and `false` are never numbers, and a number is never a flag.
  ///
  /// A wrong guess costs the decoder an error with the whole path: what a file has most of comes first.
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    func ifThatType<Value>(_ decode: () throws -> Value) throws -> Value? {
      try Self.ifThatType(at: decoder.codingPath, decode)
    }
    if let number = try ifThatType({ try value.decode(Double.self) }) {
      self = .number(number)
    } else if let text = try ifThatType({ try value.decode(String.self) }) {
      self = .text(text)
    } else if let fields = try ifThatType({ try decoder.container(keyedBy: AnyKey.self) }) {
      var object: [String: JSONValue] = [:]
      for key in fields.allKeys {
        object[key.stringValue] = try fields.decode(JSONValue.self, forKey: key)
      }
      self = .object(object)
    } else if var elements = try ifThatType({ try decoder.unkeyedContainer() }) {
      var array: [JSONValue] = []
      while !elements.isAtEnd { array.append(try elements.decode(JSONValue.self)) }
      self = .array(array)
    } else if value.decodeNil() {
      self = .null
    } else {
      self = .flag(try value.decode(Bool.self))
    }
  }

  /// Returns nil where the value is of another type; a value that is broken in itself is thrown.
  private static func ifThatType<Value>(
    at path: @autoclosure () -> [any CodingKey], _ decode: () throws -> Value
  ) throws -> Value? {
    do {
      return try decode()
    } catch DecodingError.typeMismatch {
      return nil
    } catch DecodingError.valueNotFound {
      return nil
    } catch let error as DecodingError {
      throw error
    } catch {
      // The parser says of a number that no double is near to, such as 1e-999, only what it is.
      throw DecodingError.dataCorrupted(
        .init(codingPath: path(), debugDescription: "a number that cannot be held"))
    }
  }
}

/// A key of an object whose keys are not known before.
private struct AnyKey: CodingKey {
  let stringValue: String

  init?(stringValue: String) {
    self.stringValue = stringValue
  }

  var intValue: Int? { nil }

  init?(intValue: Int) {
    nil
  }
}
