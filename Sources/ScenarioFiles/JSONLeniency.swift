/// What Foundation's parser lets pass on Linux although it is no JSON, or says one thing twice.
///
/// The text has been parsed before, so this walk over its bytes only has to tell strings from the
/// rest: a comma before a closing bracket, and a key that its object has already.
struct JSONLeniency {
  /// What is wrong and at which byte.
  struct Fault: Equatable {
    let offset: Int
    let reason: String
  }

  private let bytes: [UInt8]
  private var index = 0
  /// The keys of each object that is open; `nil` for an array.
  private var open: [Set<String>?] = []

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the first fault, `nil` if there is none.
  ///
  /// - Complexity: O(n) in the length of the text.
  static func fault(in bytes: [UInt8]) -> Fault? {
    var walk = JSONLeniency(bytes)
    return walk.firstFault()
  }

  private mutating func firstFault() -> Fault? {
    var comma: Int?
    while index < bytes.count {
      let start = index
      switch bytes[index] {
      case UInt8(ascii: "\""):
        let text = takeString()
        if nextToken == UInt8(ascii: ":"), let last = open.indices.last,
          open[last]?.insert(text).inserted == false
        {
          return Fault(offset: start, reason: "the key \"\(text)\" stands twice in one object")
        }
        comma = nil
        continue
      case UInt8(ascii: "{"):
        open.append([])
        comma = nil
      case UInt8(ascii: "["):
        open.append(nil as Set<String>?)
        comma = nil
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let comma { return Fault(offset: comma, reason: "not valid JSON: comma before the end") }
        _ = open.popLast()
      case UInt8(ascii: ","):
        comma = index
      case let byte where !Self.isSpace(byte):
        comma = nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Passes a string and returns what stands between its quotes, as it is written.
  private mutating func takeString() -> String {
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(index, bytes.count)
    index += 1
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private var nextToken: UInt8? {
    bytes[min(index, bytes.count)...].first { !Self.isSpace($0) }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0A, 0x0D].contains(byte)
  }
}
