import Foundation

/// The step from the bytes of a file to a JSON value.
package enum JSONText {
  /// How many bytes a text may have.
  ///
  /// The decoder takes more than twenty times the size of a text of short fields in memory, which
  /// are some 350 MB for one of this size, and a few seconds. It is half an hour of touches at 120
  /// a second.
  package static let sizeLimit = 16_000_000

  /// Returns the value that a text in UTF-8 stands for.
  ///
  /// - Throws: `FormatError` with line and column where they are known, else with the key path or
  ///   the end of the file.
  /// - Complexity: O(n) in the length of the text.
  package static func value(of text: some Collection<UInt8>) throws(FormatError) -> JSONValue {
    guard text.count <= sizeLimit else {
      throw FormatError("", "expected at most \(sizeLimit) bytes, found more")
    }
    let data = Data(text)
    if let fault = JSONCheck.fault(in: Array(data)) {
      throw FormatError(Self.place(of: fault.offset, in: data), fault.reason)
    }
    do {
      return try JSONDecoder().decode(JSONValue.self, from: data)
    } catch {
      throw Self.error(for: error, in: data)
    }
  }

  private static func error(for error: any Error, in data: Data) -> FormatError {
    // The decoder does not say where the text breaks off; the older parser does.
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
    } catch {
      let text = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "invalid text"
      let (reason, offset) = Self.split(text)
      return FormatError(
        Self.place(of: offset ?? data.count, in: data),
        "not valid JSON: \(reason.shortened(to: 160))")
    }
    guard case .dataCorrupted(let context)? = error as? DecodingError else {
      return FormatError("", "not valid JSON")
    }
    return FormatError(Self.path(context.codingPath), "not valid JSON: \(context.debugDescription)")
  }

  /// Splits "… around character 10." into what is wrong and the place in bytes.
  private static func split(_ text: String) -> (reason: String, offset: Int?) {
    let text = text.hasSuffix(".") ? String(text.dropLast()) : text
    guard let match = text.firstMatch(of: #/ (?:around|starting from) character (\d+)$/#) else {
      return (text, nil)
    }
    return (String(text[..<match.range.lowerBound]), Int(match.1))
  }

  private static func place(of offset: Int, in data: Data) -> String {
    let before = data.prefix(offset)
    let lineBreak = UInt8(ascii: "\n")
    let line = before.count { $0 == lineBreak } + 1
    let start = before.lastIndex(of: lineBreak).map { $0 + 1 } ?? before.startIndex
    let column = String(decoding: before[start...], as: UTF8.self).count + 1
    return "line \(line), column \(column)"
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "") { path, key in
      let name = (path.isEmpty ? "" : ".") + key.stringValue.shortened()
      path += key.intValue.map { "[\($0)]" } ?? name
    }
  }
}
