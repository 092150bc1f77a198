import RefreshKit

extension ManualClock {
  /// A call that sleeps; it is resumed with whether it has waited.
  typealias Continuation = CheckedContinuation<Bool, any Error>

  /// All that the lock of a clock protects.
  struct State {
    var now: Instant
    var sleepers = DeadlineQueue<Continuation>()
    var thresholds = WaiterThresholds()
    private var newestID = 0
    /// Who has slept long enough and is not resumed yet, in order.
    private var due: [Continuation] = []
    /// Whether somebody has been resumed who will ask for the next.
    private var isWaking = false

    init(now: Instant) {
      self.now = now
    }

    mutating func makeID() -> Int {
      newestID += 1
      return newestID
    }

    /// Takes note of who is due now; answers whom to resume, if nobody is on the way to ask.
    mutating func beginWaking() -> Continuation? {
      due += sleepers.removeDue(at: now)
      return isWaking ? nil : nextToWake()
    }

    /// Answers whom to resume after somebody who was resumed is back.
    mutating func nextToWake() -> Continuation? {
      isWaking = !due.isEmpty
      return isWaking ? due.removeFirst() : nil
    }
  }

  /// What becomes of a call that has looked at the state.
  enum Outcome {
    case cancelled
    /// The instant that it would wait for has come.
    case isThere
    /// It sleeps, and others have waited for that.
    case sleeps(satisfying: [OneShot<Void>])

    /// Resumes whom there is to resume; not under the lock, since a call may go on at once.
    func apply(to continuation: Continuation) {
      switch self {
      case .cancelled: continuation.resume(throwing: CancellationError())
      case .isThere: continuation.resume(returning: false)
      case .sleeps(let satisfied):
        for reply in satisfied { reply.answer(.success(())) }
      }
    }
  }
}
