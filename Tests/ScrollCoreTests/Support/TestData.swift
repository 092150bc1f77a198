import Foundation

/// A data file that could not be used.
enum TestDataError: Error {
  case missing(String)
}

/// Reads a JSON file of the `Data` folder.
func readData<Value: Decodable>(_ name: String, as type: Value.Type) throws -> Value {
  guard
    let url = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Data")
  else { throw TestDataError.missing(name) }
  return try JSONDecoder().decode(type, from: Data(contentsOf: url))
}

/// Any JSON value of a vector file.
enum JSONValue: Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = try .object(value.decode([String: JSONValue].self))
    }
  }
}
