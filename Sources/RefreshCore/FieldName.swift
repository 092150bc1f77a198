#if !hasFeature(Embedded)
  /// The name of a field of a coded value: one type for all values.
  ///
  /// `CodingKeys` that a type has of its own take about 4 KB of a program, whether it codes or not.
  struct FieldName: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init(stringLiteral name: String) { stringValue = name }
    init?(intValue: Int) { nil }
  }
#endif
