import RefreshKit
import RefreshKitTesting

/// A manual clock that writes down for which instants it is asked to sleep.
final class CountingClock: Clock, Sendable {
  let manual = ManualClock()
  private let asked: AsyncStream<Instant>
  private let ask: AsyncStream<Instant>.Continuation

  init() {
    (asked, ask) = AsyncStream.makeStream(of: Instant.self)
  }

  var now: Instant { manual.now }
  var minimumResolution: Duration { manual.minimumResolution }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    ask.yield(deadline)
    try await manual.sleep(until: deadline, tolerance: tolerance)
  }

  /// Ends the counting: for which seconds sleeps were asked.
  func sleeps() async -> [Double] {
    ask.finish()
    var seconds: [Double] = []
    for await instant in asked { seconds.append(instant.sinceStart.inSeconds) }
    return seconds
  }
}
