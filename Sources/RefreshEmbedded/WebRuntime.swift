// What compiled code expects of a C library and bare WebAssembly has not: memory, and two functions
// of arithmetic. `exp`, `log`, `sin` and `cos` come from the page, which has them.
#if hasFeature(Embedded) && arch(wasm32)
  /// The memory of one session: a motion takes one block and the places of a finger another, so
  /// that no more than a few are in use.
  private enum Blocks {
    static let size = 4096
    static let count = 8
    nonisolated(unsafe) static var memory = InlineArray<4096, UInt64>(repeating: 0)
    /// A bit for each block in use.
    nonisolated(unsafe) static var used: UInt8 = 0

    static func take(_ bytes: Int) -> UnsafeMutableRawPointer? {
      let index = (~used).trailingZeroBitCount
      guard bytes <= size, index < count else { return nil }
      used |= 1 << index
      return start + index * size
    }

    static func giveBack(_ block: UnsafeMutableRawPointer) {
      used &= ~(1 << ((block - start) / size))
    }

    private static var start: UnsafeMutableRawPointer {
      withUnsafeMutablePointer(to: &memory) { UnsafeMutableRawPointer($0) }
    }
  }

  @_cdecl("posix_memalign")
  func posixMemalign(
    _ block: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ bytes: Int
  ) -> Int32 {
    block.pointee = Blocks.take(bytes)
    return block.pointee == nil ? 12 : 0  // ENOMEM
  }

  /// `free`, whose name is the compiler's own; the linker is told to call this instead.
  @_cdecl("__wrap_free")
  func wrapFree(_ block: UnsafeMutableRawPointer?) {
    if let block { Blocks.giveBack(block) }
  }

  /// The lower 128 bits of a product of two numbers of 128 bits, of which the halves are given.
  @_cdecl("__multi3")
  func multi3(
    _ product: UnsafeMutablePointer<UInt64>, _ low: UInt64, _ high: UInt64, _ otherLow: UInt64,
    _ otherHigh: UInt64
  ) {
    let mask: UInt64 = 0xffff_ffff
    let (a, b) = (low & mask, low >> 32)
    let (c, d) = (otherLow & mask, otherLow >> 32)
    let inner = b &* c &+ (a &* c) >> 32
    let outer = a &* d &+ (inner & mask)
    product[0] = outer << 32 | (a &* c) & mask
    product[1] =
      b &* d &+ inner >> 32 &+ outer >> 32 &+ low &* otherHigh &+ high &* otherLow
  }

  /// The nearest whole number; of two that are as near the one that is larger in size.
  @_cdecl("round")
  func round(_ number: Double) -> Double {
    let whole = number.rounded(.towardZero)
    guard (number - whole).magnitude >= 0.5 else { return whole }
    return number < 0 ? whole - 1 : whole + 1
  }
#endif
