#if !hasFeature(Embedded)
  /// The name of a field of a value that checks what it decodes: one type for all such values.
  ///
  /// `CodingKeys` that a type has of its own take about 3 KB of a program, whether it codes or not. The
  /// compiler writes them where it writes the coding, and that is worth it.
  struct FieldName: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init(stringLiteral name: String) { stringValue = name }
    init?(intValue: Int) { nil }
  }
#endif
