/// A source of random numbers that gives the same numbers for the same seed, everywhere and always.
///
/// ```swift
/// var generator = SeededGenerator(seed: 42)
/// let offset = Double.random(in: 0...100, using: &generator)
/// ```
///
/// It is SplitMix64 by Sebastiano Vigna (https://prng.di.unimi.it/splitmix64.c, public domain): 64
/// bits of state, which pass through three multiplications and shifts. Good enough for tests, no
/// good for secrets. What Swift makes of its bits, as in `Double.random`, may differ between
/// versions of Swift.
public struct SeededGenerator: RandomNumberGenerator, Equatable, Sendable {
  private var state: UInt64

  /// Creates a generator at the start of a sequence; every seed has its own.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

// Choices that depend on the bits alone, and so on no version of Swift.
extension SeededGenerator {
  /// Returns a number from 0 to below 1.
  mutating func part() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// Returns a whole number of units between two numbers.
  mutating func number(_ lower: Double, _ upper: Double, unit: Double = 1) -> Double {
    ((lower + (upper - lower) * part()) / unit).rounded() * unit
  }

  mutating func flag() -> Bool { next() >> 63 == 0 }

  /// Returns one of some things, of which there must be one at least.
  mutating func pick<Element>(_ first: Element, _ others: Element...) -> Element {
    let index = Int(next() % UInt64(others.count + 1))
    return index == 0 ? first : others[index - 1]
  }
}
