import RefreshKitTesting

/// Reads the fields of one object of a file, and reports those that nobody asked for.
///
/// Each reading takes its field away; what is left at the end is refused. The keys that were asked
/// for are the known keys.
struct FieldReader: FieldVisitor {
  /// The place of the object, empty at the top level.
  private let place: String
  /// What the object is called in messages, such as "dragTo".
  private var what: String
  private var fields: [String: JSONValue]
  private var known: [String] = []

  /// Returns the object that a JSON value stands for.
  static func object<Value: FieldObject>(
    _ json: JSONValue, at place: String = "", what: String
  ) throws(FormatError) -> Value {
    guard case .object(let fields) = json else {
      throw FormatError(place, "expected an object, found \(json.found)")
    }
    var reader = Self(place: place, what: what, fields: fields)
    var value = Value.blank
    try value.visitFields(&reader)
    try reader.finish()
    return value
  }

  mutating func visit<Value>(
    _ key: String, _ value: Value?, _ coder: FieldCoder<Value>, isRequired: Bool
  ) throws(FormatError) -> Value? {
    known.append(key)
    if let json = fields.removeValue(forKey: key) {
      return try coder.value(of: json, at: path(key))
    }
    guard isRequired else { return nil }
    // A key that was misspelt is a better answer than one that is missing.
    if let misspelt = key.nearest(among: Array(fields.keys.sorted().prefix(1000))) {
      throw FormatError(path(misspelt), "unknown key for \(what), did you mean \(key.quoted)?")
    }
    throw FormatError(path(key), "missing, expected \(coder.words())")
  }

  mutating func visit<Value: FieldObject>(
    _ key: String, _ value: Value?, isRequired: Bool
  ) throws(FormatError) -> Value? {
    // Any value counts as an object here: the reader of its fields judges it.
    let any = FieldCoder<JSONValue>(words: { "an object" }, decode: { $0 }, encode: { $0 })
    guard let json = try visit(key, nil, any, isRequired: isRequired) else { return nil }
    return try Self.object(json, at: path(key), what: key)
  }

  mutating func visit(
    _ key: String, _ steps: [Scenario.Step]
  ) throws(FormatError) -> [Scenario.Step] {
    let list = FieldCoder<[JSONValue]>(
      words: { "an array" },
      decode: { if case .array(let values) = $0 { values } else { nil } }, encode: JSONValue.array)
    var steps: [Scenario.Step] = []
    for (index, json) in try required(key, [], list).enumerated() {
      let place = "\(key)[\(index)]"
      let step: Scenario.Step = try Self.object(json, at: place, what: "a step")
      if let before = steps.last, step.at < before.at {
        throw FormatError(
          "\(place).at",
          "expected \(before.at.formatted(decimals: .max)) (the step before) or later, "
            + "found \(step.at.formatted(decimals: .max))"
        )
      }
      steps.append(step)
    }
    return steps
  }

  mutating func name(_ name: String) { what = name }

  mutating func check(_ key: String, _ reason: @autoclosure () -> String?) throws(FormatError) {
    if let reason = reason() { throw FormatError(path(key), reason) }
  }

  private func path(_ key: String) -> String {
    place.isEmpty ? key.shortened() : "\(place).\(key.shortened())"
  }

  /// Refuses the fields that were not read; the first in the order of the alphabet is named, with
  /// the nearest known key, or all known keys if none is near.
  private func finish() throws(FormatError) {
    guard let key = fields.keys.min() else { return }
    let suggestion = key.suggestion(among: known)
    throw FormatError(
      path(key),
      "unknown key for \(what)"
        + (suggestion.isEmpty ? ", which takes \(known.joined(separator: ", "))" : suggestion))
  }
}
