public import RefreshCore

extension RefreshControl {
  /// Returns the changes of state from now on, in order; ``state`` is the one they start from.
  ///
  /// ```swift
  /// for await change in control.transitions() where change.to == .refreshing { … }
  /// ```
  ///
  /// Each call makes a sequence of its own, for one observer. It does not keep the control alive
  /// and ends when the control is freed; when its host is freed, it gets the end of what ran there.
  /// What an observer has not taken yet is kept for it, without a limit. An observer is no
  /// listener: see ``addObserver(_:)``.
  ///
  /// - Complexity: O(n) in the number of sequences of this control.
  public func transitions() -> AsyncStream<RefreshTransition> {
    let unread = streams.filter { $0.reader == nil }
    streams.removeAll { $0.reader == nil }
    for stream in unread { removeObserver(stream.observer) }
    let (stream, continuation) = AsyncStream.makeStream(of: RefreshTransition.self)
    let reader = TransitionStream.Reader()
    continuation.onTermination = { _ in withExtendedLifetime(reader) {} }
    let observer = addObserver { event in
      if case .transition(let transition) = event { continuation.yield(transition) }
    }
    streams.append(
      TransitionStream(continuation: continuation, observer: observer, reader: reader))
    return stream
  }

  /// Puts a change into the sequences, of which no other observer hears: nothing foreign is called.
  func notifyStreams(_ transition: RefreshTransition) {
    for stream in streams {
      stream.continuation.yield(transition)
    }
  }
}

/// The control's end of a sequence of transitions.
struct TransitionStream {
  /// Held by the sequence alone, until it has ended or nobody can read it any more.
  final class Reader: Sendable {}

  let continuation: AsyncStream<RefreshTransition>.Continuation
  let observer: RefreshActionToken
  private(set) weak var reader: Reader?
}
