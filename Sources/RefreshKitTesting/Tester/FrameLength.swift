import RefreshKit

/// The length of a frame, or of the time between two samples, whose multiples are exact.
///
/// A frame lies at a multiple of the length and not at a sum: sums of 0.01 s, or of a sixtieth of a
/// second in whatever unit, miss the instants that they are meant for, and one that is early by the
/// last digit is a frame too many right before it.
package struct FrameLength {
  /// So many frames take that long; a sixtieth of a second, which no unit divides, is 60 in a
  /// second.
  private let count: Int64
  private let span: Duration

  /// The length, rounded down to an attosecond; 0 or less is no length.
  package let duration: Duration
  /// The length in seconds.
  package let seconds: Double

  /// Takes a length as it is.
  package init(_ duration: Duration) {
    count = 1
    span = duration
    self.duration = duration
    seconds = duration.inSeconds
  }

  /// Takes the length that a number of seconds stands for: a whole part of a second, or a decimal.
  package init(seconds: Double) {
    let rate = (1 / seconds).rounded()
    if 1 / rate == seconds, (1...1e9).contains(rate) {
      self.init(perSecond: Int64(rate))
    } else {
      self.init(Duration(limitingSeconds: seconds))
    }
  }

  /// Takes so many to a second; less than one is one, and the shortest length is an attosecond.
  package init(perSecond rate: Int64) {
    count = min(max(rate, 1), 1_000_000_000_000_000_000)
    span = .seconds(1)
    duration = span / count
    seconds = 1 / Double(count)
  }

  /// Returns the first multiple that is longer than a length of time of 0 or more.
  package func multiple(after elapsed: Duration) -> Duration {
    let whole = (elapsed.inSeconds / seconds).rounded(.down)
    // Frames that are so many cannot be counted; no length comes here too.
    guard (0..<0x1p52).contains(whole), duration > .zero else { return elapsed + duration }
    var number = max(1, Int64(whole))
    while span * number / count <= elapsed { number += 1 }
    return span * number / count
  }
}
