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
protocol FileValue {
  var fileText: String { get }
}

extension Double: FileValue {
  /// The shortest decimal that reads back as this number; JSON has none for NaN and infinity.
  var fileText: String {
    guard isFinite else { return "null" }
    return Int64(exactly: self).flatMap { magnitude < 1e15 ? "\($0)" : nil } ?? "\(self)"
  }
}

extension Bool: FileValue {
  var fileText: String { self ? "true" : "false" }
}

extension String: FileValue {
  /// The text in quotation marks, with what JSON does not allow there escaped.
  var fileText: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
