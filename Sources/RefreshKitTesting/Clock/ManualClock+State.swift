import RefreshKit

extension ManualClock {
  /// A call that is suspended; it is resumed with whether it has waited.
  typealias Continuation = CheckedContinuation<Bool, any Error>

  /// A call that waits for a number of sleepers.
  struct Waiter {
    let id: Int
    let count: Int
    let bound: Duration
    let continuation: Continuation
    /// The real time after which the call gives up.
    let timer: Task<Void, Never>
  }

  /// All that the lock of a clock protects.
  struct State {
    var now: Instant
    var sleepers = DeadlineQueue<Continuation>()
    var waiters: [Waiter] = []
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

    mutating func removeWaiter(_ id: Int) -> Waiter? {
      waiters.firstIndex { $0.id == id }.map { waiters.remove(at: $0) }
    }

    mutating func removeSatisfiedWaiters() -> [Waiter] {
      let satisfied = waiters.filter { $0.count <= sleepers.count }
      waiters.removeAll { $0.count <= sleepers.count }
      return satisfied
    }
  }

  /// What becomes of a call that has looked at the state.
  enum Outcome {
    case cancelled
    /// What it would wait for is there already.
    case isThere
    /// It waits, and others have waited for that.
    case waits(satisfying: [Waiter])

    /// Resumes whom there is to resume; not under the lock, since a call may go on at once.
    func apply(to continuation: Continuation) {
      switch self {
      case .cancelled: continuation.resume(throwing: CancellationError())
      case .isThere: continuation.resume(returning: false)
      case .waits(let satisfied):
        for waiter in satisfied {
          waiter.timer.cancel()
          waiter.continuation.resume(returning: true)
        }
      }
    }
  }
}
