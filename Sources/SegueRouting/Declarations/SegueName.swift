/// An identifier as a key of a table: compared byte for byte.
///
/// Two strings that look alike (a letter with an accent, in one scalar or in two) are equal as
/// `String`, and are two segues.
struct SegueName: Hashable, Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (one: SegueName, other: SegueName) -> Bool {
    one.text.utf8.elementsEqual(other.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    var utf8 = text.utf8
    // A string that is not contiguous (bridged from Objective-C) hashes like one that is.
    if utf8.withContiguousStorageIfAvailable({ hasher.combine(bytes: UnsafeRawBufferPointer($0)) })
      == nil
    {
      utf8 = Array(utf8).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }.utf8
      utf8.withContiguousStorageIfAvailable {
        hasher.combine(bytes: UnsafeRawBufferPointer($0))
      }
    }
  }
}
