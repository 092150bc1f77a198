#if !hasFeature(Embedded)
  /// The name of a field of a value that checks what it decodes: one type for all such values.
  ///
  /// Where the compiler derives a coding it writes an enum of `CodingKeys` with it. A coding by
  /// hand has no need of one, and each would make every program larger, whether it codes or not.
  struct FieldName: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init(stringLiteral name: String) { stringValue = name }
    init?(intValue: Int) { nil }
  }
#endif
