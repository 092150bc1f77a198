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
  package init(from decoder: any Decoder) throws {
    if let fields = try Self.ifThatType({ try decoder.container(keyedBy: AnyKey.self) }) {
      var object: [String: JSONValue] = [:]
      for key in fields.allKeys {
        object[key.stringValue] = try fields.decode(JSONValue.self, forKey: key)
      }
      self = .object(object)
      return
    }
    if var elements = try Self.ifThatType({ try decoder.unkeyedContainer() }) {
      var array: [JSONValue] = []
      while !elements.isAtEnd { array.append(try elements.decode(JSONValue.self)) }
      self = .array(array)
      return
    }
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let flag = try Self.ifThatType({ try value.decode(Bool.self) }) {
      self = .flag(flag)
    } else if let number = try Self.ifThatType({ try value.decode(Double.self) }) {
      self = .number(number)
    } else {
      self = .text(try value.decode(String.self))
    }
  }

  /// Returns nil where the value is of another type; a value that is broken in itself is thrown.
  private static func ifThatType<Value>(_ decode: () throws -> Value) throws -> Value? {
    do {
      return try decode()
    } catch DecodingError.typeMismatch {
      return nil
    } catch DecodingError.valueNotFound {
      return nil
    }
  }
}

extension JSONValue {
  /// The value as JSON on one line, the keys of an object sorted.
  ///
  /// Written here and not by Foundation's encoder, which took ten times as long as all else of a replay.
  package var json: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .flag(let value): text += value.fileText
    case .number(let value): text += value.fileText
    case .text(let value): text += value.fileText
    case .array(let values): Self.write(values, "[", "]", to: &text) { $0.write(to: &$1) }
    case .object(let fields):
      Self.write(fields.sorted { $0.key < $1.key }, "{", "}", to: &text) { field, text in
        text += field.key.fileText
        text += ":"
        field.value.write(to: &text)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], _ open: String, _ close: String, to text: inout String,
    _ body: (Element, inout String) -> Void
  ) {
    text += open
    for (place, element) in elements.enumerated() {
      if place > 0 { text += "," }
      body(element, &text)
    }
    text += close
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
