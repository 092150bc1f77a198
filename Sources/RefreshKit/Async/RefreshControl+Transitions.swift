public import RefreshCore

extension RefreshControl {
  /// Returns the changes of state from now on, in order; ``state`` is the one they start from.
  ///
  /// ```swift
  /// for await change in control.transitions() where change.to == .refreshing { … }
  /// ```
  ///
  /// Each call makes a sequence of its own, for one observer. It does not keep the control alive and
  /// ends when the control is freed. What an observer has not taken yet is kept for it, without a
  /// limit. An observer is no listener: see ``addObserver(_:)``.
  public func transitions() -> AsyncStream<RefreshTransition> {
    let (stream, continuation) = AsyncStream.makeStream(of: RefreshTransition.self)
    streams.append(continuation)
    return stream
  }

  /// Tells a change to the sequences, and forgets those that nobody reads any more.
  func tellStreams(_ transition: RefreshTransition) {
    guard !streams.isEmpty else { return }
    streams.removeAll { stream in
      if case .terminated = stream.yield(transition) { true } else { false }
    }
  }
}
