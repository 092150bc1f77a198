/// The answer to one call that waits: whoever answers first wins.
///
/// A bound on the waiting, the cancellation of the task that waits, and the one who is waited for
/// may come from any threads at one moment.
package final class OneShot<Value: Sendable>: Sendable {
  private enum State {
    /// Nobody has answered, and the call has not suspended yet.
    case open
    case awaited(CheckedContinuation<Value, any Error>)
    case answered(Result<Value, any Error>)
  }

  private let state = Locked(State.open)

  package init() {}

  package var isAnswered: Bool {
    state.with { if case .answered = $0 { true } else { false } }
  }

  /// Answers the call; `false` if it has its answer already.
  @discardableResult
  package func answer(_ result: Result<Value, any Error>) -> Bool {
    let before = state.with { state in
      let before = state
      if case .answered = before { return before }
      state = .answered(result)
      return before
    }
    switch before {
    case .answered: return false
    case .open: return true
    case .awaited(let continuation):
      continuation.resume(with: result)
      return true
    }
  }

  /// Suspends the one call until it is answered, on the actor of the caller.
  ///
  /// `late` makes the error that is thrown after `bound` of real time.
  package func value(
    within bound: Duration, isolation: isolated (any Actor)? = #isolation,
    late: @escaping @Sendable () -> any Error
  ) async throws -> Value {
    let timer = Task.detached {
      guard (try? await ContinuousClock().sleep(for: bound)) != nil else { return }
      self.answer(.failure(late()))
    }
    defer { timer.cancel() }
    return try await value(isolation: isolation)
  }

  /// Suspends the one call until it is answered, however long that takes.
  func value(isolation: isolated (any Actor)? = #isolation) async throws -> Value {
    try await withTaskCancellationHandler {
      // The closures stay on the actor only because they capture it.
      _ = isolation
      return try await withCheckedThrowingContinuation(isolation: isolation) { continuation in
        let answer = state.with { state -> Result<Value, any Error>? in
          if case .answered(let result) = state { return result }
          state = .awaited(continuation)
          return nil
        }
        if let answer { continuation.resume(with: answer) }
      }
    } onCancel: {
      answer(.failure(CancellationError()))
    }
  }
}
