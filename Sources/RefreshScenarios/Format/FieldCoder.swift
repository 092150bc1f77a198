import RefreshKitTesting

/// What a field of a file may hold: the words for a message, and the way from JSON and back.
struct FieldCoder<Value> {
  /// The words after "expected", such as "a number above 0".
  let words: () -> String
  /// Names that may have been meant, for the nearest of them.
  var names: () -> [String] = { [] }
  /// Returns the value, or nil if the JSON value is not what is expected.
  let decode: (JSONValue) -> Value?
  /// Returns what a file says for a value.
  let encode: (Value) -> JSONValue

  /// Returns the value of a JSON value, or throws what was expected and what was found.
  func value(of json: JSONValue, at place: String) throws(FormatError) -> Value {
    if let value = decode(json) { return value }
    let suggestion = if case .text(let text) = json { text.suggestion(among: names()) } else { "" }
    throw FormatError(place, "expected \(words()), found \(json.found)\(suggestion)")
  }

  /// The same, or null, which is nil.
  var orNull: FieldCoder<Value?> {
    FieldCoder<Value?>(
      words: { "\(words()) or null" }, names: names,
      decode: { $0 == .null ? .some(nil) : decode($0).map { $0 } },
      encode: { $0.map(encode) ?? .null })
  }
}

extension FieldCoder<Double> {
  static var number: Self { number("a number") { _ in true } }
  static var size: Self { number("a number of 0 or more") { $0 >= 0 } }
  static var positive: Self { number("a number above 0") { $0 > 0 } }

  /// An instant that a deadline may have; one that lies in the past is due at once.
  static var deadline: Self { seconds(from: -1e9) }

  /// An instant of the clock, or a length of time that may be 0.
  static var time: Self { seconds(from: 0) }

  /// The length of a frame; a shorter one than a microsecond would only keep a motion from ending.
  static var frame: Self { seconds(from: 1e-6, "0.000001") }

  /// Seconds up to a billion; `words` are what a message calls the least of them.
  static func seconds(from least: Double, _ words: String? = nil) -> Self {
    number("seconds from \(words ?? least.formatted(decimals: .max)) to 1000000000") {
      (least...max(least, 1e9)).contains($0)
    }
  }

  static func number(
    _ words: @autoclosure @escaping () -> String, where holds: @escaping (Double) -> Bool
  ) -> Self {
    Self(
      words: words,
      decode: { if case .number(let number) = $0, holds(number) { number } else { nil } },
      encode: JSONValue.number)
  }
}

extension FieldCoder<Bool> {
  static var flag: Self {
    Self(
      words: { "true or false" },
      decode: { if case .flag(let flag) = $0 { flag } else { nil } }, encode: JSONValue.flag)
  }
}

extension FieldCoder<String> {
  static var text: Self {
    Self(
      words: { "a text" }, decode: { if case .text(let text) = $0 { text } else { nil } },
      encode: JSONValue.text)
  }
}

extension FieldCoder<Scenario.DecelerationRate> {
  /// A rate by name, or a number between 0 and 1.
  static var decelerationRate: Self {
    Self(
      words: { "\"normal\", \"fast\" or a number between 0 and 1" }, names: { ["normal", "fast"] },
      decode: { json in
        if json == .text("normal") { return .normal }
        if json == .text("fast") { return .fast }
        guard case .number(let rate) = json, rate > 0, rate < 1 else { return nil }
        return .custom(rate)
      },
      encode: { rate in
        switch rate {
        case .normal: .text("normal")
        case .fast: .text("fast")
        case .custom(let rate): .number(rate)
        }
      })
  }
}

extension FieldCoder where Value: RawRepresentable<String> & CaseIterable {
  /// One of the names of an enumeration.
  static var name: Self { name(Value.allCases.map(\.rawValue).alternatives) }

  /// One of the names of an enumeration, in other words than the list of them.
  static func name(_ words: @autoclosure @escaping () -> String) -> Self {
    Self(
      words: words, names: { Value.allCases.map(\.rawValue) },
      decode: { if case .text(let text) = $0 { Value(rawValue: text) } else { nil } },
      encode: { .text($0.rawValue) })
  }
}
