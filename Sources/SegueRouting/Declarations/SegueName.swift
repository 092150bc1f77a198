/// An identifier as a key of a table: compared byte for byte.
///
/// Two strings that look alike (a letter with an accent, in one scalar or in two) are equal as
/// `String`, and are two segues. The bytes are hashed once, when the name is made.
@usableFromInline
struct SegueName: Hashable, Sendable {
  let text: String
  let bytesHash: UInt64
  private let isASCII: Bool

  @usableFromInline
  init(_ text: String) {
    self.text = text
    // FNV-1a, fast for the few bytes of a name.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var all: UInt8 = 0
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
      all |= byte
    }
    bytesHash = hash
    isASCII = all < 0x80
  }

  @usableFromInline
  static func == (one: SegueName, other: SegueName) -> Bool {
    guard one.bytesHash == other.bytesHash else { return false }
    // Of ASCII alone, strings are equal if their bytes are; that comparison is the faster one.
    if one.isASCII && other.isASCII { return one.text == other.text }
    return one.text.utf8.elementsEqual(other.text.utf8)
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(bytesHash)
  }
}
