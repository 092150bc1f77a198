/// Any JSON value, as Foundation's decoder makes it.
enum DecodedJSON: Decodable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case array([DecodedJSON])
  case object([String: DecodedJSON])

  /// A wrong guess costs the decoder an error: what a file has most of comes first.
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let fields = try? value.decode([String: DecodedJSON].self) {
      self = .object(fields)
    } else if let elements = try? value.decode([DecodedJSON].self) {
      self = .array(elements)
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else {
      self = .null
    }
  }
}
