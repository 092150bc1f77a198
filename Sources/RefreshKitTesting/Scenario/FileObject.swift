/// The text of one object of a scenario file, its fields in the order in which they are added.
struct FileObject {
  private var fields: [String] = []

  /// The object on one line.
  var text: String { "{\(fields.joined(separator: ", "))}" }

  /// Adds a field with a text that is JSON already.
  mutating func add(_ key: String, json: String) {
    fields.append("\"\(key)\": \(json)")
  }

  /// Adds a field; `nil` is left out.
  mutating func add(_ key: String, _ value: (some FileValue)?) {
    if let value { add(key, json: value.fileText) }
  }

  /// Adds a field if it differs from what a reader takes for one that is left out.
  mutating func add<Value: FileValue & Equatable>(
    _ key: String, _ value: Value, unless standard: Value
  ) {
    if value != standard { add(key, value) }
  }

  /// Adds an object within the object, unless it is empty.
  mutating func add(_ key: String, _ object: FileObject) {
    if !object.fields.isEmpty { add(key, json: object.text) }
  }
}

/// A value that a scenario file can hold.
package protocol FileValue {
  /// Adds the value as JSON, in UTF-8.
  func write(to bytes: inout [UInt8])
}

extension FileValue {
  /// The value as JSON.
  package var fileText: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Double: FileValue {
  /// Adds the shortest decimal that reads back as this number; JSON has none for NaN and infinity.
  package func write(to bytes: inout [UInt8]) {
    let whole = magnitude < 1e15 ? Int64(exactly: self) : nil
    let text = isFinite ? whole?.description ?? description : "null"
    bytes.append(contentsOf: text.utf8)
  }
}

extension Bool: FileValue {
  /// Adds `true` or `false`.
  package func write(to bytes: inout [UInt8]) {
    bytes.append(contentsOf: description.utf8)
  }
}

extension String: FileValue {
  /// Adds the text in quotation marks, with what JSON does not allow there escaped.
  package func write(to bytes: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    let backslash = UInt8(ascii: "\\")
    bytes.append(quote)
    var text = self
    text.withUTF8 { text in
      // Most texts have nothing to escape, and go as they are.
      if text.allSatisfy({ $0 >= 0x20 && $0 != quote && $0 != backslash }) {
        bytes.append(contentsOf: text)
        return
      }
      for byte in text {
        switch byte {
        case quote, backslash: bytes += [backslash, byte]
        case ..<0x20:
          let digits = String(byte, radix: 16)
          bytes.append(contentsOf: (digits.count < 2 ? "\\u000" : "\\u00").utf8)
          bytes.append(contentsOf: digits.utf8)
        default: bytes.append(byte)
        }
      }
    }
    bytes.append(quote)
  }
}
