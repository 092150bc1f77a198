/// What a place in a file must hold: the words for a message, and the step from JSON to a value.
struct Expected<Value> {
  /// The words after "expected", such as "a number above 0".
  let words: String

  /// Names that may have been meant, for the nearest of them.
  var names: [String] = []

  /// Returns the value, or nil if the JSON value is not what is expected.
  let read: (JSONValue) -> Value?

  /// Returns the value of a JSON value.
  ///
  /// - Throws: `FormatError` that says what was expected and what was found.
  func value(of json: JSONValue, at place: String) throws(FormatError) -> Value {
    if let value = read(json) { return value }
    var reason = "expected \(words), found \(json.found)"
    if case .text(let text) = json { reason += text.suggestion(among: names) }
    throw FormatError(place, reason)
  }

  /// The same, or null, which is nil.
  var orNull: Expected<Value?> {
    Expected<Value?>(words: "\(words) or null", names: names) { json in
      if json == .null { return .some(nil) }
      return read(json).map { $0 }
    }
  }
}

extension Expected<Double> {
  /// Any number.
  static var number: Self { number("a number") { _ in true } }

  /// A number of 0 or more.
  static var size: Self { number("a number of 0 or more") { $0 >= 0 } }

  /// A number above 0.
  static var positive: Self { number("a number above 0") { $0 > 0 } }

  /// An instant that a deadline may have; one that lies in the past is due at once.
  static var seconds: Self {
    number("seconds from -1000000000 to 1000000000") { abs($0) <= 1e9 }
  }

  /// An instant of the clock, or a length of time that may be 0.
  static var time: Self { number("seconds from 0 to 1000000000") { (0...1e9).contains($0) } }

  /// The length of a frame; a shorter one than a microsecond would only keep a motion from ending.
  static var frame: Self {
    number("seconds from 0.000001 to 1000000000") { (1e-6...1e9).contains($0) }
  }

  /// A number that fulfils a condition.
  static func number(_ words: String, where holds: @escaping (Double) -> Bool) -> Self {
    Self(words: words) { json in
      guard case .number(let number) = json, holds(number) else { return nil }
      return number
    }
  }
}

extension Expected<Bool> {
  /// `true` or `false`.
  static var flag: Self {
    Self(words: "true or false") { json in
      guard case .flag(let flag) = json else { return nil }
      return flag
    }
  }
}

extension Expected<String> {
  /// Any text.
  static var text: Self {
    Self(words: "a text") { json in
      guard case .text(let text) = json else { return nil }
      return text
    }
  }
}

extension Expected where Value: RawRepresentable<String> & CaseIterable {
  /// One of the names of an enumeration, in other words than the list of them if some are given.
  static func name(_ words: String? = nil) -> Self {
    let names = Value.allCases.map(\.rawValue)
    return Self(words: words ?? names.alternatives, names: names) { json in
      guard case .text(let text) = json else { return nil }
      return Value(rawValue: text)
    }
  }
}
