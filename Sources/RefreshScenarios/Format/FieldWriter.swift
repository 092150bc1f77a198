/// Writes the fields of one object of a file as JSON, in the order in which they are visited.
struct FieldWriter: FieldVisitor {
  /// The fields that are not left out, each with its key.
  private var fields: [String] = []

  /// Creates a writer that has written the fields of an object.
  init(_ object: some FieldObject) {
    var object = object
    object.visitFields(&self)
  }

  /// The object on one line.
  var line: String { "{\(fields.joined(separator: ", "))}" }

  /// The object with a line for each field, and a line feed at the end.
  var lines: String { "{\n" + fields.map { "  \($0)" }.joined(separator: ",\n") + "\n}\n" }

  mutating func visit<Value>(
    _ key: String, _ value: Value?, _ coder: FieldCoder<Value>, isRequired: Bool
  ) throws(Never) -> Value? {
    if let value { fields.append("\"\(key)\": \(coder.encode(value).json)") }
    return value
  }

  mutating func visit<Value: FieldObject>(
    _ key: String, _ value: Value?, isRequired: Bool
  ) throws(Never) -> Value? {
    if let value { fields.append("\"\(key)\": \(FieldWriter(value).line)") }
    return value
  }

  mutating func visit(_ key: String, _ steps: [Scenario.Step]) throws(Never) -> [Scenario.Step] {
    let lines = steps.map { "    \(FieldWriter($0).line)" }.joined(separator: ",\n")
    fields.append("\"\(key)\": " + (steps.isEmpty ? "[]" : "[\n\(lines)\n  ]"))
    return steps
  }
}
