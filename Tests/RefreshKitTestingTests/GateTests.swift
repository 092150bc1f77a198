import RefreshKit
import RefreshKitTesting
import XCTest

final class GateTests: XCTestCase {
  private struct Broken: Error, Equatable {}

  @MainActor
  func testCallGoesOnWithTheValueOfTheTest() async throws {
    let gate = Gate<Int>()
    let task = Task { try await gate.wait() }
    try await gate.waitForArrival()
    XCTAssertEqual(gate.waiterCount, 1)
    gate.open(with: 7)
    XCTAssertEqual(gate.waiterCount, 0)
    let value = try await task.value
    XCTAssertEqual(value, 7)
    XCTAssertEqual(gate.callCount, 1)
  }

  @MainActor
  func testCallThrowsTheErrorOfTheTest() async throws {
    let gate = Gate<Int>()
    let task = Task { try await gate.wait() }
    try await gate.waitForArrival()
    gate.fail(with: Broken())
    await assertThrows(Broken(), task)
  }

  @MainActor
  func testAnswersThatCameFirstWaitForTheirCalls() async throws {
    let gate = Gate<String>()
    gate.open(with: "a")
    gate.fail(with: Broken())
    gate.open(with: "c")
    let first = try await gate.wait(within: .zero)
    XCTAssertEqual(first, "a")
    await assertThrows(Broken(), Task { try await gate.wait() })
    let third = try await gate.wait(within: .zero)
    XCTAssertEqual(third, "c")
    XCTAssertEqual(gate.callCount, 3)
  }

  @MainActor
  func testCallsAreAnsweredInTheOrderInWhichTheyCame() async throws {
    let gate = Gate<Int>()
    var tasks: [Task<Int, any Error>] = []
    for number in 1...5 {
      tasks.append(Task { try await gate.wait() })
      try await gate.waitForArrival(number)
    }
    for value in 1...4 { gate.open(with: value) }
    for (index, task) in tasks.prefix(4).enumerated() {
      let value = try await task.value
      XCTAssertEqual(value, index + 1)
    }
    XCTAssertEqual(gate.waiterCount, 1)
    gate.open(with: 5)
    _ = try await tasks[4].value
  }

  @MainActor
  func testGateOfNothingOpensWithoutAValue() async throws {
    let gate = Gate<Void>()
    gate.open()
    try await gate.wait(within: .zero)
  }

  @MainActor
  func testCancelledCallLeavesItsAnswerToTheNext() async throws {
    let gate = Gate<Int>()
    let first = Task { try await gate.wait() }
    try await gate.waitForArrival()
    let second = Task { try await gate.wait() }
    try await gate.waitForArrival(2)
    first.cancel()
    XCTAssertEqual(gate.waiterCount, 1)
    gate.open(with: 1)
    let value = try await second.value
    XCTAssertEqual(value, 1)
    await assertCancelled(first)
  }

  @MainActor
  func testCallOfACancelledTaskTakesNoAnswer() async throws {
    let gate = Gate<Int>()
    gate.open(with: 1)
    let task = Task { @MainActor in try await gate.wait() }
    // The task shares the main actor with this test, so it has not run yet.
    task.cancel()
    await assertCancelled(task)
    XCTAssertEqual(gate.callCount, 0)
    let value = try await gate.wait(within: .zero)
    XCTAssertEqual(value, 1)
  }

  @MainActor
  func testCallThatIsNeverAnsweredThrowsAfterTheBound() async {
    let gate = Gate<Int>()
    do {
      _ = try await gate.wait(within: .milliseconds(1))
      XCTFail("nobody has opened the gate")
    } catch {
      XCTAssertEqual(error as? GateError, .notOpened(within: .milliseconds(1)))
      XCTAssertEqual(
        "\(error)",
        "expected the gate to open, found it closed after 0.001 seconds of real time: "
          + "call open(with:) or fail(with:) once for each call that waits")
    }
    XCTAssertEqual(gate.waiterCount, 0)
  }

  @MainActor
  func testArrivalThatNeverComesThrowsAfterTheBound() async throws {
    let gate = Gate<Void>()
    let task = Task { try await gate.wait() }
    try await gate.waitForArrival()
    do {
      try await gate.waitForArrival(2, within: .milliseconds(1))
      XCTFail("only one has come")
    } catch {
      XCTAssertEqual(
        error as? GateError, .notArrived(expected: 2, found: 1, within: .milliseconds(1)))
      XCTAssertEqual(
        "\(error)",
        "expected 2 waiting at the gate, found 1 after 0.001 seconds of real time: see whether the "
          + "code under test got this gate and whether its tasks were started")
    }
    gate.open()
    try await task.value
  }

  @MainActor
  func testWaitForArrivalEndsAtOnceForNobodyAndAtItsCancellation() async throws {
    let gate = Gate<Void>()
    try await gate.waitForArrival(0, within: .zero)
    try await gate.waitForArrival(-1, within: .zero)
    let early = Task { @MainActor in try await gate.waitForArrival() }
    early.cancel()
    await assertCancelled(early)
    let raced = Task.detached { try await gate.waitForArrival() }
    Task.detached { raced.cancel() }
    await assertCancelled(raced)
  }

  @MainActor
  func testThousandCancellationsFromAnotherThreadLoseNoAnswer() async {
    let gate = Gate<Int>()
    var answered = 0
    for number in 0..<1000 {
      let task = Task.detached { try await gate.wait() }
      let canceller = Task.detached { task.cancel() }
      let opener = Task.detached { if number % 2 == 0 { gate.open(with: number) } }
      let result = await task.result
      await canceller.value
      await opener.value
      switch result {
      case .success: answered += 1
      case .failure(let error): XCTAssert(error is CancellationError, "\(error)")
      }
    }
    XCTAssertEqual(gate.waiterCount, 0)
    // What was opened and not taken is there still.
    while (try? await gate.wait(within: .zero)) != nil { answered += 1 }
    XCTAssertEqual(answered, 500)
  }

  @MainActor
  func testManyThreadsAreAllAnswered() async throws {
    let gate = Gate<Int>()
    let sum = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 1...200 {
        group.addTask { try await gate.wait() }
        group.addTask {
          gate.open(with: number)
          return 0
        }
      }
      var sum = 0
      while let value = try await group.next() { sum += value }
      return sum
    }
    XCTAssertEqual(sum, 200 * 201 / 2)
  }

  @MainActor
  private func assertThrows<Success, Fault: Error & Equatable>(
    _ expected: Fault, _ task: Task<Success, any Error>, file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    switch await task.result {
    case .success: XCTFail("no error", file: file, line: line)
    case .failure(let error): XCTAssertEqual(error as? Fault, expected, file: file, line: line)
    }
  }

  @MainActor
  private func assertCancelled<Success>(
    _ task: Task<Success, any Error>, file: StaticString = #filePath, line: UInt = #line
  ) async {
    switch await task.result {
    case .success: XCTFail("the task was not cancelled", file: file, line: line)
    case .failure(let error):
      XCTAssert(error is CancellationError, "\(error)", file: file, line: line)
    }
  }
}
