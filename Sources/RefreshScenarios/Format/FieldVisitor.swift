/// Goes through the fields of an object of a scenario file, and may give them other values.
///
/// Each object says once which fields it has. Who reads, who writes, who shrinks and who explains
/// the format are visitors of these fields, so that they cannot differ.
protocol FieldVisitor {
  /// What a visit may throw; `Never` if it cannot fail.
  associatedtype Failure: Error

  /// Visits a field and returns its value from now on; `nil` is a field that is left out.
  mutating func visit<Value>(
    _ key: String, _ value: Value?, _ coder: FieldCoder<Value>, isRequired: Bool
  ) throws(Failure) -> Value?

  /// Visits a field that is an object with fields of its own.
  mutating func visit<Value: FieldObject>(
    _ key: String, _ value: Value?, isRequired: Bool
  ) throws(Failure) -> Value?

  /// Visits the list of the steps.
  mutating func visit(_ key: String, _ steps: [Scenario.Step]) throws(Failure) -> [Scenario.Step]

  /// Hears what the object is called from here on, in messages about its keys.
  mutating func name(_ name: String)

  /// Judges a field beside others that have been visited: `reason` tells what is wrong, if it is.
  mutating func check(_ key: String, _ reason: @autoclosure () -> String?) throws(Failure)
}

extension FieldVisitor {
  mutating func visit<Value: FieldObject>(
    _ key: String, _ value: Value?, isRequired: Bool
  ) throws(Failure) -> Value? { value }

  mutating func visit(
    _ key: String, _ steps: [Scenario.Step]
  ) throws(Failure) -> [Scenario.Step] { steps }

  mutating func name(_ name: String) {}

  mutating func check(_ key: String, _ reason: @autoclosure () -> String?) throws(Failure) {}

  /// Visits a field that must be there.
  mutating func required<Value>(
    _ key: String, _ value: Value, _ coder: FieldCoder<Value>
  ) throws(Failure) -> Value {
    try visit(key, value, coder, isRequired: true) ?? value
  }

  /// Visits a field that may be left out.
  mutating func optional<Value>(
    _ key: String, _ value: Value?, _ coder: FieldCoder<Value>
  ) throws(Failure) -> Value? {
    try visit(key, value, coder, isRequired: false)
  }

  /// Visits a field that stands for a default if it is left out, and is left out if it has that.
  mutating func optional<Value: Equatable>(
    _ key: String, _ value: Value, _ coder: FieldCoder<Value>, default standard: Value
  ) throws(Failure) -> Value {
    try visit(key, value == standard ? nil : value, coder, isRequired: false) ?? standard
  }

  /// Visits a field that is as in a blank object if it is left out.
  mutating func optional<Object: FieldObject, Value: Equatable>(
    _ key: String, _ object: inout Object, _ field: WritableKeyPath<Object, Value>,
    _ coder: FieldCoder<Value>
  ) throws(Failure) {
    object[keyPath: field] = try optional(
      key, object[keyPath: field], coder, default: Object.blank[keyPath: field])
  }

  /// Visits an object in an object, which is as in a blank one if it is left out.
  mutating func optional<Object: FieldObject, Value: FieldObject>(
    _ key: String, _ object: inout Object, _ field: WritableKeyPath<Object, Value>
  ) throws(Failure) {
    let (value, standard) = (object[keyPath: field], Object.blank[keyPath: field])
    object[keyPath: field] =
      try visit(key, value == standard ? nil : value, isRequired: false) ?? standard
  }
}

/// An object of a scenario file.
protocol FieldObject: Equatable {
  /// The object with the defaults of the format, for a reader to fill in.
  static var blank: Self { get }

  /// Shows each field to a visitor, in the order of the format, and takes what it gives back.
  mutating func visitFields<V: FieldVisitor>(_ fields: inout V) throws(V.Failure)
}
