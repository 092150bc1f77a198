import RefreshKit
import XCTest

/// What work waits for until a test lets it go on; it does not heed cancellation.
@MainActor
final class TestGate {
  private var result: Result<Void, any Error>?
  private var waiting: CheckedContinuation<Void, any Error>?

  /// Lets the work go on, or throw; only the first call counts.
  func open(throwing error: (any Error)? = nil) {
    guard result == nil else { return }
    let result = error.map { Result.failure($0) } ?? .success(())
    self.result = result
    waiting?.resume(with: result)
    waiting = nil
  }

  func wait() async throws {
    if let result { return try result.get() }
    try await withCheckedThrowingContinuation { waiting = $0 }
  }
}

/// What a test has waited for did not come.
struct Missing: Error, CustomStringConvertible {
  let description: String
}

/// Lets other tasks of the caller's actor go on until something holds, for 10 s of real time at
/// most.
func waitUntil(_ what: @autoclosure () -> String, _ condition: () -> Bool) async throws {
  let start = ContinuousClock.now
  while !condition() {
    guard start.duration(to: .now) < .seconds(10) else {
      throw Missing(description: "10 s passed without: \(what())")
    }
    await Task.yield()
  }
}
