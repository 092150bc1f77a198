/// Holds the module against a vector file; it judges by throwing, so that it can be tested too.
enum VectorChecker {
  /// What a formula answered, by the name of the output.
  enum Output {
    case number(Double?)
    case text(String)
    case numbers([Double])
  }

  typealias Binding = @Sendable (VectorCase) throws -> [String: Output]

  /// Checks every case of every group; returns how many of each group were checked.
  static func check(_ file: VectorFile) throws -> [String: Int] {
    var checked: [String: Int] = [:]
    for group in file.groups {
      guard let binding = bindings[group.id] else {
        throw VectorFailure.unknownGroup(group.id)
      }
      for vector in group.cases {
        try check(vector, against: binding(vector))
        checked[group.id, default: 0] += 1
      }
    }
    return checked
  }

  private static func check(_ vector: VectorCase, against outputs: [String: Output]) throws {
    for (name, expected) in vector.expected {
      guard let output = outputs[name] else {
        throw VectorFailure.unknownOutput("\(vector.id) \(name)")
      }
      let isEqual =
        switch (expected, output) {
        case (.null, .number(nil)): true
        case (.number(let number), .number(let found?)):
          isClose(found, number, vector.tolerance)
        case (.text(let text), .text(let found)): text == found
        case (.list(let list), .numbers(let found)): try isClose(found, list, vector)
        default: false
        }
      guard isEqual else {
        throw VectorFailure.mismatch("\(vector.id) \(name): \(output), expected \(expected)")
      }
    }
  }

  private static func isClose(
    _ found: [Double], _ list: [JSONValue], _ vector: VectorCase
  ) throws -> Bool {
    guard found.count == list.count else { return false }
    return zip(found, list).allSatisfy { found, expected in
      guard case .number(let number) = expected else { return false }
      return isClose(found, number, vector.tolerance)
    }
  }

  private static func isClose(
    _ found: Double, _ expected: Double, _ tolerance: VectorCase.Tolerance
  ) -> Bool {
    (found - expected).magnitude <= max(tolerance.abs, tolerance.rel * expected.magnitude)
  }
}
