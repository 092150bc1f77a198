/// The reference values of `Data/physics-vectors.json`, whose text says where they come from.
struct VectorFile: Decodable {
  var counts: [String: Int]
  var total: Int
  var groups: [VectorGroup]

  static func read() throws -> VectorFile {
    try readData("physics-vectors", as: VectorFile.self)
  }
}

/// The cases of one formula.
struct VectorGroup: Decodable {
  var id: String
  var cases: [VectorCase]
}

/// Inputs and the results that a formula must give for them.
struct VectorCase: Decodable {
  struct Tolerance: Decodable {
    var abs: Double
    var rel: Double
  }

  var id: String
  var inputs: [String: JSONValue]
  var expected: [String: JSONValue]
  var tolerance: Tolerance

  func number(_ name: String) throws -> Double {
    guard let value = inputs[name] else { throw VectorFailure.noInput("\(id) \(name)") }
    return try Self.number(value, name: "\(id) \(name)")
  }

  func flag(_ name: String) throws -> Bool {
    guard case .bool(let flag)? = inputs[name] else { throw VectorFailure.noInput("\(id) \(name)") }
    return flag
  }

  func text(_ name: String) throws -> String {
    guard case .text(let text)? = inputs[name] else { throw VectorFailure.noInput("\(id) \(name)") }
    return text
  }

  func list(_ name: String) throws -> [JSONValue] {
    guard case .list(let list)? = inputs[name] else { throw VectorFailure.noInput("\(id) \(name)") }
    return list
  }

  func numbers(_ name: String) throws -> [Double] {
    try list(name).map { try Self.number($0, name: "\(id) \(name)") }
  }

  /// The arguments of an edge case, as a case of its own.
  func arguments() throws -> VectorCase {
    guard case .object(let values)? = inputs["args"] else {
      throw VectorFailure.noInput("\(id) args")
    }
    return VectorCase(id: id, inputs: values, expected: expected, tolerance: tolerance)
  }

  private static func number(_ value: JSONValue, name: String) throws -> Double {
    switch value {
    case .number(let number): return number
    case .text("nan"): return .nan
    case .text("inf"): return .infinity
    case .text("-inf"): return -.infinity
    default: throw VectorFailure.noInput(name)
    }
  }
}

/// Why a vector file was refused.
enum VectorFailure: Error, Equatable {
  case unknownGroup(String)
  case unknownFunction(String)
  case unknownOutput(String)
  case noInput(String)
  case mismatch(String)
}
