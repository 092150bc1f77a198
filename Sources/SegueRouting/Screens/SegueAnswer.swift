/// What a perform did.
public enum SegueAnswer: Hashable, Sendable {
  /// The destination was pushed on a navigation container.
  case pushed
  /// The destination replaced a column of a split container.
  case replaced
  /// The destination was presented.
  case presented
  /// The destination was put into the source.
  case embedded
  /// The way back was taken.
  case unwound
  /// A move of your own was run.
  case shown
  /// The platform showed the destination, as UIKit does for the segues of a storyboard.
  case handedOver
  /// It waits until what runs now has settled.
  case queued
  /// It is the same as the one that runs now, and ends with it.
  case merged
}

/// Told once when a perform has settled: what it did, or why it did nothing.
public typealias SegueCompletion = (Result<SegueAnswer, SegueError>) -> Void
