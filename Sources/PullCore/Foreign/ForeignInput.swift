/// Something that has happened to content that others move.
package enum ForeignInput: Equatable, Sendable {
  /// A finger touched it.
  case touchBegan
  /// The finger has moved it.
  case dragged
  /// The finger lifted, or was taken away by the system.
  case touchEnded(isCancelled: Bool)
  /// It has moved without a finger, or has other sizes.
  case contentMoved
  /// It has left the screen, which takes a finger away.
  case screenLeft
}

/// An input that came while effects waited to be told.
enum WaitingInput: Equatable, Sendable {
  case own(PullInput)
  case foreign(ForeignInput)
}
