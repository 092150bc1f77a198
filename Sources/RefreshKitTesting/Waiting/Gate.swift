/// A place where code under test waits until the test lets it go on, with a value or an error.
///
/// ```swift
/// @MainActor
/// func testRowsAppearWhenTheyHaveLoaded() async throws {
///   let gate = Gate<[String]>()
///   let model = ListModel(load: { try await gate.wait() })
///   let tester = RefreshTester(scrollView: model.table)
///
///   try tester.pull()
///   try await gate.waitForArrival()
///   XCTAssert(model.table.refreshControl?.isRefreshing == true)
///   gate.open(with: ["a", "b"])
///   await model.loading?.value
///   XCTAssertEqual(model.rows, ["a", "b"])
/// }
/// ```
///
/// Each ``open(with:)`` and each ``fail(with:)`` answers one call of ``wait(within:)``: the one
/// that has waited longest or, if none waits, the next to come. So a test may answer before the
/// code asks, and a second load has a second answer.
///
/// Every wait has an upper bound in real time, after which it throws, so that a test never hangs. A
/// gate may be used from any number of tasks and threads.
public final class Gate<Success: Sendable>: Sendable {
  private struct State: HasWaiters {
    var calls: [OneShot<Success>] = []
    var answers: [Result<Success, any Error>] = []
    var callCount = 0
    var thresholds: [(count: Int, call: OneShot<Void>)] = []

    var waiterCount: Int { calls.count { !$0.isAnswered } }

    mutating func removeFirstCall(orKeep result: Result<Success, any Error>) -> OneShot<Success>? {
      if calls.isEmpty { answers.append(result) }
      return calls.isEmpty ? nil : calls.removeFirst()
    }
  }

  private let state = Locked(State())

  /// Creates a gate that is closed.
  public init() {}

  /// The number of calls of ``wait(within:)`` that wait now.
  ///
  /// - Complexity: O(n) in this number.
  public var waiterCount: Int { state.with { $0.waiterCount } }

  /// The number of calls of ``wait(within:)`` that have come so far.
  ///
  /// Those that did not have to wait count too, those in a task that was cancelled before do not.
  public var callCount: Int { state.with { $0.callCount } }

  /// Suspends until the gate is opened for this call.
  ///
  /// The call stays on the actor of its caller. Which call gets which answer is first come, first
  /// served; on different actors one may still go on before the other.
  ///
  /// - Parameter bound: The most real time to wait.
  /// - Returns: The value with which the gate is opened.
  /// - Throws: The error with which the test fails the call, `CancellationError` as soon as the
  ///   task is cancelled, or ``GateError/notOpened(within:)`` after the bound.
  /// - Complexity: O(n) in the number of calls that wait.
  public func wait(within bound: Duration = .seconds(10)) async throws -> Success {
    try Task.checkCancellation()
    let call = OneShot<Success>()
    let (answer, satisfied) = state.with {
      state -> (Result<Success, any Error>?, [OneShot<Void>]) in
      state.callCount += 1
      guard state.answers.isEmpty else { return (state.answers.removeFirst(), []) }
      state.calls.append(call)
      return (nil, state.removeSatisfied())
    }
    for call in satisfied { call.answer(.success(())) }
    if let answer { return try answer.get() }
    defer { state.with { $0.calls.removeAll { $0 === call } } }
    return try await call.value(within: bound) { GateError.notOpened(within: bound) }
  }

  /// Lets one call go on with a value: the one that has waited longest, or the next to come.
  ///
  /// - Complexity: O(n) in the number of calls that wait.
  public func open(with value: Success) { answer(.success(value)) }

  /// Lets one call throw an error: the one that has waited longest, or the next to come.
  ///
  /// - Complexity: O(n) in the number of calls that wait.
  public func fail(with error: any Error) { answer(.failure(error)) }

  /// Suspends until at least this many calls of ``wait(within:)`` wait at the gate.
  ///
  /// The call is resumed by the one that makes up the number, and nothing polls. A call that finds
  /// its answer ready does not wait and is not waited for; ``callCount`` tells of it.
  ///
  /// - Parameters:
  ///   - count: The number of calls. With 0 or less this returns at once.
  ///   - bound: The most real time to wait.
  /// - Throws: ``GateError/notArrived(expected:found:within:)`` after the bound, or
  ///   `CancellationError` if the task is cancelled.
  /// - Complexity: O(n) in the number of calls that wait.
  public func waitForArrival(
    _ count: Int = 1, within bound: Duration = .seconds(10)
  ) async throws {
    try await state.waitForWaiters(count, within: bound) {
      GateError.notArrived(expected: count, found: $0, within: bound)
    }
  }

  /// Answers the call that has waited longest and still wants an answer; without one keeps it.
  private func answer(_ result: Result<Success, any Error>) {
    while let call = state.with({ $0.removeFirstCall(orKeep: result) }) {
      if call.answer(result) { return }
    }
  }
}

extension Gate where Success == Void {
  /// Lets one call go on: the one that has waited longest, or the next to come.
  ///
  /// - Complexity: O(n) in the number of calls that wait.
  public func open() { open(with: ()) }
}
