import RefreshKit

/// A clock that stands where it is set, and costs nothing: what a clock takes is not the driver's.
final class SetClock: Clock, @unchecked Sendable {
  var now = Instant.zero
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}
