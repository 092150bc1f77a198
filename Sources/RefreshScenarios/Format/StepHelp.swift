/// Tells a person which steps a scenario file may have, and their fields.
package struct StepHelp: FieldVisitor {
  private var fields: [String] = []

  /// A line for each action; a field with a question mark may be left out.
  package static var text: String {
    let verbs = Scenario.Action.Verb.allCases
    let width = verbs.map(\.rawValue.count).max() ?? 0
    let lines = verbs.map { verb in
      var help = Self()
      _ = verb.entry.blank.visitingFields(&help)
      return "\(verb.rawValue.padded(to: width))  \(help.fields.joined(separator: ", "))"
    }
    return lines.map { $0.withoutSpacesAtEnd + "\n" }.joined()
  }

  mutating func visit<Value>(
    _ key: String, _ value: Value?, _ coder: FieldCoder<Value>, isRequired: Bool
  ) throws(Never) -> Value? {
    let names = coder.names().joined(separator: "|")
    fields.append(key + (isRequired ? "" : "?") + (names.isEmpty ? "" : " (\(names))"))
    return value
  }
}
