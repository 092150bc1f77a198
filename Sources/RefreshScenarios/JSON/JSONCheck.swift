import Foundation

/// What Foundation's parser does not survive, or lets pass although it is no JSON or says one thing
/// twice.
///
/// The walk over the bytes comes before the parser, and only tells strings from the rest. What it
/// passes over, the parser judges.
struct JSONCheck {
  /// How many arrays and objects may stand in one another.
  ///
  /// A scenario has four. The parser crashes from 513 on where something is wrong, and its time
  /// grows with the cube of the depth.
  private static let depthLimit = 100

  private let bytes: [UInt8]
  private var index = 0
  /// The keys of each object that is open; `nil` for an array.
  private var open: [Set<String>?] = []
  /// Where the last token stands if it is a comma.
  private var comma: Int?

  /// Returns what is wrong first and at which byte; `nil` if nothing is.
  ///
  /// - Complexity: O(n) in the length of the text.
  static func fault(in bytes: [UInt8]) -> (offset: Int, reason: String)? {
    var check = JSONCheck(bytes: bytes)
    return check.firstFault()
  }

  private mutating func firstFault() -> (offset: Int, reason: String)? {
    while index < bytes.count {
      let start = index
      let byte = bytes[start]
      index += 1
      if Self.isSpace(byte) { continue }
      if let reason = faultOfToken(byte, at: start) { return (start, reason) }
      if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
        if let comma { return (comma, "not valid JSON: comma before the end") }
        _ = open.popLast()
      }
      comma = byte == UInt8(ascii: ",") ? start : nil
    }
    return nil
  }

  /// Passes the token that begins with a byte, and returns what is wrong with it.
  private mutating func faultOfToken(_ byte: UInt8, at start: Int) -> String? {
    switch byte {
    case 0: return "not valid JSON: a byte that is 0, expected UTF-8"
    case UInt8(ascii: "\""): return faultOfString(at: start)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      open.append(byte == UInt8(ascii: "{") ? [] : nil as Set<String>?)
      guard open.count > Self.depthLimit else { return nil }
      return "expected at most \(Self.depthLimit) levels of arrays and objects, found more"
    default: return nil
    }
  }

  /// Passes a string; one that is a key must be new to its object.
  private mutating func faultOfString(at start: Int) -> String? {
    var hasEscapes = false
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      let isEscape = bytes[index] == UInt8(ascii: "\\")
      if isEscape { hasEscapes = true }
      index += isEscape ? 2 : 1
    }
    index = min(index + 1, bytes.count)
    guard let last = open.indices.last, open[last] != nil, nextToken == UInt8(ascii: ":") else {
      return nil
    }
    let text = bytes[start..<index]
    // What cannot be decoded, the parser refuses.
    let key =
      (hasEscapes ? try? JSONDecoder().decode(String.self, from: Data(text)) : nil)
      ?? String(decoding: text.dropFirst().dropLast(), as: UTF8.self)
    let isNew = open[last]?.insert(key).inserted ?? true
    return isNew ? nil : "the key \(key.quoted) stands twice in one object"
  }

  private var nextToken: UInt8? { bytes[index...].first { !Self.isSpace($0) } }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
