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
  public init(seed: UInt64) { state = seed }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
