/// Collects the numbers of an action in the order of its fields, and may replace one of them.
struct NumberVisitor: FieldVisitor {
  /// The numbers so far, without those that have the default of their field.
  private(set) var numbers: [Double] = []
  /// What the number at a place becomes, if its field may hold it.
  var replacement: (place: Int, number: Double)?

  mutating func visit<Value>(
    _ key: String, _ value: Value?, _ coder: FieldCoder<Value>, isRequired: Bool
  ) throws(Never) -> Value? {
    guard let value, case .number(let number) = coder.encode(value) else { return value }
    numbers.append(number)
    guard let replacement, replacement.place == numbers.count - 1 else { return value }
    return coder.decode(.number(replacement.number)) ?? value
  }
}

extension Scenario.Action {
  /// The numbers of the action, in a fixed order.
  var numbers: [Double] {
    var visitor = NumberVisitor()
    _ = visitingFields(&visitor)
    return visitor.numbers
  }

  /// Returns the action with one of its numbers replaced.
  func replacingNumber(at place: Int, with number: Double) -> Self {
    var visitor = NumberVisitor(replacement: (place, number))
    return visitingFields(&visitor)
  }
}
