/// A call of ``RefreshDriver/run(isolation:)`` under way, as far as it can be woken.
final class DriverRun {
  enum Wake: Equatable, Sendable {
    /// Something else is the next to do.
    case changed
    /// The driver time has come for which a sleep was begun.
    case slept(Duration?)
  }

  private let wakes: AsyncStream<Wake>.Continuation

  init(wakes: AsyncStream<Wake>.Continuation) {
    self.wakes = wakes
  }

  func wake() {
    wakes.yield(.changed)
  }
}
