import RefreshKitTesting
import XCTest

/// Answers that come before the call suspends, which gates cannot bring about at will.
final class OneShotTests: XCTestCase {
  private struct Late: Error {}

  @MainActor
  func testAnswerThatIsThereBeforeTheCallIsTakenAtOnce() async throws {
    let reply = OneShot<Int>()
    XCTAssertFalse(reply.isAnswered)
    XCTAssertTrue(reply.answer(.success(1)))
    XCTAssertFalse(reply.answer(.success(2)))
    XCTAssertTrue(reply.isAnswered)
    let value = try await reply.value(within: .seconds(10)) { Late() }
    XCTAssertEqual(value, 1)
  }

  @MainActor
  func testCallOfACancelledTaskThrowsAtOnceAndStaysAnswered() async {
    let reply = OneShot<Int>()
    let task = Task { @MainActor in try await reply.value(within: .seconds(10)) { Late() } }
    task.cancel()
    switch await task.result {
    case .success: XCTFail("the task was not cancelled")
    case .failure(let error): XCTAssert(error is CancellationError, "\(error)")
    }
    XCTAssertFalse(reply.answer(.success(1)))
  }

  @MainActor
  func testBoundBelowZeroThrowsTheLateError() async {
    let reply = OneShot<Int>()
    do {
      _ = try await reply.value(within: .seconds(-1)) { Late() }
      XCTFail("nobody has answered")
    } catch {
      XCTAssert(error is Late, "\(error)")
    }
  }
}
