/// Reads the fields of one object of a file, and reports those that nobody asked for.
///
/// Each reading takes its field away; ``finish()`` refuses what is left. The keys that were asked
/// for are the known keys.
struct FieldReader {
  /// The place of the object, empty at the top level.
  let place: String

  private let what: String
  private var fields: [String: JSONValue]
  private var known: [String] = []

  /// Creates a reader of an object; `what` is its name in messages, such as "dragTo".
  ///
  /// - Throws: `FormatError` if the value is no object.
  init(_ value: JSONValue, at place: String, what: String) throws(FormatError) {
    guard case .object(let fields) = value else {
      throw FormatError(place, "expected an object, found \(value.found)")
    }
    self.place = place
    self.what = what
    self.fields = fields
  }

  /// Returns the same fields under another name for messages.
  func named(_ what: String) throws(FormatError) -> Self {
    var reader = try Self(.object(fields), at: place, what: what)
    reader.known = known
    return reader
  }

  /// Returns the place of a field.
  func path(_ key: String) -> String {
    place.isEmpty ? key.shortened() : "\(place).\(key.shortened())"
  }

  /// Reads a field that may be left out.
  mutating func optional<Value>(
    _ key: String, _ expected: Expected<Value>
  ) throws(FormatError) -> Value? {
    known.append(key)
    guard let value = fields.removeValue(forKey: key) else { return nil }
    return try expected.value(of: value, at: path(key))
  }

  /// Reads a field that must be there.
  mutating func required<Value>(
    _ key: String, _ expected: Expected<Value>
  ) throws(FormatError) -> Value {
    if let value = try optional(key, expected) { return value }
    // A key that was misspelt is a better answer than one that is missing.
    if let misspelt = key.nearest(among: Array(fields.keys.sorted().prefix(1000))) {
      throw FormatError(
        path(misspelt), "unknown key for \(what), did you mean \(key.quoted)?")
    }
    throw FormatError(path(key), "missing, expected \(expected.words)")
  }

  /// Reads an object that may be left out.
  mutating func optionalObject<Value>(
    _ key: String,
    _ read: (inout FieldReader) throws(FormatError) -> Value
  ) throws(FormatError) -> Value? {
    guard let value = try optional(key, Self.anObject) else { return nil }
    return try object(value, key, read)
  }

  /// Reads an object that must be there.
  mutating func requiredObject<Value>(
    _ key: String,
    _ read: (inout FieldReader) throws(FormatError) -> Value
  ) throws(FormatError) -> Value {
    try object(try required(key, Self.anObject), key, read)
  }

  /// Any value, with the words for an object: the reader of its fields judges it.
  private static var anObject: Expected<JSONValue> { Expected(words: "an object") { $0 } }

  private func object<Value>(
    _ value: JSONValue,
    _ key: String,
    _ read: (inout FieldReader) throws(FormatError) -> Value
  ) throws(FormatError) -> Value {
    var reader = try FieldReader(value, at: path(key), what: key)
    let result = try read(&reader)
    try reader.finish()
    return result
  }

  /// Refuses the fields that were not read; the first in the order of the alphabet is named.
  ///
  /// - Throws: `FormatError` with the nearest known key, or all known keys if none is near.
  func finish() throws(FormatError) {
    guard let key = fields.keys.min() else { return }
    let suggestion = key.suggestion(among: known)
    throw FormatError(
      path(key),
      "unknown key for \(what)"
        + (suggestion.isEmpty ? ", which takes \(known.joined(separator: ", "))" : suggestion))
  }
}
