public import RefreshCore

/// What came of a call of ``RefreshControl/refresh(isolation:_:)``.
public struct RefreshResult: Equatable, Sendable {
  /// How the refresh ended, or what came of work that returned before the minimum duration is over.
  ///
  /// In the second case the refresh ends with that then, unless something else ends it before.
  public let outcome: RefreshOutcome
  /// Whether the call waited for work that another call had begun, and its own did not run.
  public let isJoined: Bool
}

/// Why ``RefreshControl/refresh(isolation:_:)`` ran nothing.
public enum RefreshError: String, Error, Hashable, Sendable {
  /// The control is disabled and no refresh runs.
  case disabled
  /// Another control of the view refreshes, and only one of them may at a time.
  case excluded
  /// There is no refresh control, or the control is on no host.
  case noControl
  /// The call came from inside the work of the refresh that runs, or from a task that this work has
  /// begun, and would have waited for itself.
  case calledFromItsOwnWork
}

/// A begin that somebody was told, in the tasks that were begun by whoever heard of it.
///
/// All but the reference to it stays in the isolation of the control that it belongs to.
final class RefreshBegin: @unchecked Sendable {
  @TaskLocal static var ofThisTask: RefreshBegin?

  /// What tells a control from every other, also from one that is made when it is gone.
  final class Owner: Sendable {}

  let cycle: RefreshCycle
  private let owner: Owner
  private var isClaimed = false

  init(of owner: Owner, cycle: RefreshCycle) {
    self.owner = owner
    self.cycle = cycle
  }

  /// Takes the first call for work of its control that comes from such a task; `false` for any
  /// other.
  func claim(for caller: Owner?) -> Bool {
    guard owner === caller, !isClaimed else { return false }
    isClaimed = true
    return true
  }
}

/// The work of one refresh, from the call that brings it until it has returned.
///
/// All of it happens in the isolation of the control.
final class RefreshWork {
  /// What tells the work from every other in the tasks that it begins, which may outlive it.
  private final class Mark: Sendable {}

  /// All works that the present task is a part of.
  @TaskLocal private static var marks: [Mark] = []

  private let mark = Mark()
  let cycle: RefreshCycle
  /// How the refresh ended: by the work, or by something else while the work still ran.
  private(set) var outcome: RefreshOutcome?
  /// What the work threw before the refresh was ended by anything else.
  private(set) var error: (any Error)?
  /// The task of the work; `nil` where it runs in the task of the call.
  var task: Task<Void, Never>?
  private var joiners: [AsyncStream<Void>.Continuation] = []

  init(cycle: RefreshCycle) {
    self.cycle = cycle
  }

  /// Whether the present task is a part of the work.
  var isAroundThisTask: Bool { Self.marks.contains { $0 === mark } }

  /// Runs the work itself.
  func around(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
  ) async throws {
    try await Self.$marks.withValue(Self.marks + [mark]) {
      _ = isolation  // the closure is called in the isolation only because it captures it
      try await body()
    }
  }

  /// Notes how the refresh ended; only the first end counts.
  ///
  /// - Returns: Whether this was it: then those that wait are to be woken.
  func note(_ outcome: RefreshOutcome, error: (any Error)? = nil) -> Bool {
    guard self.outcome == nil else { return false }
    self.outcome = outcome
    self.error = error
    return true
  }

  /// Lets all go on that wait for the end; an executor may run them at once.
  func wakeJoiners() {
    guard outcome != nil else { return }
    let woken = joiners
    joiners = []
    for joiner in woken {
      joiner.yield()
    }
  }

  /// Calls the work off, since its refresh is over; one that goes on nevertheless is not listened
  /// to.
  func cancel() {
    task?.cancel()
  }

  /// Waits until the refresh has ended.
  ///
  /// - Throws: `CancellationError` if the waiting task is cancelled before.
  func waitForEnd(isolation: isolated (any Actor)?) async throws {
    guard outcome == nil else { return }
    let (ends, continuation) = AsyncStream.makeStream(of: Void.self)
    joiners.append(continuation)
    for await _ in ends { return }
    throw CancellationError()
  }
}

@available(*, unavailable)
extension RefreshWork: Sendable {}
